/// \file
/// What a student is told in one cell of a list: `values: 3 of 4<br>a: wrong (your answer 12, ...`.
#include "output/grade_cell.h"

#include "base/text.h"
#include "output/buffer.h"
#include "output/grade_hints.h"
#include "output/grade_parts.h"
#include "output/picture/xml_text.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLongAnswer = 200;

class Cell {
 public:
  explicit Cell(Buffer& out) : out_(out) {}

  void add_line(std::string_view text) {
    if (!is_first_) out_.add("<br>");
    is_first_ = false;
    add_xml_text(out_, one_line(text));
  }

 private:
  Buffer& out_;
  bool is_first_ = true;
};

std::string points_line(const Question& question, const GradedQuestion& graded) {
  std::string line = question.id + ": ";
  line += told_points(graded);
  if (graded.mark && !graded.mark->comment.empty()) line += "; " + mark_text(*graded.mark);
  return line;
}

/// ` (your answer 12, right 3)`, as much of it as there is.
std::string answers(const GradedItem& item, bool tells_all) {
  std::string text;
  if (!item.given.empty()) text = "your answer " + cut_text(item.given, kLongAnswer);
  if (tells_all && !item.expected.empty())
    text += (text.empty() ? "right " : ", right ") + cut_text(item.expected, kLongAnswer);
  return text.empty() ? "" : " (" + text + ")";
}

std::string item_line(const Exercise& exercise, const GradedQuestion& graded,
                      const GradedItem& item, bool tells_all) {
  const std::string why = tells_all ? reason(item) : hint(exercise, graded, item);
  return item.id + ": " + with_hyphens(to_text(item.status)) + answers(item, tells_all) +
         (why.empty() ? "" : ": " + why);
}

}  // namespace

std::string feedback_html(const GradeReport& report, const GradedSubmission& submission) {
  std::string html = "<p>";  // no spreadsheet takes what begins so for a formula
  const Sink sink = [&](std::string_view text) {
    html += text;
    return true;
  };
  Buffer out(sink);
  Cell cell(out);
  const Exercise& exercise = report.book.exercise;
  const Feedback feedback = report.feedback.value_or(exercise.grading.feedback);
  if (submission.state == SubmissionState::missing) cell.add_line("Nothing was handed in.");
  if (submission.state == SubmissionState::ungradable)
    cell.add_line("No answer in what was handed in can be read.");
  for (const GradedQuestion& graded : submission.questions) {
    cell.add_line(points_line(exercise.questions.at(graded.question), graded));
    if (feedback == Feedback::score) continue;
    for (const GradedItem& item : graded.items)
      if (item.status != ItemStatus::correct)
        cell.add_line(item_line(exercise, graded, item, feedback == Feedback::full));
  }
  out.flush();
  return html + "</p>";
}

}  // namespace gametree::output
