/// \file
/// The flat tree: what it tells of its nodes, that every number comes back, and what it weighs.
#include "gametree/tree.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "gametree/search.h"
#include "gametree/tree_builder.h"
#include "support/catch.h"
#include "support/exact_numbers.h"
#include "tree/tree_data.h"

using namespace gametree;
using namespace gametree::test;

namespace {

using Told = std::function<void(TreeBuilder&)>;

GameTree tree_of(const Told& tell) {
  TreeBuilder builder;
  tell(builder);
  const Result<GameTree> tree = builder.finish();
  REQUIRE(tree);
  return *tree;
}

/// One player over leaves.
GameTree fan(const std::vector<Number>& utilities, Player player = Player::max) {
  return tree_of([&](TreeBuilder& b) {
    b.open();
    b.player(player);
    for (const Number& utility : utilities) {
      if (const auto integer = utility.to_int64())
        b.leaf(*integer);
      else
        b.leaf(utility);
    }
    b.close();
  });
}

std::vector<Number> utilities(const GameTree& tree) {
  std::vector<Number> found;
  for (NodeId node = 0; node < tree.size(); ++node)
    if (tree.is_leaf(node)) found.push_back(tree.utility(node));
  return found;
}

// MAX (MIN 3 12) 5 (CHANCE (MIN 7)): ids 0 (1 2 3) 4 (5 (6 7)).
GameTree small_tree() {
  return tree_of([](TreeBuilder& b) {
    b.open();
    b.player(Player::max);
    b.open();
    b.player(Player::min);
    b.leaf(3);
    b.leaf(12);
    b.close();
    b.leaf(5);
    b.open();
    b.player(Player::chance);
    b.open();
    b.player(Player::min);
    b.leaf(7);
    for (int i = 0; i < 3; ++i) b.close();
  });
}

}  // namespace

TEST_CASE("tree: nodes are numbered in preorder", "[tree]") {
  const GameTree tree = small_tree();

  CHECK(tree.size() == 8);
  CHECK(tree.leaf_count() == 4);
  CHECK(tree.depth() == 3);
  CHECK(tree.has_chance());
  CHECK(tree.children(0) == std::vector<NodeId>{1, 4, 5});
  CHECK(tree.children(1) == std::vector<NodeId>{2, 3});
  CHECK(tree.children(2).empty());
  CHECK(tree.children(5) == std::vector<NodeId>{6});
  CHECK(tree.first_child(5) == 6);
  CHECK(tree.end(0) == 8);
  CHECK(tree.end(1) == 4);
  CHECK(tree.end(4) == 5);
  CHECK(tree.end(5) == 8);
  CHECK(tree.player(0) == Player::max);
  CHECK(tree.player(1) == Player::min);
  CHECK(tree.player(5) == Player::chance);
  CHECK(tree.is_leaf(4));
  CHECK_FALSE(tree.is_leaf(5));
  CHECK(tree.utility(7) == Number(7));
}

TEST_CASE("tree: paths number the children on the way from 1", "[tree]") {
  const GameTree tree = small_tree();
  const std::vector<std::string> expected = {"/",  "/1", "/1/1", "/1/2",
                                             "/2", "/3", "/3/1", "/3/1/1"};
  for (NodeId node = 0; node < tree.size(); ++node) CHECK(tree.path(node) == expected[node]);
}

TEST_CASE("tree: a leaf alone has no children and no depth", "[tree]") {
  const GameTree tree = tree_of([](TreeBuilder& b) { b.leaf(Number::fraction(1, 3)); });

  CHECK(tree.size() == 1);
  CHECK(tree.leaf_count() == 1);
  CHECK(tree.depth() == 0);
  CHECK(tree.is_leaf(0));
  CHECK(tree.end(0) == 1);
  CHECK(tree.children(0).empty());
  CHECK(tree.path(0) == "/");
  CHECK(tree.utility(0) == Number::fraction(1, 3));
  CHECK_FALSE(tree.has_chance());
}

TEST_CASE("tree: players have their words", "[tree]") {
  CHECK(to_text(Player::max) == "MAX");
  CHECK(to_text(Player::min) == "MIN");
  CHECK(to_text(Player::chance) == "CHANCE");
}

TEST_CASE("tree: without probabilities chance is uniform", "[tree]") {
  const GameTree tree = fan({1, 2, 3}, Player::chance);
  for (std::size_t child = 0; child < 3; ++child)
    CHECK(tree.probability(0, child) == Number::fraction(1, 3));
}

