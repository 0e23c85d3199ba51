/// \file
/// What every form of a grade's record says alike: points, reasons, and texts from strangers.
#include "output/grade_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/rounded_text.h"
#include "base/text.h"
#include "gametree/messages.h"

namespace gametree::output {
namespace {

constexpr unsigned kPlaces = 2;

}  // namespace

std::string points_text(const Number& points) { return decimal_text(points, kPlaces); }

std::string out_of(const Number& points, const Number& max_points) {
  return points_text(points) + " of " + points_text(max_points);
}

std::optional<Number> shown_score(const GradedSubmission& submission, bool missing_zero) {
  switch (submission.state) {
    case SubmissionState::graded:
      return submission.score;
    case SubmissionState::ungradable:
    case SubmissionState::missing:
      return missing_zero ? std::optional<Number>(0) : std::nullopt;
    case SubmissionState::unmatched:
    case SubmissionState::duplicate:
      break;
  }
  return std::nullopt;
}

std::string_view student_id(const GradedSubmission& submission) {
  return submission.student ? std::string_view(submission.student->id) : "";
}

std::string who(const GradedSubmission& submission) {
  const std::string_view id = student_id(submission);
  return id.empty() ? "(" + shown(submission.file, kLongId) + ")" : shown(id, kLongId);
}

bool is_marked(const GradedQuestion& question) { return question.mark && question.mark->points; }

std::string reason(const GradedItem& item) {
  if (item.problem && item.status == ItemStatus::invalid) return sentence(*item.problem);
  std::string text = item.note.empty() ? "" : sentence(item.note);
  if (!item.problem) return text;
  if (!text.empty()) text += "; ";
  return text + sentence(*item.problem);
}

std::vector<const Error*> diagnostics(const GradedSubmission& submission) {
  std::vector<const Error*> all;
  for (const Error& error : submission.diagnostics) all.push_back(&error);
  for (const GradedQuestion& question : submission.questions)
    for (const Error& error : question.passed_over) all.push_back(&error);
  return all;
}

std::vector<const GradedQuestion*> by_question(const GradeBook& book,
                                               const GradedSubmission& submission) {
  std::vector<const GradedQuestion*> grades(book.exercise.questions.size());
  for (const GradedQuestion& question : submission.questions)
    grades.at(question.question) = &question;
  return grades;
}

bool is_pending(const GradedQuestion& question) {
  if (is_marked(question)) return false;
  return !question.items.empty() && std::ranges::all_of(question.items, [](const GradedItem& item) {
    return item.status == ItemStatus::pending;
  });
}

std::string told_points(const GradedQuestion& question) {
  return is_pending(question) ? "left for a person" : out_of(question.score, question.max_score);
}

std::string mark_text(const Mark& mark) {
  std::string text = mark.points ? "marked by a person" : "a person says";
  if (mark.comment.empty()) return mark.points ? text : "";
  return text + ": " + mark.comment;
}

std::string item_name(const Question& question, const GradedItem& item) {
  return item.node ? question.id + " " + item.id : question.id;
}

std::string place_text(const Error& error, std::string_view file) {
  std::string source = printable(error.source.empty() ? file : error.source);
  if (!error.place) return source;
  return fmt::format("{}:{}:{}", source, error.place->line, error.place->column);
}

std::string place_text(const GradedSubmission& submission) {
  std::string file = shown(submission.file);
  return submission.line == 0 ? file : fmt::format("{}:{}", file, submission.line);
}

std::string with_hyphens(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '_', '-');
  return text;
}

std::string one_line(std::string_view text) {
  std::string out;
  for (const char character : text) {
    if (character == '\n')
      out += " ⏎ ";
    else if (character != '\r')
      out += character;
  }
  return printable(out);
}

std::string shown(std::string_view text, std::size_t characters) {
  return one_line(cut_text(text, characters));
}

}  // namespace gametree::output
