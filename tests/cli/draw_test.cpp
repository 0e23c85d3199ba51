/// \file
/// `gametree draw`, as its users run it. How pictures look is for the tests of each form.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;

namespace {

// MAX over MIN a (3 12), MIN b (2 4), MIN c (14 5): 3 by a; alpha-beta cuts the 4, since MIN has 2
// at b and MAX is sure of 3.
const std::string kTree = "(MAX a: (MIN 3 12) b: (MIN 2 4) c: (MIN 14 5))";

}  // namespace

TEST_CASE("draw: a picture is plain unless something is asked for", "[cli][draw]") {
  const Outcome outcome = run("gametree draw - --format dot | grep -c '≤'", kTree);

  CHECK(outcome.out == "0\n");
}

TEST_CASE("draw: --cuts is alpha-beta, --values any algorithm", "[cli][draw]") {
  CHECK(run("gametree draw - --format dot --cuts | grep -c '≤2'", kTree).out == "1\n");
  CHECK(run("gametree draw - --format dot --values | grep -c '≤2'", kTree).out == "0\n");
  CHECK(run("gametree draw - --format dot --values --algorithm alphabeta | grep -c '≤2'", kTree)
            .out == "1\n");
}

TEST_CASE("draw: --at and --depth narrow the picture", "[cli][draw]") {
  const Outcome whole = run("gametree draw -", kTree);
  const Outcome part = run("gametree draw - --at b", kTree);
  const Outcome top = run("gametree draw - --depth 1", kTree);

  CHECK(whole.out.find("12") != std::string::npos);
  CHECK(part.out.find("12") == std::string::npos);
  CHECK(part.out.find('4') != std::string::npos);
  CHECK(top.out.find("12") == std::string::npos);
  CHECK(top.out.find("+2") != std::string::npos);
}

TEST_CASE("draw: a node that is not there is a mistake on the command line", "[cli][draw]") {
  const Outcome outcome = run("gametree draw - --at d", kTree);

  CHECK(outcome.status == 2);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.find("gametree draw: error: --at: ") == 0);
}

TEST_CASE("draw: a picture past what its form can show is refused before any search",
          "[cli][draw]") {
  // 1,000 leaves and their root.
  std::string tree = "(MAX";
  for (int i = 0; i < 1000; ++i) tree += " 1";
  tree += ")";

  for (const char* options : {"", " --cuts"}) {
    const Outcome outcome = run(std::string("gametree draw - --format tikz") + options, tree);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err ==
          "-: error: a picture of 1001 nodes is too large for tikz, which ends at 1000; --depth N "
          "draws fewer plies, --at NODE a part\n");
  }
  CHECK(run("gametree draw - --format tikz --depth 0", tree).status == 0);
}

TEST_CASE("draw: options that contradict each other", "[cli][draw]") {
  const auto refusal = [](const std::string& options) {
    const Outcome outcome = run("gametree draw - " + options, kTree);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    return outcome.err.substr(0, outcome.err.find('\n'));
  };

  CHECK(refusal("--ascii --format svg") ==
        "gametree draw: error: --ascii is for text, and not for other formats");
  CHECK(refusal("--standalone") ==
        "gametree draw: error: --standalone is for tikz, and not for other formats");
  CHECK(refusal("--order best") ==
        "gametree draw: error: rules are for a picture with values: add --values or --cuts");
  CHECK(refusal("--cuts --algorithm minimax") ==
        "gametree draw: error: minimax makes no cutoffs; use alphabeta");
}

TEST_CASE("draw: what lies past a depth limit can't be drawn of a limited search", "[cli][draw]") {
  const std::string tree = "(MAX a: (MIN :eval 5 c: (MAX 1 2) 3) b: 4)";

  const Outcome outcome = run("gametree draw - --values --search-depth 1 --at c", tree);
  CHECK(outcome.status == 2);
  CHECK(outcome.err ==
        "-: error: node /1/1 lies past where the search stops; draw it without values, or with a "
        "deeper search\n");
  CHECK(run("gametree draw - --values --search-depth 1", tree).status == 0);
}

TEST_CASE("draw: a tree of an exercise", "[cli][draw]") {
  const Outcome outcome =
      run("gametree draw " GAMETREE_SOURCE_DIR "/exercises/three-branches/exercise.yaml");

  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  CHECK(outcome.out.find("14") != std::string::npos);
}
