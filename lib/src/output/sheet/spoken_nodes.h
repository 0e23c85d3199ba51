/// \file
/// What students call the nodes of a tree in their answers.
#pragma once

#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/tree.h"

namespace gametree::output {

/// Whether a list of nodes is one of leaves alone.
bool lists_leaves(QuestionType type);

/// Of each leaf, from left to right, the shortest that is clear: its name or label, its value where
/// no other leaf has it, else `b->2`, else its path.
std::vector<std::string> leaf_names(const GameTree& tree);

/// Whether an answer, or the rules, may have to call a node but the root by its path, so that paths
/// have to be seen.
bool calls_nodes_by_path(const Question& question, const GameTree& tree);

}  // namespace gametree::output
