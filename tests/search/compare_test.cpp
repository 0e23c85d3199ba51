/// \file
/// Searches of one tree side by side, on trees so small that every count is worked out by hand.
#include "gametree/compare.h"

#include <string>
#include <vector>

#include "search/uniform_tree.h"
#include "support/cases.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

using Texts = std::vector<std::string>;

const std::string kThreeBranches = "(MAX (MIN 3 12 8) (MIN 2 4 6) (MIN 14 5 2))";

Comparison compared(const std::string& tree, const Rules& rules = {}) {
  return compare(tree_of(tree, "sexpr"), rules).value();
}

/// `alphabeta best: 3, 5 of 9`: value and leaves read.
std::string summary(const ComparedSearch& search) {
  const std::string name =
      std::string(to_text(search.algorithm)) + " " + std::string(to_text(search.order));
  if (search.problem) return name + ": refused";
  return name + ": " + to_text(search.value) + ", " + std::to_string(search.counts.leaves_read) +
         " of " + std::to_string(search.counts.leaves);
}

Texts summaries(const Comparison& comparison) {
  Texts texts;
  for (const ComparedSearch& search : comparison.searches) texts.push_back(summary(search));
  return texts;
}

std::uint64_t least(const std::string& tree, const Rules& rules = {}) {
  const Comparison comparison = compared(tree, rules);
  return comparison.least ? comparison.least->leaves : 0;
}

}  // namespace

TEST_CASE("compare: minimax stands beside alpha-beta in each order", "[search][compare]") {
  // given: 3 12 8, 2 cuts 4 6, 14 5 2: 7. reversed: 2 5 14, then 6 4 2 (only the last is <= 2),
  // then 8 12 3: 9. best: 3 8 12, 2, 2: 5. worst: both 2s first, as written; 6 4 2, then 14 5 2
  // (the last is <= 2, and nothing is left to cut), then 12 8 3: 9.
  const Comparison comparison = compared(kThreeBranches);

  CHECK(summaries(comparison) == Texts{"minimax given: 3, 9 of 9", "alphabeta given: 3, 7 of 9",
                                       "alphabeta reversed: 3, 9 of 9", "alphabeta best: 3, 5 of 9",
                                       "alphabeta worst: 3, 9 of 9", "alphabeta eval: refused"});
  for (const ComparedSearch& search : comparison.searches)
    if (!search.problem) CHECK(search.best == std::vector<NodeId>{1});
  CHECK(comparison.searches[3].counts.nodes_read == 9);  // the root, 3 MIN nodes, 5 leaves
}

TEST_CASE("compare: an order without its estimates says which is missing", "[search][compare]") {
  const Comparison missing = compared("(MAX (MIN :eval 4 3) (MIN :name B 2 9))");
  REQUIRE(missing.searches.back().order == Order::eval);
  REQUIRE(missing.searches.back().problem);
  CHECK(missing.searches.back().problem->code == ErrorCode::no_eval_for_order);
  CHECK(missing.searches.back().problem->facts == Texts{"B (/2)"});

  // By eval B comes first: 2, then 9 of which nothing is cut; then 3.
  const Comparison present = compared("(MAX (MIN :eval 4 3) (MIN :name B :eval 5 2 9))");
  CHECK(summary(present.searches.back()) == "alphabeta eval: 3, 3 of 3");
  CHECK(summary(present.searches[1]) == "alphabeta given: 3, 2 of 3");  // 2 <= 3 cuts 9
}

TEST_CASE("compare: on a tree with CHANCE expectimax stands in minimax's place",
          "[search][compare]") {
  // The MIN node has 3 <= 5, so that alpha-beta cuts 9; below CHANCE all is read.
  const Comparison comparison = compared("(MAX (CHANCE 4 6) (MIN 3 9))");

  CHECK(summary(comparison.searches[0]) == "expectimax given: 5, 4 of 4");
  CHECK(summary(comparison.searches[1]) == "alphabeta given: 5, 3 of 4");
  CHECK_FALSE(comparison.least);
}

TEST_CASE("compare: all searches share the other rules", "[search][compare]") {
  Rules rules;
  rules.algorithm = Algorithm::minimax;  // these two don't matter
  rules.order = Order::worst;
  rules.cut_on = CutOn::greater;
  const std::string tie = "((3 5) (3 9))";
  CHECK(summary(compared(tie, rules).searches[1]) == "alphabeta given: 3, 4 of 4");
  rules.cut_on = CutOn::greater_equal;
  CHECK(summary(compared(tie, rules).searches[1]) == "alphabeta given: 3, 3 of 4");

  rules.min_as = MinAs::max;
  CHECK(summary(compared(tie, rules).searches[0]) == "minimax given: 9, 4 of 4");
  rules.min_as = MinAs::chance;
  CHECK(summary(compared(tie, rules).searches[0]) == "expectimax given: 6, 4 of 4");
}

