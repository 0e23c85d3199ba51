/// \file
/// Exact arithmetic: in 128 bits where that is enough, on big integers where it is not.
#include "gametree/number.h"

#include <cassert>
#include <cfloat>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

#include "base/big_rational.h"

namespace gametree {
namespace {

using detail::BigRational;
using detail::NumberAccess;
namespace mp = boost::multiprecision;

constexpr std::int64_t kMax64 = std::numeric_limits<std::int64_t>::max();

__extension__ using Unsigned128 = unsigned __int128;

Unsigned128 magnitude(Int128 n) {
  return n < 0 ? -static_cast<Unsigned128>(n) : static_cast<Unsigned128>(n);
}

bool fits_64(Unsigned128 n) { return n <= static_cast<Unsigned128>(kMax64); }

// Euclid on 128 bits until both fit 64, where std::gcd is many times as fast.
Unsigned128 greatest_common_divisor(Unsigned128 a, Unsigned128 b) {
  while (b != 0 && !(fits_64(a) && fits_64(b))) {
    a %= b;
    std::swap(a, b);
  }
  if (b == 0) return a;
  return std::gcd(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b));
}

// Rounds q * 2^-shift to a double, ties to even; `more` says that q was cut off below.
double round_to_double(const BigInt& q, long shift, bool more) {
  const long top = static_cast<long>(mp::msb(q));
  const long exponent = top - shift;
  if (exponent > DBL_MAX_EXP) return DBL_MAX;
  long precision = DBL_MANT_DIG;
  if (exponent < DBL_MIN_EXP - 1) precision -= DBL_MIN_EXP - 1 - exponent;  // subnormal
  if (precision < 0) return 0;
  const long dropped = top + 1 - precision;
  BigInt kept = q >> static_cast<unsigned>(dropped);
  const BigInt rest = q - (kept << static_cast<unsigned>(dropped));
  const BigInt half = BigInt(1) << static_cast<unsigned>(dropped - 1);
  const bool up = rest > half || (rest == half && (more || mp::bit_test(kept, 0)));
  if (up) ++kept;
  const double result = std::ldexp(kept.convert_to<double>(), static_cast<int>(dropped - shift));
  return std::isinf(result) ? DBL_MAX : result;
}

// Enough quotient bits that at least one is dropped for any result.
double divide_to_double(const BigInt& numerator, const BigInt& denominator) {
  constexpr long kQuotientBits = DBL_MANT_DIG + 12;
  const long shift = kQuotientBits - static_cast<long>(mp::msb(numerator)) +
                     static_cast<long>(mp::msb(denominator));
  BigInt n = numerator;
  BigInt d = denominator;
  if (shift >= 0) n <<= static_cast<unsigned>(shift);
  if (shift < 0) d <<= static_cast<unsigned>(-shift);
  BigInt quotient, remainder;
  mp::divide_qr(n, d, quotient, remainder);
  return round_to_double(quotient, shift, remainder != 0);
}

BigInt to_big(Unsigned128 m) {
  BigInt big = static_cast<std::uint64_t>(m >> 64);
  big <<= 64;
  big += static_cast<std::uint64_t>(m);
  return big;
}

}  // namespace

BigInt big_numerator(const Number& number) {
  return NumberAccess::is_big(number) ? NumberAccess::big(number).numerator
                                      : BigInt(NumberAccess::numerator(number));
}

BigInt big_denominator(const Number& number) {
  return NumberAccess::is_big(number) ? NumberAccess::big(number).denominator
                                      : BigInt(NumberAccess::denominator(number));
}

Number make_reduced(BigInt numerator, BigInt denominator) {
  if (denominator <= kMax64 && numerator <= kMax64 && numerator >= -kMax64)
    return NumberAccess::reduced(numerator.convert_to<std::int64_t>(),
                                 denominator.convert_to<std::int64_t>());
  return NumberAccess::adopt(new BigRational{std::move(numerator), std::move(denominator)});
}

Number make_number(BigInt numerator, BigInt denominator) {
  if (denominator < 0) {
    numerator = -numerator;
    denominator = -denominator;
  }
  const BigInt divisor = mp::gcd(numerator, denominator);
  if (divisor != 1) {
    numerator /= divisor;
    denominator /= divisor;
  }
  return make_reduced(std::move(numerator), std::move(denominator));
}

Number make_number(Int128 numerator, Int128 denominator) {
  assert(denominator > 0);
  Unsigned128 n = magnitude(numerator);
  Unsigned128 d = magnitude(denominator);
  const Unsigned128 divisor = greatest_common_divisor(n, d);
  if (divisor != 1) {
    n /= divisor;
    d /= divisor;
  }
  if (!fits_64(n) || !fits_64(d)) {
    const BigInt top = to_big(n);
    return make_reduced(numerator < 0 ? BigInt(-top) : top, to_big(d));
  }
  const auto small = static_cast<std::int64_t>(n);
  return NumberAccess::reduced(numerator < 0 ? -small : small, static_cast<std::int64_t>(d));
}

