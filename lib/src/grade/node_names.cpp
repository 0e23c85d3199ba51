/// \file
/// Counts names, labels and values once, so that each node's name costs a look.
#include "grade/node_names.h"

#include <utility>

#include "base/rounded_text.h"

namespace gametree::grade {

NodeNames::NodeNames(GameTree tree) : tree_(std::move(tree)), steps_(tree_.size()) {
  for (NodeId node = 0; node < tree_.size(); ++node) {
    NodeId number = 0;
    if (!tree_.is_leaf(node))
      for (NodeId child = node + 1; child < tree_.end(node); child = tree_.end(child))
        steps_[child] = {node, ++number};
    if (const auto name = tree_.name(node)) ++texts_[*name];
    if (const auto action = tree_.action(node)) ++texts_[*action];
    if (tree_.is_leaf(node)) ++values_[tree_.utility(node)];
  }
}

std::string NodeNames::path(NodeId node) const {
  if (node == 0) return "/";
  std::vector<NodeId> numbers;
  for (; node != 0; node = steps_[node].parent) numbers.push_back(steps_[node].number);
  std::string text;
  for (auto number = numbers.rbegin(); number != numbers.rend(); ++number)
    text += "/" + std::to_string(*number);
  return text;
}

std::string NodeNames::node(NodeId node) const {
  if (const auto name = tree_.name(node)) return std::string(*name);
  const auto action = tree_.action(node);
  if (action && *action != "root" && texts_.at(*action) == 1) return std::string(*action);
  return path(node);
}

std::string NodeNames::element(NodeId node) const {
  std::string text = this->node(node);
  if (!text.starts_with('/') || !tree_.is_leaf(node)) return text;
  const Number value = tree_.utility(node);
  if (values_.at(value) != 1) return text;
  std::string by_value = value_text(value);
  return is_text_taken(by_value) ? text : by_value;
}

std::string NodeNames::move(NodeId node) const {
  if (const auto action = tree_.action(node)) return std::string(*action);
  return element(node);
}

std::string NodeNames::list(const std::vector<NodeId>& nodes) const {
  std::vector<std::string> texts;
  for (const NodeId node : nodes) {
    if (texts.size() > kMostListed) break;
    texts.push_back(element(node));
  }
  return joined(texts);
}

std::string value_text(const Number& value, Bound bound) {
  switch (bound) {
    case Bound::exact:
      break;
    case Bound::at_most:
      return "≤" + brief_text(value);
    case Bound::at_least:
      return "≥" + brief_text(value);
  }
  return brief_text(value);
}

std::string window_text(const Window& window) {
  return brief_text(window.alpha) + ", " + brief_text(window.beta);
}

std::string joined(const std::vector<std::string>& list) {
  std::string text;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i != 0) text += ", ";
    if (i == kMostListed) return text + "…";
    text += list[i];
  }
  return text;
}

}  // namespace gametree::grade
