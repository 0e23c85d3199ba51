/// \file
/// Any text as XML has it, between tags or quotes; and numbers as short as a page needs them.
#pragma once

#include <string_view>

#include "output/buffer.h"

namespace gametree::output {

/// Writes `text` so that it is read back as that text and nothing else. What XML can't hold, and
/// what is not UTF-8, becomes U+FFFD.
void add_xml_text(Buffer& out, std::string_view text);

/// Writes a length to the tenth: `12`, `-0.5`.
void add_length(Buffer& out, double length);

}  // namespace gametree::output
