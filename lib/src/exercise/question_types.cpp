/// \file
/// The types of questions looked up.
#include "exercise/question_types.h"

#include <algorithm>
#include <array>

namespace gametree {
namespace exercise {
namespace {

#define X(id, name, form, keys) TypeRow{QuestionType::id, (name), AnswerForm::form, (keys)},
constexpr auto kTypes = std::to_array<TypeRow>({GAMETREE_QUESTION_TYPES(X)});
#undef X

struct KeySpec {
  std::string_view name;
  bool is_needed;
};

std::vector<KeySpec> specs(std::string_view text) {
  std::vector<KeySpec> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    const bool is_needed = word.ends_with('!');
    found.push_back({word.substr(0, word.size() - (is_needed ? 1 : 0)), is_needed});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

const TypeRow& row_of(QuestionType type) { return kTypes[static_cast<std::size_t>(type)]; }

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
    for (const std::string_view key : keys_of(row.type))
      if (!contains(all, key)) all.push_back(key);
  return all;
}

std::vector<std::string_view> keys_of(QuestionType type) {
  std::vector<std::string_view> keys;
  for (const KeySpec& spec : specs(row_of(type).keys)) keys.push_back(spec.name);
  return keys;
}

std::vector<std::string_view> needed_keys(QuestionType type) {
  std::vector<std::string_view> keys;
  for (const KeySpec& spec : specs(row_of(type).keys))
    if (spec.is_needed) keys.push_back(spec.name);
  return keys;
}

std::string types_with(std::string_view key) {
  std::string types;
  for (const TypeRow& row : kTypes) {
    if (!contains(keys_of(row.type), key)) continue;
    if (!types.empty()) types += ", ";
    types += row.name;
  }
  return types;
}

}  // namespace exercise

std::string_view to_text(QuestionType type) { return exercise::row_of(type).name; }

AnswerForm form_of(QuestionType type) { return exercise::row_of(type).form; }

}  // namespace gametree
