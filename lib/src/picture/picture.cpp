/// \file
/// From a tree, and what a search found, to the nodes of a picture.
#include "gametree/picture.h"

#include <cassert>
#include <cstddef>
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

/// The part of the tree that `view` asks for, without what a search knows.
std::vector<PictureNode> drawn_nodes(const GameTree& tree, const PictureView& view) {
  std::vector<PictureNode> nodes;
  std::vector<std::uint32_t> path;  // places in `nodes`: the node to be added, and those above it
  const NodeId end = tree.end(view.at);
  for (NodeId node = view.at; node < end;) {
    while (!path.empty() && tree.end(nodes[path.back()].node) <= node) path.pop_back();
    const auto place = static_cast<std::uint32_t>(nodes.size());
    PictureNode drawn;
    drawn.node = node;
    drawn.parent = path.empty() ? place : path.back();
    drawn.level = static_cast<std::uint32_t>(path.size());
    drawn.shape = shape_of(tree, node);
    if (tree.is_leaf(node)) drawn.value = tree.utility(node);
    const bool is_last_level = view.depth && drawn.level == *view.depth;
    if (is_last_level) drawn.hidden = tree.end(node) - node - 1;
    nodes.push_back(drawn);
    path.push_back(place);
    node = is_last_level ? tree.end(node) : node + 1;
  }
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

Picture make_picture(const GameTree& tree, const PictureView& view) {
  return {.tree = tree, .view = view, .nodes = drawn_nodes(tree, view)};
}

Picture make_picture(const SearchResult& result, const PictureView& view) {
  const GameTree& tree = result.tree.searched();
  assert(result.nodes.size() == tree.size());
  Picture picture{.tree = tree, .view = view, .searched = true, .nodes = drawn_nodes(tree, view)};
  mark_known(picture.nodes, result, view.windows);
  mark_line(picture.nodes, result);
  mark_cuts(picture.nodes, result);
  return picture;
}

}  // namespace gametree
