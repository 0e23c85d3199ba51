/// \file
/// The builder as the only door: what it refuses and where, and that no order of telling matters.
#include "gametree/tree_builder.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "gametree/search.h"
#include "support/catch.h"
#include "support/exact_numbers.h"

using namespace gametree;
using namespace gametree::test;

namespace {

using Told = std::function<void(TreeBuilder&)>;

/// The error that these calls end in.
Error error_of(const Told& tell) {
  TreeBuilder builder;
  tell(builder);
  CHECK(builder.failed());
  const Result<GameTree> tree = builder.finish();
  REQUIRE_FALSE(tree);
  return tree.error();
}

GameTree tree_of(const Told& tell) {
  TreeBuilder builder;
  tell(builder);
  const Result<GameTree> tree = builder.finish();
  REQUIRE(tree);
  return *tree;
}

void open_player(TreeBuilder& builder, Player player, Offset where = kNoOffset) {
  builder.open(where);
  builder.player(player, where);
}

void close_root(TreeBuilder& builder) {
  while (builder.open_nodes() > 0 && builder.close()) continue;
}

/// A leaf below the open node, with a probability.
void weighted_leaf(TreeBuilder& builder, const Number& p, const Number& utility,
                   Offset where = kNoOffset) {
  builder.open(where);
  builder.probability(p, where);
  builder.value(utility, where);
  builder.close();
}

/// A CHANCE node over leaves of 0 with these probabilities.
Told chance_of(const std::vector<Number>& probabilities) {
  return [=](TreeBuilder& builder) {
    open_player(builder, Player::chance, 7);
    for (const Number& p : probabilities) weighted_leaf(builder, p, 0);
    builder.close();
  };
}

struct Refusal {
  ErrorCode code;
  std::vector<std::string> facts;
  Offset offset = kNoOffset;
};

void check_refused(const Told& tell, const Refusal& expected) {
  const Error error = error_of(tell);
  CHECK(static_cast<int>(error.code) == static_cast<int>(expected.code));
  CHECK(error.facts == expected.facts);
  CHECK(error.offset == expected.offset);
}

}  // namespace

// What a valid tree is

TEST_CASE("tree builder: a leaf alone is a tree", "[tree][builder]") {
  const GameTree tree = tree_of([](TreeBuilder& b) { b.leaf(7); });
  CHECK(tree.size() == 1);
  CHECK(tree.utility(0) == Number(7));
}

TEST_CASE("tree builder: any player may follow any other", "[tree][builder]") {
  for (const Player above : {Player::max, Player::min, Player::chance}) {
    for (const Player below : {Player::max, Player::min, Player::chance}) {
      const GameTree tree = tree_of([&](TreeBuilder& b) {
        open_player(b, above);
        open_player(b, below);
        b.leaf(1);
        close_root(b);
      });
      CHECK(tree.player(0) == above);
      CHECK(tree.player(1) == below);
      CHECK(tree.size() == 3);
    }
  }
}

TEST_CASE("tree builder: what is told may come before or after the children", "[tree][builder]") {
  const GameTree before = tree_of([](TreeBuilder& b) {
    open_player(b, Player::chance);
    b.name("root");
    b.eval(4);
    b.open();
    b.probability(Number::fraction(1, 4));
    b.action("x");
    b.name("a");
    b.noisy(true);
    b.player(Player::min);
    b.eval(2);
    b.quiet(false);
    b.leaf(1);
    b.leaf(Number::fraction(1, 3));
    b.close();
    weighted_leaf(b, Number::fraction(3, 4), 5);
    b.close();
  });
  const GameTree after = tree_of([](TreeBuilder& b) {
    b.open();
    b.open();
    b.leaf(1);
    b.leaf(Number::fraction(1, 3));
    b.quiet(false);
    b.player(Player::min);
    b.eval(2);
    b.noisy(true);
    b.name("a");
    b.action("x");
    b.probability(Number::fraction(1, 4));
    b.close();
    b.open();
    b.value(5);
    b.probability(Number::fraction(3, 4));
    b.close();
    b.eval(4);
    b.name("root");
    b.player(Player::chance);
    b.close();
  });

  CHECK(before == after);
  CHECK(after.name(0) == "root");
  CHECK(after.name(1) == "a");
  CHECK(after.action(1) == "x");
  CHECK(after.eval(0) == Number(4));
  CHECK(after.eval(1) == Number(2));
  CHECK_FALSE(after.quiet(1));
  CHECK(after.noisy(1));
  CHECK(after.probability(0, 0) == Number::fraction(1, 4));
  CHECK(after.utility(3) == Number::fraction(1, 3));
}

