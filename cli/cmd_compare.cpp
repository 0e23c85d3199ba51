/// \file
/// `gametree compare`: what pruning and the order of children are worth on one tree.
#include "cmd_compare.h"

#include "gametree/compare.h"
#include "gametree/report.h"
#include "input_file.h"
#include "options.h"
#include "overwrite.h"

namespace gametree::cli {
namespace {

int write_comparison(const CompareOptions& options, OutputFile& output, Streams& streams) {
  const Result<GameTree> tree = load_tree(options.file, options.read, streams);
  if (!tree) {
    print_error(tree.error(), streams);
    return status_of(tree.error());
  }
  Result<Comparison> comparison = compare(*tree, options.rules);
  if (!comparison) {
    comparison.error().source = options.file;
    print_error(comparison.error(), streams);
    return kUsage;
  }
  find_report_format(options.output.format)
      ->write_comparison({.source = options.file,
                          .comparison = *comparison,
                          .colors = colors(options.output, streams)},
                         sink_into(output));
  return kDone;
}

}  // namespace

const CommandText kCompareText{
    .name = "compare",
    .arguments = "FILE",
    .summary = "one table: minimax, and alpha-beta in each order of the children",
    .detail = "Rules that all share (gametree help rules explains them) and other options:",
    .example =
        "$ gametree compare exercises/three-branches/tree.yaml | head -3\n"
        "search                     value  best  nodes read  leaves read  of all\n"
        "minimax                        3  a             13            9    100%\n"
        "alphabeta, order given         3  a             11            7     78%",
};

void setup_compare(CLI::App& app, CompareOptions& options) {
  add_file(app, options.file);
  add_shared_rule_options(app, options.rules);
  add_input_options(app, options.read);
  add_format_options(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_compare(const CompareOptions& options, Streams& streams) {
  return with_new_output(
      "compare", {options.file}, options.output, streams,
      [&](OutputFile& output) { return write_comparison(options, output, streams); });
}

}  // namespace gametree::cli
