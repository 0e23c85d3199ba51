/// \file
/// Grades: the key from the search itself, credit for each item, and the reason for each lost
/// point.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/answer.h"
#include "gametree/error.h"
#include "gametree/exercise.h"
#include "gametree/note.h"
#include "gametree/number.h"
#include "gametree/submission.h"
#include "gametree/tree.h"

namespace gametree {

/// How an item ended.
enum class ItemStatus : std::uint8_t {
  correct,
  follow_through,  ///< wrong only because an earlier answer was
  partial,         ///< some of its points
  wrong,
  blank,
  invalid,  ///< can't be read: someone should look
  pending,  ///< a person has to mark it
};

/// The word of a status in outputs.
std::string_view to_text(ItemStatus status);

/// What is scored: a node of node-values or windows, else a whole question.
struct GradedItem {
  std::string id;              ///< the node as the exercise names it; of a whole question its id
  std::optional<NodeId> node;  ///< of the question's tree
  ItemStatus status{};
  Number points, max_points;
  std::string given;             ///< as typed, cleaned
  std::string expected;          ///< by the rules that won
  Note note;                     ///< why, drawn from the trace
  std::optional<Error> problem;  ///< of an invalid item
};

/// What a person gives for a question, which holds whatever the key says.
struct Mark {
  std::optional<Number> points;  ///< none: a comment alone
  std::string comment = {};
};

struct GradedQuestion {
  std::size_t question = 0;                ///< its number in the exercise
  std::optional<std::size_t> alternative;  ///< which of `also_accept` won; none: the key's own
  Number score, max_score;
  std::vector<GradedItem> items;
  std::vector<Error> passed_over;  ///< what was typed and not asked
  std::optional<Mark> mark = {};   ///< by a person: `score` is its points, if it has any
};

enum class SubmissionState : std::uint8_t { graded, ungradable, missing, unmatched, duplicate };

/// The word of a state in outputs.
std::string_view to_text(SubmissionState state);

/// How it was found out whose a submission is: `map`, `layout`, `file` or `stem`; empty: nothing
/// was handed in.
struct Identity {
  std::string id;
  std::string matched_by;
};

struct GradedSubmission {
  std::string file;
  std::size_t line = 0;  ///< of a CSV's row, from 1; 0: the whole file
  std::optional<Identity> student;
  SubmissionState state{};
  std::optional<Number> score;  ///< none unless graded
  Number max_score;             ///< without what is pending
  std::vector<GradedQuestion> questions;
  std::vector<Error> diagnostics;
};

/// A whole class.
struct GradeBook {
  const Exercise& exercise;
  Number max_score;
  std::vector<GradedSubmission> submissions;
};

/// What is wrong with an exercise that only a search can show: keys that can't be computed, an
/// `expect` that differs; and, as warnings, what students can't answer clearly.
struct ExerciseFindings {
  std::vector<Error> problems;
  std::vector<Error> warnings;
};
/// \param text  what the exercise was read from, so that findings say their line; empty: they
/// don't.
ExerciseFindings check_exercise(const Exercise& exercise, std::string_view text = {});

/// The key of one question under its own rules.
///
/// \error  no_cutoffs and whatever `search` says of rules that don't fit the tree.
Result<Answer> key_answer(const Exercise& exercise, std::size_t question);

/// Grades submissions of one exercise, whoever they are from.
class Grader {
 public:
  /// Makes the keys: each question searched under its rules, and under each `also_accept`.
  /// \param exercise  without problems in `check_exercise`. Borrowed.
  explicit Grader(const Exercise& exercise);
  Grader(const Grader&) = delete;
  Grader& operator=(const Grader&) = delete;
  ~Grader();

  /// State, score, questions and diagnostics; `student` is left empty. Exact, and the same
  /// whatever else is in the batch. Any number of threads may grade at once.
  [[nodiscard]] GradedSubmission grade(const Submission& submission) const;

  /// The points of all questions, those left for a person among them.
  [[nodiscard]] Number max_score() const;

 private:
  class Keys;
  std::unique_ptr<const Keys> keys_;
};

}  // namespace gametree
