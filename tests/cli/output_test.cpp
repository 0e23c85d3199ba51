/// \file
/// Where results go: whole files or none, devices, closed pipes, full disks.
#include "support/catch.h"
#include "support/sandbox.h"

#if defined(__SANITIZE_ADDRESS__)  // gcc
#define GAMETREE_TEST_SANITIZED 1
#elif defined(__has_feature)
#define GAMETREE_TEST_SANITIZED __has_feature(address_sanitizer)  // clang
#else
#define GAMETREE_TEST_SANITIZED 0
#endif

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

namespace {

const char* const kTree = "(MAX 1 2)";

}  // namespace

TEST_CASE("output: a file holds what standard output would have", "[cli][output]") {
  Sandbox sandbox;

  const Outcome outcome = sandbox.run("gametree eval - -o out.txt", kTree);

  CHECK(outcome.status == 0);
  CHECK(outcome.out.empty());
  CHECK(sandbox.read("out.txt") == sandbox.run("gametree eval -", kTree).out);
}

TEST_CASE("output: a new file follows the umask and an old one keeps its mode", "[cli][output]") {
  const Outcome outcome =
      run("umask 027; echo '(MAX 1)' >t.sexp\n"
          "gametree eval t.sexp -o new.txt; stat -c %a new.txt\n"
          "touch old.txt; chmod 606 old.txt; gametree eval t.sexp -o old.txt; stat -c %a old.txt");

  CHECK(outcome.out == "640\n606\n");
}

TEST_CASE("output: a failed run leaves the old file and nothing beside it", "[cli][output]") {
  const Outcome outcome =
      run("echo precious >old.txt\n"
          "echo '(MAX' >bad.sexp\n"
          "gametree eval bad.sexp -o old.txt 2>/dev/null; echo $?; cat old.txt; ls -A");

  CHECK(outcome.out == "3\nprecious\nbad.sexp\nold.txt\n");
}

TEST_CASE("output: a signal leaves the old file and nothing beside it", "[cli][output]") {
  const Outcome outcome =
      run("mkfifo pipe; echo precious >old.txt\n"
          "gametree eval pipe -o old.txt & pid=$!\n"
          "exec 3>pipe; echo '(MAX' >&3\n"  // the program now waits for more
          "kill -TERM $pid; wait $pid; echo $?; cat old.txt; ls -A");

  CHECK(outcome.out == "143\nprecious\nold.txt\npipe\n");
}

TEST_CASE("output: links are followed", "[cli][output]") {
  const Outcome outcome =
      run("mkdir there; echo x >there/real.txt; ln -s there/real.txt link.txt\n"
          "gametree eval - -o link.txt; test -L link.txt && head -1 there/real.txt; ls there",
          kTree);

  CHECK(outcome.out == "value  2\nreal.txt\n");
}

TEST_CASE("output: devices and pipes are written directly", "[cli][output]") {
  CHECK(run("gametree eval - -o /dev/stdout | head -1", kTree).out == "value  2\n");
  CHECK(run("gametree eval - -o - | head -1", kTree).out == "value  2\n");
  CHECK(run("echo before; gametree eval - -o /dev/stdout | cat", kTree)
            .out.find("before\nvalue  2\n") == 0);
  CHECK(run("echo before; gametree eval - -o /dev/stdout", kTree).out.find("before\nvalue  2\n") ==
        0);
  CHECK(run("mkfifo p; head -1 p & gametree eval - -o p; wait", kTree).out == "value  2\n");
  CHECK(run("gametree eval - -o /dev/null", kTree).status == 0);
}

TEST_CASE("output: what can not be written is status 3", "[cli][output]") {
  SECTION("no such folder") {
    const Outcome outcome = run("gametree eval - -o nowhere/out.txt", kTree);

    CHECK(outcome.status == 3);
    CHECK(outcome.err ==
          "nowhere/out.txt: error: the file can't be written: No such file or directory\n");
  }
  SECTION("a folder") {
    const Outcome outcome = run("mkdir out; gametree eval - -o out", kTree);

    CHECK(outcome.status == 3);
    CHECK(outcome.err == "out: error: the file can't be written: Is a directory\n");
  }
  SECTION("a full disk") {
    for (const char* call : {"gametree eval - >/dev/full", "gametree --help >/dev/full",
                             "gametree eval - -o /dev/full"}) {
      const Outcome outcome = run(call, kTree);

      CAPTURE(call);
      CHECK(outcome.status == 3);
      CHECK(outcome.err.find("No space left on device") != std::string::npos);
    }
  }
  SECTION("a closed standard output") {
    const Outcome outcome = run("gametree eval - >&-", kTree);

    CHECK(outcome.status == 3);
    CHECK(outcome.err.find("Bad file descriptor") != std::string::npos);
  }
}

TEST_CASE("output: a closed pipe ends quietly", "[cli][output]") {
  const Outcome outcome = run("set -o pipefail; { sleep 0.2; gametree eval -; } | true", kTree);

  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
}

// The sanitizers take more address space than there is.
#if !GAMETREE_TEST_SANITIZED
TEST_CASE("output: too little memory is told and no crash", "[cli][output]") {
  const Outcome outcome = run("truncate -s 1G big.sexp; ulimit -v 500000; gametree eval big.sexp");

  CHECK(outcome.status == 3);
  CHECK(outcome.err == "gametree: error: out of memory\n");
}
#endif

TEST_CASE("output: what is read is not overwritten", "[cli][output]") {
  for (const char* command : {"eval", "cuts", "trace", "compare"}) {
    CAPTURE(command);
    const Outcome outcome =
        run("echo '(MAX 1 2)' >t.sexp; ln t.sexp same.sexp\n"
            "gametree " +
            std::string(command) + " t.sexp -o same.sexp 2>said; echo $?; cat t.sexp said");

    CHECK(outcome.out.find("2\n(MAX 1 2)\n") == 0);
    CHECK(outcome.out.find("same.sexp is the same file as the input t.sexp, and is not "
                           "overwritten; write to another file") != std::string::npos);
  }
}
