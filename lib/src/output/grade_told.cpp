/// \file
/// What of a submission its student is told, in whatever form.
#include "output/grade_told.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "output/buffer.h"
#include "output/grade_parts.h"
#include "output/grade_rules.h"
#include "output/grade_story.h"
#include "output/style.h"

namespace gametree::output {
namespace {

/// Whether it says whose a submission is: the teacher's alone, as it may name others.
bool is_of_owner(const Error* error) {
  constexpr std::array kCodes{ErrorCode::not_on_roster,  ErrorCode::file_differs,
                              ErrorCode::export_differs, ErrorCode::number_of_nobody,
                              ErrorCode::code_of_nobody, ErrorCode::called_otherwise};
  return std::ranges::find(kCodes, error->code) != kCodes.end();
}

std::string items_text(const Exercise& exercise, const GradedQuestion& graded, Feedback feedback) {
  std::string text;
  const Sink sink = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  Buffer out(sink);
  write_items(exercise, graded, feedback, Style(Colors::none), out);
  out.flush();
  return text;
}

}  // namespace

Feedback told_level(const GradeReport& report) {
  return report.feedback.value_or(report.book.exercise.grading.feedback);
}

std::vector<const Error*> told_diagnostics(const GradedSubmission& submission) {
  std::vector<const Error*> all = diagnostics(submission);
  std::erase_if(all, is_of_owner);
  return all;
}

std::string told_place(const Error& error) {
  return error.place ? fmt::format("line {}: ", error.place->line) : "";
}

std::string told_text(const Exercise& exercise, const GradedQuestion& graded, Feedback feedback) {
  std::string text;
  if (graded.mark && !graded.mark->comment.empty())
    text += "Comment: " + one_line(graded.mark->comment) + "\n";
  if (feedback == Feedback::score) return text.substr(0, text.empty() ? 0 : text.size() - 1);
  if (graded.alternative && feedback == Feedback::full) {
    const Question& question = exercise.questions.at(graded.question);
    text += fmt::format("Scored by {}, which is accepted too.\n",
                        shown(alternative_text(question.also_accept.at(*graded.alternative))));
  }
  text += items_text(exercise, graded, feedback);
  if (text.ends_with('\n')) text.pop_back();
  return text;
}

}  // namespace gametree::output
