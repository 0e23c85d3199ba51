/// \file
/// `gametree key`: the answers that grade to full marks.
#pragma once

#include <string>

#include "command_line.h"
#include "gametree/answers_report.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct KeyOptions {
  KeyOptions() { output.format = answers_formats().front().name; }

  std::string file;
  std::string language = "en";
  OutputOptions output;
};

extern const CommandText kKeyText;
void setup_key(CLI::App& app, KeyOptions& options);
int run_key(const KeyOptions& options, Streams& streams);

}  // namespace gametree::cli
