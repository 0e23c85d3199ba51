/// \file
/// Numbers whose JSON is plain, an infinity or an integer that a double holds: nearly all there
/// are, written straight into a buffer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/number_access.h"
#include "gametree/number.h"

namespace gametree::output {

/// Bytes that may be written at most, of which more than the text's are garbage.
inline constexpr std::size_t kPlainNumber = 24;

inline constexpr std::int64_t kLargestSmall = 9'999;

/// An integer of at most four digits as text, with its sign, ready-made: how many digits there are
/// and of which sign is hard to guess, and a wrong guess costs more than a look at a table.
struct SmallNumber {
  std::array<char, 7> text;
  std::uint8_t size;
};
/// From -kLargestSmall on.
extern const std::array<SmallNumber, 2 * kLargestSmall + 1> kSmallTexts;

/// The place of an integer in that table; if it is past the end, it is none of them.
constexpr std::uint64_t small_place(std::int64_t value) {
  return static_cast<std::uint64_t>(value) + kLargestSmall;
}
constexpr bool is_small_place(std::uint64_t place) { return place <= 2 * kLargestSmall; }

inline char* put_small(char* at, std::uint64_t place) {
  const SmallNumber& number = kSmallTexts[place];
  std::memcpy(at, &number, sizeof number);
  return at + number.size;
}

/// Writes any integer, digit by digit.
char* write_large_integer(std::uint64_t value, char* at);

inline char* write_plain_integer(std::uint64_t value, char* at) {
  if (value <= kLargestSmall) [[likely]]
    return put_small(at, value + kLargestSmall);
  return write_large_integer(value, at);
}

/// The place of a number in that table; past its end where it is no integer of four digits.
inline std::uint64_t small_place(const Number& number) {
  using detail::NumberAccess;
  constexpr std::uint64_t kNone = std::uint64_t{1} << 63;
  const std::uint64_t place = small_place(NumberAccess::numerator(number));
  return NumberAccess::denominator(number) == 1 ? place : kNone;
}

/// Whether the number is an integer of at most four digits.
inline bool is_small(const Number& number) {
  using detail::NumberAccess;
  return NumberAccess::denominator(number) == 1 &&
         is_small_place(small_place(NumberAccess::numerator(number)));
}

/// Writes such a number.
inline char* write_small(const Number& number, char* at) {
  return put_small(at, small_place(detail::NumberAccess::numerator(number)));
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
