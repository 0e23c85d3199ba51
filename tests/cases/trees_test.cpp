/// \file
/// Trees of textbooks, exams and other programs' tests: each gives its published answer.
#include <algorithm>
#include <iostream>
#include <map>
#include <set>

#include "support/cases.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

using nlohmann::json;

Rules rules_of(const json& given) {
  Rules rules;
  for (const auto& [key, value] : given.items()) {
    if (key == "depth") {
      rules.depth = value.get<std::uint32_t>();
      continue;
    }
    REQUIRE(key == "algorithm");
    for (const RuleWord<Algorithm>& row : rule_words<Algorithm>())
      if (row.word == value.get<std::string>()) rules.algorithm = row.value;
    REQUIRE(to_text(rules.algorithm) == value.get<std::string>());
  }
  return rules;
}

/// One case, searched under its rules with all that can be written down.
struct Solved {
  json expect;
  SearchResult result;

  [[nodiscard]] const GameTree& tree() const { return result.tree.whole(); }
  [[nodiscard]] NodeId origin(NodeId node) const { return result.tree.origin(node); }

  // The action, or the child's name: what cases call a move.
  [[nodiscard]] std::string move_to(NodeId node) const {
    if (const auto action = tree().action(origin(node))) return std::string(*action);
    return std::string(tree().name(origin(node)).value());
  }
  [[nodiscard]] std::string name(NodeId node) const {
    return std::string(tree().name(origin(node)).value_or(""));
  }
  [[nodiscard]] std::set<std::string> unread_names() const {
    std::set<std::string> names;
    for (const NodeReport& node : result.nodes)
      if (!node.read) names.insert(name(node.node));
    return names;
  }
  [[nodiscard]] std::set<std::string> cut_names() const {
    std::set<std::string> names;
    for (const Cutoff& cutoff : result.cutoffs)
      for (NodeId child : cutoff.cut) names.insert(name(child));
    return names;
  }
  [[nodiscard]] std::set<std::string> optimal_moves() const {
    std::set<std::string> moves;
    for (NodeId child : optimal_children(tree(), result.rules)) moves.insert(move_to(child));
    return moves;
  }
};

Solved solve(const json& given, const Rules& rules) {
  const GameTree tree = tree_of(given.at("tree"), "sexpr");
  Result<SearchResult> result = search(tree, rules, {.cutoffs = true, .nodes = true});
  REQUIRE(result.has_value());
  return {given.at("expect"), std::move(result).value()};
}

std::set<std::string> set_of(const json& list) { return list.get<std::set<std::string>>(); }

bool includes(const std::set<std::string>& all, const std::set<std::string>& some) {
  return std::ranges::includes(all, some);
}

void check_best_action(const Solved& solved, const json& expected) {
  const std::vector<NodeId>& best = solved.result.best;
  if (expected.is_null())
    CHECK(best.empty());
  else
    CHECK((best.empty() ? "" : solved.move_to(best[0])) == expected.get<std::string>());
}

void check_pruning_events(const Solved& solved, const json& expected) {
  Rules rules = solved.result.rules;
  rules.empty_cutoffs = EmptyCutoffs::yes;
  json events = json::array();
  for (const Cutoff& cutoff : alphabeta_of(solved.tree(), rules).cutoffs) {
    const bool is_max = cutoff.kind == CutoffKind::beta;
    const Number alpha = is_max ? std::max(cutoff.alpha, cutoff.value) : cutoff.alpha;
    const Number beta = is_max ? cutoff.beta : std::min(cutoff.beta, cutoff.value);
    events.push_back({json::parse(to_json(alpha)), json::parse(to_json(beta))});
  }
  CHECK(events == expected);
}

void check_node_values(const Solved& solved, const json& expected) {
  std::map<std::string, Number> values;
  for (const NodeReport& node : solved.result.nodes) values[solved.name(node.node)] = node.value;
  for (const auto& [name, value] : expected.items()) CHECK(values[name] == number_of(value));
}

// Every key that cases use; another one fails, so that no expectation is passed over.
void check(const Solved& solved, const std::string& key, const json& expected) {
  const Counts& counts = solved.result.counts;
  INFO(key << " " << expected);
  if (key == "value") {
    CHECK(solved.result.value == number_of(expected));
    return;
  }
  if (key == "best_action") return check_best_action(solved, expected);
  if (key == "optimal_actions") {
    CHECK(solved.optimal_moves() == set_of(expected));
    return;
  }
  if (key == "optimal_includes") {
    CHECK(includes(solved.optimal_moves(), set_of(expected)));
    return;
  }
  if (key == "leaves_visited") {
    CHECK(counts.leaves_read == expected.get<std::uint64_t>());
    return;
  }
  if (key == "nodes_visited_excl_root") {
    CHECK(counts.nodes_read - 1 == expected.get<std::uint64_t>());
    return;
  }
  if (key == "cut") {
    CHECK(solved.cut_names() == set_of(expected));
    return;
  }
  if (key == "cut_includes") {
    CHECK(includes(solved.unread_names(), set_of(expected)));
    return;
  }
  if (key == "cut_excludes") {
    for (const std::string& name : set_of(expected)) CHECK(solved.unread_names().count(name) == 0);
    return;
  }
  if (key == "node_values") return check_node_values(solved, expected);
  if (key == "pruning_events") return check_pruning_events(solved, expected);
  FAIL("no check for " << key);
}

}  // namespace

TEST_CASE("cases: every published tree gives its published answer", "[cases]") {
  std::size_t run = 0;
  for (const json& one : read_cases("trees.jsonl")) {
    if (one.value("published_wrong", false)) continue;
    ++run;
    DYNAMIC_SECTION(one.at("id").get<std::string>()) {
      const Solved solved = solve(one, rules_of(one.at("rules")));
      for (const auto& [key, expected] : solved.expect.items()) check(solved, key, expected);
    }
  }
  CHECK(run == 108);
}

TEST_CASE("cases: a published answer that is wrong is not given", "[cases]") {
  for (const json& one : read_cases("trees.jsonl")) {
    if (!one.value("published_wrong", false)) continue;
    INFO(one.at("id"));
    const Solved solved = solve(one, rules_of(one.at("rules")));
    CHECK(solved.cut_names() != set_of(one.at("expect").at("cut")));
  }
}

}  // namespace gametree::test
