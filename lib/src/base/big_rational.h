/// \file
/// Numbers past 64 bits: the heap side of Number.
#pragma once

#include <atomic>
#include <boost/multiprecision/gmp.hpp>
#include <cstddef>

#include "base/number_access.h"
#include "gametree/number.h"

namespace gametree {

/// GMP's, since a stranger's tree can hold numbers of a million bits: Boost's own integers divide
/// and find common divisors in the square of the length, which takes minutes there.
/// Without expression templates: they save little here, and draw false warnings from g++.
using BigInt =
    boost::multiprecision::number<boost::multiprecision::gmp_int, boost::multiprecision::et_off>;

namespace detail {

/// What a Number points to when its numerator or denominator needs more than 64 bits. In lowest
/// terms, the denominator positive. Shared and never changed.
struct BigRational {
  BigInt numerator;
  BigInt denominator;
  mutable std::atomic<std::size_t> owners{1};
};

}  // namespace detail

/// The numerator or denominator of a finite number.
BigInt big_numerator(const Number& number);
BigInt big_denominator(const Number& number);

/// `numerator / denominator` in lowest terms; the denominator is not 0.
Number make_number(BigInt numerator, BigInt denominator);

/// The same where they are in lowest terms already, and the denominator is positive.
Number make_reduced(BigInt numerator, BigInt denominator);

}  // namespace gametree
