/// \file
/// Reports on searches and checks, as text and as JSON. Each expectation is worked out by hand.
#include "gametree/report.h"

#include <nlohmann/json.hpp>
#include <string>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "gametree/search.h"
#include "support/catch.h"

using gametree::Algorithm;
using gametree::Bound;
using gametree::CheckReport;
using gametree::Colors;
using gametree::CutOn;
using gametree::Error;
using gametree::ErrorCode;
using gametree::MinAs;
using gametree::Number;
using gametree::Order;
using gametree::read_tree;
using gametree::ReportKind;
using gametree::Rules;
using gametree::search;
using gametree::SearchOptions;
using gametree::SearchReport;
using gametree::SearchResult;
using gametree::Window;
using nlohmann::json;

namespace {

constexpr SearchOptions kAll{.cutoffs = true, .nodes = true};

Rules alphabeta() {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  return rules;
}

SearchResult result_of(const std::string& tree, const Rules& rules, SearchOptions lists = {}) {
  return *search(*read_tree(tree), rules, lists);
}

std::string text_of(const std::string& tree, const Rules& rules = {}) {
  const SearchResult result = result_of(tree, rules);
  return to_string(SearchReport{.source = "t", .result = result});
}

std::string cuts_of(const std::string& tree, const Rules& rules) {
  const SearchOptions lists{.cutoffs = true};
  const SearchResult result = result_of(tree, rules, lists);
  const std::string text = to_string(
      SearchReport{.kind = ReportKind::cuts, .source = "t", .result = result, .lists = lists});
  return text.substr(text.find("\n\n") + 1);
}

json json_of(const std::string& tree, const Rules& rules = {}, SearchOptions lists = kAll,
             std::string_view source = "t") {
  const SearchResult result = result_of(tree, rules, lists);
  return json::parse(
      to_string(SearchReport{.source = source, .result = result, .lists = lists}, "json"));
}

Error error_of(const std::string& text) {
  gametree::ReadOptions options;
  options.source = "bad.sexp";
  return read_tree(text, options).error();
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("report text: a tie names every best action", "[output][text]") {
  CHECK(contains(text_of("(MAX a: 1 b: 3 c: 3)"), "best   b and c: a tie\n"));
  CHECK(contains(text_of("(MAX 3 3 (LEAF :name x 3))"), "best   /1, /2 and x: a tie\n"));
  // Alpha-beta knows of the first alone: a bound that equals the best is no tie.
  CHECK(contains(text_of("(MAX a: 3 b: 3)", alphabeta()), "best   a\n"));
}

TEST_CASE("report text: a tie of very many is cut short", "[output][text]") {
  std::string tree = "(MAX";
  for (int i = 0; i < 1200; ++i) tree += " 5";
  tree += ")";

  CHECK(contains(text_of(tree),
                 "best   /1, /2, /3, /4, /5, /6, /7, /8, /9, /10, ... and 1,190 "
                 "more (--json lists all): a tie\n"));
}

TEST_CASE("report text: where nobody chooses it says why nothing is best", "[output][text]") {
  CHECK(text_of("5") ==
        "value  5\n"
        "best   none: nobody moves at a leaf\n"
        "read   1 of 1 node, 1 of 1 leaf\n"
        "rules  minimax\n");
  CHECK(text_of("(CHANCE 3 2)") ==
        "value  2.5\n"
        "best   none: chance moves at the root\n"
        "read   3 of 3 nodes, 2 of 2 leaves\n"
        "rules  expectimax\n");
}

TEST_CASE("report text: the line ends where chance decides", "[output][text]") {
  CHECK(contains(text_of("(MAX 1 go: (MIN (CHANCE 3 2) 9))"), "line   go → /2/1 (CHANCE)\n"));
}

TEST_CASE("report text: a fraction is shown with its size", "[output][text]") {
  // (1 + 2 + 4) / 3
  CHECK(contains(text_of("(CHANCE 1 2 4)"), "value  7/3 (about 2.33333)\n"));
}

TEST_CASE("report text: a number of very many digits is rounded in text alone", "[output][text]") {
  const std::string digits(50, '9');

  CHECK(contains(text_of("(MAX " + digits + ")"), "value  ≈1e+50 (exactly in --json)\n"));
  CHECK(json_of("(MAX " + digits + ")")["value_exact"] == digits);
}

TEST_CASE("report text: a bound is no value and gives no best action", "[output][text]") {
  Rules rules = alphabeta();
  rules.window = Window{Number(3), Number::infinity()};
  // 2 and 1 are both below the window: all that is asked is that nothing reaches 3. The MIN is cut
  // after its 1, which leaves it at 1 or less; 2 is known. So the root is 2, and known to be.
  CHECK(contains(text_of("(MAX 2 (MIN 1 0))", rules), "value  2\nbest   /1\n"));
  // The MIN is cut after its 2: 2 or less.
  CHECK(text_of("(MIN 2 0)", rules) ==
        "value  ≤2: at most this; the window [3, inf] does not tell more\n"
        "best   none: a bound does not tell\n"
        "read   2 of 3 nodes, 1 of 2 leaves\n"
        "cut    1 leaf in 1 cutoff\n"
        "rules  alphabeta, order given, cut on >=, window [3, inf]\n");
  CHECK(to_text(Number(6), Bound::at_least) == "≥6");
  CHECK(to_text(Number(6), Bound::exact) == "6");
}

TEST_CASE("report text: rules that differ from the defaults are told", "[output][text]") {
  Rules rules;
  rules.order = Order::reversed;
  rules.depth = 1;
  rules.min_as = MinAs::max;
  rules.bounds = Window{Number(0), Number(9)};

  const std::string text = text_of("(MAX 1 (MIN :eval 4 2 3))", rules);

  CHECK(contains(text, "line   /2 (eval 4)\n"));
  CHECK(contains(text, "read   3 of 3 nodes, 2 of 2 leaves\n"));
  CHECK(contains(text, "rules  minimax, order reversed, bounds [0, 9], depth 1, MIN plays as max"));
}

TEST_CASE("report text: colours come on request alone", "[output][text]") {
  const SearchResult result = result_of("(MAX 1)", {});

  const std::string text =
      to_string(SearchReport{.source = "t", .result = result, .colors = Colors::ansi});

  CHECK(text.starts_with("\x1b[1mvalue \x1b[0m 1\n"));
}

TEST_CASE("report cuts: strict cutoffs are told as strict", "[output][cuts]") {
  Rules rules = alphabeta();
  rules.cut_on = CutOn::greater;
  // The second MIN has 4 = alpha and goes on to 3 < 4; the third has 2 < 4.
  CHECK(cuts_of("(MAX (MIN 4 6) (MIN 4 3 9) (MIN 2 7))", rules) ==
        "\ncutoff 1: MIN node /2, after its child /2/2\n"
        "  MIN has 3 here, and MAX is already sure of 4 (3 < alpha 4): the rest can't matter\n"
        "  cut: leaf /2/3 = 9\n"
        "\ncutoff 2: MIN node /3, after its child /3/1\n"
        "  MIN has 2 here, and MAX is already sure of 4 (2 < alpha 4): the rest can't matter\n"
        "  cut: leaf /3/2 = 7\n");
}

TEST_CASE("report cuts: right to left the lists stay in the order of the tree", "[output][cuts]") {
  Rules rules = alphabeta();
  rules.order = Order::reversed;
  // Read from the right: 5, then the MIN's 1; 30 and (20 8) stand before it and are cut.
  CHECK(cuts_of("(MAX (MIN 30 (MAX 20 8) 1) 5)", rules) ==
        "\ncutoff 1: MIN node /1, after its child /1/3\n"
        "  MIN has 1 here, and MAX is already sure of 5 (1 <= alpha 5): the rest can't matter\n"
        "  cut: leaf /1/1 = 30\n"
        "  cut: MAX node /1/2, 2 leaves: /1/2/1 = 20, /1/2/2 = 8\n");
}

TEST_CASE("report cuts: players that play another part are told", "[output][cuts]") {
  Rules rules = alphabeta();
  rules.min_as = MinAs::max;
  // The upper MIN chooses like MAX: 4, then the true MIN... is a MAX too, so nothing is cut; with a
  // root window up to 6 the MIN that has 7 is cut as a MAX would be.
  rules.window = Window{Number::minus_infinity(), Number(6)};
  CHECK(cuts_of("(MIN 7 8)", rules) ==
        "\ncutoff 1: MIN node /, played as MAX, after its child /1\n"
        "  MAX has 7 here, and the window given ends at 6 (7 >= beta 6): the rest can't matter\n"
        "  cut: leaf /2 = 8\n");
}

TEST_CASE("report cuts: where no node stands behind the end it says what does", "[output][cuts]") {
  Rules rules = alphabeta();
  CHECK(cuts_of("(MAX inf 3)", rules).find("nothing is more than inf (inf >= beta inf)") !=
        std::string::npos);
  CHECK(cuts_of("(MIN -inf 3)", rules).find("nothing is less than -inf") != std::string::npos);
  rules.bounds = Window{Number(0), Number(5)};
  CHECK(cuts_of("(MAX 5 3)", rules).find("no utility is more than 5 (5 >= beta 5)") !=
        std::string::npos);
  CHECK(cuts_of("(MAX 4 (MIN 4 5))", rules).find("MAX is already sure of 4") != std::string::npos);
}

TEST_CASE("report cuts: a strange name can not act on the terminal", "[output][cuts]") {
  // The builder refuses control characters in names; what may still come is any visible script.
  CHECK(contains(cuts_of("(MAX 5 (MIN :name ñandú 1 2))", alphabeta()), "MIN node ñandú (/2)"));
}

TEST_CASE("report json: what is not exact has its exact text beside it", "[output][json]") {
  const json report = json_of("(CHANCE 1 2 4)");

  CHECK(report["value"] == 7.0 / 3);
  CHECK(report["value_exact"] == "7/3");
  CHECK_FALSE(json_of("(CHANCE 1 2)").contains("value_exact"));
  CHECK(json_of("(MAX inf)")["value"] == "inf");
  CHECK(json_of("(MAX 9007199254740993)")["value_exact"] == "9007199254740993");
}

TEST_CASE("report json: a window with an inexact end has exact texts for both", "[output][json]") {
  Rules rules = alphabeta();
  rules.window = Window{Number::fraction(1, 3), Number::infinity()};
  rules.bounds = Window{Number(-1), Number::fraction(7, 3)};

  const json report = json_of("(MAX 2)", rules)["rules"];

  CHECK(report["window"] == json::array({1.0 / 3, "inf"}));
  CHECK(report["window_exact"] == json::array({"1/3", "inf"}));
  CHECK(report["bounds_exact"] == json::array({"-1", "7/3"}));
  CHECK_FALSE(json_of("(MAX 2)")["rules"].contains("window_exact"));
}

TEST_CASE("report json: cutoffs stand for alphabeta alone", "[output][json]") {
  CHECK_FALSE(json_of("(MAX 2)").contains("cutoffs"));
  CHECK(json_of("(MAX 2)", alphabeta())["cutoffs"] == json::array());
  CHECK_FALSE(json_of("(MAX 2)", alphabeta(), {.nodes = true}).contains("cutoffs"));
}

TEST_CASE("report json: the whole of a cut subtree is listed with its values", "[output][json]") {
  // The MIN has 1 <= 5; cut are the MAX over (2 (CHANCE 3 4)) and the leaf 1/3.
  const json cutoff =
      json_of("(MAX 5 (MIN 1 x: (MAX :name M 2 (CHANCE 3 4)) 1/3))", alphabeta())["cutoffs"][0];

  CHECK(cutoff["cut"] ==
        json::parse(R"([{"path": "/2/2", "name": "M", "action": "x"}, {"path": "/2/3"}])"));
  CHECK(cutoff["leaves"] ==
        json::parse(R"([{"path": "/2/2/1", "value": 2}, {"path": "/2/2/2/1", "value": 3},
                        {"path": "/2/2/2/2", "value": 4},
                        {"path": "/2/3", "value": 0.3333333333333333, "value_exact": "1/3"}])"));
}

TEST_CASE("report json: under a depth limit leaves are where the search stops", "[output][json]") {
  Rules rules = alphabeta();
  rules.depth = 2;
  // The MIN has 1 <= 5; cut are the leaf 7 and the MAX at the limit, worth its eval 6.
  const json report = json_of("(MAX 5 (MIN 1 7 (MAX :name M :eval 6 8 9)))", rules);

  CHECK(report["counts"]["leaves"] == 4);
  CHECK(
      report["cutoffs"][0]["leaves"] ==
      json::parse(R"([{"path": "/2/2", "value": 7}, {"path": "/2/3", "name": "M", "value": 6}])"));
  CHECK(report["nodes"].back() ==
        json::parse(R"({"path": "/2/3", "name": "M", "player": "MAX", "read": false})"));
}

TEST_CASE("report json: min_as changes who plays and not the word", "[output][json]") {
  Rules rules;
  rules.min_as = MinAs::chance;

  const json report = json_of("(MAX 1 (MIN 2 4))", rules);

  CHECK(report["rules"]["algorithm"] == "expectimax");
  CHECK(report["value"] == 3);
  CHECK(report["nodes"][2]["player"] == "MIN");
}

TEST_CASE("report json: texts are escaped", "[output][json]") {
  CHECK(json_of(R"((MAX :name "say \"hi\" \\ now" 1))", {}, kAll)["nodes"][0]["name"] ==
        R"(say "hi" \ now)");
  CHECK(json_of("1", {}, {}, "a\tb\nc\x01\x7f.yaml")["file"] == "a\tb\nc\x01\x7f.yaml");
  CHECK(json_of("1", {}, {}, "Ren\xe9!")["file"] == "Ren\xEF\xBF\xBD!");
}

TEST_CASE("report: a sink that stops is not filled further", "[output]") {
  std::string tree = "(MAX 5 (MIN 1";
  for (int i = 0; i < 100000; ++i) tree += " 7";
  tree += "))";
  const SearchResult result = result_of(tree, alphabeta(), {.cutoffs = true});
  const SearchReport report{.source = "t", .result = result, .lists = {.cutoffs = true}};

  std::size_t pieces = 0;
  gametree::find_report_format("json")->write_search(report, [&pieces](std::string_view) {
    ++pieces;
    return false;
  });

  CHECK(pieces == 1);
}

TEST_CASE("report check: text is the error as it is printed anywhere", "[output][check]") {
  const Error error = error_of("(MAX)");
  const CheckReport report{.source = "bad.sexp", .problems = {error}};

  CHECK(to_string(report) == render(error));
}

TEST_CASE("report check: json has place and code and message", "[output][check]") {
  const Error error = error_of("(MAX\n  (MIN))");
  const CheckReport report{.source = "bad.sexp", .problems = {error}};

  const json document = json::parse(to_string(report, "json"));

  CHECK(
      document ==
      json({{"schema", "gametree/check/1"},
            {"file", "bad.sexp"},
            {"kind", "tree"},
            {"ok", false},
            {"problems",
             {{{"line", 2}, {"column", 4}, {"code", "no_children"}, {"message", sentence(error)}}}},
            {"warnings", json::array()}}));
}

TEST_CASE("report: error codes are named like their enumerators", "[output]") {
  CHECK(to_text(ErrorCode::not_utf8) == "not_utf8");
  CHECK(to_text(ErrorCode::probabilities_sum) == "probabilities_sum");
  CHECK(to_text(ErrorCode::cannot_write_node) == "cannot_write_node");
}