Number Number::fraction(std::int64_t numerator, std::int64_t denominator) {
  assert(denominator != 0);
  const Int128 n = numerator;
  const Int128 d = denominator;
  return d < 0 ? make_number(-n, -d) : make_number(n, d);
}

Number Number::lowest_integer() {
  return make_reduced(BigInt(std::numeric_limits<std::int64_t>::min()), BigInt(1));
}

bool Number::is_integer() const {
  return is_big() ? NumberAccess::big(*this).denominator == 1 : denominator_ == 1;
}

int Number::sign() const {
  if (is_big()) return NumberAccess::big(*this).numerator.sign();
  return (numerator_ > 0) - (numerator_ < 0);
}

std::size_t Number::bits() const {
  if (is_infinite()) return 0;
  const BigInt n = mp::abs(big_numerator(*this));
  const std::size_t numerator_bits = n == 0 ? 0 : mp::msb(n) + 1;
  return std::max<std::size_t>(numerator_bits, mp::msb(big_denominator(*this)) + 1);
}

double Number::to_double() const {
  constexpr std::int64_t kExact = std::int64_t{1} << DBL_MANT_DIG;
  if (is_infinite()) return sign() * std::numeric_limits<double>::infinity();
  // Both exact as doubles: IEEE division rounds the true quotient.
  if (!is_big() && numerator_ <= kExact && numerator_ >= -kExact && denominator_ <= kExact)
    return static_cast<double>(numerator_) / static_cast<double>(denominator_);
  return sign() * divide_to_double(mp::abs(big_numerator(*this)), big_denominator(*this));
}

Number Number::operator-() const {
  if (is_big()) {
    const BigRational& big = NumberAccess::big(*this);
    return make_reduced(-big.numerator, big.denominator);
  }
  return {-numerator_, denominator_};
}

Number operator+(const Number& a, const Number& b) {
  if (a.is_infinite() || b.is_infinite()) {
    assert(!(a.is_infinite() && b.is_infinite()) || a.numerator_ == b.numerator_);
    return a.is_infinite() ? a : b;
  }
  if (!a.is_big() && !b.is_big()) {
    const Int128 left = Int128{a.numerator_} * b.denominator_;
    const Int128 right = Int128{b.numerator_} * a.denominator_;
    return make_number(left + right, Int128{a.denominator_} * b.denominator_);
  }
  const BigInt bottom_a = big_denominator(a);
  const BigInt bottom_b = big_denominator(b);
  BigInt top = big_numerator(a) * bottom_b + big_numerator(b) * bottom_a;
  return make_number(std::move(top), bottom_a * bottom_b);
}

Number operator-(const Number& a, const Number& b) { return a + -b; }

Number operator*(const Number& a, const Number& b) {
  if (a.is_infinite() || b.is_infinite()) {
    const int sign = a.sign() * b.sign();
    if (sign == 0) return {};
    return sign > 0 ? Number::infinity() : Number::minus_infinity();
  }
  if (!a.is_big() && !b.is_big())
    return make_number(Int128{a.numerator_} * b.numerator_,
                       Int128{a.denominator_} * b.denominator_);
  return make_number(big_numerator(a) * big_numerator(b), big_denominator(a) * big_denominator(b));
}

Number operator/(const Number& a, const Number& b) {
  assert(b.sign() != 0 && !(a.is_infinite() && b.is_infinite()));
  if (b.is_infinite()) return {};
  if (a.is_infinite()) return b.sign() > 0 ? a : -a;
  if (!a.is_big() && !b.is_big()) {
    const Int128 top = Int128{a.numerator_} * b.denominator_;
    const Int128 bottom = Int128{a.denominator_} * b.numerator_;
    return bottom < 0 ? make_number(-top, -bottom) : make_number(top, bottom);
  }
  return make_number(big_numerator(a) * big_denominator(b), big_denominator(a) * big_numerator(b));
}

std::strong_ordering Number::compare(const Number& a, const Number& b) {
  if (a.is_infinite() || b.is_infinite()) {
    const std::int64_t left = a.is_infinite() ? a.numerator_ : 0;
    const std::int64_t right = b.is_infinite() ? b.numerator_ : 0;
    return left <=> right;
  }
  if (!a.is_big() && !b.is_big())
    return Int128{a.numerator_} * b.denominator_ <=> Int128{b.numerator_} * a.denominator_;
  const BigInt left = big_numerator(a) * big_denominator(b);
  const BigInt right = big_numerator(b) * big_denominator(a);
  return left.compare(right) <=> 0;
}

void Number::share() const {
  NumberAccess::big(*this).owners.fetch_add(1, std::memory_order_relaxed);
}

void Number::release() {
  const BigRational* big = &NumberAccess::big(*this);
  if (big->owners.fetch_sub(1, std::memory_order_acq_rel) == 1) delete big;
}

void Number::assign_big(const Number& other) {
  if (other.is_big()) other.share();  // before release: it may be the same
  if (is_big()) release();
  numerator_ = other.numerator_;
  denominator_ = other.denominator_;
}

}  // namespace gametree
