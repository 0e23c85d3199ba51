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
#include "tree/tree_data.h"

namespace gametree::output {

/// The paths of one node after another. A node near the one before costs little: walking all nodes
/// in any depth-first order costs O(nodes) and the digits that change.
class PathCursor {
 public:
  explicit PathCursor(const GameTree& tree);

  /// `/` or `/2/3`; to be used before the next call. So many bytes behind it may be read too.
  std::string_view path(NodeId node);
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

  std::size_t descend_towards(NodeId node);
  void find_child(Frame& parent, NodeId node);
  void list_children(Frame& frame);

  GameTree tree_;
  const TreeData& data_;
  std::vector<Frame> frames_;  // from the root to the last inner node
  // Of the frames whose children were not asked for one after another, so that any of them is
  // found by bisection.
  std::vector<NodeId> children_;
  std::string path_;  // without the root's own slash
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
