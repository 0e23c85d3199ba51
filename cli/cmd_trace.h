/// \file
/// `gametree trace`: every step of a search, written while it runs.
#pragma once

#include <string>

#include "command_line.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/trace_report.h"
#include "input_file.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct TraceOptions {
  TraceOptions() { output.format = trace_formats().front().name; }

  std::string file;
  InputOptions read;
  Rules rules;
  SearchOptions lists{.cutoffs = true};
  OutputOptions output;
  std::string only;   ///< what read_trace_filter reads; empty: all
  bool step = false;  ///< on a terminal, a step a key
};

extern const CommandText kTraceText;
void setup_trace(CLI::App& app, TraceOptions& options);
int run_trace(const TraceOptions& options, Streams& streams);

}  // namespace gametree::cli
