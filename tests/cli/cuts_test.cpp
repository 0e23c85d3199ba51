/// \file
/// `gametree cuts`, as its users run it.
#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;

TEST_CASE("cuts: each cutoff is told with its reason and what it cuts", "[cli][cuts]") {
  // MAX A over MIN B and C. B: D is 5; E has 6 after its first leaf, and MIN has 5, so 9 is cut.
  // C: F is 2, MAX has 5, so G is cut whole.
  const Outcome outcome =
      run("gametree cuts -",
          "(MAX :name A left: (MIN :name B (MAX :name D 3 5) (MAX :name E 6 9))"
          " right: (MIN :name C (MAX :name F 1 2) (MAX :name G 0 (LEAF :name h -1))))");

  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "value  5\n"
        "best   left\n"
        "line   left → D → /1/1/2 (leaf 5)\n"
        "read   11 of 15 nodes, 5 of 8 leaves\n"
        "cut    3 leaves in 2 cutoffs\n"
        "rules  alphabeta, order given, cut on >=\n"
        "\n"
        "cutoff 1: MAX node E (/1/2), after its child /1/2/1\n"
        "  MAX has 6 here, and MIN is already sure of 5 (6 >= beta 5): the rest can't matter\n"
        "  cut: leaf /1/2/2 = 9\n"
        "\n"
        "cutoff 2: MIN node C (right, /2), after its child F (/2/1)\n"
        "  MIN has 2 here, and MAX is already sure of 5 (2 <= alpha 5): the rest can't matter\n"
        "  cut: MAX node G (/2/2), 2 leaves: /2/2/1 = 0, h (/2/2/2) = -1\n");
}

TEST_CASE("cuts: json has its own schema", "[cli][cuts]") {
  const Outcome outcome =
      run("gametree cuts --json - | jq -c '[.schema, .rules.algorithm]'", "(MAX 1 2)");

  CHECK(outcome.out == "[\"gametree/cuts/1\",\"alphabeta\"]\n");
}

TEST_CASE("cuts: algorithms without cutoffs are refused", "[cli][cuts]") {
  for (const char* algorithm : {"minimax", "expectimax", "auto"}) {
    const Outcome outcome =
        run(std::string("gametree cuts - --algorithm ") + algorithm, "(MAX 1 2)");

    CAPTURE(algorithm);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find(std::string("gametree cuts: error: ") + algorithm +
                           " makes no cutoffs; use alphabeta\n") == 0);
  }
}

TEST_CASE("cuts: trees with CHANCE are fine", "[cli][cuts]") {
  // 5 is sure; below CHANCE the window is open, so that its MIN is read whole.
  const Outcome outcome = run("gametree cuts -", "(MAX 5 (CHANCE (MIN 1 2) 3) (MIN 4 9))");

  CHECK(outcome.status == 0);
  CHECK(outcome.out.find("cut    1 leaf in 1 cutoff\n") != std::string::npos);
  CHECK(outcome.out.find("  cut: leaf /3/2 = 9\n") != std::string::npos);
}

TEST_CASE("cuts: long lists are cut short in text and whole in json", "[cli][cuts]") {
  // A MIN with 1 <= 5 before 30 more leaves.
  const std::string tree = "(MAX 5 (MIN 1$(printf ' %d' {1..30})))";

  const Outcome text = run("echo \"" + tree + "\" | gametree cuts -");
  const Outcome json =
      run("echo \"" + tree + "\" | gametree cuts --json - | jq '.cutoffs[0].leaves | length'");

  CHECK(text.out.find("  cut: leaf /2/13 = 12\n  ... and 18 more (--json lists all)\n") !=
        std::string::npos);
  CHECK(json.out == "30\n");
}

TEST_CASE("cuts: a reader that leaves early ends it quietly", "[cli][cuts]") {
  // 40,000 cut leaves are over a megabyte of JSON.
  const Outcome outcome =
      run("set -o pipefail\n"
          "{ echo '(MAX 5 (MIN 1'; seq 40000; echo '))'; } >wide.sexp\n"
          "gametree cuts --json wide.sexp | head -c 20\n");

  CHECK(outcome.status == 0);
  CHECK(outcome.out == "{\"schema\": \"gametree");
  CHECK(outcome.err.empty());
}
