/// \file
/// The game tree: flat, immutable, in preorder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/number.h"

namespace gametree {

/// A node's number in preorder; the root is 0.
using NodeId = std::uint32_t;

/// A tree has fewer nodes than this, since 30 bits hold a node's number.
inline constexpr std::size_t kMaxNodes = std::size_t{1} << 30;

/// Who moves at an inner node.
enum class Player : std::uint8_t { max, min, chance };

/// The player's word as it is written: `MAX`, `MIN`, `CHANCE`.
std::string_view to_text(Player player);

struct TreeData;

/// A valid tree of MAX, MIN and CHANCE nodes: every inner node has children, the probabilities
/// under each CHANCE node sum to exactly 1, no two infinities of both signs meet in one mean.
///
/// A handle to shared immutable data: copies are cheap, and any number of threads may read one.
/// Costs 4 bytes a node and what numbers past 30 bits, probabilities, names and attributes need.
class GameTree {
 public:
  explicit GameTree(std::shared_ptr<const TreeData> data) : data_(std::move(data)) {}

  [[nodiscard]] NodeId size() const;          ///< nodes, leaves included
  [[nodiscard]] NodeId leaf_count() const;    ///< leaves
  [[nodiscard]] std::uint32_t depth() const;  ///< plies from the root to the deepest node
  [[nodiscard]] bool has_chance() const;      ///< whether there is a CHANCE node

  [[nodiscard]] bool is_leaf(NodeId node) const;
  [[nodiscard]] Player player(NodeId inner) const;
  [[nodiscard]] Number utility(NodeId leaf) const;  ///< from MAX's side

  /// Children are walked from `first_child` by `end` until `end` of the parent.
  [[nodiscard]] NodeId first_child(NodeId inner) const { return inner + 1; }
  /// One past the last node of the subtree: the next sibling, if there is one.
  [[nodiscard]] NodeId end(NodeId node) const;
  [[nodiscard]] std::vector<NodeId> children(NodeId node) const;  ///< in order; none of a leaf

  /// Probability of the child with this number, from 0, of a CHANCE node.
  [[nodiscard]] Number probability(NodeId chance, std::size_t child) const;

  [[nodiscard]] std::optional<std::string_view> name(NodeId node) const;
  [[nodiscard]] std::optional<std::string_view> action(NodeId node) const;  ///< of the edge to it
  [[nodiscard]] std::optional<Number> eval(NodeId node) const;  ///< static estimate, MAX's side
  [[nodiscard]] bool quiet(NodeId node) const;  ///< false: a depth limit should not stop here
  [[nodiscard]] bool noisy(NodeId node) const;  ///< reached by a capture or the like

  /// `/` for the root, else the numbers, from 1, of the children on the way: `/2/3`.
  /// Costs a walk from the root.
  [[nodiscard]] std::string path(NodeId node) const;

  /// Bytes the tree holds.
  [[nodiscard]] std::size_t memory() const;

  /// The layout behind the handle, for the search.
  [[nodiscard]] const TreeData& data() const { return *data_; }

  /// The same tree: order, players, numbers, names, labels and attributes.
  friend bool operator==(const GameTree& a, const GameTree& b);

 private:
  std::shared_ptr<const TreeData> data_;
};

}  // namespace gametree
