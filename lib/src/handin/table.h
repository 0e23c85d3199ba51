/// \file
/// A CSV with titles, such as a roster: cells by their column, and what is wrong with it.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "answer/csv.h"
#include "gametree/error.h"
#include "gametree/roster.h"

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
    /// As it stands, with places in the text behind the byte order mark.
    [[nodiscard]] const answer_file::CsvRow& cells() const { return row_; }

   private:
    answer_file::CsvRow row_;
  };

  /// \error  not_utf8; csv_quote
  static Result<Table> read(std::string_view text, std::string source,
                            const ColumnNames& columns = {});

  /// The column that has one of these titles, the first of them that there is; where none has one,
  /// a column that is renamed to one.
  [[nodiscard]] std::optional<Column> find_column(
      std::initializer_list<std::string_view> names) const;
  /// \error  table_no_column
  [[nodiscard]] Result<Column> need_column(std::initializer_list<std::string_view> names) const;

  /// As typed, without blanks around them.
  [[nodiscard]] const std::vector<std::string>& titles() const { return titles_; }
  /// The titles that were renamed and are here.
  [[nodiscard]] const std::vector<std::string>& renamed() const { return renamed_; }
  /// All that are not blank.
  [[nodiscard]] const std::vector<Row>& rows() const { return rows_; }
  [[nodiscard]] char separator() const { return separator_; }

  /// For messages.
  [[nodiscard]] std::string all_titles() const;

  /// Something at a cell.
  [[nodiscard]] Error error(ErrorCode code, std::vector<std::string> facts, Offset where) const;
  /// From 1.
  [[nodiscard]] std::size_t line(Offset where) const;

 private:
  void add_column(std::string_view title, const ColumnNames& columns);

  std::string text_, source_;
  std::vector<Offset>
      line_begins_;  // so that a table with something wrong in each row costs no more
  char separator_ = ',';
  std::vector<std::string> titles_, renamed_;
  std::vector<std::string> names_;                                // titles as they are compared
  std::vector<std::pair<std::string, Column>> other_names_ = {};  // by renames
  std::vector<Row> rows_;
};

}  // namespace gametree::handin
