/// \file
/// Which questions are answered by looking at their tree.
#pragma once

#include "gametree/exercise.h"

namespace gametree::output {

/// Whether the question's tree decides what is right. Of others the prompt may speak of it.
bool is_about_tree(const Question& question);

}  // namespace gametree::output
