/// \file
/// Nodes by what people call them: a path, a name, an action label, or steps.
#pragma once

#include <string_view>

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree {

/// The node that `reference` means:
///
/// - `/` or `root`: the root (`root` only where no node has that name);
/// - `/2/3`, `/b/3`: from the root, where digits are always a child's number, from 1, and any other
///   step is an action label;
/// - else a node's name; else an action label that one edge of the tree alone bears (the node below
///   it); else steps without the leading `/`, of which the first may be a node's name: `b/3`.
///
/// Texts are compared after NFC. Case counts only where it distinguishes: a text as it is written
/// comes before the same text in other letters, be they names or labels.
///
/// \error  unknown_node, with a near name or label; ambiguous_node, with the nodes there are;
///         no_child and leaf_has_no_child, with where the steps lead nowhere.
/// Cost: a look at all names and labels, and at the children on the way.
Result<NodeId> find_node(const GameTree& tree, std::string_view reference);

}  // namespace gametree
