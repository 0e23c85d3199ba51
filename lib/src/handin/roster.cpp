/// \file
/// Rosters: students by all that they are called.
#include "gametree/roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "handin/name_parts.h"
#include "handin/table.h"
#include "input/event.h"

namespace gametree {
namespace {

using handin::Table;

constexpr std::array kKeys{StudentKey::id,
                           StudentKey::email,
                           StudentKey::login,
                           StudentKey::canvas_id,
                           StudentKey::moodle_participant,
                           StudentKey::github,
                           StudentKey::sid};
static_assert(kKeys.size() == kStudentKeys);

/// `51234` of `Participant 51234`, whose word is in the language of the site.
std::string_view participant_number(std::string_view text) {
  const std::string_view number = text.substr(text.find_last_of(' ') + 1);
  return handin::is_number(number) ? number : text;
}

/// Where the keys of a roster stand.
struct Columns {
  std::array<std::optional<Table::Column>, kStudentKeys> keys;
  std::optional<Table::Column> name;
};

Result<Columns> find_columns(const Table& table) {
  const Result<Table::Column> id = table.need_column({to_text(StudentKey::id), "student", "id"});
  if (!id) return id.error();
  Columns columns;
  for (std::size_t i = 0; i < kStudentKeys; ++i)
    columns.keys[i] = i == 0 ? *id : table.find_column({to_text(kKeys[i])});
  columns.name = table.find_column({"name"});
  return columns;
}

RosterStudent student_of(const Table::Row& row, const Columns& columns) {
  RosterStudent student;
  for (std::size_t i = 0; i < kStudentKeys; ++i)
    if (columns.keys[i]) student.keys[i] = row.cell(*columns.keys[i]);
  if (columns.name) student.name = row.cell(*columns.name);
  return student;
}

}  // namespace

std::string comparable_id(StudentKey key, std::string_view text) {
  switch (key) {
    case StudentKey::email:
    case StudentKey::github:
      return fold_case(text);
    case StudentKey::moodle_participant:
      return std::string(participant_number(text));
    case StudentKey::id:
      return comparable_id(text);
    case StudentKey::login:
    case StudentKey::canvas_id:
    case StudentKey::sid:
      break;
  }
  return nfc(text);
}

std::string comparable_id(std::string_view text) {
  return text.find('@') == std::string_view::npos ? nfc(text) : fold_case(text);
}

Result<Roster> Roster::read(std::string_view text, const std::string& source) {
  const Result<Table> table = Table::read(text, source);
  if (!table) return table.error();
  const Result<Columns> columns = find_columns(*table);
  if (!columns) return columns.error();
  Roster roster;
  for (std::size_t number = 0; number < table->rows().size(); ++number) {
    const Table::Row& row = table->rows()[number];
    RosterStudent student = student_of(row, *columns);
    const auto place = [&](std::size_t key) { return row.offset(*columns->keys[key]); };
    if (student.id().empty())
      return table->error(ErrorCode::table_blank_cell, {std::string(to_text(StudentKey::id))},
                          place(0));
    for (std::size_t i = 0; i < kStudentKeys; ++i) {
      if (student.keys[i].empty()) continue;
      const auto [other, is_new] =
          roster.by_key_.try_emplace({kKeys[i], comparable_id(kKeys[i], student.keys[i])}, number);
      if (is_new) continue;
      const std::size_t line = table->line(table->rows()[other->second].offset(0));
      return table->error(ErrorCode::roster_repeats,
                          {std::string(to_text(kKeys[i])), input::shortened(student.keys[i]),
                           fmt::format("{}", line)},
                          place(i));
    }
    roster.students_.push_back(std::move(student));
  }
  return roster;
}

const RosterStudent* Roster::find(StudentKey key, std::string_view text) const {
  const auto found = by_key_.find({key, comparable_id(key, text)});
  return found == by_key_.end() ? nullptr : &students_[found->second];
}

const RosterStudent* Roster::find(std::string_view text) const {
  for (const StudentKey key : {StudentKey::id, StudentKey::email, StudentKey::login})
    if (const RosterStudent* student = find(key, text)) return student;
  return nullptr;
}

std::string Roster::near_id(std::string_view text) const {
  constexpr std::size_t kLongest = 100;  // the cost goes with the length
  if (text.size() > kLongest) return "";
  std::vector<std::string_view> ids;
  for (const RosterStudent& student : students_) ids.emplace_back(student.id());
  return std::string(nearest(text, ids));
}

}  // namespace gametree
