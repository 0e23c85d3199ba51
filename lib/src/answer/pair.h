/// \file
/// A key and what is said of it, in one text: `v: 3`, `B=5`, `C ≤ 2`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace gametree::answer_file {

/// Views of one text.
struct Pair {
  std::string_view key;   ///< not empty
  std::string_view text;  ///< may be empty; of a bound it begins with its sign
};

/// The pair that `text` holds, a key in quotation marks without them: split at the first `:`, `=`,
/// `：`, or before the sign of a bound.
std::optional<Pair> split_pair(std::string_view text);

/// The pairs of a line: one more begins after each comma or semicolon where a word has a sign after
/// it, `B: 5, C = 2`, unless the word names an end of a window or a value.
/// A part that is no pair is a key without a text.
std::vector<Pair> split_pairs(std::string_view line);

}  // namespace gametree::answer_file
