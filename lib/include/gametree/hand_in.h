/// \file
/// Whose each submission of a class is, which of several counts, and who handed in nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/export_layout.h"
#include "gametree/grade.h"
#include "gametree/number.h"
#include "gametree/roster.h"
#include "gametree/submission.h"

namespace gametree {

/// A submission and all that says whose it is.
struct HandIn {
  GradedSubmission graded;            ///< without student
  std::vector<std::string> students;  ///< whom the file names
  std::optional<Error> disagreement;  ///< the file names different ones
  std::size_t content = 0;            ///< the same for the same answers

  std::vector<std::vector<std::string>> paths = {};  ///< what a map may call the file, as parts
  std::string stem = {};                             ///< whom the file's name means; empty: nobody
  std::string_view layout = {};
  std::optional<PlatformFacts> facts = {};
};

/// A hand-in as far as the file alone says; its place is still to be set.
HandIn to_hand_in(GradedSubmission graded, const Submission& submission);

/// Which of several submissions of one student counts.
enum class AttemptRule : std::uint8_t {
  none,    ///< a person says
  latest,  ///< by the platform's attempt number
  best,    ///< by the score, then the latest
};

/// What a class is told apart by. Borrowed; null: there is none.
struct ClassRules {
  const Roster* roster = nullptr;
  const StudentMap* map = nullptr;
  AttemptRule attempt = AttemptRule::none;
};

struct ClassGrades {
  std::vector<GradedSubmission> submissions;  ///< in the order of the hand-ins; then who is missing
  std::size_t superseded = 0;                 ///< left out for another attempt
  std::size_t without_answers = 0;            ///< left out beside the same student's answers
};

/// Says whose each submission is: by the map; else by what the export and the file say, which must
/// agree; else by the file's name. What only a name or a number of the platform's own says counts
/// for nothing without a roster. A group's hand-in is a submission for each of it.
///
/// Who is who never depends on the order. Of several submissions of one student the one that
/// `attempt` chooses stays; where it can't choose, all are duplicates.
///
/// \param max_score  of who is missing.
ClassGrades settle_class(std::vector<HandIn> hand_ins, const ClassRules& rules,
                         const Number& max_score);

}  // namespace gametree
