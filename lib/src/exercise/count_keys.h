/// \file
/// What a question of type count can ask for: the keys of `counts`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "gametree/search.h"

// To add one: a member of Counts, a line here, its phrase in base/prompt_phrase.h.
//  X(the member of Counts, which is also the key)
#define GAMETREE_COUNT_KEYS(X) \
  X(nodes)                     \
  X(leaves)                    \
  X(nodes_read)                \
  X(leaves_read)               \
  X(node_visits)               \
  X(leaf_visits)               \
  X(leaves_cut)                \
  X(cutoffs)                   \
  X(depth)

namespace gametree::exercise {

#define X(key) #key,
inline constexpr auto kCountKeys = std::to_array<std::string_view>({GAMETREE_COUNT_KEYS(X)});
#undef X

/// The count of that key; none where there is no such key.
inline std::optional<std::uint64_t> count_of(const Counts& counts, std::string_view key) {
#define X(member) \
  if (key == #member) return counts.member;
  GAMETREE_COUNT_KEYS(X)
#undef X
  return std::nullopt;
}

}  // namespace gametree::exercise
