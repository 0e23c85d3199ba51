/// \file
/// Command lines: help that fits a screen, mistakes that are told with what was meant.
#include <algorithm>
#include <string>
#include <vector>

#include "commands.h"
#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::run;
using gametree::test::Sandbox;

namespace {

struct Mistake {
  const char* command;
  const char* says;
};

std::size_t lines(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

/// Characters of the longest line.
std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  std::size_t width = 0;
  for (const char byte : text) {
    if (byte == '\n') width = 0;
    if (byte != '\n' && (byte & 0xC0) != 0x80) ++width;
    widest = std::max(widest, width);
  }
  return widest;
}

}  // namespace

TEST_CASE("help: it fits a screen and shows an example", "[cli][help]") {
  std::vector<std::string> calls{"gametree --help", "gametree help", "gametree 2>&1",
                                 "gametree help rules"};
  for (const gametree::cli::Command& command : gametree::cli::commands()) {
    calls.push_back("gametree " + std::string(command.text.name) + " --help");
    calls.push_back("gametree help " + std::string(command.text.name));
  }
  for (const std::string& call : calls) {
    const Outcome outcome = run(call);

    CAPTURE(call, outcome.out);
    CHECK(outcome.err.empty());
    CHECK(lines(outcome.out) <= 24);
    CHECK(widest_line(outcome.out) <= 100);
    if (call != "gametree help rules")
      CHECK(outcome.out.find("Example:\n  $ ") != std::string::npos);
  }
}

TEST_CASE("help: its examples print what they say", "[cli][help]") {
  std::vector<std::string> calls{"gametree --help"};
  for (const gametree::cli::Command& command : gametree::cli::commands())
    calls.push_back("gametree " + std::string(command.text.name) + " --help");
  for (const std::string& call : calls) {
    const std::string script = call +
                               " | sed -n '/^Example:/,$p' | tail -n +2 | sed 's/^  //' >example\n"
                               "head -1 example | sed 's/^\\$ //' >command\n"
                               "tail -n +2 example >expected\n"
                               "ln -s " GAMETREE_SOURCE_DIR
                               "/exercises .\n"
                               "bash command >printed 2>&1\n"
                               "diff expected printed\n";
    const Outcome outcome = run(script);

    CAPTURE(call, outcome.out);
    CHECK(outcome.status == 0);
  }
}

TEST_CASE("help: every option of a command is in its help", "[cli][help]") {
  const std::string help = run("gametree eval --help").out;
  for (const char* option :
       {"--algorithm",     "--order",      "--cut-on", "--fail",      "--reach",
        "--empty-cutoffs", "--window",     "--bounds", "--depth",     "--quiescence",
        "--min-as",        "--from",       "--root",   "--max-nodes", "--max-bytes",
        "--nodes",         "--no-cutoffs", "--json",   "--format",    "--output",
        "--color",         "--help"}) {
    CAPTURE(option);
    CHECK(help.find(option) != std::string::npos);
  }
}

TEST_CASE("usage: no command at all shows help and is a mistake", "[cli][usage]") {
  const Outcome outcome = run("gametree");

  CHECK(outcome.status == 2);
  CHECK(outcome.out.empty());
  CHECK(outcome.err.find("Usage: gametree COMMAND") != std::string::npos);
}

TEST_CASE("usage: version and help end well", "[cli][usage]") {
  CHECK(run("gametree --version").out.find("gametree ") == 0);
  CHECK(run("gametree --version").status == 0);
  CHECK(run("gametree --help").status == 0);
  CHECK(run("gametree eval --help").status == 0);
  CHECK(run("gametree eval -h").status == 0);
}

TEST_CASE("usage: a mistake is status 2 and names what was meant", "[cli][usage]") {
  const Mistake mistakes[] = {
      {"gametree evla t", "unknown command evla; did you mean eval?"},
      {"gametree frobnicate", "unknown command frobnicate\n"},
      {"gametree --json eval t", "options stand after the command"},
      {"gametree eval", "FILE is missing"},
      {"gametree eval --jsn t", "unknown option --jsn; did you mean --json?"},
      {"gametree eval --jsn", "unknown option --jsn; did you mean --json?"},
      {"gametree eval --jsn=3 t", "unknown option --jsn; did you mean --json?"},
      {"gametree eval -x t", "unknown option -x"},
      {"gametree eval t --algorithm alfabeta", "did you mean \"alphabeta\"?"},
      {"gametree eval t --algorithm", "--algorithm"},
      {"gametree eval t --order sideways", "given, reversed, best, worst, eval"},
      {"gametree eval t --cut-on =", "did you mean \">=\"?"},
      {"gametree eval t --order best --order worst", "--order is given twice\n"},
      {"gametree eval t -o a --output b", "--output is given twice\n"},
      {"gametree eval --algorithm= t", "--algorithm needs a value: auto|minimax|"},
      {"gametree eval --nodes=5 t", "--nodes takes no value\n"},
      {"gametree eval --json=false t", "--json takes no value\n"},
      {"gametree eval --json=true t", "--json takes no value\n"},
      {"gametree eval --nodes= t", "--nodes takes no value\n"},
      {"gametree eval t -o ''", "-o needs the name of a file; - is standard output\n"},
      {"gametree eval t --output ''", "-o needs the name of a file; - is standard output\n"},
      {"gametree eval t --output=", "--output needs a value: FILE\n"},
      {"gametree eval t --json --format text", "--json contradicts --format text\n"},
      {"gametree check t --format text --json", "--json contradicts --format text\n"},
      {"gametree convert t --to yaml --json", "--json contradicts --to yaml\n"},
      {"gametree eval --window 1 t",
       "--window needs two numbers with a comma between them, such as --window=-inf,3, not \"1\""},
      {"gametree eval t --window", "--window needs a value: A,B\n"},
      {"gametree eval t --bounds 0 20", "--bounds needs two numbers with a comma"},
      {"gametree eval t --window=,3", "--window: \"\" is not a number"},
      {"gametree eval t --window=1,x", "--window: \"x\" is not a number"},
      {"gametree eval t --window=1,2,3", "--window"},
      {"gametree eval t --bounds 0,1/0", "--bounds: \"1/0\" divides by zero"},
      {"gametree eval t --depth -1", "--depth needs a whole number"},
      {"gametree eval t --depth 1.5", "--depth needs a whole number"},
      {"gametree eval t --depth 99999999999999999999", "--depth needs a whole number"},
      {"gametree eval t --quiescence -1", "--quiescence needs a whole number"},
      {"gametree eval t --max-nodes many", "--max-nodes needs a whole number"},
      {"gametree eval t --from ymal", "did you mean \"yaml\"?"},
      {"gametree eval t --root chance", "max, min"},
      {"gametree eval t --color sometimes", "auto, always, never"},
      {"gametree eval t --format xml", "text, json"},
      {"gametree eval - -", "- is standard input, and can be read only once"},
      {"gametree cuts t -- -u", "one FILE is enough; -u is one too many"},
      {"gametree cuts t u", "one FILE is enough; u is one too many"},
      {"gametree convert t --to", "--to"},
      {"gametree convert t --to json --name-nodes levles", "did you mean \"levels\"?"},
      {"gametree help evla", "did you mean eval?"},
  };
  for (const Mistake& mistake : mistakes) {
    const Outcome outcome = run(mistake.command);

    CAPTURE(mistake.command, outcome.err);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find("error: ") != std::string::npos);
    CHECK(outcome.err.find(mistake.says) != std::string::npos);
  }
}

