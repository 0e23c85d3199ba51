/// \file
/// Grades filled into the lists that platforms gave: a gradebook, a grading worksheet.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/grade_report.h"
#include "gametree/number.h"
#include "gametree/roster.h"

namespace gametree {

/// The names of the lists that grades can be filled into.
std::vector<std::string_view> list_names();

struct FillOptions {
  std::string source = {};      ///< the file's name, for errors
  std::string assignment = {};  ///< of a list with several; empty: the one named like the exercise
  ColumnNames columns = {};     ///< titles by other names
};

/// A list with grades in it, and what is to be said of it.
struct FilledList {
  std::string text;
  std::size_t filled = 0;                    ///< rows that got a grade
  std::size_t left = 0;                      ///< rows of students that stayed as they were
  std::optional<Number> most = {};           ///< the most points, by the list
  std::vector<Error> findings = {};          ///< grades that went nowhere: a person should look
  std::vector<Error> remarks = {};           ///< columns that would have been used
  std::vector<RosterStudent> students = {};  ///< by the list, with the id of the roster
  std::vector<std::string> renamed = {};     ///< the titles of `FillOptions::columns` that it has
};

/// Writes the score of each student who has one into the student's row. All other cells, rows and
/// line ends stay byte for byte, and so does the cell of who has none. Filling twice is the same as
/// once.
///
/// A row is a student's by ids alone. What the list takes for HTML is the feedback that the report
/// allows; its cells hold numbers with a decimal point and escaped texts, never a formula.
///
/// \param list  one of `list_names()`.
/// \error  not_utf8; csv_quote; table_no_column; which_assignment; unknown_assignment
Result<FilledList> fill_list(std::string_view list, std::string_view text,
                             const GradeReport& report, const Roster& roster,
                             const FillOptions& options);

/// A student's page in the archive that Moodle takes as feedback of several.
struct MoodleFeedback {
  std::string path;            ///< `Ann Lee_51234_assignsubmission_file/feedback.md`
  std::size_t submission = 0;  ///< its number in the book
};

struct MoodleFeedbacks {
  std::vector<MoodleFeedback> pages;  ///< in the order of the submissions
  std::size_t left_out = 0;           ///< whose participant nobody knows
};

/// The pages of all who handed in, or have a score all the same, and whose participant is known.
///
/// \param students  what is known of them; the first who knows a participant counts.
MoodleFeedbacks moodle_feedback(const GradeReport& report, std::span<const RosterStudent> students);

}  // namespace gametree
