/// \file
/// Numbers whose JSON is plain, an infinity or an integer that a double holds: nearly all there
/// are, written straight into a buffer.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/number_access.h"
#include "gametree/number.h"

namespace gametree::output {

/// Bytes that may be written at most, of which more than the text's are garbage.
inline constexpr std::size_t kPlainNumber = 24;

inline constexpr std::uint64_t kSmallNumbers = 10'000;

/// A number below kSmallNumbers as text, ready-made: how many digits there are is hard to guess,
/// and a wrong guess costs more than a look at a table.
struct SmallNumber {
  std::array<char, 4> text;
  std::uint32_t size;
};
extern const std::array<SmallNumber, kSmallNumbers> kSmallTexts;

inline char* write_small(std::uint32_t value, char* at) {
  const SmallNumber& number = kSmallTexts[value];
  std::memcpy(at, number.text.data(), number.text.size());
  return at + number.size;
}

inline char* write_plain_integer(std::uint64_t value, char* at) {
  if (value < kSmallNumbers) [[likely]]
    return write_small(static_cast<std::uint32_t>(value), at);
  return std::to_chars(at, at + kPlainNumber, value).ptr;
}

/// Whether the number is an integer of at most four digits.
inline bool is_small(const Number& number) {
  using detail::NumberAccess;
  constexpr std::uint64_t kLargest = kSmallNumbers - 1;
  const auto value = static_cast<std::uint64_t>(NumberAccess::numerator(number));
  return NumberAccess::denominator(number) == 1 && value + kLargest <= 2 * kLargest;
}

/// Writes such a number.
inline char* write_small(const Number& number, char* at) {
  // Without a branch: signs are as hard to guess as digits.
  const std::int64_t value = detail::NumberAccess::numerator(number);
  const std::int64_t mask = value >> 63;
  *at = '-';
  return write_small(static_cast<std::uint32_t>((value ^ mask) - mask), at - mask);
}

inline bool has_plain_json(const Number& number) {
  using detail::NumberAccess;
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  if (NumberAccess::denominator(number) != 1) return number.is_infinite();
  const std::int64_t value = NumberAccess::numerator(number);
  return value <= kExact && value >= -kExact;
}

/// Writes such a number at `at`, as `to_json` does; one past its end.
inline char* write_plain_json(const Number& number, char* at) {
  using detail::NumberAccess;
  const std::int64_t value = NumberAccess::numerator(number);  // of an infinity 1 or -1
  if (is_small(number)) [[likely]]
    return write_small(number, at);
  const bool is_negative = value < 0;
  if (NumberAccess::denominator(number) == 1) {
    *at = '-';
    return write_plain_integer(static_cast<std::uint64_t>(is_negative ? -value : value),
                               at + (is_negative ? 1 : 0));
  }
  constexpr char kMinus[] = "\"-inf\"  ";
  constexpr char kPlus[] = "\"inf\"   ";
  std::memcpy(at, is_negative ? kMinus : kPlus, sizeof kPlus - 1);
  return at + (is_negative ? 6 : 5);
}

}  // namespace gametree::output
