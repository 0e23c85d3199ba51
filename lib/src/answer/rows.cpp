/// \file
/// Rows of cells: where one ends in a text, and what stands in each column.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "answer/asked.h"
#include "answer/claim.h"
#include "answer/nodes.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"
#include "answer/window.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

using Cells = std::vector<std::string>;

struct ColumnName {
  Column column;
  std::string_view name;
};

constexpr std::array<ColumnName, 6> kColumns{{{Column::node, "node"},
                                              {Column::after, "after"},
                                              {Column::alpha, "alpha"},
                                              {Column::beta, "beta"},
                                              {Column::kind, "kind"},
                                              {Column::value, "value"}}};

std::string_view name_of(Column column) {
  const auto* const row = std::ranges::find(kColumns, column, &ColumnName::column);
  return row->name;
}

/// The column that `word` names.
std::optional<Column> column_named(std::string_view word) {
  if (const std::optional<WindowEnd> end = end_named(word))
    return *end == WindowEnd::alpha ? Column::alpha : Column::beta;
  const auto* const column = std::ranges::find_if(
      kColumns, [&](const ColumnName& known) { return same_word(known.name, word); });
  return column == kColumns.end() ? std::nullopt : std::optional(column->column);
}

/// The kind that is in a text: the only one.
std::optional<KindCell> kind_in(std::string_view text) {
  std::optional<KindCell> kind;
  for (const std::string_view word : words_of(text)) {
    std::optional<KindCell> found;
    if (const std::optional<WindowEnd> end = end_named(word))
      found = *end == WindowEnd::alpha ? KindCell::alpha : KindCell::beta;
    else if (same_word(word, "chance"))
      found = KindCell::chance;
    if (found && kind && *found != *kind) return std::nullopt;
    if (found) kind = found;
  }
  return kind;
}

bool is_bad(const std::vector<Piece>& row) { return std::ranges::any_of(row, is_invalid); }

bool has_invalid(const std::vector<std::vector<Piece>>& rows) {
  return std::ranges::any_of(rows, is_bad);
}

bool has_good_row(const std::vector<std::vector<Piece>>& rows) {
  return !std::ranges::all_of(rows, is_bad);
}

class RowReader {
 public:
  using Rows = std::vector<std::vector<Piece>>;

  explicit RowReader(const Asked& asked)
      : asked_(asked), columns_(asked.question.columns), nodes_(asked.index, Place::list) {}

  /// The rows of a text: the first way in which all can be read, else the first in which each has
  /// as many cells as there are columns, else as they stand.
  [[nodiscard]] Rows read_text(std::string_view text) const;
  [[nodiscard]] Rows read_items(const Typed& typed) const;

 private:
  [[nodiscard]] Rows read_as_they_stand(std::string_view text) const;
  /// The cells of a row that has one for each column.
  [[nodiscard]] std::optional<Cells> cells_of(std::string_view row) const;
  [[nodiscard]] std::optional<Rows> best_rows(std::string_view text) const;
  [[nodiscard]] static std::optional<Cells> one_cell(std::string_view row);
  [[nodiscard]] std::optional<Cells> parted_cells(std::string_view row) const;
  /// The cells of a row whose columns are named, in any order; and how many there are.
  [[nodiscard]] std::optional<Cells> named_cells(std::string_view row, std::size_t& count) const;
  [[nodiscard]] std::optional<Rows> read_rows(const std::vector<std::string_view>& rows) const;
  [[nodiscard]] std::vector<Piece> read_cells(const Cells& cells) const;
  [[nodiscard]] Piece read_cell(Column column, const std::string& text) const;
  [[nodiscard]] std::vector<Piece> bad_row(std::string_view row, Error why) const;
  [[nodiscard]] Error wrong_count(std::string_view row) const;
  [[nodiscard]] std::vector<Piece> read_item(const Typed& item) const;
  [[nodiscard]] std::vector<Piece> read_mapping(const Typed& item) const;

  const Asked& asked_;
  const std::vector<Column>& columns_;
  NodeReader nodes_;
};

/// `(C, α), (B, β)`: what is in each bracket, with nothing but separators between them.
std::vector<std::string_view> bracket_groups(std::string_view text) {
  const Brackets brackets(text);
  std::vector<std::string_view> groups;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (const std::size_t close = brackets.close_of(at); close != Brackets::kNone) {
      groups.push_back(trim(text.substr(at + 1, close - at - 1)));
      at = close;
    } else if (std::string_view(" \n,;").find(text[at]) == std::string_view::npos) {
      return {};
    }
  }
  return groups;
}

using Way = std::vector<std::string_view>;  // a text as rows

