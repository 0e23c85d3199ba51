/// \file
/// Texts from strangers: UTF-8, sameness after NFC, near misses, places, and what is safe to print.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "gametree/error.h"
#include "gametree/text.h"

namespace gametree {

/// The offset of the first byte that is not UTF-8; npos if all is well.
std::size_t find_invalid_utf8(std::string_view text);

/// Takes the first character off `text`, which is not empty. A byte that is no UTF-8 comes out as
/// U+FFFD.
char32_t take_character(std::string_view& text);

/// `character` in UTF-8, at the end of `out`. Not a surrogate.
void append_character(std::string& out, char32_t character);

/// Blanks of any script that stand within a line: the space, the no-break space and so on; also
/// Unicode's two separators of lines. Not tab, line feed or carriage return.
bool is_unicode_blank(char32_t character);

/// Letters, digits and the marks on them, of any script.
bool is_word_character(char32_t character);

/// Whether `a` and `b` are the same text but for case (Unicode case folding, after NFC).
bool same_but_for_case(std::string_view a, std::string_view b);

/// `text` without case (folded, after NFC): the same exactly for texts that are
/// `same_but_for_case`.
std::string fold_case(std::string_view text);

/// `text` without case and accents, a letter's variants as the letter: "Şi", "ŞI" and "si" are one.
std::string fold_word(std::string_view text);

/// Characters that show nothing and take no room: joiners, direction marks, variation selectors.
bool is_zero_width(char32_t character);

/// The same for words of ASCII letters, such as keywords; no other character has case here.
bool same_word(std::string_view a, std::string_view b);

/// The first character that a name or label may not hold (`/`, control and format characters); as
/// a code point.
std::optional<char32_t> forbidden_in_label(std::string_view text);

/// The first `count` characters of `text`, with `…` where some are left out.
std::string cut_text(std::string_view text, std::size_t count);

/// `U+0041`.
std::string code_point_text(char32_t character);

/// Line, column, excerpt and caret of a byte of `text`. Of a line over 100 characters an excerpt,
/// with `…` where it was cut. Each character of the line is one of the excerpt: a tab becomes a
/// blank, what can't be shown a stand-in. Costs a scan up to the place.
Place find_place(std::string_view text, Offset offset);

/// Columns that `text` takes in a terminal: none for marks on letters, two for ideographs.
std::size_t display_columns(std::string_view text);

/// Blanks that take as much room in a terminal as the first `count` characters of `text`.
std::string blanks_as_wide_as(std::string_view text, std::size_t count);

}  // namespace gametree
