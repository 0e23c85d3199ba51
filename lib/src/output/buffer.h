/// \file
/// Collects output and hands it to a sink in large pieces.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "gametree/report.h"

namespace gametree::output {

/// Whoever fills a buffer flushes it at the end.
class Buffer {
 public:
  explicit Buffer(const Sink& sink) : sink_(sink) {}

  void add(std::string_view piece) {
    text_ += piece;
    if (text_.size() >= kFull) flush();
  }
  void add(char character) { text_ += character; }

  void flush() {
    if (is_open_ && !text_.empty()) is_open_ = sink_(text_);
    text_.clear();
  }

  /// Whether somebody still listens.
  [[nodiscard]] bool is_open() const { return is_open_; }

 private:
  static constexpr std::size_t kFull = std::size_t{64} << 10;

  const Sink& sink_;
  std::string text_;
  bool is_open_ = true;
};

}  // namespace gametree::output
