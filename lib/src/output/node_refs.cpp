/// \file
/// How outputs refer to the nodes of a searched tree: by those of the whole tree.
#include "output/node_refs.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace gametree::output {

PathCursor::PathCursor(const GameTree& tree) : tree_(tree), data_(tree_.data()) {
  frames_.push_back({0, tree.end(0), 1, 0, 0, 0, 0});
}

std::string_view PathCursor::path(NodeId node) {
  climb_to_ancestor(node);
  while (frames_.back().node != node) descend_towards(node);
  path_.resize(frames_.back().path_length);
  return path_.empty() ? std::string_view("/") : path_;
}

void PathCursor::climb_to_ancestor(NodeId node) {
  while (node < frames_.back().node || node >= frames_.back().end) {
    children_.resize(frames_.back().first_child);
    frames_.pop_back();
  }
}

void PathCursor::descend_towards(NodeId node) {
  Frame& parent = frames_.back();
  if (node < parent.next || node >= data_.end(parent.next)) find_child(parent, node);
  const NodeId child = parent.next;
  const NodeId end = data_.end(child);
  parent.next = end;
  ++parent.number;

  std::array<char, 12> step{'/'};
  const auto step_end =
      std::to_chars(step.data() + 1, step.data() + step.size(), parent.number).ptr;
  path_.resize(parent.path_length);
  path_.append(step.data(), step_end);
  frames_.push_back({child, end, child + 1, 0, path_.size(), children_.size(), 0});
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

NodeRef NodeRefs::operator()(NodeId searched) {
  const NodeId node = tree_.origin(searched);
  if (!has_texts_) return {cursor_.path(node), {}, {}};
  return {cursor_.path(node), tree_.whole().name(node), tree_.whole().action(node)};
}

std::string_view player_word(const SearchedTree& tree, NodeId searched) {
  const NodeId node = tree.origin(searched);
  if (tree.whole().is_leaf(node)) return "LEAF";
  return to_text(tree.whole().player(node));
}

}  // namespace gametree::output
