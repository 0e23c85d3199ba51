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

void write_exercise_size(JsonWriter& json, const ExerciseSize& exercise) {
  json.key("counts");
  json.open_object();
  write_integer(json, "trees", exercise.trees);
  write_integer(json, "questions", exercise.questions);
  write_number(json, "points", exercise.points);
  json.close_object();
}

void write_problem(JsonWriter& json, const Error& problem, std::string_view file) {
  json.open_object();
  // One that the file names.
  if (!problem.source.empty() && problem.source != file) write_string(json, "file", problem.source);
  if (problem.place) {
    write_integer(json, "line", problem.place->line);
    write_integer(json, "column", problem.place->column);
  }
  write_string(json, "code", to_text(problem.code));
  write_string(json, "message", sentence(problem));
  json.close_object();
}

void write_all(JsonWriter& json, std::string_view key, const std::vector<Error>& found,
               std::string_view file) {
  json.key(key);
  json.open_array();
  for (const Error& each : found) write_problem(json, each, file);
  json.close_array();
}

}  // namespace

void write_check_json(const CheckReport& report, const Sink& sink) {
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  write_string(json, "schema", "gametree/check/1");
  write_string(json, "file", report.source);
  write_string(json, "kind", report.kind == FileKind::tree ? "tree" : "exercise");
  json.key("ok");
  json.boolean(report.problems.empty());
  if (report.tree) write_tree_size(json, *report.tree);
  if (report.exercise) write_exercise_size(json, *report.exercise);
  write_all(json, "problems", report.problems, report.source);
  write_all(json, "warnings", report.warnings, report.source);
  json.close_object();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
