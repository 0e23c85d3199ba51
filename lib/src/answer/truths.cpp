/// \file
/// Each value is true, false or a number; what they are together decides.
#include "answer/truths.h"

#include <algorithm>
#include <utility>

#include "answer/clean.h"
#include "answer/lists.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"

namespace gametree::answer {
namespace {

enum class Kind { yes, no, zero_or_one, number, blank, unclear };

Kind kind_of_text(std::string_view text, const TruthWords& words) {
  const auto is = [&](std::optional<Word> word) { return word && is_word(text, *word); };
  if (is_word(text, Word::yes) || is(words.yes)) return Kind::yes;
  if (is_word(text, Word::no) || is(words.no)) return Kind::no;
  const std::optional<TypedNumber> number = number_said(text);
  if (!number) return Kind::unclear;
  return number->value == Number(0) || number->value == Number(1) ? Kind::zero_or_one
                                                                  : Kind::number;
}

Kind kind_of(const Typed& value, const TruthWords& words) {
  if (value.kind != Typed::Kind::text) return Kind::unclear;
  const std::string text = clean(value.text);
  if (is_blank(text)) return Kind::blank;
  for (const std::string_view inner : unwrapped(text))
    if (const Kind kind = kind_of_text(inner, words); kind != Kind::unclear) return kind;
  return Kind::unclear;
}

/// One node, and what was said of it.
struct Row {
  Piece piece;
  Kind kind{};
};

/// A second word on the same makes both invalid.
void refuse_repeated(std::vector<Row>& rows) {
  std::vector<std::pair<Piece::Value, std::size_t>> seen;
  for (std::size_t i = 0; i < rows.size(); ++i)
    if (is_read(rows[i].piece) && rows[i].kind != Kind::blank)
      seen.emplace_back(rows[i].piece.value, i);
  const auto less = [](const auto& a, const auto& b) {
    if (a.first.index() != b.first.index()) return a.first.index() < b.first.index();
    if (const auto* node = std::get_if<NodeId>(&a.first)) return *node < std::get<NodeId>(b.first);
    const auto* text = std::get_if<std::string>(&a.first);
    return text != nullptr && *text < std::get<std::string>(b.first);
  };
  std::ranges::stable_sort(seen, less);
  for (std::size_t i = 1; i < seen.size(); ++i) {
    if (less(seen[i - 1], seen[i])) continue;
    for (const std::size_t row : {seen[i - 1].second, seen[i].second}) {
      Piece& piece = rows[row].piece;
      piece =
          invalid_piece(piece.given, problem_with(ErrorCode::answer_answered_twice, piece.given));
    }
  }
}

bool is_number(Kind kind) { return kind == Kind::number || kind == Kind::zero_or_one; }

/// Not "no", and not nothing.
bool says_something(const Row& row) {
  if (row.kind == Kind::no) return is_invalid(row.piece);
  return row.kind != Kind::blank;
}

Piece no_truth(const Piece& key, const SaidPair& pair) {
  return invalid_piece(key.given, problem(ErrorCode::answer_not_true_or_false,
                                          {shown(pair.key), shown(plain_text(pair.value))}));
}

}  // namespace

Truths read_truths(const std::vector<SaidPair>& pairs,
                   const std::function<Piece(std::string_view)>& read_key,
                   const TruthWords& words) {
  std::vector<Row> rows;
  rows.reserve(pairs.size());
  for (const SaidPair& pair : pairs)
    rows.push_back({read_key(pair.key), kind_of(pair.value, words)});
  const auto any = [&](auto is) {
    return std::ranges::any_of(rows, [&](const Row& row) { return is(row.kind); });
  };
  const bool has_truths = any([](Kind kind) { return kind == Kind::yes || kind == Kind::no; });
  Truths truths;
  truths.fit = !any([](Kind kind) { return kind == Kind::unclear; }) &&
               std::ranges::all_of(rows, [](const Row& row) { return is_read(row.piece); });
  if (!has_truths && any(is_number) && !any([](Kind kind) { return kind == Kind::number; })) {
    truths.problem = problem(ErrorCode::answer_zero_or_one, {});
    return truths;
  }
  refuse_repeated(rows);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Row& row = rows[i];
    if (!says_something(row)) continue;
    const bool is_unclear = row.kind == Kind::unclear || (has_truths && is_number(row.kind));
    if (is_unclear && !is_invalid(row.piece)) row.piece = no_truth(row.piece, pairs[i]);
    truths.pieces.push_back(std::move(row.piece));
  }
  return truths;
}

Answer truth_answer(std::string given, Truths truths) {
  if (!truths.problem && truths.pieces.empty()) {
    Answer none;
    none.state = ReadState::none;
    none.given = std::move(given);
    return none;
  }
  Answer answer = list_answer(std::move(given), {std::move(truths.pieces), truths.fit});
  if (truths.problem) {
    answer.state = ReadState::invalid;
    answer.problem = std::move(truths.problem);
  }
  return answer;
}

Answer only_whole(Answer answer) {
  if (answer.state != ReadState::read) return answer;
  const auto bad = std::ranges::find_if(answer.pieces, is_invalid);
  if (bad != answer.pieces.end()) {
    answer.state = ReadState::invalid;
    answer.problem = bad->problem;
  }
  answer.is_either_or = answer.pieces.size() > 1;
  return answer;
}

}  // namespace gametree::answer
