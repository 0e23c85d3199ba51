/// \file
/// One student's grade, item by item: given, right, why.
#include "output/grade_story.h"

#include <fmt/format.h>

#include "gametree/text.h"
#include "output/grade_hints.h"
#include "output/grade_parts.h"
#include "output/grade_rules.h"
#include "output/grade_table.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLongComment = 200;

TableRow item_row(const Exercise& exercise, const GradedQuestion& graded, const GradedItem& item,
                  Feedback feedback) {
  const bool tells_all = feedback == Feedback::full;
  return {.cells = {"  " + shown(item.id), out_of(item.points, item.max_points),
                    with_hyphens(to_text(item.status)), shown(item.given),
                    tells_all ? shown(item.expected) : ""},
          .below = printable(tells_all ? reason(item) : hint(exercise, graded, item))};
}

void write_question(const Exercise& exercise, const GradedQuestion& graded, Feedback feedback,
                    const Style& style, Buffer& out) {
  const Question& question = exercise.questions.at(graded.question);
  out.add("\n" + style.strong(shown(question.id)) + "  ");
  out.add(told_points(graded));
  if (graded.alternative && feedback == Feedback::full)
    out.add(fmt::format("  (by {})",
                        shown(alternative_text(question.also_accept.at(*graded.alternative)))));
  if (graded.mark) out.add("  (" + shown(mark_text(*graded.mark), kLongComment) + ")");
  out.add('\n');
  if (feedback != Feedback::score) write_items(exercise, graded, feedback, style, out);
}

}  // namespace

void write_items(const Exercise& exercise, const GradedQuestion& graded, Feedback feedback,
                 const Style& style, Buffer& out) {
  std::vector<TableRow> rows{{.cells = {"  item", "points", "state", "given", "right"}}};
  for (const GradedItem& item : graded.items)
    rows.push_back(item_row(exercise, graded, item, feedback));
  write_rows(rows, {Align::left, Align::left, Align::left, Align::left, Align::left}, style, out);
}

void write_story(const GradeReport& report, const GradedSubmission& submission, const Style& style,
                 Buffer& out) {
  const Feedback feedback = report.feedback.value_or(Feedback::full);
  for (const GradedQuestion& question : submission.questions)
    write_question(report.book.exercise, question, feedback, style, out);
}

}  // namespace gametree::output
