/// \file
/// choice: options of which some are true, as the exercise expects or a search decides
/// (judge_options.h).
#include <memory>
#include <utility>

#include "grade/choice_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  const std::vector<std::string> right = options_in(answer);
  if (right.empty()) return nullptr;
  return std::make_unique<ChoiceKey>(source, right);
}

Prompt prompt(const Question& question, const GameTree&) {
  if (question.true_false) return {{PromptPhrase::true_or_false}};
  return {{expects_several(question) ? PromptPhrase::choices : PromptPhrase::choice}};
}

}  // namespace

QuestionKind choice_kind() { return {.from_answer = &from_answer, .prompt = &prompt}; }

}  // namespace gametree::grade
