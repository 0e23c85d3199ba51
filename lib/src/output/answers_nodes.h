/// \file
/// What the nodes that a question asks are called in answers files.
#pragma once

#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/tree.h"

namespace gametree::output {

/// Keys for `question.nodes`, in that order, that mean those nodes when they are read; none where
/// the question is asked as a whole.
std::vector<std::string> node_keys(const Question& question, const GameTree& tree);

}  // namespace gametree::output
