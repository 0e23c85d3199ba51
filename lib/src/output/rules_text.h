/// \file
/// The rules of a search in a few words for people.
#pragma once

#include <string>

#include "gametree/rules.h"
#include "gametree/tree.h"

namespace gametree::output {

/// The algorithm and what differs from the defaults; of alpha-beta always what books differ in:
/// `alphabeta, order given, cut on >=`. `whole` is the tree that the orders of single nodes are of.
std::string rules_text(const Rules& rules, const GameTree& whole);

/// The same of rules that an alpha-beta search shares with others of another order:
/// `cut on >=, depth 3`.
std::string shared_rules_text(const Rules& rules);

}  // namespace gametree::output
