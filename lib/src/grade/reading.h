/// \file
/// How grading understands what is typed in exercises and answers.
#pragma once

#include "gametree/answer.h"
#include "gametree/exercise.h"

namespace gametree::grade {

/// Stands between grading and the readers, so that each can be tested alone.
class Reading {
 public:
  Reading() = default;
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  virtual ~Reading() = default;

  [[nodiscard]] virtual Answer answer(const Question& question, const GameTree& tree,
                                      const Typed& typed) const = 0;
  /// `part` laid over `base`.
  [[nodiscard]] virtual Rules rules(const Rules& base, const RulesPart& part) const = 0;
};

}  // namespace gametree::grade
