/// \file
/// read-nodes: the nodes that are read, in the order of their first visits.
#include <memory>
#include <utility>

#include "grade/node_list_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  const SearchRecord& record = *source.record;
  std::vector<NodeId> nodes;
  for (const NodeId node : record.order) nodes.push_back(record.tree.origin(node));
  return std::unique_ptr<Key>(
      std::make_unique<NodeListKey>(source, std::move(nodes), StandsFor::itself));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return std::make_unique<NodeListKey>(source, nodes_in(answer), StandsFor::itself);
}

Prompt prompt(const Question& question, const GameTree&) {
  return list_prompt(question, PromptPhrase::read_nodes, PromptPhrase::in_order_read);
}

}  // namespace

QuestionKind read_nodes_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_read>};
}

}  // namespace gametree::grade
