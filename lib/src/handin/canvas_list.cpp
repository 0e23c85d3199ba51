/// \file
/// Canvas's gradebook: `Student,ID,SIS User ID,SIS Login ID,Section,Title (9001),...`.
#include <algorithm>
#include <string_view>

#include "handin/roster_kind.h"

namespace gametree::handin {
namespace {

/// The name in one cell, or the family's and the given one.
std::vector<Table::Column> name_columns(const Table& table) {
  if (const auto name = table.find_column({"Student"})) return {*name};
  const auto family = table.find_column({"LastName"});
  const auto given = table.find_column({"FirstName"});
  if (!family || !given) return {};
  return {*given, *family};
}

/// Columns of a student's own come before the assignments, which may have any title.
bool has_columns_in_order(const Table& table) {
  const auto id = table.find_column({"ID"});
  const auto section = table.find_column({"Section"});
  const std::vector<Table::Column> name = name_columns(table);
  return id && section && *id == name.size() && *id < *section &&
         std::ranges::all_of(name, [&](Table::Column column) { return column < *id; });
}

/// `Game trees (9001)`.
bool has_number(std::string_view title) {
  const std::size_t end = title.find_last_not_of("0123456789)");
  return title.ends_with(')') && end != std::string_view::npos && title[end] == '(' &&
         end + 2 < title.size();
}

}  // namespace

bool is_canvas_list(const Table& table) {
  if (!has_columns_in_order(table)) return false;
  return table.find_column({"SIS User ID", "SIS Login ID"}) ||
         std::ranges::any_of(table.titles(), has_number);
}

Result<RosterColumns> canvas_list_columns(const Table& table) {
  const Result<Table::Column> id = table.need_column({"ID"});
  if (!id) return id.error();
  RosterColumns columns{.name = name_columns(table)};
  columns.key(StudentKey::canvas_id) = *id;
  columns.key(StudentKey::id) = table.find_column({"SIS User ID"});
  columns.key(StudentKey::login) = table.find_column({"SIS Login ID"});
  columns.key(StudentKey::email) = columns.key(StudentKey::login);
  return columns;
}

bool is_canvas_maxima(const Table::Row& row) {
  return row.cell(0).find("Points Possible") != std::string_view::npos;
}

// The platform's test student has an id too.
bool is_canvas_student(const Table::Row& row) {
  const bool is_test =
      row.cell(0) == "Student, Test" || (row.cell(0) == "Student" && row.cell(1) == "Test");
  return !is_test && !is_canvas_maxima(row);
}

}  // namespace gametree::handin
