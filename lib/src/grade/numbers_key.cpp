/// \file
/// One number is right or wrong; of several each by its place.
#include "grade/numbers_key.h"

#include <algorithm>

namespace gametree::grade {

Answer NumbersKey::answer() const {
  Answer answer;
  answer.state = ReadState::read;
  for (const Number& number : numbers_)
    answer.pieces.push_back(piece_of(Claim{TypedNumber{number, {}, false}, {}}));
  return answer;
}

ItemInfo NumbersKey::item(std::size_t) const {
  std::vector<std::string> texts;
  texts.reserve(numbers_.size());
  for (const Number& number : numbers_) texts.push_back(value_text(number));
  return {std::nullopt, joined(texts)};
}

Fit NumbersKey::fit(const Piece& piece, const Number& key) const {
  const Claim* claim = std::get_if<Claim>(&piece.value);
  if (piece.state == ReadState::invalid || claim == nullptr) return Fit::unclear;
  if (claim->bound && *claim->bound != Bound::exact) return Fit::wrong;
  return fit_number(claim->number, key, source_.question->tolerance);
}

// What stands past the end of the key takes as much as it could have brought.
PartCredit NumbersKey::credit_list(const Answer& answer) const {
  Tally tally;
  tally.size = numbers_.size();
  std::optional<Error> problem;
  for (std::size_t i = 0; i < answer.pieces.size(); ++i) {
    const Piece& piece = answer.pieces[i];
    const Fit fit_here = i < numbers_.size() ? fit(piece, numbers_[i]) : Fit::wrong;
    if (fit_here == Fit::unclear && !problem) problem = problem_of(piece);
    if (fit_here == Fit::right) ++tally.right;
    if (i >= numbers_.size()) ++tally.wrong;
  }
  Question plain;
  PartCredit part = part_of(set_credit(tally, plain));
  part.problem = problem;
  return part;
}

Credits NumbersKey::credit(const Answer& answer) const {
  if (auto item = credit_unjudged(answer)) return {*item};
  if (numbers_.size() > 1) return {whole_item(credit_list(answer))};
  std::vector<Fit> fits;
  for (const Piece& piece : answer.pieces) fits.push_back(fit(piece, numbers_.front()));
  // "none" is 0 where something is counted.
  if (answer.state == ReadState::none && form_of(source_.question->type) == AnswerForm::count)
    fits = {numbers_.front().sign() == 0 ? Fit::right : Fit::wrong};
  const bool is_unclear = fits.size() == 1 && fits.front() == Fit::unclear;
  if (is_unclear) return {unread_item(problem_of(answer.pieces.front()))};
  return {whole_item(either_or(fits, answer))};
}

std::vector<Number> numbers_in(const Answer& answer) {
  std::vector<Number> numbers;
  for (const Piece& piece : answer.pieces)
    if (const Claim* claim = std::get_if<Claim>(&piece.value))
      numbers.push_back(claim->number.value);
  return numbers;
}

std::unique_ptr<Key> stated_numbers(const KeySource& source, const Answer& answer) {
  std::vector<Number> numbers = numbers_in(answer);
  if (numbers.empty()) return nullptr;
  std::vector<std::string> texts;
  texts.reserve(numbers.size());
  for (const Number& number : numbers) texts.push_back(value_text(number));
  Note note{NoteCode::answer_is, {joined(texts)}};
  return std::make_unique<NumbersKey>(source, std::move(numbers), std::move(note));
}

}  // namespace gametree::grade
