/// \file
/// Hooks that say what the right rules say change nothing; others do what they say.
#include <map>

#include "gametree/tree_builder.h"
#include "search/arithmetic.h"
#include "search/engine.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"
#include "support/random_tree.h"

namespace gametree::test {
namespace {

/// A search as it went: its steps, and what each inner node returned.
struct Trace {
  std::vector<std::string> steps;
  std::map<NodeId, Number> returned;
};

/// Writes every step down.
class Tracer : public Observer<Number> {
 public:
  void enter(const Step<Number>& step) override { add("enter", step); }
  void leaf(const Step<Number>& step) override { add("leaf", step); }
  void update(const Step<Number>& step) override { add("update", step); }
  void cut(const Step<Number>& step, const Unread&) override { add("cut", step); }
  void exit(const Step<Number>& step) override {
    add("exit", step);
    trace.returned[step.node] = step.value;
  }

  Trace trace;

 private:
  void add(const std::string& event, const Step<Number>& step) {
    trace.steps.push_back(event + " " + std::to_string(step.node) + " " +
                          std::to_string(step.child) + " " + to_text(step.value) + " " +
                          to_text(step.child_value) + " " + to_text(step.alpha) + " " +
                          to_text(step.beta) + (step.best_changed ? " best" : ""));
  }
};

/// Each finished node returns what it is given here.
class Override : public Hooks<Number> {
 public:
  explicit Override(std::map<NodeId, Number> values) : values_(std::move(values)) {}
  Number hand_up(const Path& path, const Number& right) override {
    const auto found = values_.find(path.above(0).node);
    return found == values_.end() ? right : found->second;
  }

 private:
  std::map<NodeId, Number> values_;
};

EngineRules<Number> engine_rules(const RationalArithmetic& arithmetic, const Rules& rules) {
  EngineRules<Number> engine;
  engine.cut_on_equality = rules.cut_on == CutOn::greater_equal;
  engine.clamp = rules.fail == Fail::hard;
  engine.shallow = rules.reach == Reach::shallow;
  engine.alpha = arithmetic.value(rules.window.alpha);
  engine.beta = arithmetic.value(rules.window.beta);
  engine.low = Number::minus_infinity();
  engine.high = Number::infinity();
  return engine;
}

template <class Hook>
Trace trace(const GameTree& tree, const Rules& rules, Hook* hook) {
  const RationalArithmetic arithmetic(tree.data());
  const ChildOrder order(tree, rules.order == Order::reversed ? Order::reversed : Order::given, {});
  Tracer tracer;
  Observer<Number>* watch = &tracer;
  Engine<RationalArithmetic, true, Observer<Number>, Hook> engine(
      tree, arithmetic, engine_rules(arithmetic, rules), order, watch, hook);
  REQUIRE(engine.run().has_value());
  return tracer.trace;
}

Trace unhooked(const GameTree& tree, const Rules& rules) {
  return trace<Unhooked>(tree, rules, nullptr);
}

Trace hooked(const GameTree& tree, const Rules& rules, Hooks<Number>& hooks) {
  return trace<Hooks<Number>>(tree, rules, &hooks);
}

}  // namespace

TEST_CASE("hooks: every hook set to the right rule gives the unhooked trace", "[property]") {
  std::mt19937_64 random(11);
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const reference::Node node = reference::random_tree(random, reference::random_shape(random));
    const Rules rules = to_rules(reference::random_rules(random, node));
    const GameTree tree = to_tree(node);
    Hooks<Number> right;

    INFO(reference::to_sexpr(node));
    REQUIRE(hooked(tree, rules, right).steps == unhooked(tree, rules).steps);
  }
}

TEST_CASE("hooks: overriding each returned value by itself changes nothing", "[property]") {
  std::mt19937_64 random(12);
  for (std::size_t i = 0; i < property_trees() / 5; ++i) {
    const reference::Node node = reference::random_tree(random, reference::random_shape(random));
    const Rules rules = to_rules(reference::random_rules(random, node));
    const GameTree tree = to_tree(node);
    const Trace right = unhooked(tree, rules);
    Override same(right.returned);

    INFO(reference::to_sexpr(node));
    REQUIRE(hooked(tree, rules, same).steps == right.steps);
  }
}

namespace {

GameTree three_branches() {
  TreeBuilder builder;
  builder.open();
  builder.player(Player::max);
  for (const auto& leaves : {std::vector{3, 12, 8}, {2, 4, 6}, {14, 5, 2}}) {
    builder.open();
    builder.player(Player::min);
    for (int leaf : leaves) builder.leaf(leaf);
    builder.close();
  }
  builder.close();
  return builder.finish().value();
}

// The wrong rule "every node starts with an open window": it never cuts.
class ForgetWindow : public Hooks<Number> {
 public:
  Window hand_down(const Path&, NodeId, const Window&) override {
    return {Number::minus_infinity(), Number::infinity()};
  }
};

// The wrong rule "stop after the first child".
class FirstChild : public Hooks<Number> {
 public:
  bool stop(const Path&, bool) override { return true; }
};

// A memory that knows the value of the second branch.
class KnowsSecond : public Hooks<Number> {
 public:
  std::optional<Number> settle(const Path& path, NodeId child) override {
    if (path.size() == 1 && child == 5) return Number(7);
    return std::nullopt;
  }
};

std::size_t count(const Trace& trace, std::string_view event) {
  std::size_t number = 0;
  for (const std::string& line : trace.steps) number += line.starts_with(event) ? 1 : 0;
  return number;
}

}  // namespace

TEST_CASE("hooks: a window that is forgotten cuts nothing", "[search]") {
  ForgetWindow hooks;
  const Trace trace = hooked(three_branches(), {}, hooks);
  CHECK(count(trace, "leaf") == 9);
  CHECK(count(trace, "cut") == 0);
  CHECK(trace.returned.at(0) == Number(3));
}

TEST_CASE("hooks: stopping after the first child reads one leaf", "[search]") {
  FirstChild hooks;
  const Trace trace = hooked(three_branches(), {}, hooks);
  CHECK(count(trace, "leaf") == 1);
  CHECK(trace.returned.at(0) == Number(3));
}

// The second branch counts as 7 without a visit, so the third (at most 2) is cut at its 5.
TEST_CASE("hooks: a settled child is not visited", "[search]") {
  KnowsSecond hooks;
  const Trace trace = hooked(three_branches(), {}, hooks);
  CHECK(count(trace, "leaf") == 5);
  CHECK(count(trace, "enter") == 3);
  CHECK(trace.returned.at(0) == Number(7));
}

}  // namespace gametree::test
