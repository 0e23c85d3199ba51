/// \file
/// What students call the nodes of a tree in their answers.
#include "output/sheet/spoken_nodes.h"

#include <algorithm>

namespace gametree::output {
namespace {

bool is_path(const std::string& name) { return name.starts_with('/'); }

}  // namespace

bool lists_leaves(QuestionType type) {
  return type == QuestionType::cut_leaves || type == QuestionType::read_leaves;
}

/// Whether a sibling has the same value.
bool SpokenNodes::has_twin(NodeId parent, NodeId leaf) {
  const auto [entry, is_new] = values_.try_emplace(parent);
  std::map<Number, int>& values = entry->second;
  if (is_new)
    for (NodeId child = tree_.first_child(parent); child < tree_.end(parent);
         child = tree_.end(child))
      if (tree_.is_leaf(child)) ++values[tree_.utility(child)];
  return values.at(tree_.utility(leaf)) > 1;
}

std::string SpokenNodes::leaf_under(NodeId parent, NodeId leaf) {
  std::string name = names_.element(leaf);
  if (!is_path(name)) return name;
  const std::string above = names_.node(parent);
  if (is_path(above) || has_twin(parent, leaf)) return name;
  return above + "->" + grade::value_text(tree_.utility(leaf));
}

std::vector<std::string> SpokenNodes::leaf_names() {
  std::vector<std::string> names;
  std::vector<NodeId> path;  // the inner nodes above the next one
  for (NodeId node = 0; node < tree_.size(); ++node) {
    while (!path.empty() && tree_.end(path.back()) <= node) path.pop_back();
    if (!tree_.is_leaf(node))
      path.push_back(node);
    else
      names.push_back(path.empty() ? "/" : leaf_under(path.back(), node));
  }
  return names;
}

/// Whether any inner node but the root has nothing else to be called by.
bool SpokenNodes::has_nameless_inner() {
  if (has_nameless_inner_) return *has_nameless_inner_;
  has_nameless_inner_ = false;
  for (NodeId node = 1; node < tree_.size() && !*has_nameless_inner_; ++node)
    has_nameless_inner_ = !tree_.is_leaf(node) && is_path(names_.node(node));
  return *has_nameless_inner_;
}

bool SpokenNodes::has_nameless_leaf() {
  if (!has_nameless_leaf_) has_nameless_leaf_ = std::ranges::any_of(leaf_names(), is_path);
  return *has_nameless_leaf_;
}

bool SpokenNodes::needs_paths(const Question& question) {
  const auto is_nameless = [&](NodeId node) { return node != 0 && is_path(names_.node(node)); };
  if (question.rules.quiescence && has_nameless_inner()) return true;
  switch (form_of(question.type)) {
    case AnswerForm::values:
    case AnswerForm::windows:
      return std::ranges::any_of(question.nodes, is_nameless);
    case AnswerForm::action:
      return is_nameless(question.at_node);
    case AnswerForm::nodes_read:
    case AnswerForm::nodes_cut:
      return lists_leaves(question.type) ? has_nameless_leaf() : has_nameless_inner();
    case AnswerForm::cutoff_rows:
    case AnswerForm::visit_rows:
      return has_nameless_inner();
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
