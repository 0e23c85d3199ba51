/// \file
/// How a class did on each question.
#include "output/grade_statistics.h"

#include <algorithm>

#include "output/grade_parts.h"

namespace gametree::output {
namespace {

bool is_blank(const GradedQuestion& question) {
  return std::ranges::all_of(
      question.items, [](const GradedItem& item) { return item.status == ItemStatus::blank; });
}

}  // namespace

std::vector<QuestionStatistics> question_statistics(const GradeBook& book) {
  std::vector<QuestionStatistics> all(book.exercise.questions.size());
  for (const GradedSubmission& submission : book.submissions) {
    if (submission.state != SubmissionState::graded) continue;
    for (const GradedQuestion& question : submission.questions) {
      if (is_pending(question)) continue;
      QuestionStatistics& row = all.at(question.question);
      ++row.marked;
      if (question.score == question.max_score) ++row.right;
      if (is_blank(question)) ++row.blank;
      row.sum = row.sum + question.score;
    }
  }
  return all;
}

}  // namespace gametree::output
