/// \file
/// The grading of one student's answers: by every way a question may be scored, with what follows
/// from earlier values.
#pragma once

#include <optional>
#include <vector>

#include "grade/exercise_keys.h"

namespace gametree::grade {

class StudentGrading {
 public:
  /// Borrows both.
  StudentGrading(const ExerciseKeys& keys, const std::vector<Answer>& answers);

  std::vector<GradedQuestion> grade();

 private:
  /// A question scored in one way.
  struct Scored {
    const Way* way = nullptr;
    Credits credits;
    std::vector<Number> points;
    Number score;
    std::vector<Note> sources;  ///< by item: what it is right from
  };

  GradedQuestion grade(std::size_t question);
  Scored score(std::size_t question, const Way& way);
  void follow_values(std::size_t question, const Way& way, Scored& scored) const;
  void follow_search(std::size_t question, const Way& way, Scored& scored) const;
  [[nodiscard]] std::optional<std::size_t> values_question(std::size_t question) const;
  [[nodiscard]] GradedItem item(std::size_t question, const Scored& scored, std::size_t item) const;
  [[nodiscard]] Note note(const Answer& answer, const Scored& scored, std::size_t item) const;

  const ExerciseKeys& keys_;
  const Exercise& exercise_;
  const std::vector<Answer>& answers_;
  std::vector<StudentValues> values_;  // by question; empty but for node-values
};

}  // namespace gametree::grade
