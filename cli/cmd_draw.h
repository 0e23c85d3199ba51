/// \file
/// `gametree draw`: a picture of a tree, plain or with what a search found.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "command_line.h"
#include "gametree/rules.h"
#include "input_file.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct DrawOptions {
  std::string file;
  InputOptions read;
  Rules rules;
  OutputOptions output;
  std::string at;  ///< a reference; empty: the root
  std::optional<std::uint32_t> depth;
  bool values = false;
  bool cuts = false;  ///< values as alpha-beta knows them
  bool windows = false;
  bool paths = false;
  bool evals = false;
  bool ascii = false;
  bool standalone = false;
};

extern const CommandText kDrawText;
void setup_draw(CLI::App& app, DrawOptions& options);
int run_draw(const DrawOptions& options, Streams& streams);

}  // namespace gametree::cli
