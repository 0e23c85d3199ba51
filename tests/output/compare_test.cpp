/// \file
/// Comparisons as a table and as JSON. Each expectation is worked out by hand.
#include "gametree/compare.h"

#include <nlohmann/json.hpp>
#include <string>

#include "gametree/read_tree.h"
#include "gametree/report.h"
#include "support/catch.h"

using gametree::Colors;
using gametree::compare;
using gametree::Comparison;
using gametree::ComparisonReport;
using gametree::Number;
using gametree::read_tree;
using gametree::Rules;
using gametree::Window;
using nlohmann::json;

namespace {

std::string text_of(const std::string& tree, const Rules& rules = {},
                    Colors colors = Colors::none) {
  const Comparison comparison = *compare(*read_tree(tree), rules);
  return to_string(ComparisonReport{.source = "t", .comparison = comparison, .colors = colors});
}

json json_of(const std::string& tree, const Rules& rules = {}) {
  const Comparison comparison = *compare(*read_tree(tree), rules);
  return json::parse(to_string(ComparisonReport{.source = "t", .comparison = comparison}, "json"));
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

/// A MAX node over `count` leaves of 0.
std::string zeros(int count) {
  std::string tree = "(MAX";
  for (int i = 0; i < count; ++i) tree += " 0";
  return tree + ")";
}

}  // namespace

// MAX over MIN nodes: 5 of 8 leaves are 62.5 %, 7 of 8 are 87.5 %; both halves go up.
TEST_CASE("compare text: halves of a percent are rounded up", "[output][text]") {
  // /1 is 4, so that 1 cuts three of /2's leaves; then 2, the second, two of them.
  CHECK(contains(text_of("(MAX (MIN 4 5 6 7) (MIN 1 9 9 9))"), "63%"));
  CHECK(contains(text_of("(MAX (MIN 4 5 6 7) (MIN 9 9 2 9))"), "88%"));
}

TEST_CASE("compare text: a table with its columns aligned", "[output][text]") {
  // given: a is 1 (1 10), then b: 20 30; reversed: b is 20 (30 20), then a: 10 (<= 20 cuts 1).
  // best: b 20 30, then a: 1 cuts 10. worst: a 10 1, then b: 30 20. By eval a is first, as given,
  // and its leaves go 1 10.
  CHECK(text_of("(MAX a: (MIN :eval 5 1 10) b: (MIN :eval 2 20 30))") ==
        "search                     value  best  nodes read  leaves read  of all\n"
        "minimax                       20  b              7            4    100%\n"
        "alphabeta, order given        20  b              7            4    100%\n"
        "alphabeta, order reversed     20  b              6            3     75%\n"
        "alphabeta, order best         20  b              6            3     75%\n"
        "alphabeta, order worst        20  b              7            4    100%\n"
        "alphabeta, order eval         20  b              7            4    100%\n"
        "least possible                                                3     75%\n"
        "\n"
        "least  b^⌈m/2⌉ + b^⌊m/2⌋ - 1 leaves: each node has b = 2 children, each leaf is m = 2 "
        "plies deep\n"
        "rules  cut on >=\n");
}

TEST_CASE("compare text: a refused order says why on its line", "[output][text]") {
  CHECK(contains(text_of("(MAX (MIN 1 2) (MIN :name B :eval 3 4))"),
                 "\nalphabeta, order eval      node /1 has no eval, and the order goes by it\n"));
}

TEST_CASE("compare text: ties are cut short and nobody's choice is none", "[output][text]") {
  CHECK(contains(text_of("(MAX x: 7 y: 7 z: 7 7)"),
                 "\nminimax                        7  x, y, z, ...  "));
  CHECK(contains(text_of("(MAX x: 7 y: 7 7)"), "  x, y, /3  "));
  CHECK(contains(text_of("(CHANCE 3 2)"), "\nexpectimax                   2.5  none  "));
}

TEST_CASE("compare text: bounds show as bounds and the rules that differ are told",
          "[output][text]") {
  Rules rules;
  rules.window = {5, Number::infinity()};
  const std::string text = text_of("(MAX (MIN 3 4) 2)", rules);

  CHECK(contains(text, "\nminimax                        3  /1  "));
  CHECK(contains(text, "\nalphabeta, order given        ≤3  none  "));
  CHECK(contains(text, "\n\nrules  cut on >=, window [5, inf]\n"));
  CHECK_FALSE(contains(text, "least"));
}

TEST_CASE("compare text: shares are never rounded to all or nothing", "[output][text]") {
  // The first 0 is no more than 0, so that one leaf of the MIN node is read, of 2 + 1999.
  const auto beside_zero = [](int leaves) {
    std::string tree = "(MAX 0 (MIN";
    for (int i = 0; i < leaves; ++i) tree += " 0";
    return text_of(tree + "))");
  };
  CHECK(contains(beside_zero(1), "100%\n"));
  CHECK(contains(beside_zero(2), "  67%\n"));     // 2 of 3
  CHECK(contains(beside_zero(99), "  2.0%\n"));   // 2 of 100
  CHECK(contains(beside_zero(3999), "<0.1%\n"));  // 2 of 4,000
  // Under this window MAX stops before the last of 1,000.
  Rules rules;
  rules.bounds = Window{-1, 0};
  std::string tree = "(MAX";
  for (int i = 0; i < 998; ++i) tree += " -1";
  CHECK(contains(text_of(tree + " 0 -1)", rules), "  99%\n"));  // 999 of 1,000
}

TEST_CASE("compare text: colours are for headings alone", "[output][text]") {
  const std::string text = text_of(zeros(2), {}, Colors::ansi);

  CHECK(text.find("\x1b[1msearch") == 0);
  CHECK(contains(text, "\x1b[1mrules\x1b[0m  cut on >="));
  CHECK(contains(text, "\nminimax "));
}

TEST_CASE("compare json: the documented document", "[output][json]") {
  // 2 <= 3 cuts the 9.
  const json document = json_of("(MAX a: 3 (MIN :name B 2 9))");

  CHECK(document["schema"] == "gametree/compare/1");
  CHECK(document["file"] == "t");
  CHECK(document["rules"]["cut_on"] == ">=");
  CHECK(document["rules"]["depth"].is_null());
  CHECK_FALSE(document["rules"].contains("algorithm"));
  CHECK_FALSE(document["rules"].contains("order"));
  REQUIRE(document["searches"].size() == 6);
  CHECK(document["searches"][0]["algorithm"] == "minimax");
  CHECK(document["searches"][1] ==
        json::parse(R"({"algorithm": "alphabeta", "order": "given", "value": 3, "bound": "exact",
          "best": [{"path": "/1", "action": "a"}],
          "counts": {"nodes": 5, "leaves": 3, "nodes_read": 4, "leaves_read": 2, "node_visits": 4,
            "leaf_visits": 2, "leaves_cut": 1, "cutoffs": 1, "depth": 2}})"));
  CHECK(document["searches"][5] == json::parse(R"({"algorithm": "alphabeta", "order": "eval",
          "problem": {"code": "no_eval_for_order",
            "message": "node B (/2) has no eval, and the order goes by it"}})"));
  CHECK(document["least"].is_null());
  CHECK(json_of("(MAX (MIN 1 2) (MIN 3 4))")["least"] ==
        json::parse(R"({"branching": 2, "depth": 2, "leaves": 3})"));
}
