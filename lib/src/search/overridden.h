/// \file
/// A search in which some nodes return a value that was given, whatever they find below them: what
/// follows from a student's values.
#pragma once

#include <map>

#include "gametree/error.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/trace.h"

namespace gametree {

/// What inner nodes return, by their NodeId in the whole tree.
using Overrides = std::map<NodeId, Number>;

/// Searches as `trace` does, but each node of `overrides` that is read returns its value there once
/// it is finished. What is known of it then is that value; its last update still tells what it
/// would have returned.
///
/// \param overrides  infinities of both signs are not among them, or the tree has no CHANCE node.
/// \error  as `trace`.
Result<SearchResult> trace_overridden(const GameTree& tree, const Rules& rules,
                                      const Overrides& overrides, TraceListener& listener);

}  // namespace gametree
