/// \file
/// `gametree check`: whether trees and exercises are well formed.
#pragma once

#include <string>
#include <vector>

#include "check_answers.h"
#include "command_line.h"
#include "gametree/read_tree.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct CheckOptions {
  std::vector<std::string> files;
  ReadOptions read;
  AnswersCheck answers;  ///< where FILE... are answers
  OutputOptions output;
};

extern const CommandText kCheckText;
void setup_check(CLI::App& app, CheckOptions& options);
int run_check(const CheckOptions& options, Streams& streams);

}  // namespace gametree::cli