/// The ways to take a text for rows by what can only part rows, in the order in which they count.
std::vector<Way> clear_ways(std::string_view text) {
  std::vector<Way> all;
  for (const std::string_view separator : {"\n", ";"})
    if (Way rows = without_empty(split(text, separator)); rows.size() > 1)
      all.push_back(std::move(rows));
  if (Way rows = bracket_groups(text); !rows.empty()) all.push_back(std::move(rows));
  return all;
}

/// All ways: commas may part cells too.
std::vector<Way> ways(std::string_view text) {
  std::vector<Way> all = clear_ways(text);
  if (Way rows = without_empty(split(text, ",")); rows.size() > 1) all.push_back(std::move(rows));
  all.push_back({text});
  return all;
}

/// The first way that reads well; else the first that has the right cells.
std::optional<RowReader::Rows> RowReader::best_rows(std::string_view text) const {
  std::optional<Rows> best;
  for (const std::string_view inner : unwrapped(text)) {
    for (const Way& way : ways(inner)) {
      std::optional<Rows> rows = read_rows(way);
      if (!rows) continue;
      if (!has_invalid(*rows)) return rows;
      if (!best) best = std::move(rows);
    }
  }
  return best;
}

RowReader::Rows RowReader::read_text(std::string_view text) const {
  std::optional<Rows> best = best_rows(text);
  if (best && has_good_row(*best)) return *std::move(best);
  Rows rows = read_as_they_stand(text);
  return best && !has_good_row(rows) ? *std::move(best) : rows;
}

/// Rows at the strongest separators there are, some with too few cells or too many.
RowReader::Rows RowReader::read_as_they_stand(std::string_view text) const {
  Rows rows;
  std::vector<Way> clear = clear_ways(text);
  const Way way = clear.empty() ? Way{text} : std::move(clear.front());
  for (const std::string_view row : way) {
    std::size_t count = 0;
    std::optional<Cells> cells = cells_of(row);
    if (!cells) cells = named_cells(row, count);  // with some left out
    rows.push_back(cells ? read_cells(*cells) : bad_row(row, wrong_count(row)));
  }
  return rows;
}

std::optional<RowReader::Rows> RowReader::read_rows(
    const std::vector<std::string_view>& rows) const {
  std::vector<Cells> cells;
  for (const std::string_view row : rows) {
    std::optional<Cells> of_row = cells_of(row);
    if (!of_row) return std::nullopt;
    cells.push_back(*std::move(of_row));
  }
  Rows all;
  for (const Cells& row : cells) all.push_back(read_cells(row));
  return all;
}

std::optional<Cells> RowReader::cells_of(std::string_view row) const {
  for (const std::string_view inner : unwrapped(row)) {
    std::size_t count = 0;
    std::optional<Cells> cells = named_cells(inner, count);
    if (cells && count == columns_.size()) return cells;
    cells = columns_.size() == 1 ? one_cell(inner) : parted_cells(inner);
    if (cells || columns_.size() == 1) return cells;
  }
  return std::nullopt;
}

/// All of it, where no semicolon parts it.
std::optional<Cells> RowReader::one_cell(std::string_view row) {
  const std::vector<std::string_view> parts = split(row, ";");
  if (parts.size() > 1) return std::nullopt;
  return Cells{std::string(parts.empty() ? row : parts.front())};
}

/// Parts at the first separator that makes as many as there are columns.
std::optional<Cells> RowReader::parted_cells(std::string_view row) const {
  for (const std::string_view separators : {";", ",", " "}) {
    std::vector<std::string_view> parts = split(row, separators);
    if (separators == " ") parts = without_empty(std::move(parts));
    if (parts.size() == columns_.size()) return Cells(parts.begin(), parts.end());
  }
  return std::nullopt;
}

/// `node = C, kind = alpha`.
std::optional<Cells> RowReader::named_cells(std::string_view row, std::size_t& count) const {
  Cells cells(columns_.size());
  const std::vector<std::string_view> parts = without_empty(split(row, ",;\n"));
  if (parts.empty()) return std::nullopt;
  for (const std::string_view part : parts) {
    const std::size_t sign = part.find_first_of("=:");
    if (sign == std::string_view::npos) return std::nullopt;
    const std::optional<Column> column = column_named(trim(part.substr(0, sign)));
    const auto place = column ? std::ranges::find(columns_, *column) : columns_.end();
    if (place == columns_.end()) return std::nullopt;
    std::string& cell = cells[static_cast<std::size_t>(place - columns_.begin())];
    if (!cell.empty()) return std::nullopt;
    cell = trim(part.substr(sign + 1));
    ++count;
  }
  return cells;
}

