/// \file
/// Cells of a CSV replaced, and not a byte beside them.
#include "handback/csv_edits.h"

namespace gametree::handback {

std::string CsvEdits::quoted(std::string_view text, bool was_quoted) const {
  const bool has_blanks = text.starts_with(' ') || text.ends_with(' ');
  const bool needs_quotes = was_quoted || has_blanks ||
                            text.find(separator_) != std::string_view::npos ||
                            text.find_first_of("\"\r\n") != std::string_view::npos;
  if (!needs_quotes) return std::string(text);
  std::string out = "\"";
  for (const char character : text) {
    if (character == '"') out += '"';
    out += character;
  }
  return out + '"';
}

void CsvEdits::fill(const answer_file::CsvRow& row, const std::vector<CellText>& cells) {
  std::size_t size = row.cells.size();
  std::string behind;
  for (const CellText& cell : cells) {
    if (cell.column < row.cells.size()) {
      const std::size_t begin = begin_ + row.cells[cell.column].offset;
      edits_.push_back({begin, begin_ + row.cells[cell.column].end,
                        quoted(cell.text, text_.substr(begin).starts_with('"'))});
      continue;
    }
    behind.append(cell.column + 1 - size, separator_);
    behind += quoted(cell.text, false);
    size = cell.column + 1;
  }
  const std::size_t end = begin_ + row.cells.back().end;
  if (!behind.empty()) edits_.push_back({end, end, std::move(behind)});
}

std::string CsvEdits::text() const {
  std::string out;
  std::size_t at = 0;
  for (const Edit& edit : edits_) {
    out += text_.substr(at, edit.begin - at);
    out += edit.text;
    at = edit.end;
  }
  out += text_.substr(at);
  return out;
}

}  // namespace gametree::handback
