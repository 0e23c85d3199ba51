/// \file
/// cut-leaves: the leaves that are never read, in the order they are cut off.
#include <memory>
#include <utility>

#include "grade/needs_cuts.h"
#include "grade/node_list_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  if (auto error = needs_cuts(source)) return *error;
  const SearchRecord& record = *source.record;
  const GameTree& tree = record.searched();
  std::vector<NodeId> leaves;
  for (const CutRecord& cut : record.cuts)
    for (const NodeId child : cut.cutoff.cut)
      for (NodeId node = child; node < tree.end(child); ++node)
        if (tree.is_leaf(node)) leaves.push_back(record.tree.origin(node));
  return std::unique_ptr<Key>(
      std::make_unique<NodeListKey>(source, std::move(leaves), StandsFor::leaves));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return std::make_unique<NodeListKey>(source, nodes_in(answer), StandsFor::leaves);
}

Prompt prompt(const Question& question, const GameTree&) {
  return list_prompt(question, PromptPhrase::cut_leaves, PromptPhrase::in_order_cut);
}

}  // namespace

QuestionKind cut_leaves_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .follows = Follows::search,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_cut>};
}

}  // namespace gametree::grade
