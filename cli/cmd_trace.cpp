/// \file
/// `gametree trace`: every step of a search, written while it runs.
#include "cmd_trace.h"

#include <CLI/CLI.hpp>
#include <vector>

#include "option_values.h"
#include "options.h"
#include "search_file.h"

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

int write_trace(const TraceOptions& options, const TraceFormat& format, OutputFile& output,
                Streams& streams) {
  const TraceReport report{
      .source = options.file, .lists = options.lists, .colors = colors(options.output, streams)};
  const Sink sink = sink_into(output);
  const std::unique_ptr<TraceWriter> writer = format.make(report, sink);
  int status = kDone;
  const SearchJob job{options.read, options.rules, needed_lists(format, options.lists)};
  const std::optional<SearchResult> result =
      trace_file(options.file, job, *writer, streams, status);
  if (result)
    writer->finish(*result);
  else
    output.abandon();
  return status;
}

}  // namespace

const CommandText kTraceText{
    .name = "trace",
    .arguments = "FILE",
    .summary = "every step of a search, as it happens",
    .detail = "Rules (gametree help rules explains them) and other options:",
    .example =
        "$ echo '(MAX 1 2)' | gametree trace --format jsonl - | head -2\n"
        "{\"step\": 1, \"event\": \"enter\", \"node\": {\"path\": \"/\"}, \"player\": \"MAX\", "
        "\"depth\": 0}\n"
        "{\"step\": 2, \"event\": \"leaf\", \"node\": {\"path\": \"/1\"}, \"player\": \"LEAF\", "
        "\"depth\": 1, \"value\": 1}",
};

void setup_trace(CLI::App& app, TraceOptions& options) {
  add_file(app, options.file);
  add_rule_options(app, options.rules);
  add_read_options(app, options.read);
  add_list_options(app, options.lists);
  add_trace_formats(app, options.output);
  add_color_option(app, options.output);
  add_file_option(app, options.output);
}

int run_trace(const TraceOptions& options, Streams& streams) {
  const TraceFormat& format = *find_trace_format(options.output.format);
  if (options.lists.nodes && !format.lists_all)
    return refuse_usage("trace", "--nodes is for --json: it lists all nodes behind the steps",
                        streams);
  return with_output(options.output, streams, [&](OutputFile& output) {
    return write_trace(options, format, output, streams);
  });
}

}  // namespace gametree::cli
