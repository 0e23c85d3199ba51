/// \file
/// Tables of grades for people: columns as wide as they look on a terminal.
#include "output/grade_table.h"

#include <algorithm>
#include <cstddef>

#include "base/text.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

constexpr std::size_t kGap = 2;
constexpr std::size_t kLineWidth = 96;  // a page of 100 has room for a margin

/// The width of each column; 0: there is nothing in it but the heading.
std::vector<std::size_t> widths(const std::vector<TableRow>& rows, std::size_t columns) {
  std::vector<std::size_t> widest(columns);
  for (std::size_t column = 0; column < columns; ++column) {
    for (std::size_t row = 1; row < rows.size(); ++row)
      widest[column] = std::max(widest[column], display_columns(rows[row].cells.at(column)));
    if (widest[column] > 0)
      widest[column] = std::max(widest[column], display_columns(rows.front().cells.at(column)));
  }
  return widest;
}

std::string line(const TableRow& row, const std::vector<Align>& columns,
                 const std::vector<std::size_t>& widths) {
  std::string text;
  for (std::size_t column = 0; column < columns.size(); ++column) {
    if (widths[column] == 0) continue;
    const std::string& cell = row.cells.at(column);
    const std::string blanks(widths[column] - display_columns(cell), ' ');
    text += columns[column] == Align::left ? cell + blanks : blanks + cell;
    text.append(kGap, ' ');
  }
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

}  // namespace

void write_rows(const std::vector<TableRow>& rows, const std::vector<Align>& columns,
                const Style& style, Buffer& out) {
  const std::vector<std::size_t> widest = widths(rows, columns.size());
  out.add(style.strong(line(rows.front(), columns, widest)) + "\n");
  const std::string margin(2 * kGap, ' ');
  for (std::size_t i = 1; i < rows.size(); ++i) {
    out.add(line(rows[i], columns, widest) + "\n");
    for (const std::string& more : wrapped(rows[i].below, kLineWidth - margin.size()))
      out.add(margin + more + "\n");
  }
}

}  // namespace gametree::output
