/// \file
/// An exact number: any rational, or an infinity. Never a rounded one.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gametree {

namespace detail {
struct NumberAccess;
}

/// A rational number of any size, or ±infinity.
///
/// 16 bytes: a numerator and denominator of 64 bits in lowest terms; past that, a shared pointer to
/// a big rational. There is no NaN and no negative zero: what would give one is refused by
/// assertion, so check `is_infinite` first where it can happen.
class Number {
 public:
  constexpr Number() = default;
  constexpr Number(std::int64_t integer) : numerator_(integer) {  // NOLINT: a number is a number
    if (integer == INT64_MIN) *this = lowest_integer();
  }
  Number(const Number& other) : numerator_(other.numerator_), denominator_(other.denominator_) {
    if (is_big()) share();
  }
  Number(Number&& other) noexcept : numerator_(other.numerator_), denominator_(other.denominator_) {
    other.forget();
  }
  Number& operator=(const Number& other) {
    if (other.is_big() || is_big()) {
      assign_big(other);
    } else {
      numerator_ = other.numerator_;
      denominator_ = other.denominator_;
    }
    return *this;
  }
  Number& operator=(Number&& other) noexcept {
    if (is_big()) release();
    numerator_ = other.numerator_;
    denominator_ = other.denominator_;
    other.forget();
    return *this;
  }
  constexpr ~Number() {
    if (is_big()) release();
  }

  /// `numerator / denominator` in lowest terms. The denominator is not 0.
  static Number fraction(std::int64_t numerator, std::int64_t denominator);
  static constexpr Number infinity() { return {1, kInfinite}; }
  static constexpr Number minus_infinity() { return {-1, kInfinite}; }

  [[nodiscard]] constexpr bool is_infinite() const { return denominator_ == kInfinite; }
  [[nodiscard]] bool is_integer() const;
  /// -1, 0 or 1.
  [[nodiscard]] int sign() const;
  /// The value as a 64-bit integer, where it is one (and not INT64_MIN).
  [[nodiscard]] std::optional<std::int64_t> to_int64() const {
    if (denominator_ == 1) return numerator_;
    return std::nullopt;
  }
  /// The double nearest to the value, ties to even; past the largest double, the largest.
  /// Infinities stay infinities.
  [[nodiscard]] double to_double() const;
  /// Bits of the larger of numerator and denominator.
  [[nodiscard]] std::size_t bits() const;

  Number operator-() const;
  friend Number operator+(const Number& a, const Number& b);  ///< not inf + -inf
  friend Number operator-(const Number& a, const Number& b);  ///< not inf - inf
  friend Number operator*(const Number& a, const Number& b);  ///< 0 * inf is 0
  friend Number operator/(const Number& a, const Number& b);  ///< b not 0, not both infinite
  friend bool operator==(const Number& a, const Number& b) {
    if (!a.is_big() && !b.is_big())
      return a.numerator_ == b.numerator_ && a.denominator_ == b.denominator_;
    return compare(a, b) == 0;
  }
  friend std::strong_ordering operator<=>(const Number& a, const Number& b) {
    if (a.denominator_ == b.denominator_ && a.denominator_ >= kInfinite)
      return a.numerator_ <=> b.numerator_;
    return compare(a, b);
  }

 private:
  friend struct detail::NumberAccess;
  static constexpr std::int64_t kInfinite = 0;
  static constexpr std::int64_t kBig = -1;

  constexpr Number(std::int64_t numerator, std::int64_t denominator)
      : numerator_(numerator), denominator_(denominator) {}
  [[nodiscard]] constexpr bool is_big() const { return denominator_ == kBig; }
  void forget() {
    numerator_ = 0;
    denominator_ = 1;
  }
  static Number lowest_integer();
  static std::strong_ordering compare(const Number& a, const Number& b);
  void share() const;
  void release();
  void assign_big(const Number& other);

  // denominator_ > 0: the value, in lowest terms. 0: an infinity of numerator_'s sign.
  // -1: numerator_ is a pointer to a counted big rational.
  std::int64_t numerator_ = 0;
  std::int64_t denominator_ = 1;
};

/// Why a text is no number.
enum class NumberProblem {
  not_a_number,      ///< it does not follow the grammar
  zero_denominator,  ///< `1/0`
  too_long,          ///< more than kMaxDigits digits, written out
  percent,           ///< `50%` where no probability is asked for
};

/// A number has at most this many digits, written out without an exponent.
inline constexpr std::size_t kMaxDigits = 1000;

/// What was read: a number, or why there is none.
struct ParsedNumber {
  std::optional<Number> number;
  NumberProblem problem{};  ///< meaningful without a number
};

/// Reads `text`, all of it, by the grammar of the README's "Numbers": `-3`, `2.5`, `1e3`, `7/3`,
/// `inf`. No blanks around it.
ParsedNumber parse_number(std::string_view text);

/// The same, and `50%` too.
ParsedNumber parse_probability(std::string_view text);

/// For people, and exact: `3`, `2.5` (a decimal of at most 6 places where that is exact), else
/// `7/3`; `inf` and `-inf`.
std::string to_text(const Number& number);

/// For JSON: the shortest decimal that gives the nearest double; infinities in quotes.
std::string to_json(const Number& number);

/// Whether the decimal of `to_json` is the number itself.
bool is_exact_in_json(const Number& number);

}  // namespace gametree
