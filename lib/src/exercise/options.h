/// \file
/// What a question of type choice lets choose from.
#pragma once

#include "exercise/problems.h"
#include "exercise/scalars.h"
#include "gametree/exercise.h"
#include "input/value.h"

namespace gametree::exercise {

/// Reads `options` into the question: `true-false`, or a mapping from keys to texts or answers.
void read_options(Question& question, const input::Value& value, const Lines& lines,
                  Problems& problems);

/// Notes what is expected and no option.
void check_expected_options(const Question& question, const input::Value& expect,
                            Problems& problems);

}  // namespace gametree::exercise
