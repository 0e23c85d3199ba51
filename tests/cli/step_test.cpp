/// \file
/// `gametree trace --step`: the cursor by itself, and the program on a terminal of the test's own.
#include <fcntl.h>
#include <poll.h>
#include <signal.h>  // NOLINT(modernize-deprecated-headers): kill is POSIX's
#include <stdlib.h>  // NOLINT(modernize-deprecated-headers): posix_openpt is POSIX's
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "stepper.h"
#include "support/catch.h"
#include "support/sandbox.h"

using gametree::cli::Stepper;
using gametree::cli::StepWish;
using gametree::test::Outcome;
using gametree::test::run;

namespace {

/// The program with a terminal for all three streams.
class OnTerminal {
 public:
  /// \param columns  0: the terminal does not tell.
  explicit OnTerminal(const std::vector<std::string>& arguments, unsigned short columns = 0) {
    master_ = ::posix_openpt(O_RDWR | O_NOCTTY);
    REQUIRE(master_ >= 0);
    REQUIRE(::grantpt(master_) == 0);
    REQUIRE(::unlockpt(master_) == 0);
    slave_ = ::open(::ptsname(master_), O_RDWR | O_NOCTTY);  // so that its settings can be read
    REQUIRE(slave_ >= 0);
    const winsize size{24, columns, 0, 0};
    REQUIRE(::ioctl(slave_, TIOCSWINSZ, &size) == 0);
    child_ = ::fork();
    if (child_ == 0) start(arguments);
  }
  OnTerminal(const OnTerminal&) = delete;
  OnTerminal& operator=(const OnTerminal&) = delete;
  ~OnTerminal() {
    if (child_ > 0) ::kill(child_, SIGKILL);
    if (child_ > 0) ::waitpid(child_, nullptr, 0);
    ::close(slave_);
    ::close(master_);
  }

  void type(const std::string& keys) const {
    REQUIRE(::write(master_, keys.data(), keys.size()) == static_cast<ssize_t>(keys.size()));
  }

  /// What is shown from the last such call on until `text` was.
  std::string shown_until(const std::string& text) {
    std::string shown;
    while (shown.find(text) == std::string::npos) {
      pollfd ready{master_, POLLIN, 0};
      constexpr int kPatience = 20000;  // milliseconds, on a busy machine
      if (::poll(&ready, 1, kPatience) != 1) break;
      char piece[4096];
      const ssize_t size = ::read(master_, piece, sizeof piece);
      if (size <= 0) break;
      shown.append(piece, static_cast<std::size_t>(size));
    }
    return shown;
  }

  /// How the program ended: as waitpid has it.
  int end() {
    int status = 0;
    ::waitpid(child_, &status, 0);
    child_ = 0;
    return status;
  }

  [[nodiscard]] bool edits_lines() const {
    termios settings{};
    ::tcgetattr(slave_, &settings);
    return (settings.c_lflag & ICANON) != 0 && (settings.c_lflag & ECHO) != 0;
  }

 private:
  [[noreturn]] void start(const std::vector<std::string>& arguments) const {
    ::setsid();
    ::ioctl(slave_, TIOCSCTTY, 0);
    for (int stream = 0; stream <= 2; ++stream) ::dup2(slave_, stream);
    ::setenv("TERM", "dumb", 1);
    std::vector<char*> words;
    for (const std::string& argument : arguments)
      words.push_back(const_cast<char*>(argument.data()));
    words.push_back(nullptr);
    ::execv(GAMETREE_BINARY, words.data());
    ::_exit(127);
  }

  int master_ = -1;
  int slave_ = -1;
  pid_t child_ = 0;
};

const std::string kTree = GAMETREE_SOURCE_DIR "/exercises/three-branches/tree.yaml";
const std::string kPrompt = "q quit] ";

}  // namespace

TEST_CASE("step: back and forth among the steps that were seen", "[cli][step]") {
  std::string shown;
  std::vector<StepWish> wishes{StepWish::next, StepWish::back, StepWish::back,
                               StepWish::next, StepWish::next, StepWish::quit};
  Stepper stepper([&](std::string_view step) { shown += step; },
                  [&] {
                    const StepWish wish = wishes.front();
                    wishes.erase(wishes.begin());
                    return wish;
                  });

  CHECK(stepper.add("1"));
  CHECK(stepper.add("2"));
  CHECK_FALSE(stepper.add("3"));
  // 1, new 2, back to 1, back is 1 still, on to 2, new 3.
  CHECK(shown == "121123");
  CHECK(wishes.empty());
}

