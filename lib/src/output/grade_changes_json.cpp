/// \file
/// What changed since an earlier run, in the record.
#include <optional>
#include <string_view>

#include "output/grade_changes.h"

namespace gametree::output {
namespace {

void write_points(JsonWriter& json, std::string_view key, const std::optional<Number>& points) {
  if (points) return write_number(json, key, *points);
  json.key(key);
  json.null();
}

void write_item(JsonWriter& json, const ItemChange& change) {
  json.open_object();
  write_string(json, "id", change.after == nullptr ? change.before->id : change.after->id);
  write_string(json, "why", to_text(change.cause));
  if (const EarlierItem* before = change.before) {
    write_string(json, "status", before->status);
    write_number(json, "points", before->points);
    write_string(json, "given", before->given);
    write_string(json, "expected", before->expected);
  }
  json.close_object();
}

void write_question(JsonWriter& json, const QuestionChange& change, const Exercise& exercise) {
  json.open_object();
  write_string(json, "id", exercise.questions.at(change.question).id);
  write_points(json, "score", change.before);
  if (change.cause) write_string(json, "why", to_text(*change.cause));
  json.key("items");
  json.open_array();
  for (const ItemChange& item : change.items) write_item(json, item);
  json.close_array();
  json.close_object();
}

void write_before(JsonWriter& json, const EarlierSubmission& before) {
  write_string(json, "file", before.file);
  write_string(json, "state", before.state);
  write_points(json, "score", before.score);
}

}  // namespace

void write_previous(JsonWriter& json, const GradeReport& report, std::size_t submission) {
  if (report.changes == nullptr) return;
  json.key("previous");
  const GradeChange* change = find_change(report, submission);
  if (change == nullptr) return json.null();
  json.open_object();
  if (change->before != nullptr) write_before(json, *change->before);
  json.key("questions");
  json.open_array();
  for (const QuestionChange& question : change->questions)
    write_question(json, question, report.book.exercise);
  json.close_array();
  json.close_object();
}

}  // namespace gametree::output
