/// \file
/// The tree's layout: one 32-bit word a node in preorder, and side tables for all that is rare.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/number.h"
#include "gametree/tree.h"

namespace gametree {

/// A node's word: 2 bits say what it is, 30 bits hold a small leaf, the end of a MAX or MIN
/// subtree, or an entry of a side table.
namespace word {

enum class Tag : std::uint32_t { leaf = 0, max = 1, min = 2, side = 3 };

/// What an entry of a side table is. The order is that of TreeData's tables.
enum class Side : std::uint32_t { chance = 0, wide = 1, fraction = 2, number = 3 };

inline constexpr std::int64_t kSmallest = -(std::int64_t{1} << 29);
inline constexpr std::int64_t kLargest = (std::int64_t{1} << 29) - 1;
constexpr bool fits(std::int64_t value) { return value >= kSmallest && value <= kLargest; }
/// 28 bits number the entries of a side table.
inline constexpr std::size_t kMaxEntries = std::size_t{1} << 28;

constexpr Tag tag(std::uint32_t w) { return static_cast<Tag>(w & 3U); }
constexpr Side side(std::uint32_t w) { return static_cast<Side>((w >> 2) & 3U); }
constexpr std::uint32_t entry(std::uint32_t w) { return w >> 4; }
constexpr NodeId end(std::uint32_t w) { return w >> 2; }
constexpr std::int32_t small(std::uint32_t w) { return static_cast<std::int32_t>(w) >> 2; }

constexpr std::uint32_t of_small(std::int64_t value) {
  return static_cast<std::uint32_t>(value) << 2;
}
constexpr std::uint32_t of_inner(Tag tag, NodeId end) {
  return end << 2 | static_cast<std::uint32_t>(tag);
}
constexpr std::uint32_t of_side(Side side, std::size_t entry) {
  return static_cast<std::uint32_t>(entry) << 4 | static_cast<std::uint32_t>(side) << 2 |
         static_cast<std::uint32_t>(Tag::side);
}

}  // namespace word

/// A CHANCE node's subtree and where its weights are.
struct ChanceNode {
  NodeId end = 0;
  std::uint32_t children = 0;
  std::uint64_t first_weight = 0;  ///< kUniform: all weights are 1
  std::int64_t total = 0;          ///< of the weights; 0: they are in `big_probabilities`
};
inline constexpr std::uint64_t kUniform = std::numeric_limits<std::uint64_t>::max();

/// A fraction of 32 bits each.
struct SmallFraction {
  std::int32_t numerator;
  std::uint32_t denominator;
};

/// Texts of some nodes, one after the other, in the order of the nodes.
struct TextTable {
  struct Entry {
    NodeId node;
    std::uint32_t length;
    std::uint64_t start;
  };
  std::vector<Entry> entries;
  std::string pool;

  [[nodiscard]] std::string_view text(std::size_t index) const {
    return std::string_view(pool).substr(entries[index].start, entries[index].length);
  }
};

/// The largest magnitude of a value over the unit where the search runs on integers: sums of two
/// never overflow, and infinity stays apart. Leaves may be larger.
inline constexpr std::int64_t kMaxScaled = std::int64_t{1} << 61;
/// An infinite leaf among `wide`; its negative likewise.
inline constexpr std::int64_t kScaledInfinity = std::numeric_limits<std::int64_t>::max();

struct TreeData {
  std::vector<std::uint32_t> words;
  std::vector<ChanceNode> chances;
  std::vector<std::int64_t> wide;        ///< leaves past 30 bits, over leaf_unit
  std::vector<SmallFraction> fractions;  ///< leaves that leaf_unit can't hold
  std::vector<Number> numbers;           ///< the same, larger
  std::vector<std::int64_t> weights;
  std::vector<Number> big_probabilities;

  /// Small and wide leaves hold their utility times this: a common denominator.
  std::int64_t leaf_unit = 1;
  /// A denominator of every value that can occur in an exact search, a multiple of leaf_unit;
  /// 0: none that fits 64 bits.
  std::int64_t unit = 1;
  /// The largest magnitude of a finite leaf, over leaf_unit, of those not in fractions or numbers.
  std::int64_t largest = 0;

  NodeId leaves = 0;
  std::uint32_t depth = 0;

  TextTable names;
  TextTable actions;
  std::vector<std::pair<NodeId, Number>> evals;
  std::vector<NodeId> not_quiet;
  std::vector<NodeId> noisy;

  [[nodiscard]] bool is_leaf(NodeId node) const {
    const std::uint32_t w = words[node];
    if (word::tag(w) == word::Tag::leaf) return true;
    return word::tag(w) == word::Tag::side && word::side(w) != word::Side::chance;
  }
  [[nodiscard]] bool is_chance(NodeId node) const {
    const std::uint32_t w = words[node];
    return word::tag(w) == word::Tag::side && word::side(w) == word::Side::chance;
  }
  [[nodiscard]] const ChanceNode& chance(NodeId node) const {
    return chances[word::entry(words[node])];
  }
  /// One past the last node of an inner node's subtree.
  [[nodiscard]] NodeId inner_end(NodeId node) const {
    const std::uint32_t w = words[node];
    return word::tag(w) == word::Tag::side ? chances[word::entry(w)].end : word::end(w);
  }
  [[nodiscard]] NodeId end(NodeId node) const { return is_leaf(node) ? node + 1 : inner_end(node); }
};

}  // namespace gametree
