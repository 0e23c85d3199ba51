/// \file
/// From a tree, and what a search found, to the nodes of a picture.
#include "gametree/picture.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace gametree {
namespace {

Shape shape_of(const GameTree& tree, NodeId node) {
  if (tree.is_leaf(node)) return Shape::square;
  switch (tree.player(node)) {
    case Player::max:
      return Shape::up;
    case Player::min:
      return Shape::down;
    case Player::chance:
      return Shape::circle;
  }
  return Shape::square;
}

/// A node that is drawn, before anything is known of it.
struct DrawnPlace {
  NodeId node;
  std::uint32_t index, parent, level;
  bool is_last_level;
};

/// Tells `take` of each node that is drawn, in preorder.
template <class Take>
void walk(const GameTree& tree, const PictureView& view, Take take) {
  struct Above {
    NodeId end;
    std::uint32_t index;
  };
  std::vector<Above> path;
  std::uint32_t index = 0;
  for (NodeId node = view.at; node < tree.end(view.at); ++index) {
    while (!path.empty() && path.back().end <= node) path.pop_back();
    const auto level = static_cast<std::uint32_t>(path.size());
    const DrawnPlace place{.node = node,
                           .index = index,
                           .parent = path.empty() ? index : path.back().index,
                           .level = level,
                           .is_last_level = view.depth && level == *view.depth};
    take(place);
    path.push_back({tree.end(node), index});
    node = place.is_last_level ? tree.end(node) : node + 1;
  }
}

/// The part of the tree that `view` asks for, without what a search knows.
std::vector<PictureNode> drawn_nodes(const GameTree& tree, const PictureView& view) {
  std::vector<PictureNode> nodes;
  walk(tree, view, [&](const DrawnPlace& place) {
    PictureNode drawn{.node = place.node,
                      .parent = place.parent,
                      .level = place.level,
                      .shape = shape_of(tree, place.node)};
    if (drawn.shape == Shape::square) drawn.value = tree.utility(place.node);
    if (place.is_last_level) drawn.hidden = tree.end(place.node) - place.node - 1;
    nodes.push_back(std::move(drawn));
  });
  return nodes;
}

void mark_known(std::vector<PictureNode>& nodes, const SearchResult& result, bool windows) {
  for (PictureNode& drawn : nodes) {
    const NodeReport& known = result.nodes[drawn.node];
    if (!known.read) continue;
    drawn.value = known.value;
    drawn.bound = known.bound;
    if (windows) drawn.window = known.window;
  }
}

void mark_line(std::vector<PictureNode>& nodes, const SearchResult& result) {
  std::vector<bool> is_on_line(result.tree.searched().size());
  for (const NodeId node : result.line) is_on_line[node] = true;
  for (PictureNode& drawn : nodes) drawn.on_line = drawn.node != 0 && is_on_line[drawn.node];
}

void mark_cuts(std::vector<PictureNode>& nodes, const SearchResult& result) {
  std::vector<bool> is_cut(result.tree.searched().size());
  for (const Cutoff& cutoff : result.cutoffs)
    for (const NodeId child : cutoff.cut) is_cut[child] = true;
  for (PictureNode& drawn : nodes) {
    drawn.cut = is_cut[drawn.node];
    drawn.unread = !result.nodes[drawn.node].read;
  }
}

}  // namespace

std::size_t picture_size(const GameTree& tree, const PictureView& view) {
  std::size_t size = 0;
  walk(tree, view, [&size](const DrawnPlace&) { ++size; });
  return size;
}

Picture make_picture(const GameTree& tree, const PictureView& view) {
  return {.tree = tree, .view = view, .nodes = drawn_nodes(tree, view)};
}

Picture make_picture(const SearchResult& result, const PictureView& view) {
  const GameTree& tree = result.tree.searched();
  assert(result.nodes.size() == tree.size());
  Picture picture{.tree = tree, .view = view, .searched = true, .nodes = drawn_nodes(tree, view)};
  // Minimax and expectimax have no windows.
  picture.view.windows = view.windows && result.rules.algorithm == Algorithm::alphabeta;
  mark_known(picture.nodes, result, picture.view.windows);
  mark_line(picture.nodes, result);
  mark_cuts(picture.nodes, result);
  return picture;
}

}  // namespace gametree
