/// \file
/// Lettering, without a process.
#include "name_nodes.h"

#include <string>

#include "gametree/read_tree.h"
#include "support/catch.h"

using gametree::GameTree;
using gametree::NodeId;
using gametree::read_tree;
using gametree::cli::Lettering;
using gametree::cli::name_nodes;

TEST_CASE("name_nodes: only names change", "[cli][name-nodes]") {
  const GameTree tree = *read_tree(
      "(MAX a: (CHANCE (0.3 (MIN :eval 2 :quiet false 1 2)) (0.7 3)) b: (LEAF :noisy true 1/3))");

  const GameTree named = *name_nodes(tree, Lettering::preorder);

  REQUIRE(named.size() == tree.size());
  for (NodeId node = 0; node < tree.size(); ++node) {
    CHECK(named.name(node) == std::string(1, static_cast<char>('A' + node)));
    CHECK(named.action(node) == tree.action(node));
    CHECK(named.eval(node) == tree.eval(node));
    CHECK(named.noisy(node) == tree.noisy(node));
    CHECK(named.quiet(node) == tree.quiet(node));
    CHECK(named.is_leaf(node) == tree.is_leaf(node));
    if (tree.is_leaf(node)) CHECK(named.utility(node) == tree.utility(node));
  }
  CHECK(named.probability(1, 0) == tree.probability(1, 0));
}

TEST_CASE("name_nodes: no lettering is the tree itself", "[cli][name-nodes]") {
  const GameTree tree = *read_tree("((1 2) 3)");

  CHECK(*name_nodes(tree, Lettering::none) == tree);
}
