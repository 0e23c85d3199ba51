/// \file
/// The types of questions looked up.
#include "exercise/question_types.h"

#include <algorithm>
#include <array>

namespace gametree {
namespace exercise {
namespace {

#define X(id, name, keys) TypeRow{QuestionType::id, (name), (keys)},
constexpr auto kTypes = std::to_array<TypeRow>({GAMETREE_QUESTION_TYPES(X)});
#undef X

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    found.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

bool contains(const std::vector<std::string_view>& list, std::string_view word) {
  return std::ranges::find(list, word) != list.end();
}

}  // namespace

std::span<const TypeRow> question_types() { return kTypes; }

const std::vector<std::string_view>& common_keys() {
  static const std::vector<std::string_view> kKeys{"id",     "type",   "tree",       "rules",
                                                   "points", "prompt", "also_accept"};
  return kKeys;
}

std::vector<std::string_view> special_keys() {
  std::vector<std::string_view> all;
  for (const TypeRow& row : kTypes)
    for (const std::string_view key : words(row.keys))
      if (!contains(all, key)) all.push_back(key);
  return all;
}

std::vector<std::string_view> keys_of(QuestionType type) {
  return words(kTypes[static_cast<std::size_t>(type)].keys);
}

std::string types_with(std::string_view key) {
  std::string types;
  for (const TypeRow& row : kTypes) {
    if (!contains(words(row.keys), key)) continue;
    if (!types.empty()) types += ", ";
    types += row.name;
  }
  return types;
}

}  // namespace exercise

std::string_view to_text(QuestionType type) {
  return exercise::kTypes[static_cast<std::size_t>(type)].name;
}

}  // namespace gametree
