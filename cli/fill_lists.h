/// \file
/// Grades handed back: --fill, --assignment, --moodle-feedback.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app.h"
#include "class_options.h"
#include "gametree/fill_list.h"
#include "gametree/grade_report.h"
#include "streams.h"

namespace gametree::cli {

/// A platform's list, which is read, filled and written.
struct ListFile {
  std::string list, file;
};

struct HandBackOptions {
  std::vector<ListFile> lists;
  std::string assignment;       ///< empty: the one named like the exercise
  std::string moodle_feedback;  ///< an archive; empty: none is written
};

void add_fill_options(CLI::App& app, HandBackOptions& options);

/// What is wrong with the options as a whole; empty: nothing.
std::string problem_of(const HandBackOptions& options, const ClassOptions& who);

/// `who`, with the first list for a roster where there is none.
ClassOptions with_listed_roster(ClassOptions who, const HandBackOptions& options);

/// The lists alone.
std::vector<std::string> paths_of(const HandBackOptions& options);

/// Fills all lists before any of them is written.
class HandBack {
 public:
  /// Borrowed.
  HandBack(const HandBackOptions& options, const ColumnNames& columns, Streams& streams)
      : options_(options), columns_(columns), streams_(streams) {}

  /// Reads and fills the lists, and says on `streams.err` what goes nowhere. An exit status above
  /// kNeedsALook: nothing can be written.
  int fill(const GradeReport& report, const ClassFiles& known);

  /// Writes the lists and the archive, unless the run has failed before.
  int write(const GradeReport& report, int status);

  /// The titles of the columns' other names that some list has.
  [[nodiscard]] const std::vector<std::string>& renamed() const { return renamed_; }

 private:
  int fill_one(const ListFile& list, const GradeReport& report, const Roster& roster);
  void tell(const FilledList& filled, const std::string& file, const GradeReport& report);
  int write_archive(const GradeReport& report);

  const HandBackOptions& options_;
  const ColumnNames& columns_;
  Streams& streams_;
  std::vector<std::pair<std::string, FilledList>> filled_;  // by file
  MoodleFeedbacks feedback_;
  std::vector<std::string> renamed_;
};

}  // namespace gametree::cli
