/// \file
/// A CSV with titles, such as a roster: cells by their column, and what is wrong with it.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer/csv.h"
#include "gametree/error.h"

namespace gametree::handin {

/// All of a CSV. Titles are the same in any case, and with blanks or hyphens for `_`.
class Table {
 public:
  using Column = std::size_t;

  class Row {
   public:
    explicit Row(answer_file::CsvRow row) : row_(std::move(row)) {}

    /// Without blanks around it; empty past the end of the row.
    [[nodiscard]] std::string_view cell(Column column) const;
    [[nodiscard]] Offset offset(Column column) const;

   private:
    answer_file::CsvRow row_;
  };

  /// \error  not_utf8; csv_quote
  static Result<Table> read(std::string_view text, std::string source);

  /// The column that has one of these titles, the first of them that there is.
  [[nodiscard]] std::optional<Column> find_column(
      std::initializer_list<std::string_view> names) const;
  /// \error  table_no_column
  [[nodiscard]] Result<Column> need_column(std::initializer_list<std::string_view> names) const;

  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }

  /// Something at a cell.
  [[nodiscard]] Error error(ErrorCode code, std::vector<std::string> facts, Offset where) const;
  /// From 1.
  [[nodiscard]] std::size_t line(Offset where) const;

 private:
  std::string text_, source_;
  std::vector<std::string> titles_;
  std::vector<std::string> names_;  // titles as they are compared
  std::vector<Row> rows_;
};

}  // namespace gametree::handin
