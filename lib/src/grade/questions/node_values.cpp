/// \file
/// node-values: a number a node; under alpha-beta a bound, or that it is never read.
#include <memory>
#include <utility>

#include "grade/question_kind.h"
#include "grade/values_key.h"

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

}  // namespace

QuestionKind node_values_kind() { return {&from_search, &from_answer, Follows::own_values}; }

}  // namespace gametree::grade
