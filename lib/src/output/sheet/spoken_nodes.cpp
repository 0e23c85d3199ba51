/// \file
/// What students call the nodes of a tree in their answers.
#include "output/sheet/spoken_nodes.h"

#include <algorithm>

#include "grade/node_names.h"

namespace gametree::output {
namespace {

bool is_path(const std::string& name) { return name.starts_with('/'); }

/// Names the leaves among one node's children.
class LeafNamer {
 public:
  explicit LeafNamer(const GameTree& tree) : tree_(tree), names_(tree) {}

  [[nodiscard]] std::string under(NodeId parent, NodeId leaf) const {
    std::string name = names_.element(leaf);
    if (!is_path(name)) return name;
    const std::string above = names_.node(parent);
    if (is_path(above) || has_twin(parent, leaf)) return name;
    return above + "->" + grade::value_text(tree_.utility(leaf));
  }

 private:
  /// Whether a sibling has the same value.
  [[nodiscard]] bool has_twin(NodeId parent, NodeId leaf) const {
    const Number value = tree_.utility(leaf);
    return std::ranges::any_of(tree_.children(parent), [&](NodeId child) {
      return child != leaf && tree_.is_leaf(child) && tree_.utility(child) == value;
    });
  }

  const GameTree& tree_;
  grade::NodeNames names_;
};

/// Whether any inner node but the root has nothing else to be called by.
bool has_nameless_inner(const GameTree& tree, const grade::NodeNames& names) {
  for (NodeId node = 1; node < tree.size(); ++node)
    if (!tree.is_leaf(node) && is_path(names.node(node))) return true;
  return false;
}

}  // namespace

bool lists_leaves(QuestionType type) {
  return type == QuestionType::cut_leaves || type == QuestionType::read_leaves;
}

std::vector<std::string> leaf_names(const GameTree& tree) {
  const LeafNamer namer(tree);
  std::vector<std::string> names;
  std::vector<NodeId> path;  // the inner nodes above the next one
  for (NodeId node = 0; node < tree.size(); ++node) {
    while (!path.empty() && tree.end(path.back()) <= node) path.pop_back();
    if (!tree.is_leaf(node))
      path.push_back(node);
    else
      names.push_back(path.empty() ? "/" : namer.under(path.back(), node));
  }
  return names;
}

bool calls_nodes_by_path(const Question& question, const GameTree& tree) {
  const grade::NodeNames names(tree);
  const auto is_nameless = [&](NodeId node) { return node != 0 && is_path(names.node(node)); };
  if (question.rules.quiescence && has_nameless_inner(tree, names)) return true;
  switch (form_of(question.type)) {
    case AnswerForm::values:
    case AnswerForm::windows:
      return std::ranges::any_of(question.nodes, is_nameless);
    case AnswerForm::action:
      return is_nameless(question.at_node);
    case AnswerForm::nodes_read:
    case AnswerForm::nodes_cut:
      if (lists_leaves(question.type)) return std::ranges::any_of(leaf_names(tree), is_path);
      return has_nameless_inner(tree, names);
    case AnswerForm::cutoff_rows:
    case AnswerForm::visit_rows:
      return has_nameless_inner(tree, names);
    case AnswerForm::line:  // step by step, by labels or children's numbers
    case AnswerForm::count:
    case AnswerForm::numbers:
    case AnswerForm::options:
    case AnswerForm::words:
      break;
  }
  return false;
}

}  // namespace gametree::output
