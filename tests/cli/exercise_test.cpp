/// \file
/// Exercises given to the commands for trees, and to `check`.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::Sandbox;

namespace {

const char* const kOne =
    "exercise: one\n"
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}\n"
    "rules: {algorithm: alphabeta, order: reversed}\n"
    "questions:\n"
    "  - {id: values, type: node-values, rules: {algorithm: minimax}, points: 4}\n"
    "  - {id: cut, type: cut-leaves, points: 1/2}\n";

const char* const kTwo =
    "exercise: two\n"
    "trees: {t1: (MAX 1 2), t2: {file: more/t2.sexp}}\n"
    "questions: [{id: move, type: best-action, tree: t2}]\n";

}  // namespace

TEST_CASE("exercise: a command for trees takes its tree and not its rules", "[cli][exercise]") {
  Sandbox sandbox;
  sandbox.write("one.yaml", kOne);

  CHECK(sandbox.run("gametree eval one.yaml").out ==
        "value  3\n"
        "best   a\n"
        "line   a → /1/1 (leaf 3)\n"
        "read   13 of 13 nodes, 9 of 9 leaves\n"
        "rules  minimax\n");
  CHECK(sandbox
            .run("gametree cuts --json one.yaml | jq -c '.file, .rules.order, "
                 "[.cutoffs[].node.path]'")
            .out == "\"one.yaml\"\n\"given\"\n[\"/2\"]\n");
  CHECK(sandbox.run("gametree trace --json one.yaml | jq -c '.value'").out == "3\n");
  CHECK(sandbox.run("gametree compare one.yaml | grep -c alphabeta").out == "5\n");
  CHECK(sandbox.run("gametree convert --to sexpr - < one.yaml").out ==
        "(MAX a: (MIN 3 12 8) b: (MIN 2 4 6) c: (MIN 14 5 2))\n");
}

TEST_CASE("exercise: of several trees --tree chooses one", "[cli][exercise]") {
  Sandbox sandbox;
  sandbox.write("two.yaml", kTwo);
  CHECK(sandbox.run("mkdir more && echo '(MIN 4 5)' > more/t2.sexp").status == 0);

  CHECK(sandbox.run("gametree convert --tree t1 --to sexpr two.yaml").out == "(MAX 1 2)\n");
  CHECK(sandbox.run("gametree convert --tree t2 --to sexpr two.yaml").out == "(MIN 4 5)\n");
  CHECK(sandbox.run("cd more && gametree convert --tree t2 --to sexpr ../two.yaml").out ==
        "(MIN 4 5)\n");

  const Outcome missing = sandbox.run("gametree eval two.yaml");
  CHECK(missing.status == 2);
  CHECK(missing.err ==
        "two.yaml: error: there are several trees; choose one with --tree: t1, t2\n");
  const Outcome unknown = sandbox.run("gametree eval --tree t3 two.yaml");
  CHECK(unknown.status == 2);
  CHECK(unknown.err == "two.yaml: error: there is no tree \"t3\"; did you mean \"t1\"?\n");
}

TEST_CASE("exercise: options that say nothing about it are refused", "[cli][exercise]") {
  Sandbox sandbox;
  sandbox.write("one.yaml", kOne);
  sandbox.write("tree.sexp", "(MAX 1 2)");

  const Outcome alone = sandbox.run("gametree eval --tree t1 one.yaml");
  CHECK(alone.status == 2);
  CHECK(alone.err ==
        "one.yaml: error: --tree is for exercises with several trees, and this has none to choose "
        "from\n");
  CHECK(sandbox.run("gametree eval --tree t1 tree.sexp").status == 2);
  const Outcome root = sandbox.run("gametree eval --root min one.yaml");
  CHECK(root.status == 2);
  CHECK(root.err ==
        "one.yaml: error: --root is for files of one tree; in an exercise a bare list begins with "
        "MAX\n");
}

TEST_CASE("exercise: one with a problem has no tree", "[cli][exercise]") {
  Sandbox sandbox;
  sandbox.write("bad.yaml", "exercise: e\ntree: (MAX 1 2)\nquestions: [{id: q, type: cuts}]\n");

  const Outcome outcome = sandbox.run("gametree eval bad.yaml");

  CHECK(outcome.status == 3);
  CHECK(outcome.err.find("bad.yaml:3:27: error: unknown type \"cuts\"; it is one of ") == 0);
}

