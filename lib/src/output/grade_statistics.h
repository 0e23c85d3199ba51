/// \file
/// How a class did on each question.
#pragma once

#include <cstddef>
#include <vector>

#include "gametree/grade.h"

namespace gametree::output {

/// A question over all submissions that have a score.
struct QuestionStatistics {
  std::size_t marked = 0;       ///< in how many it was marked; what is left for a person is not
  std::size_t right = 0;        ///< with all its points
  std::size_t blank = 0;        ///< with no answer at all
  Number sum = 0, squares = 0;  ///< of the points, and of the points squared

  [[nodiscard]] Number mean() const;    ///< where any was marked
  [[nodiscard]] double spread() const;  ///< the standard deviation from that mean
};

/// One for each question of the exercise.
std::vector<QuestionStatistics> question_statistics(const GradeBook& book);

/// Of whole scores: all right is all points there are, blank is never counted.
QuestionStatistics score_statistics(const GradeBook& book);

}  // namespace gametree::output
