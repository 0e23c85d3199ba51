/// \file
/// What is around a number falls away, and what is left has to be one.
#include "answer/typed_number.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>

#include "answer/clean.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

constexpr std::size_t kThousand = 3;  // digits after a comma that may part thousands

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t digits_at(std::string_view text, std::size_t at) {
  const std::size_t first = at;
  while (at < text.size() && is_digit(text[at])) ++at;
  return at - first;
}

struct Vulgar {
  std::string_view sign;
  std::int64_t top, bottom;
};

constexpr std::array<Vulgar, 18> kVulgar{{
    {"½", 1, 2},
    {"⅓", 1, 3},
    {"⅔", 2, 3},
    {"¼", 1, 4},
    {"¾", 3, 4},
    {"⅕", 1, 5},
    {"⅖", 2, 5},
    {"⅗", 3, 5},
    {"⅘", 4, 5},
    {"⅙", 1, 6},
    {"⅚", 5, 6},
    {"⅐", 1, 7},
    {"⅛", 1, 8},
    {"⅜", 3, 8},
    {"⅝", 5, 8},
    {"⅞", 7, 8},
    {"⅑", 1, 9},
    {"⅒", 1, 10},
}};

std::optional<Number> vulgar_fraction(std::string_view text) {
  const auto* const found =
      std::ranges::find_if(kVulgar, [&](const Vulgar& v) { return v.sign == text; });
  if (found == kVulgar.end()) return std::nullopt;
  return Number::fraction(found->top, found->bottom);
}

/// A text without its sign, and without the blanks after it and around a `/`.
struct Unsigned {
  bool is_negative = false;
  std::string digits;

  explicit Unsigned(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) {
      is_negative = text.front() == '-';
      text = trim(text.substr(1));
    }
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) {
      digits = text;
    } else {
      digits = trim(text.substr(0, slash));
      digits += '/';
      digits += trim(text.substr(slash + 1));
    }
  }
};

/// The one comma as a point. False: there are several, or a point too.
bool comma_to_point(std::string& digits, TypedNumber& number) {
  const std::size_t comma = digits.find(',');
  if (comma == std::string::npos) return true;
  const bool is_only = digits.find_first_of(",.", comma + 1) == std::string::npos &&
                       digits.find('.') == std::string::npos;
  if (!is_only) return false;
  digits[comma] = '.';
  number.may_be_thousands = digits.size() == comma + 1 + kThousand;
  return true;
}

/// Takes away the dots behind digits after a point: `2.66...`, `2.66…`. False: there are none.
bool take_dots(std::string& digits) {
  std::string_view rest = digits;
  constexpr std::string_view kDots = "…";
  while (rest.ends_with(kDots)) rest.remove_suffix(kDots.size());
  while (rest.ends_with('.')) rest.remove_suffix(1);
  const bool has_several = rest.size() + 1 < digits.size();
  const std::size_t point = rest.find_first_of(".,");
  const bool has_digits = point != std::string_view::npos && point + 1 < rest.size() &&
                          digits_at(rest, point + 1) == rest.size() - point - 1;
  if (!has_several || !has_digits) return false;
  digits.resize(rest.size());
  return true;
}

