/// \file
/// Rows are found by the text of their cells; only numbers that may be rounded are compared one by
/// one.
#include "grade/rows_key.h"

#include <algorithm>
#include <utility>

#include "gametree/answer.h"

namespace gametree::grade {
namespace {

bool is_read(const std::vector<Piece>& row) {
  return std::ranges::all_of(row, [](const Piece& cell) { return cell.state == ReadState::read; });
}

Piece claim_piece(const Number& number, std::optional<Bound> bound = {}) {
  return piece_of(Claim{TypedNumber{number, {}, false}, bound});
}

std::optional<Bound> sign_of(Bound bound) {
  return bound == Bound::exact ? std::nullopt : std::optional(bound);
}

/// The first number that nobody can read for sure.
const Piece* unclear_cell(const std::vector<Piece>& row) {
  for (const Piece& cell : row)
    if (const Claim* claim = std::get_if<Claim>(&cell.value))
      if (claim->number.may_be_thousands) return &cell;
  return nullptr;
}

bool fits_sign(Bound sign, Column column, const KeyRow& row) {
  if (column != Column::value) return sign == Bound::exact;
  return sign == row.bound || (row.is_running && sign == Bound::exact);
}

/// Why a row can't be judged of which not all cells are read.
Error unread_cell(const std::vector<Piece>& row) {
  for (const Piece& cell : row)
    if (cell.state != ReadState::read) return problem_of(cell);
  return {};
}

/// A cell as a text that is the same for the same cell.
std::string exact_text_of(const Piece& cell) {
  struct Text {
    std::string operator()(std::monostate) const { return ""; }
    std::string operator()(NodeId node) const { return "n" + std::to_string(node); }
    std::string operator()(const Claim& claim) const { return to_text(claim.number.value); }
    std::string operator()(Pruned) const { return "x"; }
    std::string operator()(KindCell kind) const {
      return "k" + std::to_string(static_cast<int>(kind));
    }
    std::string operator()(const std::string& text) const { return text; }
  };
  return std::visit(Text{}, cell.value) + "|";
}

}  // namespace

RowsKey::RowsKey(KeySource source, std::vector<KeyRow> rows, RowCredit credit)
    : source_(std::move(source)), rows_(std::move(rows)), credit_(credit) {
  if (credit_ == RowCredit::as_prefix) return;
  std::map<std::string, std::size_t> seen;
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    const GivenRow cells = cells_of(rows_[i]);
    const std::string exact = exact_text(cells);
    if (!seen.emplace(exact, i).second) continue;
    const std::size_t number = distinct_.size();
    distinct_.push_back(i);
    by_exact_text_.emplace(exact, number);
    if (may_be_rounded(rows_[i])) by_bare_text_.emplace(bare_text(cells), number);
    if (!rows_[i].also) continue;
    KeyRow other = rows_[i];
    other.window = *rows_[i].also;
    by_exact_text_.emplace(exact_text(cells_of(other)), number);
  }
}

// An integer has to be exact.
bool RowsKey::may_be_rounded(const KeyRow& row) const {
  if (source_.question->tolerance) return true;
  const auto is_fraction = [](const Number& number) {
    return !number.is_infinite() && !number.is_integer();
  };
  const Window also = row.also.value_or(row.window);
  return is_fraction(row.window.alpha) || is_fraction(row.window.beta) || is_fraction(also.alpha) ||
         is_fraction(also.beta);
}

RowsKey::GivenRow RowsKey::cells_of(const KeyRow& row) const {
  GivenRow cells;
  for (const Column column : source_.question->columns) {
    switch (column) {
      case Column::node:
        cells.push_back(piece_of(row.node));
        break;
      case Column::after:
        cells.push_back(piece_of(row.after));
        break;
      case Column::alpha:
        cells.push_back(claim_piece(row.window.alpha));
        break;
      case Column::beta:
        cells.push_back(claim_piece(row.window.beta));
        break;
      case Column::kind:
        cells.push_back(piece_of(row.kind));
        break;
      case Column::value:
        cells.push_back(claim_piece(row.value, sign_of(row.bound)));
        break;
    }
  }
  return cells;
}

std::string RowsKey::exact_text(const GivenRow& given) const {
  std::string text;
  for (const Piece& cell : given) text += exact_text_of(cell);
  return text;
}

std::string RowsKey::bare_text(const GivenRow& given) const {
  std::string text;
  for (const Piece& cell : given)
    text += std::holds_alternative<Claim>(cell.value) ? "|" : exact_text_of(cell);
  return text;
}

