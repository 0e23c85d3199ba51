/// \file
/// Rules as files have them: a key each, of which any may be left out.
#pragma once

#include <string_view>

#include "exercise/fields.h"
#include "exercise/nodes.h"
#include "exercise/problems.h"
#include "gametree/exercise.h"
#include "input/value.h"

namespace gametree::exercise {

/// The keys of all rules, in the order in which an error lists them.
const Keys& rule_keys();

/// Reads the rules that stand in `value`.
///
/// \param tree  the one whose nodes `order: {NODE: [...]}` names; null: such an order is left out,
///              for another tree's look at it.
RulesPart read_rules(const input::Value& value, const GameTree* tree, Problems& problems,
                     Budget& budget);

/// The same of rules that are among other fields, such as those of an `also_accept`.
RulesPart read_rules(const Fields& fields, const GameTree* tree, Problems& problems,
                     Budget& budget);

}  // namespace gametree::exercise
