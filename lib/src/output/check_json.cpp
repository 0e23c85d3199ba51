/// \file
/// What `check` found in a file as JSON, the document `gametree/check/1`.
#include "gametree/messages.h"
#include "output/json_writer.h"
#include "output/report_formats.h"

namespace gametree::output {
namespace {

void write_tree_size(JsonWriter& json, const TreeSize& tree) {
  json.key("counts");
  json.open_object();
  write_integer(json, "nodes", tree.nodes);
  write_integer(json, "leaves", tree.leaves);
  write_integer(json, "depth", tree.depth);
  json.close_object();
}

void write_problem(JsonWriter& json, const Error& problem) {
  json.open_object();
  if (problem.place) {
    write_integer(json, "line", problem.place->line);
    write_integer(json, "column", problem.place->column);
  }
  write_string(json, "code", to_text(problem.code));
  write_string(json, "message", sentence(problem));
  json.close_object();
}

}  // namespace

void write_check_json(const CheckReport& report, const Sink& sink) {
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  write_string(json, "schema", "gametree/check/1");
  write_string(json, "file", report.source);
  write_string(json, "kind", "tree");
  json.key("ok");
  json.boolean(report.problems.empty());
  if (report.tree) write_tree_size(json, *report.tree);
  json.key("problems");
  json.open_array();
  for (const Error& problem : report.problems) write_problem(json, problem);
  json.close_array();
  json.close_object();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
