/// \file
/// Uniform trees of two players, and how few leaves of one are enough to know its value.
#pragma once

#include <cstdint>
#include <optional>

#include "gametree/tree.h"

namespace gametree {

/// Every inner node has so many children, every leaf is so many plies deep.
struct UniformShape {
  std::uint64_t branching = 0;
  std::uint64_t depth = 0;
};

/// The shape of a uniform tree in which MAX and MIN alternate by ply; nothing for any other tree,
/// nor for a leaf, which fits every branching.
std::optional<UniformShape> uniform_shape(const GameTree& tree);

/// Leaves that prove the root's value from both sides: a strategy of each player, which have one
/// leaf in common. b^ceil(m/2) + b^floor(m/2) - 1.
std::uint64_t least_leaves(const UniformShape& shape);

}  // namespace gametree
