/// \file
/// Texts from strangers in Graphviz' language.
#pragma once

#include <string>
#include <string_view>

namespace gametree::output {

/// `text` as it stands between the quotes of a label, shown as it is: no escape sequence (`\N`), no
/// entity (`&lt;`), no end of the quotes.
///
/// \param text  without line ends.
std::string dot_escaped(std::string_view text);

}  // namespace gametree::output
