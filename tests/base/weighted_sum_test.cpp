/// \file
/// Weighted sums beside plain sums of Boost's rationals.
#include "base/weighted_sum.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

#include "base/big_rational.h"
#include "gametree/number.h"
#include "support/catch.h"
#include "support/exact_numbers.h"

using namespace gametree;
using namespace gametree::test;

namespace mp = boost::multiprecision;

namespace {

constexpr std::int64_t kMax64 = INT64_MAX;

/// A sum and what it should be.
struct Pair {
  WeightedSum sum;
  Rational expected = 0;

  void add(std::int64_t weight, const Rational& value) {
    sum.add(weight, to_number(value));
    expected += weight * value;
  }
  void add(const Rational& weight, const Rational& value) {
    sum.add(to_number(weight), to_number(value));
    expected += weight * value;
  }
  [[nodiscard]] bool agrees(std::int64_t total) const {
    return to_rational(sum.mean(total)) == expected / total;
  }
};

std::int64_t random_weight(std::mt19937_64& random) {
  return static_cast<std::int64_t>(random() >> (1 + draw(random, 63)));
}

}  // namespace

TEST_CASE("weighted sum: nothing added is 0", "[base][weighted-sum]") {
  const WeightedSum sum;
  CHECK(sum.mean(1) == Number(0));
  CHECK(sum.mean(7) == Number(0));
  CHECK_FALSE(sum.too_large());
}

TEST_CASE("weighted sum: a mean is exact and in lowest terms", "[base][weighted-sum]") {
  WeightedSum sum;
  sum.add(1, 3);
  sum.add(9, 7);
  CHECK(sum.mean(10) == Number::fraction(33, 5));  // 0.1 * 3 + 0.9 * 7 = 6.6

  sum.clear();
  for (int i = 0; i < 3; ++i) sum.add(1, 100);
  CHECK(sum.mean(3).to_int64() == 100);

  sum.clear();
  sum.add(1, Number::fraction(1, 2));
  sum.add(1, Number::fraction(1, 3));
  sum.add(1, Number::fraction(1, 6));
  CHECK(sum.mean(1).to_int64() == 1);
}

