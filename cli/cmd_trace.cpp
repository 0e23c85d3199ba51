/// \file
/// `gametree trace`: every step of a search, written while it runs.
#include "cmd_trace.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <vector>

#include "gametree/messages.h"
#include "gametree/trace_filter.h"
#include "option_values.h"
#include "options.h"
#include "overwrite.h"
#include "search_file.h"
#include "step_through.h"
#include "terminal.h"

namespace gametree::cli {
namespace {

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const TraceFormat& format : trace_formats()) names.push_back(format.name);
  return names;
}

void add_trace_formats(CLI::App& app, OutputOptions& output) {
  const CLI::Option* format =
      app.add_option_function<std::string>(
             "--format",
             [&output](const std::string& given) {
               output.format = trace_formats()[read_word("format", given, format_names())].name;
             })
          ->type_name(alternatives(format_names()));
  add_json_flag(app, *format, output.format, "");
}

void add_step_options(CLI::App& app, TraceOptions& options) {
  app.add_option_function<std::string>(
         "--only",
         [&options](const std::string& given) {
           // As from a script's variable that is not set.
           if (given.empty()) throw CLI::ValidationError("--only needs cuts, leaves or a node");
           options.only = given;
         },
         "cutoffs, what is read, or the steps at a node")
      ->type_name("cuts|leaves|NODE");
  app.add_flag("--step", options.step, "on a terminal: wait for a key after each step");
}

/// What the whole trace is narrowed to; none: that node does not exist, which was said.
std::optional<TraceFilter> filter_for(const TraceOptions& options, const GameTree& tree,
                                      Streams& streams, int& status) {
  if (options.only.empty()) return TraceFilter{};
  const Result<TraceFilter> filter = read_trace_filter(options.only, tree);
  if (filter) return *filter;
  status = refuse_usage("trace", "--only: " + sentence(filter.error()), streams);
  return std::nullopt;
}

/// Has the steps written. False where the trace is not whole.
bool write_steps(const TraceOptions& options, TraceWriter& writer, Streams& streams, int& status,
                 const std::function<void()>& before_result) {
  const std::optional<GameTree> tree = load_for_search(options.file, options.read, streams, status);
  if (!tree) return false;
  const std::optional<TraceFilter> filter = filter_for(options, *tree, streams, status);
  if (!filter) return false;
  const TraceFormat& format = *find_trace_format(options.output.format);
  const SearchJob job{options.read, options.rules, needed_lists(format, options.lists)};
  FilteredTrace listener(*filter, writer);
  const std::optional<SearchResult> result =
      trace_tree(*tree, options.file, job, listener, streams, status);
  if (!result) return false;
  before_result();
  writer.finish(*result);
  return true;
}

/// The table's width: the terminal's, as long as it can be read.
std::size_t columns_for(const OutputOptions& output, const Streams& streams) {
  constexpr std::size_t kNarrowest = 80;
  constexpr std::size_t kWidest = 140;
  const auto columns = output.file.empty() ? terminal_columns(streams.out) : std::nullopt;
  return columns ? std::clamp(*columns, kNarrowest, kWidest) : TraceReport{}.columns;
}

int write_trace(const TraceOptions& options, OutputFile& output, Streams& streams) {
  const TraceReport report{.source = options.file,
                           .lists = options.lists,
                           .colors = colors(options.output, streams),
                           .columns = columns_for(options.output, streams)};
  const Sink sink = sink_into(output);
  const std::unique_ptr<TraceWriter> writer =
      find_trace_format(options.output.format)->make(report, sink);
  int status = kDone;
  if (!write_steps(options, *writer, streams, status, [] {})) output.abandon();
  return status;
}

int step_through(const TraceOptions& options, Streams& streams) {
  const TraceReport report{.source = options.file,
                           .lists = options.lists,
                           .colors = colors(options.output, streams),
                           .layout = TraceLayout::cards};
  StepThrough steps(streams);
  const std::unique_ptr<TraceWriter> writer =
      find_trace_format(options.output.format)->make(report, steps.sink());
  int status = kDone;
  write_steps(options, *writer, streams, status, [&steps] { steps.flow(); });
  return status;
}

/// Options that contradict each other; empty: none.
std::string_view contradiction(const TraceOptions& options, const Streams& streams) {
  if (options.lists.nodes && !find_trace_format(options.output.format)->lists_all)
    return "--nodes is for --json: it lists all nodes behind the steps";
  if (!options.step) return "";
  if (options.output.format != "text") return "--step is for text, and not for other formats";
  if (!options.output.file.empty()) return "--step is for a terminal, and not for -o";
  if (options.file == "-") return "--step reads keys from standard input, so FILE can't be -";
  return why_no_stepping(streams);
}

}  // namespace

const CommandText kTraceText{
    .name = "trace",
    .arguments = "FILE",
    .summary = "every step of a search, as it happens",
    .detail = "In column v, ≥2 is 2 at least for all that is known so far, 2? either way. Options:",
    .example =
        "$ echo '((3 9) (2 4))' | gametree trace --algorithm alphabeta --only cuts - | head -3\n"
        "step  node      event      v  alpha   beta  why\n"
        "  12    MIN /2  cut       ≤2      3    inf  2 <= alpha 3: MIN has 2 here, and MAX is "
        "already\n"
        "                                            sure of 3 at the root, so the rest of /2 is "
        "cut",
};

void setup_trace(CLI::App& app, TraceOptions& options) {
  add_file(app, options.file);
  add_rule_options(app, options.rules);
  add_input_options(app, options.read);
  add_list_options(app, options.lists);
  add_trace_formats(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
  add_step_options(app, options);
}

int run_trace(const TraceOptions& options, Streams& streams) {
  const std::string_view problem = contradiction(options, streams);
  if (!problem.empty()) return refuse_usage("trace", problem, streams);
  if (options.step) return step_through(options, streams);
  return with_new_output("trace", {options.file}, options.output, streams,
                         [&](OutputFile& output) { return write_trace(options, output, streams); });
}

}  // namespace gametree::cli