std::string RowsKey::row_text(const GivenRow& row) const {
  struct Text {
    const NodeNames& names;
    std::string operator()(std::monostate) const { return "?"; }
    std::string operator()(NodeId node) const { return names.element(node); }
    std::string operator()(const Claim& claim) const {
      return value_text(claim.number.value, claim.bound.value_or(Bound::exact));
    }
    std::string operator()(Pruned) const { return "pruned"; }
    std::string operator()(KindCell kind) const { return std::string(to_text(kind)); }
    std::string operator()(const std::string& text) const { return text; }
  };
  std::vector<std::string> cells;
  for (const Piece& cell : row)
    cells.push_back(cell.state == ReadState::read ? std::visit(Text{*source_.names}, cell.value)
                                                  : cell.given);
  return cells.size() == 1 ? cells.front() : "(" + joined(cells) + ")";
}

Answer RowsKey::answer() const {
  Answer answer;
  answer.state = rows_.empty() ? ReadState::none : ReadState::read;
  for (const KeyRow& row : rows_) answer.rows.push_back(cells_of(row));
  return answer;
}

ItemInfo RowsKey::item(std::size_t) const {
  if (rows_.empty()) return {std::nullopt, "none"};
  std::vector<std::string> texts;
  for (const KeyRow& row : rows_) {
    if (texts.size() > kMostListed) break;
    texts.push_back(row_text(cells_of(row)));
  }
  return {std::nullopt, joined(texts)};
}

// --- Cells

Fit RowsKey::fit(const Piece& cell, Column column, const KeyRow& row) const {
  const auto is = [](bool right) { return right ? Fit::right : Fit::wrong; };
  if (column == Column::kind) return is(cell.value == Piece::Value(row.kind));
  if (column == Column::node) return is(cell.value == Piece::Value(row.node));
  if (column == Column::after) return is(cell.value == Piece::Value(row.after));
  const Claim* claim = std::get_if<Claim>(&cell.value);
  if (claim == nullptr) return Fit::wrong;
  if (claim->bound && !fits_sign(*claim->bound, column, row)) return Fit::wrong;
  const Number& key = column == Column::value   ? row.value
                      : column == Column::alpha ? row.window.alpha
                                                : row.window.beta;
  return fit_number(claim->number, key, source_.question->tolerance);
}

// Of the two pairs that may be right one has to fit whole.
Fit RowsKey::fit(const GivenRow& given, const KeyRow& row) const {
  const std::vector<Column>& columns = source_.question->columns;
  if (given.size() != columns.size()) return Fit::wrong;
  const auto fit_all = [&](const KeyRow& key) {
    Fit all = Fit::right;
    for (std::size_t i = 0; i < columns.size(); ++i) {
      const Fit cell = fit(given[i], columns[i], key);
      if (cell == Fit::wrong) return Fit::wrong;
      if (cell == Fit::unclear) all = Fit::unclear;
    }
    return all;
  };
  const Fit first = fit_all(row);
  if (first == Fit::right || !row.also) return first;
  KeyRow other = row;
  other.window = *row.also;
  const Fit second = fit_all(other);
  return second == Fit::wrong ? first : second;
}

// --- As a set

// The row of the key that `given` names: one not named yet, if there is one.
std::optional<std::size_t> RowsKey::find(const GivenRow& given, const Matched& matched) const {
  std::optional<std::size_t> found;
  const auto look = [&](const std::multimap<std::string, std::size_t>& rows,
                        const std::string& text) {
    const auto [first, end] = rows.equal_range(text);
    for (auto at = first; at != end; ++at) {
      if (found && !matched.named[*found]) return;
      if (fit(given, rows_[distinct_[at->second]]) != Fit::right) continue;
      if (!found || !matched.named[at->second]) found = at->second;
    }
  };
  look(by_exact_text_, exact_text(given));
  if (!found) look(by_bare_text_, bare_text(given));
  return found;
}

RowsKey::Matched RowsKey::match(const Answer& answer) const {
  Matched matched;
  matched.named.resize(distinct_.size());
  std::map<std::string, bool> seen;
  for (std::size_t i = 0; i < answer.rows.size(); ++i) {
    const GivenRow& given = answer.rows[i];
    if (!is_read(given)) {
      if (!matched.problem) matched.problem = unread_cell(given);
      continue;
    }
    if (!seen.emplace(exact_text(given), true).second) continue;
    const std::optional<std::size_t> row = find(given, matched);
    if (row) {
      matched.named[*row] = true;
      continue;
    }
    const Piece* unclear = unclear_cell(given);
    if (unclear == nullptr)
      matched.wrong.push_back(i);
    else if (!matched.problem)
      matched.problem = problem_of(*unclear);
  }
  return matched;
}

