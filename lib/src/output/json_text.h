/// \file
/// Any text as JSON has it between quotes. Most texts stay as they are.
#pragma once

#include <string>
#include <string_view>

namespace gametree::output {

/// What is not UTF-8 becomes U+FFFD. The text itself where it needs no change, else `changed`.
std::string_view inside_quotes(std::string_view text, std::string& changed);

}  // namespace gametree::output