TEST_CASE("tree: what was not told is not there", "[tree]") {
  const GameTree tree = small_tree();
  for (NodeId node = 0; node < tree.size(); ++node) {
    CHECK_FALSE(tree.name(node));
    CHECK_FALSE(tree.action(node));
    CHECK_FALSE(tree.eval(node));
    CHECK(tree.quiet(node));
    CHECK_FALSE(tree.noisy(node));
  }
}

// Equality

namespace {

/// A tree with one of everything.
struct Everything {
  Player player = Player::max;
  std::string name = "R";
  std::optional<Number> eval = Number(4);
  bool quiet = false;
  std::string label = "v";
  bool noisy = true;
  std::vector<Number> probabilities = {Number::fraction(1, 4), Number::fraction(3, 4)};
  Number utility = Number::fraction(1, 2);
  int more_leaves = 1;

  [[nodiscard]] GameTree build() const {
    return tree_of([&](TreeBuilder& b) { tell(b); });
  }

 private:
  void tell(TreeBuilder& b) const {
    b.open();
    b.player(player);
    b.name(name);
    if (eval) b.eval(*eval);
    b.quiet(quiet);
    b.open();
    b.player(Player::chance);
    b.action(label);
    b.noisy(noisy);
    for (const Number& p : probabilities) {
      b.open();
      b.probability(p);
      b.value(utility);
      b.close();
    }
    b.close();
    for (int i = 0; i < more_leaves; ++i) b.leaf(9);
    b.close();
  }
};

}  // namespace

TEST_CASE("tree: equal trees were told the same", "[tree]") {
  CHECK(Everything().build() == Everything().build());
  CHECK(small_tree() == small_tree());
}

TEST_CASE("tree: any difference makes another tree", "[tree]") {
  Everything other;
  SECTION("player") { other.player = Player::min; }
  SECTION("name") { other.name = "S"; }
  SECTION("eval") { other.eval = 5; }
  SECTION("no eval") { other.eval.reset(); }
  SECTION("quiet") { other.quiet = true; }
  SECTION("label") { other.label = "w"; }
  SECTION("noisy") { other.noisy = false; }
  SECTION("probabilities") { std::swap(other.probabilities[0], other.probabilities[1]); }
  SECTION("utility") { other.utility = Number::fraction(1, 3); }
  SECTION("one more leaf") { other.more_leaves = 2; }
  CHECK_FALSE(other.build() == Everything().build());
}

TEST_CASE("tree: other probabilities or another place of a child make another tree", "[tree]") {
  CHECK_FALSE(fan({1, 2, 3}) == fan({1, 2, 4}));
  CHECK_FALSE(fan({1, 2, 3}) == fan({1, 3, 2}));
  CHECK_FALSE(fan({1, 2}) == fan({1, 2}, Player::chance));
  // MAX (MAX 1 2) 3 and MAX (MAX 1 2 3): the same nodes but for their ends.
  const auto nested = [](bool early) {
    return tree_of([&](TreeBuilder& b) {
      b.open();
      b.player(Player::max);
      b.open();
      b.player(Player::max);
      b.leaf(1);
      b.leaf(2);
      if (early) b.close();
      b.leaf(3);
      while (b.open_nodes() > 0 && b.close()) continue;
    });
  };
  CHECK_FALSE(nested(true) == nested(false));
}

TEST_CASE("tree: names that are the same after NFC are the same", "[tree]") {
  const auto named = [](const char* name) {
    TreeBuilder builder;
    builder.open();
    builder.player(Player::max);
    builder.name(name);
    builder.leaf(1);
    builder.close();
    return builder.finish().value();
  };
  CHECK(named("caf\u00E9") == named("cafe\u0301"));
  CHECK_FALSE(named("caf\u00E9") == named("cafe"));
}

TEST_CASE("tree: uniform by default and by probabilities is the same", "[tree]") {
  const auto halves = [](bool told) {
    return tree_of([&](TreeBuilder& b) {
      b.open();
      b.player(Player::chance);
      for (int i = 0; i < 2; ++i) {
        b.open();
        if (told) b.probability(Number::fraction(1, 2));
        b.value(i);
        b.close();
      }
      b.close();
    });
  };
  CHECK(halves(true) == halves(false));
}