TEST_CASE("tree builder: names told late are found at their nodes", "[tree][builder]") {
  // Told from the bottom up: d, c, b, a.
  const GameTree tree = tree_of([](TreeBuilder& b) {
    for (int i = 0; i < 3; ++i) b.open();
    b.open();
    b.value(1);
    for (const char* name : {"dd", "c", "bbb", "a"}) {
      if (b.open_nodes() < 4) b.player(Player::max);
      b.name(name);
      if (b.open_nodes() > 1) b.action(std::string("to ") + name);
      b.close();
    }
  });

  CHECK(tree.name(0) == "a");
  CHECK(tree.name(1) == "bbb");
  CHECK(tree.name(2) == "c");
  CHECK(tree.name(3) == "dd");
  CHECK(tree.action(1) == "to bbb");
  CHECK(tree.action(3) == "to dd");
  CHECK_FALSE(tree.action(0));
}

TEST_CASE("tree builder: quiet true and noisy false are the defaults", "[tree][builder]") {
  const GameTree told = tree_of([](TreeBuilder& b) {
    open_player(b, Player::max);
    b.quiet(true);
    b.open();
    b.noisy(false);
    b.value(1);
    close_root(b);
  });
  const GameTree plain = tree_of([](TreeBuilder& b) {
    open_player(b, Player::max);
    b.leaf(1);
    b.close();
  });
  CHECK(told == plain);
}

TEST_CASE("tree builder: it says what is open", "[tree][builder]") {
  TreeBuilder builder;
  CHECK(builder.open_nodes() == 0);
  builder.open();
  CHECK_FALSE(builder.has_player());
  builder.player(Player::min);
  CHECK(builder.has_player());
  CHECK(builder.player() == Player::min);
  builder.leaf(3);
  CHECK(builder.open_nodes() == 1);
  CHECK(builder.nodes() == 2);
  CHECK_FALSE(builder.failed());
}

// What is none

TEST_CASE("tree builder: a node with a player has children", "[tree][builder]") {
  for (const Player player : {Player::max, Player::min, Player::chance}) {
    check_refused(
        [&](TreeBuilder& b) {
          open_player(b, player, 3);
          b.close(9);
        },
        {ErrorCode::no_children, {std::string(to_text(player))}, 3});
  }
}

TEST_CASE("tree builder: a node with children has a player", "[tree][builder]") {
  check_refused(
      [](TreeBuilder& b) {
        b.open(3);
        b.leaf(1, 4);
        b.close(5);
      },
      {ErrorCode::no_player, {}, 3});
}

TEST_CASE("tree builder: a node has a value or children", "[tree][builder]") {
  check_refused(
      [](TreeBuilder& b) {
        b.open(3);
        b.close(4);
      },
      {ErrorCode::no_content, {}, 3});
  check_refused(
      [](TreeBuilder& b) {
        b.open(3);
        b.name("only a name", 4);
        b.close(5);
      },
      {ErrorCode::no_content, {}, 3});
}

