/// \file
/// Typed texts made plain: what a phone, a word processor or a keyboard's layout put in is undone.
#pragma once

#include <string>
#include <string_view>

namespace gametree::answer {

/// How much is undone.
enum class Cleaning {
  light,  ///< NFC, blanks and what can't be seen: texts that look different stay different
  full,   ///< and full-width forms, subscript digits, typographic quotes and dashes
};

/// `text` made plain. Each run of blanks is one blank, none stand beside line ends, and neither
/// stand at the ends. Line ends are `\n`. Bytes that are no UTF-8 become U+FFFD.
std::string clean(std::string_view text, Cleaning cleaning = Cleaning::full);

/// `text` without blanks and line ends at its ends.
std::string_view trim(std::string_view text);

/// Whether a text, clean or not, is no answer. Looks no further than it must.
bool is_blank_as_typed(std::string_view text);

/// Whether a clean text is no answer: nothing, `""`, `null`, `~`.
bool is_blank(std::string_view clean);

}  // namespace gametree::answer
