/// \file
/// Long texts, cut to what a picture has room for.
#include "output/picture/short_text.h"

#include "base/text.h"

namespace gametree::output {

std::string shortened(std::string_view text, std::size_t columns, Signs signs) {
  // Of marks, which take no columns, a letter may have thousands.
  const std::size_t most_bytes = 16 * columns;
  if (text.size() <= most_bytes && display_columns(text) <= columns) return std::string(text);
  const std::string_view dots = signs == Signs::ascii ? "..." : "…";
  const std::size_t room = columns - display_columns(dots);
  std::string_view rest = text;
  std::size_t kept = 0;
  for (std::size_t used = 0; !rest.empty(); kept = text.size() - rest.size()) {
    const std::string_view before = rest;
    take_character(rest);
    used += display_columns(before.substr(0, before.size() - rest.size()));
    if (used > room || text.size() - rest.size() > most_bytes) break;
  }
  return std::string(text.substr(0, kept)).append(dots);
}

}  // namespace gametree::output
