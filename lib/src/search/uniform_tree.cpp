/// \file
/// One walk in preorder that gives up at the first node which doesn't fit.
#include "search/uniform_tree.h"

#include <vector>

namespace gametree {
namespace {

std::uint64_t child_count(const GameTree& tree, NodeId inner) {
  std::uint64_t count = 0;
  for (NodeId child = inner + 1; child < tree.end(inner); child = tree.end(child)) ++count;
  return count;
}

// No more than the tree has leaves, so that it fits.
std::uint64_t power(std::uint64_t base, std::uint64_t exponent) {
  std::uint64_t result = 1;
  for (; exponent > 0; --exponent) result *= base;
  return result;
}

}  // namespace

std::optional<UniformShape> uniform_shape(const GameTree& tree) {
  if (tree.is_leaf(0) || tree.has_chance()) return std::nullopt;
  const UniformShape shape{child_count(tree, 0), tree.depth()};
  std::vector<NodeId> ends;  // of the nodes above, so that there are as many as plies
  for (NodeId node = 0; node < tree.size(); ++node) {
    while (!ends.empty() && ends.back() == node) ends.pop_back();
    const std::size_t depth = ends.size();
    if (tree.is_leaf(node)) {
      if (depth != shape.depth) return std::nullopt;
      continue;
    }
    const bool plays_as_root = tree.player(node) == tree.player(0);
    if (plays_as_root != (depth % 2 == 0)) return std::nullopt;
    if (child_count(tree, node) != shape.branching) return std::nullopt;
    ends.push_back(tree.end(node));
  }
  return shape;
}

std::uint64_t least_leaves(const UniformShape& shape) {
  const std::uint64_t half = shape.depth / 2;
  return power(shape.branching, shape.depth - half) + power(shape.branching, half) - 1;
}

}  // namespace gametree