TEST_CASE("tree: how a number is stored makes no difference", "[tree]") {
  // A third child of 1/3 changes how the first two are kept; then it is taken back by another tree.
  const auto behind = [](const Number& first) {
    return tree_of([&](TreeBuilder& b) {
      b.open();
      b.player(Player::max);
      b.leaf(first);
      b.leaf(Number::fraction(1, 3));
      b.close();
    });
  };
  CHECK(behind(two_to(61)) == behind(two_to(61)));
  CHECK(fan({Number::fraction(1, 2), Number::fraction(1, 3)}) ==
        fan({Number::fraction(3, 6), Number::fraction(2, 6)}));
}

// Numbers

TEST_CASE("tree: fractions told after each other come back", "[tree]") {
  const std::vector<Number> told = {Number::fraction(1, 2), Number::fraction(1, 3), 5,
                                    Number::fraction(-7, 12), Number::fraction(1, 1'000'000)};
  CHECK(utilities(fan(told)) == told);
}

TEST_CASE("tree: integers around the borders of storage come back", "[tree]") {
  const std::vector<Number> told = {(std::int64_t{1} << 29) - 1,
                                    std::int64_t{1} << 29,
                                    -(std::int64_t{1} << 29),
                                    -(std::int64_t{1} << 29) - 1,
                                    (std::int64_t{1} << 61) - 1,
                                    std::int64_t{1} << 61,
                                    (std::int64_t{1} << 61) + 1,
                                    -(std::int64_t{1} << 61) - 1,
                                    INT64_MAX,
                                    -INT64_MAX,
                                    INT64_MIN,
                                    two_to(64),
                                    -two_to(64),
                                    two_to(500)};
  CHECK(utilities(fan(told)) == told);

  // The same once a fraction asks for another denominator.
  std::vector<Number> with_fraction = told;
  with_fraction.push_back(Number::fraction(1, 3));
  CHECK(utilities(fan(with_fraction)) == with_fraction);
}

TEST_CASE("tree: infinities survive a new denominator", "[tree]") {
  const std::vector<Number> told = {Number::infinity(), Number::minus_infinity(), 1,
                                    Number::fraction(1, 7), Number::infinity()};
  CHECK(utilities(fan(told)) == told);
}

