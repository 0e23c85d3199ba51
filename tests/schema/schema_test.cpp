/// \file
/// Real output against the JSON Schemas in lib/schema.
#include "support/schema.h"

#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "gametree/compare.h"
#include "gametree/read_tree.h"
#include "gametree/report.h"
#include "gametree/search.h"
#include "gametree/trace_report.h"
#include "support/catch.h"
#include "support/random_tree.h"

using gametree::CheckReport;
using gametree::compare;
using gametree::Comparison;
using gametree::ComparisonReport;
using gametree::GameTree;
using gametree::read_tree;
using gametree::ReportKind;
using gametree::Result;
using gametree::Rules;
using gametree::SearchOptions;
using gametree::SearchReport;
using gametree::SearchResult;
using gametree::test::load_schema;
using gametree::test::Schema;
using nlohmann::json;

namespace {

json report(const SearchResult& result, ReportKind kind, SearchOptions lists) {
  return json::parse(to_string(
      SearchReport{.kind = kind, .source = "t.sexp", .result = result, .lists = lists}, "json"));
}

/// A trace in a form, as it is written; empty: the rules don't fit.
std::string traced(const GameTree& tree, const Rules& rules, SearchOptions lists,
                   std::string_view name) {
  std::string text;
  const gametree::Sink sink = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  const gametree::TraceFormat& format = *gametree::find_trace_format(name);
  const gametree::TraceReport report{.source = "t.sexp", .lists = lists};
  const auto writer = format.make(report, sink);
  const Result<SearchResult> result = trace(tree, rules, needed_lists(format, lists), *writer);
  if (!result) return "";
  writer->finish(*result);
  return text;
}

template <class Value>
Value drawn(std::mt19937_64& random) {
  const auto words = gametree::rule_words<Value>();
  return words[reference::draw(random, words.size())].value;
}

Rules random_rules(std::mt19937_64& random) {
  Rules rules;
  rules.algorithm = drawn<gametree::Algorithm>(random);
  rules.order = drawn<gametree::Order>(random);
  rules.cut_on = drawn<gametree::CutOn>(random);
  rules.fail = drawn<gametree::Fail>(random);
  rules.reach = drawn<gametree::Reach>(random);
  rules.empty_cutoffs = drawn<gametree::EmptyCutoffs>(random);
  rules.min_as = drawn<gametree::MinAs>(random);
  if (reference::draw(random, 3) == 0)
    rules.window = {gametree::Number::fraction(-1, 3), gametree::Number(2)};
  if (reference::draw(random, 3) == 0)
    rules.depth = static_cast<std::uint32_t>(reference::draw(random, 4));
  if (rules.depth && reference::draw(random, 2) == 0)
    rules.quiescence = static_cast<std::uint32_t>(reference::draw(random, 4));
  return rules;
}

json three_branches(ReportKind kind) {
  Rules rules;
  rules.algorithm = gametree::Algorithm::alphabeta;
  const SearchOptions lists{.cutoffs = true, .nodes = true};
  const GameTree tree = *read_tree("(MAX a: (MIN 3 12 8) (MIN :name B 2 4 6) (MIN 14 5 2))");
  return report(*search(tree, rules, lists), kind, lists);
}

}  // namespace

TEST_CASE("schema: results of random trees are valid", "[schema]") {
  const Schema eval("eval");
  const Schema cuts("cuts");
  const SearchOptions lists{.cutoffs = true, .nodes = true};
  std::mt19937_64 random(2);
  int searched = 0;
  for (int i = 0; i < 400; ++i) {
    const auto text =
        reference::to_sexpr(reference::random_tree(random, reference::random_shape(random, 25)));
    const GameTree tree = *read_tree(text);
    const Result<SearchResult> result = search(tree, random_rules(random), lists);
    if (!result) continue;  // the rules don't fit
    ++searched;
    CAPTURE(text);
    CHECK(eval.problem(report(*result, ReportKind::eval, lists)) == "");
    CHECK(eval.problem(report(*result, ReportKind::eval, {})) == "");
    CHECK(cuts.problem(report(*result, ReportKind::cuts, lists)) == "");
  }
  CHECK(searched > 150);
}

TEST_CASE("schema: comparisons of random trees are valid", "[schema]") {
  const Schema schema("compare");
  std::mt19937_64 random(3);
  int compared = 0;
  for (int i = 0; i < 400; ++i) {
    const auto text =
        reference::to_sexpr(reference::random_tree(random, reference::random_shape(random, 25)));
    const Result<Comparison> comparison = compare(*read_tree(text), random_rules(random));
    if (!comparison) continue;  // the rules don't fit
    ++compared;
    CAPTURE(text);
    CHECK(schema.problem(json::parse(to_string(
              ComparisonReport{.source = "t", .comparison = *comparison}, "json"))) == "");
  }
  CHECK(compared > 150);
}

