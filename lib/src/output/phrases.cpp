/// \file
/// Small pieces of text for people: counts, numbers, lists cut short.
#include "output/phrases.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/rounded_text.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLongNumber = 40;
constexpr std::size_t kLongPath = 60;

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

std::string short_number(const Number& number) {
  std::string text = to_text(number);
  return text.size() <= kLongNumber ? text : "≈" + rounded_text(number);
}

std::string readable(const Number& number) {
  std::string text = short_number(number);
  return text.starts_with("≈") ? text + " (exactly in --json)" : text;
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
