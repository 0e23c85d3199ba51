/// \file
/// `gametree eval`, as its users run it.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

namespace {

// MIN makes 3 of (3 12 8), 2 of (2 4 6) and 2 of (14 5 2); MAX takes 3. Alpha-beta cuts the second
// branch after its 2 and never the third: 14, 5 are above 3, and 2 is its last leaf.
const std::string kThree = "(MAX a: (MIN 3 12 8) b: (MIN 2 4 6) c: (MIN 14 5 2))\n";

}  // namespace

TEST_CASE("eval: text says value and action and line and what was read", "[cli][eval]") {
  const Outcome outcome = run("gametree eval -", kThree);

  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "value  3\n"
        "best   a\n"
        "line   a → /1/1 (leaf 3)\n"
        "read   13 of 13 nodes, 9 of 9 leaves\n"
        "rules  minimax\n");
}

TEST_CASE("eval: json is the documented document", "[cli][eval]") {
  Sandbox sandbox;
  sandbox.write("hw1.sexp", kThree);

  const Outcome outcome = sandbox.run("gametree eval --json --algorithm alphabeta hw1.sexp");

  CHECK(outcome.status == 0);
  CHECK(outcome.out ==
        R"({"schema": "gametree/eval/1", "file": "hw1.sexp", "rules": {"algorithm": "alphabeta", )"
        R"("order": "given", "cut_on": ">=", "fail": "soft", "reach": "deep", )"
        R"("empty_cutoffs": "no", "window": ["-inf", "inf"], "bounds": null, "depth": null, )"
        R"("quiescence": null, "chance_cuts": "none", "min_as": "min"}, "value": 3, )"
        R"("bound": "exact", "best": [{"path": "/1", "action": "a"}], "line": [{"path": "/"}, )"
        R"({"path": "/1", "action": "a"}, {"path": "/1/1"}], "counts": {"nodes": 13, )"
        R"("leaves": 9, "nodes_read": 11, "leaves_read": 7, "node_visits": 11, )"
        R"("leaf_visits": 7, "leaves_cut": 2, "cutoffs": 1, "depth": 2}, "cutoffs": [{"node": )"
        R"({"path": "/2", "action": "b"}, "player": "MIN", "kind": "alpha", "after": {"path": )"
        R"("/2/1"}, "value": 2, "alpha": 3, "beta": "inf", "test": "2 <= alpha 3", "cut": )"
        R"([{"path": "/2/2"}, {"path": "/2/3"}], "leaves": [{"path": "/2/2", "value": 4}, )"
        R"({"path": "/2/3", "value": 6}]}]})"
        "\n");
}

TEST_CASE("eval: no-cutoffs leaves the list out and keeps the counts", "[cli][eval]") {
  const Outcome outcome = run("gametree eval --json --algorithm alphabeta --no-cutoffs -", kThree);

  CHECK(outcome.status == 0);
  CHECK(outcome.out.find(R"("cutoffs": 1, "depth": 2}})") != std::string::npos);
}

TEST_CASE("eval: nodes are listed where they are asked for", "[cli][eval]") {
  // MAX over 5 and a MIN of 3 and 9: the MIN is cut after its 3, since 3 <= 5.
  const std::string tree = "(MAX :name A 5 b: (MIN 3 9))";

  SECTION("as text") {
    const Outcome outcome = run("gametree eval --algorithm alphabeta --nodes -", tree);

    CHECK(outcome.out ==
          "value  5\n"
          "best   /1\n"
          "line   /1 (leaf 5)\n"
          "read   4 of 5 nodes, 2 of 3 leaves\n"
          "cut    1 leaf in 1 cutoff\n"
          "rules  alphabeta, order given, cut on >=\n"
          "\n"
          "node    player  value     window\n"
          "A (/)   MAX     5         [-inf, inf]\n"
          "/1      LEAF    5         [-inf, inf]\n"
          "b (/2)  MIN     ≤3        [5, inf]\n"
          "/2/1    LEAF    3         [5, inf]\n"
          "/2/2    LEAF    not read\n");
  }
  SECTION("as json") {
    const Outcome outcome =
        run("gametree eval --algorithm alphabeta --nodes --no-cutoffs --json -", tree);

    CHECK(outcome.out.find(
              R"("nodes": [{"path": "/", "name": "A", "player": "MAX", "value": 5, "bound": )"
              R"("exact", "alpha": "-inf", "beta": "inf", "read": true}, {"path": "/1", )"
              R"("player": "LEAF", "value": 5, "bound": "exact", "alpha": "-inf", )"
              R"("beta": "inf", "read": true}, {"path": "/2", "action": "b", "player": "MIN", )"
              R"("value": 3, "bound": "<=", "alpha": 5, "beta": "inf", "read": true}, )"
              R"({"path": "/2/1", "player": "LEAF", "value": 3, "bound": "exact", "alpha": 5, )"
              R"("beta": "inf", "read": true}, {"path": "/2/2", "player": "LEAF", )"
              R"("read": false}]})") != std::string::npos);
  }
  SECTION("minimax has no windows") {
    const Outcome outcome = run("gametree eval --nodes --json -", "(MAX 5)");

    CHECK(outcome.out.find(R"("nodes": [{"path": "/", "player": "MAX", "value": 5, )"
                           R"("bound": "exact", "read": true}, )") != std::string::npos);
  }
}

