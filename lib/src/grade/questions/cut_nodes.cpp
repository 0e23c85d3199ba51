/// \file
/// cut-nodes: the children that are never entered; with all that is below them, or they alone.
#include <memory>
#include <utility>

#include "grade/needs_cuts.h"
#include "grade/node_list_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

StandsFor unit(const Question& question) {
  return question.topmost ? StandsFor::itself : StandsFor::leaves;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  if (auto error = needs_cuts(source)) return *error;
  std::vector<NodeId> nodes;
  for (const CutRecord& cut : source.record->cuts)
    for (const NodeId child : cut.cutoff.cut) nodes.push_back(source.record->tree.origin(child));
  return std::unique_ptr<Key>(
      std::make_unique<NodeListKey>(source, std::move(nodes), unit(*source.question)));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return std::make_unique<NodeListKey>(source, nodes_in(answer), unit(*source.question));
}

Prompt prompt(const Question& question, const GameTree&) {
  return list_prompt(question,
                     question.topmost ? PromptPhrase::cut_topmost : PromptPhrase::cut_nodes,
                     PromptPhrase::in_order_cut);
}

}  // namespace

QuestionKind cut_nodes_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .follows = Follows::search,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_cut>};
}

}  // namespace gametree::grade
