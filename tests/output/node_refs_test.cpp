/// \file
/// Paths made one from another are those made from the root.
#include "output/node_refs.h"

#include <random>
#include <string>
#include <vector>

#include "gametree/read_tree.h"
#include "support/catch.h"
#include "support/random_tree.h"

using gametree::GameTree;
using gametree::NodeId;
using gametree::read_tree;
using gametree::output::PathCursor;

namespace {

/// The path by the definition alone: which child of which child of the root.
std::string path_of(const GameTree& tree, NodeId node) {
  std::string path;
  for (NodeId above = 0; above != node;) {
    const std::vector<NodeId> children = tree.children(above);
    std::size_t number = children.size();
    while (children[number - 1] > node) --number;
    path += "/" + std::to_string(number);
    above = children[number - 1];
  }
  return path.empty() ? "/" : path;
}

}  // namespace

TEST_CASE("paths: any order of nodes gives the paths of the tree", "[output][paths]") {
  std::mt19937_64 random(7);
  for (int i = 0; i < 300; ++i) {
    const reference::Node tree =
        reference::random_tree(random, reference::random_shape(random, 60));
    const GameTree read = *read_tree(reference::to_sexpr(tree));

    PathCursor forwards(read);
    PathCursor backwards(read);
    PathCursor anyhow(read);
    for (NodeId node = 0; node < read.size(); ++node) {
      const NodeId last = read.size() - 1 - node;
      const auto drawn = static_cast<NodeId>(reference::draw(random, read.size()));
      CHECK(forwards.path(node) == path_of(read, node));
      CHECK(backwards.path(last) == path_of(read, last));
      CHECK(anyhow.path(drawn) == path_of(read, drawn));
    }
  }
}
