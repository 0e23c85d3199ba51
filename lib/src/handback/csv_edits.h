/// \file
/// Cells of a CSV replaced, and not a byte beside them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "answer/csv.h"

namespace gametree::handback {

/// What a cell is to hold.
struct CellText {
  std::size_t column = 0;
  std::string text;
};

/// Collects what is to be replaced, from the first row on.
class CsvEdits {
 public:
  /// \param text   borrowed; cells' places count from `begin` in it.
  /// \param begin  behind a byte order mark.
  CsvEdits(std::string_view text, std::size_t begin, char separator)
      : text_(text), begin_(begin), separator_(separator) {}

  /// \param row    behind all that were filled before.
  /// \param cells  by column. One past the row's end gets the separators that lead there.
  void fill(const answer_file::CsvRow& row, const std::vector<CellText>& cells);

  /// The text with all that was filled. A cell that was quoted still is.
  [[nodiscard]] std::string text() const;

 private:
  struct Edit {
    std::size_t begin, end;
    std::string text;
  };

  [[nodiscard]] std::string quoted(std::string_view text, bool was_quoted) const;

  std::string_view text_;
  std::size_t begin_;
  char separator_;
  std::vector<Edit> edits_;
};

}  // namespace gametree::handback
