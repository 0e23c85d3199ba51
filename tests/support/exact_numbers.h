/// \file
/// Numbers beside Boost's rationals: random ones around every border, converted part by part.
#pragma once

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <cstdint>
#include <random>

#include "base/big_rational.h"
#include "gametree/number.h"

namespace gametree::test {

using Rational = boost::multiprecision::cpp_rational;
using Integer = boost::multiprecision::cpp_int;

/// The same on every machine; std's distributions are not.
inline std::uint64_t draw(std::mt19937_64& random, std::uint64_t count) { return random() % count; }

/// 2^exponent.
inline Integer power_of_two(unsigned exponent) { return Integer(1) << exponent; }

/// An integer near a border of 31, 61, 63, 64, 126 or 128 bits, or small, or of random bits.
inline Integer random_integer(std::mt19937_64& random) {
  constexpr std::array<unsigned, 8> kBorders{31, 61, 62, 63, 64, 126, 127, 128};
  const std::uint64_t kind = draw(random, 4);
  Integer value = 0;
  if (kind == 0) value = draw(random, 20);
  if (kind == 1) value = power_of_two(kBorders[draw(random, 8)]) + draw(random, 5) - 2;
  if (kind == 2) value = random() >> draw(random, 64);
  if (kind == 3)
    value = (Integer(random()) << 64 | random()) >> static_cast<unsigned>(draw(random, 120));
  return draw(random, 2) == 0 ? Integer(-value) : value;
}

inline Rational random_rational(std::mt19937_64& random) {
  const Integer top = random_integer(random);
  if (draw(random, 2) == 0) return top;
  const Integer bottom = abs(random_integer(random));
  return {top, bottom == 0 ? Integer(1) : bottom};
}

/// The same number. What the library does with its parts is what the tests of it try.
inline Number to_number(const Rational& rational) {
  return make_number(BigInt(Integer(numerator(rational)).str()),
                     BigInt(Integer(denominator(rational)).str()));
}

/// The same rational; the number is finite.
inline Rational to_rational(const Number& number) {
  return {Integer(big_numerator(number).str()), Integer(big_denominator(number).str())};
}

/// 2^exponent, exactly.
inline Number two_to(int exponent) {
  const BigInt power = BigInt(1) << static_cast<unsigned>(exponent < 0 ? -exponent : exponent);
  return exponent < 0 ? make_number(BigInt(1), power) : make_number(power, BigInt(1));
}

}  // namespace gametree::test
