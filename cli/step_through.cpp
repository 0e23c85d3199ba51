/// \file
/// `gametree trace --step`: which key means what.
#include "step_through.h"

#include <cstdlib>
#include <optional>
#include <string_view>

namespace gametree::cli {
namespace {

constexpr std::string_view kPrompt = "[Enter next, b back, q quit] ";
constexpr char kEndOfInput = '\x04';  // Ctrl-D

/// None: the key means nothing.
std::optional<StepWish> wish_of(char key) {
  switch (key) {
    case '\n':
    case '\r':
    case ' ':
    case 'n':
    case 'N':
      return StepWish::next;
    case 'b':
    case 'B':
      return StepWish::back;
    case 'q':
    case 'Q':
    case kEndOfInput:
      return StepWish::quit;
    default:
      return std::nullopt;
  }
}

/// What takes the prompt away again.
std::string_view end_of_prompt() {
  const char* terminal = std::getenv("TERM");
  const bool is_plain = terminal == nullptr || std::string_view(terminal) == "dumb";
  return is_plain ? "\n" : "\r\x1b[K";
}

}  // namespace

std::string_view why_no_stepping(const Streams& streams) {
  if (!is_terminal(streams.in) || !is_terminal(streams.out))
    return "--step needs a terminal, to show steps on and to read keys from";
  return "";
}

StepThrough::StepThrough(Streams& streams)
    : streams_(streams),
      terminal_(streams),
      stepper_([this](std::string_view step) { print_step(step); }, [this] { return ask(); }),
      sink_([this](std::string_view text) {
        if (!is_flowing_) return stepper_.add(text);
        print(text, streams_.out);
        return true;
      }) {}

void StepThrough::print_step(std::string_view step) {
  print(step, streams_.out);
  print(kPrompt, streams_.out);
  std::fflush(streams_.out);
}

StepWish StepThrough::ask() {
  std::optional<StepWish> wish;
  while (!wish) {
    const std::optional<char> key = terminal_.key();
    wish = key ? wish_of(*key) : StepWish::quit;
  }
  print(end_of_prompt(), streams_.out);
  std::fflush(streams_.out);
  return *wish;
}

}  // namespace gametree::cli
