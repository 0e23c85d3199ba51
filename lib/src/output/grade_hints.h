/// \file
/// What a student may be told before the deadline: the rule to look at again, and no value.
#pragma once

#include <string>

#include "gametree/exercise.h"
#include "gametree/grade.h"

namespace gametree::output {

/// Where to look again, without a word of what is right there; empty for what is right. Notes are
/// no hints: the numbers in them are those asked for.
std::string hint(const Exercise& exercise, const GradedQuestion& graded, const GradedItem& item);

}  // namespace gametree::output
