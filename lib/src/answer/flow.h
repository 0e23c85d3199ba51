/// \file
/// Collections in brackets, `[K, Y]` and `{B: 5, C: 2}`, as people write them.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "input/value.h"

namespace gametree::answer_file {

/// Lists and mappings in one another, at most.
inline constexpr std::size_t kDeepest = 64;

/// What was read, and the place after it.
struct Flow {
  input::Value value;
  std::size_t end = 0;
};

/// Reads the collection that `text` has at `at`, a bracket. None where it is not closed, or no
/// collection after all.
///
/// As in YAML, but an item may begin with any sign (`>=6`, `&B`, `#2`), and what round brackets or
/// those of an interval hold is one text: `[(B,G), K]`, `{B: [3, inf)}`. A key without a value has
/// one of style `null` and without text.
///
/// \param column  of what the collection belongs to, from 0: lines after the first begin further
///                to the right, or with a closing bracket; -1: anywhere.
/// Cost: linear. Nests to `kDeepest`, past which it is no collection.
std::optional<Flow> read_flow(std::string_view text, std::size_t at, std::ptrdiff_t column);

/// The place after the interval with an open end that begins at `at`: `[3, inf)`, `(2; 5]`,
/// `]2, 5]`; npos if none does.
std::size_t end_of_interval(std::string_view text, std::size_t at);

/// Whether a comment begins at `at`: `#` at a line's begin or after a blank, and no digit after it.
bool begins_comment(std::string_view text, std::size_t at);

/// Where the first comment in text[at, end) begins; `end` if there is none.
std::size_t find_comment(std::string_view text, std::size_t at, std::size_t end);

}  // namespace gametree::answer_file
