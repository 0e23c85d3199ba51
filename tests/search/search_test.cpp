/// \file
/// One rule at a time on trees so small that every answer is worked out by hand.
#include "gametree/search.h"

#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "gametree/tree_builder.h"
#include "support/cases.h"
#include "support/catch.h"
#include "support/exact_numbers.h"

using namespace gametree;
using namespace gametree::test;

namespace {

using Texts = std::vector<std::string>;

const std::string kThreeBranches = "(MAX (MIN 3 12 8) (MIN 2 4 6) (MIN 14 5 2))";
const std::string kDeepCutoff = "(MAX 4 (MIN 9 (MAX (MIN 3 8) 7)))";

GameTree sexpr(const std::string& text) { return gametree::test::tree_of(text, "sexpr"); }

SearchResult run(const std::string& tree, const Rules& rules = {}) {
  const Result<SearchResult> result = search(sexpr(tree), rules, {.cutoffs = true, .nodes = true});
  INFO(tree);
  REQUIRE(result);
  // What is written down must not change what is found.
  const Result<SearchResult> bare = search(sexpr(tree), rules);
  REQUIRE(bare);
  CHECK(bare->value == result->value);
  CHECK(bare->bound == result->bound);
  CHECK(bare->best == result->best);
  CHECK(bare->line == result->line);
  CHECK(bare->counts.nodes_read == result->counts.nodes_read);
  CHECK(bare->counts.leaves_cut == result->counts.leaves_cut);
  CHECK(bare->counts.cutoffs == result->counts.cutoffs);
  return *result;
}

SearchResult alphabeta(const std::string& tree, Rules rules = {}) {
  rules.algorithm = Algorithm::alphabeta;
  return run(tree, rules);
}

Error refusal(const std::string& tree, const Rules& rules) {
  const Result<SearchResult> result = search(sexpr(tree), rules);
  REQUIRE_FALSE(result);
  return result.error();
}

std::string path(const SearchResult& result, NodeId node) {
  return result.tree.whole().path(result.tree.origin(node));
}

Texts paths(const SearchResult& result, const std::vector<NodeId>& nodes) {
  Texts found;
  for (const NodeId node : nodes) found.push_back(path(result, node));
  return found;
}

Texts best(const SearchResult& result) { return paths(result, result.best); }
Texts line(const SearchResult& result) { return paths(result, result.line); }

const NodeReport& report(const SearchResult& result, const std::string& node) {
  for (const NodeReport& row : result.nodes)
    if (path(result, row.node) == node) return row;
  FAIL("no node " + node);
  return result.nodes.front();
}

/// `/2 alpha after /2/1: 2 in [3, inf], cut /2/2 /2/3`
std::string text(const SearchResult& result, const Cutoff& cutoff) {
  std::string all = path(result, cutoff.node) +
                    (cutoff.kind == CutoffKind::alpha ? " alpha" : " beta") + " after " +
                    path(result, cutoff.after) + ": " + to_text(cutoff.value) + " in [" +
                    to_text(cutoff.alpha) + ", " + to_text(cutoff.beta) + "], cut";
  for (const NodeId node : cutoff.cut) all += " " + path(result, node);
  return all;
}

Texts cutoffs(const SearchResult& result) {
  CHECK(result.counts.cutoffs == result.cutoffs.size());
  Texts found;
  for (const Cutoff& cutoff : result.cutoffs) found.push_back(text(result, cutoff));
  return found;
}

/// `2 <= [3, inf]`: value, bound and window on arrival; `unread`.
std::string text(const NodeReport& report) {
  if (!report.read) return "unread";
  constexpr std::array<const char*, 3> kWords{"exact", "<=", ">="};
  return to_text(report.value) + " " + kWords[static_cast<std::size_t>(report.bound)] + " [" +
         to_text(report.window.alpha) + ", " + to_text(report.window.beta) + "]";
}

std::string known(const NodeReport& report) {
  return "[" + to_text(report.interval.alpha) + ", " + to_text(report.interval.beta) + "]";
}

Number inf() { return Number::infinity(); }

}  // namespace

// Algorithms

TEST_CASE("search: minimax reads every node", "[search]") {
  const SearchResult result = run(kThreeBranches);

  CHECK(result.rules.algorithm == Algorithm::minimax);
  CHECK(result.value == Number(3));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/1"});
  CHECK(line(result) == Texts{"/", "/1", "/1/1"});
  CHECK(result.counts.nodes == 13);
  CHECK(result.counts.leaves == 9);
  CHECK(result.counts.nodes_read == 13);
  CHECK(result.counts.leaves_read == 9);
  CHECK(result.counts.leaves_cut == 0);
  CHECK(result.counts.cutoffs == 0);
  CHECK(result.counts.depth == 2);
}

TEST_CASE("search: alpha-beta cuts the second branch of three", "[search]") {
  const SearchResult result = alphabeta(kThreeBranches);

  // /1 is 3. /2 reads 2, and 2 <= alpha 3. /3 reads 14 and 5, then 2: nothing is left to cut.
  CHECK(result.value == Number(3));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/1"});
  CHECK(line(result) == Texts{"/", "/1", "/1/1"});
  CHECK(cutoffs(result) == Texts{"/2 alpha after /2/1: 2 in [3, inf], cut /2/2 /2/3"});
  CHECK(result.counts.nodes == 13);
  CHECK(result.counts.nodes_read == 11);
  CHECK(result.counts.leaves_read == 7);
  CHECK(result.counts.node_visits == 11);
  CHECK(result.counts.leaf_visits == 7);
  CHECK(result.counts.leaves_cut == 2);
  CHECK(result.counts.depth == 2);
}

TEST_CASE("search: what alpha-beta knows of each node", "[search]") {
  const SearchResult result = alphabeta(kThreeBranches);

  CHECK(text(report(result, "/")) == "3 exact [-inf, inf]");
  CHECK(text(report(result, "/1")) == "3 exact [-inf, inf]");
  CHECK(text(report(result, "/1/2")) == "12 exact [-inf, 3]");
  CHECK(text(report(result, "/2")) == "2 <= [3, inf]");
  CHECK(text(report(result, "/2/1")) == "2 exact [3, inf]");
  CHECK(text(report(result, "/2/2")) == "unread");
  CHECK(text(report(result, "/3")) == "2 exact [3, inf]");
  CHECK(text(report(result, "/3/2")) == "5 exact [3, 14]");
  CHECK(text(report(result, "/3/3")) == "2 exact [3, 5]");
  CHECK(known(report(result, "/2")) == "[-inf, 2]");
  CHECK(known(report(result, "/3")) == "[2, 2]");
  CHECK(result.nodes.size() == 13);
}

