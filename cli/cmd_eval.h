/// \file
/// `gametree eval`: value, best actions, principal line, and how much was read.
#pragma once

#include <string>
#include <vector>

#include "command_line.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "input_file.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct EvalOptions {
  std::vector<std::string> files;
  InputOptions read;
  Rules rules;
  SearchOptions lists{.cutoffs = true};
  OutputOptions output;
};

extern const CommandText kEvalText;
void setup_eval(CLI::App& app, EvalOptions& options);
int run_eval(const EvalOptions& options, Streams& streams);

}  // namespace gametree::cli
