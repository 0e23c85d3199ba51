/// \file
/// `gametree convert`: the same tree in another format, its nodes lettered where that is asked for.
#pragma once

#include <string>

#include "command_line.h"
#include "input_file.h"
#include "name_nodes.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct ConvertOptions {
  std::string file;
  std::string to;  ///< empty: by the ending of the output file
  Lettering lettering = Lettering::none;
  InputOptions read;
  OutputOptions output;
};

extern const CommandText kConvertText;
void setup_convert(CLI::App& app, ConvertOptions& options);
int run_convert(const ConvertOptions& options, Streams& streams);

}  // namespace gametree::cli
