/// \file
/// The texts of small numbers, made by the compiler.
#include "output/plain_number.h"

#include <charconv>

namespace gametree::output {

constexpr std::array<SmallNumber, 2 * kLargestSmall + 1> kSmallTexts = [] {
  std::array<SmallNumber, 2 * kLargestSmall + 1> texts{};
  for (std::int64_t value = -kLargestSmall; value <= kLargestSmall; ++value) {
    SmallNumber& number = texts[small_place(value)];
    std::int64_t rest = value < 0 ? -value : value;
    const int digits = rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : 4;
    if (value < 0) number.text[number.size++] = '-';
    number.size = static_cast<std::uint8_t>(number.size + digits);
    for (int digit = 1; digit <= digits; ++digit, rest /= 10)
      number.text[number.size - static_cast<std::size_t>(digit)] =
          static_cast<char>('0' + rest % 10);
  }
  return texts;
}();

char* write_large_integer(std::uint64_t value, char* at) {
  return std::to_chars(at, at + kPlainNumber, value).ptr;
}

}  // namespace gametree::output
