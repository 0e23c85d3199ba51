/// \file
/// Where the nodes of a tree stand beside each other: narrow, parents centred, alike parts alike.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace gametree {

/// A node and the room that it takes on its level. Lengths are in whatever unit the caller likes.
struct TidyNode {
  std::uint32_t parent =
      0;             ///< its place among the nodes, before this one's; the root's is its own
  double left = 0;   ///< how far it reaches to the left of its axis
  double right = 0;  ///< and to the right; the axis may stand anywhere between
};

/// What is kept free between neighbours on a level, at least.
struct TidyGaps {
  double siblings = 0;
  double others = 0;  ///< children of two parents
};

struct TidyLayout {
  std::vector<double> axes;  ///< of each node; the leftmost reach of all is 0
  double width = 0;          ///< the rightmost reach of all
};

/// Places the nodes, so that
/// - on each level (plies below the root) they keep their order and do not touch,
/// - a parent's axis is halfway between those of its first and last child, thus a chain is
/// straight,
/// - subtrees that are alike are drawn alike, and the mirrored tree is this one mirrored,
/// - a subtree with room between its siblings stands evenly between them.
///
/// Who rounds axes to whole numbers keeps whole gaps between whole reaches but for 1: the sums on
/// the way to an axis are rounded too.
///
/// \param nodes  in preorder; at least the root.
/// Cost: O(nodes) time and memory. No recursion.
/// Source: Buchheim, Jünger & Leipert 2002, "Improving Walker's Algorithm to Run in Linear Time".
TidyLayout tidy_layout(std::span<const TidyNode> nodes, const TidyGaps& gaps);

}  // namespace gametree