TEST_CASE("weighted sum: it agrees with plain sums of rationals", "[base][weighted-sum]") {
  std::mt19937_64 random(11);
  WeightedSum reused;
  int wrong = 0;
  for (int round = 0; round < 4'000; ++round) {
    Pair pair;
    reused.clear();
    const std::uint64_t terms = 1 + draw(random, 12);
    for (std::uint64_t i = 0; i < terms; ++i) {
      const Rational value = random_rational(random);
      if (draw(random, 8) == 0) {
        const Rational weight = abs(random_rational(random));
        pair.add(weight, value);
        reused.add(to_number(weight), to_number(value));
      } else {
        const std::int64_t weight = random_weight(random);
        pair.add(weight, value);
        reused.add(weight, to_number(value));
      }
    }
    const std::int64_t total = 1 + random_weight(random) / 2;
    if (!pair.agrees(total) || reused.mean(total) != pair.sum.mean(total)) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("weighted sum: it agrees where 128 bits overflow", "[base][weighted-sum]") {
  // (2^63 - 1)^2 = 2^126 - 2^64 + 1; twice that is 2^127 - 2^65 + 2, the last that fits but little.
  const int sign = GENERATE(1, -1);
  Pair pair;
  pair.add(kMax64, Rational(kMax64) * sign);
  pair.add(kMax64, Rational(kMax64) * sign);
  CHECK(pair.agrees(1));

  pair.add(1, Rational(-2) * sign);
  pair.add(8, Rational(power_of_two(62)) * sign);  // now it is exactly +-2^127
  CHECK(to_rational(pair.sum.mean(1)) == Rational(power_of_two(127)) * sign);
  CHECK(pair.agrees(1));
  CHECK(pair.agrees(3));
  CHECK(pair.agrees(kMax64));

  pair.add(1, Rational(-1) * sign);  // 2^127 - 1 either way
  CHECK(pair.agrees(1));
  for (int i = 0; i < 5; ++i) pair.add(kMax64, Rational(kMax64) * sign);
  CHECK(pair.agrees(1));
  for (int i = 0; i < 9; ++i) pair.add(kMax64, Rational(-kMax64) * sign);
  CHECK(pair.agrees(1));
}

TEST_CASE("weighted sum: denominators past 64 bits are no border", "[base][weighted-sum]") {
  Pair pair;
  pair.add(1, Rational(1, 9'223'372'036'854'775'783));  // primes: their product needs 125 bits
  pair.add(1, Rational(1, 4'611'686'018'427'387'847));
  CHECK(pair.agrees(1));
  pair.add(kMax64, Rational(Integer(1), power_of_two(200)));
  pair.add(kMax64, Rational(power_of_two(200)));
  pair.add(0, Rational(Integer(1), power_of_two(300)));
  CHECK(pair.agrees(kMax64));
}

TEST_CASE("weighted sum: a weight of 0 adds nothing whatever the value", "[base][weighted-sum]") {
  WeightedSum sum;
  sum.add(0, Number::infinity());
  sum.add(0, Number::minus_infinity());
  sum.add(Number(0), Number::infinity());
  sum.add(Number(0), Number::minus_infinity());
  sum.add(0, two_to(100));
  CHECK(sum.mean(1) == Number(0));

  sum.add(2, 3);
  sum.add(Number::fraction(1, 2), two_to(100));
  sum.add(0, Number::minus_infinity());
  CHECK(sum.mean(1) == two_to(99) + Number(6));
}

TEST_CASE("weighted sum: an infinity outweighs all that is finite", "[base][weighted-sum]") {
  const Number infinity = GENERATE(Number::infinity(), Number::minus_infinity());
  WeightedSum sum;
  SECTION("first") {
    sum.add(1, infinity);
    sum.add(kMax64, two_to(90));
  }
  SECTION("last") {
    sum.add(kMax64, -two_to(90));
    sum.add(1, infinity);
  }
  SECTION("with a big weight") {
    sum.add(5, -7);
    sum.add(two_to(-100), infinity);
  }
  SECTION("twice") {
    sum.add(1, infinity);
    sum.add(1, infinity);
    sum.add(0, -infinity);
  }
  CHECK(sum.mean(3) == infinity);

  sum.clear();
  sum.add(1, 5);
  CHECK(sum.mean(1) == Number(5));
}

TEST_CASE("weighted sum: it says when its parts are too long", "[base][weighted-sum]") {
  const int bits = static_cast<int>(kMaxPartBits);
  WeightedSum sum;
  sum.add(1, two_to(-bits / 2));
  sum.add(1, two_to(2 - bits));  // the common denominator is 2^(bits - 2)
  CHECK_FALSE(sum.too_large());

  // 3^1000 is odd and has 1,585 bits.
  const BigInt power_of_three = mp::pow(BigInt(3), 1'000);
  sum.add(1, make_number(BigInt(1), power_of_three));
  sum.add(1, two_to(-bits));
  CHECK(sum.too_large());
  sum.add(1, 3);
  CHECK(sum.too_large());

  sum.clear();
  CHECK_FALSE(sum.too_large());
  sum.add(1, 3);
  CHECK(sum.mean(1) == Number(3));
}

TEST_CASE("weighted sum: terms of all lengths, in any order", "[base][weighted-sum]") {
  // 1/3^n and what is left of 1 after their sum: 1/3 + 1/9 + ... + 1/3^n = (1 - 1/3^n) / 2.
  const int terms = 600;
  std::vector<int> powers(terms);
  std::iota(powers.begin(), powers.end(), 1);
  std::mt19937_64 random(3);
  for (int order = 0; order < 4; ++order) {
    if (order == 1) std::ranges::reverse(powers);
    for (std::size_t i = powers.size(); order > 1 && i > 1; --i)
      std::swap(powers[i - 1], powers[draw(random, i)]);
    WeightedSum sum;
    for (const int n : powers)
      sum.add(1, make_number(BigInt(1), BigInt(mp::pow(BigInt(3), static_cast<unsigned>(n)))));
    const BigInt last = mp::pow(BigInt(3), static_cast<unsigned>(terms));
    CHECK(sum.mean(5) == make_number(BigInt(last - 1), BigInt(last * 10)));
  }
}

TEST_CASE("weighted sum: what cancels out leaves nothing", "[base][weighted-sum]") {
  WeightedSum sum;
  for (int sign : {1, -1})
    for (int power : {300, 20, 900, 70, 1})
      sum.add(sign < 0 ? Number(2) : Number(1), sign < 0 ? -two_to(-power - 1) : two_to(-power));
  CHECK(sum.mean(7) == Number(0));
}

TEST_CASE("weighted sum: it can be moved", "[base][weighted-sum]") {
  WeightedSum sum;
  sum.add(1, two_to(100));
  WeightedSum moved = std::move(sum);
  moved.add(1, 1);
  CHECK(moved.mean(1) == two_to(100) + Number(1));

  WeightedSum assigned;
  assigned.add(1, 3);
  assigned = std::move(moved);
  CHECK(assigned.mean(1) == two_to(100) + Number(1));
}
