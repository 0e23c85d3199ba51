/// \file
/// `gametree key`: what it writes grades to full marks.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::Sandbox;

namespace {

const std::string kTree =
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}\n";

// A question of each type whose key can be computed.
const std::string kAll =
    "exercise: all\ntitle: {en: All types, vi: Mọi loại}\n" + kTree +
    "rules: {algorithm: alphabeta}\n"
    "questions:\n"
    "  - {id: values, type: node-values}\n"
    "  - {id: move, type: best-action}\n"
    "  - {id: moves, type: best-action, which: all}\n"
    "  - {id: cut, type: cut-leaves}\n"
    "  - {id: cutn, type: cut-nodes, unit: topmost}\n"
    "  - {id: read, type: read-leaves}\n"
    "  - {id: readn, type: read-nodes}\n"
    "  - {id: rows, type: cutoffs, columns: [node, after, alpha, beta, kind]}\n"
    "  - {id: windows, type: windows, at: arrival}\n"
    "  - {id: ends, type: windows, at: exit, ends: own}\n"
    "  - {id: count, type: count, of: leaves_read}\n"
    "  - {id: line, type: principal-line}\n"
    "  - {id: trace, type: trace, columns: [node, alpha, beta, value]}\n"
    "  - {id: number, type: number, expect: 7/3}\n"
    "  - {id: choice, type: choice, options: {a: yes, b: no}, expect: b}\n"
    "  - {id: words, type: text}\n";

}  // namespace

TEST_CASE("key: it grades to full marks whatever the question", "[cli][key]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kAll);
  for (const char* format : {"yaml", "json"}) {
    const std::string name = std::string("k.") + format;
    const Outcome outcome =
        sandbox.run("gametree key x.yaml --format " + std::string(format) + " >" + name +
                    " && gametree grade x.yaml " + name +
                    " --json | jq -c '.submissions[0] | .score, .max_score, (.questions[] | "
                    "select(.score != .max_score) | .id), (.diagnostics | length)'");
    CAPTURE(format, sandbox.read(name));
    CHECK(outcome.err.empty());
    // A point each but the words, which a person marks.
    CHECK(outcome.out == "15\n15\n0\n");
  }
}

TEST_CASE("key: reasons stand beside the answers", "[cli][key]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", "exercise: x\n" + kTree +
                              "questions: [{id: values, type: node-values, points: 4}]\n");
  const Outcome outcome = sandbox.run("gametree key x.yaml");

  CHECK(outcome.status == 0);
  CHECK(outcome.out.find("student: key\nanswers:\n") != std::string::npos);
  CHECK(outcome.out.find("a: 3  # ") != std::string::npos);
  CHECK(outcome.out.find("3, 12, 8") != std::string::npos);
}

TEST_CASE("key: cuts that are none are said to be none", "[cli][key]") {
  Sandbox sandbox;
  sandbox.write("x.yaml",
                "exercise: x\ntree: (MAX 1 2)\nrules: {algorithm: alphabeta}\n"
                "questions: [{id: cut, type: cut-leaves}, {id: rows, type: cutoffs, columns: "
                "[node, kind]}]\n");
  const Outcome outcome = sandbox.run(
      "gametree key x.yaml | gametree grade x.yaml - --json | "
      "jq -c '.submissions[0] | .score, [.questions[].items[0].status]'");

  CHECK(outcome.out == "2\n[\"correct\",\"correct\"]\n");
}

TEST_CASE("key: a key that can not be made is an error", "[cli][key]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", "exercise: x\ntree: (MAX 1 2)\nquestions: [{id: q, type: cut-leaves}]\n");
  const Outcome outcome = sandbox.run("gametree key x.yaml -o k.yaml");

  CHECK(outcome.status == 3);
  CHECK(outcome.out.empty());
  CHECK_FALSE(outcome.err.empty());
  CHECK_FALSE(sandbox.has("k.yaml"));
}
