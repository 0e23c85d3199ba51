/// \file
/// Lists filled by hand-made grades, and what comes of it in one text.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gametree/fill_list.h"
#include "gametree/messages.h"
#include "support/grade_book.h"

namespace gametree::test {

/// An id and a score.
using Score = std::pair<std::string, Number>;

/// Grades of three branches, of 8 points, that are scores alone.
inline std::vector<GradedSubmission> scored(const std::vector<Score>& scores) {
  std::vector<GradedSubmission> all;
  for (const auto& [id, score] : scores) {
    all.push_back(nearly_right(id));
    all.back().score = score;
  }
  return all;
}

inline GradedSubmission in_state(const std::string& id, SubmissionState state) {
  GradedSubmission submission = unreadable(id);
  submission.state = state;
  return submission;
}

struct Fill {
  std::string list;
  std::string text;
  std::vector<GradedSubmission> grades = {};
  std::string roster = {};  ///< empty: the list
  std::string assignment = {};
  ColumnNames columns = {};
  bool missing_zero = false;
  Feedback feedback = Feedback::score;
};

inline Result<FilledList> filled(const Fill& fill) {
  const Exercise exercise = three_branches();
  const GradeBook book{exercise, 8, fill.grades};
  const Roster roster = *Roster::read(fill.roster.empty() ? fill.text : fill.roster, "roster.csv",
                                      fill.columns, fill.roster.empty() ? fill.list : "");
  return fill_list(fill.list, fill.text,
                   {.book = book, .feedback = fill.feedback, .missing_zero = fill.missing_zero},
                   roster,
                   {.source = "l.csv", .assignment = fill.assignment, .columns = fill.columns});
}

/// The list with its grades, or what is wrong.
inline std::string text(const Fill& fill) {
  const Result<FilledList> result = filled(fill);
  return result ? result->text : sentence(result.error());
}

/// `filled+left`, then what a person should look at, each with its line.
inline std::string told(const Fill& fill) {
  const Result<FilledList> result = filled(fill);
  if (!result) return sentence(result.error());
  std::string all = std::to_string(result->filled) + "+" + std::to_string(result->left);
  for (const Error& error : result->findings)
    all += " | " + (error.place ? std::to_string(error.place->line) + ": " : "") + sentence(error);
  return all;
}

}  // namespace gametree::test
