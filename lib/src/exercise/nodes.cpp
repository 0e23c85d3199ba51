/// \file
/// Nodes that an exercise names, looked up in its tree.
#include "exercise/nodes.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

#include "base/text.h"
#include "exercise/scalars.h"
#include "gametree/reference.h"

namespace gametree::exercise {
namespace {

using input::Value;

/// The only child with that label, or else that name.
std::optional<NodeId> called(const GameTree& tree, NodeId parent, const std::string& text) {
  const std::string wanted = nfc(text);
  std::optional<NodeId> named;
  for (NodeId child = parent + 1; child < tree.end(parent); child = tree.end(child)) {
    if (const auto label = tree.action(child); label && nfc(*label) == wanted) return child;
    if (const auto name = tree.name(child); name && nfc(*name) == wanted) named = child;
  }
  return named;
}

/// The reference as a path below the parent, where it is a number.
std::string below(const GameTree& tree, NodeId parent, const std::string& text) {
  if (text.find_first_not_of("0123456789") != std::string::npos) return text;
  const std::string path = tree.path(parent);
  return (path == "/" ? "" : path) + "/" + text;
}

}  // namespace

std::optional<NodeId> read_node(std::string_view key, const Value& value, const LookUp& look_up) {
  const auto text = read_text(key, value, look_up.problems);
  if (!text || !look_up.budget.spend(look_up.tree.size(), value.offset, look_up.problems))
    return std::nullopt;
  Result<NodeId> node = find_node(look_up.tree, *text);
  if (node) return *node;
  look_up.problems.note(std::move(node).error(), value.offset);
  return std::nullopt;
}

std::optional<NodeId> read_child(NodeId parent, const Value& value, const LookUp& look_up) {
  const GameTree& tree = look_up.tree;
  const auto text = read_text("order", value, look_up.problems);
  const std::size_t cost = tree.end(parent) - parent;
  if (!text || !look_up.budget.spend(cost, value.offset, look_up.problems)) return std::nullopt;
  if (const auto child = called(tree, parent, *text)) return child;
  if (!look_up.budget.spend(tree.size(), value.offset, look_up.problems)) return std::nullopt;
  Result<NodeId> node = find_node(tree, below(tree, parent, *text));
  if (node) return *node;
  look_up.problems.note(std::move(node).error(), value.offset);
  return std::nullopt;
}

std::vector<NodeId> read_nodes(std::string_view key, const Value& value, const LookUp& look_up) {
  std::vector<NodeId> nodes;
  std::unordered_set<NodeId> seen;
  const std::vector<Value>* items = read_list(key, value, look_up.problems);
  if (items == nullptr) return nodes;
  for (const Value& item : *items) {
    if (look_up.problems.is_full()) break;
    const auto node = read_node(key, item, look_up);
    if (!node) continue;
    if (seen.insert(*node).second)
      nodes.push_back(*node);
    else
      look_up.problems.note(ErrorCode::repeated_item, {shown(item), std::string(key)}, item.offset);
  }
  return nodes;
}

}  // namespace gametree::exercise
