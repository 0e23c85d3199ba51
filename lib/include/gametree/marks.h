/// \file
/// Points and comments that a person gave, which hold whatever the key says.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/roster.h"

namespace gametree {

/// A person's marks on a class, which are the same on every regrade.
class Marks {
 public:
  /// Reads a CSV with the columns `student`, `question`, `points` and `comment`. Points are exact,
  /// from 0 to those of the question; blank ones leave the score, and bring a comment alone.
  ///
  /// \param roster  by which an e-mail or a login means a student; null: ids alone do.
  /// \error  not_utf8; csv_quote; table_no_column; table_blank_cell; mark_no_question;
  ///         mark_no_points; mark_out_of_range; mark_repeats.
  static Result<Marks> read(std::string_view text, const std::string& source,
                            const Exercise& exercise, const Roster* roster);

  /// Lays the marks over the grades, and adds up anew. What could not be graded is graded once each
  /// of its questions has points; what was handed in twice stays so.
  ///
  /// \return the marks of students of whom there is no submission, as warnings in their order.
  std::vector<Error> apply(std::vector<GradedSubmission>& submissions,
                           const Exercise& exercise) const;

 private:
  struct Entry {
    Mark mark;
    Error unused;  // what is said where nobody has this id
  };
  using OfStudent = std::map<std::size_t, Entry>;  // by question

  std::map<std::string, OfStudent> students_;  // by the id as it is compared
};

}  // namespace gametree
