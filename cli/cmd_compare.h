/// \file
/// `gametree compare`: what pruning and the order of children are worth on one tree.
#pragma once

#include <string>

#include "command_line.h"
#include "gametree/rules.h"
#include "input_file.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct CompareOptions {
  std::string file;
  InputOptions read;
  Rules rules;
  OutputOptions output;
};

extern const CommandText kCompareText;
void setup_compare(CLI::App& app, CompareOptions& options);
int run_compare(const CompareOptions& options, Streams& streams);

}  // namespace gametree::cli
