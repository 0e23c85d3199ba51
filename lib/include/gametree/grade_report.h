/// \file
/// Grades, written out: one record, in a form a reader.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/regrade.h"
#include "gametree/report.h"

namespace gametree {

/// A class's grades, to be written. Borrowed.
struct GradeReport {
  const GradeBook& book;
  /// What students are told, over what the exercise says. The record and the tables are for the
  /// teacher, and tell all.
  std::optional<Feedback> feedback = {};
  /// What is missing or can't be read has 0 points instead of none. Not what was handed in twice:
  /// there a person has to choose.
  bool missing_zero = false;
  Colors colors = Colors::none;
  /// What changed since an earlier run; null: nobody asked.
  const GradeChanges* changes = nullptr;
};

/// A form in which grades are written. Each ends in a line end.
struct GradeFormat {
  std::string_view name;  ///< as `--format` names it
  std::string_view summary;
  void (*write)(const GradeReport&, const Sink&);
  /// A platform's results of one submission, as students see them: the book has `count_hand_ins` of
  /// at most 1. Whatever was handed in, or nothing, it is what the platform can read.
  bool is_of_one = false;
};

/// The forms, default first.
std::span<const GradeFormat> grade_formats();

/// The form of that name; null if there is none.
const GradeFormat* find_grade_format(std::string_view name);

/// All grades as one string, in a form of `grade_formats()`.
std::string to_string(const GradeReport& report, std::string_view format = "text");

/// How many were handed in, as forms of one submission count: a group's is one, all of the same
/// students are one, and who handed in nothing is none.
std::size_t count_hand_ins(const GradeBook& book);

/// A file's name for the feedback on each submission, in their order: made of the student's id, or
/// of the file's stem, in characters that lead out of no folder, and no two the same in any case.
std::vector<std::string> feedback_names(const GradeBook& book);

/// What the student of one submission is told, as Markdown in which nothing that was typed is more
/// than text.
void write_feedback(const GradeReport& report, std::size_t submission, const Sink& sink);

}  // namespace gametree
