/// \file
/// `gametree check`, as its users run it.
#include <cstdio>
#include <string>

#include "cmd_check.h"
#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

TEST_CASE("check: a good tree is ok with its size", "[cli][check]") {
  const Outcome outcome = run("gametree check -", "(MAX 1 (MIN 2 3))");

  CHECK(outcome.status == 0);
  CHECK(outcome.out == "-: ok: a tree of 5 nodes, 3 leaves, depth 2\n");
}

TEST_CASE("check: a problem is the result and status 1", "[cli][check]") {
  const Outcome outcome = run("gametree check -", "(MAX 1\n  (CHANCE (0.3 1) (0.6 2)))");

  CHECK(outcome.status == 1);
  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "-:2:4: error: the probabilities of this CHANCE node sum to 0.9, not 1\n"
        "  2 |   (CHANCE (0.3 1) (0.6 2)))\n"
        "    |    ^\n");
}

TEST_CASE("check: all problems of a tree are told at once", "[cli][check]") {
  const Outcome outcome = run("gametree check -",
                              "(MAX\n"
                              " (MIN :name a 3 1_000)\n"
                              " (MIN :name a 1)\n"
                              " (CHANCE (0.3 1) (0.3 2))\n"
                              " (MAX))");

  CHECK(outcome.status == 1);
  CHECK(outcome.out ==
        "-:2:17: error: \"1_000\" is not a number\n"
        "  2 |  (MIN :name a 3 1_000)\n"
        "    |                 ^\n"
        "-:3:13: error: a second node with the name \"a\"; a name is unique in its tree\n"
        "  3 |  (MIN :name a 1)\n"
        "    |             ^\n"
        "-:4:3: error: the probabilities of this CHANCE node sum to 0.6, not 1\n"
        "  4 |  (CHANCE (0.3 1) (0.3 2))\n"
        "    |   ^\n"
        "-:5:3: error: this MAX node has no children; write one at least\n"
        "  5 |  (MAX))\n"
        "    |   ^\n");
}

TEST_CASE("check: what follows from a problem is no other problem", "[cli][check]") {
  const Outcome outcome = run("gametree check --json - | jq -c '[.problems[].code]'",
                              "MAX:\n"
                              "- {CHANCE: [[-1/2, 1], [1/2, 2]]}\n"
                              "- {CHANCE: [{p: 1/2, value: 1}, 2, {p: 1/4, value: 2}]}\n"
                              "- {children: [{p: 1, value: 1}], player: MIN}\n");

  CHECK(outcome.out ==
        "[\"probability_negative\",\"probability_missing\",\"probability_outside_chance\"]\n");
}

TEST_CASE("check: several files are all checked and the highest status counts", "[cli][check]") {
  Sandbox sandbox;
  sandbox.write("good.sexp", "(MAX 1)");
  sandbox.write("bad.sexp", "(MAX)");

  SECTION("a bad file and a good one") {
    const Outcome outcome = sandbox.run("gametree check bad.sexp good.sexp");

    CHECK(outcome.status == 1);
    CHECK(outcome.out.find("bad.sexp:1:2: error: ") == 0);
    CHECK(outcome.out.find("\ngood.sexp: ok: a tree of 2 nodes, 1 leaf, depth 1\n") !=
          std::string::npos);
  }
  SECTION("a missing file too") {
    const Outcome outcome = sandbox.run("gametree check bad.sexp missing.sexp good.sexp");

    CHECK(outcome.status == 3);
    CHECK(outcome.err ==
          "missing.sexp: error: the file can't be read: No such file or directory\n");
    CHECK(outcome.out.find("good.sexp: ok") != std::string::npos);
  }
  SECTION("as json a line each") {
    const Outcome outcome = sandbox.run(
        "gametree check --json bad.sexp good.sexp missing.sexp 2>/dev/null | "
        "jq -c '[.file, .ok, .counts.nodes, .problems[0].line, .problems[0].code]'");

    CHECK(outcome.out ==
          "[\"bad.sexp\",false,null,1,\"no_children\"]\n"
          "[\"good.sexp\",true,2,null,null]\n"
          "[\"missing.sexp\",false,null,null,\"cannot_read_file\"]\n");
  }
}

TEST_CASE("check: it runs without a process of its own", "[cli][check]") {
  using gametree::cli::Streams;
  Streams streams{std::tmpfile(), std::tmpfile(), std::tmpfile()};
  std::fputs("(MAX 1", streams.in);
  std::rewind(streams.in);
  gametree::cli::CheckOptions options;
  options.files = {"-"};

  const int status = run_check(options, streams);

  CHECK(status == gametree::cli::kNeedsALook);
  CHECK(std::ftell(streams.out) > 0);
  CHECK(std::ftell(streams.err) == 0);
  for (std::FILE* stream : {streams.in, streams.out, streams.err}) std::fclose(stream);
}