TEST_CASE("tree builder: a node has not both value and children", "[tree][builder]") {
  SECTION("value, then a child") {
    check_refused(
        [](TreeBuilder& b) {
          b.open(1);
          b.value(5, 2);
          b.open(3);
        },
        {ErrorCode::children_and_value, {}, 3});
  }
  SECTION("value, then a leaf") {
    check_refused(
        [](TreeBuilder& b) {
          b.open(1);
          b.value(5, 2);
          b.leaf(6, 3);
        },
        {ErrorCode::children_and_value, {}, 3});
  }
  SECTION("a child, then value") {
    check_refused(
        [](TreeBuilder& b) {
          b.open(1);
          b.leaf(6, 2);
          b.value(5, 3);
        },
        {ErrorCode::children_and_value, {}, 3});
  }
  SECTION("player, then value") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::max, 1);
          b.value(5, 3);
        },
        {ErrorCode::children_and_value, {}, 3});
  }
  SECTION("value, then player") {
    check_refused(
        [](TreeBuilder& b) {
          b.open(1);
          b.value(5, 2);
          b.player(Player::max, 3);
        },
        {ErrorCode::children_and_value, {}, 3});
  }
}

TEST_CASE("tree builder: nothing is given twice", "[tree][builder]") {
  struct Row {
    std::string key;
    std::function<void(TreeBuilder&, Offset)> tell;
  };
  const std::vector<Row> rows = {
      {"player", [](TreeBuilder& b, Offset at) { b.player(Player::max, at); }},
      {"value", [](TreeBuilder& b, Offset at) { b.value(1, at); }},
      {"name", [](TreeBuilder& b, Offset at) { b.name("n" + std::to_string(at), at); }},
      {"action", [](TreeBuilder& b, Offset at) { b.action("a" + std::to_string(at), at); }},
      {"p", [](TreeBuilder& b, Offset at) { b.probability(Number::fraction(1, 2), at); }},
      {"eval", [](TreeBuilder& b, Offset at) { b.eval(1, at); }},
      {"quiet", [](TreeBuilder& b, Offset at) { b.quiet(true, at); }},
      {"noisy", [](TreeBuilder& b, Offset at) { b.noisy(false, at); }},
  };
  for (const Row& row : rows) {
    INFO(row.key);
    check_refused(
        [&](TreeBuilder& b) {
          open_player(b, Player::chance, 1);
          b.open(2);
          row.tell(b, 5);
          row.tell(b, 6);
        },
        {ErrorCode::repeated_key, {row.key}, 6});
  }
}

TEST_CASE("tree builder: there is no edge above the root", "[tree][builder]") {
  check_refused(
      [](TreeBuilder& b) {
        b.open(1);
        b.probability(1, 2);
      },
      {ErrorCode::root_with_edge, {"p"}, 2});
  check_refused(
      [](TreeBuilder& b) {
        b.open(1);
        b.action("a", 2);
      },
      {ErrorCode::root_with_edge, {"action"}, 2});
  check_refused(
      [](TreeBuilder& b) {
        b.open(1);
        b.noisy(true, 2);
      },
      {ErrorCode::root_with_edge, {"noisy"}, 2});
}

TEST_CASE("tree builder: a leaf has neither eval nor quiet", "[tree][builder]") {
  const auto leaf_with = [](const std::function<void(TreeBuilder&)>& tell, bool value_first) {
    return [=](TreeBuilder& b) {
      open_player(b, Player::max);
      b.open(1);
      if (value_first) b.value(3, 2);
      tell(b);
      if (!value_first) b.value(3, 9);
      b.close(10);
    };
  };
  for (const bool value_first : {true, false}) {
    check_refused(leaf_with([](TreeBuilder& b) { b.eval(1, 4); }, value_first),
                  {ErrorCode::leaf_with_attribute, {"eval"}, 4});
    check_refused(leaf_with([](TreeBuilder& b) { b.quiet(false, 4); }, value_first),
                  {ErrorCode::leaf_with_attribute, {"quiet"}, 4});
    check_refused(leaf_with([](TreeBuilder& b) { b.quiet(true, 4); }, value_first),
                  {ErrorCode::leaf_with_attribute, {"quiet"}, 4});
  }
}

// Probabilities

