/// \file
/// Numbers whose JSON is plain, an infinity or an integer that a double holds: nearly all there
/// are, written straight into a buffer.
#pragma once

#include <bit>
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

/// The four digits of a number below kSmallNumbers, one a byte, the first lowest.
inline std::uint32_t four_digits(std::uint32_t value) {
  const std::uint32_t halves = value / 100 | value % 100 << 16;  // two numbers below 100
  const std::uint32_t tens = (halves * 103 >> 10) & 0x000F'000FU;
  return tens | (halves - tens * 10) << 8;
}

/// Writes such digits, but for the first so many.
inline char* write_digits(std::uint32_t digits, std::uint32_t skipped, char* at) {
  std::uint32_t text = (digits | 0x3030'3030U) >> skipped * 8;
  if constexpr (std::endian::native == std::endian::big) text = __builtin_bswap32(text);
  std::memcpy(at, &text, sizeof text);
  return at + sizeof text - skipped;
}

/// All four digits.
inline char* write_four(std::uint32_t value, char* at) {
  return write_digits(four_digits(value), 0, at);
}

/// A number below kSmallNumbers, without a branch: how many digits there are is hard to guess, and
/// a wrong guess costs more than all of them.
inline char* write_small(std::uint32_t value, char* at) {
  const std::uint32_t digits = four_digits(value);
  const auto zeros = static_cast<std::uint32_t>(std::countr_zero(digits | 1U << 24)) / 8;
  return write_digits(digits, zeros, at);
}

inline char* write_plain_integer(std::uint64_t value, char* at) {
  if (value < kSmallNumbers) [[likely]]
    return write_small(static_cast<std::uint32_t>(value), at);
  return std::to_chars(at, at + kPlainNumber, value).ptr;
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
  const bool is_negative = value < 0;
  if (NumberAccess::denominator(number) == 1) [[likely]] {
    // Without a branch again: signs are as hard to guess as digits.
    const std::uint64_t mask = is_negative ? ~std::uint64_t{0} : 0;
    *at = '-';
    return write_plain_integer((static_cast<std::uint64_t>(value) ^ mask) - mask, at + (mask & 1));
  }
  constexpr char kMinus[] = "\"-inf\"  ";
  constexpr char kPlus[] = "\"inf\"   ";
  std::memcpy(at, is_negative ? kMinus : kPlus, sizeof kPlus - 1);
  return at + (is_negative ? 6 : 5);
}

}  // namespace gametree::output