TEST_CASE("search: minimax nodes have values and no bounds in doubt", "[search]") {
  const SearchResult result = run(kThreeBranches);
  for (const NodeReport& node : result.nodes) {
    CHECK(node.read);
    CHECK(node.bound == Bound::exact);
    CHECK(node.interval == Window{node.value, node.value});
  }
  CHECK(report(result, "/2").value == Number(2));
}

TEST_CASE("search: the player comes from the word and never from the depth", "[search]") {
  // MAX over MAX: 5 against min(6, 7).
  CHECK(run("(MAX (MAX 3 5) (MIN 6 7))").value == Number(6));
  CHECK(run("(MAX (MAX 3 5) (MAX 1 9))").value == Number(9));
  CHECK(run("(MIN (MIN 3 5) (MAX 1 9))").value == Number(3));
}

TEST_CASE("search: two layers of MAX cut a whole node", "[search]") {
  const SearchResult result =
      alphabeta("(MAX (MIN (MAX 3 5) (MAX 6 9)) (MIN (MAX 1 2) (MAX 0 -1)))");

  // /1/1 is 5; /1/2 reads 6 >= beta 5. /1 is 5. /2/1 is 2, and 2 <= alpha 5.
  CHECK(result.value == Number(5));
  CHECK(result.counts.leaves_read == 5);
  CHECK(cutoffs(result) == Texts{"/1/2 beta after /1/2/1: 6 in [-inf, 5], cut /1/2/2",
                                 "/2 alpha after /2/1: 2 in [5, inf], cut /2/2"});
  CHECK(text(report(result, "/1/2")) == "6 >= [-inf, 5]");
  CHECK(text(report(result, "/2/2")) == "unread");
  CHECK(text(report(result, "/2/2/1")) == "unread");
  CHECK(result.counts.leaves_cut == 3);
}

TEST_CASE("search: a cutoff may come from any depth above", "[search]") {
  const SearchResult result = alphabeta(kDeepCutoff);

  // /2/2/1 is MIN, three plies below alpha 4: 3 <= 4 cuts 8.
  CHECK(result.value == Number(7));
  CHECK(cutoffs(result) == Texts{"/2/2/1 alpha after /2/2/1/1: 3 in [4, 9], cut /2/2/1/2"});
  CHECK(text(report(result, "/2/2")) == "7 exact [4, 9]");
  CHECK(line(result) == Texts{"/", "/2", "/2/2", "/2/2/2"});
}

TEST_CASE("search: auto is expectimax where there is chance", "[search]") {
  const SearchResult result = run("(MAX 149 (CHANCE 300 0))");

  CHECK(result.rules.algorithm == Algorithm::expectimax);
  CHECK(result.value == Number(150));
  CHECK(best(result) == Texts{"/2"});
}

TEST_CASE("search: expectimax is exact", "[search]") {
  // 0.1 * 3 + 0.9 * 7 = 6.6
  CHECK(run("(CHANCE (0.1 3) (0.9 7))").value == Number::fraction(33, 5));
  // Three thirds of 100 tie with 100.
  const SearchResult tie = run("(MAX (CHANCE (1/3 100) (1/3 100) (1/3 100)) 100)");
  CHECK(tie.value == Number(100));
  CHECK(best(tie) == Texts{"/1", "/2"});
  // 23/3, 4, 7
  const SearchResult means = run("(MAX (CHANCE 3 12 8) (CHANCE 2 4 6) (CHANCE 14 5 2))");
  CHECK(means.value == Number::fraction(23, 3));
  // MIN below CHANCE below MAX: (min(5, 9) + min(2, 1)) / 2 = 3
  CHECK(run("(MAX (CHANCE (MIN 5 9) (MIN 2 1)) 2)").value == Number(3));
}

TEST_CASE("search: expectimax takes trees without chance", "[search]") {
  Rules rules;
  rules.algorithm = Algorithm::expectimax;
  CHECK(run(kThreeBranches, rules).value == Number(3));
}

TEST_CASE("search: alpha-beta opens the window again below chance", "[search]") {
  const SearchResult result = alphabeta("(MAX 10 (CHANCE (MIN 3 8) (MIN 1 2)))");

  // Under alpha 10 both MIN nodes would be cut after a leaf; below CHANCE alpha says nothing.
  CHECK(result.value == Number(10));
  CHECK(cutoffs(result).empty());
  CHECK(result.counts.leaves_read == 5);
  CHECK(text(report(result, "/2")) == "2 exact [10, inf]");  // (3 + 1) / 2
  CHECK(text(report(result, "/2/1")) == "3 exact [-inf, inf]");
  CHECK(text(report(result, "/2/2/2")) == "2 exact [-inf, 1]");
}

TEST_CASE("search: alpha-beta cuts at MAX and MIN around chance", "[search]") {
  // /1 is (4 + 8) / 2 = 6. /2: 5 <= alpha 6 cuts the CHANCE node.
  const SearchResult result = alphabeta("(MAX (CHANCE 4 8) (MIN 5 (CHANCE 1 2)))");

  CHECK(result.value == Number(6));
  CHECK(cutoffs(result) == Texts{"/2 alpha after /2/1: 5 in [6, inf], cut /2/2"});
  CHECK(result.counts.leaves_cut == 2);
}

// Infinities

TEST_CASE("search: a child of probability 0 adds nothing whatever its value", "[search]") {
  CHECK(run("(CHANCE (0 inf) (1 5))").value == Number(5));
  CHECK(run("(CHANCE (0 -inf) (1/2 inf) (1/2 3))").value == inf());
  CHECK(run("(MAX (CHANCE (0 (MIN -inf 3)) (1 7)) 6)").value == Number(7));
  // The same in rationals: 1/3 and 1/7919 leave no room for 1/9223372036854775783.
  CHECK(run("(CHANCE (0 -inf) (1 1/9223372036854775783))").value ==
        Number::fraction(1, 9'223'372'036'854'775'783));
}

