/// \file
/// `gametree compare`, as its users run it.
#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

namespace {

const char* const kTree = "(MAX a: (MIN 3 12) b: (MIN 2 4))";

}  // namespace

TEST_CASE("compare: a table on standard output and status 0", "[cli][compare]") {
  // b is 2 <= 3, so that 4 is cut; from right to left nothing is.
  const Outcome outcome = run("gametree compare - | cut -c1-73", kTree);

  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  CHECK(outcome.out.find("minimax                        3  a              7            4    100%\n"
                         "alphabeta, order given         3  a              6            3     75%\n"
                         "alphabeta, order reversed      3  a              7            4    100%\n"
                         "alphabeta, order best          3  a              6            3     75%\n"
                         "alphabeta, order worst         3  a              7            4    100%\n"
                         "alphabeta, order eval      node /1 has no eval") != std::string::npos);
}

TEST_CASE("compare: json is one line of its own schema", "[cli][compare]") {
  const Outcome outcome =
      run("gametree compare --json - | tee out | jq -c '[.schema, .file, .least.leaves, "
          "[.searches[].counts.leaves_read]]'; wc -l <out",
          kTree);

  CHECK(outcome.out == "[\"gametree/compare/1\",\"-\",3,[4,3,4,3,4,null]]\n1\n");
}

TEST_CASE("compare: rules hold for all searches", "[cli][compare]") {
  // MAX 3; with > the 3 of the second MIN node cuts nothing.
  const std::string leaves = "| jq -c '[.searches[].counts.leaves_read]'";
  const std::string tree = "((3 5) (3 9))";

  CHECK(run("gametree compare --json - " + leaves, tree).out == "[4,3,4,3,4,null]\n");
  CHECK(run("gametree compare --json --cut-on '>' - " + leaves, tree).out == "[4,4,4,4,4,null]\n");
  CHECK(run("gametree compare --json --min-as max - | jq .searches[0].value", tree).out == "9\n");
}

TEST_CASE("compare: it sets algorithm and order itself", "[cli][compare]") {
  for (const char* option : {"--algorithm minimax", "--order best"}) {
    const Outcome outcome = run(std::string("gametree compare - ") + option, kTree);

    CAPTURE(option);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find("gametree compare: error: unknown option --") == 0);
  }
}

TEST_CASE("compare: rules that don't fit and trees that can't be read", "[cli][compare]") {
  const Outcome depth = run("gametree compare --depth 1 -", kTree);
  CHECK(depth.status == 2);
  CHECK(depth.out.empty());
  CHECK(depth.err == "-: error: node /1 has no eval, and the search stops there, at depth 1\n");

  const Outcome quiescence = run("gametree compare --quiescence 1 -", kTree);
  CHECK(quiescence.status == 2);
  CHECK(quiescence.err ==
        "-: error: quiescence goes on past the depth limit, and there is none; give a depth too\n");

  CHECK(run("gametree compare -", "(MAX").status == 3);
  CHECK(run("gametree compare nowhere.sexp").status == 3);
}

TEST_CASE("compare: the table goes to a file and can be coloured", "[cli][compare]") {
  Sandbox sandbox;
  const Outcome outcome = sandbox.run("gametree compare --color always -o out -", kTree);

  CHECK(outcome.status == 0);
  CHECK(outcome.out.empty());
  CHECK(sandbox.read("out").find("\x1b[1msearch") == 0);
}