TEST_CASE("tree builder: a probability stands under CHANCE only", "[tree][builder]") {
  SECTION("the player is known") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::min, 1);
          weighted_leaf(b, 1, 3, 5);
        },
        {ErrorCode::probability_outside_chance, {}, 5});
  }
  SECTION("the player comes last") {
    check_refused(
        [](TreeBuilder& b) {
          b.open(1);
          weighted_leaf(b, 1, 3, 5);
          b.player(Player::max, 8);
        },
        {ErrorCode::probability_outside_chance, {}, 5});
  }
  SECTION("the player comes while the child is open") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::max, 1);
          b.open(3);
          b.value(3, 4);
          b.probability(1, 5);
        },
        {ErrorCode::probability_outside_chance, {}, 5});
  }
}

TEST_CASE("tree builder: a probability is finite and not negative", "[tree][builder]") {
  const auto with = [](const Number& p) {
    return [=](TreeBuilder& b) {
      open_player(b, Player::chance, 1);
      weighted_leaf(b, p, 3, 5);
    };
  };
  check_refused(with(Number::fraction(-1, 2)), {ErrorCode::probability_negative, {"-0.5"}, 5});
  check_refused(with(-two_to(-100)),
                {ErrorCode::probability_negative, {"-1/1267650600228229401496703205376"}, 5});
  check_refused(with(Number::infinity()), {ErrorCode::probability_infinite, {"inf"}, 5});
  check_refused(with(Number::minus_infinity()), {ErrorCode::probability_infinite, {"-inf"}, 5});
}

TEST_CASE("tree builder: probabilities are given to all children or to none", "[tree][builder]") {
  SECTION("the second child has none") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 1);
          weighted_leaf(b, Number::fraction(1, 2), 3, 4);
          b.leaf(5, 6);
          close_root(b);
        },
        {ErrorCode::probability_missing, {}, 6});
  }
  SECTION("the second child is an inner node and has none") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 1);
          weighted_leaf(b, Number::fraction(1, 2), 3, 4);
          open_player(b, Player::max, 6);
          b.leaf(5, 7);
          close_root(b);
        },
        {ErrorCode::probability_missing, {}, 6});
  }
  SECTION("the first child has none") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 1);
          b.leaf(5, 4);
          weighted_leaf(b, Number::fraction(1, 2), 3, 6);
          close_root(b);
        },
        {ErrorCode::probability_missing, {}, 4});
  }
  SECTION("the last child alone has one") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 1);
          open_player(b, Player::max, 4);
          b.leaf(5, 5);
          b.close(5);
          b.leaf(5, 6);
          weighted_leaf(b, Number::fraction(1, 2), 3, 8);
          close_root(b);
        },
        {ErrorCode::probability_missing, {}, 4});
  }
}

TEST_CASE("tree builder: probabilities sum to exactly 1", "[tree][builder]") {
  const Number half = Number::fraction(1, 2);
  const Number third = Number::fraction(1, 3);
  const Number tenth = Number::fraction(1, 10);
  CHECK(tree_of(chance_of({1})).size() == 2);
  CHECK(tree_of(chance_of({0, 1, 0})).size() == 4);
  CHECK(tree_of(chance_of({third, third, third})).size() == 4);
  CHECK(tree_of(chance_of(std::vector<Number>(10, tenth))).size() == 11);
  CHECK(tree_of(chance_of({half, third, Number::fraction(1, 6)})).size() == 4);

  check_refused(chance_of({Number::fraction(3, 10), Number::fraction(6, 10)}),
                {ErrorCode::probabilities_sum, {"0.9"}, 7});
  check_refused(chance_of({half, half, half}), {ErrorCode::probabilities_sum, {"1.5"}, 7});
  check_refused(chance_of({2}), {ErrorCode::probabilities_sum, {"2"}, 7});
  check_refused(chance_of({0}), {ErrorCode::probabilities_sum, {"0"}, 7});
  check_refused(chance_of({third, third}), {ErrorCode::probabilities_sum, {"2/3"}, 7});
  // Doubles would call this 1: 1 - 10^-18.
  check_refused(chance_of({Number(1) - Number::fraction(1, 1'000'000'000'000'000'000)}),
                {ErrorCode::probabilities_sum, {"999999999999999999/1000000000000000000"}, 7});
}

