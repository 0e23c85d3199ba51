/// \file
/// Strangers' texts in Markdown, where they are to stay texts.
#pragma once

#include <string>
#include <string_view>

namespace gametree::output {

/// `text` so that Markdown shows it as it is wherever on a line it stands: no tag, no link, no
/// emphasis, no end of a table's cell. Control characters and line ends are shown as signs. What
/// can mean nothing where it stands is left as it is, since people read Markdown unrendered too.
std::string escape_markdown(std::string_view text);

}  // namespace gametree::output
