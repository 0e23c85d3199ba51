/// \file
/// The principal lines of the nodes on a path, kept on the way, so that no node that was left keeps
/// one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "gametree/tree.h"

namespace gametree {

/// A node's line stands above its parent's, deepest node first: a child's line becomes its parent's
/// by one more node, and by moving down where the parent had another.
class LineStack {
 public:
  /// Where a line stands. Of size 0: nothing follows the node.
  struct Line {
    std::size_t begin = 0;
    std::uint32_t size = 0;
  };

  /// The line, still empty, of a node that is entered below one with this line.
  static Line above(const Line& parent) { return {parent.begin + parent.size, 0}; }

  /// `line` becomes the child and the child's line, which was left last.
  void follow(Line& line, NodeId child, const Line& left) {
    if (nodes_.size() <= line.begin + left.size) nodes_.resize(line.begin + left.size + 1);
    if (left.size > 0 && left.begin != line.begin)
      std::copy_n(nodes_.begin() + at(left.begin), left.size, nodes_.begin() + at(line.begin));
    nodes_[line.begin + left.size] = child;
    line.size = left.size + 1;
  }

  /// Its nodes, the deepest last.
  void append(const Line& line, std::vector<NodeId>& nodes) const {
    for (std::size_t i = line.size; i > 0; --i) nodes.push_back(nodes_[line.begin + i - 1]);
  }

 private:
  static std::ptrdiff_t at(std::size_t place) { return static_cast<std::ptrdiff_t>(place); }

  std::vector<NodeId> nodes_;
};

}  // namespace gametree
