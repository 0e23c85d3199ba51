/// \file
/// What must hold of every comparison, on random trees; of uniform ones, Knuth and Moore's count.
#include "gametree/compare.h"

#include <fmt/format.h>

#include <array>
#include <iostream>
#include <random>
#include <set>
#include <string>

#include "gametree/tree_builder.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"
#include "support/random_tree.h"
#include "support/reference.h"

namespace gametree::test {
namespace {

/// All that one search of a comparison says.
std::string facts_of(const ComparedSearch& search, const SearchedTree& tree) {
  const Counts& counts = search.counts;
  std::string best;
  for (const NodeId node : search.best) best += " " + tree.whole().path(tree.origin(node));
  return fmt::format("{}{} best{} read {} {} of {} {} cut {} in {}",
                     gametree::to_text(search.value), static_cast<int>(search.bound), best,
                     counts.nodes_read, counts.leaves_read, counts.nodes, counts.leaves,
                     counts.leaves_cut, counts.cutoffs);
}

std::string facts_of(const reference::Outcome& outcome) {
  const reference::Counts& counts = outcome.counts;
  std::string best;
  for (const std::string& path : outcome.best) best += " " + path;
  return fmt::format("{}{} best{} read {} {} of {} {} cut {} in {}",
                     gametree::to_text(to_number(outcome.value)), static_cast<int>(outcome.bound),
                     best, counts.nodes_read, counts.leaves_read, counts.nodes, counts.leaves,
                     counts.leaves_cut, counts.cutoffs);
}

}  // namespace

TEST_CASE("compare: each search equals the plain recursive reference", "[property]") {
  constexpr std::array kOrders{reference::Order::given, reference::Order::reversed,
                               reference::Order::best, reference::Order::worst,
                               reference::Order::eval};
  std::mt19937_64 random(8);
  std::size_t searches = 0, refused = 0;
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    reference::Rules rules = reference::random_rules(random, tree);
    const Result<Comparison> comparison = compare(to_tree(tree), to_rules(rules));
    rules.algorithm = reference::Algorithm::automatic;
    rules.order = reference::Order::given;

    INFO(reference::describe(rules) << " " << reference::to_sexpr(tree));
    REQUIRE(comparison.has_value() == !reference::why_refused(tree, rules).has_value());
    if (!comparison) continue;
    REQUIRE(comparison->searches.size() == 1 + kOrders.size());
    REQUIRE(facts_of(comparison->searches[0], comparison->tree) ==
            facts_of(reference::search(tree, rules)));
    for (std::size_t k = 0; k < kOrders.size(); ++k) {
      const ComparedSearch& search = comparison->searches[k + 1];
      rules.algorithm = reference::Algorithm::alphabeta;
      rules.order = kOrders[k];
      const auto reason = reference::why_refused(tree, rules);
      REQUIRE(search.problem.has_value() == reason.has_value());
      if (reason) {
        REQUIRE(search.problem->code == to_error_code(*reason));
        ++refused;
        continue;
      }
      REQUIRE(facts_of(search, comparison->tree) == facts_of(reference::search(tree, rules)));
      ++searches;
    }
  }
  std::cout << fmt::format("compared with the reference: {} searches, {} refused\n", searches,
                           refused);
  CHECK(searches > 0);
  CHECK(refused > 0);
}

