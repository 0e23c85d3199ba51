/// \file
/// Collects output and hands it to a sink in large pieces.
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <string_view>

#include "gametree/report.h"

namespace gametree::output {

/// Whoever fills a buffer flushes it at the end.
class Buffer {
 public:
  explicit Buffer(const Sink& sink) : sink_(sink) {}

  void add(std::string_view piece) {
    char* at = room(piece.size());
    std::memcpy(at, piece.data(), piece.size());
    take(at + piece.size());
  }
  void add(char character) {
    char* at = room(1);
    *at = character;
    take(at + 1);
  }

  /// Where the next `bytes` bytes may be written; `take` says how far they were. What was added
  /// before may be handed on.
  char* room(std::size_t bytes) {
    if (bytes > capacity_ - used_) [[unlikely]]
      make_room(bytes);
    return text_.get() + used_;
  }
  void take(const char* end) {
    used_ = static_cast<std::size_t>(end - text_.get());
    if (used_ >= kFull) [[unlikely]]
      flush();
  }

  void flush() {
    if (is_open_ && used_ > 0) is_open_ = sink_({text_.get(), used_});
    used_ = 0;
  }

  /// Whether somebody still listens.
  [[nodiscard]] bool is_open() const { return is_open_; }

 private:
  static constexpr std::size_t kFull = std::size_t{64} << 10;

  void make_room(std::size_t bytes) {
    flush();
    if (bytes <= capacity_) return;
    capacity_ = bytes + kFull;
    text_ = std::make_unique_for_overwrite<char[]>(capacity_);
  }

  const Sink& sink_;
  std::unique_ptr<char[]> text_;
  std::size_t capacity_ = 0;
  std::size_t used_ = 0;
  bool is_open_ = true;
};

}  // namespace gametree::output
