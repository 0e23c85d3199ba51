/// \file
/// The search of a tree that is limited already, so that several searches can share it.
#pragma once

#include "gametree/error.h"
#include "gametree/rules.h"
#include "gametree/search.h"

namespace gametree {

/// What `search` gives, without its first steps.
///
/// \param tree   what `make_searched_tree` made under the same depth, quiescence and min_as.
/// \param rules  the window and the bounds are in order.
/// \error  those that `search` finds after it has made the searched tree.
Result<SearchResult> search_limited(SearchedTree tree, const Rules& rules,
                                    const SearchOptions& options);

}  // namespace gametree
