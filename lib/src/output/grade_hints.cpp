/// \file
/// What a student may be told before the deadline: the rule to look at again, and no value.
#include "output/grade_hints.h"

#include "gametree/messages.h"
#include "grade/question_kind.h"
#include "messages/prompts.h"

namespace gametree::output {
namespace {

std::string words(PromptPhrase phrase) { return messages::in_words({phrase}, {}); }

/// The rules that the question was scored by, as far as the hint speaks of them.
Rules scored_rules(const Question& question, const GradedQuestion& graded) {
  if (!graded.alternative) return question.rules;
  return laid_over(question.rules, question.also_accept.at(*graded.alternative).rules);
}

std::string rule(const Exercise& exercise, const GradedQuestion& graded, const GradedItem& item) {
  const Question& question = exercise.questions.at(graded.question);
  const grade::QuestionKind& kind = grade::question_kind(question.type);
  std::string text;
  if (kind.rule == nullptr) return text;
  const Rules rules = scored_rules(question, graded);
  for (const PromptPhrase phrase :
       kind.rule({exercise.trees.at(question.tree).tree, item.node, rules})) {
    if (!text.empty()) text += "; ";
    text += words(phrase);
  }
  return text;
}

}  // namespace

std::string hint(const Exercise& exercise, const GradedQuestion& graded, const GradedItem& item) {
  switch (item.status) {
    case ItemStatus::correct:
      return "";
    case ItemStatus::follow_through:
      return words(PromptPhrase::follows_from_yours);
    case ItemStatus::blank:
      return words(PromptPhrase::no_answer);
    case ItemStatus::invalid:
      return item.problem ? sentence(*item.problem) : words(PromptPhrase::unreadable);
    case ItemStatus::pending:
      return words(PromptPhrase::for_a_person);
    case ItemStatus::partial:
    case ItemStatus::wrong:
      break;
  }
  return rule(exercise, graded, item);
}

}  // namespace gametree::output