TEST_CASE("search: infinite utilities are values like others", "[search]") {
  CHECK(run("(MAX -inf 3)").value == Number(3));
  CHECK(run("(MIN inf 3)").value == Number(3));
  const SearchResult lost = run("(MAX -inf (MIN -inf 5))");
  CHECK(lost.value == -inf());
  CHECK(best(lost) == Texts{"/1", "/2"});
  CHECK(line(lost) == Texts{"/", "/1"});
  CHECK(run("(CHANCE inf 5 3)").value == inf());

  // At MAX inf >= beta inf: nothing can be better.
  const SearchResult won = alphabeta("(MAX (MIN inf inf) 3)");
  CHECK(won.value == inf());
  CHECK(won.bound == Bound::exact);
  CHECK(best(won) == Texts{"/1"});
  CHECK(cutoffs(won) == Texts{"/ beta after /1: inf in [-inf, inf], cut /2"});
}

// cut_on

TEST_CASE("search: equality cuts unless the rule says beyond", "[search]") {
  const std::string tree = "(MAX (MIN 3 5) (MIN 3 1))";

  const SearchResult at = alphabeta(tree);
  CHECK(at.value == Number(3));
  CHECK(cutoffs(at) == Texts{"/2 alpha after /2/1: 3 in [3, inf], cut /2/2"});
  CHECK(text(report(at, "/2")) == "3 <= [3, inf]");
  CHECK(best(at) == Texts{"/1"});  // a cut child's bound that equals the best is no tie

  Rules rules;
  rules.cut_on = CutOn::greater;
  const SearchResult beyond = alphabeta(tree, rules);
  CHECK(beyond.value == Number(3));
  CHECK(cutoffs(beyond).empty());
  CHECK(text(report(beyond, "/2")) == "1 exact [3, inf]");
  CHECK(text(report(beyond, "/2/2")) == "1 exact [3, 3]");  // the window is a point
}

TEST_CASE("search: equality cuts at MAX likewise", "[search]") {
  const std::string tree = "(MIN (MAX 3 1) (MAX 3 9) (MAX 4 0))";

  CHECK(cutoffs(alphabeta(tree)) == Texts{"/2 beta after /2/1: 3 in [-inf, 3], cut /2/2",
                                          "/3 beta after /3/1: 4 in [-inf, 3], cut /3/2"});
  Rules rules;
  rules.cut_on = CutOn::greater;
  CHECK(cutoffs(alphabeta(tree, rules)) == Texts{"/3 beta after /3/1: 4 in [-inf, 3], cut /3/2"});
}

// fail

TEST_CASE("search: fail hard clamps what a node returns", "[search]") {
  const std::string tree = "(MAX (MIN 3 5) (MIN 2 9))";
  Rules rules;
  CHECK(text(report(alphabeta(tree, rules), "/2")) == "2 <= [3, inf]");

  rules.fail = Fail::hard;
  const SearchResult hard = alphabeta(tree, rules);
  CHECK(hard.value == Number(3));
  CHECK(text(report(hard, "/2")) == "3 <= [3, inf]");
  CHECK(known(report(hard, "/2")) == "[-inf, 2]");
  // The cutoff shows v itself.
  CHECK(cutoffs(hard) == Texts{"/2 alpha after /2/1: 2 in [3, inf], cut /2/2"});
}

TEST_CASE("search: fail hard clamps neither leaves nor chance", "[search]") {
  Rules rules;
  rules.fail = Fail::hard;

  const SearchResult result = alphabeta("(MAX 10 (CHANCE 1 2) 4)", rules);

  CHECK(text(report(result, "/2")) == "1.5 exact [10, inf]");
  CHECK(text(report(result, "/3")) == "4 exact [10, inf]");
}

TEST_CASE("search: fail hard and cuts beyond equality can differ from soft", "[search]") {
  // /1 is 5. /2: /2/1 reads 2 under [5, inf], which cuts 9. Soft it returns 2, so /2 has v 2 < 5:
  // cut. Hard it returns 5, so v is 5, not beyond 5: /2/2 is read.
  const std::string tree = "(MAX 5 (MIN (MIN 2 9) 7))";
  Rules rules;
  rules.cut_on = CutOn::greater;
  CHECK(cutoffs(alphabeta(tree, rules)) ==
        Texts{"/2/1 alpha after /2/1/1: 2 in [5, inf], cut /2/1/2",
              "/2 alpha after /2/1: 2 in [5, inf], cut /2/2"});

  rules.fail = Fail::hard;
  const SearchResult hard = alphabeta(tree, rules);
  CHECK(cutoffs(hard) == Texts{"/2/1 alpha after /2/1/1: 2 in [5, inf], cut /2/1/2"});
  CHECK(hard.value == Number(5));
  CHECK(best(hard) == Texts{"/1"});
}

// reach

TEST_CASE("search: shallow cuts on the parent's value alone", "[search]") {
  Rules rules;
  rules.reach = Reach::shallow;
  const SearchResult result = alphabeta(kDeepCutoff, rules);

  // The MAX node /2/2 has no value yet when it hands down, so 3 cuts nothing.
  CHECK(result.value == Number(7));
  CHECK(cutoffs(result).empty());
  CHECK(result.counts.leaves_read == 5);
  CHECK(text(report(result, "/2")) == "7 exact [4, inf]");
  CHECK(text(report(result, "/2/2")) == "7 exact [-inf, 9]");
  CHECK(text(report(result, "/2/2/1")) == "3 exact [-inf, inf]");
  CHECK(text(report(result, "/2/2/1/2")) == "8 exact [-inf, 3]");
  CHECK(text(report(result, "/2/2/2")) == "7 exact [3, inf]");
}

TEST_CASE("search: shallow still cuts one ply below", "[search]") {
  Rules rules;
  rules.reach = Reach::shallow;
  CHECK(cutoffs(alphabeta(kThreeBranches, rules)) ==
        Texts{"/2 alpha after /2/1: 2 in [3, inf], cut /2/2 /2/3"});
}

TEST_CASE("search: under shallow the root's window binds the root alone", "[search]") {
  Rules rules;
  rules.reach = Reach::shallow;
  rules.window = {5, 20};
  const SearchResult result = alphabeta("(MAX (MIN 3 8) (MIN 6 7))", rules);

  // Deep, 3 <= alpha 5 would cut 8. Shallow, the first child's window is open.
  CHECK(cutoffs(result).empty());
  CHECK(text(report(result, "/")) == "6 exact [5, 20]");
  CHECK(text(report(result, "/1")) == "3 exact [-inf, inf]");
  CHECK(text(report(result, "/2")) == "6 exact [3, inf]");
}

