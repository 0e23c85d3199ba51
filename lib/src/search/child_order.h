/// \file
/// The order in which a node's children are read, where it is not that of the tree.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree {

/// Puts children in search order. Ties stay in the order of the tree.
class ChildOrder {
 public:
  /// \param keys  of every node that stands below MAX or MIN, ordered as its value is: true values
  ///              for best and worst, estimates for eval; none for given and reversed.
  /// \param listed  under Order::given: nodes of `tree` with an order of their own, sorted by node.
  ChildOrder(const GameTree& tree, Order order, std::vector<Number> keys,
             std::vector<NodeOrder> listed = {})
      : tree_(&tree), order_(order), keys_(std::move(keys)), listed_(std::move(listed)) {}

  /// Whether children are read as they are written, so that `append` need not be asked.
  [[nodiscard]] bool as_given() const { return order_ == Order::given && listed_.empty(); }
  [[nodiscard]] bool is_reversed() const { return order_ == Order::reversed; }

  /// Appends the children of an inner node to `pool`, in search order.
  void append(NodeId node, Player role, std::vector<NodeId>& pool) const;

 private:
  bool append_listed(NodeId node, std::vector<NodeId>& pool) const;

  const GameTree* tree_;
  Order order_;
  std::vector<Number> keys_;
  std::vector<NodeOrder> listed_;
};

/// The keys of Order::eval: a leaf's utility, an inner node's estimate (0 where it has none and is
/// never compared).
std::vector<Number> estimate_keys(const GameTree& tree);

/// What is wrong with one order of `Rules::orders`.
///
/// \error  order_of_leaf, order_of_chance, order_incomplete
std::optional<Error> check_order(const GameTree& whole, const NodeOrder& order);

/// What is wrong with the orders that apply under `rules`: the above; order_given_twice.
std::optional<Error> check_orders(const GameTree& whole, const Rules& rules);

/// The orders that apply under `rules`, by the nodes of the searched tree; what is not in it is
/// left out.
std::vector<NodeOrder> orders_in(const SearchedTree& tree, const Rules& rules);

}  // namespace gametree
