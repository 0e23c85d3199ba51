/// \file
/// How many random trees a property is tried on.
#pragma once

#include <cstddef>

namespace gametree::test {

/// The environment's GAMETREE_TREES if it is a positive number, else the build's default: 100000
/// in release builds, 5000 with asserts.
std::size_t property_trees();

}  // namespace gametree::test
