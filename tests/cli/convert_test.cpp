/// \file
/// `gametree convert`, as its users run it.
#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

namespace {

/// Name of each node in preorder, by path.
std::string names(const std::string& lettering, const std::string& tree) {
  return run("gametree convert --to json --name-nodes " + lettering +
                 " - | gametree eval --json --nodes - | jq -r '[.nodes[].name] | join(\" \")'",
             tree)
      .out;
}

}  // namespace

TEST_CASE("convert: what comes out is the same tree", "[cli][convert]") {
  const std::string tree =
      "(MAX :name A :eval 1/3 a: (MIN :quiet false 2.5 inf) b: (CHANCE (1/4 1) (3/4 -2)))";
  for (const char* format : {"yaml", "json", "sexpr"}) {
    CAPTURE(format);
    Sandbox sandbox;
    sandbox.write("tree.sexp", tree);

    const Outcome outcome = sandbox.run(
        std::string("gametree convert tree.sexp --to ") + format + " >other && " +
        "gametree convert tree.sexp --to json >first && " + "gametree convert other --from " +
        format + " --to json >second && cmp first second");

    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
  }
}

TEST_CASE("convert: nodes without a name get letters", "[cli][convert]") {
  SECTION("in preorder") { CHECK(names("preorder", "((3 12) (2 4))") == "A B C D E F G\n"); }
  SECTION("level by level") { CHECK(names("levels", "((3 12) (2 4))") == "A B D E C F G\n"); }
  SECTION("names and labels in use are skipped and stay") {
    CHECK(names("preorder", "(MAX (MIN :name A 3) C: (MIN :name x 2))") == "B A D x E\n");
  }
  SECTION("after Z comes AA") {
    const std::string tree = "(MAX 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1)";
    CHECK(names("preorder", tree) == "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AA AB\n");
  }
}

TEST_CASE("convert: the ending of the output file tells the format", "[cli][convert]") {
  const Outcome outcome =
      run("gametree convert - -o tree.json && jq -c type tree.json", "(MAX 1 2)");

  CHECK(outcome.status == 0);
  CHECK(outcome.out == "\"object\"\n");
}

TEST_CASE("convert: without a format it says what is missing", "[cli][convert]") {
  const Outcome outcome = run("gametree convert -", "(MAX 1 2)");

  CHECK(outcome.status == 2);
  CHECK(outcome.err.find("--to") != std::string::npos);
}

TEST_CASE("convert: an unknown format names the near one", "[cli][convert]") {
  const Outcome outcome = run("gametree convert --to jsn -", "(MAX 1 2)");

  CHECK(outcome.status == 2);
  CHECK(outcome.err.find("did you mean \"json\"?") != std::string::npos);
}

TEST_CASE("convert: a tree may be converted onto itself", "[cli][convert]") {
  const Outcome outcome =
      run("echo '[3, [1, 2]]' >t.json && gametree convert t.json -o t.json --name-nodes levels && "
          "gametree eval t.json | head -2");

  CHECK(outcome.status == 0);
  CHECK(outcome.out == "value  3\nbest   B\n");
}
