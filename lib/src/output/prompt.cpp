/// \file
/// Prompts of questions that have none of their own: the phrases of their type, in words.
#include "gametree/prompt.h"

#include "grade/question_kind.h"
#include "messages/prompts.h"

namespace gametree {

std::string prompt(const Question& question, const GameTree& tree, std::string_view language) {
  if (!question.prompt.empty()) return std::string(question.prompt.in(language));
  std::string text;
  for (const PromptFacts& phrase : grade::question_kind(question.type).prompt(question, tree)) {
    if (!text.empty()) text += ' ';
    text += messages::in_words(phrase, language);
  }
  return text;
}

}  // namespace gametree