PartCredit RowsKey::credit_set(const Answer& answer) const {
  const Matched matched = match(answer);
  Tally tally;
  tally.size = distinct_.size();
  tally.said_none = answer.state == ReadState::none;
  tally.right = static_cast<std::size_t>(std::ranges::count(matched.named, true));
  tally.wrong = matched.wrong.size();
  PartCredit part = part_of(set_credit(tally, *source_.question));
  part.problem = matched.problem;
  return part;
}

// --- As a prefix

PartCredit RowsKey::credit_prefix(const Answer& answer) const {
  Prefix prefix;
  prefix.size = rows_.size();
  prefix.said_none = answer.state == ReadState::none;
  std::optional<Error> problem;
  bool is_common = true;
  for (const GivenRow& given : answer.rows) {
    if (!is_read(given)) {
      if (!problem) problem = unread_cell(given);
      is_common = false;
      continue;
    }
    ++prefix.given;
    if (!is_common) continue;
    const Fit row = prefix.common < rows_.size() ? fit(given, rows_[prefix.common]) : Fit::wrong;
    if (row == Fit::unclear && !problem) problem = problem_of(*unclear_cell(given));
    is_common = row == Fit::right;
    if (is_common) ++prefix.common;
  }
  PartCredit part = part_of(prefix_credit(prefix, *source_.question));
  part.problem = problem;
  return part;
}

Credits RowsKey::credit(const Answer& answer) const {
  if (auto item = credit_unjudged(answer)) return {*item};
  return {whole_item(credit_ == RowCredit::as_set ? credit_set(answer) : credit_prefix(answer))};
}

// --- Notes

Note RowsKey::note(const Answer& answer, std::size_t) const {
  if (rows_.empty()) return {NoteCode::none_is_right, {}};
  return credit_ == RowCredit::as_set ? set_note(answer) : prefix_note(answer);
}

Note RowsKey::set_note(const Answer& answer) const {
  const Matched matched = match(answer);
  std::vector<std::string> wrong;
  for (const std::size_t row : matched.wrong)
    if (wrong.size() <= kMostListed) wrong.push_back(row_text(answer.rows[row]));
  std::vector<std::string> missing;
  for (std::size_t i = 0; i < distinct_.size(); ++i)
    if (!matched.named[i] && missing.size() <= kMostListed)
      missing.push_back(row_text(cells_of(rows_[distinct_[i]])));
  Note missed = missing.empty() ? Note{} : Note{NoteCode::missing_elements, {joined(missing)}};
  if (wrong.empty()) return missed;
  Note note{NoteCode::wrong_elements, {joined(wrong)}};
  if (!missed.empty()) note.more.push_back(std::move(missed));
  return note;
}

Note RowsKey::prefix_note(const Answer& answer) const {
  std::size_t at = 0;
  while (at < answer.rows.size() && at < rows_.size() && is_read(answer.rows[at]) &&
         fit(answer.rows[at], rows_[at]) == Fit::right)
    ++at;
  const std::string number = std::to_string(at + 1);
  if (at == rows_.size()) {
    if (at == answer.rows.size()) return {};
    return {NoteCode::one_row_more, {std::to_string(at)}};
  }
  const std::string expected = row_text(cells_of(rows_[at]));
  if (at == answer.rows.size()) return {NoteCode::missing_row, {number, expected}};
  return {NoteCode::wrong_row, {number, row_text(answer.rows[at]), expected}};
}

namespace {

void set_number(KeyRow& row, Column column, const Claim& claim) {
  const Number& number = claim.number.value;
  if (column == Column::alpha) row.window.alpha = number;
  if (column == Column::beta) row.window.beta = number;
  if (column != Column::value) return;
  row.value = number;
  row.bound = claim.bound.value_or(Bound::exact);
}

void set_cell(KeyRow& row, Column column, const Piece& piece) {
  if (const auto* kind = std::get_if<KindCell>(&piece.value)) row.kind = *kind;
  if (const auto* node = std::get_if<NodeId>(&piece.value))
    (column == Column::node ? row.node : row.after) = *node;
  if (const auto* claim = std::get_if<Claim>(&piece.value)) set_number(row, column, *claim);
}

}  // namespace

std::vector<KeyRow> rows_in(const Answer& answer, const std::vector<Column>& columns) {
  std::vector<KeyRow> rows;
  for (const std::vector<Piece>& given : answer.rows) {
    if (!is_read(given) || given.size() != columns.size()) continue;
    KeyRow row;
    for (std::size_t i = 0; i < columns.size(); ++i) set_cell(row, columns[i], given[i]);
    rows.push_back(row);
  }
  return rows;
}

}  // namespace gametree::grade
