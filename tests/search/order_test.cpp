/// \file
/// Orders of single nodes: children read in the order that an exercise lists.
#include <string>
#include <vector>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "gametree/reference.h"
#include "gametree/search.h"
#include "support/catch.h"

using namespace gametree;

namespace {

using Texts = std::vector<std::string>;

GameTree tree_of(const std::string& text) { return *read_tree(text); }

/// `{/1, {/1/2, /1/1}}` of a tree.
NodeOrder order_of(const GameTree& tree, const std::string& node, const Texts& children) {
  NodeOrder order{*find_node(tree, node), {}};
  for (const std::string& child : children) order.children.push_back(*find_node(tree, child));
  return order;
}

/// Alpha-beta with the cutoffs listed.
SearchResult alphabeta(const GameTree& tree, Rules rules) {
  rules.algorithm = Algorithm::alphabeta;
  const Result<SearchResult> result = search(tree, rules, {.cutoffs = true, .nodes = true});
  if (!result) FAIL(sentence(result.error()));
  return *result;
}

Texts paths(const SearchResult& result, const std::vector<NodeId>& nodes) {
  Texts found;
  for (const NodeId node : nodes)
    found.push_back(result.tree.whole().path(result.tree.origin(node)));
  return found;
}

/// `/2 after /2/1 cut /2/2 /2/3`
Texts cutoffs(const SearchResult& result) {
  Texts found;
  for (const Cutoff& cutoff : result.cutoffs) {
    std::string text =
        paths(result, {cutoff.node})[0] + " after " + paths(result, {cutoff.after})[0] + " cut";
    for (const std::string& path : paths(result, cutoff.cut)) text += " " + path;
    found.push_back(text);
  }
  return found;
}

std::string problem_of(const GameTree& tree, std::vector<NodeOrder> orders) {
  Rules rules;
  rules.orders = std::move(orders);
  const Result<SearchResult> result = search(tree, rules);
  return result ? "" : sentence(result.error());
}

const char* const kThreeBranches = "(MAX (MIN 3 12 8) (MIN 2 4 6) (MIN 14 5 2))";

}  // namespace

TEST_CASE("orders: a listed node is read as listed and the others as written", "[search][order]") {
  const GameTree tree = tree_of(kThreeBranches);
  Rules rules;
  rules.orders = {order_of(tree, "/3", {"/3/3", "/3/2", "/3/1"})};

  // /1 is 3. /2 reads 2 <= 3: cut. /3 reads its last leaf first, 2 <= 3: cut.
  const SearchResult result = alphabeta(tree, rules);

  CHECK(result.value == Number(3));
  CHECK(cutoffs(result) == Texts{"/2 after /2/1 cut /2/2 /2/3", "/3 after /3/3 cut /3/1 /3/2"});
  CHECK(result.counts.leaves_read == 5);
}

TEST_CASE("orders: the root can have one too", "[search][order]") {
  const GameTree tree = tree_of(kThreeBranches);
  Rules rules;
  rules.orders = {order_of(tree, "/", {"/3", "/2", "/1"})};

  // /3: 14 5 2 is 2. /2 reads 2 <= 2: cut. /1: 3 12 8 is 3, above alpha all the way.
  const SearchResult result = alphabeta(tree, rules);

  CHECK(result.value == Number(3));
  CHECK(cutoffs(result) == Texts{"/2 after /2/1 cut /2/2 /2/3"});
  CHECK(result.counts.leaves_read == 7);
}

TEST_CASE("orders: ties of minimax come in the order listed", "[search][order]") {
  const GameTree tree = tree_of("(MAX 3 2 3 3)");
  Rules rules;
  rules.orders = {order_of(tree, "/", {"/4", "/2", "/1", "/3"})};

  CHECK(paths(*search(tree, rules), search(tree, rules)->best) == Texts{"/4", "/1", "/3"});
}

TEST_CASE("orders: they speak of the whole tree under a depth limit", "[search][order]") {
  const GameTree tree = tree_of(
      "(MAX (MIN (MAX :eval 3 9) (MAX :eval 7 9)) (MIN (MAX :eval 2 9 8) (MAX :eval 1 9)))");
  Rules rules;
  rules.depth = 2;
  // Below the limit an order says nothing any more.
  rules.orders = {order_of(tree, "/2", {"/2/2", "/2/1"}),
                  order_of(tree, "/2/1", {"/2/1/2", "/2/1/1"})};

  // /1 is 3. /2 reads its second child first: 1 <= 3, cut.
  const SearchResult result = alphabeta(tree, rules);

  CHECK(result.value == Number(3));
  CHECK(cutoffs(result) == Texts{"/2 after /2/2 cut /2/1"});
}

