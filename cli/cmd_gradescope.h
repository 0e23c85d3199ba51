/// \file
/// `gametree gradescope`: an autograder to be uploaded.
#pragma once

#include <optional>
#include <string>

#include "command_line.h"
#include "gametree/exercise.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct GradescopeOptions {
  std::string file;
  std::optional<Feedback> feedback;
  OutputOptions output;
};

extern const CommandText kGradescopeText;
void setup_gradescope(CLI::App& app, GradescopeOptions& options);
int run_gradescope(const GradescopeOptions& options, Streams& streams);

}  // namespace gametree::cli
