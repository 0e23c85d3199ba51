/// \file
/// YAML as students mean it: the signs that mean something to YAML alone are text.
#pragma once

#include <optional>
#include <string_view>

#include "input/value.h"

namespace gametree::answer_file {

/// Reads a YAML document in which values that begin with a sign of YAML's (`>=6`, `- 3`, `&B`,
/// `!5`, `#2`) are texts, and `|` or `>` above deeper lines is those lines. None where the rest is
/// not well-formed, or past `kDeepest`.
///
/// \param text  UTF-8 whose line ends are LF and CRLF.
std::optional<input::Value> read_loose_yaml(std::string_view text);

/// Whether `text` is the header of a YAML block, `|` or `>` with or without `+` or `-`.
bool is_block_header(std::string_view text);

}  // namespace gametree::answer_file
