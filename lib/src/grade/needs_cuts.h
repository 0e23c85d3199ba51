/// \file
/// Questions about windows and cuts need a search that has some.
#pragma once

#include <optional>

#include "gametree/error.h"
#include "grade/key.h"

namespace gametree::grade {

/// no_cutoffs, where the search under the rules has none.
std::optional<Error> needs_cuts(const KeySource& source);

}  // namespace gametree::grade
