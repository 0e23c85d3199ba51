/// \file
/// The parts of a Number, for code that adds up many of them; without the big integers.
#pragma once

#include <cstdint>

#include "gametree/number.h"

namespace gametree {

__extension__ using Int128 = __int128;

namespace detail {

struct BigRational;

struct NumberAccess {
  static bool is_big(const Number& n) { return n.is_big(); }
  static std::int64_t numerator(const Number& n) { return n.numerator_; }
  static std::int64_t denominator(const Number& n) { return n.denominator_; }
  static const BigRational& big(const Number& n) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the word holds one or the other
    return *reinterpret_cast<const BigRational*>(n.numerator_);
  }
  /// Both parts fit, the denominator is positive, and the fraction is in lowest terms.
  static Number reduced(std::int64_t numerator, std::int64_t denominator) {
    return {numerator, denominator};
  }
  /// Of a number that is an integer most of the time. Not the least integer there is.
  static void assign(Number& n, std::int64_t integer) {
    if (n.denominator_ != 1) [[unlikely]]
      n = Number(1);
    n.numerator_ = integer;
  }
  static Number adopt(BigRational* big) {
    return {reinterpret_cast<std::int64_t>(big), Number::kBig};
  }
};

}  // namespace detail

/// `numerator / denominator` in lowest terms, without the heap where the result fits 64 bits.
/// The denominator is positive.
Number make_number(Int128 numerator, Int128 denominator);

}  // namespace gametree
