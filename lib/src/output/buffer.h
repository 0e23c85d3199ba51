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
    if (bytes > static_cast<std::size_t>(end_ - at_)) [[unlikely]]
      make_room(bytes);
    return at_;
  }
  /// From now on so many bytes may always be written at `end()`, once the last were taken.
  void keep_free(std::size_t bytes) {
    if (bytes > static_cast<std::size_t>(end_ - full_)) [[unlikely]]
      grow(bytes);
  }
  /// Where what is written next stands.
  [[nodiscard]] char* end() const { return at_; }
  void take(char* end) {
    at_ = end;
    if (at_ >= full_) [[unlikely]]
      flush();
  }

  void flush() {
    const auto used = static_cast<std::size_t>(at_ - text_.get());
    if (is_open_ && used > 0) is_open_ = sink_({text_.get(), used});
    at_ = text_.get();
  }

  /// Whether somebody still listens.
  [[nodiscard]] bool is_open() const { return is_open_; }

 private:
  static constexpr std::size_t kFull = std::size_t{64} << 10;

  void make_room(std::size_t bytes) {
    flush();
    if (bytes > static_cast<std::size_t>(end_ - at_)) grow(bytes);
  }
  void grow(std::size_t bytes) {
    flush();
    text_ = std::make_unique_for_overwrite<char[]>(bytes + kFull);
    at_ = text_.get();
    full_ = at_ + kFull;
    end_ = full_ + bytes;
  }

  const Sink& sink_;
  std::unique_ptr<char[]> text_;
  char* at_ = nullptr;    // what is written next
  char* full_ = nullptr;  // from here on it is handed on
  char* end_ = nullptr;   // of the memory; what lies behind `full_` is there after each `take`
  bool is_open_ = true;
};

}  // namespace gametree::output
