/// \file
/// An s-expression in a string of another document: `tree: |` and the expression below it.
#pragma once

#include <string_view>

#include "input/event.h"
#include "input/format.h"

namespace gametree::input {

/// Whether `text` can only be an s-expression.
bool begins_expression(std::string_view text);

/// Reads the tree in the text of `scalar`, a string in `job.text`. Errors are placed in `job.text`:
/// exactly where the text stands there as it is (a YAML block after `|`, a string on one line
/// without escapes), else at most as far off as escapes and folded lines before it are long.
bool read_embedded_tree(const Event& scalar, ReadJob& job, TreeBuilder& builder);

}  // namespace gametree::input
