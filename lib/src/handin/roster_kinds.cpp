/// \file
/// The kinds of lists of students, and a row's student.
#include <algorithm>
#include <array>

#include "handin/roster_kind.h"

namespace gametree::handin {
namespace {

bool is_own_list(const Table& /*table*/) { return true; }

Result<RosterColumns> own_list_columns(const Table& table) {
  const Result<Table::Column> id = table.need_column({to_text(StudentKey::id), "student", "id"});
  if (!id) return id.error();
  RosterColumns columns;
  for (std::size_t i = 1; i < kStudentKeys; ++i)
    columns.keys.at(i) = table.find_column({to_text(static_cast<StudentKey>(i))});
  columns.key(StudentKey::id) = *id;
  if (const auto name = table.find_column({"name"})) columns.name = {*name};
  return columns;
}

bool is_always_student(const Table::Row& /*row*/) { return true; }

std::vector<StudentKey> no_other_ids() { return {}; }

std::vector<StudentKey> canvas_other_ids() { return {StudentKey::login, StudentKey::canvas_id}; }

std::vector<StudentKey> moodle_other_ids() {
  return {StudentKey::email, StudentKey::moodle_participant};
}

// The first one that fits counts.
constexpr std::array kKinds{
    RosterKind{"canvas", &is_canvas_list, &canvas_list_columns, &is_canvas_student,
               &canvas_other_ids},
    RosterKind{"moodle", &is_moodle_list, &moodle_list_columns, &is_always_student,
               &moodle_other_ids},
    RosterKind{"own", &is_own_list, &own_list_columns, &is_always_student, &no_other_ids},
};

/// A login may stand in for an e-mail, where it is one.
bool is_mere_login(const RosterColumns& columns, std::string_view email) {
  return columns.keys.at(static_cast<std::size_t>(StudentKey::email)) ==
             columns.keys.at(static_cast<std::size_t>(StudentKey::login)) &&
         email.find('@') == std::string_view::npos;
}

}  // namespace

const RosterKind* find_roster_kind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &RosterKind::name);
  return found == kKinds.end() ? nullptr : &*found;
}

const RosterKind& roster_kind_of(const Table& table) {
  return *std::ranges::find_if(kKinds, [&](const RosterKind& kind) { return kind.is_one(table); });
}

RosterStudent listed_student(const Table::Row& row, const RosterColumns& columns) {
  RosterStudent student;
  for (std::size_t i = 0; i < kStudentKeys; ++i)
    if (const auto column = columns.keys.at(i)) student.keys.at(i) = row.cell(*column);
  std::string& email = student.keys.at(static_cast<std::size_t>(StudentKey::email));
  if (is_mere_login(columns, email)) email.clear();
  for (const Table::Column column : columns.name) {
    const std::string_view part = row.cell(column);
    if (!student.name.empty() && !part.empty()) student.name += ' ';
    student.name += part;
  }
  return student;
}

}  // namespace gametree::handin
