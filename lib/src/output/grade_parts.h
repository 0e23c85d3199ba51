/// \file
/// What every form of a grade's record says alike: points, reasons, and texts from strangers.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/grade.h"
#include "gametree/grade_report.h"
#include "gametree/messages.h"

namespace gametree::output {

/// Points for people: at most two places.
std::string points_text(const Number& points);

/// Ids in tables are cut after so many characters.
inline constexpr std::size_t kLongId = 32;

/// The student, or the file where nobody knows the student: for tables.
std::string who(const GradedSubmission& submission);

/// Whether a person gave the question its points.
bool is_marked(const GradedQuestion& question);

/// `3 of 4`.
std::string out_of(const Number& points, const Number& max_points);

/// The score of a submission that has one.
std::optional<Number> shown_score(const GradedSubmission& submission, bool missing_zero);

/// The student's id; empty: nobody knows.
std::string_view student_id(const GradedSubmission& submission);

/// Why the item ended as it did: the note, or why it can't be read; may be empty.
std::string reason(const GradedItem& item);

/// What was noticed about the submission as a whole, then about its questions.
std::vector<const Error*> diagnostics(const GradedSubmission& submission);

/// The grade of each question of the exercise, in its order; null where there is none.
std::vector<const GradedQuestion*> by_question(const GradeBook& book,
                                               const GradedSubmission& submission);

/// What a person gave, and said; empty: nothing. The comment is as it was typed.
std::string mark_text(const Mark& mark);

/// Whether a person has to mark all of the question, and has not.
bool is_pending(const GradedQuestion& question);

/// `3 of 4`, `left for a person`.
std::string told_points(const GradedQuestion& question);

/// `values b`: an item among those of all questions; of a whole question its id alone.
std::string item_name(const Question& question, const GradedItem& item);

/// `ann.yaml:3:1`, as much of it as is known. Printable.
std::string place_text(const Error& error, std::string_view file);
/// `class.csv:3`, `s1.yaml`.
std::string place_text(const GradedSubmission& submission);

/// Words of JSON for people: `follow-through`.
std::string with_hyphens(std::string_view word);

/// A stranger's text without control characters, its line ends shown as signs.
std::string one_line(std::string_view text);

/// The same, cut after so many characters.
std::string shown(std::string_view text, std::size_t characters = 60);

}  // namespace gametree::output
