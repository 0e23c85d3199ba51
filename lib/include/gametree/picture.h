/// \file
/// A tree as it is to be drawn: its shapes, what stands at them, what was cut.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree {

/// The field's shape of a node.
enum class Shape : std::uint8_t {
  up,      ///< MAX: a triangle that points up
  down,    ///< MIN: a triangle that points down
  circle,  ///< CHANCE
  square,  ///< a leaf
};

/// A node of a picture. What it and the edge to it are called is asked of `Picture::tree`.
struct PictureNode {
  NodeId node = 0;           ///< of `Picture::tree`
  std::uint32_t parent = 0;  ///< its place in `Picture::nodes`; the root's is its own
  std::uint32_t level = 0;   ///< plies below the picture's root
  Shape shape{};
  /// A leaf's utility; of an inner node what a search knew, where that is to be seen. MAX's side.
  std::optional<Number> value = {};
  Bound bound = Bound::exact;         ///< what `value` says of the true one
  std::optional<Window> window = {};  ///< on arrival; of a node that was read, where asked for
  bool on_line = false;               ///< whether the edge to it belongs to the principal line
  bool cut = false;     ///< the edge to it is struck through: its parent was cut before it
  bool unread = false;  ///< it is in a subtree that was cut
  NodeId hidden = 0;    ///< nodes below it that are left out, by `PictureView::depth`
};

/// What a picture is to show beside the tree itself.
struct PictureView {
  NodeId at = 0;                            ///< the root of the part to draw
  std::optional<std::uint32_t> depth = {};  ///< plies to draw below it; none: all
  bool windows = false;                     ///< of a search: each node's on arrival
  bool paths = false;  ///< inner nodes without a name are called by their path, as a question would
  bool evals = false;  ///< static estimates of inner nodes, as depth limits and orders use them
};

/// A tree to be drawn.
struct Picture {
  GameTree tree;                   ///< of a search: the one that was searched
  PictureView view;                ///< as asked for
  bool searched = false;           ///< whether values and cuts are to be seen
  std::vector<PictureNode> nodes;  ///< in preorder; at least the root
};

/// How many nodes such a picture has. Cost: O(nodes of the tree).
std::size_t picture_size(const GameTree& tree, const PictureView& view);

/// The tree alone, as a question shows it. Cost: O(nodes of the tree).
Picture make_picture(const GameTree& tree, const PictureView& view = {});

/// The tree with what a search found: values and bounds, the principal line, cuts.
///
/// \param result  with the lists of cutoffs and nodes.
/// \param view    its nodes are those of `result.tree.searched()`.
Picture make_picture(const SearchResult& result, const PictureView& view = {});

}  // namespace gametree
