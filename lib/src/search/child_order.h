/// \file
/// The order in which a node's children are read, where it is not that of the tree.
#pragma once

#include <utility>
#include <vector>

#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/tree.h"

namespace gametree {

/// Puts children in search order. Ties stay in the order of the tree.
class ChildOrder {
 public:
  /// \param keys  of every node that stands below MAX or MIN, ordered as its value is: true values
  ///              for best and worst, estimates for eval; none for given and reversed.
  ChildOrder(const GameTree& tree, Order order, std::vector<Number> keys)
      : tree_(&tree), order_(order), keys_(std::move(keys)) {}

  /// Whether children are read as they are written, so that `append` need not be asked.
  [[nodiscard]] bool as_given() const { return order_ == Order::given; }
  [[nodiscard]] bool is_reversed() const { return order_ == Order::reversed; }

  /// Appends the children of an inner node to `pool`, in search order.
  void append(NodeId node, Player role, std::vector<NodeId>& pool) const;

 private:
  const GameTree* tree_;
  Order order_;
  std::vector<Number> keys_;
};

/// The keys of Order::eval: a leaf's utility, an inner node's estimate (0 where it has none and is
/// never compared).
std::vector<Number> estimate_keys(const GameTree& tree);

}  // namespace gametree
