/// \file
/// Numbers as people type them: `− 3`, `2,5`, `7 / 3`, `½`, `α = 3`.
#pragma once

#include <optional>
#include <string_view>

#include "gametree/answer.h"

namespace gametree::answer {

/// A number and nothing else, by the grammar of files; with blanks after its sign and around `/`,
/// and one comma as its point.
std::optional<TypedNumber> plain_number(std::string_view clean);

/// The same, after `≈`, or after `=` and what is no number before it: `min(3, 5) = 3`.
std::optional<TypedNumber> number_said(std::string_view clean);

/// The same, with what is wrapped around it; else why there is none. A claim without a sign.
Piece read_number(std::string_view clean);

/// The same, before a listed noun and a remark in brackets: `5 leaves`, `2 lá (6, 7)`.
Piece read_count(std::string_view clean);

}  // namespace gametree::answer