TEST_CASE("schema: a comparison that says too little or too much is refused", "[schema]") {
  const Schema schema("compare");
  const Comparison comparison = *compare(*read_tree("(MAX (MIN 1 2) (MIN 3 4))"), {});
  const json good =
      json::parse(to_string(ComparisonReport{.source = "t", .comparison = comparison}, "json"));
  REQUIRE(schema.problem(good) == "");

  for (const char* pointer :
       {"/schema", "/file", "/rules", "/searches", "/least", "/rules/quiescence", "/least/leaves",
        "/searches/0/order", "/searches/0/value", "/searches/0/counts", "/searches/0/best",
        "/searches/5/problem", "/searches/5/problem/code"}) {
    json bad = good;
    const json::json_pointer where(pointer);
    bad[where.parent_pointer()].erase(where.back());
    CAPTURE(pointer);
    CHECK(schema.problem(bad) != "");
  }
  for (const char* pointer : {"/more", "/rules/order", "/searches/0/more", "/searches/0/problem",
                              "/searches/5/value", "/least/more"}) {
    json bad = good;
    bad[json::json_pointer(pointer)] = 1;
    CAPTURE(pointer);
    CHECK(schema.problem(bad) != "");
  }
}

TEST_CASE("schema: what documents share is the same in each", "[schema]") {
  const json eval = load_schema("eval")["definitions"];
  const json compare = load_schema("compare")["definitions"];
  for (const char* name : {"number", "exact", "pair", "exact_pair", "count", "path", "text",
                           "bound", "node", "nodes", "counts"}) {
    CAPTURE(name);
    CHECK(eval[name] == compare[name]);
  }
  json rules = eval["rules"]["properties"];
  rules.erase("algorithm");
  rules.erase("order");
  CHECK(rules == compare["rules"]["properties"]);
  const json trace = load_schema("trace")["definitions"];
  for (const auto& [name, definition] : eval.items()) {
    CAPTURE(name);
    CHECK(definition == trace[name]);
  }
  const json step = load_schema("trace-step")["definitions"];
  for (const auto& [name, definition] : step.items()) {
    CAPTURE(name);
    CHECK(definition == trace[name]);
  }
}

TEST_CASE("schema: traces of random trees are valid", "[schema]") {
  const Schema document("trace");
  const Schema step("trace-step");
  std::mt19937_64 random(4);
  int traces = 0;
  for (int i = 0; i < 300; ++i) {
    const auto text =
        reference::to_sexpr(reference::random_tree(random, reference::random_shape(random, 25)));
    const GameTree tree = *read_tree(text);
    const Rules rules = random_rules(random);
    const SearchOptions lists{.cutoffs = i % 4 != 0, .nodes = i % 3 == 0};
    const std::string whole = traced(tree, rules, lists, "json");
    if (whole.empty()) continue;
    ++traces;
    CAPTURE(text);
    const json parsed = json::parse(whole);
    CHECK(parsed.contains("steps"));
    CHECK(document.problem(parsed) == "");

    std::istringstream lines(traced(tree, rules, lists, "jsonl"));
    for (std::string line; std::getline(lines, line);) {
      const bool is_last = lines.peek() == std::istringstream::traits_type::eof();
      CHECK((is_last ? document : step).problem(json::parse(line)) == "");
    }
  }
  CHECK(traces > 100);
}

TEST_CASE("schema: steps with too little or too much are refused", "[schema]") {
  const Schema schema("trace-step");
  Rules rules;
  rules.algorithm = gametree::Algorithm::alphabeta;
  const GameTree tree = *read_tree("(MAX 5 (MIN 2 9))");
  const json steps = json::parse(traced(tree, rules, {.cutoffs = true}, "json"))["steps"];
  int refused = 0;
  for (const json& step : steps) {
    REQUIRE(schema.problem(step) == "");
    for (const auto& [key, value] : step.items()) {
      // These may be missing: the choice need not change, and a sum so far has no bound.
      if (key == "best" || (key == "bound" && step["event"] == "update")) continue;
      json bad = step;
      bad.erase(key);
      CAPTURE(step, key);
      CHECK(schema.problem(bad) != "");
      ++refused;
    }
    json more = step;
    more["more"] = 1;
    CHECK(schema.problem(more) != "");
  }
  CHECK(refused > 70);
  json wrong = steps[0];
  wrong["value"] = 3;  // nothing is known on arrival
  CHECK(schema.problem(wrong) != "");
  wrong = steps[1];
  wrong["player"] = "MAX";
  CHECK(schema.problem(wrong) != "");
}

TEST_CASE("schema: results of checks are valid", "[schema]") {
  const Schema check("check");
  for (const char* text : {"(MAX 1 2)", "(MAX", "(MAX)", "\xff", "(MAXX 1)", "(CHANCE (0.5 1))"}) {
    const Result<GameTree> tree = read_tree(text);
    CheckReport report{.source = "t"};
    if (tree)
      report.tree = {.nodes = tree->size(), .leaves = tree->leaf_count(), .depth = tree->depth()};
    else
      report.problems.push_back(tree.error());
    CAPTURE(text);
    CHECK(check.problem(json::parse(to_string(report, "json"))) == "");
  }
}

