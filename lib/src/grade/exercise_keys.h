/// \file
/// All keys of an exercise, and the grading of answers by them.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "gametree/answer.h"
#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "grade/followed_searches.h"
#include "grade/key_maker.h"
#include "grade/value_follower.h"

namespace gametree::grade {

/// One way in which a question may be scored: its own, or one that is accepted too.
struct Way {
  std::optional<std::size_t> alternative;  ///< which of `also_accept`; none: its own
  Rules rules;
  bool is_searched = true;  ///< the key is a search's, so that others may follow it
  std::unique_ptr<Key> key;
  std::unique_ptr<ValueFollower> follower;  ///< of node-values that are searched
};

/// A question with the ways that can be computed, its own first.
struct QuestionKeys {
  std::vector<Way> ways;
  std::optional<Error> problem;  ///< why its own can't be
};

class ExerciseKeys {
 public:
  /// Makes all keys. Borrows both. Alternatives that can't be computed are no way to be right.
  ExerciseKeys(const Exercise& exercise, const Reading& reading);

  /// Grades one student's answers.
  /// \param answers  one a question, in the exercise's order.
  [[nodiscard]] std::vector<GradedQuestion> grade(const std::vector<Answer>& answers) const;

  [[nodiscard]] const QuestionKeys& question(std::size_t number) const { return keys_[number]; }
  [[nodiscard]] const Exercise& exercise() const { return exercise_; }
  [[nodiscard]] const FollowedSearches& followed() const { return followed_; }
  [[nodiscard]] const NodeNames& names(std::size_t question) const {
    return maker_.names(exercise_.questions[question]);
  }

 private:
  QuestionKeys keys_of(const Question& question);

  const Exercise& exercise_;
  FollowedSearches followed_;
  KeyMaker maker_;
  std::vector<QuestionKeys> keys_;
};

}  // namespace gametree::grade