TEST_CASE("tree: a denominator that would push others out is kept alone", "[tree]") {
  // 2^61 leaves no room for halves; 1/p and 1/q no room for each other.
  const std::vector<std::vector<Number>> rows = {
      {two_to(61), Number::fraction(1, 2), 3},
      {Number::fraction(1, 2), two_to(61), 3},
      {Number::fraction(1, 2), two_to(60), two_to(61)},
      {Number::fraction(1, 2'147'483'647), Number::fraction(1, 2'147'483'629),
       Number::fraction(-1, 2'147'483'587)},
      {Number::fraction(1, 4'611'686'018'427'387'847), Number::fraction(1, 2)},
      {Number::fraction(1, 2'305'843'009'213'693'951), Number::fraction(1, 2), 1},
      {Number::fraction(1, INT64_MAX), Number::fraction(1, 3)},
      {two_to(-61), two_to(-62), two_to(-64), two_to(-61)},
  };
  for (const std::vector<Number>& told : rows) CHECK(utilities(fan(told)) == told);
}

namespace {

/// Tame: an integer or a fraction of a small denominator. Else any number.
Number random_utility(std::mt19937_64& random, bool tame) {
  const auto small = static_cast<std::int64_t>(draw(random, 2'000)) - 1'000;
  const auto bottom = static_cast<std::int64_t>(1 + draw(random, tame ? 12 : 3'000));
  switch (draw(random, tame ? 2 : 4)) {
    case 0:
      return small;
    case 1:
      return Number::fraction(small, bottom);
    case 2:
      return to_number(random_rational(random));
    default:
      return draw(random, 5) == 0 ? Number::infinity() : Number(small);
  }
}

std::vector<Number> random_utilities(std::mt19937_64& random) {
  const bool tame = draw(random, 2) == 0;
  std::vector<Number> told(1 + draw(random, 20));
  for (Number& utility : told) utility = random_utility(random, tame);
  return told;
}

}  // namespace

TEST_CASE("tree: numbers of every kind come back in any order", "[tree]") {
  std::mt19937_64 random(3);
  int wrong = 0;
  for (int round = 0; round < 2'000; ++round) {
    const std::vector<Number> told = random_utilities(random);
    const GameTree tree = fan(told);
    if (utilities(tree) != told) ++wrong;
    if (search(tree, {})->value != *std::max_element(told.begin(), told.end())) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("tree: the unit is a denominator of every value that can occur", "[tree]") {
  // MAX and MIN: the least common multiple of the leaves' denominators.
  CHECK(fan({1, 2, 3}).data().unit == 1);
  CHECK(fan({Number::fraction(1, 2), Number::fraction(1, 3)}).data().unit == 6);
  // CHANCE: times the total of the weights.
  CHECK(fan({1, 2, 3}, Player::chance).data().unit == 3);
  CHECK(fan({Number::fraction(1, 2), Number::fraction(1, 3)}, Player::chance).data().unit == 12);
  // None that fits 61 bits.
  CHECK(fan({Number::fraction(1, INT64_MAX), 1}).data().unit == 0);
  CHECK(
      fan({Number::fraction(1, (std::int64_t{1} << 61) - 1), Number::fraction(1, 2)}).data().unit ==
      0);
  CHECK(fan({two_to(-61)}).data().unit == std::int64_t{1} << 61);
}

// Memory

namespace {

/// A tree of uniform depth with 2 to 10 children, of about so many leaves.
template <class NextLeaf>
GameTree random_tree(int depth, NextLeaf next_leaf) {
  TreeBuilder builder;
  std::mt19937_64 random(9);
  const std::function<void(int)> grow = [&](int left) {
    if (left == 0) {
      builder.leaf(next_leaf(random));
      return;
    }
    builder.open();
    builder.player(left % 2 == 0 ? Player::max : Player::min);
    for (std::uint64_t i = 2 + draw(random, 9); i > 0; --i) grow(left - 1);
    builder.close();
  };
  grow(depth);
  return builder.finish().value();
}

double bytes_per_leaf(const GameTree& tree) {
  return static_cast<double>(tree.memory()) / static_cast<double>(tree.leaf_count());
}

}  // namespace

TEST_CASE("tree: small integers take at most 8 bytes a leaf", "[tree][memory]") {
  const int depth = GENERATE(6, 7);
  const auto small = [](std::mt19937_64& random) {
    return static_cast<std::int64_t>(draw(random, 2'001)) - 1'000;
  };
  const GameTree tree = random_tree(depth, small);
  INFO(tree.leaf_count());
  CHECK(tree.leaf_count() > 10'000);
  CHECK(bytes_per_leaf(tree) <= 8);
}

TEST_CASE("tree: fractions of one denominator take at most 8 bytes a leaf", "[tree][memory]") {
  const auto hundredths = [](std::mt19937_64& random) {
    return Number::fraction(static_cast<std::int64_t>(draw(random, 2'001)) - 1'000, 100);
  };
  CHECK(bytes_per_leaf(random_tree(7, hundredths)) <= 8);
  const auto sixths = [](std::mt19937_64& random) {
    return Number::fraction(static_cast<std::int64_t>(draw(random, 100)),
                            static_cast<std::int64_t>(1 + draw(random, 6)));
  };
  CHECK(bytes_per_leaf(random_tree(7, sixths)) <= 8);
}

TEST_CASE("tree: other numbers of 64 bits take at most 16 bytes a leaf", "[tree][memory]") {
  using Draw = std::function<Number(std::mt19937_64&)>;
  const auto integer = [](std::mt19937_64& random) { return static_cast<std::int64_t>(random()); };
  const std::vector<std::pair<std::string, Draw>> kinds = {
      {"integers of 32 bits",
       [=](std::mt19937_64& random) { return Number(integer(random) >> 32); }},
      {"integers of 60 bits",
       [=](std::mt19937_64& random) { return Number(integer(random) >> 3); }},
      {"integers of 64 bits", [=](std::mt19937_64& random) { return Number(integer(random) | 1); }},
      {"decimals of 15 places",
       [=](std::mt19937_64& random) {
         return Number::fraction(integer(random) >> 10, 1'000'000'000'000'000);
       }},
      {"fractions of 32 bits each",
       [=](std::mt19937_64& random) {
         return Number::fraction(integer(random) >> 33,
                                 1 + static_cast<std::int64_t>(draw(random, 2'147'483'647)));
       }},
  };
  for (const auto& [name, draw_number] : kinds) {
    INFO(name);
    CHECK(bytes_per_leaf(random_tree(7, draw_number)) <= 16);
  }
}

TEST_CASE("tree: names and attributes cost nothing where there are none", "[tree][memory]") {
  const auto one = [](std::mt19937_64&) { return std::int64_t{1}; };
  const GameTree tree = random_tree(4, one);
  // A word of 4 bytes a node, and what any tree has.
  CHECK(tree.memory() == 4 * std::size_t{tree.size()} + fan({1}).memory() - 8);
}