// Orders

TEST_CASE("search: reversed reads right to left", "[search]") {
  Rules rules;
  rules.order = Order::reversed;
  const SearchResult result = alphabeta(kThreeBranches, rules);

  // /3: 2 5 14 is 2. /2 under alpha 2: 6, 4, then 2, after which nothing is left. /1: 8 12 3 is 3.
  CHECK(result.value == Number(3));
  CHECK(cutoffs(result).empty());
  CHECK(best(result) == Texts{"/1"});
  CHECK(text(report(result, "/2")) == "2 exact [2, inf]");
  CHECK(text(report(result, "/2/1")) == "2 exact [2, 4]");
}

TEST_CASE("search: reversed goes through chance right to left too", "[search]") {
  Rules rules;
  rules.order = Order::reversed;
  // The last child first: its mean is (8 + 2 * 2) / 3 = 4 whichever way it is summed up.
  const SearchResult result =
      alphabeta("(MAX 9 (CHANCE (1/3 (MIN 8 9)) (2/3 (MIN 2 4))) (MIN 5 1))", rules);

  // /3: 1, 5 is 1. /2 is 4. 9 is the best.
  CHECK(result.value == Number(9));
  CHECK(text(report(result, "/2")) == "4 exact [1, inf]");
  CHECK(text(report(result, "/2/1/1")) == "8 exact [-inf, 9]");
}

TEST_CASE("search: best first goes by true values for the player to move", "[search]") {
  Rules rules;
  rules.order = Order::best;
  const SearchResult result = alphabeta(kThreeBranches, rules);

  // Values 3, 2, 2: /1 /2 /3. MIN reads its lowest first: 3 8 12; 2 cuts; 2 cuts.
  CHECK(result.value == Number(3));
  CHECK(cutoffs(result) == Texts{"/2 alpha after /2/1: 2 in [3, inf], cut /2/2 /2/3",
                                 "/3 alpha after /3/3: 2 in [3, inf], cut /3/1 /3/2"});
  CHECK(result.counts.leaves_read == 5);
  CHECK(text(report(result, "/1/3")) == "8 exact [-inf, 3]");
  CHECK(text(report(result, "/1/2")) == "12 exact [-inf, 3]");
}

TEST_CASE("search: worst first goes the other way", "[search]") {
  Rules rules;
  rules.order = Order::worst;
  const SearchResult result = alphabeta(kThreeBranches, rules);

  // Values 3, 2, 2: /2 /3 /1. MIN reads its highest first, so that its last leaf is its value.
  CHECK(result.value == Number(3));
  CHECK(cutoffs(result).empty());
  CHECK(best(result) == Texts{"/1"});
  CHECK(text(report(result, "/2/1")) == "2 exact [-inf, 4]");  // 6 4 2
  CHECK(text(report(result, "/3/3")) == "2 exact [2, 5]");     // 14 5 2
  CHECK(text(report(result, "/1/1")) == "3 exact [2, 8]");     // 12 8 3
}

TEST_CASE("search: by eval an inner child counts its estimate and a leaf its utility", "[search]") {
  Rules rules;
  rules.order = Order::eval;
  const SearchResult result =
      alphabeta("(MAX (MIN :eval 1 3 12 8) (MIN :eval 5 2 4 6) 4 (MIN :eval 3 14 5 2))", rules);

  // MAX: 5 (/2), 4 (the leaf), 3 (/4), 1 (/1). MIN reads lowest first.
  // /2 is 2; 4; /4 reads 2 <= 4: cut; /1 reads 3 <= 4: cut.
  CHECK(result.value == Number(4));
  CHECK(best(result) == Texts{"/3"});
  CHECK(cutoffs(result) == Texts{"/4 alpha after /4/3: 2 in [4, inf], cut /4/1 /4/2",
                                 "/1 alpha after /1/1: 3 in [4, inf], cut /1/2 /1/3"});
  CHECK(text(report(result, "/3")) == "4 exact [2, inf]");
}

TEST_CASE("search: orders are stable and leave chance as written", "[search]") {
  const auto order = GENERATE(Order::best, Order::worst, Order::eval);
  Rules rules;
  rules.order = order;
  // Equal keys everywhere under MAX: they stay 1 2 3, so the first is the choice.
  const SearchResult tie =
      alphabeta("(MAX (MIN :eval 2 2) (MIN :eval 2 2) (MIN :eval 2 2))", rules);
  CHECK(best(tie) == Texts{"/1"});

  // CHANCE needs no estimates; its probabilities stay with their children.
  const SearchResult chance = run("(CHANCE (1/4 (MAX 8)) (3/4 (MAX 4)))", rules);
  CHECK(chance.value == Number(5));
}

TEST_CASE("search: ties of minimax come in search order", "[search]") {
  const std::string tree = "(MAX 3 (MIN 3 5) 2 3)";
  Rules rules;
  const SearchResult given = run(tree, rules);
  CHECK(best(given) == Texts{"/1", "/2", "/4"});
  CHECK(line(given) == Texts{"/", "/1"});

  rules.order = Order::reversed;
  const SearchResult reversed = run(tree, rules);
  CHECK(best(reversed) == Texts{"/4", "/2", "/1"});
  CHECK(line(reversed) == Texts{"/", "/4"});

  rules.order = Order::worst;
  CHECK(best(run(tree, rules)) == Texts{"/1", "/2", "/4"});  // 2 first, then as written

  CHECK(best(run("(MIN 4 2 2)")) == Texts{"/2", "/3"});
}

TEST_CASE("search: a tie of alpha-beta goes to the first in search order", "[search]") {
  Rules rules;
  CHECK(best(alphabeta("(MAX 3 (MIN 3 5) 2 3)", rules)) == Texts{"/1"});
  rules.order = Order::reversed;
  CHECK(best(alphabeta("(MAX 3 (MIN 3 5) 2 3)", rules)) == Texts{"/4"});
  CHECK(best(alphabeta("(MIN 4 2 2)", rules)) == Texts{"/3"});
}

// Windows

