/// \file
/// Separators between a key and a text, told from arrows and bounds.
#include "answer/pair.h"

#include <algorithm>
#include <array>

#include "answer/file_text.h"
#include "answer/quoted_text.h"
#include "base/text.h"

namespace gametree::answer_file {
namespace {

constexpr std::string_view kWideColon = "：";
constexpr std::array<std::string_view, 8> kBounds{"<=", ">=", "=<", "=>", "≤", "≥", "⩽", "⩾"};

/// What may stand between a key and a text.
struct Separator {
  std::size_t size = 0;  // 0: there is none
  bool is_bound = false;
};

/// The separator that `text` begins with.
Separator separator_at(std::string_view text) {
  for (const std::string_view bound : kBounds)
    if (text.starts_with(bound)) return {bound.size(), true};
  if (text.starts_with(':') || text.starts_with('=')) return {1, false};
  if (text.starts_with(kWideColon)) return {kWideColon.size(), false};
  return {};
}

struct Found {
  std::size_t at = 0;
  Separator separator;
};

/// The first separator from `at` on.
Found find_separator(std::string_view text, std::size_t at) {
  for (; at < text.size(); ++at) {
    // The first bytes of all separators.
    at = std::min(text.find_first_of(":=<>\xE2\xEF", at), text.size());
    const Separator separator = separator_at(text.substr(at));
    if (separator.size > 0) return {at, separator};
  }
  return {};
}

/// The pair whose key stands in the quotation marks that `text` begins with.
std::optional<Pair> split_quoted(std::string_view text) {
  const std::size_t close = text.find(text.front(), 1);
  if (close == std::string_view::npos) return std::nullopt;
  const std::size_t at = skip_blanks(text, close + 1);
  const Separator separator = separator_at(text.substr(at));
  const std::string_view key = trimmed(text.substr(1, close - 1));
  if (separator.size == 0 || separator.is_bound || key.empty()) return std::nullopt;
  std::string_view value = trimmed(text.substr(at + separator.size));
  // JSON that is none after all: a comma is the end of an answer there.
  if (value.ends_with(',')) value = trimmed(value.substr(0, value.size() - 1));
  return Pair{key, value};
}

bool is_quoted(std::string_view text) { return text.starts_with('"') || text.starts_with('\''); }

/// A word with a separator after it, where a pair may begin.
bool begins_pair(std::string_view text) {
  text.remove_prefix(skip_blanks(text, 0));
  if (is_quoted(text)) return split_quoted(text).has_value();
  const std::string_view whole = text;
  while (!text.empty()) {
    const std::string_view rest = text;
    const char32_t character = take_character(text);
    if (is_word_character(character) || character == '/' || character == '_') continue;
    text = rest;
    break;
  }
  const std::string_view word = whole.substr(0, whole.size() - text.size());
  constexpr std::array<std::string_view, 5> kNotNodes{"alpha", "beta", "α", "β", "v"};
  const auto is_same = [&](std::string_view known) { return same_but_for_case(known, word); };
  constexpr std::size_t kLongest = 100;
  if (word.empty() || word.size() > kLongest || std::ranges::any_of(kNotNodes, is_same))
    return false;
  return separator_at(text.substr(skip_blanks(text, 0))).size > 0;
}

}  // namespace

std::optional<Pair> split_pair(std::string_view text) {
  text = trimmed(text);
  if (is_quoted(text)) return split_quoted(text);
  const auto [at, separator] = find_separator(text, 0);
  const std::string_view key = trimmed(text.substr(0, at));
  if (separator.size == 0 || key.empty()) return std::nullopt;
  return Pair{key, trimmed(text.substr(separator.is_bound ? at : at + separator.size))};
}

std::vector<Pair> split_pairs(std::string_view line) {
  std::vector<Pair> pairs;
  std::size_t begin = 0;
  const auto add = [&](std::size_t end) {
    const std::string_view part = trimmed(line.substr(begin, end - begin));
    if (!part.empty())
      pairs.push_back(split_pair(part).value_or(Pair{part, part.substr(part.size())}));
    begin = end + 1;
  };
  for (std::size_t at = line.find_first_of(",;"); at < line.size();
       at = line.find_first_of(",;", at + 1))
    if (begins_pair(line.substr(at + 1))) add(at);
  add(line.size());
  return pairs;
}

}  // namespace gametree::answer_file
