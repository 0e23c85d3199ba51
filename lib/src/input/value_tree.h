/// \file
/// A tree that is one value of a larger document.
#pragma once

#include <cstddef>
#include <string_view>

#include "gametree/read_tree.h"
#include "input/value.h"

namespace gametree::input {

/// Reads a tree in any form that a document of its own could have, or that of an s-expression in a
/// string, and goes on after a problem where the rest is still clear.
///
/// \param text  the whole document; problems have their offset in it, and no place yet.
CheckedTree read_value_tree(const Value& value, std::string_view text, std::size_t max_nodes);

}  // namespace gametree::input
