/// \file
/// Texts from strangers in Graphviz' language.
#include "output/picture/dot_text.h"

namespace gametree::output {

std::string dot_escaped(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  for (const char c : text) {
    if (c == '\\' || c == '"') out += '\\';
    out += c;
    if (c == '&') out += "amp;";
  }
  return out;
}

}  // namespace gametree::output
