/// \file
/// The leaves of the searched tree by number, so that a node stands for a run of them.
#pragma once

#include <cstddef>
#include <vector>

#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree::grade {

/// Leaves `first` up to `end`, by their rank in the searched tree.
struct LeafRun {
  std::size_t first = 0;
  std::size_t end = 0;

  [[nodiscard]] std::size_t size() const { return end - first; }
  friend auto operator<=>(const LeafRun&, const LeafRun&) = default;
};

class LeafRanks {
 public:
  /// Borrows the tree. Cost: O(nodes).
  explicit LeafRanks(const SearchedTree& tree);

  /// The leaves at or below a node of the whole tree; none of one that the searched tree left out.
  /// Cost: O(log nodes).
  [[nodiscard]] LeafRun below(NodeId whole) const;
  /// The leaf of that rank, as a node of the whole tree.
  [[nodiscard]] NodeId leaf(std::size_t rank) const { return leaves_[rank]; }

 private:
  const GameTree& whole_;
  std::vector<NodeId> leaves_;  // nodes of the whole tree, ascending
};

}  // namespace gametree::grade
