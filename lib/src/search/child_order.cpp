/// \file
/// Sorts children by their keys, for the player to move.
#include "search/child_order.h"

#include <algorithm>
#include <span>

namespace gametree {

void ChildOrder::append(NodeId node, Player role, std::vector<NodeId>& pool) const {
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

std::vector<Number> estimate_keys(const GameTree& tree) {
  std::vector<Number> keys(tree.size());
  for (NodeId node = 0; node < tree.size(); ++node)
    keys[node] = tree.is_leaf(node) ? tree.utility(node) : tree.eval(node).value_or(Number());
  return keys;
}

}  // namespace gametree
