/// \file
/// What a student may be told before the deadline: the rule to look at again, and no value.
#include "output/grade_hints.h"

#include <string_view>

#include "gametree/messages.h"

namespace gametree::output {
namespace {

constexpr std::string_view kWhenCut =
    "a node is left as soon as its value meets the window: compare it with alpha at MIN and with "
    "beta at MAX";

/// Who plays at the node by the rules that won.
Player player_at(const GameTree& tree, NodeId node, const Rules& rules) {
  const Player player = tree.player(node);
  if (player != Player::min) return player;
  switch (rules.min_as) {
    case MinAs::min:
      break;
    case MinAs::max:
      return Player::max;
    case MinAs::chance:
      return Player::chance;
  }
  return Player::min;
}

std::string_view value_hint(const GameTree& tree, const GradedItem& item, const Rules& rules) {
  if (!item.node || tree.is_leaf(*item.node)) return "the value of a leaf is its utility";
  switch (player_at(tree, *item.node, rules)) {
    case Player::max:
      return "a MAX node takes the greatest of its children's values";
    case Player::min:
      return "a MIN node takes the least of its children's values";
    case Player::chance:
      return "a CHANCE node takes the mean of its children's values, each as often as it is likely";
  }
  return "";
}

std::string_view rule_of(QuestionType type) {
  switch (type) {
    case QuestionType::best_action:
      return "the best action leads to the child whose value is best for whoever moves";
    case QuestionType::cut_leaves:
    case QuestionType::cut_nodes:
    case QuestionType::cutoffs:
      return kWhenCut;
    case QuestionType::read_leaves:
    case QuestionType::read_nodes:
      return "nodes are read in the order of the rules, and none behind a cutoff";
    case QuestionType::windows:
      return "a node gets its parent's window; MAX raises alpha and MIN lowers beta";
    case QuestionType::count:
      return "go through the search step by step, and count";
    case QuestionType::principal_line:
      return "from the root, follow the child whose value each node took";
    case QuestionType::trace:
      return "go through the search step by step, and compare row by row";
    case QuestionType::node_values:
    case QuestionType::number:
    case QuestionType::choice:
    case QuestionType::text:
      break;
  }
  return "";
}

/// The rules that the question was scored by, as far as the hint speaks of them.
Rules scored_rules(const Question& question, const GradedQuestion& graded) {
  if (!graded.alternative) return question.rules;
  return laid_over(question.rules, question.also_accept.at(*graded.alternative).rules);
}

}  // namespace

std::string hint(const Exercise& exercise, const GradedQuestion& graded, const GradedItem& item) {
  const Question& question = exercise.questions.at(graded.question);
  switch (item.status) {
    case ItemStatus::correct:
      return "";
    case ItemStatus::follow_through:
      return "wrong, but right by what you answered before it";
    case ItemStatus::blank:
      return "no answer";
    case ItemStatus::invalid:
      return item.problem ? sentence(*item.problem) : "this can't be read";
    case ItemStatus::pending:
      return "left for a person";
    case ItemStatus::partial:
    case ItemStatus::wrong:
      break;
  }
  if (question.type != QuestionType::node_values) return std::string(rule_of(question.type));
  const Rules rules = scored_rules(question, graded);
  std::string text(value_hint(exercise.trees.at(question.tree).tree, item, rules));
  if (rules.algorithm == Algorithm::alphabeta)
    text += "; where the search leaves a node early, that is a bound";
  return text;
}

}  // namespace gametree::output
