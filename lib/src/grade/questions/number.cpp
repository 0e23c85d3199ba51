/// \file
/// number: one, or a list of them, that the exercise expects.
#include "grade/numbers_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return stated_numbers(source, answer);
}

Prompt prompt(const Question& question, const GameTree&) {
  const std::size_t count = expects_several(question) ? question.expect->items.size() : 1;
  if (count == 1) return {{PromptPhrase::number}};
  return {{PromptPhrase::numbers, {std::to_string(count)}}};
}

}  // namespace

QuestionKind number_kind() { return {.from_answer = &from_answer, .prompt = &prompt}; }

}  // namespace gametree::grade