TEST_CASE("tree builder: probabilities of any denominator are exact", "[tree][builder]") {
  const Number tiny = two_to(-100);
  const GameTree small = tree_of(chance_of({tiny, Number(1) - tiny}));
  CHECK(small.probability(0, 0) == tiny);
  CHECK(small.probability(0, 1) == Number(1) - tiny);
  check_refused(chance_of({tiny, Number(1) - tiny - tiny}),
                {ErrorCode::probabilities_sum,
                 {"1267650600228229401496703205375/1267650600228229401496703205376"},
                 7});

  // Denominators that fit, but whose product does not: two primes near 2^62.
  const Number p = Number::fraction(1, 4'611'686'018'427'387'847);
  const Number q = Number::fraction(1, 4'611'686'018'427'387'817);
  const GameTree three = tree_of(chance_of({p, q, Number(1) - p - q}));
  CHECK(three.probability(0, 0) == p);
  CHECK(three.probability(0, 1) == q);
  CHECK(three.probability(0, 2) == Number(1) - p - q);
}

TEST_CASE("tree builder: a denominator past a million bits is refused", "[tree][builder]") {
  const Number tiny = two_to(-1'000'100);
  check_refused(chance_of({tiny, Number::fraction(1, 2)}),
                {ErrorCode::probabilities_too_long, {}, 7});
}

// Infinities

namespace {

const Number kInf = Number::infinity();
const Number kMinusInf = Number::minus_infinity();

}  // namespace

TEST_CASE("tree builder: infinities of both signs have no mean", "[tree][builder]") {
  const Number half = Number::fraction(1, 2);
  SECTION("uniform") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 7);
          b.leaf(kInf);
          b.leaf(3);
          b.leaf(kMinusInf);
          b.close();
        },
        {ErrorCode::infinite_mean, {}, 7});
  }
  SECTION("weighted, and the player comes last") {
    check_refused(
        [&](TreeBuilder& b) {
          b.open(6);
          weighted_leaf(b, half, kMinusInf);
          weighted_leaf(b, half, kInf);
          b.player(Player::chance, 7);
          b.close();
        },
        {ErrorCode::infinite_mean, {}, 7});
  }
  SECTION("values of the nodes below") {
    // MAX (inf -inf) is inf, MIN (5 -inf) is -inf.
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 7);
          open_player(b, Player::max);
          b.leaf(kInf);
          b.leaf(kMinusInf);
          b.close();
          open_player(b, Player::min);
          b.leaf(5);
          b.leaf(kMinusInf);
          close_root(b);
        },
        {ErrorCode::infinite_mean, {}, 7});
  }
  SECTION("a mean below a mean") {
    check_refused(
        [](TreeBuilder& b) {
          open_player(b, Player::chance, 7);
          open_player(b, Player::chance, 8);
          b.leaf(kMinusInf);
          b.leaf(2);
          b.close();
          b.leaf(kInf);
          b.close();
        },
        {ErrorCode::infinite_mean, {}, 7});
  }
}

