/// \file
/// Leaves as they are stored: over a common denominator where one fits, else one by one.
#pragma once

#include <cstdint>

#include "gametree/number.h"
#include "tree/tree_data.h"

namespace gametree {

/// The word of a leaf with this utility, with its entry in a side table where it needs one. A new
/// denominator rewrites the leaves so far; since the common one at least doubles each time, that
/// happens at most 61 times.
std::uint32_t store_leaf(TreeData& tree, const Number& utility);

/// The same for an integer; inline where it is small and the common denominator is 1.
std::uint32_t store_integer_leaf(TreeData& tree, std::int64_t utility);

/// The least common multiple; 0 if it is above kMaxScaled or either is 0.
std::int64_t common_unit(std::int64_t a, std::int64_t b);

}  // namespace gametree
