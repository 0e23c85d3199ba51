/// \file
/// Rules as JSON, for every document that tells them.
#pragma once

#include "gametree/rules.h"
#include "gametree/tree.h"
#include "output/json_writer.h"

namespace gametree::output {

/// `"rules": {...}` with every rule. `whole` is the tree that the orders of single nodes are of.
void write_rules(JsonWriter& json, const Rules& rules, const GameTree& whole);

/// The same without algorithm and order, where several searches share the others.
void write_shared_rules(JsonWriter& json, const Rules& rules);

}  // namespace gametree::output
