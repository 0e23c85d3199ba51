/// \file
/// Sorts children by their keys, for the player to move.
#include "search/child_order.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string>

#include "search/searched_tree.h"

namespace gametree {
namespace {

Error refuse(ErrorCode code, std::vector<std::string> facts) {
  return {code, std::move(facts), kNoOffset, {}, {}};
}

bool by_node(const NodeOrder& a, const NodeOrder& b) { return a.node < b.node; }

}  // namespace

void ChildOrder::append(NodeId node, Player role, std::vector<NodeId>& pool) const {
  if (role != Player::chance && append_listed(node, pool)) return;
  const std::size_t first = pool.size();
  for (NodeId child = node + 1; child < tree_->end(node); child = tree_->end(child))
    pool.push_back(child);
  const std::span<NodeId> children = std::span(pool).subspan(first);
  if (order_ == Order::reversed) std::ranges::reverse(children);
  if (keys_.empty() || role == Player::chance) return;
  const bool highest_first = (role == Player::max) != (order_ == Order::worst);
  const auto key = [&](NodeId child) -> const Number& { return keys_[child]; };
  if (highest_first) {
    std::ranges::stable_sort(children, std::ranges::greater{}, key);
  } else {
    std::ranges::stable_sort(children, std::ranges::less{}, key);
  }
}

bool ChildOrder::append_listed(NodeId node, std::vector<NodeId>& pool) const {
  const auto found = std::ranges::lower_bound(listed_, node, {}, &NodeOrder::node);
  if (found == listed_.end() || found->node != node) return false;
  pool.insert(pool.end(), found->children.begin(), found->children.end());
  return true;
}

std::vector<Number> estimate_keys(const GameTree& tree) {
  std::vector<Number> keys(tree.size());
  for (NodeId node = 0; node < tree.size(); ++node)
    keys[node] = tree.is_leaf(node) ? tree.utility(node) : tree.eval(node).value_or(Number());
  return keys;
}

std::optional<Error> check_order(const GameTree& whole, const NodeOrder& order) {
  const std::string node = order.node < whole.size() ? describe(whole, order.node) : "";
  if (node.empty() || whole.is_leaf(order.node)) return refuse(ErrorCode::order_of_leaf, {node});
  if (whole.player(order.node) == Player::chance) return refuse(ErrorCode::order_of_chance, {node});
  std::vector<NodeId> listed = order.children;
  std::ranges::sort(listed);
  const std::vector<NodeId> children = whole.children(order.node);
  const auto [missing, more] = std::ranges::mismatch(children, listed);
  if (missing == children.end() && more == listed.end()) return std::nullopt;
  // The lesser one has no equal on the other side.
  const bool is_missing = more == listed.end() || (missing != children.end() && *missing < *more);
  const std::string child = is_missing             ? describe(whole, *missing)
                            : *more < whole.size() ? describe(whole, *more)
                                                   : "";
  return refuse(ErrorCode::order_incomplete,
                {node, is_missing ? child : "", is_missing ? "" : child});
}

std::optional<Error> check_orders(const GameTree& whole, const Rules& rules) {
  if (rules.order != Order::given) return std::nullopt;
  std::vector<NodeId> nodes;
  for (const NodeOrder& order : rules.orders) {
    if (auto error = check_order(whole, order)) return error;
    nodes.push_back(order.node);
  }
  std::ranges::sort(nodes);
  const auto repeated = std::ranges::adjacent_find(nodes);
  if (repeated == nodes.end()) return std::nullopt;
  return refuse(ErrorCode::order_given_twice, {describe(whole, *repeated)});
}

std::vector<NodeOrder> orders_in(const SearchedTree& tree, const Rules& rules) {
  std::vector<NodeOrder> orders;
  if (rules.order != Order::given) return orders;
  for (const NodeOrder& order : rules.orders) {
    const std::optional<NodeId> node = tree.find(order.node);
    if (!node || tree.searched().is_leaf(*node)) continue;
    NodeOrder searched{*node, {}};
    for (const NodeId child : order.children)
      if (const auto kept = tree.find(child)) searched.children.push_back(*kept);
    orders.push_back(std::move(searched));
  }
  std::ranges::sort(orders, by_node);
  return orders;
}

}  // namespace gametree
