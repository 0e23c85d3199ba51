/// \file
/// Lines that are kept on the way: those of children become their parents'.
#include "search/line_stack.h"

#include "support/catch.h"

using gametree::LineStack;
using gametree::NodeId;
using Line = LineStack::Line;

namespace {

std::vector<NodeId> nodes_of(const LineStack& lines, const Line& line) {
  std::vector<NodeId> nodes;
  lines.append(line, nodes);
  return nodes;
}

}  // namespace

TEST_CASE("line stack: a better child's line replaces the one before", "[search][line]") {
  LineStack lines;
  Line root;
  Line first = LineStack::above(root);
  lines.follow(first, 2, {});
  lines.follow(root, 1, first);
  CHECK(nodes_of(lines, root) == std::vector<NodeId>{1, 2});

  Line second = LineStack::above(root);
  Line below = LineStack::above(second);
  lines.follow(below, 6, {});
  lines.follow(second, 5, below);
  CHECK(nodes_of(lines, root) == std::vector<NodeId>{1, 2});

  lines.follow(root, 4, second);
  CHECK(nodes_of(lines, root) == std::vector<NodeId>{4, 5, 6});
}

TEST_CASE("line stack: a leaf's line is the leaf", "[search][line]") {
  LineStack lines;
  Line root;

  CHECK(nodes_of(lines, root).empty());
  lines.follow(root, 3, {});
  CHECK(nodes_of(lines, root) == std::vector<NodeId>{3});
}
