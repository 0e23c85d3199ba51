/// \file
/// Signs, words and intervals, one after the other; the first that fits decides.
#include "answer/claim.h"

#include <algorithm>
#include <array>

#include "answer/clean.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_number.h"
#include "answer/window.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

struct SignRow {
  std::string_view text;
  Bound bound;
  bool is_strict;
};

// The longer ones first.
constexpr std::array<SignRow, 10> kSigns{{
    {">=", Bound::at_least, false},
    {"=>", Bound::at_least, false},
    {"≥", Bound::at_least, false},
    {"⩾", Bound::at_least, false},
    {"<=", Bound::at_most, false},
    {"=<", Bound::at_most, false},
    {"≤", Bound::at_most, false},
    {"⩽", Bound::at_most, false},
    {">", Bound::at_least, true},
    {"<", Bound::at_most, true},
}};

Bound turned(Bound bound) { return bound == Bound::at_most ? Bound::at_least : Bound::at_most; }

Piece bound_piece(std::string_view given, const TypedNumber& number, Bound bound) {
  return read_piece(given, Claim{number, bound});
}

/// `≤ 2` and `v(C) ≤ 2`; `2 ≥ v` is the same.
std::optional<Piece> by_sign(std::string_view text) {
  const std::vector<Sign> signs = signs_in(text);
  if (signs.size() != 1) return std::nullopt;
  const Sign& sign = signs.front();
  const std::string_view left = trim(text.substr(0, sign.at));
  const std::string_view right = trim(text.substr(sign.at + sign.length));
  const std::optional<TypedNumber> on_left = plain_number(left);
  const std::optional<TypedNumber> on_right = plain_number(right);
  if (on_left.has_value() == on_right.has_value() || (on_left && right.empty()))
    return std::nullopt;
  const Bound bound = on_right ? sign.bound : turned(sign.bound);
  if (!sign.is_strict) return bound_piece(text, on_right ? *on_right : *on_left, bound);
  const std::string number(on_right ? right : left);
  return invalid_piece(
      text, problem(ErrorCode::answer_strict_bound,
                    {shown(text), (bound == Bound::at_most ? "<=" : ">=") + shown(number)}));
}

/// `at most 4` and `v is at most 4`.
std::optional<Piece> by_word_before(std::string_view text) {
  // A number may have blanks in it: `- 3`, `7 / 3`.
  constexpr int kMostParts = 3;
  std::size_t blank = text.rfind(' ');
  for (int part = 0; part < kMostParts && blank != std::string_view::npos; ++part) {
    const std::string_view head = text.substr(0, blank);
    if (const std::optional<TypedNumber> number = plain_number(text.substr(blank + 1))) {
      if (is_word(head, Word::at_most) || before_word(head, {Word::at_most}))
        return bound_piece(text, *number, Bound::at_most);
      if (is_word(head, Word::at_least) || before_word(head, {Word::at_least}))
        return bound_piece(text, *number, Bound::at_least);
    }
    if (blank == 0) break;
    blank = text.rfind(' ', blank - 1);
  }
  return std::nullopt;
}

/// `4 or less`.
std::optional<Piece> by_word_after(std::string_view text) {
  if (const auto head = before_word(text, {Word::or_less}))
    if (const std::optional<TypedNumber> number = number_said(*head))
      return bound_piece(text, *number, Bound::at_most);
  if (const auto head = before_word(text, {Word::or_more}))
    if (const std::optional<TypedNumber> number = number_said(*head))
      return bound_piece(text, *number, Bound::at_least);
  return std::nullopt;
}

/// `[3, inf)`; also `2 <= v <= inf`.
std::optional<Piece> by_interval(std::string_view text) {
  std::optional<Ends> ends = ends_around(text);
  if (!ends) ends = interval_ends(text);
  if (!ends) return std::nullopt;
  const std::optional<TypedNumber> low = plain_number(ends->low);
  const std::optional<TypedNumber> high = plain_number(ends->high);
  if (!low || !high) return std::nullopt;
  const bool is_open_below = low->value == Number::minus_infinity();
  const bool is_open_above = high->value == Number::infinity();
  if (low->value == high->value) return bound_piece(text, *low, Bound::exact);
  if (is_open_below != is_open_above)
    return is_open_above ? bound_piece(text, *low, Bound::at_least)
                         : bound_piece(text, *high, Bound::at_most);
  return invalid_piece(text, problem_with(ErrorCode::answer_interval_no_bound, text));
}

std::optional<Piece> by_number(std::string_view text) {
  const std::optional<TypedNumber> number = number_said(text);
  if (!number) return std::nullopt;
  Claim claim{*number};
  if (text.find('=') != std::string_view::npos) claim.bound = Bound::exact;
  return read_piece(text, claim);
}

std::optional<Piece> claim_in(std::string_view text) {
  for (auto* const read : {by_number, by_sign, by_word_before, by_word_after, by_interval})
    if (std::optional<Piece> piece = read(text)) return piece;
  return std::nullopt;
}

}  // namespace

std::optional<Sign> sign_at(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  // An arrow's head is no sign.
  if (rest.starts_with('>') && at > 0 && text[at - 1] == '-') return std::nullopt;
  const auto* const row = std::ranges::find_if(
      kSigns, [&](const SignRow& sign) { return rest.starts_with(sign.text); });
  if (row == kSigns.end()) return std::nullopt;
  return Sign{at, row->text.size(), row->bound, row->is_strict};
}

std::vector<Sign> signs_in(std::string_view text) {
  std::vector<Sign> signs;
  for (std::size_t at = 0; at < text.size();) {
    const std::optional<Sign> sign = sign_at(text, at);
    if (sign) signs.push_back(*sign);
    at += sign ? sign->length : 1;
  }
  return signs;
}

std::optional<Ends> ends_around(std::string_view text) {
  const std::vector<Sign> signs = signs_in(text);
  if (signs.size() != 2 || signs[0].bound != signs[1].bound) return std::nullopt;
  const std::string_view first = trim(text.substr(0, signs[0].at));
  const std::string_view last = trim(text.substr(signs[1].at + signs[1].length));
  return signs[0].bound == Bound::at_most ? Ends{first, last} : Ends{last, first};
}

bool says_pruned(std::string_view text, const std::vector<std::string>& pruned_as) {
  if (is_pruned(text)) return true;
  if (pruned_as.empty()) return false;
  const std::string folded = fold_word(text);
  return std::ranges::any_of(
      pruned_as, [&](const std::string& word) { return fold_word(clean(word)) == folded; });
}

Piece read_claim(std::string_view clean, const std::vector<std::string>& pruned_as) {
  for (const std::string_view inner : unwrapped(clean)) {
    std::optional<Piece> piece = says_pruned(inner, pruned_as)
                                     ? std::optional(read_piece(clean, Pruned{}))
                                     : claim_in(inner);
    if (!piece) continue;
    piece->given = clean;
    return *std::move(piece);
  }
  return invalid_piece(clean, problem_with(ErrorCode::answer_not_a_value, clean));
}

}  // namespace gametree::answer
