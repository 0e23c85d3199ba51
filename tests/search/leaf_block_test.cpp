/// \file
/// Blocks of leaf words beside a plain loop.
#include "search/leaf_block.h"

#include <cstdint>
#include <random>
#include <vector>

#include "support/catch.h"
#include "tree/tree_data.h"

using namespace gametree;

TEST_CASE("leaf block: the first of the best, whatever follows", "[search][leaf-block]") {
  std::mt19937_64 random(7);
  const auto draw = [&](std::int64_t low, std::int64_t high) {
    return low + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(high - low + 1));
  };
  int wrong = 0;
  for (int round = 0; round < 50'000; ++round) {
    const auto count = static_cast<std::uint32_t>(draw(1, LeafBlock::kSize));
    const std::int64_t range = draw(0, 2) == 0 ? 3 : word::kLargest;  // ties, and the extremes
    std::vector<std::uint32_t> words;
    for (std::uint32_t i = 0; i < LeafBlock::kSize; ++i)
      words.push_back(word::of_small(draw(0, 9) == 0 ? -range - 1 : draw(-range, range)));
    const bool is_min = draw(0, 1) == 1;
    std::uint32_t place = 0;
    for (std::uint32_t i = 1; i < count; ++i) {
      const std::int32_t leaf = word::small(words[i]);
      const std::int32_t best = word::small(words[place]);
      if (is_min ? leaf < best : leaf > best) place = i;
    }
    const LeafBlock block(words.data(), count, is_min ? -1 : 0);
    if (!block.are_leaves() || block.best() != words[place] || block.place() != place) ++wrong;
  }
  CHECK(wrong == 0);
}

TEST_CASE("leaf block: other words count only where they are among the first",
          "[search][leaf-block]") {
  for (std::uint32_t other = 1; other <= 3; ++other) {
    for (std::uint32_t at = 0; at < LeafBlock::kSize; ++at) {
      std::vector<std::uint32_t> words(LeafBlock::kSize, word::of_small(-1));
      words[at] |= other;
      for (std::uint32_t count = 1; count <= LeafBlock::kSize; ++count)
        REQUIRE(LeafBlock(words.data(), count, 0).are_leaves() == (at >= count));
    }
  }
}