TEST_CASE("search: a window may make the root's value a bound from below", "[search]") {
  Rules rules;
  rules.window = {-inf(), 3};
  const SearchResult result = alphabeta(kThreeBranches, rules);

  // /1 is 3, and 3 >= beta 3 cuts the rest, which might be worth more.
  CHECK(result.value == Number(3));
  CHECK(result.bound == Bound::at_least);
  CHECK(best(result).empty());
  CHECK(line(result) == Texts{"/"});
  CHECK(cutoffs(result) == Texts{"/ beta after /1: 3 in [-inf, 3], cut /2 /3"});
  CHECK(result.counts.leaves_cut == 6);
  CHECK(known(report(result, "/")) == "[3, inf]");
}

TEST_CASE("search: a window may make the root's value a bound from above", "[search]") {
  Rules rules;
  rules.window = {5, inf()};
  const std::string tree = "(MAX (MIN 2 9) (MIN 4 8))";
  const SearchResult soft = alphabeta(tree, rules);

  // Both are cut after a leaf: 2 <= 5, 4 <= 5. So the root is at most 4.
  CHECK(soft.value == Number(4));
  CHECK(soft.bound == Bound::at_most);
  CHECK(soft.counts.leaves_read == 2);
  CHECK(best(soft).empty());
  CHECK(known(report(soft, "/")) == "[-inf, 4]");

  rules.fail = Fail::hard;
  const SearchResult hard = alphabeta(tree, rules);
  CHECK(hard.value == Number(5));
  CHECK(hard.bound == Bound::at_most);
  CHECK(known(report(hard, "/")) == "[-inf, 4]");
  CHECK(text(report(hard, "/1")) == "5 <= [5, inf]");
}

TEST_CASE("search: inside a window the value is exact", "[search]") {
  Rules rules;
  rules.window = {Number::fraction(5, 2), Number::fraction(7, 2)};
  const SearchResult result = alphabeta(kThreeBranches, rules);

  CHECK(result.value == Number(3));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/1"});
  CHECK(cutoffs(result) == Texts{"/2 alpha after /2/1: 2 in [3, 3.5], cut /2/2 /2/3"});
}

TEST_CASE("search: the best child is one that is known to reach the value", "[search]") {
  Rules rules;
  rules.window = {3, inf()};
  rules.cut_on = CutOn::greater;
  rules.fail = Fail::hard;
  const SearchResult result = alphabeta("(MAX (MIN 2 9) (MIN 3 8))", rules);

  // /1 is cut at 2 and returns 3, clamped; /2 is 3 indeed. Both returned 3, one is known to be.
  CHECK(result.value == Number(3));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/2"});
  CHECK(line(result) == Texts{"/", "/2", "/2/1"});
}

TEST_CASE("search: minimax minds no window", "[search]") {
  Rules rules;
  rules.window = {5, 6};
  const SearchResult result = run(kThreeBranches, rules);
  CHECK(result.value == Number(3));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/1"});
}

// Empty cutoffs

TEST_CASE("search: cutoffs that cut nothing are counted on request", "[search]") {
  Rules rules;
  rules.empty_cutoffs = EmptyCutoffs::yes;
  const SearchResult result = alphabeta(kThreeBranches, rules);

  CHECK(cutoffs(result) == Texts{"/2 alpha after /2/1: 2 in [3, inf], cut /2/2 /2/3",
                                 "/3 alpha after /3/3: 2 in [3, 5], cut"});
  CHECK(result.counts.leaves_cut == 2);
  CHECK(text(report(result, "/3")) == "2 exact [3, inf]");
}

// Bounds

TEST_CASE("search: bounds stand where a window would be open", "[search]") {
  Rules rules;
  rules.bounds = Window{0, 10};
  const SearchResult result = alphabeta("(MAX (MIN 5 7) (MIN 10 10) 3)", rules);

  // /2 is 10: nothing is worth more, so 3 is cut, and the value is exact all the same.
  CHECK(result.value == Number(10));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/2"});
  CHECK(cutoffs(result) == Texts{"/ beta after /2: 10 in [5, 10], cut /3"});
  CHECK(text(report(result, "/")) == "10 exact [0, 10]");
}

TEST_CASE("search: bounds hold of what was not read", "[search]") {
  Rules rules;
  rules.bounds = Window{2, 14};
  const SearchResult result = alphabeta(kThreeBranches, rules);

  // /2 is at most 2, and nothing is worth less than 2: so it is 2.
  CHECK(text(report(result, "/2")) == "2 exact [3, 14]");
  CHECK(known(report(result, "/2")) == "[2, 2]");

  rules.bounds = Window{-5, inf()};
  const SearchResult half_open = alphabeta(kThreeBranches, rules);
  CHECK(text(report(half_open, "/2")) == "2 <= [3, inf]");
  CHECK(known(report(half_open, "/2")) == "[-5, 2]");
}

TEST_CASE("search: bounds stand in a window's open end and below chance", "[search]") {
  Rules rules;
  rules.bounds = Window{0, 10};
  rules.window = {4, inf()};
  const SearchResult result = alphabeta("(MAX (CHANCE (MIN 0 3) (MIN 6 7)) 9)", rules);

  // /1/1 reads 0 <= alpha 0: nothing is worth less, 3 is cut. (0 + 6) / 2 = 3.
  CHECK(cutoffs(result) == Texts{"/1/1 alpha after /1/1/1: 0 in [0, 10], cut /1/1/2"});
  CHECK(text(report(result, "/")) == "9 exact [4, 10]");
  CHECK(text(report(result, "/1")) == "3 exact [4, 10]");
}

TEST_CASE("search: bounds of one value leave an open window a point", "[search]") {
  Rules rules;
  rules.bounds = Window{5, 5};
  const SearchResult result = alphabeta("(MAX 5 5)", rules);
  CHECK(result.value == Number(5));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result) == Texts{"/1"});
  CHECK(cutoffs(result) == Texts{"/ beta after /1: 5 in [5, 5], cut /2"});
}

// Depth

TEST_CASE("search: at the depth limit inner nodes are worth their eval", "[search]") {
  const std::string tree = "(MAX (MIN :eval 4 3 12) (MIN :eval 6 2 9) 5)";
  Rules rules;
  rules.depth = 1;
  const SearchResult result = run(tree, rules);

  CHECK(result.value == Number(6));
  CHECK(best(result) == Texts{"/2"});
  CHECK(line(result) == Texts{"/", "/2"});
  CHECK(result.counts.nodes == 4);
  CHECK(result.counts.leaves == 3);
  CHECK(result.counts.depth == 1);
  CHECK(result.tree.searched().is_leaf(2));
  CHECK(result.tree.origin(2) == 4);
  CHECK(result.tree.whole().size() == 8);

  rules.depth = 2;
  CHECK(run(tree, rules).value == Number(5));  // 3, 2, 5: the whole tree
  rules.depth = 99;
  CHECK(run(tree, rules).counts.nodes == 8);
}

