/// \file
/// Mappings without values, told from blank forms by the nodes that are asked.
#include "answer/typed_value.h"

#include <algorithm>
#include <utility>

#include "answer/pair.h"
#include "gametree/reference.h"

namespace gametree::answer_file {
namespace {

using input::ScalarStyle;
using input::Value;

/// Nothing at all: not even `null`.
bool is_absent(const Value& value) {
  return value.is_scalar() && value.style == ScalarStyle::null && value.text.empty();
}

/// A key that is a list or mapping, as one text: `[B, G]`, `{B: 5}`.
std::string words(const Value& value) {  // NOLINT(misc-no-recursion): kDeepest
  if (value.is_scalar()) return value.text;
  std::string text(1, value.is_mapping() ? '{' : '[');
  for (std::size_t i = 0; i < value.items.size(); ++i) {
    const bool is_of_key = value.is_mapping() && i % 2 == 1;
    if (is_of_key && is_absent(value.items[i])) continue;
    text += i == 0 ? "" : is_of_key ? ": " : ", ";
    text += words(value.items[i]);
  }
  return text + (value.is_mapping() ? '}' : ']');
}

/// A list or mapping where only words are asked for: those of a block in lines, as they were.
std::string words_in_lines(const Value& value, std::string_view source) {
  if (value.is_scalar()) return value.text;
  const std::string_view begin = source.substr(value.offset);
  if (begin.starts_with('[') || begin.starts_with('{')) return words(value);
  std::string lines;
  for (std::size_t i = 0; i < value.items.size(); ++i) {
    const bool is_of_key = value.is_mapping() && i % 2 == 1;
    lines += is_of_key ? ": " : value.is_mapping() ? "" : "- ";
    lines += words(value.items[i]);
    if (!value.is_mapping() || is_of_key) lines += '\n';
  }
  return std::string(trimmed(lines));
}

KeyedValue keyed(Value& key, Value& value) {
  const Offset offset = key.offset;
  if (const auto pair = is_absent(value) ? split_pair(key.text) : std::nullopt; pair)
    return {std::string(pair->key), offset, {.offset = offset, .text = std::string(pair->text)}};
  return {words(key), offset, std::move(value)};
}

/// Whether a mapping says something of one of its keys.
bool has_values(const Value& mapping) {
  for (std::size_t i = 0; i + 1 < mapping.items.size(); i += 2)
    if (!is_absent(mapping.items[i + 1]) || split_pair(mapping.items[i].text)) return true;
  return false;
}

/// Whether one of the keys is a node that the question asks for, so that the rest are meant as
/// nodes too.
bool has_asked_node(const Value& mapping, const Question& question, const GameTree& tree) {
  constexpr std::size_t kMostItems = 200;  // lest a long list looks each up in a large tree
  constexpr std::size_t kLongest = 1000;
  for (std::size_t i = 0; i < std::min(mapping.items.size(), kMostItems); i += 2) {
    const std::string_view key = trimmed(mapping.items[i].text);
    if (key.empty() || key.size() > kLongest) continue;
    const Result<NodeId> node = find_node(tree, key);
    if (node && std::ranges::find(question.nodes, *node) != question.nodes.end()) return true;
  }
  return false;
}

class Converter {
 public:
  Converter(const Question& question, const GameTree& tree, FileText& file)
      : question_(question), tree_(tree), file_(file) {}

  Typed convert(Value value, bool is_whole);

 private:
  Typed mapping(Value value, bool is_whole);

  const Question& question_;
  const GameTree& tree_;
  FileText& file_;
};

Typed Converter::convert(Value value, bool is_whole) {  // NOLINT(misc-no-recursion): kDeepest
  if (value.is_mapping()) return mapping(std::move(value), is_whole);
  Typed typed{.text = std::move(value.text), .line = file_.line(value.offset)};
  if (value.is_scalar()) return typed;
  typed.kind = Typed::Kind::list;
  for (Value& item : value.items) typed.items.push_back(convert(std::move(item), false));
  return typed;
}

/// \param is_whole  it is the answer, and not a part of one: its keys may be the nodes asked.
Typed Converter::mapping(Value value, bool is_whole) {  // NOLINT(misc-no-recursion)
  Typed typed{.kind = Typed::Kind::mapping, .line = file_.line(value.offset)};
  const auto is_form = [&] {
    return is_whole && !question_.nodes.empty() &&
           (value.items.empty() || has_asked_node(value, question_, tree_));
  };
  if (has_values(value) || is_form()) {
    for (KeyedValue& pair : take_pairs(std::move(value)))
      typed.pairs.emplace_back(std::move(pair.key), convert(std::move(pair.value), false));
    return typed;
  }
  typed.kind = Typed::Kind::list;
  for (std::size_t i = 0; i < value.items.size(); i += 2)
    typed.items.push_back(convert(std::move(value.items[i]), false));
  return typed;
}

}  // namespace

std::vector<KeyedValue> take_pairs(Value mapping) {
  std::vector<KeyedValue> pairs;
  pairs.reserve(mapping.items.size() / 2);
  for (std::size_t i = 0; i + 1 < mapping.items.size(); i += 2)
    pairs.push_back(keyed(mapping.items[i], mapping.items[i + 1]));
  return pairs;
}

Typed to_typed(Value value, const Question& question, const GameTree& tree, FileText& file) {
  if (form_of(question.type) == AnswerForm::words)
    return {.text = words_in_lines(value, file.text()), .line = file.line(value.offset)};
  return Converter(question, tree, file).convert(std::move(value), true);
}

}  // namespace gametree::answer_file
