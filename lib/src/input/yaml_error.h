/// \file
/// What is wrong with a text that YAML's reader refuses or misunderstands, in words for people.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "gametree/error.h"

namespace gametree::input {

/// What YAML's reader says, sorted by what its user did.
enum class YamlFault : std::uint8_t {
  flow_item,    ///< between brackets stands neither a comma nor the end
  flow_end,     ///< a closing bracket that closes nothing
  string_end,   ///< a string without its second quote
  escape,       ///< an unknown escape, or one with too few digits
  surrogate,    ///< an escape that means half a character
  tab,          ///< a tab where indentation is counted
  block_item,   ///< a dash, key or text where none can stand
  colon,        ///< a colon where no key can end
  character,    ///< a character that can't begin anything
  anchor_name,  ///< `&` or `*` without a good name; the place is after it
  no_anchor,    ///< an alias without its anchor
  tag,          ///< a bad tag; all are errors
};

/// The error that YAML's reader reports at `where`.
Error explain_yaml_fault(std::string_view text, YamlFault fault, Offset where);

/// `error`, found in what YAML's reader made of `text`; or, where that is not what was meant, the
/// reason: a bracket that is never closed before it, or a line that is indented with a tab.
Error find_yaml_cause(std::string_view text, Error error);

/// Whether a string begins at `where` and goes on to the end of the text: YAML's reader takes that
/// end for its second quote. Looks at the string alone.
bool is_unclosed_yaml_string(std::string_view text, Offset where);

/// How many brackets are open at `where`.
std::size_t yaml_flow_depth(std::string_view text, Offset where);

}  // namespace gametree::input