std::vector<Piece> RowReader::read_cells(const Cells& cells) const {
  std::vector<Piece> row;
  for (std::size_t i = 0; i < columns_.size(); ++i) row.push_back(read_cell(columns_[i], cells[i]));
  return row;
}

Piece RowReader::read_cell(Column column, const std::string& text) const {
  if (is_blank(text)) return {};
  switch (column) {
    case Column::node:
    case Column::after: {
      std::optional<Piece> piece = nodes_.read(text);
      return piece ? *std::move(piece) : invalid_piece(text, nodes_.why_not(text));
    }
    case Column::alpha:
    case Column::beta:
      return read_number(text);
    case Column::value:
      return read_claim(text, asked_.question.pruned_as);
    case Column::kind:
      break;
  }
  const std::optional<KindCell> kind = kind_in(text);
  if (kind) return read_piece(text, *kind);
  return invalid_piece(text, problem_with(ErrorCode::answer_not_a_kind, text));
}

std::vector<Piece> RowReader::bad_row(std::string_view row, Error why) const {
  std::vector<Piece> cells(columns_.size(), invalid_piece(row, std::move(why)));
  return cells;
}

Error RowReader::wrong_count(std::string_view row) const {
  std::string names;
  for (const Column column : columns_)
    names += (names.empty() ? "" : ", ") + std::string(name_of(column));
  return problem(ErrorCode::answer_wrong_cells, {shown(row), names});
}

RowReader::Rows RowReader::read_items(const Typed& typed) const {
  if (typed.kind == Typed::Kind::mapping) return {read_mapping(typed)};
  const auto is_text = [](const Typed& item) { return item.kind == Typed::Kind::text; };
  if (columns_.size() > 1 && typed.items.size() == columns_.size() &&
      std::ranges::all_of(typed.items, is_text)) {
    // Either one row of cells, or as many rows, each a text.
    const std::vector<Piece> row = read_item(typed);
    if (!has_invalid({row})) return {row};
  }
  Rows rows;
  for (const Typed& item : typed.items) rows.push_back(read_item(item));
  return rows;
}

std::vector<Piece> RowReader::read_item(const Typed& item) const {
  const std::string text = asked_.clean(plain_text(item));
  if (item.kind == Typed::Kind::mapping) return read_mapping(item);
  if (item.kind == Typed::Kind::text) {
    const std::optional<Cells> cells = cells_of(text);
    return cells ? read_cells(*cells) : bad_row(text, wrong_count(text));
  }
  if (item.items.size() != columns_.size()) return bad_row(text, wrong_count(text));
  Cells cells;
  for (const Typed& cell : item.items) cells.push_back(asked_.clean(plain_text(cell)));
  return read_cells(cells);
}

std::vector<Piece> RowReader::read_mapping(const Typed& item) const {
  Cells cells(columns_.size());
  const std::string text = asked_.clean(plain_text(item));
  for (const auto& [key, value] : item.pairs) {
    const std::optional<Column> column = column_named(asked_.clean(key));
    const auto place = column ? std::ranges::find(columns_, *column) : columns_.end();
    if (place == columns_.end()) return bad_row(text, wrong_count(text));
    std::string& cell = cells[static_cast<std::size_t>(place - columns_.begin())];
    if (!cell.empty()) return bad_row(text, problem_with(ErrorCode::answer_answered_twice, key));
    cell = asked_.clean(plain_text(value));
  }
  return read_cells(cells);
}

}  // namespace

Answer read_rows(const Asked& asked) {
  const Typed& typed = asked.answer;
  const std::string given = asked.clean(plain_text(typed));
  const bool is_empty =
      typed.kind != Typed::Kind::text && typed.items.empty() && typed.pairs.empty();
  const bool names_node = typed.kind == Typed::Kind::text && !asked.index.find(given).is_none();
  if (is_empty || (!names_node && is_none(given))) return answer_of(ReadState::none, given);
  Answer answer = answer_of(ReadState::read, given);
  const RowReader reader(asked);
  answer.rows =
      typed.kind == Typed::Kind::text ? reader.read_text(given) : reader.read_items(typed);
  if (has_good_row(answer.rows)) return answer;
  answer.state = ReadState::invalid;
  for (const Piece& piece : answer.rows.front())
    if (!answer.problem && is_invalid(piece)) answer.problem = piece.problem;
  return answer;
}

}  // namespace gametree::answer

namespace gametree {

std::string_view to_text(KindCell kind) {
  switch (kind) {
    case KindCell::alpha:
      return "alpha";
    case KindCell::beta:
      return "beta";
    case KindCell::chance:
      break;
  }
  return "chance";
}

}  // namespace gametree
