/// \file
/// Letters for the nodes of a tree, so that exercises can speak of them.
#pragma once

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree::cli {

/// In which order nodes get their letters.
enum class Lettering {
  none,
  preorder,  ///< a node, then its children's subtrees from left to right
  levels,    ///< the root, its children, their children, ..., each level from left to right
};

/// The same tree, in which every node without a name, leaves too, has the next of A, B, ... Z, AA,
/// AB, ... that is neither a name nor a label of the tree.
///
/// \error  none for a tree that was read; what TreeBuilder says otherwise.
Result<GameTree> name_nodes(const GameTree& tree, Lettering lettering);

}  // namespace gametree::cli