TEST_CASE("tree builder: infinities that never meet are fine", "[tree][builder]") {
  const Number half = Number::fraction(1, 2);
  SECTION("of one sign") {
    tree_of([](TreeBuilder& b) {
      open_player(b, Player::chance);
      b.leaf(kInf);
      b.leaf(kInf);
      b.leaf(3);
      b.close();
    });
  }
  SECTION("of probability 0") {
    tree_of([&](TreeBuilder& b) {
      open_player(b, Player::chance);
      weighted_leaf(b, 0, kMinusInf);
      weighted_leaf(b, half, kInf);
      weighted_leaf(b, half, 3);
      b.close();
    });
  }
  SECTION("of probability 0 that is told last") {
    tree_of([&](TreeBuilder& b) {
      open_player(b, Player::chance);
      weighted_leaf(b, 1, kInf);
      open_player(b, Player::max);
      b.leaf(kMinusInf);
      b.probability(0);
      b.close();
      b.close();
    });
  }
  SECTION("of which MAX or MIN lets one through") {
    // MAX (inf -inf) is inf; MIN (-inf inf) in MAX's company is never reached: MAX (-inf 2) is 2.
    tree_of([](TreeBuilder& b) {
      open_player(b, Player::chance);
      open_player(b, Player::max);
      b.leaf(kInf);
      b.leaf(kMinusInf);
      b.close();
      open_player(b, Player::max);
      b.leaf(2);
      b.leaf(kMinusInf);
      close_root(b);
    });
  }
  SECTION("under MAX and MIN") {
    tree_of([](TreeBuilder& b) {
      open_player(b, Player::min);
      b.leaf(kInf);
      b.leaf(kMinusInf);
      b.close();
    });
  }
}

// Names and labels

TEST_CASE("tree builder: a name is unique in the tree", "[tree][builder]") {
  check_refused(
      [](TreeBuilder& b) {
        open_player(b, Player::max);
        b.name("A", 1);
        open_player(b, Player::min);
        b.name("B", 2);
        b.leaf(1);
        b.close();
        b.open();
        b.name("A", 3);
      },
      {ErrorCode::repeated_name, {"A"}, 3});
}

TEST_CASE("tree builder: texts equal after NFC are the same", "[tree][builder]") {
  check_refused(
      [](TreeBuilder& b) {
        open_player(b, Player::max);
        b.name("caf\u00E9", 1);
        b.open();
        b.name("cafe\u0301", 2);
      },
      {ErrorCode::repeated_name, {"cafe\u0301"}, 2});
  check_refused(
      [](TreeBuilder& b) {
        open_player(b, Player::max);
        b.open();
        b.value(1);
        b.action("e\u0301", 1);
        b.close();
        b.open();
        b.action("\u00E9", 2);
      },
      {ErrorCode::repeated_action, {"\u00E9"}, 2});
}

TEST_CASE("tree builder: a label is unique among siblings only", "[tree][builder]") {
  const auto labelled_leaf = [](TreeBuilder& b, const char* label, Offset where = kNoOffset) {
    b.open();
    b.action(label, where);
    b.value(1);
    b.close();
  };
  const GameTree tree = tree_of([&](TreeBuilder& b) {
    open_player(b, Player::max);
    for (const char* side : {"left", "right"}) {
      open_player(b, Player::min);
      b.action(side);
      labelled_leaf(b, "left");
      labelled_leaf(b, "right");
      b.close();
    }
    b.name("left");  // names and labels are two things
    b.close();
  });
  CHECK(tree.action(1) == "left");
  CHECK(tree.action(2) == "left");
  CHECK(tree.action(4) == "right");
  CHECK(tree.action(6) == "right");

  check_refused(
      [&](TreeBuilder& b) {
        open_player(b, Player::max);
        labelled_leaf(b, "left");
        open_player(b, Player::min);
        labelled_leaf(b, "left");
        b.action("left", 9);  // told after its child's
      },
      {ErrorCode::repeated_action, {"left"}, 9});
}

TEST_CASE("tree builder: case makes another name", "[tree][builder]") {
  const GameTree tree = tree_of([](TreeBuilder& b) {
    open_player(b, Player::max);
    b.name("A");
    b.open();
    b.name("a");
    b.value(1);
    close_root(b);
  });
  CHECK(tree.name(1) == "a");
}

