/// \file
/// What must hold of every search, on random trees under random rules.
#include "gametree/search.h"

#include <fmt/format.h>

#include <iostream>
#include <map>
#include <set>
#include <sstream>

#include "gametree/tree_builder.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"
#include "support/random_tree.h"
#include "support/reference.h"

namespace gametree::test {
namespace {

std::string seen(const reference::Node& tree, const reference::Rules& rules) {
  return fmt::format("{} {}", reference::describe(rules), reference::to_sexpr(tree));
}

Result<SearchResult> search_all(const GameTree& tree, const Rules& rules) {
  return search(tree, rules, {.cutoffs = true, .nodes = true});
}

// Two leaves of one parent with the same utility.
bool has_tie(const reference::Node& node) {
  std::set<reference::Exact> utilities;
  for (const reference::Node& child : node.children) {
    if (child.player == reference::Player::leaf && !utilities.insert(child.utility).second)
      return true;
    if (has_tie(child)) return true;
  }
  return false;
}

/// What a property met, so that a run shows that it tried something.
struct Census {
  std::size_t trees = 0, nodes = 0, ties = 0, cutoffs = 0;
  std::set<std::string> combinations;

  void count(const reference::Node& tree, const reference::Outcome& outcome,
             const reference::Rules& rules) {
    ++trees;
    nodes += outcome.nodes.size();
    ties += has_tie(tree) ? 1 : 0;
    cutoffs += outcome.cutoffs.size();
    combinations.insert(fmt::format(
        "{} {} {} {} {} {} {} {} {} {} {}", to_text(rules.algorithm), to_text(rules.order),
        to_text(rules.cut_on), to_text(rules.fail), to_text(rules.reach), rules.empty_cutoffs,
        rules.window != reference::Interval{}, rules.bounds.has_value(), rules.depth.has_value(),
        rules.quiescence.has_value(), to_text(rules.min_as)));
  }
  void print(std::string_view property) const {
    std::cout << fmt::format(
        "{}: {} trees of {} nodes, {} with ties, {} rule combinations, {} cutoffs\n", property,
        trees, nodes, ties, combinations.size(), cutoffs);
  }
};

}  // namespace

namespace {

/// The case is written out where it fails alone, as writing takes longer than searching.
void require_same(const Result<SearchResult>& result, const reference::Outcome& expected,
                  const reference::Node& tree, const reference::Rules& rules) {
  if (!result) FAIL(seen(tree, rules));
  const std::string difference = first_difference(facts(*result), facts(expected));
  if (!difference.empty()) FAIL(seen(tree, rules) << "\n" << difference);
}

}  // namespace

TEST_CASE("search: equals the plain recursive reference in all it says", "[property]") {
  std::mt19937_64 random(20261130);
  Census census;
  for (std::size_t i = 0; i < property_trees(); ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    const reference::Outcome expected = reference::search(tree, rules);
    const Result<SearchResult> result = search_all(to_tree(tree), to_rules(rules));

    require_same(result, expected, tree, rules);
    census.count(tree, expected, rules);
  }
  census.print("as the reference");
  CHECK(census.trees * 10 >= property_trees() * 9);
  CHECK(census.ties > 0);
  CHECK(census.cutoffs > 0);
}

namespace {

// Trees in which the search past the limit has something to do, and rules that send it there.
reference::Node restless_tree(std::mt19937_64& random) {
  reference::Shape shape = reference::random_shape(random, 40);
  shape.unquiet_percent = 70;
  shape.noisy_percent = static_cast<int>(reference::draw(random, 3)) * 30;
  shape.evals = reference::draw(random, 8) == 0 ? reference::Evals::some : reference::Evals::all;
  return reference::random_tree(random, shape);
}

reference::Rules restless_rules(std::mt19937_64& random, const reference::Node& tree) {
  reference::Rules rules = reference::random_rules(random, tree);
  rules.depth = static_cast<std::size_t>(reference::draw(random, 4));
  rules.quiescence = static_cast<std::size_t>(reference::draw(random, 6));
  return rules;
}

}  // namespace

TEST_CASE("search: past the depth limit it equals the plain recursive reference", "[property]") {
  std::mt19937_64 random(7);
  Census census;
  std::size_t deeper = 0, without_eval = 0, left_out = 0;
  for (std::size_t i = 0; i < property_trees(); ++i) {
    const reference::Node tree = restless_tree(random);
    const reference::Rules rules = restless_rules(random, tree);
    const auto reason = reference::why_refused(tree, rules);
    const Result<SearchResult> result = search_all(to_tree(tree), to_rules(rules));

    if (result.has_value() == reason.has_value()) FAIL(seen(tree, rules));
    without_eval += reason == reference::Reason::eval_missing_at_limit ? 1 : 0;
    if (reason) continue;
    const reference::Outcome expected = reference::search(tree, rules);
    require_same(result, expected, tree, rules);
    census.count(tree, expected, rules);
    deeper += expected.counts.depth > *rules.depth ? 1 : 0;
    reference::Rules all = rules;
    all.depth = *rules.depth + *rules.quiescence;
    all.quiescence.reset();
    if (!reference::why_refused(tree, all))
      left_out += reference::search(tree, all).counts.nodes > expected.counts.nodes ? 1 : 0;
  }
  census.print("quiescence as the reference");
  std::cout << fmt::format(
      "quiescence: {} deeper than the limit, {} smaller than that depth's, "
      "{} stopped without an eval\n",
      deeper, left_out, without_eval);
  CHECK(deeper * 4 >= property_trees());
  CHECK(left_out > 0);
  CHECK(without_eval > 0);
}

TEST_CASE("search: says the same without an observer", "[property]") {
  std::mt19937_64 random(1);
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    const GameTree built = to_tree(tree);
    Result<SearchResult> all = search_all(built, to_rules(rules));
    Result<SearchResult> bare = search(built, to_rules(rules));

    INFO(seen(tree, rules));
    REQUIRE(all.has_value());
    REQUIRE(bare.has_value());
    all->cutoffs.clear();
    all->nodes.clear();
    REQUIRE(first_difference(facts(*bare), facts(*all)) == "");
  }
}

