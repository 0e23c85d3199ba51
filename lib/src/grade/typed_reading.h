/// \file
/// Grading understands what is typed as the readers of exercises and answers do.
#pragma once

#include "grade/reading.h"

namespace gametree::grade {

class TypedReading final : public Reading {
 public:
  [[nodiscard]] Answer answer(const Question& question, const GameTree& tree,
                              const Typed& typed) const override;
  [[nodiscard]] Rules rules(const Rules& base, const RulesPart& part) const override;
};

}  // namespace gametree::grade
