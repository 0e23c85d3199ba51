/// \file
/// The best of up to 16 leaves in a fixed number of instructions: most nodes of a tree are leaves
/// in short runs, and a loop over each would guess its end wrong.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>

namespace gametree {

/// Vectors of the compiler, which any machine has in some form.
class LeafBlock {
 public:
  static constexpr std::uint32_t kSize = 16;

  /// \param words  kSize words that may be read; the first `count` (1 to kSize) matter.
  /// \param flip   -1 to look for the least, 0 for the largest
  [[gnu::always_inline]] LeafBlock(const std::uint32_t* words, std::uint32_t count,
                                   std::int32_t flip) {
    constexpr std::int32_t kLeast = std::numeric_limits<std::int32_t>::min();
    const Lanes limit = all(static_cast<std::int32_t>(count));
    for (std::size_t i = 0; i < kVectors; ++i) {
      Lanes lanes;
      std::memcpy(&lanes, words + i * kLanes, sizeof lanes);
      const Lanes counts = kPlaces[i] < limit;
      tags_ |= lanes & counts;
      seen_[i] = ((lanes ^ flip) & counts) | (all(kLeast) & ~counts);
    }
    Lanes best = larger(larger(seen_[0], seen_[1]), larger(seen_[2], seen_[3]));
    best_ = std::max(std::max(best[0], best[1]), std::max(best[2], best[3]));
    flip_ = flip;
  }

  /// Whether all of them are small leaves; else the rest means nothing.
  [[nodiscard]] bool are_leaves() const {
    return ((tags_[0] | tags_[1] | tags_[2] | tags_[3]) & 3) == 0;
  }
  /// The word of the best.
  [[nodiscard]] std::uint32_t best() const { return static_cast<std::uint32_t>(best_ ^ flip_); }
  /// The place of the first that is as good.
  [[nodiscard]] std::uint32_t place() const {
    Lanes bits{};
    for (std::size_t i = 0; i < kVectors; ++i)
      bits |= (seen_[i] == all(best_)) & (all(1) << kPlaces[i]);
    const std::int32_t found = bits[0] | bits[1] | bits[2] | bits[3];
    return static_cast<std::uint32_t>(std::countr_zero(static_cast<std::uint32_t>(found)));
  }

 private:
  using Lanes [[gnu::vector_size(16)]] = std::int32_t;
  static constexpr std::size_t kLanes = 4;
  static constexpr std::size_t kVectors = kSize / kLanes;
  static constexpr std::array<Lanes, kVectors> kPlaces{Lanes{0, 1, 2, 3}, Lanes{4, 5, 6, 7},
                                                       Lanes{8, 9, 10, 11}, Lanes{12, 13, 14, 15}};

  static Lanes all(std::int32_t n) { return Lanes{n, n, n, n}; }
  static Lanes larger(Lanes a, Lanes b) {
    const Lanes first = a > b;
    return (a & first) | (b & ~first);
  }

  std::array<Lanes, kVectors> seen_;
  Lanes tags_{};
  std::int32_t best_ = 0;
  std::int32_t flip_ = 0;
};

}  // namespace gametree