TEST_CASE("orders: children that quiescence leaves out are passed over", "[search][order]") {
  const GameTree tree = tree_of(
      "(MAX (MIN :eval 5 5 6)"
      " (MIN :quiet false :eval 0 (LEAF :noisy true 9) 1 (LEAF :noisy true 2)))");
  Rules rules;
  rules.depth = 1;
  rules.quiescence = 1;
  rules.orders = {order_of(tree, "/2", {"/2/2", "/2/3", "/2/1"})};

  // /1 stops at its eval, 5. /2 goes on through /2/3 and /2/1: 2 <= 5, cut.
  const SearchResult result = alphabeta(tree, rules);

  CHECK(result.value == Number(5));
  CHECK(cutoffs(result) == Texts{"/2 after /2/3 cut /2/1"});
}

TEST_CASE("orders: MIN in another role keeps its order as MAX and not as CHANCE",
          "[search][order]") {
  const GameTree tree = tree_of("(MIN 9 (MIN 4 8) 9)");
  Rules rules;
  rules.orders = {order_of(tree, "/", {"/3", "/2", "/1"})};

  rules.min_as = MinAs::max;
  CHECK(paths(*search(tree, rules), search(tree, rules)->best) == Texts{"/3", "/1"});

  // (9 + 6 + 9) / 3
  rules.min_as = MinAs::chance;
  CHECK(search(tree, rules)->value == Number(8));
}

TEST_CASE("orders: CHANCE nodes among them keep their probabilities", "[search][order]") {
  const GameTree tree = tree_of("(MAX (CHANCE (1/4 (MIN 8 9)) (3/4 (MIN 4 5))) (MIN 7 1))");
  Rules rules;
  rules.orders = {order_of(tree, "/", {"/2", "/1"})};

  // /2 is 1. /1 is 8/4 + 3*4/4 = 5.
  CHECK(search(tree, rules)->value == Number(5));
  CHECK(alphabeta(tree, rules).value == Number(5));
}

TEST_CASE("orders: a word for the order of all replaces them", "[search][order]") {
  const GameTree tree = tree_of(kThreeBranches);
  Rules rules;
  rules.order = Order::best;
  rules.orders = {order_of(tree, "/", {"/3", "/2", "/1"})};

  // Best first: /1 is 3, then each other branch is cut at its least leaf.
  CHECK(alphabeta(tree, rules).counts.leaves_read == 5);
}

TEST_CASE("orders: what is no order of all children is refused", "[search][order]") {
  const GameTree tree = tree_of("(MAX :name A (MIN :name B 1 2) (CHANCE 3 4) 5)");
  const auto order = [&](const std::string& node, const Texts& children) {
    return std::vector<NodeOrder>{order_of(tree, node, children)};
  };

  CHECK(problem_of(tree, order("B", {"B/2"})) ==
        "the order of node B (/1) has to list each of its children once; /1/1 is missing");
  CHECK(problem_of(tree, order("B", {"B/2", "B/1", "B/2"})) ==
        "the order of node B (/1) has to list each of its children once; /1/2 stands there again, "
        "or is none of them");
  CHECK(problem_of(tree, order("B", {"B/1", "/3"})) ==
        "the order of node B (/1) has to list each of its children once; /1/2 is missing");
  CHECK(problem_of(tree, order("B", {"B/2", "/", "B/1"})) ==
        "the order of node B (/1) has to list each of its children once; A (/) stands there again, "
        "or is none of them");
  CHECK(problem_of(tree, order("/2", {"/2/2", "/2/1"})) ==
        "node /2 is a CHANCE node, whose children are read as written");
  CHECK(problem_of(tree, order("/3", {})) ==
        "node /3 is a leaf, and has no children to be ordered");
  CHECK(problem_of(tree,
                   {order_of(tree, "B", {"B/2", "B/1"}), order_of(tree, "B", {"B/2", "B/1"})}) ==
        "the order of node B (/1) is given twice; write it once");
}
