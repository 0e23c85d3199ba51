/// \file
/// Random trees as their nodes' parents, in preorder: all shapes, from bushes to chains.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "picture/tidy_layout.h"

namespace gametree::test {

/// 0 to count - 1. Our own: the distributions of std differ between libraries.
inline std::uint32_t pick(std::mt19937_64& random, std::size_t count) {
  return static_cast<std::uint32_t>(random() % count);
}

/// Whole reaches of 0 to `widest`, so that gaps can be checked closely.
inline std::vector<TidyNode> random_family(std::mt19937_64& random, std::size_t nodes,
                                           std::size_t widest) {
  std::vector<TidyNode> family;
  std::vector<std::uint32_t> path;  // to the last node
  const std::size_t climb = 1 + pick(random, 4);
  for (std::uint32_t node = 0; node < nodes; ++node) {
    if (node > 0) {
      const std::size_t up = pick(random, pick(random, 4) == 0 ? path.size() : climb);
      path.resize(path.size() - std::min(up, path.size() - 1));
    }
    family.push_back({.parent = path.empty() ? 0 : path.back(),
                      .left = static_cast<double>(pick(random, widest + 1)),
                      .right = static_cast<double>(pick(random, widest + 1))});
    path.push_back(node);
  }
  return family;
}

}  // namespace gametree::test
