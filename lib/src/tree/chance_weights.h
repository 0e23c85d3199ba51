/// \file
/// Probabilities as integer weights over one total, and what they do to the unit.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "gametree/number.h"
#include "tree/tree_data.h"

namespace gametree {

/// Stores the probabilities of a CHANCE node's children and sets `chance`'s weights. All are finite
/// and at least 0.
/// \return their exact sum; unless it is 1, nothing was stored. Nothing where it needs more than
///         kMaxResultBits.
std::optional<Number> store_weights(TreeData& tree, std::span<const Number> probabilities,
                                    ChanceNode& chance);

/// The denominator of a number, if it is one of up to kMaxScaled; else 0.
std::int64_t unit_of(const Number& number);

/// The unit of means of values with this unit: `unit * total`, or 0 where there is none.
std::int64_t times_unit(std::int64_t unit, std::int64_t total);

}  // namespace gametree
