/// \file
/// How the tests of exercises read them: whole, and with every problem as it is printed.
#pragma once

#include <string>
#include <string_view>

#include "gametree/exercise.h"
#include "gametree/messages.h"
#include "support/catch.h"

namespace gametree::test {

inline CheckedExercise check_exercise_text(std::string_view text, std::string_view source,
                                           FileReader read_file = {}) {
  ExerciseOptions options;
  options.source = source;
  options.read_file = std::move(read_file);
  return read_exercise(text, options);
}

/// The exercise, which has no problem.
inline Exercise exercise_of(std::string_view text, std::string_view source = "e.yaml",
                            FileReader read_file = {}) {
  CheckedExercise read = check_exercise_text(text, source, std::move(read_file));
  for (const Error& problem : read.problems) FAIL_CHECK(render(problem));
  REQUIRE(read.exercise);
  return *std::move(read.exercise);
}

/// All problems as they are printed.
inline std::string problems_of(std::string_view text, std::string_view source = "e.yaml",
                               FileReader read_file = {}) {
  const CheckedExercise read = check_exercise_text(text, source, std::move(read_file));
  CHECK(read.exercise.has_value() == read.problems.empty());
  std::string all;
  for (const Error& problem : read.problems) all += render(problem);
  return all;
}

/// `line:column: sentence`, a line each.
inline std::string brief_problems_of(std::string_view text, std::string_view source = "e.yaml") {
  const CheckedExercise read = check_exercise_text(text, source);
  CHECK(read.exercise.has_value() == read.problems.empty());
  std::string all;
  for (const Error& problem : read.problems) {
    if (problem.place)
      all +=
          std::to_string(problem.place->line) + ":" + std::to_string(problem.place->column) + ": ";
    all += sentence(problem) + "\n";
  }
  return all;
}

}  // namespace gametree::test
