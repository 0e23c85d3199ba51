/// \file
/// How a class did on each question.
#include "output/grade_statistics.h"

#include <algorithm>
#include <cmath>

#include "output/grade_parts.h"

namespace gametree::output {
namespace {

bool is_blank(const GradedQuestion& question) {
  if (is_marked(question)) return false;
  return std::ranges::all_of(
      question.items, [](const GradedItem& item) { return item.status == ItemStatus::blank; });
}

void add(QuestionStatistics& row, const Number& points, const Number& max_points) {
  ++row.marked;
  if (points == max_points) ++row.right;
  row.sum = row.sum + points;
  row.squares = row.squares + points * points;
}

}  // namespace

Number QuestionStatistics::mean() const { return sum / Number(static_cast<std::int64_t>(marked)); }

double QuestionStatistics::spread() const {
  const Number mean_square = squares / Number(static_cast<std::int64_t>(marked));
  const Number variance = mean_square - mean() * mean();
  return std::sqrt(variance.to_double());
}

std::vector<QuestionStatistics> question_statistics(const GradeBook& book) {
  std::vector<QuestionStatistics> all(book.exercise.questions.size());
  for (const GradedSubmission& submission : book.submissions) {
    if (submission.state != SubmissionState::graded) continue;
    for (const GradedQuestion& question : submission.questions) {
      if (is_pending(question)) continue;
      QuestionStatistics& row = all.at(question.question);
      add(row, question.score, question.max_score);
      if (is_blank(question)) ++row.blank;
    }
  }
  return all;
}

QuestionStatistics score_statistics(const GradeBook& book) {
  QuestionStatistics all;
  for (const GradedSubmission& submission : book.submissions)
    if (submission.score) add(all, *submission.score, submission.max_score);
  return all;
}

}  // namespace gametree::output
