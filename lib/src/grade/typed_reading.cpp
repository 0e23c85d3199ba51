/// \file
/// Passes on to the readers.
#include "grade/typed_reading.h"

namespace gametree::grade {

Answer TypedReading::answer(const Question& question, const GameTree& tree,
                            const Typed& typed) const {
  return read_answer(question, tree, {TypedEntry{question.id, {}, typed}});
}

Rules TypedReading::rules(const Rules& base, const RulesPart& part) const {
  return laid_over(base, part);
}

}  // namespace gametree::grade