namespace {

// Whether infinities of both signs meet in the searched tree, whatever else is wrong.
bool clashes(const reference::Node& tree, reference::Rules rules) {
  rules.algorithm = reference::Algorithm::automatic;
  rules.order = reference::Order::given;
  rules.bounds.reset();
  return reference::why_refused(tree, rules) == reference::Reason::infinities_clash;
}

}  // namespace

TEST_CASE("search: refuses what the reference refuses", "[property]") {
  std::mt19937_64 random(2);
  std::map<std::string, std::size_t> reasons;
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree, reference::Fit::perhaps);
    const auto reason = reference::why_refused(tree, rules);
    const Result<SearchResult> result = search(to_tree(tree), to_rules(rules));

    INFO(seen(tree, rules));
    REQUIRE(result.has_value() == !reason.has_value());
    if (!reason) continue;
    // Where several hold, what is found while the searched tree is made comes first.
    if (result.error().code == ErrorCode::infinite_eval_mean)
      REQUIRE(clashes(tree, rules));
    else
      REQUIRE(result.error().code == to_error_code(*reason));
    ++reasons[reference::to_text(*reason)];
  }
  for (const auto& [reason, count] : reasons)
    std::cout << fmt::format("refused {} times: {}\n", count, reason);
  CHECK(reasons.size() >= 6);
}

namespace {

// All alpha-beta rules that may not change what an open window gives.
std::vector<Rules> alphabeta_rules(bool has_estimates) {
  std::vector<Rules> all;
  for (const auto& order : rule_words<Order>())
    for (const auto& cut_on : rule_words<CutOn>())
      for (const auto& fail : rule_words<Fail>())
        for (const auto& reach : rule_words<Reach>()) {
          if (order.value == Order::eval && !has_estimates) continue;
          Rules rules;
          rules.algorithm = Algorithm::alphabeta;
          rules.order = order.value;
          rules.cut_on = cut_on.value;
          rules.fail = fail.value;
          rules.reach = reach.value;
          all.push_back(rules);
        }
  return all;
}

std::string to_text(const Rules& rules) {
  return fmt::format("{} {} {} {}", gametree::to_text(rules.order), gametree::to_text(rules.cut_on),
                     gametree::to_text(rules.fail), gametree::to_text(rules.reach));
}

std::string path_of_first(const SearchResult& result) {
  return result.best.empty() ? "none" : result.tree.whole().path(result.best[0]);
}

}  // namespace

TEST_CASE("search: alpha-beta gives minimax's value and first action under the open window",
          "[property]") {
  std::mt19937_64 random(3);
  std::size_t searches = 0;
  for (std::size_t i = 0; i < property_trees(); ++i) {
    reference::Shape shape = reference::random_shape(random);
    shape.evals = i % 2 == 0 ? reference::Evals::all : reference::Evals::none;
    const reference::Node tree = reference::random_tree(random, shape);
    const GameTree built = to_tree(tree);
    for (const Rules& rules : alphabeta_rules(shape.evals == reference::Evals::all)) {
      Rules plain;
      plain.order = rules.order;  // ties go to the first child in search order
      const Result<SearchResult> expected = search(built, plain);
      const Result<SearchResult> got = search(built, rules);

      const bool is_same = got.has_value() && got->value == expected->value &&
                           got->bound == Bound::exact &&
                           path_of_first(*got) == path_of_first(*expected);
      if (!is_same) FAIL(to_text(rules) << " " << reference::to_sexpr(tree));
      ++searches;
    }
  }
  std::cout << fmt::format("open window: {} searches of {} trees\n", searches, property_trees());
  CHECK(searches >= 2 * property_trees());
}

