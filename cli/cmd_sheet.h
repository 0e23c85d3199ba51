/// \file
/// `gametree sheet`: an exercise as it is handed out.
#pragma once

#include <string>

#include "command_line.h"
#include "gametree/sheet.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct SheetOptions {
  SheetOptions() { output.format = sheet_formats().front().name; }

  std::string file;
  bool key = false;
  std::string language = "en";
  OutputOptions output;
};

extern const CommandText kSheetText;
void setup_sheet(CLI::App& app, SheetOptions& options);
int run_sheet(const SheetOptions& options, Streams& streams);

}  // namespace gametree::cli
