/// \file
/// What is wrong with an exercise, or unclear, that only a search can show.
#pragma once

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "grade/reading.h"

namespace gametree::grade {

/// `check_exercise`, whoever reads what is typed.
ExerciseFindings check_keys(const Exercise& exercise, const Reading& reading);

}  // namespace gametree::grade
