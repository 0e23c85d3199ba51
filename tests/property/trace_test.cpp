/// \file
/// What must hold of every trace, on random trees under random rules.
#include "gametree/trace.h"

#include <fmt/format.h>

#include <iostream>
#include <map>

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

std::string facts_of_steps(const std::vector<reference::Event>& events) {
  std::string text;
  for (std::size_t i = 0; i < events.size(); ++i) text += fact(events[i], i + 1);
  return text;
}

}  // namespace

TEST_CASE("trace: every step equals the reference's", "[property]") {
  std::mt19937_64 random(20261201);
  std::map<reference::EventKind, std::size_t> events;
  for (std::size_t i = 0; i < property_trees(); ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    const reference::Outcome expected = reference::search(tree, rules);
    StepFacts steps;
    const Result<SearchResult> result =
        trace(to_tree(tree), to_rules(rules), {.cutoffs = true, .nodes = true}, steps);

    INFO(seen(tree, rules));
    REQUIRE(result.has_value());
    REQUIRE(first_difference(steps.text, facts_of_steps(expected.events)) == "");
    REQUIRE(first_difference(facts(*result), facts(expected)) == "");
    for (const reference::Event& event : expected.events) ++events[event.event];
  }
  for (const auto& [event, count] : events)
    std::cout << fmt::format("trace: {} times {}\n", count, reference::to_text(event));
  CHECK(events.size() == 6);
}

namespace {

/// A search told again from its steps alone: nothing is asked of the engine.
class Replay : public TraceListener {
 public:
  void begin(const SearchedTree& tree, const Rules&) override {
    searched_ = tree.searched();  // the tree itself lives as long as the search
    nodes.resize(tree.searched().size());
    updates_.resize(nodes.size());
    for (NodeId node = 0; node < nodes.size(); ++node) nodes[node].node = node;
  }
  bool step(const TraceStep& step) override {
    switch (step.event) {
      case TraceEvent::enter:
        arrive(step);
        break;
      case TraceEvent::leaf:
      case TraceEvent::eval:
        arrive(step);
        ++counts.leaves_read;
        leave(step, Bound::exact);
        break;
      case TraceEvent::update:
        updates_[step.node].push_back(*step.child);
        break;
      case TraceEvent::cut:
        cutoffs.push_back(*step.cutoff);
        break;
      case TraceEvent::exit:
        leave(step, *step.bound);
        break;
    }
    return true;
  }

  /// The children that returned a node's value and are known to reach it.
  [[nodiscard]] std::vector<NodeId> best(NodeId node) const {
    std::vector<NodeId> best;
    if (searched_->is_leaf(node)) return best;
    const Player role = searched_->player(node);
    if (role == Player::chance) return best;
    const Bound enough = role == Player::max ? Bound::at_least : Bound::at_most;
    for (const TraceChild& child : updates_[node])
      if (child.value == nodes[node].value &&
          (child.bound == Bound::exact || child.bound == enough))
        best.push_back(child.node);
    return best;
  }
  [[nodiscard]] std::vector<NodeId> line() const {
    std::vector<NodeId> line{0};
    while (line.size() < kMaxLine && !best(line.back()).empty())
      line.push_back(best(line.back())[0]);
    return line;
  }

  std::vector<NodeReport> nodes;  // but for the intervals
  std::vector<Cutoff> cutoffs;
  Counts counts;

 private:
  void arrive(const TraceStep& step) {
    ++counts.nodes_read;
    nodes[step.node].read = true;
    if (step.window) nodes[step.node].window = *step.window;
  }
  void leave(const TraceStep& step, Bound bound) {
    nodes[step.node].value = *step.value;
    nodes[step.node].bound = bound;
  }

  std::optional<GameTree> searched_;
  std::vector<std::vector<TraceChild>> updates_;
};

/// What the steps tell, as a result.
SearchResult result_of(const Replay& replay, const SearchResult& like) {
  SearchResult told = like;
  const GameTree& tree = like.tree.searched();
  told.value = replay.nodes[0].value;
  told.bound = replay.nodes[0].bound;
  told.best.clear();
  told.line = {0};
  if (told.bound == Bound::exact && like.rules.depth != 0U) {  // at depth 0 there is no best
    told.best = replay.best(0);
    if (like.rules.algorithm == Algorithm::alphabeta && told.best.size() > 1) told.best.resize(1);
    told.line = replay.line();
  }
  told.counts = replay.counts;
  told.counts.nodes = tree.size();
  told.counts.leaves = tree.leaf_count();
  told.counts.depth = tree.depth();
  told.counts.leaves_cut = tree.leaf_count() - replay.counts.leaves_read;
  told.counts.cutoffs = replay.cutoffs.size();
  told.cutoffs = replay.cutoffs;
  told.nodes = replay.nodes;
  return told;
}

}  // namespace

TEST_CASE("trace: its steps alone tell the result", "[property]") {
  std::mt19937_64 random(20261202);
  for (std::size_t i = 0; i < property_trees() / 2; ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    Replay replay;
    Result<SearchResult> result =
        trace(to_tree(tree), to_rules(rules), {.cutoffs = true, .nodes = true}, replay);

    INFO(seen(tree, rules));
    REQUIRE(result.has_value());
    for (NodeReport& node : result->nodes) node.interval = {};
    REQUIRE(first_difference(facts(result_of(replay, *result)), facts(*result)) == "");
  }
}

TEST_CASE("trace: telling steps changes nothing", "[property]") {
  std::mt19937_64 random(20261203);
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    const SearchOptions lists{.cutoffs = i % 2 == 0, .nodes = i % 3 == 0};
    StepFacts steps;
    const Result<SearchResult> told = trace(to_tree(tree), to_rules(rules), lists, steps);
    const Result<SearchResult> untold = search(to_tree(tree), to_rules(rules), lists);

    INFO(seen(tree, rules));
    REQUIRE(told.has_value());
    REQUIRE(untold.has_value());
    REQUIRE(first_difference(facts(*told), facts(*untold)) == "");
  }
}

}  // namespace gametree::test
