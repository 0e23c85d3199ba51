/// \file
/// Texts in quotation marks, as YAML and JSON write them.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace gametree::answer_file {

struct QuotedText {
  std::string text;
  std::size_t end = 0;  ///< after the closing mark
};

/// Reads the text in the marks, `"` or `'`, that begin at `at`; none if they are never closed.
///
/// Line ends and the room around them are a blank, as in YAML. After a backslash stand what JSON
/// has and `x`, `U`; anything else, such as the `\l` of `\leq`, stays as it is written.
std::optional<QuotedText> read_quoted(std::string_view text, std::size_t at);

}  // namespace gametree::answer_file
