/// \file
/// The two scripts that Gradescope runs: when it makes an image, and for each submission.
#pragma once

#include <optional>
#include <string>

#include "gametree/exercise.h"

namespace gametree::cli {

/// Where things lie in a bundle.
inline constexpr const char* kExerciseFolder = "exercise/";
inline constexpr const char* kProgram = "gametree/gametree";
inline constexpr const char* kLibraryFolder = "gametree/lib/";

struct AutograderScripts {
  std::string exercise;              ///< its path below kExerciseFolder
  std::string loader;                ///< its name in kLibraryFolder; empty: the program needs none
  std::optional<Feedback> feedback;  ///< none: as the exercise says
};

/// Sees that the program starts and reads the exercise. POSIX sh.
std::string setup_script(const AutograderScripts& scripts);

/// Grades a submission. It writes results.json whole, or, where grading itself fails, none at all:
/// then Gradescope says so, and nobody has a score that is none. POSIX sh.
std::string run_script(const AutograderScripts& scripts);

}  // namespace gametree::cli