TEST_CASE("search: at depth 0 the root is a leaf", "[search]") {
  Rules rules;
  rules.depth = 0;
  const SearchResult result = run("(MAX :eval 7/3 1 2)", rules);
  CHECK(result.value == Number::fraction(7, 3));
  CHECK(result.bound == Bound::exact);
  CHECK(best(result).empty());
  CHECK(line(result) == Texts{"/"});
  CHECK(result.counts.nodes == 1);
  CHECK(result.counts.leaves_read == 1);
  CHECK(result.counts.depth == 0);
}

TEST_CASE("search: every edge is a ply and chance has an eval too", "[search]") {
  Rules rules;
  rules.depth = 2;
  const SearchResult result =
      run("(MAX (CHANCE (1/4 (MAX :eval 8 1)) (3/4 (CHANCE :eval 4 1 2))) 3)", rules);
  CHECK(result.value == Number(5));  // 8/4 + 3*4/4
  CHECK(result.counts.nodes == 5);
}

TEST_CASE("search: order by eval works on the limited tree", "[search]") {
  Rules rules;
  rules.order = Order::eval;
  rules.depth = 1;
  // As leaves of the limited tree they go by what they are worth: 6 before 4.
  const SearchResult result = alphabeta("(MAX (MIN :eval 4 (MIN 3)) (MIN :eval 6 (MIN 9)))", rules);
  CHECK(best(result) == Texts{"/2"});
  CHECK(text(report(result, "/1")) == "4 exact [6, inf]");
}

// Quiescence

namespace {

// At depth 1 B is not quiet, and one of its children is noisy: a capture, to be answered.
const std::string kCapture =
    "(MAX (MIN :name A :eval 1 1 2)"
    "     (MIN :name B :eval 5 :quiet false"
    "       -9"
    "       (MAX :name C :noisy true :eval 4 :quiet false"
    "         (LEAF :noisy true 0) 8 (MIN :noisy true :eval 3 :quiet false 6 (LEAF :noisy true "
    "2)))))";

Rules quiescence(std::uint32_t depth, std::uint32_t plies) {
  Rules rules;
  rules.depth = depth;
  rules.quiescence = plies;
  return rules;
}

}  // namespace

TEST_CASE("search: quiescence goes on through the noisy children alone", "[search]") {
  // A counts as its eval, 1. B goes on to C alone, C to 0 and its last child, that to 2 alone: C is
  // max(0, 2), and so is B; 2 is more than 1.
  const SearchResult result = run(kCapture, quiescence(1, 9));

  CHECK(result.value == Number(2));
  CHECK(best(result) == Texts{"/2"});
  CHECK(line(result) == Texts{"/", "/2", "/2/2", "/2/2/3", "/2/2/3/2"});  // of the whole tree
  CHECK(result.counts.nodes == 7);  // root, A, B, C, 0, its sibling, 2
  CHECK(result.counts.leaves == 3);
  CHECK(result.counts.depth == 4);
  CHECK(run(kCapture).value == Number(1));  // the whole tree: C is 8, B is -9
}

TEST_CASE("search: quiescence stops so many plies past the limit", "[search]") {
  CHECK(run(kCapture, quiescence(1, 0)).value == Number(5));  // A 1, B 5
  CHECK(run(kCapture, quiescence(1, 1)).value == Number(4));  // B is C's eval
  CHECK(run(kCapture, quiescence(1, 2)).value == Number(3));  // max(0, 3)
  CHECK(run(kCapture, quiescence(1, 3)).value == Number(2));
  CHECK(run(kCapture, quiescence(1, 2)).counts.depth == 3);

  const auto most = std::numeric_limits<std::uint32_t>::max();
  CHECK(run(kCapture, quiescence(1, most)).value == Number(2));
  CHECK(run(kCapture, quiescence(most, most)).value == Number(1));
}

TEST_CASE("search: before the depth limit noisy and quiet children are searched alike",
          "[search]") {
  // B is above the limit 2, so that its -9 is there; past it C goes on through noisy children.
  const SearchResult result = run(kCapture, quiescence(2, 1));

  CHECK(result.value == Number(1));  // A is min(1, 2), B min(-9, max(0, 3))
  CHECK(report(result, "/2/2").value == Number(3));
}

TEST_CASE("search: quiescence goes through all children where none is noisy", "[search]") {
  // The limit is the MIN node: not quiet, no capture, so that both its leaves are read.
  const SearchResult result = run("(MAX (MIN :eval 9 :quiet false 3 2) 1)", quiescence(1, 1));

  CHECK(result.value == Number(2));
  CHECK(result.counts.leaves == 3);
}

TEST_CASE("search: quiescence goes through all children of CHANCE", "[search]") {
  const std::string tree =
      "(MAX (CHANCE :eval 9 :quiet false (1/4 (LEAF :noisy true 8)) (3/4 4)) 1)";
  const SearchResult result = run(tree, quiescence(1, 1));

  CHECK(result.value == Number(5));  // 8/4 + 3*4/4
  CHECK(result.counts.leaves == 3);
}

TEST_CASE("search: a MIN that plays at random goes on through all its children too", "[search]") {
  const std::string tree = "(MAX (MIN :eval 9 :quiet false (LEAF :noisy true 8) 4) 1)";
  Rules rules = quiescence(1, 1);
  CHECK(run(tree, rules).value == Number(8));  // the noisy child alone
  rules.min_as = MinAs::chance;
  CHECK(run(tree, rules).value == Number(6));  // (8 + 4) / 2
  rules.min_as = MinAs::max;
  CHECK(run(tree, rules).value == Number(8));
}

