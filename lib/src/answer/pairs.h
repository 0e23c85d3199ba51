/// \file
/// Pairs in a text: `a: 2,5, b = 3; c ≤ 2`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer/nodes.h"
#include "gametree/typed.h"

namespace gametree::answer {

struct TextPair {
  std::string_view key, value;
};

/// The pairs of which `text` consists; none where something stands before the first, or there is
/// none. What is wrapped around all of them falls away.
/// \param keys  tells nodes: one begins a pair wherever it stands before `:`, `=` or a bound's
/// sign.
std::vector<TextPair> pairs_in(std::string_view clean, const NodeReader& keys);

/// A key and what was typed for it, wherever that stood.
struct SaidPair {
  std::string key;  ///< clean
  Typed value;
};

/// The pairs that `typed` is: a mapping, a list of mappings, or a text; none: it is no pairs.
std::vector<SaidPair> pairs_of(const Typed& typed, const NodeReader& keys, Cleaning cleaning);

}  // namespace gametree::answer
