/// \file
/// Tree to text, in each format; reading it back gives the same tree.
#pragma once

#include <string>
#include <string_view>

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree {

/// Writes `tree` in `format` (`sexpr`, `json`, `yaml`), ending in a line end.
///
/// \error  unknown_format; cannot_write_node where the format can't hold something: nothing is
///         dropped in silence.
Result<std::string> write_tree(const GameTree& tree, std::string_view format);

}  // namespace gametree
