/// \file
/// CSVs with titles.
#include "handin/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "answer/file_text.h"
#include "base/text.h"
#include "input/event.h"

namespace gametree::handin {
namespace {

std::string comparable(std::string_view title) {
  std::string name = fold_case(answer_file::trimmed(title));
  std::ranges::replace_if(
      name, [](char c) { return c == ' ' || c == '-'; }, '_');
  return name;
}

std::vector<Offset> line_begins(std::string_view text) {
  std::vector<Offset> begins{0};
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    begins.push_back(at + 1);
  return begins;
}

}  // namespace

std::string_view Table::Row::cell(Column column) const {
  return column < row_.cells.size() ? answer_file::trimmed(row_.cells[column].text) : "";
}

Offset Table::Row::offset(Column column) const {
  return column < row_.cells.size() ? row_.cells[column].offset : row_.offset();
}

void Table::add_column(std::string_view title, const ColumnNames& columns) {
  const Column column = titles_.size();
  titles_.emplace_back(answer_file::trimmed(title));
  names_.push_back(comparable(title));
  for (const auto& [from, to] : columns) {
    if (comparable(from) != names_.back()) continue;
    renamed_.push_back(from);
    other_names_.emplace_back(comparable(to), column);
  }
}

Result<Table> Table::read(std::string_view text, std::string source, const ColumnNames& columns) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  Table table;
  table.text_ = answer_file::with_line_feeds(std::string(text));
  table.source_ = std::move(source);
  table.line_begins_ = line_begins(table.text_);
  if (const std::size_t byte = find_invalid_utf8(table.text_); byte != std::string::npos)
    return table.error(ErrorCode::not_utf8,
                       {fmt::format("0x{:02X}", static_cast<unsigned char>(table.text_[byte]))},
                       byte);
  table.separator_ = answer_file::csv_separator(table.text_);
  answer_file::CsvReader rows(table.text_, table.separator_);
  if (answer_file::names_separator(table.text_)) rows.next();
  for (bool is_header = true; std::optional<answer_file::CsvRow> row = rows.next();
       is_header = false) {
    if (row->broken_at) return table.error(ErrorCode::csv_quote, {}, *row->broken_at);
    if (!is_header) {
      table.rows_.emplace_back(*std::move(row));
      continue;
    }
    for (const answer_file::CsvCell& cell : row->cells) table.add_column(cell.text, columns);
  }
  return table;
}

std::optional<Table::Column> Table::find_column(
    std::initializer_list<std::string_view> names) const {
  for (const std::string_view name : names)
    if (const auto found = std::ranges::find(names_, comparable(name)); found != names_.end())
      return static_cast<Column>(found - names_.begin());
  for (const std::string_view name : names)
    for (const auto& [other_name, column] : other_names_)
      if (other_name == comparable(name)) return column;
  return std::nullopt;
}

std::string Table::all_titles() const {
  std::string all;
  for (const std::string& title : titles_)
    all += (all.empty() ? "" : ", ") + input::shortened(title);
  return all;
}

Result<Table::Column> Table::need_column(std::initializer_list<std::string_view> names) const {
  if (const std::optional<Column> column = find_column(names)) return *column;
  return error(ErrorCode::table_no_column, {std::string(*names.begin()), all_titles()}, 0);
}

Error Table::error(ErrorCode code, std::vector<std::string> facts, Offset where) const {
  const std::size_t number = line(where);
  const Offset begin = line_begins_[number - 1];
  const Offset end = number < line_begins_.size() ? line_begins_[number] : text_.size();
  Place place = find_place(std::string_view(text_).substr(begin, end - begin), where - begin);
  place.line = number;
  return {code, std::move(facts), where, source_, std::move(place)};
}

std::size_t Table::line(Offset where) const {
  const auto after = std::ranges::upper_bound(line_begins_, where);
  return static_cast<std::size_t>(after - line_begins_.begin());
}

}  // namespace gametree::handin
