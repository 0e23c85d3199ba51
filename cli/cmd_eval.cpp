/// \file
/// `gametree eval`: value, best actions, principal line, and how much was read.
#include "cmd_eval.h"

#include "gametree/report.h"
#include "gametree/text.h"
#include "options.h"
#include "overwrite.h"
#include "search_file.h"

namespace gametree::cli {
namespace {

/// Text shows cutoffs by their number alone, so that there is no need to list them.
SearchOptions needed_lists(const EvalOptions& options) {
  SearchOptions lists = options.lists;
  lists.cutoffs = lists.cutoffs && options.output.format != "text";
  return lists;
}

/// One of several results as text has its file's name above it, and an empty line before.
void write_heading(const EvalOptions& options, const std::string& file, OutputFile& output,
                   bool is_first) {
  if (options.files.size() < 2 || options.output.format != "text") return;
  output.write((is_first ? "" : "\n") + printable(file) + ":\n");
}

int eval_files(const EvalOptions& options, OutputFile& output, Streams& streams) {
  const ReportFormat& format = *find_report_format(options.output.format);
  const SearchJob job{options.read, options.rules, needed_lists(options)};
  int status = kDone;
  bool is_first = true;
  for (const std::string& file : options.files) {
    if (output.is_closed()) break;
    const std::optional<SearchResult> result = search_file(file, job, streams, status);
    if (!result) continue;
    write_heading(options, file, output, is_first);
    is_first = false;
    format.write_search({.kind = ReportKind::eval,
                         .source = file,
                         .result = *result,
                         .lists = job.lists,
                         .colors = colors(options.output, streams)},
                        sink_into(output));
  }
  return status;
}

}  // namespace

const CommandText kEvalText{
    .name = "eval",
    .arguments = "FILE...",
    .summary = "value, best actions, principal line, and how much was read",
    .detail = "Rules (gametree help rules explains them) and other options:",
    .example =
        "$ gametree eval exercises/deep-cutoff/tree.sexp\n"
        "value  7\n"
        "best   /2\n"
        "line   /2 → /2/2 → /2/2/2 (leaf 7)\n"
        "read   9 of 9 nodes, 5 of 5 leaves\n"
        "rules  minimax",
};

void setup_eval(CLI::App& app, EvalOptions& options) {
  add_files(app, options.files);
  add_rule_options(app, options.rules);
  add_input_options(app, options.read);
  add_list_options(app, options.lists);
  add_format_options(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_eval(const EvalOptions& options, Streams& streams) {
  return with_new_output("eval", options.files, options.output, streams,
                         [&](OutputFile& output) { return eval_files(options, output, streams); });
}

}  // namespace gametree::cli