TEST_CASE("compare: depth and quiescence limit the tree for all searches", "[search][compare]") {
  const std::string tree =
      "(MAX (MIN :eval 4 :name A 3 9) (MIN :eval 5 :quiet false (LEAF :noisy true 2) 8))";
  Rules rules;
  rules.depth = 1;
  const Comparison shallow = compared(tree, rules);
  CHECK(summary(shallow.searches[0]) == "minimax given: 5, 2 of 2");
  CHECK(shallow.least->leaves == 2);  // MAX over two leaves: 2 + 1 - 1
  CHECK(summary(shallow.searches[5]) ==
        "alphabeta eval: 5, 2 of 2");  // leaves by what they are worth

  rules.quiescence = 1;
  const Comparison deeper = compared(tree, rules);
  CHECK(summary(deeper.searches[0]) == "minimax given: 4, 2 of 2");  // A's 4 and the noisy 2
  CHECK_FALSE(deeper.least);
  CHECK(deeper.tree.whole().path(deeper.tree.origin(deeper.searches[1].best.at(0))) == "/1");
}

TEST_CASE("compare: rules that don't fit are refused as by a search", "[search][compare]") {
  const GameTree tree = tree_of(kThreeBranches, "sexpr");
  Rules rules;
  rules.bounds = Window{0, 10};
  CHECK(compare(tree, rules).error().code == ErrorCode::leaf_out_of_bounds);
  rules.bounds.reset();
  rules.depth = 1;
  CHECK(compare(tree, rules).error().code == ErrorCode::no_eval_at_depth);
  rules.depth.reset();
  rules.quiescence = 1;
  CHECK(compare(tree, rules).error().code == ErrorCode::quiescence_needs_depth);
  rules.quiescence.reset();
  rules.window = {2, 2};
  CHECK(compare(tree, rules).error().code == ErrorCode::window_not_open);
}

TEST_CASE("compare: a window may leave a bound and no best action", "[search][compare]") {
  Rules rules;
  rules.window = {5, Number::infinity()};
  const Comparison comparison = compared(kThreeBranches, rules);

  CHECK(comparison.searches[0].bound == Bound::exact);  // minimax has no window
  CHECK(comparison.searches[0].value == Number(3));
  // 3 cuts, 2 cuts, and 14, 5 cuts: the best that was returned is 5.
  CHECK(comparison.searches[1].bound == Bound::at_most);
  CHECK(comparison.searches[1].value == Number(5));
  CHECK(comparison.searches[1].best.empty());
}

TEST_CASE("compare: the least number of leaves is Knuth and Moore's", "[search][compare]") {
  // b^ceil(m/2) + b^floor(m/2) - 1
  CHECK(least("(MAX 1 2 3)") == 3);   // 3 + 1 - 1
  CHECK(least(kThreeBranches) == 5);  // 3 + 3 - 1
  CHECK(least("(MIN (MAX 1 2) (MAX 3 4))") == 3);
  CHECK(least("(((1 2) (3 4)) ((5 6) (7 8)))") == 5);  // 4 + 2 - 1
  CHECK(least("(MAX (MIN (MAX 7)))") == 1);            // a chain: 1 + 1 - 1
  const Comparison comparison = compared("(((1 2) (3 4)) ((5 6) (7 8)))");
  CHECK(comparison.least->branching == 2);
  CHECK(comparison.least->depth == 3);

  CHECK(least_leaves({5, 1}) == 5);
  CHECK(least_leaves({10, 9}) == 109'999);
  CHECK(least_leaves({1, 1'000'000}) == 1);
}

TEST_CASE("compare: no least number where the tree is not uniform", "[search][compare]") {
  CHECK(least("5") == 0);                                  // a leaf fits every branching
  CHECK(least("(MAX (MIN 1 2) (MIN 3 4 5))") == 0);        // one child more
  CHECK(least("(MAX (MIN 1 2) (MIN 3))") == 0);            // one less
  CHECK(least("(MAX (MIN 1 2) 3)") == 0);                  // a leaf too high
  CHECK(least("(MAX (MIN 1 2) (MIN 3 (MAX 4 5)))") == 0);  // and one too low
  CHECK(least("(MAX (MAX 1 2) (MAX 3 4))") == 0);          // two layers of MAX
  CHECK(least("(MAX (MIN 1 2) (MAX 3 4))") == 0);          // both players in one layer
  CHECK(least("(CHANCE (MIN 1 2) (MIN 3 4))") == 0);       // CHANCE
  CHECK(least("(MAX (MIN 1 2) (CHANCE 3 4))") == 0);
  Rules helping;
  helping.min_as = MinAs::max;
  CHECK(least("(MAX (MIN 1 2) (MIN 3 4))", helping) == 0);  // MAX twice, since MIN plays as MAX
}

TEST_CASE("compare: no least number where window or bounds tell half of the value before",
          "[search][compare]") {
  const std::string tree = "(MAX (MIN 3 4) (MIN 1 2))";  // 3
  Rules rules;
  rules.bounds = Window{1, 4};
  CHECK(least(tree, rules) == 3);  // 3 is inside: 2 + 2 - 1
  rules.bounds = Window{1, 4};
  CHECK(least("(MAX (MIN 4 4) (MIN 1 2))", rules) == 0);  // 4 can't be beaten: 2 leaves are enough
  CHECK(compared("(MAX (MIN 4 4) (MIN 1 2))", rules).searches[1].counts.leaves_read == 2);
  CHECK(least("(MAX (MIN inf inf) (MIN 1 2))") == 0);  // nor can infinity
  CHECK(least("(MAX (MIN 3 inf) (MIN -inf 2))") == 3);

  rules.bounds.reset();
  rules.window = {0, 4};
  CHECK(least(tree, rules) == 3);
  rules.window = {3, 4};
  CHECK(least(tree, rules) == 0);
}
