/// \file
/// What one student or one group handed in, taken together: what counts of it, or what went wrong.
#pragma once

#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/number.h"

namespace gametree::output {

/// Of a book with `count_hand_ins` of at most 1. Borrowed.
class OneHandIn {
 public:
  explicit OneHandIn(const GradeBook& book);

  /// The submission that has points; null: there is none. Whose it is the platform knows, so that
  /// one of nobody has them too.
  [[nodiscard]] const GradedSubmission* counted() const;

  /// Its points.
  [[nodiscard]] Number score() const;

  /// For the student, a sentence each, as plain text: what went wrong and what to do; or, where
  /// something counts, what else was noticed, which may be nothing.
  [[nodiscard]] std::vector<std::string> told(Feedback level) const;

 private:
  std::vector<const GradedSubmission*> readable_, unreadable_;
};

}  // namespace gametree::output
