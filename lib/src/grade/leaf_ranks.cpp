/// \file
/// Leaves stand in preorder, so that those below a node are found by its first and last NodeId.
#include "grade/leaf_ranks.h"

#include <algorithm>

namespace gametree::grade {

LeafRanks::LeafRanks(const SearchedTree& tree) : whole_(tree.whole()) {
  const GameTree& searched = tree.searched();
  for (NodeId node = 0; node < searched.size(); ++node)
    if (searched.is_leaf(node)) leaves_.push_back(tree.origin(node));
}

LeafRun LeafRanks::below(NodeId whole) const {
  const auto rank = [&](NodeId node) {
    return static_cast<std::size_t>(std::ranges::lower_bound(leaves_, node) - leaves_.begin());
  };
  return {rank(whole), rank(whole_.end(whole))};
}

}  // namespace gametree::grade
