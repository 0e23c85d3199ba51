/// \file
/// CSV by RFC 4180: rows of cells, and where they stand.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"

namespace gametree::answer_file {

struct CsvCell {
  std::string text;
  Offset offset = 0;
  Offset end = 0;  ///< where the separator or the line end behind it stands
};

struct CsvRow {
  std::vector<CsvCell> cells;  ///< one at least
  /// A quotation mark that is never closed, or after whose close more text follows: nobody knows
  /// where the cells end. The row ends with the mark's line then.
  std::optional<Offset> broken_at;

  [[nodiscard]] Offset offset() const { return cells.front().offset; }
  [[nodiscard]] bool is_blank() const;
};

/// Takes rows off a text, one after the other.
/// Cost of all: linear in the text.
class CsvReader {
 public:
  /// `text` is borrowed.
  CsvReader(std::string_view text, char separator) : text_(text), separator_(separator) {}

  /// The next row that is not blank; none at the end.
  std::optional<CsvRow> next();

 private:
  CsvRow row();
  bool cell(CsvRow& row);
  bool quoted(std::string& out);
  void skip_line_end();

  std::string_view text_;
  char separator_;
  std::size_t at_ = 0;
};

/// Whether the first line is `sep=;`, as spreadsheets write it for each other.
bool names_separator(std::string_view text);

/// That one; else the one of `,`, `;` and tab that gives the first row most cells.
char csv_separator(std::string_view text);

}  // namespace gametree::answer_file