namespace {

/// b children at each inner node, leaves m plies deep.
struct Uniform {
  std::size_t b = 1, m = 0;
  Player root = Player::max;
  std::size_t kinds = 2;  // of utilities: few make ties everywhere
  bool with_infinities = false;
};

// Most trees are small; one of forty may have all of 5^6 leaves.
constexpr std::size_t kMaxLeaves = 1'024;
constexpr std::size_t kMostLeaves = 15'625;

std::size_t leaf_count(const Uniform& shape) {
  std::size_t leaves = 1;
  for (std::size_t i = 0; i < shape.m; ++i) leaves *= shape.b;
  return leaves;
}

Uniform random_uniform(std::mt19937_64& random) {
  Uniform shape;
  const std::size_t largest = reference::draw(random, 40) == 0 ? kMostLeaves : kMaxLeaves;
  do {
    shape.b = 1 + reference::draw(random, 5);
    shape.m = reference::draw(random, 7);
  } while (leaf_count(shape) > largest);
  shape.root = reference::draw(random, 2) == 0 ? Player::max : Player::min;
  constexpr std::array<std::size_t, 4> kKinds{1, 2, 5, 1'000'000};
  shape.kinds = kKinds[reference::draw(random, kKinds.size())];
  shape.with_infinities = reference::draw(random, 4) == 0;
  return shape;
}

Number utility(std::mt19937_64& random, const Uniform& shape) {
  if (shape.with_infinities && reference::draw(random, 4) == 0)
    return reference::draw(random, 2) == 0 ? Number::infinity() : Number::minus_infinity();
  return {static_cast<std::int64_t>(reference::draw(random, shape.kinds))};
}

void grow(TreeBuilder& builder, std::mt19937_64& random, const Uniform& shape, std::size_t ply) {
  if (ply == shape.m) {
    builder.leaf(utility(random, shape));
    return;
  }
  const Player other = shape.root == Player::max ? Player::min : Player::max;
  builder.open();
  builder.player(ply % 2 == 0 ? shape.root : other);
  for (std::size_t i = 0; i < shape.b; ++i) grow(builder, random, shape, ply + 1);
  builder.close();
}

GameTree uniform_tree(std::mt19937_64& random, const Uniform& shape) {
  TreeBuilder builder;
  grow(builder, random, shape, 0);
  return builder.finish().value();
}

// Leaves of a strategy for the player who moves on every other ply: one child at each of that
// player's nodes, all at the other's.
std::size_t strategy_leaves(const Uniform& shape, bool is_roots) {
  std::size_t leaves = 1;
  for (std::size_t ply = 0; ply < shape.m; ++ply)
    if ((ply % 2 == 0) != is_roots) leaves *= shape.b;
  return leaves;
}

// To be sure of a value takes a strategy of each player, and two strategies share one leaf.
std::size_t least_possible(const Uniform& shape) {
  return strategy_leaves(shape, true) + strategy_leaves(shape, false) - 1;
}

// The best order reads the least number of leaves, and no search fewer.
void check_leaves_read(const Comparison& comparison, std::size_t least) {
  for (const ComparedSearch& search : comparison.searches) {
    if (search.problem) continue;
    REQUIRE(search.value == comparison.searches[0].value);
    REQUIRE(search.counts.leaves_read >= least);
    if (search.algorithm == Algorithm::alphabeta && search.order == Order::best)
      REQUIRE(search.counts.leaves_read == least);
  }
}

Rules random_order_free_rules(std::mt19937_64& random) {
  Rules rules;
  if (reference::draw(random, 2) == 0) rules.cut_on = CutOn::greater;
  if (reference::draw(random, 2) == 0) rules.fail = Fail::hard;
  if (reference::draw(random, 2) == 0) rules.reach = Reach::shallow;
  return rules;
}

}  // namespace

TEST_CASE("compare: in the best order alpha-beta reads as few leaves as any search can",
          "[property]") {
  std::mt19937_64 random(1975);
  std::set<std::string> shapes;
  std::size_t exact = 0, infinite = 0;
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const Uniform shape = random_uniform(random);
    const GameTree tree = uniform_tree(random, shape);
    const Result<Comparison> comparison = compare(tree, {});

    INFO(fmt::format("tree {}: b {} m {}", i, shape.b, shape.m));
    REQUIRE(comparison.has_value());
    const bool is_finite = !comparison->searches[0].value.is_infinite();
    REQUIRE(comparison->least.has_value() == (is_finite && shape.m > 0));
    infinite += is_finite ? 0 : 1;
    if (!is_finite) continue;
    const std::size_t least = least_possible(shape);
    if (comparison->least) REQUIRE(comparison->least->leaves == least);
    check_leaves_read(*comparison, least);
    shapes.insert(fmt::format("{} {} {}", shape.b, shape.m, static_cast<int>(shape.root)));
    ++exact;
  }
  std::cout << fmt::format("uniform: {} trees of {} shapes, {} more of infinite value\n", exact,
                           shapes.size(), infinite);
  CHECK(exact > 0);
  CHECK(infinite > 0);
}

TEST_CASE("compare: no rule makes alpha-beta read fewer leaves than any search must",
          "[property]") {
  std::mt19937_64 random(1976);
  for (std::size_t i = 0; i < property_trees() / 10; ++i) {
    const Uniform shape = random_uniform(random);
    Rules rules = random_order_free_rules(random);
    const auto kinds = static_cast<std::int64_t>(shape.kinds);
    if (!shape.with_infinities && reference::draw(random, 2) == 0) rules.bounds = Window{0, kinds};
    if (reference::draw(random, 2) == 0) rules.window = {-1, Number::fraction(2 * kinds, 3)};
    const Result<Comparison> comparison = compare(uniform_tree(random, shape), rules);

    INFO(fmt::format("tree {}: b {} m {}", i, shape.b, shape.m));
    REQUIRE(comparison.has_value());
    if (!comparison->least) continue;
    for (const ComparedSearch& search : comparison->searches)
      if (!search.problem) REQUIRE(search.counts.leaves_read >= comparison->least->leaves);
  }
}

}  // namespace gametree::test
