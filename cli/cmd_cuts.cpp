/// \file
/// `gametree cuts`: where alpha-beta cuts, why, and what it never reads.
#include "cmd_cuts.h"

#include "gametree/messages.h"
#include "gametree/report.h"
#include "options.h"
#include "overwrite.h"
#include "search_file.h"

namespace gametree::cli {
namespace {

/// Algorithms that read every leaf have nothing to tell here.
bool makes_cutoffs(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::automatic:  // minimax or expectimax
    case Algorithm::minimax:
    case Algorithm::expectimax:
      return false;
    case Algorithm::alphabeta:
      return true;
  }
  return false;
}

int refuse_algorithm(Algorithm algorithm, Streams& streams) {
  Error error;
  error.code = ErrorCode::no_cutoffs;
  error.facts = {std::string(to_text(algorithm))};
  return refuse_usage("cuts", sentence(error), streams);
}

int write_cuts(const CutsOptions& options, OutputFile& output, Streams& streams) {
  int status = kDone;
  const SearchJob job{options.read, options.rules, options.lists};
  const std::optional<SearchResult> result = search_file(options.file, job, streams, status);
  if (!result) return status;
  find_report_format(options.output.format)
      ->write_search({.kind = ReportKind::cuts,
                      .source = options.file,
                      .result = *result,
                      .lists = options.lists,
                      .colors = colors(options.output, streams)},
                     sink_into(output));
  return status;
}

}  // namespace

const CommandText kCutsText{
    .name = "cuts",
    .arguments = "FILE",
    .summary = "alpha-beta's cutoffs: what it never reads, and why",
    .detail = "Rules (gametree help rules explains them) and other options:",
    .example =
        "$ gametree cuts exercises/deep-cutoff/tree.sexp | tail -3\n"
        "cutoff 1: MIN node /2/2/1, after its child /2/2/1/1\n"
        "  MIN has 3 here, and MAX is already sure of 4 (3 <= alpha 4): the rest can't matter\n"
        "  cut: leaf /2/2/1/2 = 8",
};

void setup_cuts(CLI::App& app, CutsOptions& options) {
  add_file(app, options.file);
  add_rule_options(app, options.rules);
  add_input_options(app, options.read);
  add_list_options(app, options.lists);
  add_format_options(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_cuts(const CutsOptions& options, Streams& streams) {
  if (!makes_cutoffs(options.rules.algorithm))
    return refuse_algorithm(options.rules.algorithm, streams);
  return with_new_output("cuts", {options.file}, options.output, streams,
                         [&](OutputFile& output) { return write_cuts(options, output, streams); });
}

}  // namespace gametree::cli