TEST_CASE("search: what quiescence leaves out is neither counted nor cut nor ordered", "[search]") {
  // In the limited tree the MIN node has the children 7 and 2; -5 and 100 are not there, so that
  // the bounds hold.
  const std::string tree =
      "(MAX 9 (MIN :eval 5 :quiet false -5 (LEAF :noisy true 7) 100 (LEAF :noisy true 2)))";
  Rules rules = quiescence(1, 1);
  rules.bounds = Window{2, inf()};
  const SearchResult given = alphabeta(tree, rules);
  CHECK(given.value == Number(9));
  CHECK(given.counts.leaves == 3);
  CHECK(given.counts.leaves_cut == 1);
  REQUIRE(given.cutoffs.size() == 1);  // 7 <= 9
  CHECK(path(given, given.cutoffs[0].after) == "/2/2");
  CHECK(paths(given, given.cutoffs[0].cut) == Texts{"/2/4"});

  rules.order = Order::best;  // 2 <= 9
  const SearchResult ordered = alphabeta(tree, rules);
  REQUIRE(ordered.cutoffs.size() == 1);
  CHECK(path(ordered, ordered.cutoffs[0].after) == "/2/4");
  CHECK(paths(ordered, ordered.cutoffs[0].cut) == Texts{"/2/2"});
}

TEST_CASE("search: at depth 0 no action is best even where quiescence goes on", "[search]") {
  const SearchResult result = run("(MAX :eval 7 :quiet false 1 2)", quiescence(0, 1));

  CHECK(result.value == Number(2));
  CHECK(result.counts.nodes == 3);
  CHECK(best(result).empty());
  CHECK(line(result) == Texts{"/"});
}

// min_as

TEST_CASE("search: MIN may play at random", "[search]") {
  Rules rules;
  rules.min_as = MinAs::chance;
  const SearchResult result = run(kThreeBranches, rules);

  // 23/3, 4, 7
  CHECK(result.rules.algorithm == Algorithm::expectimax);
  CHECK(result.value == Number::fraction(23, 3));
  CHECK(best(result) == Texts{"/1"});
  CHECK(line(result) == Texts{"/", "/1"});  // it ends at what plays as chance

  const SearchResult pruned = alphabeta(kThreeBranches, rules);
  CHECK(pruned.value == Number::fraction(23, 3));
  CHECK(pruned.counts.leaves_read == 9);
  CHECK(cutoffs(pruned).empty());

  CHECK(best(run("(MIN 3 5)", rules)).empty());
  CHECK(run("(MIN 3 5)", rules).value == Number(4));
}

TEST_CASE("search: MIN may help MAX", "[search]") {
  Rules rules;
  rules.min_as = MinAs::max;
  const SearchResult result = alphabeta(kThreeBranches, rules);

  CHECK(result.value == Number(14));
  CHECK(best(result) == Texts{"/3"});
  CHECK(cutoffs(result).empty());  // MAX below MAX: beta stays inf
  CHECK(text(report(result, "/2")) == "6 exact [12, inf]");

  // It stays true of order: best first is the highest first.
  rules.order = Order::best;
  CHECK(text(report(alphabeta("(MIN 3 5 4)", rules), "/1")) == "3 exact [5, inf]");
}

// Roots without a choice

TEST_CASE("search: a chance root has a value and no best", "[search]") {
  const auto algorithm =
      GENERATE(Algorithm::automatic, Algorithm::expectimax, Algorithm::alphabeta);
  Rules rules;
  rules.algorithm = algorithm;
  const SearchResult result = run("(CHANCE (1/2 (MAX 1 5)) (1/2 2))", rules);
  CHECK(result.value == Number::fraction(7, 2));
  CHECK(best(result).empty());
  CHECK(line(result) == Texts{"/"});
}

TEST_CASE("search: a leaf alone is its own value", "[search]") {
  const auto algorithm = GENERATE(Algorithm::automatic, Algorithm::minimax, Algorithm::expectimax,
                                  Algorithm::alphabeta);
  const auto leaf = GENERATE(values<std::string>({"7", "7/3", "-inf", "1e30"}));
  Rules rules;
  rules.algorithm = algorithm;
  const SearchResult result = run(leaf, rules);
  CHECK(result.value == *parse_number(leaf).number);
  CHECK(result.bound == Bound::exact);
  CHECK(best(result).empty());
  CHECK(line(result) == Texts{"/"});
  CHECK(result.counts.nodes == 1);
  CHECK(result.counts.leaves == 1);
  CHECK(result.counts.nodes_read == 1);
  CHECK(result.counts.depth == 0);
  CHECK(result.nodes.size() == 1);
}

TEST_CASE("search: the line ends at a chance node", "[search]") {
  const SearchResult result = run("(MAX 1 (MAX (CHANCE (MIN 5 9) 3) 2))");
  CHECK(result.value == Number(4));  // (5 + 3) / 2
  CHECK(line(result) == Texts{"/", "/2", "/2/1"});
}

// Refusals

namespace {

void check_refused(const std::string& tree, const Rules& rules, ErrorCode code,
                   const std::vector<std::string>& facts) {
  INFO(tree);
  const Error error = refusal(tree, rules);
  CHECK(static_cast<int>(error.code) == static_cast<int>(code));
  CHECK(error.facts == facts);
}

}  // namespace

TEST_CASE("search: minimax refuses chance and names the first node", "[search]") {
  Rules rules;
  rules.algorithm = Algorithm::minimax;
  check_refused("(MAX 1 (CHANCE 2 3))", rules, ErrorCode::chance_needs_expectimax,
                {"minimax", "/2"});
  check_refused("(MAX 1 (MIN (CHANCE :name coin 2 3)) (CHANCE 1))", rules,
                ErrorCode::chance_needs_expectimax, {"minimax", "coin (/2/1)"});
  rules.min_as = MinAs::chance;
  check_refused(kThreeBranches, rules, ErrorCode::chance_needs_expectimax, {"minimax", "/1"});
}

TEST_CASE("search: a window has to be open", "[search]") {
  Rules rules;
  rules.window = {5, 5};
  check_refused(kThreeBranches, rules, ErrorCode::window_not_open, {"5", "5"});
  rules.window = {7, Number::fraction(1, 3)};
  check_refused(kThreeBranches, rules, ErrorCode::window_not_open, {"7", "1/3"});
  // Once L or U stands at its open end.
  rules.window = {20, inf()};
  rules.bounds = Window{0, 14};
  check_refused(kThreeBranches, rules, ErrorCode::window_not_open, {"20", "14"});
  rules.window = {14, inf()};
  check_refused(kThreeBranches, rules, ErrorCode::window_not_open, {"14", "14"});
}

