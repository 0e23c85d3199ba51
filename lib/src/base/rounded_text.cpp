/// \file
/// Finds the power of ten from the lengths of the parts, then divides once.
#include "base/rounded_text.h"

#include <fmt/format.h>

#include <cmath>

#include "base/big_rational.h"

namespace gametree {
namespace {

namespace mp = boost::multiprecision;

BigInt power_of_ten(long exponent) { return mp::pow(BigInt(10), static_cast<unsigned>(exponent)); }

// A power of ten that n / d is not below, and surely less than 1,000 times as large as.
long low_exponent(const BigInt& n, const BigInt& d) {
  const long doublings = static_cast<long>(mp::msb(n)) - static_cast<long>(mp::msb(d)) - 1;
  constexpr double kLog10Of2 = 0.30102999566398120;
  return static_cast<long>(static_cast<double>(doublings) * kLog10Of2) - (doublings < 0 ? 1 : 0);
}

// n / d * 10^shift, rounded.
BigInt scaled(BigInt n, BigInt d, long shift) {
  (shift < 0 ? d : n) *= power_of_ten(shift < 0 ? -shift : shift);
  return (n * 2 + d) / (d * 2);
}

}  // namespace

std::string scientific_text(const Number& number, int digits) {
  if (number.sign() == 0) return "0";
  const BigInt n = mp::abs(big_numerator(number));
  const BigInt d = big_denominator(number);
  long exponent = low_exponent(n, d);
  BigInt rounded = scaled(n, d, digits - 1 - exponent);
  // At most three times: the first guess is that near, and rounding up can add one.
  for (const BigInt limit = power_of_ten(digits); rounded >= limit;)
    rounded = scaled(n, d, digits - 1 - ++exponent);
  std::string text = rounded.str();
  text.erase(text.find_last_not_of('0') + 1);
  if (text.size() > 1) text.insert(1, 1, '.');
  return fmt::format("{}{}e{:+03}", number.sign() < 0 ? "-" : "", text, exponent);
}

std::string rounded_text(const Number& number) {
  const double nearest = number.to_double();
  const double size = std::abs(nearest);
  // There a double has all its digits.
  if (size > 1e-300 && size < 1e300) return fmt::format("{:.7g}", nearest);
  return scientific_text(number, 7);
}

std::string decimal_text(const Number& number, unsigned places) {
  const BigInt n = mp::abs(big_numerator(number));
  std::string text = scaled(n, big_denominator(number), static_cast<long>(places)).str();
  if (text.size() <= places) text.insert(0, places + 1 - text.size(), '0');
  if (places > 0) {
    text.insert(text.size() - places, 1, '.');
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  return number.sign() < 0 && text != "0" ? "-" + text : text;
}

std::string brief_text(const Number& number) {
  constexpr std::size_t kLong = 80;
  if (number.bits() <= 4 * kLong) {  // else it is surely too long, and slow to write
    std::string text = to_text(number);
    if (text.size() <= kLong) return text;
  }
  return "≈" + rounded_text(number);
}

}  // namespace gametree
