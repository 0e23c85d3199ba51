/// \file
/// Nodes that an exercise names.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "exercise/problems.h"
#include "gametree/tree.h"
#include "input/value.h"

namespace gametree::exercise {

/// Where looking up goes, and what it may cost.
struct LookUp {
  const GameTree& tree;
  Problems& problems;
  Budget& budget;
};

/// The node that a text names. `key` is what the text stands under.
std::optional<NodeId> read_node(std::string_view key, const input::Value& value,
                                const LookUp& look_up);

/// A node's child: by its label, its name, its number, or by what names it anywhere.
std::optional<NodeId> read_child(NodeId parent, const input::Value& value, const LookUp& look_up);

/// Nodes, each once; one that can't be read is left out.
std::vector<NodeId> read_nodes(std::string_view key, const input::Value& value,
                               const LookUp& look_up);

}  // namespace gametree::exercise
