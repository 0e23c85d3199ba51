/// \file
/// One pass for the brackets, one for the separators.
#include "answer/split.h"

#include <algorithm>

#include "answer/clean.h"
#include "base/text.h"

namespace gametree::answer {
namespace {

constexpr std::string_view kOpening = "([{";
constexpr std::string_view kClosing = ")]}";
constexpr std::string_view kQuotes = "\"'`";
constexpr std::string_view kEndMarks = ".,;:!";

// More are not a slip of the pen, and each costs another try: of long texts the more so.
constexpr std::size_t kMostLayers = 8;
constexpr std::size_t kMostLayersOfLong = 4;
constexpr std::size_t kLong = 1000;

bool is_one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

/// Whether a quote stands at an end without its other half.
bool is_odd_quote(std::string_view text, char c) {
  return is_one_of(c, kQuotes) && std::ranges::count(text, c) % 2 == 1;
}

/// `text` with one thing less around it; the same text if there is none.
std::string_view unwrap_once(std::string_view text) {
  const char first = text.front();
  const char last = text.back();
  if (text.size() > 1 && first == last && is_one_of(first, kQuotes))
    return text.substr(1, text.size() - 2);
  if (const std::string_view inside = inside_brackets(text, kOpening); inside.data() != nullptr)
    return inside;
  const Brackets brackets(text);
  if (brackets.is_unmatched(0) || is_odd_quote(text, first)) return text.substr(1);
  if (brackets.is_unmatched(text.size() - 1) || is_odd_quote(text, last) ||
      is_one_of(last, kEndMarks))
    return text.substr(0, text.size() - 1);
  return text;
}

}  // namespace

Brackets::Brackets(std::string_view text)
    : close_of_(text.size(), kNone), outside_(text.size(), true), unmatched_(text.size(), false) {
  std::vector<std::size_t> open;
  for (std::size_t at = 0; at < text.size(); ++at) {
    unmatched_[at] = is_one_of(text[at], kOpening) || is_one_of(text[at], kClosing);
    if (is_one_of(text[at], kOpening)) open.push_back(at);
    if (!is_one_of(text[at], kClosing) || open.empty()) continue;
    close_of_[open.back()] = at;
    unmatched_[open.back()] = unmatched_[at] = false;
    open.pop_back();
  }
  std::size_t inside_until = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (close_of_[at] != kNone) inside_until = std::max(inside_until, close_of_[at] + 1);
    outside_[at] = at >= inside_until;
  }
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  const Brackets brackets(text);
  std::vector<std::string_view> parts;
  std::size_t first = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_one_of(text[at], separators) || !brackets.is_outside(at)) continue;
    parts.push_back(trim(text.substr(first, at - first)));
    first = at + 1;
  }
  parts.push_back(trim(text.substr(first)));
  return parts;
}

std::vector<std::string_view> split_at_text(std::string_view text, std::string_view separator) {
  std::vector<std::string_view> parts;
  for (std::size_t at = 0; (at = text.find(separator)) != std::string_view::npos;) {
    parts.push_back(trim(text.substr(0, at)));
    text.remove_prefix(at + separator.size());
  }
  parts.push_back(trim(text));
  return parts;
}

std::vector<std::string_view> without_empty(std::vector<std::string_view> parts) {
  std::erase_if(parts, [](std::string_view part) { return part.empty(); });
  return parts;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  const char* first = nullptr;
  while (!text.empty()) {
    const char* const at = text.data();
    if (is_word_character(take_character(text))) {
      if (first == nullptr) first = at;
    } else if (first != nullptr) {
      words.emplace_back(first, static_cast<std::size_t>(at - first));
      first = nullptr;
    }
  }
  if (first != nullptr) words.emplace_back(first, static_cast<std::size_t>(text.data() - first));
  return words;
}

std::string_view inside_brackets(std::string_view text, std::string_view opening) {
  if (text.size() < 2 || !is_one_of(text.front(), opening)) return {};
  const char last = text.back();
  const std::size_t kind = kOpening.find(text.front());
  if (last != kClosing[kind] || Brackets(text).close_of(0) != text.size() - 1) return {};
  return trim(text.substr(1, text.size() - 2));
}

std::vector<std::string_view> unwrapped(std::string_view text) {
  std::vector<std::string_view> layers;
  text = trim(text);
  const std::size_t most = text.size() > kLong ? kMostLayersOfLong : kMostLayers;
  while (!text.empty() && layers.size() < most) {
    layers.push_back(text);
    const std::string_view inner = trim(unwrap_once(text));
    if (inner.size() == text.size()) break;
    text = inner;
  }
  return layers;
}

}  // namespace gametree::answer
