/// \file
/// How outputs refer to the nodes of a searched tree: by those of the whole tree.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/search.h"
#include "gametree/tree.h"
#include "output/plain_number.h"
#include "tree/tree_data.h"

namespace gametree::output {

/// The paths of one node after another. A node near the one before costs little: walking all nodes
/// in any depth-first order costs O(nodes) and the digits that change.
class PathCursor {
 public:
  explicit PathCursor(const GameTree& tree);

  /// `/` or `/2/3`; to be used before the next call. So many bytes behind it may be read too.
  std::string_view path(NodeId node) {
    Frame& parent = frames_.back();
    // Nearly always it is the next leaf.
    if (node != parent.next || node >= parent.end || !data_.is_leaf(node)) [[unlikely]]
      return path_anywhere(node);
    ++parent.next;
    return {path_.data(), add_step(++parent.number, parent.path_length)};
  }
  static constexpr std::size_t kPadding = 32;

 private:
  struct Frame {
    NodeId node, end;
    NodeId next;                 // the child after the one that was asked for last
    NodeId number;               // of that one, from 1
    std::size_t path_length;     // of path_, up to this node
    std::size_t first_child;     // where its children begin in children_
    std::size_t children_count;  // 0: not listed yet
  };

  std::string_view path_anywhere(NodeId node);
  std::size_t descend_towards(NodeId node);
  // The length of the path with a step more behind its first `length` characters.
  std::size_t add_step(NodeId number, std::size_t length) {
    char* step = path_.data() + length;
    *step = '/';
    return static_cast<std::size_t>(write_plain_integer(number, step + 1) - path_.data());
  }
  void find_child(Frame& parent, NodeId node);
  void list_children(Frame& frame);

  GameTree tree_;
  const TreeData& data_;
  std::vector<Frame> frames_;  // from the root to the last inner node
  // Of the frames whose children were not asked for one after another, so that any of them is
  // found by bisection.
  std::vector<NodeId> children_;
  std::string path_;  // without the root's own slash; behind each frame's there is room for a step
};

/// A node as outputs name it; the texts live until the next one is asked for.
struct NodeRef {
  std::string_view path;
  std::optional<std::string_view> name, action;
};

/// Refers to nodes of the searched tree.
class NodeRefs {
 public:
  explicit NodeRefs(const SearchedTree& tree)
      : tree_(tree),
        cursor_(tree.whole()),
        has_texts_(!tree.whole().data().names.entries.empty() ||
                   !tree.whole().data().actions.entries.empty()) {}

  NodeRef operator()(NodeId searched) {
    const NodeId node = tree_.origin(searched);
    if (!has_texts_) return {cursor_.path(node), {}, {}};
    return {cursor_.path(node), tree_.whole().name(node), tree_.whole().action(node)};
  }
  /// The path alone. Where there are no texts it is all there is.
  std::string_view path(NodeId searched) { return cursor_.path(tree_.origin(searched)); }
  [[nodiscard]] bool has_texts() const { return has_texts_; }

 private:
  const SearchedTree& tree_;
  PathCursor cursor_;
  bool has_texts_;  // most large trees have none
};

/// The player's word as it is written, whatever `min_as` makes of it and wherever the search stops;
/// `LEAF` for a leaf of the whole tree.
std::string_view player_word(const SearchedTree& tree, NodeId searched);

}  // namespace gametree::output
