/// \file
/// Published trees once more, by their traces alone: windows at each cut, order and number of
/// leaves, what is never read.
#include "gametree/trace.h"

#include <set>
#include <string>

#include "support/cases.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

using nlohmann::json;

/// What the steps of a search tell of what cases ask for.
class Told : public TraceListener {
 public:
  void begin(const SearchedTree& tree, const Rules&) override { tree_ = &tree; }
  bool step(const TraceStep& step) override {
    if (step.event == TraceEvent::cut) add_cut(step);
    const bool is_leaf = step.event == TraceEvent::leaf || step.event == TraceEvent::eval;
    if (is_leaf) ++leaves;
    if (is_leaf || step.event == TraceEvent::enter) ++nodes;
    if (is_leaf || step.event == TraceEvent::exit) value = *step.value;
    return true;
  }

  json pruning = json::array();  // [alpha, beta] after the update, at each cut
  std::set<std::string> cut;     // names of the topmost nodes
  std::size_t leaves = 0, nodes = 0;
  Number value;

 private:
  void add_cut(const TraceStep& step) {
    const bool is_max = step.cutoff->kind == CutoffKind::beta;
    const Window& window = *step.window;
    const Number alpha = is_max ? std::max(window.alpha, *step.value) : window.alpha;
    const Number beta = is_max ? window.beta : std::min(window.beta, *step.value);
    pruning.push_back({json::parse(to_json(alpha)), json::parse(to_json(beta))});
    for (const NodeId node : step.cutoff->cut)
      cut.insert(std::string(tree_->whole().name(tree_->origin(node)).value_or("")));
  }

  const SearchedTree* tree_ = nullptr;
};

Rules rules_of(const json& given) {
  Rules rules;
  if (given.contains("depth")) rules.depth = given.at("depth").get<std::uint32_t>();
  for (const RuleWord<Algorithm>& row : rule_words<Algorithm>())
    if (given.value("algorithm", "auto") == row.word) rules.algorithm = row.value;
  return rules;
}

}  // namespace

TEST_CASE("cases: traces of published trees tell their published answers", "[cases]") {
  std::size_t limited = 0;
  std::size_t with_pairs = 0;
  for (const json& one : read_cases("trees.jsonl")) {
    if (one.value("published_wrong", false)) continue;
    const json& expect = one.at("expect");
    Rules rules = rules_of(one.at("rules"));
    rules.empty_cutoffs = expect.contains("pruning_events") ? EmptyCutoffs::yes : EmptyCutoffs::no;
    Told told;
    const auto result = trace(tree_of(one.at("tree"), "sexpr"), rules, {}, told);

    INFO(one.at("id"));
    REQUIRE(result.has_value());
    limited += rules.depth ? 1 : 0;
    CHECK(told.value == result->value);
    if (expect.contains("value")) CHECK(told.value == number_of(expect["value"]));
    if (expect.contains("leaves_visited")) CHECK(told.leaves == expect["leaves_visited"]);
    if (expect.contains("nodes_visited_excl_root"))
      CHECK(told.nodes - 1 == expect["nodes_visited_excl_root"]);
    if (expect.contains("cut")) CHECK(told.cut == expect["cut"].get<std::set<std::string>>());
    if (!expect.contains("pruning_events")) continue;
    CHECK(told.pruning == expect["pruning_events"]);
    ++with_pairs;
  }
  CHECK(limited == 42);
  CHECK(with_pairs == 2);
}

}  // namespace gametree::test
