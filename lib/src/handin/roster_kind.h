/// \file
/// The lists of students that there are: a roster of a teacher's own, and those that platforms
/// give.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/export_layout.h"
#include "gametree/roster.h"
#include "handin/table.h"

namespace gametree::handin {

/// Where in a list it stands what students are called.
struct RosterColumns {
  std::array<std::optional<Table::Column>, kStudentKeys> keys = {};  ///< by StudentKey
  std::vector<Table::Column> name = {};  ///< its parts, in the order in which they are said

  [[nodiscard]] std::optional<Table::Column>& key(StudentKey key) {
    return keys[static_cast<std::size_t>(key)];
  }
};

/// To add one: write handin/<name>_list.cpp, declare what it has here, and add a line to the table
/// in roster_kinds.cpp.
struct RosterKind {
  std::string_view name;
  bool (*is_one)(const Table& table);  ///< by the titles
  /// \error  table_no_column
  Result<RosterColumns> (*columns)(const Table& table);
  /// Whether a row is about a student, and not about the list.
  bool (*is_student)(const Table::Row& row);
  /// What a student without an id is known by, the best first; none: he has to have one.
  std::vector<StudentKey> (*other_ids)();
};

/// The kind of that name; null: there is none.
const RosterKind* find_roster_kind(std::string_view name);

/// The kind that a list is of by its titles: a teacher's own where it is no platform's.
const RosterKind& roster_kind_of(const Table& table);

/// A row's student, by what stands there alone; the id may be blank. Of a participant the number.
RosterStudent listed_student(const Table::Row& row, const RosterColumns& columns);

bool is_canvas_list(const Table& table);
Result<RosterColumns> canvas_list_columns(const Table& table);
bool is_canvas_student(const Table::Row& row);
/// Whether the row is the one that has each assignment's most points.
bool is_canvas_maxima(const Table::Row& row);

bool is_moodle_list(const Table& table);
Result<RosterColumns> moodle_list_columns(const Table& table);

}  // namespace gametree::handin
