/// \file
/// node-values: a number a node; under alpha-beta a bound, or that it is never read.
#include <memory>
#include <utility>

#include "grade/prompts.h"
#include "grade/question_kind.h"
#include "grade/values_key.h"
#include "search/searched_tree.h"

namespace gametree::grade {
namespace {

NodeValue value_of(const SearchRecord& record, NodeId whole) {
  NodeValue value;
  const std::optional<NodeId> node = record.find(whole);
  value.pruned = !node || !record.nodes[*node].read;
  if (value.pruned) return value;
  value.value = record.nodes[*node].value;
  value.bound = record.nodes[*node].bound;
  return value;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  const Question& question = *source.question;
  if (question.nodes.empty())
    return Error{ErrorCode::nothing_to_read, {question.id}, question.offset, {}, {}};
  std::vector<NodeValue> values;
  for (const NodeId node : question.nodes) values.push_back(value_of(*source.record, node));
  return std::unique_ptr<Key>(std::make_unique<ValuesKey>(source, std::move(values)));
}

// Nodes of which nothing is said keep the key's own value; a bare number its sign, if it fits.
std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key* own) {
  std::vector<NodeValue> values;
  for (std::size_t i = 0; i < source.question->nodes.size(); ++i) {
    const NodeValue known = own != nullptr ? static_cast<const ValuesKey*>(own)->value(i)
                                           : value_of(*source.record, source.question->nodes[i]);
    const Piece piece = value_piece(answer, i);
    const Claim* claim = std::get_if<Claim>(&piece.value);
    NodeValue value = known;
    if (claim != nullptr) {
      const bool is_known = !known.pruned && claim->number.value == known.value;
      value = {false, claim->number.value,
               claim->bound.value_or(is_known ? known.bound : Bound::exact)};
    } else if (std::holds_alternative<Pruned>(piece.value)) {
      value.pruned = true;
    }
    values.push_back(value);
  }
  return std::make_unique<ValuesKey>(source, std::move(values));
}

Prompt prompt(const Question& question, const GameTree& tree) {
  Prompt prompt;
  if (question.nodes.size() == 1)
    prompt.push_back({PromptPhrase::value, {called(tree, question.nodes.front())}});
  else
    prompt.push_back({PromptPhrase::values, {asked_nodes(question, tree)}});
  if (question.bounds_required)
    prompt.push_back({PromptPhrase::bounds_required});
  else if (question.rules.algorithm == Algorithm::alphabeta)
    prompt.push_back({PromptPhrase::bounds_welcome});
  return prompt;
}

PromptPhrase rule_of(Player player) {
  switch (player) {
    case Player::max:
      return PromptPhrase::rule_max;
    case Player::min:
      return PromptPhrase::rule_min;
    case Player::chance:
      break;
  }
  return PromptPhrase::rule_chance;
}

std::vector<PromptPhrase> rule(const RuleAsked& asked) {
  const bool is_leaf = !asked.node || asked.tree.is_leaf(*asked.node);
  std::vector<PromptPhrase> phrases{
      is_leaf ? PromptPhrase::rule_utility
              : rule_of(role(asked.tree.player(*asked.node), asked.rules.min_as))};
  if (asked.rules.algorithm == Algorithm::alphabeta) phrases.push_back(PromptPhrase::rule_bound);
  return phrases;
}

}  // namespace

QuestionKind node_values_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .follows = Follows::own_values,
          .prompt = &prompt,
          .rule = &rule};
}

}  // namespace gametree::grade
