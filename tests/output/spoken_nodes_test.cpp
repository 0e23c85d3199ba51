/// \file
/// What students call nodes, and that a wide tree costs no more than it has nodes.
#include "output/sheet/spoken_nodes.h"

#include <string>
#include <vector>

#include "gametree/read_tree.h"
#include "gametree/tree_builder.h"
#include "support/catch.h"

using namespace gametree;
using gametree::output::SpokenNodes;

namespace {

using Names = std::vector<std::string>;

Question about(QuestionType type, std::vector<NodeId> nodes = {}) {
  Question question;
  question.type = type;
  question.nodes = std::move(nodes);
  return question;
}

}  // namespace

TEST_CASE("spoken nodes: a leaf is called by the shortest that is clear", "[output][sheet]") {
  // 3 is there once. 2 is below A and below B; below C it is there twice.
  const GameTree tree =
      read_tree("(MAX (MIN :name A 3 2) (MIN :name B 2 x: 5) (MIN :name C 2 2))").value();
  CHECK(SpokenNodes(tree).leaf_names() == Names{"3", "A->2", "B->2", "x", "/3/1", "/3/2"});
}

TEST_CASE("spoken nodes: paths are needed where a node has nothing else", "[output][sheet]") {
  const GameTree named = read_tree("(MAX (MIN :name A 3 2) b: (MIN 2 5))").value();
  const GameTree nameless = read_tree("(MAX (MIN :name A 3 2) (MIN 1 5))").value();
  SpokenNodes by_name(named), by_path(nameless);

  CHECK_FALSE(by_name.needs_paths(about(QuestionType::read_nodes)));
  CHECK(by_path.needs_paths(about(QuestionType::read_nodes)));
  CHECK_FALSE(by_path.needs_paths(about(QuestionType::cut_leaves)));  // 3, 2, 1, 5
  CHECK_FALSE(by_path.needs_paths(about(QuestionType::node_values, {0, 1})));
  CHECK(by_path.needs_paths(about(QuestionType::node_values, {0, 4})));
}

TEST_CASE("spoken nodes: so many leaves in a row cost little", "[output][sheet]") {
  constexpr int kLeaves = 200'000;
  TreeBuilder builder;
  builder.open();
  builder.player(Player::max);
  builder.open();
  builder.player(Player::min);
  builder.name("A");
  for (int i = 0; i < kLeaves; ++i) {
    builder.open();
    builder.value(i % 1000);  // each 200 times
    builder.close();
  }
  builder.close();
  builder.close();

  const Names names = SpokenNodes(builder.finish().value()).leaf_names();
  REQUIRE(names.size() == kLeaves);
  CHECK(names.front() == "/1/1");
  CHECK(names.back() == "/1/200000");
}
