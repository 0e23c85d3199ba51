/// \file
/// Small pieces of text for people: counts, numbers, lists cut short.
#include "output/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace gametree::output {
namespace {

constexpr std::size_t kLongNumber = 40;
constexpr std::size_t kLongPath = 60;
constexpr int kStep = 300;  // decimal places that a double has room for

/// `1.234567e+400`, also of a number whose size no double has.
std::string rounded(Number number) {
  static const Number large = *parse_number("1e300").number;
  static const Number small = Number(1) / large;
  const bool is_negative = number.sign() < 0;
  if (is_negative) number = -number;
  int exponent = 0;
  for (; number >= large; exponent += kStep) number = number * small;
  for (; number < small; exponent -= kStep) number = number * large;
  const std::string text = fmt::format("{:.6e}", number.to_double());
  const std::size_t e = text.find('e');
  std::string digits = text.substr(0, e);
  digits.erase(digits.find_last_not_of("0") + 1);
  if (digits.back() == '.') digits.pop_back();
  exponent += std::stoi(text.substr(e + 1));
  return fmt::format("{}{}e{:+03}", is_negative ? "-" : "", digits, exponent);
}

/// Seven digits of a finite number.
std::string approximate(const Number& number) {
  const double nearest = number.to_double();
  const double size = std::abs(nearest);
  // There a double has all its digits.
  if (size > 1e-300 && size < 1e300) return fmt::format("{:.7g}", nearest);
  return rounded(number);
}

/// Whether a word stands between two that it belongs to.
bool is_sign(std::string_view word) {
  constexpr std::array<std::string_view, 7> kSigns{"<=", ">=", "<", ">", "=", "+", "×"};
  return std::ranges::find(kSigns, word) != kSigns.end();
}

/// Where the first word ends, or with signs in between the first few.
std::size_t end_of_unit(std::string_view text) {
  std::size_t end = std::min(text.find(' '), text.size());
  for (;;) {
    const std::size_t next = std::min(text.find(' ', end + 1), text.size());
    if (next <= end || !is_sign(text.substr(end + 1, next - end - 1))) return end;
    end = std::min(text.find(' ', next + 1), text.size());
  }
}

}  // namespace

std::string grouped(std::uint64_t count) {
  std::string text = std::to_string(count);
  for (std::size_t i = text.size(); i > 3; i -= 3) text.insert(i - 3, 1, ',');
  return text;
}

std::string counted(std::uint64_t count, std::string_view one, std::string_view many) {
  return grouped(count) + ' ' + std::string(count == 1 ? one : many);
}

std::string readable(const Number& number) {
  std::string text = to_text(number);
  if (text.size() <= kLongNumber) return text;
  return fmt::format("≈{} (exactly in --json)", approximate(number));
}

std::string readable_with_size(const Number& number) {
  std::string text = readable(number);
  if (text.find('/') == std::string::npos) return text;
  return fmt::format("{} (about {:.6g})", text, number.to_double());
}

std::string and_more(std::uint64_t count) {
  return "... and " + grouped(count) + " more (--json lists all)";
}

std::string short_path(std::string_view path) {
  if (path.size() <= kLongPath) return std::string(path);
  const std::string_view head = path.substr(0, path.rfind('/', kLongPath / 2) + 1);
  const std::string_view tail = path.substr(path.find('/', path.size() - kLongPath / 2));
  return fmt::format("{}...{}", head, tail);
}

std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::vector<std::string> wrapped(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::string_view unit = text.substr(0, end_of_unit(text));
    text.remove_prefix(std::min(unit.size() + 1, text.size()));
    if (lines.empty() || width(lines.back()) + 1 + width(unit) > columns)
      lines.emplace_back(unit);
    else
      lines.back().append(" ").append(unit);
  }
  return lines;
}

std::string padded(std::string_view text, std::size_t columns) {
  std::string result(text);
  const std::size_t used = width(text);
  if (used < columns) result.append(columns - used, ' ');
  return result;
}

std::string right_aligned(std::string_view text, std::size_t columns) {
  const std::size_t used = width(text);
  return std::string(used < columns ? columns - used : 0, ' ') + std::string(text);
}

}  // namespace gametree::output