TEST_CASE("search: bounds are in order and hold all leaves", "[search]") {
  Rules rules;
  rules.bounds = Window{5, 3};
  check_refused(kThreeBranches, rules, ErrorCode::bounds_crossed, {"5", "3"});
  rules.bounds = Window{2, 10};
  check_refused(kThreeBranches, rules, ErrorCode::leaf_out_of_bounds, {"/1/2", "12", "2", "10"});
  rules.bounds = Window{3, inf()};
  check_refused(kThreeBranches, rules, ErrorCode::leaf_out_of_bounds, {"/2/1", "2", "3", "inf"});
  // Of the limited tree, where an eval is a utility.
  rules.bounds = Window{0, 20};
  rules.depth = 1;
  check_refused("(MAX (MIN :name B :eval 21 3) 4)", rules, ErrorCode::leaf_out_of_bounds,
                {"B (/1)", "21", "0", "20"});
}

TEST_CASE("search: a node at the depth limit needs an eval", "[search]") {
  Rules rules;
  rules.depth = 1;
  check_refused("(MAX (MIN :eval 4 3 12) (MIN :name B 2 9))", rules, ErrorCode::no_eval_at_depth,
                {"B (/2)", "1"});
  rules.depth = 0;
  check_refused("(MAX 1 2)", rules, ErrorCode::no_eval_at_depth, {"/", "0"});
}

TEST_CASE("search: quiescence needs a depth and evals where it stops", "[search]") {
  Rules rules;
  rules.quiescence = 1;
  check_refused("(MAX 1 2)", rules, ErrorCode::quiescence_needs_depth, {});
  rules.depth = 1;
  const std::string tree = "(MAX (MIN :quiet false (MAX :name C 3) 4) 5)";
  check_refused(tree, rules, ErrorCode::no_eval_at_depth, {"C (/1/1)", "2"});
  rules.quiescence = 0;
  check_refused(tree, rules, ErrorCode::no_eval_at_depth, {"/1", "1"});
  rules.quiescence = 2;
  CHECK_FALSE(search(sexpr(tree), rules));  // C is quiet, and past the limit
}

TEST_CASE("search: order by eval needs one at each inner child of MAX and MIN", "[search]") {
  Rules rules;
  rules.order = Order::eval;
  check_refused("(MAX (MIN :eval 4 3) (CHANCE 2 9))", rules, ErrorCode::no_eval_for_order, {"/2"});
  check_refused("(CHANCE (MAX 3 (MIN :name B 1)))", rules, ErrorCode::no_eval_for_order,
                {"B (/1/2)"});
}

TEST_CASE("search: evals and roles can make infinities meet", "[search]") {
  Rules limited;
  limited.depth = 1;
  check_refused("(CHANCE (MAX :eval inf 1) (MAX :eval -inf 2))", limited,
                ErrorCode::infinite_eval_mean, {"/"});
  Rules random;
  random.min_as = MinAs::chance;
  check_refused("(MAX 3 (MIN :name B inf -inf))", random, ErrorCode::infinite_eval_mean,
                {"B (/2)"});
}

TEST_CASE("search: a mean past a million bits is refused by its node", "[search]") {
  // MAX 1 (CHANCE :name B u u'): u = 2^-999999 and 0 have the mean 2^-1000000, of 1,000,001 bits.
  const auto tree = [](int exponent) {
    TreeBuilder builder;
    builder.open();
    builder.player(Player::max);
    builder.leaf(-1);
    builder.open();
    builder.player(Player::chance);
    builder.name("B");
    builder.leaf(two_to(exponent));
    builder.leaf(0);
    builder.close();
    builder.close();
    return builder.finish().value();
  };
  const auto order = GENERATE(Order::given, Order::best, Order::reversed);
  const auto algorithm = GENERATE(Algorithm::automatic, Algorithm::alphabeta);
  Rules rules;
  rules.order = order;
  rules.algorithm = algorithm;

  const Result<SearchResult> fits = search(tree(-999'998), rules);
  REQUIRE(fits);
  CHECK(fits->value == two_to(-999'999));  // a million bits

  const Result<SearchResult> refused = search(tree(-999'999), rules);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == ErrorCode::result_too_large);
  CHECK(refused.error().facts == Texts{"B (/2)"});
}

// Number types

TEST_CASE("search: numbers of every size give the same cuts", "[search]") {
  // Three branches, each number x turned into c x + d: the order of values is the same, so the
  // cuts are. The kinds are integers, fractions, past 61 bits, past 64 and a mixture of sizes.
  const auto scale =
      GENERATE(values<std::pair<std::string, std::string>>({{"1", "0"},
                                                            {"1/3", "1/7"},
                                                            {"1", "2305843009213693952"},
                                                            {"1/1000000007", "9223372036854775807"},
                                                            {"1e40", "-1e41"},
                                                            {"1e-40", "1/3"}}));
  const Number c = *parse_number(scale.first).number;
  const Number d = *parse_number(scale.second).number;
  TreeBuilder builder;
  builder.open();
  builder.player(Player::max);
  for (const std::vector<int>& branch : {std::vector{3, 12, 8}, {2, 4, 6}, {14, 5, 2}}) {
    builder.open();
    builder.player(Player::min);
    for (const int x : branch) builder.leaf(c * Number(x) + d);
    builder.close();
  }
  builder.close();
  const GameTree tree = builder.finish().value();

  const SearchResult result = alphabeta_of(tree);

  CHECK(result.value == c * Number(3) + d);
  CHECK(result.counts.leaves_read == 7);
  REQUIRE(result.cutoffs.size() == 1);
  CHECK(result.cutoffs[0].value == c * Number(2) + d);
  CHECK(result.cutoffs[0].alpha == c * Number(3) + d);
  CHECK(paths(result, result.cutoffs[0].cut) == Texts{"/2/2", "/2/3"});
}

TEST_CASE("search: a window finer than the leaves is exact too", "[search]") {
  Rules rules;
  rules.window = {Number(3) - two_to(-80), Number(3) + two_to(-80)};
  const SearchResult inside = alphabeta(kThreeBranches, rules);
  CHECK(inside.value == Number(3));
  CHECK(inside.bound == Bound::exact);

  rules.window = {Number(3) + two_to(-80), inf()};
  CHECK(alphabeta(kThreeBranches, rules).bound == Bound::at_most);
}
