/// \file
/// The bridge from the reference's trees, rules and answers to the library's.
#pragma once

#include <string>
#include <vector>

#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"
#include "support/reference.h"

namespace gametree::test {

/// The same number.
Number to_number(const reference::Exact& exact);

/// The same tree, through the builder. The tree is valid.
GameTree to_tree(const reference::Node& node);

/// The same rules.
Rules to_rules(const reference::Rules& rules);

/// All that a result says, one fact a line, in the words of the JSON.
std::string facts(const SearchResult& result);

/// What the reference says, in the same form; `facts` of a right result is equal.
std::string facts(const reference::Outcome& outcome);

/// The ErrorCode that a refusal of the reference stands for.
ErrorCode to_error_code(reference::Reason reason);

}  // namespace gametree::test
