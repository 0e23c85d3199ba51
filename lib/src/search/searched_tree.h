/// \file
/// The tree that the rules leave to search: cut off at the depth limit or where it is
/// quiet past it, MIN in another role.
#pragma once

#include "gametree/error.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree {

/// The tree that a search under `rules` works on; the same tree where they leave it alone.
///
/// \error  quiescence_needs_depth, no_eval_at_depth, infinite_eval_mean
/// Cost: a copy of what is left, where something changes.
Result<SearchedTree> make_searched_tree(const GameTree& tree, const Rules& rules);

/// Who plays at a node of `player`.
Player role(Player player, MinAs min_as);

/// A node for a sentence: its name, if it has one, and its path.
std::string describe(const GameTree& tree, NodeId node);

}  // namespace gametree
