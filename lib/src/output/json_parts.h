/// \file
/// Pieces of a result as JSON, for every document that has them.
#pragma once

#include <string_view>
#include <vector>

#include "gametree/search.h"
#include "output/json_writer.h"
#include "output/node_refs.h"

namespace gametree::output {

/// `path`, `name`, `action` in the object that is open.
void write_reference(JsonWriter& json, const NodeRef& node);

/// `key: [{path, name, action}, ...]`.
void write_nodes(JsonWriter& json, std::string_view key, NodeRefs& refs,
                 const std::vector<NodeId>& nodes);

/// `"counts": {...}`.
void write_counts(JsonWriter& json, const Counts& counts);

}  // namespace gametree::output
