/// \file
/// number: one, or a list of them, that the exercise expects.
#include "grade/numbers_key.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return stated_numbers(source, answer);
}

}  // namespace

QuestionKind number_kind() { return {nullptr, &from_answer, Follows::nothing}; }

}  // namespace gametree::grade
