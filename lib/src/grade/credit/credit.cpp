/// \file
/// The arithmetic of marks, all of it exact.
#include "grade/credit/credit.h"

#include <algorithm>
#include <utility>

#include "gametree/answer.h"

namespace gametree::grade {
namespace {

Number number_of(std::size_t count) { return static_cast<std::int64_t>(count); }

Number not_negative(const Number& number) { return std::max(number, Number(0)); }

Error error_of(ErrorCode code, const std::string& given) {
  return {code, {given}, kNoOffset, {}, {}};
}

/// Of the question's points, what is left after so many errors of `error_cost` each.
Number after_errors(const Number& errors, const Question& question) {
  if (question.points.sign() == 0) return errors.sign() == 0 ? 1 : 0;
  return not_negative(question.points - *question.error_cost * errors) / question.points;
}

bool is_split_by_node(QuestionType type) {
  return form_of(type) == AnswerForm::values || form_of(type) == AnswerForm::windows;
}

}  // namespace

Number ItemCredit::earned() const {
  Number sum;
  for (const PartCredit& part : parts) sum = sum + part.earned;
  return sum / number_of(parts.size());
}

bool ItemCredit::is_right() const {
  return std::ranges::all_of(parts, [](const PartCredit& part) { return part.is_right; });
}

bool ItemCredit::any_followed() const {
  return std::ranges::any_of(parts, [](const PartCredit& part) { return part.followed; });
}

const Error* ItemCredit::problem() const {
  for (const PartCredit& part : parts)
    if (part.problem) return &*part.problem;
  return nullptr;
}

ItemCredit whole_item(PartCredit part) {
  ItemCredit item;
  item.parts = {std::move(part)};
  return item;
}

ItemCredit blank_item() {
  ItemCredit item;
  item.blank = true;
  return item;
}

ItemCredit unread_item(Error problem) {
  PartCredit part;
  part.problem = std::move(problem);
  return whole_item(std::move(part));
}

Error problem_of(const Answer& answer) {
  return answer.problem.value_or(error_of(ErrorCode::unreadable_answer, answer.given));
}

Fit fit_number(const TypedNumber& typed, const Number& key,
               const std::optional<Number>& tolerance) {
  if (is_right(typed, key, tolerance)) return Fit::right;
  return typed.may_be_thousands ? Fit::unclear : Fit::wrong;
}

PartCredit part_of(const Number& earned) {
  PartCredit part;
  part.earned = earned;
  part.is_right = earned == Number(1);
  return part;
}

PartCredit part_of(Fit fit, const Piece& piece) {
  PartCredit part = part_of(fit == Fit::right ? Number(1) : Number(0));
  if (fit == Fit::unclear) part.problem = problem_of(piece);
  return part;
}

Error problem_of(const Piece& piece) {
  const Claim* claim = std::get_if<Claim>(&piece.value);
  const bool is_unclear = claim != nullptr && claim->number.may_be_thousands;
  return piece.problem.value_or(error_of(
      is_unclear ? ErrorCode::ambiguous_number : ErrorCode::unreadable_answer, piece.given));
}

Number set_credit(const Tally& tally, const Question& question) {
  const bool is_none = tally.right + tally.wrong == 0;
  if (tally.size == 0 && is_none) return tally.said_none ? 1 : 0;
  if (question.error_cost)
    return after_errors(number_of(tally.wrong + tally.size - tally.right), question);
  if (tally.size == 0) return 0;
  if (question.exact_set) return tally.wrong == 0 && tally.right == tally.size ? 1 : 0;
  return not_negative(number_of(tally.right) - number_of(tally.wrong)) / number_of(tally.size);
}

Number prefix_credit(const Prefix& prefix, const Question& question) {
  if (prefix.size == 0 && prefix.given == 0) return prefix.said_none ? 1 : 0;
  const std::size_t longer = std::max(prefix.given, prefix.size);
  if (question.error_cost) return after_errors(number_of(longer - prefix.common), question);
  if (prefix.size == 0) return 0;
  if (question.exact_set) return longer == prefix.common ? 1 : 0;
  const Number extra = number_of(longer - prefix.size);
  return not_negative(number_of(prefix.common) - extra) / number_of(prefix.size);
}

Credits better_of(Credits by_key, const Credits& followed, const Number& factor) {
  for (std::size_t i = 0; i < by_key.size() && i < followed.size(); ++i) {
    std::vector<PartCredit>& parts = by_key[i].parts;
    const std::vector<PartCredit>& others = followed[i].parts;
    // A window that is "never read" by one search has one part there, and two by the other.
    if (parts.size() != others.size()) {
      if (factor * followed[i].earned() <= by_key[i].earned()) continue;
      parts.assign(others.size(), PartCredit{});
    }
    for (std::size_t part = 0; part < parts.size(); ++part) {
      const Number worth = factor * others[part].earned;
      if (worth <= parts[part].earned) continue;
      parts[part] = others[part];
      parts[part].earned = worth;
      parts[part].followed = true;
    }
  }
  return by_key;
}

std::vector<Number> points_of(const Credits& credits, const Question& question) {
  std::vector<Number> points;
  if (credits.empty()) return points;
  const Number share = question.points / number_of(credits.size());
  Number earned;
  for (const ItemCredit& item : credits) {
    points.push_back(share * item.earned());
    earned = earned + item.earned();
  }
  if (!question.error_cost || !is_split_by_node(question.type)) return points;
  if (std::ranges::all_of(credits, [](const ItemCredit& item) { return item.blank; }))
    return points;

  // What is left is shared out again: first to what is right, then equally to what is lost.
  const Number lost = number_of(credits.size()) - earned;
  const Number left = not_negative(question.points - *question.error_cost * lost);
  const Number to_right = std::min(left, share * earned);
  for (std::size_t i = 0; i < credits.size(); ++i) {
    const Number right = credits[i].earned();
    points[i] = earned.sign() == 0 ? Number(0) : to_right * right / earned;
    if (lost.sign() != 0) points[i] = points[i] + (left - to_right) * (Number(1) - right) / lost;
  }
  return points;
}

}  // namespace gametree::grade
