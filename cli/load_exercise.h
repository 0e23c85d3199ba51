/// \file
/// An exercise that can be graded by, from a file.
#pragma once

#include <optional>
#include <string>

#include "gametree/exercise.h"
#include "streams.h"

namespace gametree::cli {

/// Reads an exercise and sees that its keys can be made. Else all that is wrong with it is said on
/// `streams.err`, and the status is set.
std::optional<Exercise> load_exercise(const std::string& path, Streams& streams, int& status);

}  // namespace gametree::cli
