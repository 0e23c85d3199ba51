/// \file
/// `gametree check --exercise`: what was understood, and not whether it is right.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::Sandbox;

namespace {

const std::string kExercise =
    "exercise: x\n"
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}\n"
    "rules: {algorithm: alphabeta}\n"
    "questions:\n"
    "  - {id: values, type: node-values, nodes: [a, b, c]}\n"
    "  - {id: move, type: best-action}\n"
    "  - {id: cut, type: cut-leaves}\n";

}  // namespace

TEST_CASE("check: answers are told as they were understood", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  sandbox.write("ann.yaml",
                "student: s1\nanswers: {values: {a: 'v = 3', b: '≤ 2'}, move: nhánh b}\n");
  const Outcome outcome = sandbox.run(
      "gametree check --json --exercise x.yaml ann.yaml | "
      "jq -c '.schema, .ok, .students, (.answers[] | [.question, .node, .state, .reads])'");

  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "\"gametree/check-answers/1\"\ntrue\n[\"s1\"]\n"
        "[\"values\",\"a\",\"read\",\"=3\"]\n"
        "[\"values\",\"b\",\"read\",\"<=2\"]\n"
        "[\"values\",\"c\",\"blank\",\"\"]\n"
        "[\"move\",null,\"read\",\"b\"]\n"
        "[\"cut\",null,\"blank\",\"\"]\n");
}

TEST_CASE("check: right and wrong answers are told alike", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  const std::string check = "gametree check --exercise x.yaml -";

  const Outcome right = sandbox.run(check, "values: {a: 3}\n");
  const Outcome wrong = sandbox.run(check, "values: {a: 5}\n");

  CHECK(right.status == 0);
  CHECK(wrong.status == 0);
  std::string other = wrong.out;
  for (char& character : other)
    if (character == '5') character = '3';
  CHECK(other == right.out);
}

TEST_CASE("check: what can not be read is status 1 and says why", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  const Outcome outcome =
      sandbox.run("gametree check --exercise x.yaml -", "values: {a: '2 or 3'}\nvalus: 3\n");

  CHECK(outcome.status == 1);
  CHECK(outcome.out.find("2 or 3") != std::string::npos);
  CHECK(outcome.out.find("invalid") != std::string::npos);
  CHECK(outcome.out.find("valus") != std::string::npos);
  CHECK(sandbox.run("gametree check --exercise x.yaml -", "\xe9").status == 1);
  CHECK(sandbox.run("gametree check --exercise x.yaml nowhere.yaml").status == 3);
}

TEST_CASE("check: each problem of an answer is told once and only what was read is understood",
          "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise +
                              "  - {id: n, type: count, of: leaves}\n"
                              "  - {id: rows, type: cutoffs, columns: [node, after, kind]}\n"
                              "  - {id: w, type: windows, nodes: [a, b]}\n");
  sandbox.write("ann.yaml",
                "move: a or zz\ncut: [4, 70, 80, 70]\nn: six\nrows: [[a, b], [a, 3, zz]]\n"
                "w: {a: '[5, q]', b: '?'}\n");
  const Outcome outcome = sandbox.run(
      "gametree check --json --exercise x.yaml ann.yaml | "
      "jq -c '.answers[] | select(.state == \"invalid\") | [.question, .reads, (.problems | "
      "length)]'");

  CHECK(outcome.out ==
        "[\"move\",\"a\",1]\n"
        "[\"cut\",\"/2/2\",2]\n"
        "[\"n\",\"\",1]\n"
        "[\"rows\",\"[/1, /1/1, ?]\",2]\n"
        "[\"w\",\"alpha = 5\",1]\n"
        "[\"w\",\"\",1]\n");
  const std::string text = sandbox.run("gametree check --exercise x.yaml ann.yaml").out;
  CHECK(text.find("a (the rest is invalid)\n") != std::string::npos);
  CHECK(text.find("six    invalid\n") == std::string::npos);
}

TEST_CASE("check: of a window that is said to be pruned it tells what was typed", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml",
                "exercise: x\ntree: {MAX: {a: {MIN: [3, 5]}, b: {MIN: [2, 4]}}}\n"
                "rules: {algorithm: alphabeta}\n"
                "questions: [{id: w, type: windows, nodes: [a, b]}]\n");
  const Outcome outcome = sandbox.run(
      "gametree check --json --exercise x.yaml - | jq -c '.answers[] | [.node, .given]'",
      "w: {a: x, b: pruned}\n");

  CHECK(outcome.out == "[\"a\",\"x\"]\n[\"b\",\"pruned\"]\n");
}
