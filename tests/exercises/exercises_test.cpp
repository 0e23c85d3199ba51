/// \file
/// Each exercise gives the answer that is published for it.
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "gametree/compare.h"
#include "gametree/read_tree.h"
#include "gametree/search.h"
#include "support/catch.h"

using gametree::Algorithm;
using gametree::Cutoff;
using gametree::GameTree;
using gametree::NodeId;
using gametree::Number;
using gametree::read_tree;
using gametree::Rules;
using gametree::SearchResult;

namespace {

GameTree exercise(const std::string& file) {
  const std::string path = std::string(GAMETREE_SOURCE_DIR) + "/exercises/" + file;
  std::ifstream stream(path);
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  gametree::ReadOptions options;
  options.source = path;
  return *read_tree(text, options);
}

SearchResult searched(const std::string& file, Algorithm algorithm) {
  Rules rules;
  rules.algorithm = algorithm;
  return *search(exercise(file), rules, {.cutoffs = true});
}

/// Paths of the nodes that alpha-beta cuts, as they happen.
std::vector<std::string> cut(const SearchResult& result) {
  std::vector<std::string> paths;
  for (const Cutoff& cutoff : result.cutoffs)
    for (const NodeId node : cutoff.cut) paths.push_back(result.tree.whole().path(node));
  return paths;
}

std::vector<std::string> paths(const SearchResult& result, const std::vector<NodeId>& nodes) {
  std::vector<std::string> list;
  for (const NodeId node : nodes) list.push_back(result.tree.whole().path(node));
  return list;
}

using Paths = std::vector<std::string>;

}  // namespace

TEST_CASE("three branches: 3 with the second branch cut after 2", "[exercises]") {
  // 3 12 8 | 2 4 6 | 14 5 2: MIN makes 3, then 2 (2 <= 3, so 4 and 6 are cut), then 2 at the last
  // leaf, after which nothing is left to cut.
  const SearchResult result = searched("three-branches/tree.yaml", Algorithm::alphabeta);

  CHECK(result.value == Number(3));
  CHECK(paths(result, result.best) == Paths{"/1"});
  CHECK(cut(result) == Paths{"/2/2", "/2/3"});
  CHECK(result.counts.leaves_read == 7);
  CHECK(result.counts.leaves == 9);
  CHECK(searched("three-branches/tree.yaml", Algorithm::minimax).value == Number(3));
}

TEST_CASE("two MAX layers: 5 with the leaf 9 and the whole last node cut", "[exercises]") {
  // 3 5 | 6 9 || 1 2 | 0 -1: D is 5; E has 6 >= 5, so 9 is cut; F is 2 <= 5, so G is cut whole.
  const SearchResult result = searched("two-max-layers/tree.sexp", Algorithm::alphabeta);

  CHECK(result.value == Number(5));
  CHECK(paths(result, result.best) == Paths{"/1"});
  CHECK(cut(result) == Paths{"/1/2/2", "/2/2"});
  CHECK(result.counts.leaves_read == 5);
  CHECK(result.counts.leaves == 8);
  CHECK(result.tree.whole().name(*result.cutoffs[1].cut.begin()) == "G");
}

TEST_CASE("utility scale: the size of a prize decides and not its rank alone", "[exercises]") {
  // Half of 200, 300, 1000 against 100 for sure.
  const SearchResult tie = searched("utility-scale/tree-200.yaml", Algorithm::automatic);
  const SearchResult some = searched("utility-scale/tree-300.yaml", Algorithm::automatic);
  const SearchResult much = searched("utility-scale/tree-1000.yaml", Algorithm::automatic);

  CHECK(tie.value == Number(100));
  CHECK(paths(tie, tie.best) == Paths{"/1", "/2"});
  CHECK(some.value == Number(150));
  CHECK(paths(some, some.best) == Paths{"/2"});
  CHECK(much.value == Number(500));
  CHECK(paths(much, much.best) == Paths{"/2"});
}

