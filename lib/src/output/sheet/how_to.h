/// \file
/// How answers are typed, told to students.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gametree/exercise.h"

namespace gametree::output {

/// A line for each form of answers that the exercise asks for. Their examples are of letters, so
/// that none can be an answer.
std::vector<std::string> how_to_type(const Exercise& exercise, std::string_view language);

}  // namespace gametree::output
