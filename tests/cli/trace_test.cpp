/// \file
/// `gametree trace`, as its users run it.
#include <map>
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

namespace {

// As many leaves as make megabytes of steps.
const std::string kWide = "{ echo '(MAX'; seq 100000; echo ')'; } >wide.sexp\n";

}  // namespace

TEST_CASE("trace: every step has its line in jsonl", "[cli][trace]") {
  const Outcome outcome =
      run("gametree trace --algorithm alphabeta --format jsonl - | "
          "jq -r 'select(.step) | [.step, .event, .node.path, .value, .bound] | @csv'",
          "((3 9) (2 4))");

  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  // MIN has 2 at /2, and MAX 3.
  CHECK(outcome.out ==
        "1,\"enter\",\"/\",,\n"
        "2,\"enter\",\"/1\",,\n"
        "3,\"leaf\",\"/1/1\",3,\n"
        "4,\"update\",\"/1\",3,\"<=\"\n"
        "5,\"leaf\",\"/1/2\",9,\n"
        "6,\"update\",\"/1\",3,\"exact\"\n"
        "7,\"exit\",\"/1\",3,\"exact\"\n"
        "8,\"update\",\"/\",3,\">=\"\n"
        "9,\"enter\",\"/2\",,\n"
        "10,\"leaf\",\"/2/1\",2,\n"
        "11,\"update\",\"/2\",2,\"<=\"\n"
        "12,\"cut\",\"/2\",2,\n"
        "13,\"exit\",\"/2\",2,\"<=\"\n"
        "14,\"update\",\"/\",3,\"exact\"\n"
        "15,\"exit\",\"/\",3,\"exact\"\n");
}

TEST_CASE("trace: json is one document with steps, cutoffs and nodes", "[cli][trace]") {
  const Outcome outcome =
      run("gametree trace --algorithm alphabeta --nodes --json - | "
          "jq -c '[.schema, (.steps | length), (.cutoffs | length), (.nodes | length), .value]'",
          "((3 9) (2 4))");

  CHECK(outcome.out == "[\"gametree/trace/1\",15,1,7,3]\n");
}

TEST_CASE("trace: without cutoffs a cut does not say what is cut", "[cli][trace]") {
  const std::string query =
      "jq -c '[has(\"cutoffs\"), (.steps[] | select(.event == \"cut\") | has(\"leaves\"))]'";
  const std::string command = "gametree trace --algorithm alphabeta --json - ";

  CHECK(run(command + "| " + query, "((3 9) (2 4))").out == "[true,true]\n");
  CHECK(run(command + "--no-cutoffs | " + query, "((3 9) (2 4))").out == "[false,false]\n");
}

TEST_CASE("trace: a list of nodes is for json", "[cli][trace]") {
  const Outcome outcome = run("gametree trace --nodes --format jsonl -", "(MAX 1 2)");

  CHECK(outcome.status == 2);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.find("gametree trace: error: --nodes is for --json") == 0);
}

TEST_CASE("trace: rules that do not fit are told and nothing is written", "[cli][trace]") {
  Sandbox sandbox;
  const Outcome outcome = sandbox.run(
      "gametree trace --algorithm minimax --format jsonl -o out.jsonl -", "(CHANCE 1 2)");

  CHECK(outcome.status == 2);
  CHECK(outcome.err ==
        "-: error: minimax can't search node /, which is a CHANCE node; use expectimax\n");
  CHECK_FALSE(sandbox.has("out.jsonl"));
}

TEST_CASE("trace: a file holds what standard output would have", "[cli][trace]") {
  // A line a step, the heading, an empty line, and the five of the result.
  const std::map<std::string, std::string> lines{
      {"text", "200009\n"}, {"json", "1\n"}, {"jsonl", "200003\n"}};
  for (const auto& [format, count] : lines) {
    const Outcome outcome =
        run(kWide + "gametree trace wide.sexp --format " + format +
            " >a; gametree trace wide.sexp -o b --format " + format + "; cmp a b && wc -l <b");
    CAPTURE(format);
    CHECK(outcome.status == 0);
    CHECK(outcome.out == count);
  }
}

TEST_CASE("trace: a reader that leaves early ends it quietly", "[cli][trace]") {
  const std::map<std::string, std::string> begins{
      {"text", "  step  node"}, {"json", "{\"schema\": \""}, {"jsonl", "{\"step\": 1, "}};
  for (const auto& [format, begin] : begins) {
    const Outcome outcome = run("set -o pipefail\n" + kWide + "gametree trace wide.sexp --format " +
                                format + " | head -c 12\n");
    CAPTURE(format);
    CHECK(outcome.status == 0);
    CHECK(outcome.out == begin);
    CHECK(outcome.err.empty());
  }
}

TEST_CASE("trace: a full disk leaves the old file", "[cli][trace]") {
  const Outcome outcome =
      run(kWide +
          "echo precious >old.txt\n"
          "(ulimit -f 100; trap '' XFSZ; gametree trace wide.sexp --format jsonl -o old.txt)\n"
          "echo $?; cat old.txt; ls -A");

  CHECK(outcome.out == "3\nprecious\nold.txt\nwide.sexp\n");
  CHECK(outcome.err.find("old.txt: error: ") == 0);
}

TEST_CASE("trace: only takes cuts or leaves or a node", "[cli][trace]") {
  const std::string tree = "(MAX (MIN :name B 3 9) c: (MIN 2 4))";
  const auto numbers = [&](const std::string& options) {
    return run("gametree trace --algorithm alphabeta --format jsonl - --only " + options +
                   " | jq -c 'select(.step) | .step' | paste -sd ' '",
               tree)
        .out;
  };
  CHECK(numbers("cuts") == "12\n");
  CHECK(numbers("leaves") == "3 5 10\n");
  CHECK(numbers("b") == "2 4 6 7\n");
  CHECK(numbers("C") == "9 11 12 13\n");
  CHECK(numbers("/2/2") == "\n");

  const Outcome none = run("gametree trace -o out --only leafs -; ls", tree);
  CHECK(none.out.empty());
  CHECK(none.err.find("gametree trace: error: --only: there is no node \"leafs\"; did you mean "
                      "\"leaves\"?\n") == 0);
  CHECK(run("gametree trace --only nobody -", tree).status == 2);
  CHECK(run("gametree trace --only= -", tree).status == 2);
}

TEST_CASE("trace: text is the default and ends with the result", "[cli][trace]") {
  const Outcome outcome = run("gametree trace -", "(MAX 1 2)");
  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "step  node   event      v  why\n"
        "   1  MAX /  enter\n"
        "   2    /1   leaf       1\n"
        "   3  MAX /  update    ≥1  MAX can have 1 here, by /1\n"
        "   4    /2   leaf       2\n"
        "   5  MAX /  update     2  2 is more than 1: MAX now prefers /2\n"
        "   6  MAX /  exit       2  worth 2: MAX plays /2\n"
        "\n"
        "value  2\n"
        "best   /2\n"
        "line   /2 (leaf 2)\n"
        "read   3 of 3 nodes, 2 of 2 leaves\n"
        "rules  minimax\n");
}
