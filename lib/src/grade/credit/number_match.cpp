/// \file
/// Rounding is judged by distance: at most half of the last decimal that was typed.
#include "grade/credit/number_match.h"

namespace gametree {
namespace {

constexpr unsigned kLeastDecimals = 2;

Number distance(const Number& a, const Number& b) { return a < b ? b - a : a - b; }

Number half_of_last_decimal(unsigned decimals) {
  Number half = Number::fraction(1, 2);
  for (unsigned i = 0; i < decimals; ++i) half = half * Number::fraction(1, 10);
  return half;
}

}  // namespace

bool is_right(const TypedNumber& typed, const Number& key, const std::optional<Number>& tolerance) {
  if (typed.value == key) return true;
  if (typed.value.is_infinite() || key.is_infinite()) return false;
  const Number off = distance(typed.value, key);
  if (tolerance && off <= *tolerance) return true;
  if (key.is_integer() || typed.decimals.value_or(0) < kLeastDecimals) return false;
  // A rounding error of a whole is none; told before the decimals, of which there may be many.
  return off < Number(1) && off <= half_of_last_decimal(*typed.decimals);
}

}  // namespace gametree
