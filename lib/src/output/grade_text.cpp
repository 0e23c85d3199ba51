/// \file
/// Grades for a teacher: a table, how the questions went, and what someone should look at.
#include <fmt/format.h>

#include <array>
#include <cmath>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "gametree/messages.h"
#include "gametree/text.h"
#include "output/buffer.h"
#include "output/frequent_answers.h"
#include "output/grade_changes.h"
#include "output/grade_formats.h"
#include "output/grade_parts.h"
#include "output/grade_repeats.h"
#include "output/grade_statistics.h"
#include "output/grade_story.h"
#include "output/grade_table.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLongHeading = 16;

/// `2 graded, 1 ungradable`.
std::string states(const GradeBook& book) {
  constexpr std::array kStates{SubmissionState::graded, SubmissionState::ungradable,
                               SubmissionState::missing, SubmissionState::unmatched,
                               SubmissionState::duplicate};
  std::string text;
  for (const SubmissionState state : kStates) {
    std::size_t count = 0;
    for (const GradedSubmission& submission : book.submissions)
      if (submission.state == state) ++count;
    if (count > 0)
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", grouped(count), to_text(state));
  }
  return text;
}

void write_summary(const GradeBook& book, const Style& style, Buffer& out) {
  const std::string counts = states(book);
  out.add(style.strong(shown(book.exercise.id)) + ": " +
          counted(book.submissions.size(), "submission", "submissions") +
          (counts.empty() ? "" : " (" + counts + ")") + ", at most " + points_text(book.max_score) +
          " points\n");
}

TableRow student_row(const GradeReport& report, const GradedSubmission& submission) {
  const std::optional<Number> score = shown_score(submission, report.missing_zero);
  TableRow row{.cells = {who(submission), std::string(to_text(submission.state)),
                         score ? points_text(*score) : ""}};
  for (const GradedQuestion* graded : by_question(report.book, submission)) {
    if (graded == nullptr)
      row.cells.emplace_back();
    else
      row.cells.push_back(is_pending(*graded) ? "pending" : points_text(graded->score));
  }
  return row;
}

void write_students(const GradeReport& report, const Style& style, Buffer& out) {
  std::vector<TableRow> rows{{.cells = {"student", "state", "score"}}};
  std::vector<Align> columns{Align::left, Align::left, Align::right};
  for (const Question& question : report.book.exercise.questions) {
    rows.front().cells.push_back(shown(question.id, kLongHeading));
    columns.push_back(Align::right);
  }
  for (const GradedSubmission& submission : report.book.submissions)
    rows.push_back(student_row(report, submission));
  out.add('\n');
  write_rows(rows, columns, style, out);
}

/// `1.25` in at most two places.
std::string decimal_of(double value) {
  constexpr double kHundred = 100;
  const auto hundredths = static_cast<std::int64_t>(std::llround(value * kHundred));
  return points_text(Number::fraction(hundredths, 100));
}

TableRow statistics_row(std::string name, const Number& points, const QuestionStatistics& numbers) {
  if (numbers.marked == 0) return {.cells = {std::move(name), points_text(points), "", "", "", ""}};
  return {.cells = {std::move(name), points_text(points), points_text(numbers.mean()),
                    decimal_of(numbers.spread()),
                    grouped(numbers.right) + " of " + grouped(numbers.marked),
                    grouped(numbers.blank)}};
}

void write_statistics(const GradeBook& book, const Style& style, Buffer& out) {
  const std::vector<QuestionStatistics> numbers = question_statistics(book);
  std::vector<TableRow> rows{
      {.cells = {"question", "points", "mean", "spread", "all right", "blank"}}};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const Question& question = book.exercise.questions[i];
    rows.push_back(statistics_row(shown(question.id, kLongId), question.points, numbers[i]));
  }
  rows.push_back(statistics_row("(all)", book.max_score, score_statistics(book)));
  rows.back().cells.back().clear();  // who handed in nothing at all has no score
  out.add('\n');
  write_rows(rows,
             {Align::left, Align::right, Align::right, Align::right, Align::right, Align::right},
             style, out);
}

/// Files and rows by the student who handed in several.
std::map<std::string_view, std::string> handed_in_twice(const GradeBook& book) {
  std::map<std::string_view, std::string> places;
  for (const GradedSubmission& submission : book.submissions) {
    if (submission.state != SubmissionState::duplicate) continue;
    std::string& list = places[student_id(submission)];
    list += (list.empty() ? "" : ", ") + place_text(submission);
  }
  return places;
}

void add_invalid_items(const GradedSubmission& submission, const Exercise& exercise,
                       std::vector<std::string>& lines) {
  for (const GradedQuestion& graded : submission.questions)
    for (const GradedItem& item : graded.items)
      if (item.status == ItemStatus::invalid && !is_marked(graded))
        lines.push_back(fmt::format(R"({}: {}: "{}" can't be read: {})", who(submission),
                                    shown(item_name(exercise.questions.at(graded.question), item)),
                                    shown(item.given), printable(reason(item))));
}

void add_diagnostics(const GradedSubmission& submission, ToldOnce& told,
                     std::vector<std::string>& lines) {
  for (const Error* error : diagnostics(submission)) {
    std::string line = place_text(*error, submission.file) + ": " + printable(sentence(*error));
    if (told.is_new(submission, *error, line)) lines.push_back(std::move(line));
  }
}

std::vector<std::string> to_look_at(const GradeBook& book) {
  std::vector<std::string> lines;
  ToldOnce told;
  for (const auto& [id, places] : handed_in_twice(book))
    lines.push_back(shown(id, kLongId) + ": handed in more than once: " + places);
  for (const GradedSubmission& submission : book.submissions) {
    if (submission.state == SubmissionState::unmatched)
      lines.push_back(place_text(submission) + ": nobody knows whose it is");
    if (submission.state == SubmissionState::ungradable && diagnostics(submission).empty())
      lines.push_back(place_text(submission) + ": no answer in it can be read");
    add_invalid_items(submission, book.exercise, lines);
    add_diagnostics(submission, told, lines);
  }
  return lines;
}

void write_to_look_at(const GradeBook& book, const Style& style, Buffer& out) {
  const std::vector<std::string> lines = to_look_at(book);
  if (lines.empty()) return;
  out.add("\n" + style.strong("To look at") + "\n");
  for (const std::string& line : lines) out.add("  " + line + "\n");
}

void write_single(const GradeReport& report, const Style& style, Buffer& out) {
  const GradedSubmission& submission = report.book.submissions.front();
  const std::optional<Number> score = shown_score(submission, report.missing_zero);
  out.add(style.strong(shown(report.book.exercise.id)) + ": " + who(submission) + ", ");
  if (submission.state != SubmissionState::graded)
    out.add(std::string(to_text(submission.state)) + (score ? ", " : "\n"));
  if (score) out.add(out_of(*score, submission.max_score) + " points\n");
  write_story(report, submission, style, out);
}

}  // namespace

void write_grade_text(const GradeReport& report, const Sink& sink) {
  Buffer out(sink);
  const Style style(report.colors);
  if (report.book.submissions.size() == 1) {
    write_single(report, style, out);
  } else {
    write_summary(report.book, style, out);
    if (!report.book.submissions.empty()) {
      write_students(report, style, out);
      write_statistics(report.book, style, out);
      write_frequent_answers(report.book, style, out);
    }
  }
  write_changes(report, style, out);
  write_to_look_at(report.book, style, out);
  out.flush();
}

}  // namespace gametree::output