TEST_CASE("step: a key shows the next step or the one before", "[cli][step]") {
  OnTerminal program({"gametree", "trace", "--step", "--algorithm", "alphabeta", kTree});
  CHECK(program.shown_until(kPrompt).find("step 1: enter at MAX node /") != std::string::npos);
  CHECK_FALSE(program.edits_lines());
  program.type("\r");
  CHECK(program.shown_until(kPrompt).find("step 2: enter at MIN node a") != std::string::npos);
  program.type("n");
  CHECK(program.shown_until(kPrompt).find("step 3: leaf") != std::string::npos);
  program.type("B");
  CHECK(program.shown_until(kPrompt).find("step 2: ") != std::string::npos);
  program.type("x");  // no such key
  program.type(" ");
  CHECK(program.shown_until(kPrompt).find("step 3: ") != std::string::npos);
  program.type("q");
  const int status = program.end();
  CHECK(WIFEXITED(status));
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(program.edits_lines());
}

TEST_CASE("trace: a table is as wide as its terminal", "[cli][trace]") {
  for (const unsigned short columns : {std::uint16_t{0}, std::uint16_t{80}, std::uint16_t{120}}) {
    OnTerminal program({"gametree", "trace", "--algorithm", "alphabeta", kTree, "--color", "never"},
                       columns);
    std::string shown = program.shown_until("rules ");
    std::size_t widest = 0;  // in ASCII: signs of bounds are of rows that are short
    for (std::size_t end = 0; (end = shown.find("\r\n")) != std::string::npos;) {
      if (shown.find("≤") > end && shown.find("≥") > end) widest = std::max(widest, end);
      shown.erase(0, end + 2);
    }
    CAPTURE(columns);
    const std::size_t expected = columns == 0 ? 96 : columns;
    CHECK(widest <= expected);
    CHECK(widest > expected - 16);
  }
}

TEST_CASE("step: the result comes after the last step", "[cli][step]") {
  OnTerminal program(
      {"gametree", "trace", "--step", "--only", "cuts", "--algorithm", "alphabeta", kTree});
  CHECK(program.shown_until(kPrompt).find("step 14: cut at MIN node b (/2)") != std::string::npos);
  program.type("\r");
  const std::string rest = program.shown_until("rules ");
  CHECK(rest.find("value  3\r\n") != std::string::npos);
  CHECK(WEXITSTATUS(program.end()) == 0);
}

TEST_CASE("step: Ctrl-D is the end and Ctrl-C an interruption", "[cli][step]") {
  OnTerminal left({"gametree", "trace", "--step", kTree});
  left.shown_until(kPrompt);
  left.type("\x04");
  CHECK(WEXITSTATUS(left.end()) == 0);
  CHECK(left.edits_lines());

  OnTerminal interrupted({"gametree", "trace", "--step", kTree});
  interrupted.shown_until(kPrompt);
  interrupted.type("\x03");
  const int status = interrupted.end();
  CHECK(WIFSIGNALED(status));  // which a shell reports as 130
  CHECK(WTERMSIG(status) == SIGINT);
  CHECK(interrupted.edits_lines());
}

TEST_CASE("step: what it can't do is refused", "[cli][step]") {
  const auto refused = [](const std::string& options) {
    const Outcome outcome = run("gametree trace --step " + options, "(MAX 1 2)");
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    return outcome.err.substr(0, outcome.err.find('\n'));
  };
  CHECK(refused(kTree) ==
        "gametree trace: error: --step needs a terminal, to show steps on and to read keys from");
  CHECK(refused("-") ==
        "gametree trace: error: --step reads keys from standard input, so FILE can't be -");
  CHECK(refused(kTree + " --json") ==
        "gametree trace: error: --step is for text, and not for other formats");
  CHECK(refused(kTree + " -o out") ==
        "gametree trace: error: --step is for a terminal, and not for -o");
}
