/// \file
/// A class's roster, and a teacher's map from files to students: what is known before anything is
/// handed in.
#pragma once

#include <array>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/export_layout.h"

namespace gametree {

struct RosterStudent {
  std::array<std::string, kStudentKeys> keys;  ///< by StudentKey; empty: not known
  std::string name = {};                       ///< never identifies

  [[nodiscard]] const std::string& id() const { return keys[0]; }
  [[nodiscard]] const std::string& key(StudentKey key) const {
    return keys[static_cast<std::size_t>(key)];
  }
};

/// `text` as ids under `key` are compared: after NFC; e-mail and GitHub's logins without case, of
/// Moodle's `Participant 51234` the number.
std::string comparable_id(StudentKey key, std::string_view text);

/// The same for an id of a kind that nobody knows: an e-mail is told by its `@`.
std::string comparable_id(std::string_view text);

/// Titles of columns by other names: (`Bewertung`, `Grade`).
using ColumnNames = std::vector<std::pair<std::string, std::string>>;

/// The students of a class. Ids are texts: `007` is not `7`.
class Roster {
 public:
  /// Reads a CSV with a column `student_id` (or `student`, `id`); any of `name`, `email`, `login`,
  /// `canvas_id`, `moodle_participant`, `github`, `sid`; and others, which mean nothing here. Also
  /// Canvas's gradebook, where a student's id is the `SIS User ID`, else the login, else Canvas's
  /// own number; and Moodle's grading worksheet: the `ID number`, else the e-mail, else the number
  /// of the participant. Both are told by their titles; their rows without a student are left out.
  ///
  /// \param source   the file's name, for errors.
  /// \param columns  titles by other names: a column is known by both.
  /// \param list     one of `list_names()`, which it is whatever the titles say; empty: they say.
  /// \error  not_utf8; csv_quote; table_no_column; table_blank_cell: a student without id;
  ///         roster_repeats: what two students share can't tell them apart.
  static Result<Roster> read(std::string_view text, const std::string& source,
                             const ColumnNames& columns = {}, std::string_view list = {});

  /// The titles of `columns` that are there.
  [[nodiscard]] const std::vector<std::string>& renamed() const { return renamed_; }

  /// In the order of the file.
  [[nodiscard]] const std::vector<RosterStudent>& students() const { return students_; }

  /// Who has this under that key; null: nobody.
  [[nodiscard]] const RosterStudent* find(StudentKey key, std::string_view text) const;
  /// Whom a person means, who writes an id, an e-mail or a login; null: nobody.
  [[nodiscard]] const RosterStudent* find(std::string_view text) const;
  /// The id that is nearest to `text`; empty: none is near. For messages alone.
  [[nodiscard]] std::string near_id(std::string_view text) const;

 private:
  std::vector<RosterStudent> students_;
  std::vector<std::string> renamed_;
  std::map<std::pair<StudentKey, std::string>, std::size_t> by_key_;
};

/// Which file is whose, as a teacher wrote it down.
class StudentMap {
 public:
  /// Reads a CSV with the columns `path` and `student`. A path in several rows is a group's; that
  /// of a folder or archive stands for all in it.
  ///
  /// Or, where the text begins with `{`, what Gradescope says of one submission
  /// (`submission_metadata.json`): all files are of its users, whom their `email` names.
  ///
  /// \error  as Roster::read; what is wrong with JSON; metadata_no_users
  static Result<StudentMap> read(std::string_view text, const std::string& source);

  /// The students of a file by the longest path of the map that leads to it; none: it has none.
  ///
  /// \param paths  what the file may be called, each as its parts.
  [[nodiscard]] const std::vector<std::string>* find(
      const std::vector<std::vector<std::string>>& paths) const;

  /// The rows whose path leads to none of the files, each file as `find` has it.
  [[nodiscard]] std::vector<Error> find_unused(
      const std::vector<std::vector<std::vector<std::string>>>& files) const;

 private:
  struct Entry {
    std::vector<std::string> students;
    Error unused;  // what is said where no file has this path
  };

  std::map<std::vector<std::string>, Entry> entries_;  // by the parts of the path, after NFC
  std::vector<std::string> of_all_;                    // whose all files are; empty: see entries_
};

/// The parts of a path, without those that lead nowhere: `./hw//a.yaml` is `hw`, `a.yaml`.
std::vector<std::string> path_parts(std::string_view path);

}  // namespace gametree
