/// \file
/// What was understood of a submission as JSON, the document `gametree/check-answers/1`.
#include "gametree/answers_report.h"
#include "gametree/messages.h"
#include "output/answers_understood.h"
#include "output/json_writer.h"

namespace gametree {
namespace {

using output::JsonWriter;

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

void write_items(JsonWriter& json, const Question& question, const GameTree& tree,
                 const Answer& answer) {
  for (const output::UnderstoodItem& item : output::understood_items(question, tree, answer)) {
    json.open_object();
    write_string(json, "question", question.id);
    if (!item.node.empty()) write_string(json, "node", item.node);
    write_string(json, "given", item.given);
    write_string(json, "state", output::word(item.state));
    write_string(json, "reads", item.reads);
    json.key("problems");
    json.open_array();
    for (const Error* problem : item.problems) write_problem(json, *problem);
    json.close_array();
    json.close_object();
  }
}

void write_answers(JsonWriter& json, const UnderstoodReport& report) {
  const std::vector<Answer>& answers = report.submission.answers;
  json.key("answers");
  json.open_array();
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Question& question = report.exercise.questions.at(i);
    write_items(json, question, report.exercise.trees.at(question.tree).tree, answers[i]);
  }
  json.close_array();
}

void write_problems(JsonWriter& json, const UnderstoodSubmission& submission) {
  json.key("problems");
  json.open_array();
  if (submission.ungradable) write_problem(json, *submission.ungradable);
  for (const Error& error : submission.passed_over) write_problem(json, error);
  for (const Answer& answer : submission.answers)
    for (const Error& error : answer.passed_over) write_problem(json, error);
  json.close_array();
}

}  // namespace

void write_understood_json(const UnderstoodReport& report, const Sink& sink) {
  const UnderstoodSubmission& submission = report.submission;
  output::Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  write_string(json, "schema", "gametree/check-answers/1");
  write_string(json, "file", submission.file);
  if (submission.line != 0) write_integer(json, "line", submission.line);
  write_string(json, "kind", "answers");
  write_string(json, "exercise", report.exercise.id);
  json.key("ok");
  json.boolean(!needs_a_look(submission));
  json.key("students");
  json.open_array();
  for (const std::string& id : submission.students) json.string(id);
  json.close_array();
  write_answers(json, report);
  write_problems(json, submission);
  json.close_object();
  out.add('\n');
  out.flush();
}

}  // namespace gametree
