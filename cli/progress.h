/// \file
/// A bar on a person's terminal, while something takes its time.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <mutex>
#include <string>
#include <string_view>

#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

/// Whether a person looks at `streams.err` who wants to see a line change there: on a terminal that
/// can, and without `--color never`.
bool shows_progress(const Streams& streams, ColorChoice color);

/// Draws after half a second, and then ten times a second at most. Any thread may tell it anything.
class Progress {
 public:
  /// \param doing  such as `grading`.
  /// \param total  of what is to be done.
  Progress(std::string doing, std::size_t total, bool is_shown, std::FILE* stream);
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  /// The bar is gone then.
  ~Progress();

  /// One more is done.
  void advance();

  /// A message, where the bar was.
  void say(std::string_view message);

 private:
  using Clock = std::chrono::steady_clock;

  [[nodiscard]] std::string line() const;
  void wipe();

  const std::string doing_;
  const std::size_t total_;
  const bool is_shown_;
  std::FILE* const stream_;
  std::mutex mutex_;
  std::size_t done_ = 0;
  Clock::time_point next_draw_;
  bool is_drawn_ = false;
};

}  // namespace gametree::cli
