/// \file
/// Two ends, by name or by place; an end that can't be read spoils only itself.
#include "answer/window.h"

#include <algorithm>
#include <array>

#include "answer/clean.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_number.h"

namespace gametree::answer {
namespace {

constexpr std::size_t kLongestEnd = 16;  // bytes of an end's name

bool is_interval_bracket(char c) {
  return std::string_view("()[]{}").find(c) != std::string_view::npos;
}

/// Without brackets of any kind, each turned as it may be: `]−∞; 3]`.
std::string_view without_brackets(std::string_view text) {
  if (text.size() < 2 || !is_interval_bracket(text.front()) || !is_interval_bracket(text.back()))
    return text;
  const std::string_view inside = text.substr(1, text.size() - 2);
  return std::ranges::any_of(inside, is_interval_bracket) ? text : trim(inside);
}

std::vector<std::string_view> split_at_dots(std::string_view text) {
  constexpr std::string_view kEllipsis = "…";
  if (text.find(kEllipsis) != std::string_view::npos) return split_at_text(text, kEllipsis);
  const std::size_t dots = text.find("..");
  if (dots == std::string_view::npos) return {text};
  const std::size_t end = std::min(text.find_first_not_of('.', dots), text.size());
  return {trim(text.substr(0, dots)), trim(text.substr(end))};
}

std::vector<std::string_view> split_at(std::string_view text, std::string_view separator) {
  return separator == ".." ? split_at_dots(text) : split_at_text(text, separator);
}

/// Two ends at the first of the separators that gives two.
std::optional<Ends> two_parts(std::string_view text) {
  constexpr std::array<std::string_view, 5> kSeparators{";", "..", ", ", " ", ","};
  for (const std::string_view separator : kSeparators) {
    if (separator == " " && plain_number(text)) continue;  // the blank of `- 5`
    if (const auto parts = split_at(text, separator); parts.size() == 2)
      return Ends{parts[0], parts[1]};
  }
  return std::nullopt;
}

bool is_infinite(std::string_view text) {
  const std::optional<TypedNumber> number = plain_number(text);
  return number && number->value.is_infinite();
}

Piece read_end(std::string_view text) { return is_blank(text) ? Piece{} : read_number(text); }

int unreadable(const WindowPieces& window) {
  return (is_invalid(window.alpha) ? 1 : 0) + (is_invalid(window.beta) ? 1 : 0);
}

/// An end's name in a text, and where what it is said to be begins.
struct NamedEnd {
  WindowEnd end;
  std::size_t first = 0, value = 0;
};

bool is_separator(char c) { return c == ' ' || c == ',' || c == ';' || c == '\n'; }

/// The end named right before the sign at `sign`, if that is so.
std::optional<NamedEnd> named_before(std::string_view text, std::size_t sign) {
  const std::string_view head = text.substr(0, text.find_last_not_of(' ', sign - 1) + 1);
  std::size_t first = head.size();
  while (first > 0 && head.size() - first <= kLongestEnd && !is_separator(head[first - 1])) --first;
  const std::optional<WindowEnd> end = end_named(head.substr(first));
  if (!end) return std::nullopt;
  return NamedEnd{*end, first, sign + 1};
}

std::vector<NamedEnd> named_ends(std::string_view text) {
  std::vector<NamedEnd> ends;
  for (std::size_t at = 1; at < text.size(); ++at) {
    if (text[at] != '=' && text[at] != ':') continue;
    if (const std::optional<NamedEnd> end = named_before(text, at)) ends.push_back(*end);
  }
  return ends;
}

/// `β = ∞, α = 5`.
std::optional<WindowPieces> by_name(std::string_view text) {
  const std::vector<NamedEnd> ends = named_ends(text);
  if (ends.empty() || ends.front().first != 0) return std::nullopt;
  WindowPieces window;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const std::size_t next = i + 1 < ends.size() ? ends[i + 1].first : text.size();
    std::string_view value = trim(text.substr(ends[i].value, next - ends[i].value));
    while (value.ends_with(',') || value.ends_with(';'))
      value = trim(value.substr(0, value.size() - 1));
    Piece& piece = ends[i].end == WindowEnd::alpha ? window.alpha : window.beta;
    piece = piece.state == ReadState::blank
                ? read_end(value)
                : invalid_piece(text, problem_with(ErrorCode::answer_end_twice, text));
  }
  return window;
}

std::optional<WindowPieces> by_place(std::string_view text) {
  std::optional<Ends> ends = ends_around(text);
  if (!ends && signs_in(text).empty()) ends = two_parts(without_brackets(text));
  if (!ends) return std::nullopt;
  WindowPieces window;
  window.alpha = read_end(ends->low);
  window.beta = read_end(ends->high);
  return window;
}

/// Of a window read whole, the end asked; named as the other one it is none.
WindowPieces own_end(WindowPieces window, WindowEnd own, std::string_view given) {
  Piece& asked = own == WindowEnd::alpha ? window.alpha : window.beta;
  Piece& other = own == WindowEnd::alpha ? window.beta : window.alpha;
  if (asked.state == ReadState::blank && other.state != ReadState::blank)
    asked =
        invalid_piece(given, problem(ErrorCode::answer_other_end,
                                     {shown(given), own == WindowEnd::alpha ? "alpha" : "beta"}));
  other = Piece{};
  return window;
}

/// A number alone, which is the end that is asked.
std::optional<WindowPieces> by_number(std::string_view text, WindowEnd own) {
  const std::optional<TypedNumber> number = number_said(text);
  if (!number) return std::nullopt;
  WindowPieces window;
  (own == WindowEnd::alpha ? window.alpha : window.beta) = read_piece(text, Claim{*number});
  return window;
}

std::optional<WindowPieces> window_in(std::string_view text, std::optional<WindowEnd> own) {
  if (std::optional<WindowPieces> named = by_name(text))
    return own ? own_end(*std::move(named), *own, text) : named;
  if (own)
    if (std::optional<WindowPieces> end = by_number(text, *own)) return end;
  std::optional<WindowPieces> window = by_place(text);
  return window && own ? own_end(*std::move(window), *own, text) : window;
}

}  // namespace

