/// \file
/// Several options are a set, one is right or wrong.
#include "grade/choice_key.h"

#include <algorithm>

namespace gametree::grade {
namespace {

std::vector<std::string> each_once(const std::vector<std::string>& texts) {
  std::vector<std::string> once;
  for (const std::string& text : texts)
    if (std::ranges::find(once, text) == once.end()) once.push_back(text);
  return once;
}

}  // namespace

ChoiceKey::ChoiceKey(const KeySource& source, const std::vector<std::string>& right)
    : source_(source), right_(each_once(right)) {}

bool ChoiceKey::asks_several() const {
  const std::optional<Typed>& expect = source_.question->expect;
  return expect && expect->kind == Typed::Kind::list;
}

bool ChoiceKey::is_true(const std::string& key) const {
  return std::ranges::find(right_, key) != right_.end();
}

Answer ChoiceKey::answer() const {
  Answer answer;
  answer.state = ReadState::read;
  for (const std::string& key : right_) {
    answer.pieces.push_back(piece_of(key));
    if (!asks_several()) break;
  }
  return answer;
}

Credits ChoiceKey::credit(const Answer& answer) const {
  if (auto item = credit_unjudged(answer)) return {*item};
  if (asks_several()) {
    const std::vector<std::string> given = each_once(options_in(answer));
    Tally tally;
    tally.size = right_.size();
    tally.said_none = answer.state == ReadState::none;
    for (const std::string& key : given) ++(is_true(key) ? tally.right : tally.wrong);
    PartCredit part = part_of(set_credit(tally, *source_.question));
    part.problem = first_problem(answer.pieces);
    return {whole_item(std::move(part))};
  }
  std::vector<Fit> fits;
  for (const Piece& piece : answer.pieces) {
    const std::string* key = std::get_if<std::string>(&piece.value);
    if (piece.state == ReadState::invalid || key == nullptr)
      fits.push_back(Fit::unclear);
    else
      fits.push_back(is_true(*key) ? Fit::right : Fit::wrong);
  }
  return {whole_item(either_or(fits, answer))};
}

Note ChoiceKey::note(const Answer&, std::size_t item) const {
  return {NoteCode::answer_is, {this->item(item).expected}};
}

std::vector<std::string> options_in(const Answer& answer) {
  std::vector<std::string> keys;
  for (const Piece& piece : answer.pieces)
    if (const std::string* key = std::get_if<std::string>(&piece.value))
      if (piece.state == ReadState::read) keys.push_back(*key);
  return keys;
}

}  // namespace gametree::grade
