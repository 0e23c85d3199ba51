/// \file
/// What people say of a node's value: a number, a bound, an interval that is one, "pruned".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/answer.h"

namespace gametree::answer {

/// A sign in a text that compares.
struct Sign {
  std::size_t at = 0;
  std::size_t length = 0;
  Bound bound{};           ///< at_most: `<=`; at_least: `>=`
  bool is_strict = false;  ///< `<`, `>`
};

/// The sign that begins at `at`, if one does. Arrows are none.
std::optional<Sign> sign_at(std::string_view text, std::size_t at);

/// All signs of a text.
std::vector<Sign> signs_in(std::string_view text);

/// The two ends of a range, as typed.
struct Ends {
  std::string_view low, high;
};

/// The ends of `2 <= v <= 5`, lower first; none for anything else.
std::optional<Ends> ends_around(std::string_view text);

/// Whether `text` is a word for "never read", or one of those that a question adds.
bool says_pruned(std::string_view text, const std::vector<std::string>& pruned_as);

/// Reads a Claim or Pruned.
Piece read_claim(std::string_view clean, const std::vector<std::string>& pruned_as);

}  // namespace gametree::answer
