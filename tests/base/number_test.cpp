/// \file
/// Exact numbers: what is read as one, arithmetic around 64 bits, and how they are written.
#include "gametree/number.h"

#include <cfloat>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "base/big_rational.h"
#include "base/number_access.h"
#include "base/rounded_text.h"
#include "support/catch.h"
#include "support/exact_numbers.h"

using namespace gametree;
using namespace gametree::test;
using namespace std::string_literals;

namespace {

constexpr std::int64_t kMax64 = INT64_MAX;

Number read(const std::string& text) {
  INFO(text);
  const ParsedNumber parsed = parse_number(text);
  REQUIRE(parsed.number);
  return *parsed.number;
}

Number inf() { return Number::infinity(); }

/// The number is the rational, in the one form that each number has.
bool is(const Number& number, const Rational& expected) {
  if (number.is_infinite() || to_rational(number) != expected) return false;
  if (big_numerator(number) != BigInt(Integer(numerator(expected)).str())) return false;
  const bool fits = denominator(expected) <= kMax64 && abs(numerator(expected)) <= kMax64;
  return detail::NumberAccess::is_big(number) != fits;
}

}  // namespace

// What is read

TEST_CASE("number: integers decimals and fractions are read", "[base][number]") {
  struct Row {
    std::string text;
    std::int64_t numerator, denominator;
  };
  const auto row = GENERATE(values<Row>({
      {"0", 0, 1},
      {"3", 3, 1},
      {"+3", 3, 1},
      {"-3", -3, 1},
      {"007", 7, 1},
      {"010", 10, 1},
      {"-010", -10, 1},
      {"2.5", 5, 2},
      {"02.50", 5, 2},
      {".5", 1, 2},
      {"-.5", -1, 2},
      {"0.125", 1, 8},
      {"1e3", 1000, 1},
      {"1E3", 1000, 1},
      {"1e+3", 1000, 1},
      {"1e-3", 1, 1000},
      {"1e03", 1000, 1},
      {"2.5e1", 25, 1},
      {".5e1", 5, 1},
      {"12.5e-3", 1, 80},
      {"-1.5e2", -150, 1},
      {"1e0", 1, 1},
      {"1/2", 1, 2},
      {"+1/2", 1, 2},
      {"-4/6", -2, 3},
      {"06/04", 3, 2},
      {"0/5", 0, 1},
      {"6/3", 2, 1},
      {"010/08", 5, 4},
      {"9223372036854775807", kMax64, 1},
      {"-9223372036854775807", -kMax64, 1},
      {"1/9223372036854775807", 1, kMax64},
      {"999999999999999999", 999'999'999'999'999'999, 1},
      {"1000000000000000000", 1'000'000'000'000'000'000, 1},
      {"0.000000000000000001", 1, 1'000'000'000'000'000'000},
  }));
  INFO(row.text);

  const Number number = read(row.text);

  CHECK(is(number, Rational(row.numerator, row.denominator)));
}

TEST_CASE("number: every minus sign is one", "[base][number]") {
  const auto minus = GENERATE(values<std::string>({"-", "\u2212", "\u2013", "\uFF0D", "\uFE63"}));

  CHECK(read(minus + "3") == Number(-3));
  CHECK(read(minus + "2.5") == Number::fraction(-5, 2));
  CHECK(read(minus + "7/3") == Number::fraction(-7, 3));
  CHECK(read(minus + "inf") == -inf());
  CHECK(read(minus + "\u221E") == -inf());
  CHECK_FALSE(parse_number(minus).number);
  CHECK_FALSE(parse_number(minus + minus + "3").number);
}

TEST_CASE("number: infinity is read in any case", "[base][number]") {
  const auto text = GENERATE(
      values<std::string>({"inf", "INF", "Inf", ".inf", ".INF", "infinity", "Infinity", "\u221E"}));

  CHECK(read(text) == inf());
  CHECK(read("+" + text) == inf());
  CHECK(read("-" + text) == -inf());
}

TEST_CASE("number: minus zero is zero", "[base][number]") {
  const auto text = GENERATE(values<std::string>({"-0", "-0.0", "-0/7", "-0e5", "-.0", "\u22120"}));

  const Number zero = read(text);

  CHECK(zero == Number(0));
  CHECK(zero.sign() == 0);
  CHECK(to_text(zero) == "0");
  CHECK(to_json(zero) == "0");
}

TEST_CASE("number: what looks like a number elsewhere is none", "[base][number]") {
  const auto text = GENERATE(values<std::string>(
      {"",       "nan",       "NaN",          "-nan",     "0x10",    "0b1",   "0o7",
       "1_000",  "1,000",     "1:30",         "1.",       "-1.",     ".",     "+",
       "-",      "e5",        "1e",           "1e+",      "1e1.5",   "1e5e5", "1..2",
       "1.2.3",  "--1",       "+-1",          "-+1",      "1/",      "/2",    "1/2/3",
       "1/-2",   "1/+2",      "1/.5",         ".5/1",     "1.5/2",   "1/2e3", "1e3/2",
       "1/2.5",  " 1",        "1 ",           "1 /2",     "- 1",     "1f",    "1d",
       "$5",     "1a",        "a1",           "i",        "infin",   "infi",  "inf1",
       "in f",   ".infinity", "1inf",         "infinf",   "--inf",   "inf/2", "1/inf",
       "\u00BD", "\uFF11",    "\u0663",       "true",     "~",       "null",  "1\n",
       "1\0"s,   "\0"s,       "\u2212",       "\xE2\x88", "1\u2212", "%",     "%5",
       "50%%",   "50 %",      "\u221E\u221E", "x%"}));
  INFO(text);

  const ParsedNumber parsed = parse_number(text);

  REQUIRE_FALSE(parsed.number);
  CHECK(parsed.problem == NumberProblem::not_a_number);
  CHECK_FALSE(parse_probability(text).number);
}

TEST_CASE("number: nothing is divided by zero", "[base][number]") {
  const auto text = GENERATE(values<std::string>({"1/0", "0/0", "-1/00", "7/000"}));

  const ParsedNumber parsed = parse_number(text);

  REQUIRE_FALSE(parsed.number);
  CHECK(parsed.problem == NumberProblem::zero_denominator);
}

TEST_CASE("number: a thousand digits written out are the limit", "[base][number]") {
  const std::string nines(1000, '9');
  const std::string zeros(998, '0');
  struct Row {
    std::string longest, too_long;
  };
  const auto row = GENERATE_COPY(values<Row>({
      {"1e999", "1e1000"},  // 1 and the zeros
      {"-1e999", "-1e1000"},
      {"10e998", "10e999"},
      {"1.5e999", "1.5e1000"},  // the point moves into the zeros
      {nines, nines + "9"},     // written
      {"-" + nines, "-" + nines + "9"},
      {"0." + zeros + "1", "0." + zeros + "01"},
      {"1e-999", "1e-1000"},        // 0. and 999 places
      {"12.5e-998", "12.5e-1000"},  // 0. and 999 places
      {std::string(500, '7') + "/" + std::string(500, '3'),
       std::string(500, '7') + "/" + std::string(501, '3')},
      {"1e999", "1e9999"},
      {"1e999", "1e99999999999999999999"},  // past any integer type
      {"1e-999", "1e-99999999999999999999"},
  }));
  INFO(row.longest);
  INFO(row.too_long);

  const ParsedNumber parsed = parse_number(row.too_long);

  CHECK(parse_number(row.longest).number);
  REQUIRE_FALSE(parsed.number);
  CHECK(parsed.problem == NumberProblem::too_long);
}

TEST_CASE("number: long numbers are read to the last digit", "[base][number]") {
  const std::string nines(1000, '9');
  const Integer power = boost::multiprecision::pow(Integer(10), 999);

  CHECK(is(read("1e999"), Rational(power)));
  CHECK(is(read(nines), Rational(Integer(power * 10 - 1))));
  CHECK(is(read("-" + nines), Rational(Integer(1 - power * 10))));
  CHECK(is(read("1e-999"), Rational(Integer(1), power)));
  CHECK(is(read("0." + std::string(998, '0') + "1"), Rational(Integer(1), power)));
  CHECK(is(read("1.000000000000000000001"),
           Rational(Integer("1000000000000000000001"), Integer("1000000000000000000000"))));
  CHECK(is(read("9223372036854775808/18446744073709551616"), Rational(1, 2)));
}

TEST_CASE("number: a percentage is a probability only", "[base][number]") {
  const auto percent = GENERATE(values<std::string>({"50%", "12.5%", "0%", "100%", "+5%"}));

  const ParsedNumber parsed = parse_number(percent);

  REQUIRE_FALSE(parsed.number);
  CHECK(parsed.problem == NumberProblem::percent);
  CHECK(parse_probability(percent).number);
}

TEST_CASE("number: probabilities are exact", "[base][number]") {
  CHECK(parse_probability("50%").number == Number::fraction(1, 2));
  CHECK(parse_probability("12.5%").number == Number::fraction(1, 8));
  CHECK(parse_probability("0%").number == Number(0));
  CHECK(parse_probability("100%").number == Number(1));
  CHECK(parse_probability("0.1").number == Number::fraction(1, 10));
  CHECK(parse_probability("1/3").number == Number::fraction(1, 3));
  CHECK(parse_probability("7").number == Number(7));  // whether it is one is the tree's business
  CHECK_FALSE(parse_probability("inf%").number);
  CHECK_FALSE(parse_probability("nan").number);
  CHECK(parse_probability("1/0").problem == NumberProblem::zero_denominator);
  CHECK(parse_probability("1e1000").problem == NumberProblem::too_long);
}

// Arithmetic

TEST_CASE("number: the default is zero", "[base][number]") {
  CHECK(Number() == Number(0));
  CHECK(Number().is_integer());
  CHECK(Number().sign() == 0);
}

TEST_CASE("number: sixteen bytes hold one", "[base][number]") { CHECK(sizeof(Number) == 16); }

TEST_CASE("number: fractions are in lowest terms with the sign above", "[base][number]") {
  CHECK(Number::fraction(6, 4) == Number::fraction(3, 2));
  CHECK(is(Number::fraction(1, -2), Rational(-1, 2)));
  CHECK(is(Number::fraction(-1, -2), Rational(1, 2)));
  CHECK(is(Number::fraction(0, -5), Rational(0)));
  CHECK(Number::fraction(6, 3).is_integer());
  CHECK(Number::fraction(6, 3).to_int64() == 2);
  CHECK_FALSE(Number::fraction(7, 3).is_integer());
  CHECK_FALSE(Number::fraction(7, 3).to_int64());
}

TEST_CASE("number: the least 64-bit integer is no border", "[base][number]") {
  const Number least = INT64_MIN;
  const Integer two_63 = power_of_two(63);

  CHECK(is(least, Rational(Integer(-two_63))));
  CHECK(to_text(least) == "-9223372036854775808");
  CHECK(read("-9223372036854775808") == least);
  CHECK_FALSE(least.to_int64());
  CHECK(least.is_integer());
  CHECK(least.sign() == -1);
  CHECK(least.bits() == 64);
  CHECK(is(-least, Rational(two_63)));
  CHECK(least + Number(kMax64) == Number(-1));
  CHECK((least + Number(1)).to_int64() == -kMax64);
  CHECK((least - Number(-1)).to_int64() == -kMax64);
  CHECK(least < Number(-kMax64));
  CHECK(Number(-kMax64) - Number(1) == least);
  CHECK(is(Number::fraction(INT64_MIN, INT64_MIN), Rational(1)));
  CHECK(is(Number::fraction(INT64_MIN, -1), Rational(two_63)));
  CHECK(is(Number::fraction(1, INT64_MIN), Rational(Integer(-1), two_63)));
  CHECK(is(Number::fraction(INT64_MIN, 2), Rational(Integer(-power_of_two(62)))));
  CHECK(is(least * least, Rational(power_of_two(126))));
  CHECK(is(least / least, Rational(1)));
}

TEST_CASE("number: results pass the border of 64 bits and come back", "[base][number]") {
  const Number most = kMax64;

  CHECK(to_text(most + Number(1)) == "9223372036854775808");
  CHECK(to_text(-most - Number(2)) == "-9223372036854775809");
  // (2^63 - 1)^2 = 2^126 - 2^64 + 1
  CHECK(to_text(most * most) == "85070591730234615847396907784232501249");
  CHECK((most * most / most).to_int64() == kMax64);
  CHECK(((most + Number(1)) - Number(1)).to_int64() == kMax64);
  CHECK((most + most + Number(2)) == two_to(64));
  CHECK(is(most + most, Rational(Integer(power_of_two(64) - 2))));
  CHECK(is(Number(1) / two_to(64), Rational(Integer(1), power_of_two(64))));
  CHECK((two_to(64) * two_to(-64)).to_int64() == 1);
  const Number third = Number::fraction(1, 3);
  CHECK((third + third + third).to_int64() == 1);
  CHECK(Number::fraction(1, 10) * Number(3) + Number::fraction(9, 10) * Number(7) ==
        Number::fraction(66, 10));
}

TEST_CASE("number: comparison tells apart what doubles can't", "[base][number]") {
  const Number most = kMax64;
  const Number two_64 = two_to(64);

  CHECK(most < most + Number(1));
  CHECK(two_64 < two_64 + Number(1));
  CHECK(two_64 == two_to(63) + two_to(63));
  CHECK(Number(1) / two_64 > Number(1) / (two_64 + Number(1)));
  // n/(n-1) = 1 + 1/(n-1) falls as n grows.
  CHECK(Number::fraction(kMax64, kMax64 - 1) < Number::fraction(kMax64 - 1, kMax64 - 2));
  CHECK(Number::fraction(-kMax64, kMax64 - 1) > Number::fraction(1 - kMax64, kMax64 - 2));
  CHECK(Number(-1) < Number::fraction(-1, 2));
  CHECK(Number::fraction(2, 6) == Number::fraction(1, 3));
  CHECK(Number(0) != Number::fraction(1, kMax64));
  CHECK(-two_64 < Number(INT64_MIN));
}

TEST_CASE("number: infinities order and add as expected", "[base][number]") {
  const Number huge = two_to(4000);

  CHECK(inf().is_infinite());
  CHECK(inf().sign() == 1);
  CHECK((-inf()).sign() == -1);
  CHECK(-inf() == Number::minus_infinity());
  CHECK(-(-inf()) == inf());
  CHECK(inf() == inf());
  CHECK(inf() != -inf());
  CHECK(-inf() < -huge);
  CHECK(huge < inf());
  CHECK(-inf() < inf());
  CHECK(inf() > Number(0));
  CHECK(Number(kMax64) < inf());
  CHECK(inf() + huge == inf());
  CHECK(Number(3) + -inf() == -inf());
  CHECK(Number(3) - inf() == -inf());
  CHECK(inf() + inf() == inf());
  CHECK(inf() * Number(-2) == -inf());
  CHECK(-inf() * -inf() == inf());
  CHECK(inf() * Number(0) == Number(0));
  CHECK(Number(0) * -inf() == Number(0));
  CHECK(Number(5) / inf() == Number(0));
  CHECK(inf() / Number(-2) == -inf());
  CHECK(-inf() / Number::fraction(1, 2) == -inf());
  CHECK(inf().to_double() == std::numeric_limits<double>::infinity());
  CHECK((-inf()).to_double() == -std::numeric_limits<double>::infinity());
  CHECK_FALSE(inf().to_int64());
}

TEST_CASE("number: bits are those of the larger part", "[base][number]") {
  CHECK(Number(1).bits() == 1);
  CHECK(Number(8).bits() == 4);
  CHECK(Number(-8).bits() == 4);
  CHECK(Number::fraction(1, 8).bits() == 4);
  CHECK(Number::fraction(7, 3).bits() == 3);
  CHECK(two_to(64).bits() == 65);
  CHECK(two_to(-1000).bits() == 1001);
  CHECK(Number(kMax64).bits() == 63);
}

TEST_CASE("number: arithmetic and comparison agree with rationals", "[base][number]") {
  std::mt19937_64 random(7);
  int wrong = 0;
  const auto expect = [&](const Number& got, const Rational& expected) {
    if (!is(got, expected)) ++wrong;
  };
  for (int round = 0; round < 5'000; ++round) {
    const Rational x = random_rational(random);
    const Rational y = draw(random, 20) == 0 ? x : random_rational(random);
    const Number a = to_number(x);
    const Number b = to_number(y);
    expect(a, x);
    expect(-a, -x);
    expect(a + b, x + y);
    expect(a - b, x - y);
    expect(a * b, x * y);
    if (y != 0) expect(a / b, x / y);
    if ((a == b) != (x == y) || (a < b) != (x < y) || (a > b) != (x > y)) ++wrong;
    if (a.sign() != x.sign() || a.is_integer() != (denominator(x) == 1)) ++wrong;
    if (*parse_number(to_text(a)).number != a) ++wrong;
  }
  CHECK(wrong == 0);
}

// Copies

TEST_CASE("number: big numbers are copied moved and assigned", "[base][number]") {
  const Number big = two_to(100);
  const Number other = two_to(-100);

  Number copy = big;
  CHECK(copy == big);
  Number moved = std::move(copy);
  CHECK(moved == big);
  copy = other;  // after it was moved from
  CHECK(copy == other);
  copy = moved;
  CHECK(copy == big);
  moved = Number(3);
  CHECK(moved.to_int64() == 3);
  CHECK(copy == big);
  moved = std::move(copy);
  CHECK(moved == big);
  Number& self = moved;
  moved = self;
  CHECK(moved == big);
  moved = std::move(self);  // any value, but a sound one
  moved = big;
  CHECK(moved == big);
  std::swap(moved, copy = other);
  CHECK(moved == other);
}

TEST_CASE("number: big numbers live in containers", "[base][number]") {
  std::vector<Number> numbers;
  numbers.reserve(300);
  for (int i = 0; i < 300; ++i) numbers.push_back(i % 3 == 0 ? Number(i) : two_to(i));
  std::vector<Number> copies = numbers;
  numbers.erase(numbers.begin(), numbers.begin() + 150);
  copies.insert(copies.begin(), copies[200]);
  copies = std::vector<Number>(copies.begin() + 1, copies.end());

  int wrong = 0;
  for (std::size_t i = 0; i < 150; ++i)
    if (numbers[i] != copies[i + 150]) ++wrong;
  CHECK(wrong == 0);
  CHECK(copies[200] == two_to(200));
}

// To a double

namespace {

/// A finite double is a rational too.
Rational exact_value(double value) {
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  const auto mantissa = static_cast<std::int64_t>(std::ldexp(fraction, 53));
  exponent -= 53;
  if (exponent >= 0) return Integer(mantissa) << static_cast<unsigned>(exponent);
  return {Integer(mantissa), power_of_two(static_cast<unsigned>(-exponent))};
}

bool is_even(double value) {
  int exponent = 0;
  const double fraction = std::frexp(value, &exponent);
  // The last place of a subnormal double is 2^-1074 whatever its size.
  const int places = std::min(53, exponent + 1074);
  return std::fmod(std::ldexp(std::fabs(fraction), places), 2) == 0;
}

/// No neighbour is nearer, and a tie went to the even one.
bool is_nearest(double got, const Rational& exact) {
  const Rational error = abs(exact_value(got) - exact);
  for (const double direction : {-DBL_MAX, DBL_MAX}) {
    if (got == direction) continue;
    const Rational other = abs(exact_value(std::nextafter(got, direction)) - exact);
    if (other < error || (other == error && !is_even(got))) return false;
  }
  return true;
}

double random_double(std::mt19937_64& random) {
  const double mantissa = static_cast<double>(random() >> 11) + 0x1p53;
  const auto exponent = static_cast<int>(draw(random, 2090)) - 1130;
  const double value = std::ldexp(mantissa, exponent);
  return std::isfinite(value) ? value : DBL_MAX;
}

}  // namespace

TEST_CASE("number: the nearest double is found", "[base][number]") {
  std::mt19937_64 random(5);
  int wrong = 0;
  for (int round = 0; round < 5'000; ++round) {
    const Rational exact = random_rational(random);
    if (!is_nearest(to_number(exact).to_double(), exact)) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("number: doubles of every size come back and ties go to even", "[base][number]") {
  std::mt19937_64 random(6);
  int wrong = 0;
  for (int round = 0; round < 2'000; ++round) {
    const double value = std::max(random_double(random), DBL_TRUE_MIN);
    const double next = std::nextafter(value, DBL_MAX);
    const Rational low = exact_value(value);
    const Rational middle = (low + exact_value(next)) / 2;
    const Rational hair{Integer(1), power_of_two(2000)};
    if (to_number(low).to_double() != value || to_number(-low).to_double() != -value) ++wrong;
    if (to_number(middle).to_double() != (is_even(value) ? value : next)) ++wrong;
    if (to_number(middle + hair).to_double() != next) ++wrong;
    if (to_number(middle - hair).to_double() != value) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("number: half-way cases of doubles round to even", "[base][number]") {
  const Number one = 1;
  CHECK((two_to(53) + one).to_double() == 0x1p53);
  CHECK((two_to(53) + Number(3)).to_double() == 0x1p53 + 4);
  CHECK((-two_to(53) - one).to_double() == -0x1p53);
  CHECK((one + two_to(-53)).to_double() == 1);
  CHECK((one + two_to(-53) + two_to(-200)).to_double() == 1 + 0x1p-52);
  CHECK((one + Number(3) * two_to(-53)).to_double() == 1 + 0x1p-51);
}

TEST_CASE("number: subnormal doubles are rounded once", "[base][number]") {
  CHECK(two_to(-1074).to_double() == 0x1p-1074);
  CHECK(two_to(-1075).to_double() == 0);  // half of the least double: to even
  CHECK((two_to(-1075) + two_to(-1200)).to_double() == 0x1p-1074);
  CHECK((Number(3) * two_to(-1075)).to_double() == 0x1p-1073);  // 1.5 of the least: to even
  CHECK((Number(5) * two_to(-1075)).to_double() == 0x1p-1073);  // 2.5 of the least: to even
  CHECK(two_to(-1076).to_double() == 0);
  CHECK(two_to(-5000).to_double() == 0);
  CHECK((two_to(-1022) - two_to(-1075)).to_double() == 0x1p-1022);  // up into the normal ones
  CHECK((two_to(-1022) - two_to(-1074)).to_double() == 0x0.fffffffffffffp-1022);
  CHECK((-two_to(-1074)).to_double() == -0x1p-1074);
}

TEST_CASE("number: past the largest double is the largest double", "[base][number]") {
  const Number largest = two_to(1024) - two_to(971);
  CHECK(largest.to_double() == DBL_MAX);
  CHECK((largest + two_to(969)).to_double() == DBL_MAX);
  CHECK((largest + two_to(970)).to_double() == DBL_MAX);  // a tie with 2^1024
  CHECK(two_to(1024).to_double() == DBL_MAX);
  CHECK(two_to(5000).to_double() == DBL_MAX);
  CHECK((-two_to(5000)).to_double() == -DBL_MAX);
  CHECK((largest - two_to(970)).to_double() == std::nextafter(DBL_MAX, 0));  // the even one
}

// To text

TEST_CASE("number: people see integers short decimals or fractions", "[base][number]") {
  CHECK(to_text(Number(0)) == "0");
  CHECK(to_text(Number(-42)) == "-42");
  CHECK(to_text(two_to(64)) == "18446744073709551616");
  CHECK(to_text(Number::fraction(5, 2)) == "2.5");
  CHECK(to_text(Number::fraction(-1, 8)) == "-0.125");
  CHECK(to_text(Number::fraction(1, 10)) == "0.1");
  CHECK(to_text(Number::fraction(1, 64)) == "0.015625");  // 6 places
  CHECK(to_text(Number::fraction(1, 128)) == "1/128");    // 0.0078125 has 7
  CHECK(to_text(Number::fraction(1, 1'000'000)) == "0.000001");
  CHECK(to_text(Number::fraction(-1, 10'000'000)) == "-1/10000000");
  CHECK(to_text(Number::fraction(123'456'789, 1'000'000)) == "123.456789");
  CHECK(to_text(Number::fraction(100'000'001, 100'000)) == "1000.00001");
  CHECK(to_text(Number::fraction(7, 3)) == "7/3");
  CHECK(to_text(Number::fraction(-7, 3)) == "-7/3");
  CHECK(to_text(two_to(64) + Number::fraction(1, 2)) == "18446744073709551616.5");
  CHECK(to_text(two_to(-64)) == "1/18446744073709551616");
  CHECK(to_text(inf()) == "inf");
  CHECK(to_text(-inf()) == "-inf");
}

// To JSON

TEST_CASE("number: JSON gets the shortest number of the nearest double", "[base][number]") {
  struct Row {
    Number number;
    std::string json;
    bool exact;
  };
  const auto row = GENERATE(values<Row>({
      {0, "0", true},
      {3, "3", true},
      {-3, "-3", true},
      {1'000'000, "1000000", true},
      {Number::fraction(5, 2), "2.5", true},
      {Number::fraction(-1, 10), "-0.1", true},  // the decimal is exact though the double is not
      {Number::fraction(7, 3), "2.3333333333333335", false},
      {Number::fraction(1, 3), "0.3333333333333333", false},
      {std::int64_t{1} << 53, "9007199254740992", true},
      {(std::int64_t{1} << 53) + 1, "9007199254740992", false},
      {(std::int64_t{1} << 53) + 2, "9007199254740994", true},
      {-(std::int64_t{1} << 53) - 1, "-9007199254740992", false},
      // Integers have no point, and none of the digits that the double doesn't need.
      {std::int64_t{1} << 60, "1152921504606847000", false},
      {-(std::int64_t{1} << 60), "-1152921504606847000", false},
      {100'000'000'000'000'000, "100000000000000000", true},
      {two_to(69), "590295810358705700000", false},
      {two_to(70), "1.1805916207174113e+21", false},
      {Number::infinity(), "\"inf\"", true},
      {Number::minus_infinity(), "\"-inf\"", true},
  }));

  CHECK(to_json(row.number) == row.json);
  CHECK(is_exact_in_json(row.number) == row.exact);
}

TEST_CASE("number: JSON outside the range of doubles stays a number", "[base][number]") {
  const auto json = [](const Number& number) {
    return nlohmann::json::parse(to_json(number)).get<double>();
  };

  CHECK(json(read("1e309")) == DBL_MAX);
  CHECK(json(read("-1e309")) == -DBL_MAX);
  CHECK(json(read("1e999")) == DBL_MAX);
  CHECK_FALSE(is_exact_in_json(read("1e309")));
  CHECK(json(read("1.7976931348623157e308")) == DBL_MAX);
  CHECK(is_exact_in_json(read("1.7976931348623157e308")));
  CHECK_FALSE(is_exact_in_json(read("1.7976931348623158e308")));

  CHECK(to_json(read("1e-400")) == "0");
  CHECK(to_json(read("-1e-400")) == "0");
  CHECK_FALSE(is_exact_in_json(read("1e-400")));
  CHECK(json(read("5e-324")) == 0x1p-1074);
  CHECK(is_exact_in_json(read("5e-324")));
  CHECK_FALSE(is_exact_in_json(two_to(-1074)));
  CHECK(is_exact_in_json(read("1e22")));
  CHECK(is_exact_in_json(read("1e300")));
  CHECK(is_exact_in_json(read("1e-300")));
}

TEST_CASE("number: in a few digits, whatever its size", "[base][number]") {
  const auto text = [](const char* number, int digits) {
    return scientific_text(*parse_number(number).number, digits);
  };
  CHECK(text("0", 7) == "0");
  CHECK(text("1", 7) == "1e+00");
  CHECK(text("-1234567", 4) == "-1.235e+06");
  CHECK(text("9.5", 1) == "1e+01");
  CHECK(text("9.4999", 1) == "9e+00");
  CHECK(text("999999.5", 6) == "1e+06");
  CHECK(text("2/3", 3) == "6.67e-01");
  CHECK(text("1e999", 7) == "1e+999");
  CHECK(text("1.25e-900", 2) == "1.3e-900");
  CHECK(text("-1e-990", 7) == "-1e-990");
  // 2^1000 = 1.0715086...e301; 2^100000 = 9.9900209...e30102, as published.
  CHECK(scientific_text(two_to(1'000), 8) == "1.0715086e+301");
  CHECK(scientific_text(two_to(100'000), 8) == "9.9900209e+30102");
  for (int power = 1; power < 900; ++power)
    CHECK(text(("1e" + std::to_string(power)).c_str(), 7) ==
          "1e+" + std::string(power < 10 ? "0" : "") + std::to_string(power));
}

TEST_CASE("number: JSON comes back as the nearest double", "[base][number]") {
  std::mt19937_64 random(8);
  int wrong = 0;
  for (int round = 0; round < 5'000; ++round) {
    const Number number = to_number(random_rational(random));
    const std::string text = to_json(number);
    if (nlohmann::json::parse(text).get<double>() != number.to_double()) ++wrong;
    if (is_exact_in_json(number) != (parse_number(text).number == number)) ++wrong;
  }
  CHECK(wrong == 0);
}
