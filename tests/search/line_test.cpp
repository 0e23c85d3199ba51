/// \file
/// The line of best play: on chains, along the spine of a caterpillar and off it, and through a
/// bush.
#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "gametree/search.h"
#include "gametree/tree_builder.h"
#include "support/catch.h"
#include "support/exact_numbers.h"

using namespace gametree;
using namespace gametree::test;

namespace {

/// What a line should be: the value it leads to, and its last node by child numbers.
struct Expected {
  Number value;
  std::string end;
  bool is_truncated = false;
};

std::string describe(const SearchResult& result) {
  return to_text(result.value) + " " +
         result.tree.whole().path(result.tree.origin(result.line.back())) +
         (result.line_truncated ? " and on" : "");
}

std::string describe(const Expected& expected) {
  return to_text(expected.value) + " " + expected.end + (expected.is_truncated ? " and on" : "");
}

std::vector<Rules> rules_in(const std::vector<Order>& orders) {
  std::vector<Rules> all;
  for (const Algorithm algorithm : {Algorithm::minimax, Algorithm::alphabeta}) {
    for (const Order order : orders) {
      Rules rules;
      rules.algorithm = algorithm;
      rules.order = order;
      all.push_back(rules);
    }
  }
  return all;
}

/// How many searches find something else, under all these rules; each with and without a recorder,
/// which follows the line in its own way.
int count_wrong(const GameTree& tree, const std::vector<Order>& orders, const Expected& expected) {
  int wrong = 0;
  for (const Rules& rules : rules_in(orders)) {
    for (const bool record : {false, true}) {
      const auto result = search(tree, rules, {.cutoffs = record, .nodes = record});
      if (describe(*result) != describe(expected)) ++wrong;
      if (result->best.empty() != tree.is_leaf(0)) ++wrong;
      if (!result->best.empty() && result->best[0] != result->line[1]) ++wrong;
    }
  }
  return wrong;
}

const std::vector<Order>& all_orders() {
  static const std::vector<Order> kOrders = {Order::given, Order::reversed, Order::best,
                                             Order::worst};
  return kOrders;
}

std::string repeated(const std::string& step, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += step;
  return all;
}

/// MAX and MIN take turns, each with one child, down to a leaf: so many nodes in all.
GameTree chain(int nodes) {
  TreeBuilder builder;
  for (int i = 0; i + 1 < nodes; ++i) {
    builder.open();
    builder.player(i % 2 == 0 ? Player::max : Player::min);
  }
  builder.leaf(7);
  while (builder.open_nodes() > 0 && builder.close()) continue;
  return builder.finish().value();
}

/// A spine of MAX and MIN nodes in turn, each with a leaf before or after the next one. The leaf of
/// ply i is -10000 + i at MAX and 10000 - i at MIN, but at ply `end` what its player likes best:
/// 20000 or -20000. At the bottom 50.
GameTree caterpillar(int length, bool leaf_first, int end = -1) {
  TreeBuilder builder;
  const auto leaf = [&](int ply) {
    const int far = ply == end ? 20'000 : ply - 10'000;
    return ply % 2 == 0 ? far : -far;
  };
  for (int ply = 0; ply < length; ++ply) {
    builder.open();
    builder.player(ply % 2 == 0 ? Player::max : Player::min);
    if (leaf_first) builder.leaf(leaf(ply));
  }
  builder.leaf(50);
  for (int ply = length; ply-- > 0;) {
    if (!leaf_first) builder.leaf(leaf(ply));
    builder.close();
  }
  return builder.finish().value();
}

}  // namespace

TEST_CASE("line: it stops after a thousand nodes", "[search][line]") {
  const int nodes = GENERATE(1, 2, 999, 1000, 1001, 1002, 1003, 5000);
  const std::string end = nodes == 1 ? "/" : repeated("/1", std::min(nodes, 1000) - 1);
  CHECK(count_wrong(chain(nodes), all_orders(), {7, end, nodes > 1000}) == 0);

  const SearchResult result = search(chain(nodes), {}).value();
  CHECK(result.line.size() == static_cast<std::size_t>(std::min(nodes, 1000)));
}

TEST_CASE("line: it follows a caterpillar to its end", "[search][line]") {
  const bool leaf_first = GENERATE(false, true);
  const int length = GENERATE(1, 2, 30, 998, 999, 1000, 3000);
  // Every leaf on the way is worse than 50 for its player: always on along the spine.
  const std::string end = repeated(leaf_first ? "/2" : "/1", std::min(length, 999));
  CHECK(count_wrong(caterpillar(length, leaf_first), all_orders(), {50, end, length > 999}) == 0);
}

TEST_CASE("line: it leaves a caterpillar where a leaf is better", "[search][line]") {
  // At ply k the player to move has 20000 (or -20000) in hand. So at ply k - 1 the opponent takes
  // its own leaf, +-(10000 - (k - 1)); further up every leaf is worse than that for its player. At
  // k = 0 it is the root's leaf.
  const bool leaf_first = GENERATE(false, true);
  const int k = GENERATE(0, 1, 2, 3, 10, 11, 500, 990);
  const std::string along = leaf_first ? "/2" : "/1";
  const std::string aside = leaf_first ? "/1" : "/2";
  const int leaf = k % 2 == 0 ? 10'000 - (k - 1) : -10'000 + (k - 1);
  const Expected expected{k == 0 ? 20'000 : leaf, repeated(along, std::max(k - 1, 0)) + aside};
  CHECK(count_wrong(caterpillar(1'500, leaf_first, k), all_orders(), expected) == 0);
}

namespace {

/// The first best child everywhere, by recursion.
Expected solve(const GameTree& tree, NodeId node, bool reversed) {
  if (tree.is_leaf(node)) return {tree.utility(node), tree.path(node)};
  std::vector<NodeId> children = tree.children(node);
  if (reversed) std::ranges::reverse(children);
  Expected found = solve(tree, children.front(), reversed);
  for (const NodeId child : children) {
    const Expected other = solve(tree, child, reversed);
    const bool better =
        tree.player(node) == Player::max ? other.value > found.value : other.value < found.value;
    if (better) found = other;
  }
  return found;
}

/// Few utilities, so that ties are everywhere.
void grow(TreeBuilder& builder, std::mt19937_64& random, int depth) {
  if (depth == 0 || draw(random, 12) == 0) {
    builder.leaf(static_cast<std::int64_t>(draw(random, 6)));
    return;
  }
  builder.open();
  builder.player(draw(random, 2) == 0 ? Player::max : Player::min);
  for (std::uint64_t i = 1 + draw(random, 4); i > 0; --i) grow(builder, random, depth - 1);
  builder.close();
}

}  // namespace

TEST_CASE("line: it takes the first best child through a bush", "[search][line]") {
  std::mt19937_64 random(4);
  int wrong = 0;
  for (int round = 0; round < 300; ++round) {
    TreeBuilder builder;
    grow(builder, random, 6);
    const GameTree tree = builder.finish().value();
    wrong += count_wrong(tree, {Order::given}, solve(tree, 0, false));
    wrong += count_wrong(tree, {Order::reversed}, solve(tree, 0, true));
  }
  CHECK(wrong == 0);
}
