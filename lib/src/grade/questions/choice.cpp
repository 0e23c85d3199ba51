/// \file
/// choice: options of which some are true, as the exercise expects or a search decides
/// (judge_options.h).
#include <memory>
#include <utility>

#include "grade/choice_key.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  const std::vector<std::string> right = options_in(answer);
  if (right.empty()) return nullptr;
  return std::make_unique<ChoiceKey>(source, right);
}

}  // namespace

QuestionKind choice_kind() { return {nullptr, &from_answer, Follows::nothing}; }

}  // namespace gametree::grade
