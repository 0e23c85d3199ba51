/// \file
/// What all keys do alike.
#include "grade/key.h"

#include <algorithm>
#include <utility>

namespace gametree::grade {

std::string Key::given(const Answer& answer, std::size_t) const { return answer.given; }

Piece piece_of(Piece::Value value) {
  Piece piece;
  piece.state = ReadState::read;
  piece.value = std::move(value);
  return piece;
}

std::optional<ItemCredit> credit_unjudged(const Answer& answer) {
  if (answer.state == ReadState::blank) return blank_item();
  if (answer.state == ReadState::invalid) return unread_item(problem_of(answer));
  return std::nullopt;
}

PartCredit either_or(const std::vector<Fit>& fits, const Answer& answer) {
  const auto are_all = [&](Fit fit) {
    return std::ranges::all_of(fits, [&](Fit each) { return each == fit; });
  };
  if (fits.empty() || are_all(Fit::wrong)) return part_of(Number(0));
  if (are_all(Fit::right)) return part_of(Number(1));
  PartCredit part;
  part.problem = first_problem(answer.pieces);
  if (!part.problem)
    part.problem = {ErrorCode::neither_right_nor_wrong, {answer.given}, kNoOffset, {}, {}};
  return part;
}

std::optional<Error> first_problem(const std::vector<Piece>& pieces) {
  for (const Piece& piece : pieces)
    if (piece.state == ReadState::invalid) return problem_of(piece);
  return std::nullopt;
}

}  // namespace gametree::grade
