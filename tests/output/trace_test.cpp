/// \file
/// Traces as JSON: every key in its place, worked out by hand, and the same steps in both forms.
#include <nlohmann/json.hpp>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "gametree/read_tree.h"
#include "gametree/trace_report.h"
#include "support/catch.h"
#include "support/random_tree.h"

using namespace gametree;
using nlohmann::json;

namespace {

Rules alphabeta() {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  return rules;
}

std::string written(const std::string& tree, const Rules& rules, std::string_view format,
                    SearchOptions lists = {.cutoffs = true}) {
  std::string text;
  const Sink sink = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  const TraceReport report{.source = "t", .lists = lists};
  const TraceFormat& found = *find_trace_format(format);
  const auto writer = found.make(report, sink);
  const Result<SearchResult> result =
      trace(*read_tree(tree), rules, needed_lists(found, lists), *writer);
  REQUIRE(result);
  writer->finish(*result);
  return text;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

}  // namespace

// MAX has 5 under the label a, so that the MIN named B is cut at 2.
TEST_CASE("trace jsonl: a step a line and then the summary", "[output][trace]") {
  const std::vector<std::string> lines =
      lines_of(written("(MAX a: 5 b: (MIN :name B 2 9))", alphabeta(), "jsonl"));

  REQUIRE(lines.size() == 11);
  CHECK(lines[0] ==
        R"({"step": 1, "event": "enter", "node": {"path": "/"}, "player": "MAX", "depth": 0, )"
        R"("alpha": "-inf", "beta": "inf"})");
  CHECK(lines[1] == R"({"step": 2, "event": "leaf", "node": {"path": "/1", "action": "a"}, )"
                    R"("player": "LEAF", "depth": 1, "alpha": "-inf", "beta": "inf", "value": 5})");
  CHECK(lines[2] ==
        R"({"step": 3, "event": "update", "node": {"path": "/"}, "player": "MAX", "depth": 0, )"
        R"("child": {"path": "/1", "action": "a", "value": 5, "bound": "exact"}, "value": 5, )"
        R"("bound": ">=", "alpha": 5, "beta": "inf", "best": true})");
  CHECK(lines[6] ==
        R"({"step": 7, "event": "cut", "node": {"path": "/2", "name": "B", "action": "b"}, )"
        R"("player": "MIN", "depth": 1, "kind": "alpha", "after": {"path": "/2/1"}, "value": 2, )"
        R"("alpha": 5, "beta": "inf", "test": "2 <= alpha 5", "cut": [{"path": "/2/2"}], )"
        R"("leaves": [{"path": "/2/2", "value": 9}]})");
  CHECK(lines[7] ==
        R"({"step": 8, "event": "exit", "node": {"path": "/2", "name": "B", "action": "b"}, )"
        R"("player": "MIN", "depth": 1, "value": 2, "bound": "<="})");
  CHECK(lines[8] ==
        R"({"step": 9, "event": "update", "node": {"path": "/"}, "player": "MAX", "depth": 0, )"
        R"("child": {"path": "/2", "name": "B", "action": "b", "value": 2, "bound": "<="}, )"
        R"("value": 5, "bound": "exact", "alpha": 5, "beta": "inf"})");
  const json summary = json::parse(lines[10]);
  CHECK(summary["schema"] == "gametree/trace/1");
  CHECK(summary["value"] == 5);
  CHECK(summary["counts"]["cutoffs"] == 1);
  for (const char* key : {"steps", "cutoffs", "nodes"}) CHECK_FALSE(summary.contains(key));
}

TEST_CASE("trace json: the document has the keys of eval, and its steps", "[output][trace]") {
  const std::string tree = "(MAX a: 5 b: (MIN :name B 2 9))";
  const json document =
      json::parse(written(tree, alphabeta(), "json", {.cutoffs = true, .nodes = true}));
  CHECK(document["steps"].size() == 10);

  json expected =
      json::parse(to_string(SearchReport{.source = "t",
                                         .result = *search(*read_tree(tree), alphabeta(),
                                                           {.cutoffs = true, .nodes = true}),
                                         .lists = {.cutoffs = true, .nodes = true}},
                            "json"));
  expected["schema"] = "gametree/trace/1";
  expected["steps"] = document["steps"];
  CHECK(document == expected);
}

TEST_CASE("trace json: what is cut is left out where it is not wanted", "[output][trace]") {
  const json document = json::parse(written("(MAX 5 (MIN 2 9))", alphabeta(), "json", {}));

  CHECK_FALSE(document.contains("cutoffs"));
  CHECK(document["steps"][6] ==
        json::parse(R"({"step": 7, "event": "cut", "node": {"path": "/2"}, "player": "MIN",
                        "depth": 1, "kind": "alpha", "after": {"path": "/2/1"}, "value": 2,
                        "alpha": 5, "beta": "inf", "test": "2 <= alpha 5"})"));
}

// A third of 1 is no double; nor is 2^53 + 1.
TEST_CASE("trace json: numbers that are no doubles have their exact text", "[output][trace]") {
  const json thirds = json::parse(written("(MAX (CHANCE 1 3 4))", alphabeta(), "json"))["steps"];
  CHECK(thirds[3]["value"] == 1.0 / 3);
  CHECK(thirds[3]["value_exact"] == "1/3");
  CHECK(thirds[9]["child"]["value_exact"] == "8/3");
  CHECK(thirds[9]["alpha_exact"] == "8/3");
  CHECK_FALSE(thirds[9].contains("beta_exact"));

  const json large = json::parse(written("(MAX 9007199254740993)", alphabeta(), "json"))["steps"];
  CHECK(large[1]["value"] == 9007199254740992);
  CHECK(large[1]["value_exact"] == "9007199254740993");
}

TEST_CASE("trace json: small and large numbers are written digit by digit", "[output][trace]") {
  for (const char* number :
       {"0", "7", "-7", "10", "99", "100", "-101", "999", "1000", "9999", "-9999", "10000", "10001",
        "123456789", "-9007199254740992", "9007199254740992"}) {
    const json steps = json::parse(written(std::string("(MAX ") + number + ")", {}, "json"));
    CHECK(steps["steps"][1]["value"].dump() == number);
    CHECK(steps["value"].dump() == number);
  }
}

// 1 at the root, and 12,000 leaves with an update each.
TEST_CASE("trace json: steps and children are numbered past all tens", "[output][trace]") {
  std::string tree = "(MAX";
  for (int i = 0; i < 12'000; ++i) tree += " 1";
  const std::vector<std::string> lines = lines_of(written(tree + ")", {}, "jsonl"));
  REQUIRE(lines.size() == 24'003);
  std::size_t wrong = 0;
  for (std::size_t i = 1; i < 24'000; i += 2) {
    const json leaf = json::parse(lines[i]);
    const bool is_right = leaf["step"] == i + 1 &&
                          leaf["node"]["path"] == "/" + std::to_string((i + 1) / 2) &&
                          leaf["depth"] == 1;
    wrong += is_right ? 0 : 1;
  }
  CHECK(wrong == 0);
}

TEST_CASE("trace json: long paths and names that need escapes are whole", "[output][trace]") {
  std::string tree;
  std::string path;
  for (int i = 0; i < 300; ++i) {
    tree += "(MAX ";
    path += "/1";
  }
  tree += "\"quote\\\"d\": 3" + std::string(300, ')');
  const json steps = json::parse(written(tree, {}, "json"))["steps"];
  CHECK(steps[300]["node"] == json{{"path", path}, {"action", "quote\"d"}});
  CHECK(steps[300]["depth"] == 300);
  CHECK(steps[301]["child"]["action"] == "quote\"d");
}

TEST_CASE("trace json: both forms have the same steps", "[output][trace]") {
  std::mt19937_64 random(11);
  for (int i = 0; i < 300; ++i) {
    const std::string tree =
        reference::to_sexpr(reference::random_tree(random, reference::random_shape(random, 40)));
    Rules rules = alphabeta();
    rules.order = i % 2 == 0 ? Order::given : Order::best;
    const json document = json::parse(written(tree, rules, "json"));
    const std::vector<std::string> lines = lines_of(written(tree, rules, "jsonl"));
    INFO(tree);
    REQUIRE(lines.size() == document["steps"].size() + 1);
    for (std::size_t step = 0; step + 1 < lines.size(); ++step)
      CHECK(json::parse(lines[step]) == document["steps"][step]);
  }
}

TEST_CASE("trace json: a reader that leaves stops the search", "[output][trace]") {
  std::string tree = "(MAX";
  for (int i = 0; i < 100'000; ++i) tree += " 1";
  std::size_t pieces = 0;
  const Sink sink = [&pieces](std::string_view) {
    ++pieces;
    return false;
  };
  const TraceReport report{.source = "t"};
  const auto writer = find_trace_format("jsonl")->make(report, sink);
  const Result<SearchResult> result = trace(*read_tree(tree + ")"), {}, {}, *writer);
  REQUIRE_FALSE(result);
  CHECK(result.error().code == ErrorCode::search_stopped);
  CHECK(pieces == 1);
}
