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
#include "output/text_cursor.h"
#include "tree/tree_data.h"

namespace gametree::output {

/// The paths of one node after another. A node near the one before costs little: walking all nodes
/// in any depth-first order costs O(nodes) and the digits that change.
class PathCursor {
 public:
  explicit PathCursor(const GameTree& tree);

  /// `/` or `/2/3`; to be used before the next call. So many bytes behind it may be read too.
  std::string_view path(NodeId node) {
    const Frame& parent = frames_.back();
    const NodeId number = next_leaf(node);
    if (number == 0) [[unlikely]]
      return path_anywhere(node);
    return {path_.data(), add_step(number, parent.path_length)};
  }
  static constexpr std::size_t kPadding = 32;

  /// The same of a leaf that follows the node before: its number among its siblings, from 1, which
  /// is all that its path adds to its parent's. 0: it is another node.
  NodeId next_leaf(NodeId node) {
    Frame& parent = frames_.back();
    if (node != parent.next || node >= parent.end || !data_.is_leaf(node)) return 0;
    ++parent.next;
    return ++parent.number;
  }
  /// The path of that leaf's parent, of the root without its slash. What path() says of the bytes
  /// behind it goes for this one too.
  [[nodiscard]] std::string_view parent_path() const {
    return {path_.data(), frames_.back().path_length};
  }
  /// That number of the node that was asked for last; 0 of the root.
  [[nodiscard]] NodeId number(NodeId node) const {
    if (frames_.back().node != node) return frames_.back().number;
    return frames_.size() > 1 ? frames_[frames_.size() - 2].number : 0;
  }

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
        names_(tree.whole().data().names),
        actions_(tree.whole().data().actions),
        has_texts_(!tree.whole().data().names.entries.empty() ||
                   !tree.whole().data().actions.entries.empty()) {}

  NodeRef operator()(NodeId searched) {
    const NodeId node = tree_.origin(searched);
    if (!has_texts_) return {cursor_.path(node), {}, {}};
    return {cursor_.path(node), names_.text(node), actions_.text(node)};
  }
  /// The path alone. Where there are no texts it is all there is.
  std::string_view path(NodeId searched) { return cursor_.path(tree_.origin(searched)); }
  [[nodiscard]] bool has_texts() const { return has_texts_; }
  std::optional<std::string_view> name(NodeId searched) {
    return names_.text(tree_.origin(searched));
  }
  std::optional<std::string_view> action(NodeId searched) {
    return actions_.text(tree_.origin(searched));
  }

  /// As PathCursor has them.
  NodeId next_leaf(NodeId searched) { return cursor_.next_leaf(tree_.origin(searched)); }
  [[nodiscard]] std::string_view parent_path() const { return cursor_.parent_path(); }
  [[nodiscard]] NodeId number(NodeId searched) const {
    return cursor_.number(tree_.origin(searched));
  }

 private:
  const SearchedTree& tree_;
  PathCursor cursor_;
  TextCursor names_, actions_;
  bool has_texts_;  // most large trees have none
};

/// The player's word as it is written, whatever `min_as` makes of it and wherever the search stops;
/// `LEAF` for a leaf of the whole tree.
std::string_view player_word(const SearchedTree& tree, NodeId searched);

}  // namespace gametree::output
