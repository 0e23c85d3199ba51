/// \file
/// Numbers as text: the grammar that is read, and the forms that people and JSON get.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "base/big_rational.h"
#include "gametree/number.h"

namespace gametree {
namespace {

namespace mp = boost::multiprecision;

ParsedNumber refuse(NumberProblem problem) { return {std::nullopt, problem}; }

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool equal_letters(std::string_view text, std::string_view lower) {
  return std::ranges::equal(text, lower, {}, [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
  });
}

/// A text that is eaten from the front.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {}

  bool eat(std::string_view token) {
    if (!rest_.starts_with(token)) return false;
    rest_.remove_prefix(token.size());
    return true;
  }

  /// The sign there is, if any: -1 or 1. Calculators and PDFs write minus in four other ways.
  int sign() {
    constexpr std::array<std::string_view, 5> kMinus{"-", "\u2212", "\u2013", "\uFF0D", "\uFE63"};
    for (std::string_view minus : kMinus)
      if (eat(minus)) return -1;
    eat("+");
    return 1;
  }

  std::string_view digits() {
    const auto end = std::ranges::find_if_not(rest_, is_digit);
    const std::string_view found(rest_.begin(), end);
    rest_.remove_prefix(found.size());
    return found;
  }

  [[nodiscard]] std::string_view rest() const { return rest_; }
  [[nodiscard]] bool at_end() const { return rest_.empty(); }

 private:
  std::string_view rest_;
};

BigInt to_integer(std::string_view digits) {
  // A leading 0 would make Boost read octal.
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  return digits.empty() ? BigInt(0) : BigInt(std::string(digits));
}

BigInt power_of_ten(std::size_t exponent) {
  return mp::pow(BigInt(10), static_cast<unsigned>(exponent));
}

/// The parts of `12.5e-3`: 12, 5 and -3.
struct Decimal {
  std::string_view whole, fraction;
  long exponent = 0;

  /// Digits when written out without an exponent.
  [[nodiscard]] std::size_t written_digits() const {
    const long before = std::max(static_cast<long>(whole.size()) + exponent, 1L);
    return static_cast<std::size_t>(before) + places();
  }
  /// Digits after the point when written out.
  [[nodiscard]] std::size_t places() const {
    return static_cast<std::size_t>(std::max(static_cast<long>(fraction.size()) - exponent, 0L));
  }
  [[nodiscard]] std::size_t trailing_zeros() const {
    return static_cast<std::size_t>(std::max(exponent - static_cast<long>(fraction.size()), 0L));
  }
};

// Past this an exponent is too long whatever stands before it.
constexpr std::size_t kExponentDigits = 6;

bool read_exponent(Scanner& scanner, Decimal& decimal) {
  const int sign = scanner.sign();
  std::string_view digits = scanner.digits();
  if (digits.empty() || !scanner.at_end()) return false;
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  for (char c : digits.substr(0, kExponentDigits))
    decimal.exponent = decimal.exponent * 10 + (c - '0');
  decimal.exponent *= sign;
  return true;
}

ParsedNumber decimal_value(const Decimal& decimal, int sign) {
  if (decimal.written_digits() > kMaxDigits) return refuse(NumberProblem::too_long);
  const std::string digits = std::string(decimal.whole) + std::string(decimal.fraction);
  BigInt numerator = to_integer(digits) * power_of_ten(decimal.trailing_zeros()) * sign;
  return {make_number(std::move(numerator), power_of_ten(decimal.places())), {}};
}

ParsedNumber fraction_value(std::string_view top, std::string_view bottom, int sign) {
  if (top.size() + bottom.size() > kMaxDigits) return refuse(NumberProblem::too_long);
  const BigInt denominator = to_integer(bottom);
  if (denominator == 0) return refuse(NumberProblem::zero_denominator);
  return {make_number(to_integer(top) * sign, denominator), {}};
}

bool is_infinity(std::string_view text) {
  return equal_letters(text, "inf") || equal_letters(text, ".inf") ||
         equal_letters(text, "infinity") || text == "\u221E";
}

// The common case, without big integers: an integer that surely fits 64 bits.
std::optional<Number> short_integer(std::string_view text) {
  constexpr std::size_t kSafeDigits = 18;
  const bool negative = text.starts_with('-');
  if (negative) text.remove_prefix(1);
  if (text.empty() || text.size() > kSafeDigits || !std::ranges::all_of(text, is_digit))
    return std::nullopt;
  std::int64_t value = 0;
  for (char c : text) value = value * 10 + (c - '0');
  return Number(negative ? -value : value);
}

// `2.5`, again without big integers.
std::optional<Number> short_decimal(const Decimal& decimal, int sign) {
  constexpr std::size_t kSafeDigits = 18;
  if (decimal.exponent != 0 || decimal.whole.size() + decimal.fraction.size() > kSafeDigits)
    return std::nullopt;
  std::int64_t digits = 0;
  std::int64_t scale = 1;
  for (char c : decimal.whole) digits = digits * 10 + (c - '0');
  for (char c : decimal.fraction) {
    digits = digits * 10 + (c - '0');
    scale *= 10;
  }
  return Number::fraction(sign * digits, scale);
}

// What follows the digits before the point; false if that makes no decimal.
bool read_decimal(Scanner& scanner, Decimal& decimal) {
  if (scanner.eat(".")) {
    decimal.fraction = scanner.digits();
    if (decimal.fraction.empty()) return false;
  }
  if (decimal.whole.empty() && decimal.fraction.empty()) return false;
  const bool has_exponent = scanner.eat("e") || scanner.eat("E");
  return (!has_exponent || read_exponent(scanner, decimal)) && scanner.at_end();
}

ParsedNumber parse_after_sign(Scanner scanner, int sign) {
  if (is_infinity(scanner.rest()))
    return {sign < 0 ? Number::minus_infinity() : Number::infinity(), {}};
  Decimal decimal;
  decimal.whole = scanner.digits();
  if (!decimal.whole.empty() && scanner.eat("/")) {
    const std::string_view bottom = scanner.digits();
    if (bottom.empty() || !scanner.at_end()) return refuse(NumberProblem::not_a_number);
    return fraction_value(decimal.whole, bottom, sign);
  }
  if (!read_decimal(scanner, decimal)) return refuse(NumberProblem::not_a_number);
  if (const auto number = short_decimal(decimal, sign)) return {*number, {}};
  return decimal_value(decimal, sign);
}

// A decimal of at most 6 places, where the number is one.
std::optional<std::string> short_decimal_text(const BigInt& numerator, const BigInt& denominator) {
  const BigInt scale = 1'000'000;
  if (denominator > scale || scale % denominator != 0) return std::nullopt;
  const BigInt millionths = mp::abs(numerator) * (scale / denominator);
  const BigInt whole = millionths / scale;
  const BigInt rest = millionths % scale;
  std::string text =
      fmt::format("{}{}.{:06}", numerator < 0 ? "-" : "", whole.str(), rest.convert_to<int>());
  text.erase(text.find_last_not_of('0') + 1);
  return text;
}

// Below this a double that is an integer is written without point and exponent, as JavaScript does.
constexpr double kWrittenOut = 1e21;

// The shortest digits that give this double back, with zeros after them.
std::string shortest_integer(double integer) {
  std::string text = fmt::format("{}", std::abs(integer));  // `1.152921504606847e+18`
  if (const std::size_t e = text.find('e'); e != std::string::npos) {
    const std::size_t places = std::stoul(text.substr(e + 1));
    text.resize(e);
    std::erase(text, '.');
    text.resize(places + 1, '0');
  }
  return integer < 0 ? "-" + text : text;
}

std::string infinity_text(const Number& number) { return number.sign() < 0 ? "-inf" : "inf"; }

}  // namespace

