/// \file
/// Rules as JSON, for every document that tells them.
#pragma once

#include "gametree/rules.h"
#include "output/json_writer.h"

namespace gametree::output {

/// `"rules": {...}` with every rule.
void write_rules(JsonWriter& json, const Rules& rules);

/// The same without algorithm and order, where several searches share the others.
void write_shared_rules(JsonWriter& json, const Rules& rules);

}  // namespace gametree::output
