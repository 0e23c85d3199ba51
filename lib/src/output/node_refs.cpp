/// \file
/// How outputs refer to the nodes of a searched tree: by those of the whole tree.
#include "output/node_refs.h"

#include <algorithm>

namespace gametree::output {

PathCursor::PathCursor(const GameTree& tree)
    : tree_(tree), data_(tree_.data()), path_(1 + 2 * kPadding, '/') {
  frames_.push_back({0, tree.end(0), 1, 0, 0, 0, 0});
}

std::string_view PathCursor::path_anywhere(NodeId node) {
  while (node < frames_.back().node || node >= frames_.back().end) {
    if (frames_.back().children_count != 0) children_.resize(frames_.back().first_child);
    frames_.pop_back();
  }
  std::size_t length = std::max<std::size_t>(frames_.back().path_length, 1);
  for (NodeId at = frames_.back().node; at != node; at = frames_.back().node) {
    length = descend_towards(node);
    if (frames_.back().node == at) break;
  }
  return {path_.data(), length};
}

// The length of the path to the child that was found. There is no frame for a leaf: it is found
// again from its parent.
inline std::size_t PathCursor::descend_towards(NodeId node) {
  Frame& parent = frames_.back();
  if (node < parent.next || node >= data_.end(parent.next)) [[unlikely]]
    find_child(parent, node);
  const NodeId child = parent.next;
  const NodeId end = data_.end(child);
  parent.next = end;
  ++parent.number;

  const std::size_t length = add_step(parent.number, parent.path_length);
  if (end == child + 1) return length;
  if (length + 2 * kPadding > path_.size()) path_.resize(2 * length + 2 * kPadding);
  frames_.push_back({child, end, child + 1, 0, length, children_.size(), 0});
  return length;
}

// Makes the child on the way to `node` the next one.
void PathCursor::find_child(Frame& parent, NodeId node) {
  if (parent.children_count == 0) list_children(parent);
  const auto first = children_.begin() + static_cast<std::ptrdiff_t>(parent.first_child);
  const auto child = std::upper_bound(first, children_.end(), node) - 1;
  parent.next = *child;
  parent.number = static_cast<NodeId>(child - first);
}

void PathCursor::list_children(Frame& frame) {
  for (NodeId child = tree_.first_child(frame.node); child != frame.end; child = tree_.end(child))
    children_.push_back(child);
  frame.children_count = children_.size() - frame.first_child;
}

std::string_view player_word(const SearchedTree& tree, NodeId searched) {
  const NodeId node = tree.origin(searched);
  if (tree.whole().is_leaf(node)) return "LEAF";
  return to_text(tree.whole().player(node));
}

}  // namespace gametree::output