ParsedNumber parse_number(std::string_view text) {
  if (const auto integer = short_integer(text)) return {*integer, {}};
  Scanner scanner(text);
  const int sign = scanner.sign();
  ParsedNumber parsed = parse_after_sign(scanner, sign);
  if (!parsed.number && text.ends_with('%') && parse_number(text.substr(0, text.size() - 1)).number)
    parsed.problem = NumberProblem::percent;
  return parsed;
}

ParsedNumber parse_probability(std::string_view text) {
  if (!text.ends_with('%')) return parse_number(text);
  text.remove_suffix(1);
  if (text.ends_with('%')) return refuse(NumberProblem::not_a_number);
  ParsedNumber parsed = parse_number(text);
  if (parsed.number && parsed.number->is_infinite()) return refuse(NumberProblem::not_a_number);
  if (parsed.number) parsed.number = *parsed.number * Number::fraction(1, 100);
  return parsed;
}

std::string to_text(const Number& number) {
  if (const auto integer = number.to_int64()) return fmt::format("{}", *integer);
  if (number.is_infinite()) return infinity_text(number);
  const BigInt numerator = big_numerator(number);
  const BigInt denominator = big_denominator(number);
  if (denominator == 1) return numerator.str();
  if (const auto decimal = short_decimal_text(numerator, denominator)) return *decimal;
  return numerator.str() + "/" + denominator.str();
}

std::string to_json(const Number& number) {
  constexpr std::int64_t kExact = std::int64_t{1} << 53;
  if (number.is_infinite()) return '"' + infinity_text(number) + '"';
  const auto integer = number.to_int64();
  if (integer && *integer <= kExact && *integer >= -kExact) return fmt::format("{}", *integer);
  const double nearest = number.to_double();
  if (nearest == 0) return "0";  // no -0
  return nearest == std::trunc(nearest) && std::abs(nearest) < kWrittenOut
             ? shortest_integer(nearest)
             : fmt::format("{}", nearest);
}

bool is_exact_in_json(const Number& number) {
  if (number.is_infinite()) return true;
  const ParsedNumber written = parse_number(to_json(number));
  assert(written.number);
  return *written.number == number;
}

}  // namespace gametree
