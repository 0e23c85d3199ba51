/// \file
/// The texts of small numbers, made by the compiler.
#include "output/plain_number.h"

namespace gametree::output {

constexpr std::array<SmallNumber, kSmallNumbers> kSmallTexts = [] {
  std::array<SmallNumber, kSmallNumbers> texts{};
  for (std::uint32_t value = 0; value < kSmallNumbers; ++value) {
    SmallNumber& number = texts[value];
    number.size = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4;
    std::uint32_t rest = value;
    for (std::uint32_t digit = number.size; digit > 0; --digit, rest /= 10)
      number.text[digit - 1] = static_cast<char>('0' + rest % 10);
  }
  return texts;
}();

}  // namespace gametree::output
