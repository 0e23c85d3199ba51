/// \file
/// `gametree cuts`: where alpha-beta cuts, why, and what it never reads.
#pragma once

#include <string>

#include "command_line.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "input_file.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct CutsOptions {
  CutsOptions() { rules.algorithm = Algorithm::alphabeta; }

  std::string file;
  InputOptions read;
  Rules rules;
  SearchOptions lists{.cutoffs = true};
  OutputOptions output;
};

extern const CommandText kCutsText;
void setup_cuts(CLI::App& app, CutsOptions& options);
int run_cuts(const CutsOptions& options, Streams& streams);

}  // namespace gametree::cli
