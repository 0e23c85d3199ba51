/// \file
/// Grades as JSON: the record that every other form shows a part of, whole or a submission a line.
#include <optional>

#include "gametree/messages.h"
#include "output/grade_changes.h"
#include "output/grade_formats.h"
#include "output/grade_parts.h"
#include "output/grade_rules.h"
#include "output/json_parts.h"
#include "output/json_writer.h"
#include "output/node_refs.h"

namespace gametree::output {
namespace {

void write_tool(JsonWriter& json) {
  json.key("tool");
  json.open_object();
  write_string(json, "name", "gametree");
  write_string(json, "version", GAMETREE_VERSION);
  json.close_object();
}

void write_student(JsonWriter& json, const std::optional<Identity>& student) {
  json.key("student");
  if (!student) return json.null();
  json.open_object();
  write_string(json, "id", student->id);
  // Of who is missing there was nothing to match.
  if (student->matched_by.empty()) {
    json.key("matched_by");
    json.null();
  } else {
    write_string(json, "matched_by", student->matched_by);
  }
  json.close_object();
}

void write_score(JsonWriter& json, std::string_view key, const std::optional<Number>& score) {
  if (score) return write_number(json, key, *score);
  json.key(key);
  json.null();
}

void write_node(JsonWriter& json, const GameTree& tree, PathCursor& paths, NodeId node) {
  json.key("node");
  json.open_object();
  write_reference(json, {paths.path(node), tree.name(node), tree.action(node)});
  json.close_object();
}

void write_item(JsonWriter& json, const GameTree& tree, PathCursor& paths, const GradedItem& item) {
  json.open_object();
  write_string(json, "id", item.id);
  if (item.node) write_node(json, tree, paths, *item.node);
  write_string(json, "status", to_text(item.status));
  write_number(json, "points", item.points);
  write_number(json, "max_points", item.max_points);
  write_string(json, "given", item.given);
  write_string(json, "expected", item.expected);
  write_string(json, "note", reason(item));
  json.close_object();
}

void write_mark(JsonWriter& json, const Mark& mark) {
  json.key("mark");
  json.open_object();
  write_score(json, "points", mark.points);
  write_string(json, "comment", mark.comment);
  json.close_object();
}

void write_question(JsonWriter& json, const Exercise& exercise, const GradedQuestion& graded) {
  const Question& question = exercise.questions.at(graded.question);
  const GameTree& tree = exercise.trees.at(question.tree).tree;
  PathCursor paths(tree);
  json.open_object();
  write_string(json, "id", question.id);
  write_string(json, "type", to_text(question.type));
  write_alternative(json,
                    graded.alternative ? &question.also_accept.at(*graded.alternative) : nullptr);
  write_number(json, "score", graded.score);
  write_number(json, "max_score", graded.max_score);
  if (graded.mark) write_mark(json, *graded.mark);
  json.key("misconceptions");
  json.open_array();
  json.close_array();
  json.key("items");
  json.open_array();
  for (const GradedItem& item : graded.items) write_item(json, tree, paths, item);
  json.close_array();
  json.close_object();
}

void write_diagnostic(JsonWriter& json, const Error& error, std::string_view file) {
  json.open_object();
  write_string(json, "file", error.source.empty() ? file : error.source);
  if (error.place) {
    write_integer(json, "line", error.place->line);
    write_integer(json, "column", error.place->column);
  }
  write_string(json, "code", to_text(error.code));
  write_string(json, "text", sentence(error));
  json.close_object();
}

/// The keys of a submission, in the object that is open.
void write_submission(JsonWriter& json, const GradeReport& report, std::size_t number) {
  const GradedSubmission& submission = report.book.submissions[number];
  write_string(json, "file", submission.file);
  write_student(json, submission.student);
  write_string(json, "state", to_text(submission.state));
  write_score(json, "score", shown_score(submission, report.missing_zero));
  write_number(json, "max_score", submission.max_score);
  json.key("questions");
  json.open_array();
  for (const GradedQuestion& question : submission.questions)
    write_question(json, report.book.exercise, question);
  json.close_array();
  json.key("diagnostics");
  json.open_array();
  for (const Error* error : diagnostics(submission))
    write_diagnostic(json, *error, submission.file);
  json.close_array();
  write_previous(json, report, number);
}

void write_head(JsonWriter& json, const GradeReport& report, std::string_view schema) {
  write_string(json, "schema", schema);
  write_string(json, "exercise", report.book.exercise.id);
  write_tool(json);
}

}  // namespace

void write_grade_json(const GradeReport& report, const Sink& sink) {
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  write_head(json, report, "gametree/grade/1");
  write_number(json, "max_score", report.book.max_score);
  json.key("submissions");
  json.open_array();
  for (std::size_t i = 0; i < report.book.submissions.size(); ++i) {
    json.open_object();
    write_submission(json, report, i);
    json.close_object();
  }
  json.close_array();
  json.close_object();
  out.add('\n');
  out.flush();
}

void write_grade_jsonl(const GradeReport& report, const Sink& sink) {
  Buffer out(sink);
  for (std::size_t i = 0; i < report.book.submissions.size(); ++i) {
    JsonWriter json(out);
    json.open_object();
    write_head(json, report, "gametree/grade-submission/1");
    write_submission(json, report, i);
    json.close_object();
    out.add('\n');
  }
  out.flush();
}

}  // namespace gametree::output
