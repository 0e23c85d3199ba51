/// \file
/// What differs between the lists that grades are filled into.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/fill_list.h"
#include "gametree/number.h"
#include "handin/table.h"

namespace gametree::handback {

/// Where a list has what is read and filled.
struct ListColumns {
  handin::Table::Column grade = 0;
  std::optional<handin::Table::Column> feedback = {};  ///< HTML
  std::optional<handin::Table::Column> row_most = {};  ///< a grade above it is refused
  std::optional<handin::Table::Column> may_change = {};
  std::string_view excused = {};    ///< stands for the grade of who needs none; empty: nothing does
  std::optional<Number> most = {};  ///< of the whole list; a grade above it is taken
  std::vector<Error> missing = {};  ///< columns that would have been used
};

/// To add one: write handback/<name>.cpp, declare what it has here, and add a line to the table in
/// fill_list.cpp. Its students are those of the list of that name in handin/roster_kind.h.
struct ListKind {
  std::string_view name;
  /// \error  table_no_column; which_assignment; unknown_assignment
  Result<ListColumns> (*columns)(const handin::Table& table, const Exercise& exercise,
                                 const FillOptions& options);
};

Result<ListColumns> canvas_columns(const handin::Table& table, const Exercise& exercise,
                                   const FillOptions& options);
Result<ListColumns> moodle_columns(const handin::Table& table, const Exercise& exercise,
                                   const FillOptions& options);

/// `10`, `10.00`, `10,00`, `1,000.00`: the last sign is the decimal one. None: it is no number.
std::optional<Number> listed_number(std::string_view text);

}  // namespace gametree::handback
