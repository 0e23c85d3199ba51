/// \file
/// The uncommon terms of a weighted sum: other denominators, infinities, big numbers.
#include "base/weighted_sum.h"

#include <bit>
#include <cassert>
#include <numeric>
#include <utility>
#include <vector>

#include "base/big_rational.h"

namespace gametree {

using detail::NumberAccess;
namespace mp = boost::multiprecision;

struct WeightedSum::Big {
  BigInt sum;
  BigInt denominator;
  std::vector<BigInt> factors;  // of the denominator
};

namespace {

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

WeightedSum::WeightedSum() = default;
WeightedSum::WeightedSum(WeightedSum&&) noexcept = default;
WeightedSum& WeightedSum::operator=(WeightedSum&&) noexcept = default;
WeightedSum::~WeightedSum() = default;

void WeightedSum::clear() {
  sum_ = 0;
  denominator_ = 1;
  infinite_ = 0;
  too_large_ = false;
  big_.reset();
}

// Brings the sum so far to a multiple of its denominator. False if it would not fit.
bool WeightedSum::rescale(std::int64_t denominator) {
  const std::int64_t factor = denominator / std::gcd(denominator, denominator_);
  if (width(factor) + width(denominator_) > 63 || width(factor) + width(sum_) > kSafeBits)
    return false;
  sum_ *= factor;
  denominator_ *= factor;
  return true;
}

void WeightedSum::add_other(std::int64_t weight, const Number& value) {
  if (value.is_infinite()) {
    assert(infinite_ == 0 || infinite_ == value.sign());
    infinite_ = value.sign();
    return;
  }
  if (big_ || NumberAccess::is_big(value)) return add_big(weight, value);
  const std::int64_t denominator = NumberAccess::denominator(value);
  if (denominator_ % denominator != 0 && !rescale(denominator)) return add_big(weight, value);
  const Int128 term = Int128{weight} * NumberAccess::numerator(value);
  const std::int64_t factor = denominator_ / denominator;
  if (width(term) + width(factor) > kSafeBits) return add_big(weight, value);
  const Int128 scaled = term * factor;
  if (__builtin_add_overflow(sum_, scaled, &sum_)) restart_big(scaled);
}

// An addition wrapped round: take it back, and do it where there is room.
void WeightedSum::restart_big(Int128 lost_term) {
  __extension__ using Unsigned128 = unsigned __int128;
  sum_ = static_cast<Int128>(static_cast<Unsigned128>(sum_) - static_cast<Unsigned128>(lost_term));
  make_big();
  big_->sum += BigInt(lost_term);
}

void WeightedSum::make_big() {
  if (big_) return;
  const BigInt denominator = denominator_;
  big_ = std::make_unique<Big>(Big{BigInt(sum_), denominator, {denominator}});
}

void WeightedSum::add(const Number& weight, const Number& value) {
  if (weight.sign() == 0) return;
  if (value.is_infinite()) {
    infinite_ = value.sign();
    return;
  }
  add_big(weight, value);
}

// Over the least common denominator: a gcd of the sum itself would cost far more.
void WeightedSum::add_big(const Number& weight, const Number& value) {
  make_big();
  if (too_large_) return;
  const BigInt bottom = big_denominator(weight) * big_denominator(value);
  const BigInt factor = bottom / mp::gcd(bottom, big_->denominator % bottom);
  if (factor != 1) {
    big_->sum *= factor;
    big_->denominator *= factor;
    big_->factors.push_back(factor);
  }
  too_large_ = mp::msb(big_->denominator) > kMaxResultBits;
  if (too_large_) return;
  const BigInt scale = big_->denominator / bottom;
  big_->sum += big_numerator(weight) * big_numerator(value) * scale;
}

namespace {

// In lowest terms, factor by factor: the gcd of two numbers of a million bits takes minutes.
Number reduced_by_factors(BigInt numerator, std::vector<BigInt> factors) {
  BigInt denominator = 1;
  for (BigInt& factor : factors) {
    for (BigInt common = mp::gcd(numerator % factor, factor); common != 1;
         common = mp::gcd(numerator % factor, factor)) {
      numerator /= common;
      factor /= common;
    }
    denominator *= factor;
  }
  return make_reduced(std::move(numerator), std::move(denominator));
}

}  // namespace

Number WeightedSum::mean(std::int64_t total) const {
  if (infinite_ != 0) return infinite_ > 0 ? Number::infinity() : Number::minus_infinity();
  if (big_) {
    std::vector<BigInt> factors = big_->factors;
    factors.emplace_back(total);
    return reduced_by_factors(big_->sum, std::move(factors));
  }
  return make_number(sum_, Int128{denominator_} * total);
}

}  // namespace gametree
