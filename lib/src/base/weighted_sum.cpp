/// \file
/// The uncommon terms of a weighted sum: other denominators, infinities, big numbers.
#include "base/weighted_sum.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <numeric>
#include <utility>
#include <vector>

#include "base/big_rational.h"

namespace gametree {

using detail::NumberAccess;
namespace mp = boost::multiprecision;

namespace {

/// In lowest terms, the denominator positive.
struct Fraction {
  BigInt numerator;
  BigInt denominator;

  [[nodiscard]] std::size_t bits() const {
    const std::size_t top = numerator.is_zero() ? 0 : mp::msb(BigInt(mp::abs(numerator)));
    return std::max<std::size_t>(top, mp::msb(denominator)) + 1;
  }
};

bool is_one(const Fraction& a) { return a.numerator == 1 && a.denominator == 1; }

// Divides both by what they have in common. Cheap where one of them is short.
void cancel(BigInt& a, BigInt& b) {
  const BigInt common = mp::gcd(a, b);
  if (common == 1) return;
  a /= common;
  b /= common;
}

Fraction fraction(const Number& number) { return {big_numerator(number), big_denominator(number)}; }

Fraction operator*(Fraction a, Fraction b) {
  if (is_one(a)) return b;
  cancel(a.numerator, b.denominator);
  cancel(b.numerator, a.denominator);
  return {a.numerator * b.numerator, a.denominator * b.denominator};
}

// Source: Knuth, The Art of Computer Programming 2, 4.5.1: only what the denominators have in
// common can be common to the sum and its denominator.
Fraction operator+(const Fraction& a, const Fraction& b) {
  if (a.numerator.is_zero()) return b;
  if (b.numerator.is_zero()) return a;
  const BigInt common = mp::gcd(a.denominator, b.denominator);
  if (common == 1)
    return {a.numerator * b.denominator + b.numerator * a.denominator,
            a.denominator * b.denominator};
  const BigInt left = a.denominator / common;
  const BigInt top = a.numerator * (b.denominator / common) + b.numerator * left;
  const BigInt again = mp::gcd(top, common);
  return {top / again, left * (b.denominator / again)};
}

// Bits of the magnitude.
int width(Int128 n) {
  __extension__ using Unsigned128 = unsigned __int128;
  const Unsigned128 m = n < 0 ? -static_cast<Unsigned128>(n) : static_cast<Unsigned128>(n);
  const auto high = static_cast<std::uint64_t>(m >> 64);
  const auto low = static_cast<std::uint64_t>(m);
  return high != 0 ? 128 - std::countl_zero(high) : 64 - std::countl_zero(low);
}

constexpr int kSafeBits = 126;

}  // namespace

/// Terms added up in parts whose lengths fall by halves at least, so that long numbers meet long
/// ones: the time is near linear in the length of all terms, where adding each to one sum would
/// take its square.
class WeightedSum::Parts {
 public:
  void add(Fraction term);
  [[nodiscard]] Fraction total() const;
  [[nodiscard]] bool too_large() const { return largest_ > kMaxPartBits; }

 private:
  struct Part {
    Fraction sum;
    std::size_t bits;
  };
  std::vector<Part> parts_;
  std::size_t largest_ = 0;  // bits of the longest part there was
};

void WeightedSum::Parts::add(Fraction term) {
  std::size_t bits = term.bits();
  while (!parts_.empty() && parts_.back().bits < 2 * bits) {
    term = parts_.back().sum + term;
    bits = term.bits();
    parts_.pop_back();
  }
  largest_ = std::max(largest_, bits);
  parts_.push_back({std::move(term), bits});
}

Fraction WeightedSum::Parts::total() const {
  Fraction total{0, 1};
  for (auto part = parts_.rbegin(); part != parts_.rend(); ++part) total = part->sum + total;
  return total;
}

WeightedSum::WeightedSum() = default;
WeightedSum::WeightedSum(WeightedSum&&) noexcept = default;
WeightedSum& WeightedSum::operator=(WeightedSum&&) noexcept = default;
WeightedSum::~WeightedSum() = default;

void WeightedSum::clear() {
  sum_ = 0;
  denominator_ = 1;
  infinite_ = 0;
  parts_.reset();
}

auto WeightedSum::parts() -> Parts& {
  if (!parts_) parts_ = std::make_unique<Parts>();
  return *parts_;
}

bool WeightedSum::parts_too_large() const { return parts_->too_large(); }

// Brings the sum so far to a multiple of its denominator. False if it would not fit.
bool WeightedSum::rescale(std::int64_t denominator) {
  const std::int64_t factor = denominator / std::gcd(denominator, denominator_);
  if (width(factor) + width(denominator_) > 63 || width(factor) + width(sum_) > kSafeBits)
    return false;
  sum_ *= factor;
  denominator_ *= factor;
  return true;
}

// Makes room beside the parts; the denominator stays.
void WeightedSum::set_aside() {
  if (sum_ == 0) return;
  if (!too_large()) parts().add(fraction(make_number(sum_, denominator_)));
  sum_ = 0;
}

void WeightedSum::add_other(std::int64_t weight, const Number& value) {
  if (value.is_infinite() || NumberAccess::is_big(value)) return add(Number(weight), value);
  const std::int64_t denominator = NumberAccess::denominator(value);
  const Int128 term = Int128{weight} * NumberAccess::numerator(value);
  if (denominator_ % denominator != 0 && !rescale(denominator)) {
    set_aside();
    denominator_ = denominator;
  }
  const std::int64_t factor = denominator_ / denominator;
  if (width(term) + width(factor) <= kSafeBits) return add_term(term * factor);
  add(Number(weight), value);
}

void WeightedSum::add(const Number& weight, const Number& value) {
  if (weight.sign() == 0) return;
  if (value.is_infinite()) {
    assert(infinite_ == 0 || infinite_ == value.sign());
    infinite_ = value.sign();
    return;
  }
  if (!too_large()) parts().add(fraction(weight) * fraction(value));
}

Number WeightedSum::mean(std::int64_t total) const {
  if (infinite_ != 0) return infinite_ > 0 ? Number::infinity() : Number::minus_infinity();
  Number small = make_number(sum_, Int128{denominator_} * total);
  if (!parts_ || too_large()) return small;
  Fraction mean = (parts_->total() * Fraction{1, total}) + fraction(small);
  return make_reduced(std::move(mean.numerator), std::move(mean.denominator));
}

}  // namespace gametree
