/// \file
/// How many random trees a property is tried on.
#include "support/property_trees.h"

#include <charconv>
#include <cstdlib>
#include <string_view>
#include <system_error>

namespace gametree::test {

std::size_t property_trees() {
  const char* setting = std::getenv("GAMETREE_TREES");
  const std::string_view text = setting == nullptr ? "" : setting;
  std::size_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  const bool is_number = error == std::errc{} && end == text.data() + text.size();
  return is_number && count > 0 ? count : GAMETREE_PROPERTY_TREES;
}

}  // namespace gametree::test
