/// \file
/// What each step of a trace as JSON begins with: `{"step": 12`.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace gametree::output {

/// Counts on as text, since nearly every step is the one after the last.
class StepNumber {
 public:
  /// Bytes that are written at `at`, of which more than the text's are garbage.
  static constexpr std::size_t kRoom = 32;

  char* put(char* at, std::uint64_t number) {
    if (number != next_) [[unlikely]]
      start(number);
    const std::size_t size = size_;
    std::memcpy(at, text_.data(), kRoom);
    count();
    return at + size;
  }

 private:
  void start(std::uint64_t number);
  void carry();

  void count() {
    ++next_;
    char& digit = text_[size_ - 1];
    if (digit != '9') [[likely]]
      ++digit;
    else
      carry();
  }

  std::uint64_t next_ = 0;
  std::array<char, kRoom> text_{};
  std::size_t size_ = 0;
};

}  // namespace gametree::output