/// The places of `2.33`, or of `23.3e-1`; none without a point.
std::optional<unsigned> decimals_of(std::string_view digits) {
  const std::size_t point = digits.find('.');
  if (point == std::string_view::npos || digits_at(digits, point + 1) == 0) return std::nullopt;
  const std::size_t places = digits_at(digits, point + 1);
  const std::size_t end = point + 1 + places;
  if (end >= digits.size()) return static_cast<unsigned>(places);
  // With an exponent the number itself says how long it is.
  const std::size_t digit = digits.find_first_of("0123456789", end);
  const bool is_negative = digits.find('-', end) != std::string_view::npos;
  std::size_t exponent = 0;
  for (const char c : digits.substr(std::min(digit, digits.size())))
    exponent = std::min<std::size_t>(exponent * 10 + static_cast<std::size_t>(c - '0'), 10'000);
  if (is_negative) return static_cast<unsigned>(places + exponent);
  return static_cast<unsigned>(places > exponent ? places - exponent : 0);
}

/// `text` up to the last `=` or `≈`, and after it.
struct Sides {
  std::string_view left, right;
  bool has_sign = false;

  explicit Sides(std::string_view text) : right(text) {
    constexpr std::string_view kAbout = "≈";
    const std::size_t equal = text.rfind('=');
    const std::size_t about = text.rfind(kAbout);
    const auto at = [](std::size_t place) {
      return place == std::string_view::npos ? 0 : place + 1;
    };
    if (at(equal) == 0 && at(about) == 0) return;
    const bool is_equal = at(equal) > at(about);
    const std::size_t first = is_equal ? equal : about;
    has_sign = true;
    left = trim(text.substr(0, first));
    right = trim(text.substr(first + (is_equal ? 1 : kAbout.size())));
  }
};

bool has_bound_sign(std::string_view text) {
  constexpr std::array<std::string_view, 6> kSigns{"<", ">", "≤", "≥", "⩽", "⩾"};
  return std::ranges::any_of(
      kSigns, [&](std::string_view sign) { return text.find(sign) != std::string_view::npos; });
}

/// Whether `text` holds several numbers, as far as that can be told.
bool are_several(std::string_view text) {
  const std::vector<std::string_view> parts = without_empty(split(text, " ,;\n"));
  return std::ranges::count_if(
             parts, [](std::string_view part) { return plain_number(part).has_value(); }) > 1;
}

Error why_no_number(std::string_view text) {
  if (is_none(text)) return problem_with(ErrorCode::answer_none_for_number, text);
  if (text.ends_with('%') && plain_number(text.substr(0, text.size() - 1)))
    return problem_with(ErrorCode::answer_percent, text);
  if (are_several(text)) return problem_with(ErrorCode::answer_several_numbers, text);
  return problem_with(ErrorCode::answer_not_a_number, text);
}

std::optional<Piece> number_in(std::string_view text, std::string_view given) {
  for (const std::string_view inner : unwrapped(text))
    if (const std::optional<TypedNumber> number = number_said(inner))
      return read_piece(given, Claim{*number});
  return std::nullopt;
}

/// `text` without the brackets at its end and what is in them.
std::string_view without_remark(std::string_view text) {
  const Brackets brackets(text);
  for (std::size_t at = 0; at < text.size(); ++at)
    if (at > 0 && brackets.close_of(at) == text.size() - 1) return trim(text.substr(0, at));
  return text;
}

std::optional<Piece> count_in(std::string_view text, std::string_view given) {
  if (std::optional<Piece> number = number_in(text, given)) return number;
  const std::string_view bare = without_remark(text);
  if (std::optional<Piece> number = number_in(bare, given)) return number;
  const std::optional<std::string_view> before = before_word(bare, {Word::unit});
  return before ? number_in(*before, given) : std::nullopt;
}

}  // namespace

std::optional<TypedNumber> plain_number(std::string_view clean) {
  if (clean.empty() || clean.size() > 3 * kMaxDigits) return std::nullopt;
  Unsigned parts(clean);
  TypedNumber number;
  if (const std::optional<Number> vulgar = vulgar_fraction(parts.digits)) {
    number.value = *vulgar;
  } else {
    if (parts.digits.starts_with('-') || parts.digits.starts_with('+')) return std::nullopt;
    number.goes_on = take_dots(parts.digits);
    if (!comma_to_point(parts.digits, number)) return std::nullopt;
    if (number.goes_on) number.may_be_thousands = false;
    const ParsedNumber parsed = parse_number(parts.digits);
    if (!parsed.number) return std::nullopt;
    number.value = *parsed.number;
    number.decimals = decimals_of(parts.digits);
  }
  if (parts.is_negative) number.value = -number.value;
  return number;
}

std::optional<TypedNumber> number_said(std::string_view clean) {
  if (has_bound_sign(clean)) return std::nullopt;
  const Sides sides(clean);
  if (sides.has_sign && plain_number(sides.left)) return std::nullopt;
  return plain_number(sides.right);
}

Piece read_number(std::string_view clean) {
  if (std::optional<Piece> number = number_in(clean, clean)) return *std::move(number);
  return invalid_piece(clean, why_no_number(clean));
}

Piece read_count(std::string_view clean) {
  for (const std::string_view inner : unwrapped(clean)) {
    if (is_none(inner)) return read_piece(clean, Claim{TypedNumber{0}});
    if (std::optional<Piece> count = count_in(inner, clean)) return *std::move(count);
  }
  return invalid_piece(clean, why_no_number(clean));
}

}  // namespace gametree::answer

namespace gametree {

bool is_right(const TypedNumber& typed, const Number& key, const std::optional<Number>& tolerance) {
  if (typed.value == key) return true;
  if (typed.value.is_infinite() || key.is_infinite()) return false;
  const Number off = typed.value < key ? key - typed.value : typed.value - key;
  if (tolerance && off <= *tolerance) return true;
  constexpr unsigned kFewestDecimals = 2;
  if (key.is_integer() || typed.decimals.value_or(0) < kFewestDecimals) return false;
  Number unit = 1;
  for (unsigned place = 0; place < *typed.decimals; ++place) unit = unit / 10;
  if (off + off <= unit) return true;
  const bool is_shorter = key.sign() < 0 ? typed.value > key : typed.value < key;
  return typed.goes_on && is_shorter && off < unit;
}

}  // namespace gametree
