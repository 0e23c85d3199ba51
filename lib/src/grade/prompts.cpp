/// \file
/// Names nodes and columns in prompts.
#include "grade/prompts.h"

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "grade/node_names.h"

namespace gametree::grade {
namespace {

/// Whether these are all inner nodes, in preorder.
bool are_all_inner(const std::vector<NodeId>& nodes, const GameTree& tree) {
  std::size_t next = 0;
  for (NodeId node = 0; node < tree.size(); ++node) {
    if (tree.is_leaf(node)) continue;
    if (next == nodes.size() || nodes[next] != node) return false;
    ++next;
  }
  return next == nodes.size();
}

}  // namespace

std::string called(const GameTree& tree, NodeId node) {
  return printable(NodeNames(tree).node(node));
}

std::string asked_nodes(const Question& question, const GameTree& tree) {
  std::string text;
  if (are_all_inner(question.nodes, tree)) return text;
  const NodeNames names(tree);
  for (const NodeId node : question.nodes) {
    if (!text.empty()) text += ", ";
    text += printable(names.node(node));
  }
  return text;
}

Prompt list_prompt(const Question& question, PromptPhrase what, PromptPhrase order) {
  Prompt prompt{{what}};
  if (question.ordered) prompt.push_back({order});
  return prompt;
}

bool has_column(const Question& question, Column column) {
  return std::ranges::find(question.columns, column) != question.columns.end();
}

bool has_window(const Question& question) {
  return has_column(question, Column::alpha) || has_column(question, Column::beta);
}

std::string column_words(const Question& question) {
  std::string text;
  for (const Column column : question.columns) {
    if (!text.empty()) text += ", ";
    text += to_text(column);
  }
  return text;
}

bool expects_several(const Question& question) {
  return question.expect && question.expect->kind == Typed::Kind::list;
}

}  // namespace gametree::grade
