/// \file
/// Numbers as platforms write them in a site's language.
#include <algorithm>
#include <string>

#include "handback/list_kind.h"

namespace gametree::handback {

std::optional<Number> listed_number(std::string_view text) {
  constexpr std::size_t kLongest = 30;
  const std::size_t point = text.find_last_of(".,");
  std::string plain;
  for (std::size_t i = 0; i < std::min(text.size(), kLongest + 1); ++i) {
    if (i == point)
      plain += '.';
    else if (text[i] >= '0' && text[i] <= '9')
      plain += text[i];
    else if (text[i] != '.' && text[i] != ',')
      return std::nullopt;
  }
  if (plain.empty() || plain.size() > kLongest || plain.front() == '.') return std::nullopt;
  if (plain.back() == '.') plain.pop_back();
  return parse_number(plain).number;
}

}  // namespace gametree::handback