TEST_CASE("tree builder: many names and labels are told apart", "[tree][builder]") {
  constexpr int kMany = 5'000;
  const auto tell = [](TreeBuilder& b) {
    open_player(b, Player::max);
    for (int i = 0; i < kMany; ++i) {
      b.open();
      b.name("node " + std::to_string(i));
      b.action("label " + std::to_string(i));
      b.value(i);
      b.close();
    }
  };
  const GameTree tree = tree_of([&](TreeBuilder& b) {
    tell(b);
    b.close();
  });
  CHECK(tree.name(kMany) == "node 4999");
  CHECK(tree.action(1) == "label 0");
  check_refused(
      [&](TreeBuilder& b) {
        tell(b);
        b.open();
        b.name("node 0", 5);
      },
      {ErrorCode::repeated_name, {"node 0"}, 5});
}

TEST_CASE("tree builder: a name or label is not empty", "[tree][builder]") {
  check_refused(
      [](TreeBuilder& b) {
        open_player(b, Player::max);
        b.name("", 4);
      },
      {ErrorCode::empty_text, {"name"}, 4});
  check_refused(
      [](TreeBuilder& b) {
        open_player(b, Player::max);
        b.open();
        b.action("", 4);
      },
      {ErrorCode::empty_text, {"action"}, 4});
}

TEST_CASE("tree builder: some characters stand in no name or label", "[tree][builder]") {
  struct Row {
    std::string text, character;
  };
  const auto row = GENERATE(values<Row>({
      {"a/b", "U+002F"},
      {"/", "U+002F"},
      {std::string("a\0b", 3), "U+0000"},
      {"a\nb", "U+000A"},
      {"tab\t", "U+0009"},
      {"\x1b[31m", "U+001B"},
      {"\x7f", "U+007F"},
      {"\u0085", "U+0085"},
      {"soft\u00ADhyphen", "U+00AD"},
      {"\u200B", "U+200B"},
      {"a\u202Eb", "U+202E"},
      {"\uFEFFa", "U+FEFF"},
  }));
  check_refused(
      [&](TreeBuilder& b) {
        open_player(b, Player::max);
        b.name(row.text, 4);
      },
      {ErrorCode::bad_text_character, {"name", row.character}, 4});
  check_refused(
      [&](TreeBuilder& b) {
        open_player(b, Player::max);
        b.open();
        b.action(row.text, 4);
      },
      {ErrorCode::bad_text_character, {"action", row.character}, 4});
}

TEST_CASE("tree builder: any other text is a name", "[tree][builder]") {
  const auto text = GENERATE(values<std::string>(
      {" ", "a b", "MAX", "null", "3", ":x", "\"", "\u65E5\u672C", "\U0001F600", "\\", "-", "#"}));
  const GameTree tree = tree_of([&](TreeBuilder& b) {
    b.open();
    b.name(text);
    b.value(1);
    b.close();
  });
  CHECK(tree.name(0) == text);
}

// Limits and states

TEST_CASE("tree builder: it stops at the most nodes that were allowed", "[tree][builder]") {
  const auto build = [](std::size_t limit, int leaves, bool as_numbers) {
    TreeBuilder builder(limit);
    open_player(builder, Player::max);
    for (int i = 0; i < leaves; ++i) {
      if (as_numbers) builder.leaf(Number::fraction(1, 2), 10 + static_cast<Offset>(i));
      if (!as_numbers) builder.leaf(i, 10 + static_cast<Offset>(i));
    }
    builder.close();
    return builder.finish();
  };
  for (const bool as_numbers : {false, true}) {
    CHECK(build(5, 4, as_numbers));
    const Result<GameTree> refused = build(5, 5, as_numbers);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::too_many_nodes);
    CHECK(refused.error().facts == std::vector<std::string>{"5"});
    CHECK(refused.error().offset == 14);
  }
}

TEST_CASE("tree builder: it fails at once where too many nodes are announced", "[tree][builder]") {
  TreeBuilder builder(100);
  open_player(builder, Player::max);
  builder.leaf(1);
  CHECK(builder.expect(98));
  CHECK_FALSE(builder.expect(99, 5));
  CHECK(builder.failed());
  CHECK_FALSE(builder.leaf(2));
  const Result<GameTree> tree = builder.finish();
  REQUIRE_FALSE(tree);
  CHECK(tree.error().code == ErrorCode::too_many_nodes);
  CHECK(tree.error().offset == 5);

  TreeBuilder other(100);
  CHECK_FALSE(other.expect(SIZE_MAX));
}

