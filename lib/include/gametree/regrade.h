/// \file
/// What became of a class's grades since an earlier run, and why.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/grade.h"
#include "gametree/number.h"

namespace gametree {

/// An item of an earlier record.
struct EarlierItem {
  std::string id, status, given, expected;
  Number points;
};

/// A question of an earlier record.
struct EarlierQuestion {
  std::string id;
  Number score;
  bool is_pending = false;                 ///< nobody had marked it
  std::optional<Number> mark_points = {};  ///< by a person
  std::vector<EarlierItem> items = {};
};

/// A submission of an earlier record.
struct EarlierSubmission {
  std::string file, student;  ///< student: empty where nobody knew
  std::string state;
  std::optional<Number> score;  ///< none unless graded
  std::vector<EarlierQuestion> questions = {};
};

/// An earlier run's record, as `grade --json` wrote it.
struct EarlierGrades {
  std::vector<EarlierSubmission> submissions;

  /// \param source    the file's name, for errors.
  /// \param exercise  its id, which the record has to be of.
  /// \error  not_a_record; record_of_other_exercise
  static Result<EarlierGrades> read(std::string_view text, const std::string& source,
                                    std::string_view exercise);
};

/// Why points changed; the first of these that holds.
enum class ChangeCause : std::uint8_t {
  mark,     ///< a person's points came, changed or went
  answer,   ///< something else was handed in
  key,      ///< something else is right now
  grading,  ///< the same answer, the same key: what it earns changed
};

/// The word of a cause in outputs.
std::string_view to_text(ChangeCause cause);

struct ItemChange {
  const EarlierItem* before = nullptr;  ///< null: it was no item then
  const GradedItem* after = nullptr;    ///< null: it is none any more
  ChangeCause cause{};
};

struct QuestionChange {
  std::size_t question = 0;               ///< its number in the exercise
  std::optional<Number> before, after;    ///< none: not graded
  std::optional<ChangeCause> cause = {};  ///< of the whole; none: its items say why
  std::vector<ItemChange> items = {};     ///< those whose points or status changed
};

/// A submission of which the state, the score or the points of a question changed. Questions are
/// listed where it was graded in both runs.
struct GradeChange {
  std::size_t submission = 0;                 ///< its number in the book
  const EarlierSubmission* before = nullptr;  ///< null: it is new
  std::vector<QuestionChange> questions = {};
};

/// Borrows from both records.
struct GradeChanges {
  std::vector<GradeChange> changed = {};            ///< in the order of the book
  std::vector<const EarlierSubmission*> gone = {};  ///< in the earlier record alone
};

/// Compares two runs: submissions by student, several of one student by their files too, and those
/// of nobody by file.
///
/// Cost: linear in the records, but for looking up.
GradeChanges compare_grades(const EarlierGrades& earlier, const GradeBook& book);

}  // namespace gametree
