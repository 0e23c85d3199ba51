/// \file
/// Texts from strangers: near misses, and what is safe to print.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gametree {

/// The nearest of `words` to `word` that may have been meant (case aside; one slip, two in words of
/// five letters or more; transposed letters count as one); empty if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

/// `text` with control, format and bidirectional characters as `\u{202E}`, so that it can't move
/// the cursor or pretend to be something else.
std::string printable(std::string_view text);

/// The text after NFC, in which texts that look alike are alike (ASCII comes back unchanged, at no
/// cost but a scan; so does what is not UTF-8).
std::string nfc(std::string_view text);

}  // namespace gametree
