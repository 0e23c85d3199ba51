/// \file
/// The program run on the class's exports, and its record as lines that can be compared with
/// `truth`.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "exports.h"
#include "support/sandbox.h"

namespace gametree::test {

/// Cells of a CSV, row by row; a cell may be quoted and hold line ends.
std::vector<std::vector<std::string>> csv_rows(const std::string& text);

/// A score as people read it, at most two places; null is nothing.
std::string two_places(const nlohmann::json& number);

/// A folder that holds `hw1.yaml` and `roster.csv`.
class School : public Sandbox {
 public:
  School();

  /// Writes a file into a folder that need not be there.
  void put(const std::string& path, const std::string& text) const;
  void put(const std::string& folder, const std::vector<File>& files) const;

  /// The export in a folder, in two folders, each attempt in another, or in an archive.
  void put_folder(const Export& all, const std::string& folder) const;
  void put_halves(const Export& all, const std::string& one, const std::string& two) const;
  void put_archive(const Export& all, const std::string& name) const;

  struct Graded {
    int status = 0;
    std::string csv, json;  ///< a line a row: student, file without its argument, state, points
    std::string err;
  };
  /// `gametree grade` with these arguments, in both forms.
  [[nodiscard]] Graded grade(const std::string& arguments) const;
};

/// Rows of a record as lines, for comparison.
class Table {
 public:
  /// What `truth` and the paths of an export make.
  explicit Table(const Export& all);

  /// Another row instead of the student's; `points` are of the five questions.
  Table& set(const std::string& id, const std::string& file, const std::string& state,
             const std::string& score, const std::string& points);
  /// The same for students who are all missing then.
  Table& missing(const std::vector<std::string>& ids);
  /// A row beside all others, and a file of nobody's that has none.
  Table& add(const std::string& id, const std::string& file, const std::string& state,
             const std::string& score, const std::string& points);
  Table& drop_nobody(const std::string& file);

  /// A line a row, in the order of lines.
  [[nodiscard]] std::string text() const;

 private:
  std::vector<std::string> lines_;
};

/// A row's line: what its cells hold, a bar between two.
std::string line(const std::string& id, const std::string& file, const std::string& state,
                 const std::string& score, const std::string& points);

/// The lines that only one of two such texts has: `- ` before what was expected, `+ ` before what
/// came instead.
std::string differences(const std::string& expected, const std::string& actual);

}  // namespace gametree::test
