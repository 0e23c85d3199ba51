/// \file
/// Troubles from bug reports and questions: what gametree makes of each tree.
#include <functional>
#include <map>

#include "gametree/messages.h"
#include "support/cases.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

using nlohmann::json;

std::string replace_all(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

// Leaves are numbered from 1 in reading order.
std::vector<int> cut_leaves(const SearchResult& result) {
  std::vector<int> cut;
  int number = 0;
  for (const NodeReport& node : result.nodes) {
    if (!result.tree.searched().is_leaf(node.node)) continue;
    ++number;
    if (!node.read) cut.push_back(number);
  }
  return cut;
}

std::vector<std::string> root_returns(const SearchResult& result) {
  std::vector<std::string> values;
  for (NodeId child : result.tree.searched().children(0))
    values.push_back(to_text(result.nodes[child].value));
  return values;
}

std::vector<int> moves(const GameTree& tree) {
  std::vector<int> numbers;
  const std::vector<NodeId> children = tree.children(0);
  for (NodeId best : optimal_children(tree, {}))
    for (std::size_t i = 0; i < children.size(); ++i)
      if (children[i] == best) numbers.push_back(static_cast<int>(i + 1));
  return numbers;
}

std::vector<std::vector<std::string>> events(const GameTree& tree) {
  Rules rules;
  rules.empty_cutoffs = EmptyCutoffs::yes;
  std::vector<std::vector<std::string>> pairs;
  for (const Cutoff& cutoff : alphabeta_of(tree, rules).cutoffs) {
    const bool is_max = cutoff.kind == CutoffKind::beta;
    pairs.push_back({to_text(is_max ? std::max(cutoff.alpha, cutoff.value) : cutoff.alpha),
                     to_text(is_max ? cutoff.beta : std::min(cutoff.beta, cutoff.value))});
  }
  return pairs;
}

SearchResult strict(const GameTree& tree) {
  Rules rules;
  rules.cut_on = CutOn::greater;
  return alphabeta_of(tree, rules);
}

void check(const GameTree& tree, const std::string& key, const json& expected) {
  INFO(key << " " << expected);
  if (key == "value") {
    CHECK(search(tree, {})->value == number_of(expected));
    return;
  }
  if (key == "moves") {
    CHECK(moves(tree) == expected.get<std::vector<int>>());
    return;
  }
  if (key == "cut") {
    CHECK(cut_leaves(alphabeta_of(tree)) == expected.get<std::vector<int>>());
    return;
  }
  if (key == "cut_strict") {
    CHECK(cut_leaves(strict(tree)) == expected.get<std::vector<int>>());
    return;
  }
  if (key == "root_returns_soft") {
    CHECK(root_returns(alphabeta_of(tree)) == expected.get<std::vector<std::string>>());
    return;
  }
  if (key == "root_returns_strict") {
    CHECK(root_returns(strict(tree)) == expected.get<std::vector<std::string>>());
    return;
  }
  if (key == "events") {
    CHECK(events(tree) == expected.get<std::vector<std::vector<std::string>>>());
    return;
  }
  // Wrong rules to simulate, and cuts at CHANCE under bounds, are no part of this search.
  const bool is_later = key == "mal" || key == "bounds" || key == "cut_bounds";
  CHECK(is_later);
}

Error error_of(const std::string& text, std::string_view format) {
  ReadOptions options;
  options.format = format;
  options.source = "case";
  Result<GameTree> tree = read_tree(text, options);
  REQUIRE(!tree.has_value());
  return tree.error();
}

void check_error(const std::string& text, std::string_view format, ErrorCode code, std::size_t line,
                 std::size_t column) {
  const Error error = error_of(text, format);
  INFO(render(error));
  CHECK(error.code == code);
  REQUIRE(error.place.has_value());
  CHECK(error.place->line == line);
  CHECK(error.place->column == column);
}

std::string chain(std::size_t length, const std::string& leaf) {
  std::string text;
  for (std::size_t i = 0; i < length; ++i) text += i % 2 == 0 ? "(MAX " : "(MIN ";
  return text + leaf + std::string(length, ')');
}

std::string value_of(const GameTree& tree) { return to_text(search(tree, {})->value); }

// The sum is 0.9, no children, an infinity less an infinity, one bracket too many, a string that is
// not closed.
void check_sexpr_error(const std::string& id, const std::string& text) {
  if (id == "A28") return check_error(text, "sexpr", ErrorCode::no_children, 1, 7);
  if (id == "B05") {
    check_error(text, "sexpr", ErrorCode::probabilities_sum, 1, 7);
    CHECK(error_of(text, "sexpr").facts == std::vector<std::string>{"0.9"});
    return;
  }
  if (id == "B10") return check_error(text, "sexpr", ErrorCode::infinite_mean, 1, 2);
  if (id == "X01") return check_error(text, "sexpr", ErrorCode::unexpected_close, 1, 11);
  if (id == "X04") return check_error(text, "sexpr", ErrorCode::string_not_closed, 1, 7);
  FAIL("no check for " << id);
}

void check_sexpr(const std::string& id, const std::string& input, const json& expect) {
  if (expect.is_string() || expect.contains("error")) return check_sexpr_error(id, input);
  const bool is_generated = expect.contains("gen");
  const std::string text = is_generated ? chain(expect["gen"]["n"], expect["gen"]["leaf"]) : input;
  const GameTree tree = tree_of(text, "sexpr");
  for (const auto& [key, expected] : expect.items())
    if (key != "gen") check(tree, key, expected);
}

// The report's file, and the same as a tree in which nothing else is wrong.
std::string alias_bomb(std::string_view head, std::string_view item, std::string_view tail) {
  std::string text(head);
  for (int i = 0; i <= 20; ++i) {
    const std::string name = "a" + std::to_string(i);
    text += (item == "-" ? "- " : name + ": ") + "&" + name + " [";
    for (int j = 0; i > 0 && j < 9; ++j) text += (j ? ", *a" : "*a") + std::to_string(i - 1);
    text += i == 0 ? "1, 2]\n" : "]\n";
  }
  return text + std::string(tail);
}

std::string nested_yaml(int depth) {
  std::string text;
  for (int i = 0; i < depth; ++i) text += "{MAX: [";
  text += "1";
  for (int i = 0; i < depth; ++i) text += "]}";
  return text;
}

void check_depths(const std::string& text) {
  const GameTree tree = tree_of(text, "yaml");
  const auto at_depth = [&](std::uint32_t depth) {
    Rules rules;
    rules.depth = depth;
    return search(tree, rules);
  };
  CHECK(to_text(at_depth(1)->value) == "5");
  CHECK(tree.path(at_depth(1)->best.at(0)) == "/1");
  CHECK(to_text(at_depth(2)->value) == "4");
  CHECK(at_depth(0).error().code == ErrorCode::no_eval_at_depth);
}

// What the case says in words, as a check.
const std::map<std::string, std::function<void(const std::string&)>>& yaml_checks() {
  static const std::map<std::string, std::function<void(const std::string&)>> kChecks{
      {"Y01",
       [](const std::string& text) { check_error(text, "yaml", ErrorCode::repeated_key, 2, 1); }},
      {"Y02",
       [](const std::string&) {
         CHECK(value_of(tree_of(nested_yaml(249), "yaml")) == "1");
         CHECK(error_of(nested_yaml(250), "yaml").code == ErrorCode::too_deep);
       }},
      {"Y03",
       [](const std::string& text) {
         CHECK(error_of(text, "yaml").code == ErrorCode::tab_indentation);
         CHECK(error_of(text, "yaml").place->line == 2);
       }},
      {"Y04", [](const std::string& text) { CHECK(value_of(tree_of(text, "yaml")) == "10"); }},
      {"Y05", [](const std::string& text) { CHECK(value_of(tree_of(text, "yaml")) == "1000"); }},
      {"Y07",
       [](const std::string& text) {
         check_error(text, "yaml", ErrorCode::not_a_number, 1, 7);
         CHECK(error_of(text, "yaml").facts.at(0) == "1:30");
       }},
      {"Y08",
       [](const std::string& text) {
         const GameTree tree = tree_of(text, "yaml");
         CHECK(tree.name(1) == "no");
         CHECK(tree.name(2) == "y");
         CHECK(search(tree, {})->best == std::vector<NodeId>{1});
       }},
      {"Y10", [](const std::string& text) { CHECK(error_of(text, "yaml").place->line == 2); }},
      {"Y11",
       [](const std::string&) {
         CHECK(error_of(alias_bomb("", ":", "MAX: *a20\n"), "yaml").place.has_value());
         CHECK(error_of(alias_bomb("MAX:\n", "-", ""), "yaml").code == ErrorCode::too_many_nodes);
       }},
      {"Y12",
       [](const std::string& text) {
         CHECK(error_of(text, "yaml").code == ErrorCode::yaml_cyclic_alias);
       }},
      {"Y14",
       [](const std::string&) {
         CHECK(value_of(tree_of("\xEF\xBB\xBFMAX: [3, 12]\r\n", "yaml")) == "12");
         CHECK(value_of(tree_of("\xEF\xBB\xBF(MAX 3\r\n12)\r\n", "sexpr")) == "12");
       }},
      {"Y16",
       [](const std::string&) {
         check_error("name: Ren\xE9\nMAX: [3, 12]\n", "yaml", ErrorCode::not_utf8, 1, 10);
       }},
      {"Y18", check_depths},
  };
  return kChecks;
}

void check_yaml(const std::string& id, const std::string& input) {
  const auto found = yaml_checks().find(id);
  if (found == yaml_checks().end()) FAIL("no check for " << id);
  found->second(replace_all(replace_all(input, "⏎", "\n"), "⇥", "\t"));
}

}  // namespace

TEST_CASE("reports: every tree of a report behaves as expected", "[cases]") {
  std::size_t run = 0;
  for (const json& one : read_cases("reports.jsonl")) {
    const std::string format = one.at("format");
    if (format != "sexpr" && format != "yaml") continue;  // how answers are read
    ++run;
    const std::string id = one.at("id");
    DYNAMIC_SECTION(id << " " << one.at("kind").get<std::string>()) {
      if (format == "sexpr")
        check_sexpr(id, one.at("input"), one.at("expect"));
      else
        check_yaml(id, one.at("input"));
    }
  }
  CHECK(run == 39);
}

}  // namespace gametree::test