TEST_CASE("schema: results of checks of exercises are valid", "[schema]") {
  const Schema check("check");
  CheckReport report{.source = "e.yaml", .kind = gametree::FileKind::exercise};
  report.exercise = {.trees = 1, .questions = 2, .points = gametree::Number::fraction(7, 3)};
  const json good = json::parse(to_string(report, "json"));
  CHECK(check.problem(good) == "");
  CHECK(good["counts"]["points_exact"] == "7/3");
  report.warnings.push_back({gametree::ErrorCode::action_without_label, {"m", "/2"}, 0, "", {}});
  CHECK(check.problem(json::parse(to_string(report, "json"))) == "");

  report.warnings.clear();
  report.exercise.reset();
  report.problems.push_back({gametree::ErrorCode::cannot_read_file, {"x"}, 0, "t.sexp", {}});
  CHECK(check.problem(json::parse(to_string(report, "json"))) == "");
}

TEST_CASE("schema: an order of single nodes is an object of paths", "[schema]") {
  Rules rules;
  rules.orders = {{0, {5, 1}}, {5, {7, 6}}};  // of / and /2
  const GameTree tree = *read_tree("(MAX (MIN 1 2 3) (MIN 4 5))");
  const Result<SearchResult> result = search(tree, rules);
  REQUIRE(result);
  json document = report(*result, ReportKind::eval, {});

  CHECK(document["rules"]["order"] ==
        json::parse(R"({"/": ["/2", "/1"], "/2": ["/2/2", "/2/1"]})"));
  CHECK(Schema("eval").problem(document) == "");
  CHECK(to_string(SearchReport{.source = "t", .result = *result}, "text")
            .find("rules  minimax, order of /: /2 /1, of /2: /2/2 /2/1\n") != std::string::npos);
  document["rules"]["order"]["b"] = json::array({"/1"});
  CHECK(Schema("eval").problem(document) != "");
}

TEST_CASE("schema: what is missing or unknown or wrong is refused", "[schema]") {
  const Schema eval("eval");
  const json good = three_branches(ReportKind::eval);
  REQUIRE(eval.problem(good) == "");

  for (const char* pointer :
       {"/schema", "/file", "/rules", "/value", "/bound", "/best", "/line", "/counts",
        "/rules/quiescence", "/counts/depth", "/cutoffs/0/test", "/cutoffs/0/leaves",
        "/cutoffs/0/node/path", "/nodes/0/read", "/nodes/0/value", "/nodes/0/beta"}) {
    json bad = good;
    const json::json_pointer where(pointer);
    bad[where.parent_pointer()].erase(where.back());
    CAPTURE(pointer);
    CHECK(eval.problem(bad) != "");
  }
  for (const char* pointer :
       {"/more", "/rules/more", "/counts/more", "/best/0/more", "/line/0/more", "/cutoffs/0/more",
        "/cutoffs/0/leaves/0/more", "/nodes/0/more"}) {
    json bad = good;
    bad[json::json_pointer(pointer)] = 1;
    CAPTURE(pointer);
    CHECK(eval.problem(bad) != "");
  }
  json wrong = good;
  wrong["schema"] = "gametree/cuts/1";
  CHECK(eval.problem(wrong) != "");
  wrong = good;
  wrong["best"][0]["path"] = "1";
  CHECK(eval.problem(wrong) != "");
  wrong = good;
  wrong["value"] = "nan";
  CHECK(eval.problem(wrong) != "");
}

TEST_CASE("schema: eval and cuts differ in their title and word alone", "[schema]") {
  json eval = load_schema("eval");
  json cuts = load_schema("cuts");
  CHECK(cuts["properties"]["schema"]["enum"] == json::array({"gametree/cuts/1"}));

  eval["properties"].erase("schema");
  cuts["properties"].erase("schema");
  eval.erase("title");
  cuts.erase("title");

  CHECK(eval == cuts);
}

TEST_CASE("schema: a trace is an eval with steps", "[schema]") {
  json trace = load_schema("trace");
  json eval = load_schema("eval");
  const json step = load_schema("trace-step");
  for (const auto& [name, definition] : step["definitions"].items())
    CHECK(definition == trace["definitions"][name]);
  CHECK(trace["properties"]["schema"]["enum"] == json::array({"gametree/trace/1"}));

  for (json* schema : {&trace, &eval}) {
    (*schema)["properties"].erase("schema");
    schema->erase("title");
  }
  trace["properties"].erase("steps");
  trace["definitions"].erase("step");
  trace["definitions"].erase("child");
  CHECK(trace == eval);
}
