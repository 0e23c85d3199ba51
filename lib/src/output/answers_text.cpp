/// \file
/// What was understood of a submission, for people.
#include "gametree/answers_report.h"
#include "gametree/messages.h"
#include "gametree/text.h"
#include "output/answers_understood.h"
#include "output/grade_parts.h"
#include "output/grade_table.h"

namespace gametree {
namespace {

using output::shown;
using output::TableRow;
using output::UnderstoodItem;

std::string heading(const UnderstoodReport& report) {
  const UnderstoodSubmission& submission = report.submission;
  std::string text = printable(submission.file);
  if (submission.line != 0) text += ":" + std::to_string(submission.line);
  std::string students;
  for (const std::string& id : submission.students)
    students += (students.empty() ? "" : ", ") + shown(id);
  return text + ": answers" + (students.empty() ? "" : " of " + students) + " to " +
         shown(report.exercise.id);
}

std::string understood(const UnderstoodItem& item) {
  if (item.state != ReadState::invalid)
    return item.reads.empty() ? std::string(output::word(item.state)) : shown(item.reads);
  return item.reads.empty() ? "invalid" : shown(item.reads) + " (the rest is invalid)";
}

void add_rows(const Question& question, const GameTree& tree, const Answer& answer,
              std::vector<TableRow>& rows) {
  for (const UnderstoodItem& item : output::understood_items(question, tree, answer)) {
    TableRow row{.cells = {"  " + shown(question.id), shown(item.node), shown(item.given),
                           understood(item)}};
    for (const Error* problem : item.problems)
      row.below += (row.below.empty() ? "" : "; ") + printable(sentence(*problem));
    rows.push_back(std::move(row));
  }
}

void write_noticed(const std::vector<Error>& errors, std::string_view file, output::Buffer& out) {
  for (const Error& error : errors)
    out.add("  " + output::place_text(error, file) + ": " + printable(sentence(error)) + "\n");
}

}  // namespace

void write_understood_text(const UnderstoodReport& report, const Sink& sink) {
  const UnderstoodSubmission& submission = report.submission;
  output::Buffer out(sink);
  const output::Style style(report.colors);
  out.add(style.strong(heading(report)) + "\n");
  if (submission.ungradable) write_noticed({*submission.ungradable}, submission.file, out);
  std::vector<TableRow> rows{{.cells = {"  question", "node", "given", "understood as"}}};
  for (std::size_t i = 0; i < submission.answers.size(); ++i) {
    const Question& question = report.exercise.questions.at(i);
    add_rows(question, report.exercise.trees.at(question.tree).tree, submission.answers[i], rows);
  }
  using output::Align;
  if (rows.size() > 1)
    output::write_rows(rows, {Align::left, Align::left, Align::left, Align::left}, style, out);
  write_noticed(submission.passed_over, submission.file, out);
  for (const Answer& answer : submission.answers)
    write_noticed(answer.passed_over, submission.file, out);
  out.flush();
}

}  // namespace gametree