TEST_CASE("tree builder: there is one root", "[tree][builder]") {
  const auto tell_root = [](TreeBuilder& b) {
    open_player(b, Player::max);
    b.leaf(1);
    b.close();
  };
  check_refused(
      [&](TreeBuilder& b) {
        tell_root(b);
        b.open(9);
      },
      {ErrorCode::second_root, {""}, 9});
  check_refused(
      [&](TreeBuilder& b) {
        tell_root(b);
        b.leaf(3, 9);
      },
      {ErrorCode::second_root, {""}, 9});
  check_refused(
      [](TreeBuilder& b) {
        b.leaf(3, 8);
        b.leaf(3, 9);
      },
      {ErrorCode::second_root, {""}, 9});
}

TEST_CASE("tree builder: a tree is finished when all is closed", "[tree][builder]") {
  TreeBuilder nothing;
  const Result<GameTree> none = nothing.finish();
  REQUIRE_FALSE(none);
  CHECK(none.error().code == ErrorCode::unfinished_tree);

  TreeBuilder open;
  open_player(open, Player::max);
  open.leaf(1);
  const Result<GameTree> half = open.finish();
  REQUIRE_FALSE(half);
  CHECK(half.error().code == ErrorCode::unfinished_tree);
}

TEST_CASE("tree builder: the first error stays and nothing changes after it", "[tree][builder]") {
  TreeBuilder builder;
  open_player(builder, Player::max, 1);
  CHECK(builder.leaf(1));
  CHECK_FALSE(builder.name("", 5));
  const std::size_t nodes = builder.nodes();

  CHECK_FALSE(builder.open(6));
  CHECK_FALSE(builder.leaf(2, 6));
  CHECK_FALSE(builder.leaf(Number::fraction(1, 2), 6));
  CHECK_FALSE(builder.name("fine", 6));
  CHECK_FALSE(builder.action("fine", 6));
  CHECK_FALSE(builder.eval(1, 6));
  CHECK_FALSE(builder.quiet(false, 6));
  CHECK_FALSE(builder.noisy(true, 6));
  CHECK_FALSE(builder.probability(1, 6));
  CHECK_FALSE(builder.player(Player::min, 6));
  CHECK_FALSE(builder.value(1, 6));
  CHECK_FALSE(builder.expect(1, 6));
  CHECK_FALSE(builder.close(6));
  CHECK_FALSE(builder.fail({ErrorCode::syntax, {}, 6, {}, {}}));

  CHECK(builder.nodes() == nodes);
  const Result<GameTree> tree = builder.finish();
  REQUIRE_FALSE(tree);
  CHECK(tree.error().code == ErrorCode::empty_text);
  CHECK(tree.error().offset == 5);
}

TEST_CASE("tree builder: a reader's error ends it too", "[tree][builder]") {
  TreeBuilder builder;
  builder.open();
  CHECK_FALSE(builder.fail({ErrorCode::unexpected_end, {"("}, 3, {}, {}}));
  CHECK(builder.failed());
  const Result<GameTree> tree = builder.finish();
  REQUIRE_FALSE(tree);
  CHECK(tree.error().code == ErrorCode::unexpected_end);
  CHECK(tree.error().facts == std::vector<std::string>{"("});
}

TEST_CASE("tree builder: it can be moved half-way", "[tree][builder]") {
  TreeBuilder builder;
  open_player(builder, Player::max);
  builder.leaf(1);
  TreeBuilder moved = std::move(builder);
  moved.leaf(2);
  moved.close();
  CHECK(moved.finish()->size() == 3);
}

TEST_CASE("tree builder: a reserve changes nothing", "[tree][builder]") {
  TreeBuilder builder(10);
  builder.reserve(1'000'000'000'000);  // never more than may come
  builder.leaf(1);
  CHECK(builder.finish()->size() == 1);
}
