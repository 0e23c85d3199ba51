/// \file
/// How outputs refer to the nodes of a searched tree: by those of the whole tree.
#include "output/node_refs.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace gametree::output {

PathCursor::PathCursor(const GameTree& tree) : tree_(tree) {
  frames_.push_back({0, tree.end(0), 0, 0, 0});
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
  if (parent.children_count == 0) list_children(parent);
  const auto first = children_.begin() + static_cast<std::ptrdiff_t>(parent.first_child);
  const auto child = std::upper_bound(first, children_.end(), node) - 1;

  std::array<char, 20> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), child - first + 1).ptr;
  path_.resize(parent.path_length);
  path_ += '/';
  path_.append(digits.data(), end);
  frames_.push_back({*child, tree_.end(*child), path_.size(), children_.size(), 0});
}

void PathCursor::list_children(Frame& frame) {
  for (NodeId child = tree_.first_child(frame.node); child != frame.end; child = tree_.end(child))
    children_.push_back(child);
  frame.children_count = children_.size() - frame.first_child;
}

NodeRef NodeRefs::operator()(NodeId searched) {
  const NodeId node = tree_.origin(searched);
  return {cursor_.path(node), tree_.whole().name(node), tree_.whole().action(node)};
}

std::string_view player_word(const SearchedTree& tree, NodeId searched) {
  const NodeId node = tree.origin(searched);
  if (tree.whole().is_leaf(node)) return "LEAF";
  return to_text(tree.whole().player(node));
}

}  // namespace gametree::output
