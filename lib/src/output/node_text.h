/// \file
/// Nodes as people read them: by name or label, and by path so that any node can be found.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "gametree/search.h"
#include "output/buffer.h"
#include "output/node_refs.h"
#include "output/style.h"

namespace gametree::output {

/// A line of the table of nodes: node, player, value, window.
using NodeRow = std::array<std::string, 4>;

/// Speaks of the nodes of a searched tree. Strangers' names and labels come out printable.
class NodeText {
 public:
  explicit NodeText(const SearchedTree& tree) : tree_(tree), refs_(tree) {}

  /// As a move: its label, else its name, else its path.
  std::string step(NodeId node);

  /// Name, label and path, what there is of them: `B (left, /2)`, `B (/2)`, `/2`.
  std::string described(NodeId node);

  /// A leaf with its utility, or where the search stops with its estimate: `d (/2/1) = 4`.
  std::string leaf(NodeId node);

  /// As a line of the table.
  NodeRow row(const NodeReport& node);

 private:
  const SearchedTree& tree_;
  NodeRefs refs_;
};

/// `[-inf, 3]`.
std::string window_text(const Window& window);

/// Columns as wide as their widest text; the first row is the heading.
void write_table(const std::vector<NodeRow>& rows, const Style& style, Buffer& out);

}  // namespace gametree::output