TEST_CASE("buyer and shop: two prices are never asked for", "[exercises]") {
  // The buyer has 20; the shop's first price is 25 >= 20.
  const SearchResult result = searched("buyer-and-shop/tree.sexp", Algorithm::alphabeta);

  CHECK(result.value == Number(20));
  CHECK(paths(result, result.best) == Paths{"/1"});
  CHECK(cut(result) == Paths{"/2/2", "/2/3"});
  CHECK(result.counts.leaves_read == 2);
}

TEST_CASE("deep cutoff: the 4 at the root cuts the 8 four plies down", "[exercises]") {
  // The innermost MIN has 3 <= 4; then 7 is the inner MAX, min(9, 7) the outer MIN, max(4, 7) the
  // root. What each node is told by its parent alone, [-inf, 9] and so on, would not cut.
  const SearchResult deep = searched("deep-cutoff/tree.sexp", Algorithm::alphabeta);

  CHECK(deep.value == Number(7));
  CHECK(cut(deep) == Paths{"/2/2/1/2"});
  CHECK(deep.counts.leaves_read == 4);

  Rules shallow;
  shallow.algorithm = Algorithm::alphabeta;
  shallow.reach = gametree::Reach::shallow;
  CHECK(search(exercise("deep-cutoff/tree.sexp"), shallow)->counts.cutoffs == 0);
}

TEST_CASE("horizon: two plies past the limit show that the check only delays", "[exercises]") {
  // Two plies: give-up is min(-3, 0); check is min(-1, 0) by the evals, and looks better.
  // The whole tree: take-pawn is min(-4, -1) and step-aside min(-3, 0), so that check is -4.
  Rules rules;
  const SearchResult whole = *search(exercise("horizon/tree.yaml"), rules);
  CHECK(whole.value == Number(-3));
  CHECK(paths(whole, whole.best) == Paths{"/1"});

  rules.depth = 2;
  const SearchResult shallow = *search(exercise("horizon/tree.yaml"), rules);
  CHECK(shallow.value == Number(-1));
  CHECK(paths(shallow, shallow.best) == Paths{"/2"});
  CHECK(shallow.counts.leaves == 4);

  // One ply more ends before the capture, at the evals -1 and 0 again.
  rules.quiescence = 1;
  const SearchResult one = *search(exercise("horizon/tree.yaml"), rules);
  CHECK(one.value == Number(-1));
  CHECK(paths(one, one.best) == Paths{"/2"});

  // Through MAX's only move and then the captures alone: -4 and -3.
  rules.quiescence = 2;
  const SearchResult quiet = *search(exercise("horizon/tree.yaml"), rules);
  CHECK(quiet.value == Number(-3));
  CHECK(paths(quiet, quiet.best) == Paths{"/1"});
  CHECK(quiet.counts.nodes == 11);
  CHECK(quiet.counts.leaves == 4);
}

namespace {

/// Leaves read without pruning and by alpha-beta as given, reversed, best and worst first.
std::vector<std::uint64_t> leaves_read(const gametree::Comparison& comparison) {
  std::vector<std::uint64_t> counts;
  for (const gametree::ComparedSearch& search : comparison.searches)
    if (!search.problem) counts.push_back(search.counts.leaves_read);
  return counts;
}

}  // namespace

TEST_CASE("move order: the same leaves read 7 times or 16 times", "[exercises]") {
  // Best first: 11 12, then 9 <= 11 cuts 10; 15 16, and 15 >= 11 cuts 13 14; then 3 <= 11 cuts 4,
  // 1 <= 11 cuts 2, and 3 <= 11 cuts the last four. Worst first nothing is cut: each leaf lies
  // between what MAX and MIN have when it is read, or is its node's last.
  using Counts = std::vector<std::uint64_t>;
  const auto well = *compare(exercise("move-order/best-first.sexp"), {});
  const auto badly = *compare(exercise("move-order/worst-first.sexp"), {});

  CHECK(leaves_read(well) == Counts{16, 7, 16, 7, 16});
  CHECK(leaves_read(badly) == Counts{16, 16, 7, 7, 16});
  CHECK(well.least->leaves == 7);  // 2^2 + 2^2 - 1
  CHECK(well.searches[0].value == Number(11));
  CHECK(badly.searches[0].value == Number(11));
  CHECK(well.searches[1].counts.nodes_read == 18);  // with the root and 10 other inner nodes
}
