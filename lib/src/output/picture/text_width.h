/// \file
/// How wide a text may be in a proportional font without serifs, before anyone draws it.
#pragma once

#include <string>
#include <string_view>

namespace gametree::output {

/// The width of `text`, in the font's size (em): at least that in DejaVu Sans and Verdana, the
/// widest of the usual fonts, and so at least that in Arial or Helvetica. A guess on the safe side
/// for what those lack. Not bold.
double text_width(std::string_view text);

}  // namespace gametree::output
