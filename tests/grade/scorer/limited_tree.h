/// \file
/// The scorer's tree: the one that is searched, flat, with what is true of each node.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "support/reference.h"

namespace scorer {

using reference::Exact;
using reference::Interval;
using reference::Node;
using reference::Player;
using reference::Rational;
using reference::Rules;

/// A node of the limited tree; others are named by their number in it, in preorder.
struct Spot {
  std::size_t whole = 0;  ///< its number in the whole tree, in preorder
  Player role = Player::leaf;
  Exact truth;  ///< of a leaf what it is worth
  std::optional<Exact> eval;
  Rational probability;  ///< of a child of CHANCE
  std::optional<std::size_t> parent;
  std::vector<std::size_t> children;
};

/// A node of the tree as it is written.
struct WrittenNode {
  std::string path;
  std::optional<std::size_t> spot;  ///< its number in the limited tree, if it is there
};

struct LimitedTree {
  std::vector<Spot> spots;
  std::vector<WrittenNode> whole;  ///< in preorder

  [[nodiscard]] bool is_leaf(std::size_t spot) const { return spots[spot].children.empty(); }
  /// All from `spot` to the last one below it.
  [[nodiscard]] std::size_t end(std::size_t spot) const;
  /// The leaves of a node, itself if it is one, as written.
  [[nodiscard]] std::vector<std::size_t> leaves(std::size_t spot) const;
  [[nodiscard]] bool is_under_chance(std::size_t spot) const;
  [[nodiscard]] bool is_or_has_chance(std::size_t spot) const;
};

/// The tree that is searched under those rules, which fit it.
LimitedTree limit(const Node& tree, const Rules& rules);

/// What a node is worth whose children are worth `values`, as its player sees it.
Exact worth(const LimitedTree& tree, std::size_t spot, const std::vector<Exact>& values);

}  // namespace scorer
