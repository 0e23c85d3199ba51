/// \file
/// Judges values one by one: the number, then its sign.
#include "grade/values_key.h"

#include <utility>

#include "grade/explain.h"

namespace gametree::grade {
namespace {

bool says_pruned(const Piece& piece) {
  return piece.state == ReadState::none || std::holds_alternative<Pruned>(piece.value);
}

/// A bare number is no claim about bounds, unless the question wants one.
bool fits_sign(const std::optional<Bound>& sign, Bound key, const Question& question) {
  if (!sign) return !question.bounds_required || key == Bound::exact;
  return *sign == key;
}

bool has_number(const Piece& piece, const NodeValue& key, const Question& question) {
  const Claim* claim = std::get_if<Claim>(&piece.value);
  return claim != nullptr && !key.pruned &&
         fit_number(claim->number, key.value, question.tolerance) == Fit::right;
}

}  // namespace

Fit fit_value(const Piece& piece, const NodeValue& key, const Question& question) {
  if (says_pruned(piece)) return key.pruned ? Fit::right : Fit::wrong;
  const Claim* claim = std::get_if<Claim>(&piece.value);
  if (claim == nullptr) return Fit::wrong;
  if (key.pruned) return claim->number.may_be_thousands ? Fit::unclear : Fit::wrong;
  const Fit number = fit_number(claim->number, key.value, question.tolerance);
  if (number != Fit::right) return number;
  return fits_sign(claim->bound, key.bound, question) ? Fit::right : Fit::wrong;
}

Piece value_piece(const Answer& answer, std::size_t item) {
  if (item < answer.values.size()) return answer.values[item];
  Piece piece;
  if (answer.state != ReadState::invalid) return piece;
  piece.state = ReadState::invalid;
  piece.given = answer.given;
  piece.problem = answer.problem;
  return piece;
}

Answer ValuesKey::answer() const {
  Answer answer;
  answer.state = ReadState::read;
  for (const NodeValue& node : values_) {
    if (node.pruned)
      answer.values.push_back(piece_of(Pruned{}));
    else if (node.bound == Bound::exact)
      answer.values.push_back(piece_of(Claim{TypedNumber{node.value, {}, false}, {}}));
    else
      answer.values.push_back(piece_of(Claim{TypedNumber{node.value, {}, false}, node.bound}));
  }
  return answer;
}

ItemInfo ValuesKey::item(std::size_t item) const {
  const NodeValue& node = values_[item];
  return {source_.question->nodes[item],
          node.pruned ? "pruned" : value_text(node.value, node.bound)};
}

Credits ValuesKey::credit(const Answer& answer) const {
  Credits credits;
  for (std::size_t i = 0; i < values_.size(); ++i) {
    const Piece piece = value_piece(answer, i);
    if (piece.state == ReadState::blank)
      credits.push_back(blank_item());
    else if (piece.state == ReadState::invalid)
      credits.push_back(unread_item(problem_of(piece)));
    else
      credits.push_back(
          whole_item(part_of(fit_value(piece, values_[i], *source_.question), piece)));
  }
  return credits;
}

Note ValuesKey::note(const Answer& answer, std::size_t item) const {
  const NodeValue& key = values_[item];
  const Piece piece = value_piece(answer, item);
  if (has_number(piece, key, *source_.question)) {
    const bool has_sign = std::get<Claim>(piece.value).bound.has_value();
    return {has_sign ? NoteCode::wrong_sign : NoteCode::sign_missing,
            {value_text(key.value, key.bound)}};
  }
  if (source_.is_stated) return {NoteCode::answer_is, {this->item(item).expected}};
  const NodeId node = source_.question->nodes[item];
  const Explainer explain(*source_.record, *source_.names);
  const std::optional<NodeId> searched = source_.record->find(node);
  return searched ? explain.value(*searched) : explain.reading(node);
}

std::string ValuesKey::given(const Answer& answer, std::size_t item) const {
  return value_piece(answer, item).given;
}

}  // namespace gametree::grade