TEST_CASE("exercise: check tells its size or all of its problems", "[cli][exercise]") {
  Sandbox sandbox;
  sandbox.write("one.yaml", kOne);
  sandbox.write("two.yaml", kTwo);

  const Outcome good = sandbox.run("gametree check one.yaml");
  CHECK(good.status == 0);
  CHECK(good.out ==
        "one.yaml: ok: an exercise of 2 questions on 1 tree, 4.5 points\n"
        "one.yaml:6:5: warning: question cut: 2 is the value of leaves /2/1 and /3/3, so that it "
        "names neither; give them names or labels\n"
        "  6 |   - {id: cut, type: cut-leaves, points: 1/2}\n"
        "    |     ^\n");
  CHECK(sandbox.run("gametree check --json one.yaml").out ==
        "{\"schema\": \"gametree/check/1\", \"file\": \"one.yaml\", \"kind\": \"exercise\", "
        "\"ok\": true, \"counts\": {\"trees\": 1, \"questions\": 2, \"points\": 4.5}, "
        "\"problems\": [], \"warnings\": [{\"line\": 6, \"column\": 5, "
        "\"code\": \"leaf_values_repeat\", \"message\": \"question cut: 2 is the value of leaves "
        "/2/1 and /3/3, so that it names neither; give them names or labels\"}]}\n");

  // A file that is not there is the exercise's problem.
  const Outcome bad = sandbox.run("gametree check two.yaml");
  CHECK(bad.status == 1);
  CHECK(bad.err.empty());
  CHECK(bad.out ==
        "two.yaml:2:35: error: the file \"more/t2.sexp\" can't be read: No such file or directory\n"
        "  2 | trees: {t1: (MAX 1 2), t2: {file: more/t2.sexp}}\n"
        "    |                                   ^\n");
  CHECK(sandbox.run("gametree check --json two.yaml | jq -c '.problems[0]'").out ==
        "{\"line\":2,\"column\":35,\"code\":\"cannot_read_beside\",\"message\":\"the file "
        "\\\"more/t2.sexp\\\" can't be read: No such file or directory\"}\n");

  sandbox.write("bad.yaml",
                "exercise: e\ntree: (MAX 1 x)\nquestions:\n  - {id: a, type: count, of: leafs}\n"
                "  - {id: a, type: best-action, at: b}\n");
  CHECK(sandbox.run("gametree check bad.yaml").out ==
        "bad.yaml:2:14: error: \"x\" is not a node; write a number, or a player with its children\n"
        "  2 | tree: (MAX 1 x)\n"
        "    |              ^\n"
        "bad.yaml:4:30: error: unknown of \"leafs\"; did you mean \"leaves\"?\n"
        "  4 |   - {id: a, type: count, of: leafs}\n"
        "    |                              ^\n"
        "bad.yaml:5:10: error: a second question with the id \"a\"; an id is unique in its "
        "exercise\n"
        "  5 |   - {id: a, type: best-action, at: b}\n"
        "    |          ^\n");
}

TEST_CASE("exercise: check finds the keys that no search can make", "[cli][exercise]") {
  Sandbox sandbox;
  // Nothing is cut by minimax; and 1 is not the root's best action, which is worth 2.
  sandbox.write(
      "x.yaml",
      "exercise: x\ntree: {MAX: {p: 1, q: 2}}\nquestions:\n  - {id: c, type: cut-leaves}\n"
      "  - {id: m, type: best-action, expect: p}\n");
  const Outcome outcome = sandbox.run("gametree check x.yaml");

  CHECK(outcome.status == 1);
  CHECK(outcome.out.find("x.yaml:4:5: error: minimax makes no cutoffs; use alphabeta\n"
                         "  4 |   - {id: c, type: cut-leaves}\n"
                         "    |     ^\n") == 0);
  CHECK(outcome.out.find("\nx.yaml:5:5: error: ") != std::string::npos);
}

// What is wrong with the form of one question does not hide what a search finds in another.
TEST_CASE("check: problems of form and of search are told in one run", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml",
                "exercise: x\n"
                "tree: {MAX: {a: {MIN: [3, 12]}, b: {MIN: [2, 4]}}}\n"
                "questions:\n"
                "  - {id: values, type: node-values, expect: {a: 4, b: 2, /: 3}}\n"
                "  - {id: words, type: text, fooo: 1}\n"
                "  - {id: cut, type: cut-leaves, rules: {algorithm: minimax}}\n");

  const Outcome outcome = sandbox.run("gametree check x.yaml; echo $?");

  const std::string all = outcome.out + outcome.err;
  CHECK(all.find("x.yaml:4:") != std::string::npos);
  CHECK(all.find("x.yaml:5:") != std::string::npos);
  CHECK(all.find("x.yaml:6:") != std::string::npos);
  CHECK(all.find("x.yaml:4:") < all.find("x.yaml:5:"));
  CHECK(all.find("x.yaml:5:") < all.find("x.yaml:6:"));
}

TEST_CASE("check: where what is shared is wrong no search goes by it", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("x.yaml",
                "exercise: x\n"
                "tree: {MAX: {a: {MIN: [3, 12]}, b: {MIN: [2, 4]}}}\n"
                "rules: {algorithm: alphabetta}\n"
                "questions:\n"
                "  - {id: cut, type: cut-leaves}\n");

  const Outcome outcome = sandbox.run("gametree check x.yaml");

  const std::string all = outcome.out + outcome.err;
  CHECK(all.find("x.yaml:3:") != std::string::npos);
  CHECK(all.find("x.yaml:5:") == std::string::npos);
}
