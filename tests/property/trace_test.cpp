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
    reference::Rules rules = reference::random_rules(random, tree);
    rules.quiescence.reset();
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

}  // namespace gametree::test
