/// \file
/// Tables of grades for people: columns as wide as they look on a terminal.
#pragma once

#include <string>
#include <vector>

#include "output/buffer.h"
#include "output/style.h"

namespace gametree::output {

/// A row of a table, its cells printable, and a text that stands on lines below it.
struct TableRow {
  std::vector<std::string> cells;
  std::string below = {};
};

enum class Align : unsigned char { left, right };

/// Writes rows, the first of which is the heading. Each has as many cells as there are columns;
/// columns without any text are left out.
void write_rows(const std::vector<TableRow>& rows, const std::vector<Align>& columns,
                const Style& style, Buffer& out);

}  // namespace gametree::output