namespace {

// The same tree with the utility of one leaf replaced.
void replace_leaf(reference::Node& node, std::size_t& skip, const reference::Exact& utility) {
  if (node.player == reference::Player::leaf) {
    if (skip-- == 0) node.utility = utility;
    return;
  }
  for (reference::Node& child : node.children) replace_leaf(child, skip, utility);
}

std::vector<std::size_t> unread_leaves(const SearchResult& result) {
  std::vector<std::size_t> unread;
  std::size_t number = 0;
  for (const NodeReport& node : result.nodes) {
    if (!result.tree.searched().is_leaf(node.node)) continue;
    if (!node.read) unread.push_back(number);
    ++number;
  }
  return unread;
}

}  // namespace

TEST_CASE("search: changing a cut leaf never changes the value", "[property]") {
  std::mt19937_64 random(4);
  std::size_t changed = 0;
  for (std::size_t i = 0; i < property_trees(); ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    Rules rules;
    rules.algorithm = Algorithm::alphabeta;
    rules.cut_on = i % 3 == 0 ? CutOn::greater : CutOn::greater_equal;
    const Result<SearchResult> before = search_all(to_tree(tree), rules);
    for (std::size_t leaf : unread_leaves(*before)) {
      reference::Node other = tree;
      const int utility = static_cast<int>(reference::draw(random, 2001)) - 1000;
      replace_leaf(other, leaf, utility);
      const Result<SearchResult> after = search(to_tree(other), rules);
      // By plain search too, which reads the leaf.
      const Result<SearchResult> plain = search(to_tree(other), {});

      INFO(reference::to_sexpr(tree));
      REQUIRE(after->value == before->value);
      REQUIRE(plain->value == before->value);
      ++changed;
    }
  }
  std::cout << fmt::format("cut leaves changed: {}\n", changed);
  CHECK(changed > 0);
}

TEST_CASE("search: every interval contains the true value", "[property]") {
  std::mt19937_64 random(5);
  std::size_t intervals = 0;
  for (std::size_t i = 0; i < property_trees() / 2; ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    const reference::Outcome truth = reference::search(tree, rules);
    const Result<SearchResult> result = search_all(to_tree(tree), to_rules(rules));
    for (std::size_t node = 0; node < truth.nodes.size(); ++node) {
      const NodeReport& known = result->nodes[node];
      if (!known.read) continue;
      const Number value = to_number(truth.nodes[node].true_value);

      INFO(seen(tree, rules) << " at " << truth.nodes[node].path);
      REQUIRE(known.interval.alpha <= value);
      REQUIRE(value <= known.interval.beta);
      ++intervals;
    }
  }
  std::cout << fmt::format("intervals: {}\n", intervals);
}

namespace {

void multiply(reference::Node& node, const reference::Rational& factor) {
  const auto times = [&](reference::Exact& exact) {
    if (exact.infinity == 0) exact.finite *= factor;
  };
  times(node.utility);
  if (node.eval) times(*node.eval);
  for (reference::Node& child : node.children) multiply(child, factor);
}

// All but the values: those are multiples.
std::string shape_of(SearchResult result) {
  result.value = Number();
  for (Cutoff& cutoff : result.cutoffs) cutoff.value = cutoff.alpha = cutoff.beta = Number();
  for (NodeReport& node : result.nodes) {
    node.value = Number();
    node.window = node.interval = {};
  }
  std::istringstream lines(facts(result));
  std::string text;
  for (std::string line; std::getline(lines, line); text += line + "\n")
    if (line.starts_with("cutoff")) line.resize(line.find(" leaves"));  // told with utilities
  return text;
}

}  // namespace

// 2^62 - 1 is too large for the scaled search, which then is done in rationals of 64 bits; 10^30 is
// too large for those, so that every number is a big one.
TEST_CASE("search: scaled and rational and big numbers agree", "[property]") {
  std::mt19937_64 random(6);
  const reference::Rational rational("4611686018427387903/2");
  const reference::Rational big("1000000000000000000000000000000");
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    reference::Shape shape = reference::random_shape(random);
    shape.numbers = reference::Numbers::few;
    const reference::Node tree = reference::random_tree(random, shape);
    Rules rules;
    rules.algorithm = Algorithm::alphabeta;
    rules.fail = i % 2 == 0 ? Fail::soft : Fail::hard;
    const Result<SearchResult> scaled = search_all(to_tree(tree), rules);
    for (const reference::Rational& factor : {rational, big}) {
      reference::Node larger = tree;
      multiply(larger, factor);
      const Result<SearchResult> other = search_all(to_tree(larger), rules);

      INFO(reference::to_sexpr(tree));
      const Number times = to_number(reference::Exact(factor));
      REQUIRE(other->value == scaled->value * times);
      REQUIRE(shape_of(*other) == shape_of(*scaled));
      for (std::size_t node = 0; node < scaled->nodes.size(); ++node)
        REQUIRE(other->nodes[node].value == scaled->nodes[node].value * times);
    }
  }
}

}  // namespace gametree::test
