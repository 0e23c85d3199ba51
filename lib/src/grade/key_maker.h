/// \file
/// Makes the keys of an exercise: from searches, from what it expects, from what it accepts too.
#pragma once

#include <memory>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "grade/key.h"
#include "grade/reading.h"
#include "grade/searches.h"

namespace gametree::grade {

class KeyMaker {
 public:
  /// Borrows both; they, and this, outlive the keys.
  KeyMaker(const Exercise& exercise, const Reading& reading)
      : exercise_(exercise), reading_(reading), searches_(exercise) {}

  /// The key of `question` under `rules`. The question outlives it.
  ///
  /// \error  no_cutoffs, no_action_there, nothing_to_read, unknown_count, no_true_option,
  ///         no_expected_answer, unreadable_expect; as `search`. The offset is the question's.
  Result<std::unique_ptr<Key>> key(const Question& question, const Rules& rules);

  /// The key that someone states: `typed` instead of what the search finds.
  /// \param own  what `key` made, for what `typed` leaves open; or null.
  /// \error  unreadable_expect; as `search`.
  Result<std::unique_ptr<Key>> stated(const Question& question, const Rules& rules,
                                      const Typed& typed, const Key* own);

  [[nodiscard]] const Exercise& exercise() const { return exercise_; }
  [[nodiscard]] const GameTree& tree(const Question& question) const {
    return exercise_.trees[question.tree].tree;
  }
  [[nodiscard]] const NodeNames& names(const Question& question) const {
    return searches_.names(question.tree);
  }
  [[nodiscard]] const Reading& reading() const { return reading_; }

 private:
  const Exercise& exercise_;
  const Reading& reading_;
  Searches searches_;
};

/// A text for what was typed: in an error, or as what is expected.
std::string typed_text(const Typed& typed);

}  // namespace gametree::grade