TEST_CASE("eval: several files give a result each", "[cli][eval]") {
  Sandbox sandbox;
  sandbox.write("one.sexp", "(MAX 1 2)");
  sandbox.write("two.json", "[3, 4]");

  SECTION("text is headed by file names") {
    const Outcome outcome = sandbox.run("gametree eval one.sexp two.json");

    CHECK(outcome.status == 0);
    CHECK(outcome.out ==
          "one.sexp:\nvalue  2\nbest   /2\nline   /2 (leaf 2)\nread   3 of 3 nodes, 2 of 2 "
          "leaves\nrules  minimax\n"
          "\n"
          "two.json:\nvalue  4\nbest   /2\nline   /2 (leaf 4)\nread   3 of 3 nodes, 2 of 2 "
          "leaves\nrules  minimax\n");
  }
  SECTION("json is a line each") {
    const Outcome outcome = sandbox.run("gametree eval --json one.sexp two.json | jq -r .file");

    CHECK(outcome.out == "one.sexp\ntwo.json\n");
  }
  SECTION("one bad file does not stop the others and the highest status counts") {
    sandbox.write("bad.sexp", "(MAX 1");
    sandbox.write("chance.sexp", "(CHANCE 1 2)");

    const Outcome outcome = sandbox.run(
        "gametree eval --algorithm minimax --json one.sexp bad.sexp missing.sexp chance.sexp "
        "two.json");

    CHECK(outcome.status == 3);
    CHECK(outcome.out.find(R"("file": "one.sexp")") != std::string::npos);
    CHECK(outcome.out.find(R"("file": "two.json")") != std::string::npos);
    CHECK(outcome.err.find("bad.sexp:1:1: error: ") == 0);
    CHECK(outcome.err.find("\nmissing.sexp: error: ") != std::string::npos);
    CHECK(outcome.err.find("No such file or directory") != std::string::npos);
    CHECK(outcome.err.find("\nchance.sexp: error: ") != std::string::npos);
  }
}

TEST_CASE("eval: rules that do not fit the tree are status 2", "[cli][eval]") {
  const Outcome outcome = run("gametree eval --algorithm minimax -", "(MAX 1 (CHANCE 2 3))");

  CHECK(outcome.status == 2);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.find("expectimax") != std::string::npos);
}

TEST_CASE("eval: a directory is no tree", "[cli][eval]") {
  const Outcome outcome = run("mkdir folder; gametree eval folder");

  CHECK(outcome.status == 3);
  CHECK(outcome.out.empty());
  CHECK(outcome.err == "folder: error: the file can't be read: Is a directory\n");
}

TEST_CASE("eval: input past max-bytes is refused before it is read", "[cli][eval]") {
  SECTION("of a file") {
    const Outcome outcome = run("echo '(MAX 1 2)' >t.sexp; gametree eval --max-bytes 9 t.sexp");

    CHECK(outcome.status == 3);
    CHECK(outcome.err.find("t.sexp: error: ") == 0);
    CHECK(outcome.err.find("more than 9 bytes") != std::string::npos);
  }
  SECTION("of an endless pipe") {
    const Outcome outcome = run("yes '(MAX' | gametree eval --max-bytes 1000000 -");

    CHECK(outcome.status == 3);
    CHECK(outcome.err.find("more than 1000000 bytes") != std::string::npos);
  }
}

TEST_CASE("eval: a chain of a million nodes is no trouble", "[cli][eval]") {
  const Outcome outcome =
      run("head -c 5000000 /dev/zero | tr '\\0' '(' | sed 's/(((((/(MAX /g' >deep.sexp\n"
          "printf 7 >>deep.sexp\n"
          "head -c 1000000 /dev/zero | tr '\\0' ')' >>deep.sexp\n"
          "ulimit -s 512\n"
          "gametree eval --nodes deep.sexp >text && head -1 text && wc -l <text\n"
          "gametree eval --json deep.sexp | jq -c '[.counts.depth, (.line | length), "
          ".line_truncated]'\n");

  CHECK(outcome.status == 0);
  // Five facts, an empty line, a heading, 200 nodes, and the note on the others.
  CHECK(outcome.out == "value  7\n208\n[1000000,1000,true]\n");
}

TEST_CASE("eval: colour adorns text only where it is wanted", "[cli][eval]") {
  const std::string esc = "\x1b[";
  SECTION("never by itself in a file") {
    CHECK(run("gametree eval -", "(MAX 1)").out.find(esc) == std::string::npos);
  }
  SECTION("always") {
    CHECK(run("gametree eval --color always -", "(MAX 1)").out.find(esc) == 0);
    CHECK(run("gametree eval --color=always --json -", "(MAX 1)").out.find(esc) ==
          std::string::npos);
  }
  SECTION("on a terminal unless NO_COLOR is set") {
    const std::string terminal = "script -qec 'gametree eval t.sexp' /dev/null </dev/null";
    const std::string script = "echo '(MAX 1)' >t.sexp; export TERM=xterm; ";
    CHECK(run(script + terminal).out.find(esc) == 0);
    CHECK(run(script + "export NO_COLOR=1; " + terminal).out.find(esc) == std::string::npos);
  }
}

TEST_CASE("eval: numbers past the range of a double keep their size in text", "[cli][eval]") {
  struct {
    const char* tree;
    const char* value;
  } const cases[] = {
      {"(MAX 1e400 2)", "≈1e+400"},
      {"(MIN -1e400 2)", "≈-1e+400"},
      {"(MIN 1e-400 2)", "≈1e-400"},
      {"(MAX -1e-400 -2)", "≈-1e-400"},
      {"(MAX 1.23456789e700 2)", "≈1.234568e+700"},
      {"(MAX 9.99999999e399 2)", "≈1e+400"},
      {"(MAX 1e300 2)", "≈1e+300"},
      {"(MIN 1.5e-310 2)", "≈1.5e-310"},
      {"(MAX 1e50 2)", "≈1e+50"},
  };
  for (const auto& [tree, value] : cases) {
    CAPTURE(tree);
    CHECK(run("gametree eval - | head -1", tree).out ==
          std::string("value  ") + value + " (exactly in --json)\n");
  }
}
