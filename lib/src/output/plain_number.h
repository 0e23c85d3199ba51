/// \file
/// Numbers whose JSON is plain, an infinity or an integer that a double holds: nearly all there
/// are, written straight into a buffer.
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "base/number_access.h"
#include "gametree/number.h"

namespace gametree::output {

/// Bytes that the JSON of such a number needs at most.
inline constexpr std::size_t kPlainNumber = 24;

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
  if (NumberAccess::denominator(number) == 1)
    return std::to_chars(at, at + kPlainNumber, NumberAccess::numerator(number)).ptr;
  constexpr char kMinus[] = "\"-inf\"";
  constexpr char kPlus[] = "\"inf\"";
  if (NumberAccess::numerator(number) < 0) {
    std::memcpy(at, kMinus, sizeof kMinus - 1);
    return at + sizeof kMinus - 1;
  }
  std::memcpy(at, kPlus, sizeof kPlus - 1);
  return at + sizeof kPlus - 1;
}

}  // namespace gametree::output