std::optional<WindowEnd> end_named(std::string_view word) {
  if (word.size() > kLongestEnd) return std::nullopt;
  const std::string folded = fold_word(word);
  if (folded == "alpha" || folded == "α") return WindowEnd::alpha;
  if (folded == "beta" || folded == "β") return WindowEnd::beta;
  return std::nullopt;
}

std::optional<Ends> interval_ends(std::string_view text) {
  const std::string_view inside = without_brackets(text);
  const std::optional<Ends> ends = two_parts(inside);
  if (!ends) return std::nullopt;
  const bool is_clear = inside.size() != text.size() || split_at_dots(text).size() == 2 ||
                        is_infinite(ends->low) || is_infinite(ends->high);
  return is_clear ? ends : std::nullopt;
}

WindowPieces invalid_window(std::string_view given, const Error& why,
                            std::optional<WindowEnd> own) {
  WindowPieces window;
  if (own != WindowEnd::beta) window.alpha = invalid_piece(given, why);
  if (own != WindowEnd::alpha) window.beta = invalid_piece(given, why);
  return window;
}

WindowPieces read_window(std::string_view clean, std::optional<WindowEnd> own,
                         const std::vector<std::string>& pruned_as) {
  std::optional<WindowPieces> best;
  for (const std::string_view inner : unwrapped(clean)) {
    if (says_pruned(inner, pruned_as)) {
      WindowPieces window;
      window.pruned = true;
      window.alpha.given = clean;
      return window;
    }
    std::optional<WindowPieces> window = window_in(inner, own);
    if (!window || (best && unreadable(*window) >= unreadable(*best))) continue;
    best = std::move(window);
    if (unreadable(*best) == 0) return *std::move(best);
  }
  if (best) return *std::move(best);
  return invalid_window(clean, problem_with(ErrorCode::answer_not_a_window, clean), own);
}

}  // namespace gametree::answer
