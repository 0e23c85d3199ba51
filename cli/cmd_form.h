/// \file
/// `gametree form`: the answers file that students fill in.
#pragma once

#include <string>

#include "command_line.h"
#include "gametree/answers_report.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct FormOptions {
  FormOptions() { output.format = answers_formats().front().name; }

  std::string file;
  std::string language = "en";
  OutputOptions output;
};

extern const CommandText kFormText;
void setup_form(CLI::App& app, FormOptions& options);
int run_form(const FormOptions& options, Streams& streams);

}  // namespace gametree::cli
