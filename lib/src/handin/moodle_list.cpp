/// \file
/// Moodle's grading worksheet: `Identifier,Full name,Email address,Grade,...`, in the site's
/// language.
#include <algorithm>
#include <set>
#include <string_view>

#include "handin/roster_kind.h"

namespace gametree::handin {
namespace {

/// Whether the first column is a participant in each row: `Teilnehmer/in51234`, always the same
/// word, never the same number.
bool begins_with_participants(const Table& table) {
  std::set<std::string_view> numbers;
  for (const Table::Row& row : table.rows()) {
    const std::string_view cell = row.cell(0);
    const std::size_t digits = cell.find_last_not_of("0123456789") + 1;
    if (digits == 0 || digits == cell.size()) return false;
    if (cell.substr(0, digits).find_first_of("0123456789") != std::string_view::npos) return false;
    const std::string_view first = table.rows().front().cell(0);
    if (!first.starts_with(cell.substr(0, digits))) return false;
    if (!numbers.insert(cell.substr(digits)).second) return false;
  }
  return !numbers.empty();
}

}  // namespace

bool is_moodle_list(const Table& table) {
  if (table.find_column({to_text(StudentKey::id), "student", "id"})) return false;
  return table.find_column({"Identifier"}) || begins_with_participants(table);
}

Result<RosterColumns> moodle_list_columns(const Table& table) {
  RosterColumns columns;
  columns.key(StudentKey::moodle_participant) = table.find_column({"Identifier"});
  if (!columns.key(StudentKey::moodle_participant) && begins_with_participants(table))
    columns.key(StudentKey::moodle_participant) = 0;
  if (!columns.key(StudentKey::moodle_participant))
    return table.need_column({"Identifier"}).error();
  columns.key(StudentKey::id) = table.find_column({"ID number"});
  columns.key(StudentKey::email) = table.find_column({"Email address", "Email"});
  columns.key(StudentKey::login) = table.find_column({"Username"});
  if (const auto name = table.find_column({"Full name", "Name"})) columns.name = {*name};
  return columns;
}

}  // namespace gametree::handin
