/// \file
/// An exercise that can be graded by, from a file.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "streams.h"

namespace gametree::cli {

struct LoadedExercise {
  Exercise exercise;
  std::vector<std::string> files;  ///< all that were read: its own, then those that it names
};

/// Reads an exercise and sees that its keys can be made. Else all that is wrong with it is said on
/// `streams.err`, and the status is set.
std::optional<LoadedExercise> load_exercise(const std::string& path, Streams& streams, int& status);

}  // namespace gametree::cli
