/// \file
/// The trees of the benchmarks: uniform depth, 2 to 10 children, small integers; told as events, so
/// that each side builds the same tree in its own way.
#pragma once

#include <cstdint>
#include <random>

namespace gametree::bench {

/// Draws the same tree for the same seed: `inner(children)`, `leaf(value)`, `close()`.
template <class Sink>
class RandomShape {
 public:
  RandomShape(Sink& sink, unsigned depth, std::uint64_t seed) : sink_(sink), random_(seed) {
    grow(depth);
  }

 private:
  int draw(int low, int high) {
    return low + static_cast<int>(random_() % static_cast<std::uint64_t>(high - low + 1));
  }
  void grow(unsigned depth) {
    if (depth == 0) return sink_.leaf(draw(-1000, 1000));
    const int children = draw(2, 10);
    sink_.inner(children);
    for (int i = 0; i < children; ++i) grow(depth - 1);
    sink_.close();
  }

  Sink& sink_;
  std::mt19937_64 random_;
};

}  // namespace gametree::bench