TEST_CASE("usage: windows take negative numbers and infinities", "[cli][usage]") {
  // Root 3; a window is what rules.window says.
  for (const char* option :
       {"--window=-inf,3", "--window -inf,3", "--window -INF,3", "--window −inf,6/2"}) {
    const Outcome outcome =
        run(std::string("gametree eval --json ") + option + " - | jq -c .rules.window", "(MAX 3)");
    CAPTURE(option, outcome.err);
    CHECK(outcome.out == "[\"-inf\",3]\n");
  }
  for (const char* option : {"--bounds=-7/2,-1", "--bounds -7/2,-1", "--bounds -3.5,-1"}) {
    const Outcome outcome =
        run(std::string("gametree eval --json ") + option + " - | jq -c .rules.bounds", "(MAX -2)");
    CAPTURE(option, outcome.err);
    CHECK(outcome.out == "[-3.5,-1]\n");
  }
}

TEST_CASE("usage: several files stand before and behind a window", "[cli][usage]") {
  for (const char* call : {"--bounds 0,20 d t", "d t --bounds 0,20", "d --window -inf,9 t",
                           "--window=1,9 d t", "-- d t", "d -- t", "--nodes -- d t"}) {
    const Outcome outcome = run("echo '(MAX 3)' >d; echo '(MAX 4)' >t; gametree eval " +
                                std::string(call) + " | grep -A1 : | grep -v ^--");
    CAPTURE(call, outcome.err);
    CHECK(outcome.out.find("d:\nvalue  3\nt:\nvalue  4\n") == 0);
  }
}

TEST_CASE("usage: --json and the same format said in words agree", "[cli][usage]") {
  CHECK(run("gametree eval --json --format json - | jq .value", "(MAX 3)").out == "3\n");
  CHECK(run("gametree convert --json --to json - | jq -c type", "(MAX 3)").out == "\"object\"\n");
}

TEST_CASE("usage: file names in brackets are taken as they are", "[cli][usage]") {
  for (const char* name : {"[7]", "[a,b]", "[]", "a,b", "{7}"}) {
    Sandbox sandbox;
    sandbox.write(name, "(MAX 3)");
    sandbox.write("7", "(MAX 4)");
    for (const char* command : {"eval", "cuts --algorithm alphabeta", "check"}) {
      const Outcome outcome =
          sandbox.run(std::string("gametree ") + command + " --json '" + name + "' | jq -r .file");
      CAPTURE(command, outcome.err);
      CHECK(outcome.out == std::string(name) + "\n");
    }
    const Outcome both =
        sandbox.run(std::string("gametree eval 7 '") + name + "' | grep value | tr -s '\\n' ' '");
    CAPTURE(name, both.err);
    CHECK(both.out == "value 4 value 3 ");
  }
}

TEST_CASE("usage: a window that is not open does not fit", "[cli][usage]") {
  const Outcome outcome = run("gametree eval --window 3,3 -", "(MAX 3)");

  CHECK(outcome.status == 2);
  CHECK(outcome.err.find("[3, 3]") != std::string::npos);
}

TEST_CASE("usage: a first player is an error where nobody is left open", "[cli][usage]") {
  CHECK(run("gametree eval --root min - | head -1", "[3, 12]").out == "value  3\n");

  const Outcome outcome = run("gametree eval --root min -", "(MAX 3 12)");
  CHECK(outcome.status == 2);
  CHECK(outcome.err.find("--root is for bare lists") != std::string::npos);
}

TEST_CASE("usage: files may begin with a dash after two dashes", "[cli][usage]") {
  const Outcome outcome = run("echo '(MAX 3)' >-t.sexp; gametree eval --json -- -t.sexp");

  CHECK(outcome.status == 0);
}

TEST_CASE("usage: strange file names are shown safely", "[cli][usage]") {
  const Outcome outcome = run("gametree eval $'no\\e[31m\\nsuch'");

  CHECK(outcome.status == 3);
  CHECK(outcome.err.find('\x1b') == std::string::npos);
}
