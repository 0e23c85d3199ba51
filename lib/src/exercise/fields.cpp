/// \file
/// A mapping by its keys.
#include "exercise/fields.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <unordered_set>

#include "base/text.h"
#include "gametree/text.h"

namespace gametree::exercise {

using input::ScalarStyle;
using input::Value;

bool is_null(const Value& value) { return value.is_scalar() && value.style == ScalarStyle::null; }

std::string shown(const Value& value) {
  switch (value.kind) {
    case Value::Kind::sequence:
      return "[...]";
    case Value::Kind::mapping:
      return "{...}";
    case Value::Kind::scalar:
      break;
  }
  if (is_null(value) && value.text.empty()) return "nothing";
  return fmt::format("\"{}\"", input::shortened(value.text));
}

Fields::Fields(std::string_view what, const Value& value, const Keys& known, Problems& problems,
               const Keys& elsewhere)
    : what_(what), offset_(value.offset), is_mapping_(value.is_mapping()), problems_(problems) {
  if (!is_mapping_) {
    problems.note(ErrorCode::needs_mapping, {what_, shown(value)}, value.offset);
    return;
  }
  for (std::size_t at = 0; at + 1 < value.items.size() && !problems.is_full(); at += 2)
    add(value.items[at], value.items[at + 1], known, elsewhere);
}

void Fields::add(const Value& key, const Value& value, const Keys& known, const Keys& elsewhere) {
  if (!key.is_scalar()) return problems_.note(ErrorCode::key_not_text, {}, key.offset);
  if (key.text.empty()) return problems_.note(ErrorCode::empty_key, {}, key.offset);
  const auto found = std::ranges::find(known, key.text);
  if (found == known.end()) {
    if (std::ranges::find(elsewhere, key.text) != elsewhere.end()) {
      elsewhere_.push_back(&key);
      return;
    }
    return problems_.note(ErrorCode::unknown_key,
                          {input::shortened(key.text), std::string(nearest(key.text, known)),
                           fmt::format("{}", fmt::join(known, ", "))},
                          key.offset);
  }
  if (has(*found)) return problems_.note(ErrorCode::second_key, {key.text}, key.offset);
  const bool is_empty = is_null(value) && value.text.empty();
  if (is_empty) problems_.note(ErrorCode::empty_value, {key.text}, key.offset);
  fields_.emplace_back(*found, is_empty ? nullptr : &value);
}

const Value* Fields::get(std::string_view key) const {
  for (const auto& [name, value] : fields_)
    if (name == key) return value;
  return nullptr;
}

bool Fields::has(std::string_view key) const {
  return std::ranges::any_of(fields_, [&](const auto& field) { return field.first == key; });
}

const Value* Fields::need(std::string_view key) {
  if (is_mapping_ && !has(key))
    problems_.note(ErrorCode::missing_key, {what_, std::string(key)}, offset_);
  return get(key);
}

std::vector<std::pair<const Value*, const Value*>> free_fields(std::string_view key,
                                                               const Value& value,
                                                               Problems& problems) {
  std::vector<std::pair<const Value*, const Value*>> fields;
  std::unordered_set<std::string> seen;
  if (!value.is_mapping()) {
    problems.note(ErrorCode::needs_mapping, {fmt::format("\"{}\"", key), shown(value)},
                  value.offset);
    return fields;
  }
  if (value.items.empty()) problems.note(ErrorCode::empty_list, {std::string(key)}, value.offset);
  for (std::size_t at = 0; at + 1 < value.items.size() && !problems.is_full(); at += 2) {
    const Value& name = value.items[at];
    const Value& content = value.items[at + 1];
    if (!name.is_scalar())
      problems.note(ErrorCode::key_not_text, {}, name.offset);
    else if (name.text.find_first_not_of(" \t\r\n") == std::string::npos)
      problems.note(ErrorCode::empty_key, {}, name.offset);
    else if (is_null(name))
      problems.note(ErrorCode::needs_quotes, {name.text, "key"}, name.offset);
    else if (!seen.insert(nfc(name.text)).second)
      problems.note(ErrorCode::second_key, {input::shortened(name.text)}, name.offset);
    else if (is_null(content) && content.text.empty())
      problems.note(ErrorCode::empty_value, {input::shortened(name.text)}, name.offset);
    else
      fields.emplace_back(&name, &content);
  }
  return fields;
}

}  // namespace gametree::exercise
