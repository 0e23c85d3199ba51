/// \file
/// `gametree form`, filled in by nobody.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::Sandbox;

namespace {

const std::string kExercise =
    "exercise: x\n"
    "title: {en: Three branches, vi: Ba nhánh}\n"
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}\n"
    "rules: {algorithm: alphabeta}\n"
    "questions:\n"
    "  - {id: values, type: node-values, points: 4, prompt: {en: \"What are they?\", vi: \"Bao "
    "nhiêu?\"}}\n"
    "  - {id: move, type: best-action}\n"
    "  - {id: cut, type: cut-leaves, prompt: \"Which?\\nanswers: {move: a}\"}\n"
    "  - {id: windows, type: windows, at: arrival, nodes: [a, b]}\n"
    "  - {id: rows, type: cutoffs, columns: [node, kind]}\n"
    "  - {id: right, type: choice, options: {p: One, q: Two}, expect: p}\n"
    "  - {id: words, type: text}\n";

}  // namespace

TEST_CASE("form: it reads back as blank", "[cli][form]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  for (const char* format : {"yaml", "json"}) {
    const std::string name = std::string("blank.") + format;
    const Outcome outcome =
        sandbox.run("gametree form x.yaml --format " + std::string(format) + " >" + name +
                    " && gametree check --json --exercise x.yaml " + name +
                    " | jq -c '(.answers | length), ([.answers[].state] | unique), .problems'");
    CAPTURE(format, sandbox.read(name));
    // Four nodes, two with windows, five others.
    CHECK(outcome.err.empty());
    CHECK(outcome.out.find("11\n[\"blank\"]\n") == 0);
  }
}

TEST_CASE("form: it lists what is asked under its prompts", "[cli][form]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  const Outcome outcome = sandbox.run("gametree form x.yaml");

  CHECK(outcome.status == 0);
  CHECK(outcome.out.find("# Three branches\n") == 0);
  CHECK(outcome.out.find("\nstudent:\nanswers:\n"
                         "  # 1. What are they? (4 points)\n"
                         "  values:\n") != std::string::npos);
  CHECK(outcome.out.find("\n    a:\n    b:\n    c:\n") != std::string::npos);
  CHECK(outcome.out.find("\n  # 3. Which? ⏎ answers: {move: a} (1 point)\n") != std::string::npos);
  CHECK(outcome.out.find("\n  # p: One\n  # q: Two\n  right:\n") != std::string::npos);
  CHECK(outcome.out.find("[node, kind]") != std::string::npos);
}

TEST_CASE("form: texts are in the language that is asked for", "[cli][form]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", kExercise);
  const std::string out = sandbox.run("gametree form x.yaml --lang vi").out;

  CHECK(out.find("# Ba nhánh\n") == 0);
  CHECK(out.find("# 1. Bao nhiêu? (4") != std::string::npos);
}

TEST_CASE("form: no key is in it", "[cli][form]") {
  Sandbox sandbox;
  sandbox.write("x.yaml",
                "exercise: x\ntree: (MAX a: 4711 b: 2)\n"
                "questions: [{id: v, type: node-values}, {id: n, type: number, expect: 1234}]\n");
  const std::string out = sandbox.run("gametree form x.yaml; gametree form x.yaml --json").out;

  CHECK(out.find("4711") == std::string::npos);
  CHECK(out.find("1234") == std::string::npos);
}

TEST_CASE("form: it says which tree a question is about where there are several", "[cli][form]") {
  Sandbox sandbox;
  const std::string questions =
      "questions:\n"
      "  - {id: a, type: best-action, tree: t1}\n"
      "  - {id: b, type: best-action, tree: t2}\n"
      "  - {id: c, type: text, tree: t2}\n"
      "  - {id: d, type: number, tree: t2, expect: 3}\n"
      "  - {id: e, type: choice, tree: t2, options: {p: One, q: Two}, expect: p}\n";
  sandbox.write(
      "x.yaml",
      "exercise: x\ntrees: {t1: {MAX: {p: 1, q: 2}}, t2: {MIN: {p: 1, q: 2}}}\n" + questions);
  for (const char* command : {"form", "key"}) {
    const Outcome outcome = sandbox.run("gametree " + std::string(command) + " x.yaml");
    CAPTURE(outcome.out, outcome.err);
    CHECK(outcome.out.find("# 1. Tree t1: Which action is best for MAX") != std::string::npos);
    CHECK(outcome.out.find("# 2. Tree t2: Which action is best for MIN") != std::string::npos);
    CHECK(outcome.out.find("# 3. Answer in") != std::string::npos);
    CHECK(outcome.out.find("# 4. Which number") != std::string::npos);
    CHECK(outcome.out.find("# 5. Which one") != std::string::npos);
  }
  sandbox.write(
      "y.yaml",
      "exercise: y\ntree: {MAX: {p: 1, q: 2}}\nquestions: [{id: a, type: best-action}]\n");
  CHECK(sandbox.run("gametree form y.yaml").out.find("# 1. Which") != std::string::npos);
}
