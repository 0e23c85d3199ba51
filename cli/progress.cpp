/// \file
/// A bar that is drawn over itself.
#include "progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "terminal.h"

namespace gametree::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto kQuick = 500ms;
constexpr auto kBetweenDraws = 100ms;

constexpr std::size_t kUsualColumns = 80;
constexpr std::size_t kLongestBar = 40;
constexpr std::string_view kWipe = "\r\x1b[K";  // to the line's begin, and all of it away

}  // namespace

bool shows_progress(const Streams& streams, ColorChoice color) {
  if (color == ColorChoice::never || !is_terminal(streams.err)) return false;
  const char* terminal = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): nobody sets it
  return terminal != nullptr && *terminal != '\0' && std::string_view(terminal) != "dumb";
}

Progress::Progress(std::string doing, std::size_t total, bool is_shown, std::FILE* stream)
    : doing_(std::move(doing)),
      total_(total),
      is_shown_(is_shown),
      stream_(stream),
      next_draw_(Clock::now() + kQuick) {}

Progress::~Progress() { wipe(); }

void Progress::advance() {
  if (!is_shown_) return;
  const std::lock_guard lock(mutex_);
  ++done_;
  const Clock::time_point now = Clock::now();
  if (now < next_draw_) return;
  next_draw_ = now + kBetweenDraws;
  is_drawn_ = true;
  print(line(), stream_);  // as one piece: a half-drawn line flickers
  std::fflush(stream_);
}

void Progress::say(std::string_view message) {
  if (message.empty()) return;
  const std::lock_guard lock(mutex_);
  wipe();
  print(message, stream_);
}

/// `grading [=====>    ] 1234 of 2000`, not as wide as the terminal, which would break the line.
std::string Progress::line() const {
  const std::string count = fmt::format("{} of {}", done_, total_);
  const std::size_t columns = terminal_columns(stream_).value_or(kUsualColumns);
  const std::size_t rest = doing_.size() + count.size() + 5;
  if (columns <= rest + 1) return fmt::format("{}{}", kWipe, count.substr(0, columns - 1));
  const std::size_t width = std::min(columns - rest, kLongestBar);
  const std::size_t full = done_ * width / std::max<std::size_t>(total_, 1);
  return fmt::format("{}{} [{:<{}}] {}", kWipe, doing_, std::string(full, '='), width, count);
}

void Progress::wipe() {
  if (!is_drawn_) return;
  print(kWipe, stream_);
  std::fflush(stream_);
  is_drawn_ = false;
}

}  // namespace gametree::cli
