/// \file
/// Rosters: students by all that they are called.
#include "gametree/roster.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "base/text.h"
#include "handin/roster_kind.h"
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

/// `51234` of `Participant 51234`, whose word is in the language of the site, and may stand without
/// the blank.
std::string_view participant_number(std::string_view text) {
  const std::size_t begin = text.find_last_not_of("0123456789") + 1;
  const std::string_view word = text.substr(0, begin);
  const bool has_number = begin < text.size() && word.find_first_of("0123456789") == word.npos;
  return has_number ? text.substr(begin) : text;
}

/// The student of a row; none: the row is about something else.
Result<std::optional<RosterStudent>> read_student(const Table& table, const Table::Row& row,
                                                  const handin::RosterKind& kind,
                                                  const handin::RosterColumns& columns) {
  if (!kind.is_student(row)) return std::optional<RosterStudent>();
  RosterStudent student = handin::listed_student(row, columns);
  const std::vector<StudentKey> other_ids = kind.other_ids();
  for (const StudentKey key : other_ids) {
    const std::string_view other = student.key(key);
    if (student.id().empty())
      student.keys[0] = key == StudentKey::moodle_participant ? participant_number(other) : other;
  }
  if (!student.id().empty()) return std::optional(std::move(student));
  if (!other_ids.empty()) return std::optional<RosterStudent>();
  return table.error(ErrorCode::table_blank_cell, {std::string(to_text(StudentKey::id))},
                     row.offset(*columns.keys[0]));
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

Result<Roster> Roster::read(std::string_view text, const std::string& source,
                            const ColumnNames& columns, std::string_view list) {
  const Result<Table> table = Table::read(text, source, columns);
  if (!table) return table.error();
  const handin::RosterKind* named = handin::find_roster_kind(list);
  const handin::RosterKind& kind = named == nullptr ? handin::roster_kind_of(*table) : *named;
  const Result<handin::RosterColumns> found = kind.columns(*table);
  if (!found) return found.error();
  Roster roster;
  roster.renamed_ = table->renamed();
  std::vector<std::size_t> rows;  // by student
  for (std::size_t number = 0; number < table->rows().size(); ++number) {
    const Table::Row& row = table->rows()[number];
    Result<std::optional<RosterStudent>> student = read_student(*table, row, kind, *found);
    if (!student) return student.error();
    if (!*student) continue;
    for (std::size_t i = 0; i < kStudentKeys; ++i) {
      const std::string& text_of_key = (*student)->keys[i];
      if (text_of_key.empty()) continue;
      const auto [other, is_new] = roster.by_key_.try_emplace(
          {kKeys[i], comparable_id(kKeys[i], text_of_key)}, roster.students_.size());
      if (is_new) continue;
      const std::size_t line = table->line(table->rows()[rows[other->second]].offset(0));
      return table->error(
          ErrorCode::roster_repeats,
          {std::string(to_text(kKeys[i])), input::shortened(text_of_key), fmt::format("{}", line)},
          row.offset(found->keys[i].value_or(0)));
    }
    roster.students_.push_back(**std::move(student));
    rows.push_back(number);
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
