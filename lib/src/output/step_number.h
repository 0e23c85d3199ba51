/// \file
/// What each step of a trace as JSON begins with: `{"step": 12`.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace gametree::output {

/// Counts the steps, from 1, as text: that of the next is the last one's with another digit.
class StepNumber {
 public:
  /// Bytes that are written at `at`, of which more than the text's are garbage.
  static constexpr std::size_t kRoom = 32;

  StepNumber() { kFirst.copy(text_.data(), kFirst.size()); }

  /// Of this step. Returns its end.
  char* put(char* at) const {
    std::memcpy(at, text_.data(), kRoom);
    return at + size_;
  }

  void next() {
    char& digit = text_[size_ - 1];
    if (digit != '9') [[likely]]
      ++digit;
    else
      carry();
  }

 private:
  static constexpr std::string_view kFirst = R"({"step": 1)";

  void carry();

  std::array<char, kRoom> text_{};
  std::size_t size_ = kFirst.size();
};

}  // namespace gametree::output
