/// \file
/// Texts from strangers in TeX, so that they are never commands and no engine stops at them.
#pragma once

#include <string>
#include <string_view>

namespace gametree::output {

/// `text` as it stands in a paragraph: shown as it is, without ligatures. It needs
/// `tex_definitions`.
///
/// Letters that not every encoding has are asked of T1 or T5, which TeX may have loaded or not:
/// without it Vietnamese has no marks. A character that the font lacks, and in pdfTeX one of
/// another script, is shown as its code point.
///
/// \param text  without line ends.
std::string tex_text(std::string_view text);

/// The label of a number or window (`≤7/3`, `[3, ∞]`) as a formula.
std::string tex_formula(std::string_view label);

/// The commands that `tex_text` may use, each line indented by two blanks.
std::string_view tex_definitions();

/// How wide `text` is at most, in ems of its font, however TeX shows it.
double tex_width(std::string_view text);

}  // namespace gametree::output
