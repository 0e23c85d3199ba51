/// \file
/// One value of an exercise, read as what its key needs.
#include "exercise/scalars.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>

#include "gametree/text.h"

namespace gametree::exercise {
namespace {

using input::Value;

Error number_error(NumberProblem problem, const std::string& text) {
  const std::string given = input::shortened(text);
  switch (problem) {
    case NumberProblem::zero_denominator:
      return {ErrorCode::number_zero_denominator, {given}, kNoOffset, {}, {}};
    case NumberProblem::too_long:
      return {
          ErrorCode::number_too_long, {given, fmt::format("{}", kMaxDigits)}, kNoOffset, {}, {}};
    case NumberProblem::percent:
      return {ErrorCode::percent_not_allowed, {given}, kNoOffset, {}, {}};
    case NumberProblem::not_a_number:
      break;
  }
  return {ErrorCode::not_a_number, {given}, kNoOffset, {}, {}};
}

bool is_text(const Value& value) { return value.is_scalar() && !is_null(value); }

}  // namespace

std::optional<std::string> read_text(std::string_view key, const Value& value, Problems& problems) {
  const std::string name(key);
  if (!is_text(value)) {
    problems.note(ErrorCode::needs_text, {name}, value.offset);
  } else if (value.text.find_first_not_of(" \t\r\n") == std::string::npos) {
    problems.note(ErrorCode::empty_text, {name}, value.offset);
  } else {
    return value.text;
  }
  return std::nullopt;
}

std::optional<Texts> read_texts(std::string_view key, const Value& value, Problems& problems) {
  if (!value.is_mapping()) {
    const auto text = read_text(key, value, problems);
    return text ? std::optional(Texts(*text)) : std::nullopt;
  }
  std::vector<std::pair<std::string, std::string>> texts;
  for (const auto& [language, content] : free_fields(key, value, problems))
    if (auto text = read_text(key, *content, problems))
      texts.emplace_back(language->text, *std::move(text));
  if (texts.empty()) return std::nullopt;
  return Texts(std::move(texts));
}

std::optional<Number> read_number(std::string_view key, const Value& value, Problems& problems) {
  if (!is_text(value)) {
    problems.note(ErrorCode::needs_number,
                  {std::string(key), value.is_scalar() ? "" : shown(value)}, value.offset);
    return std::nullopt;
  }
  ParsedNumber parsed = parse_number(value.text);
  if (!parsed.number) problems.note(number_error(parsed.problem, value.text), value.offset);
  return std::move(parsed.number);
}

std::optional<Number> read_amount(std::string_view key, const Value& value, Problems& problems,
                                  std::optional<Number> most) {
  std::optional<Number> number = read_number(key, value, problems);
  if (!number) return std::nullopt;
  if (number->is_infinite() && !most) {
    problems.note(ErrorCode::not_finite, {std::string(key), input::shortened(value.text)},
                  value.offset);
    return std::nullopt;
  }
  if (number->sign() >= 0 && (!most || *number <= *most)) return number;
  problems.note(ErrorCode::out_of_range,
                {std::string(key), input::shortened(value.text), "0", most ? to_text(*most) : ""},
                value.offset);
  return std::nullopt;
}

std::optional<std::uint32_t> read_count(std::string_view key, const Value& value,
                                        Problems& problems) {
  constexpr std::uint32_t kLargest = std::numeric_limits<std::uint32_t>::max();
  const ParsedNumber parsed = is_text(value) ? parse_number(value.text) : ParsedNumber{};
  const auto count = parsed.number ? parsed.number->to_int64() : std::nullopt;
  if (count && *count >= 0 && *count <= kLargest) return static_cast<std::uint32_t>(*count);
  problems.note(ErrorCode::needs_count,
                {std::string(key), shown(value), fmt::format("{}", kLargest)}, value.offset);
  return std::nullopt;
}

std::optional<bool> read_yes_no(std::string_view key, const Value& value, Problems& problems) {
  if (is_text(value)) {
    if (value.text == "yes" || value.text == "true") return true;
    if (value.text == "no" || value.text == "false") return false;
  }
  problems.note(ErrorCode::needs_yes_or_no, {std::string(key), shown(value)}, value.offset);
  return std::nullopt;
}

std::optional<std::size_t> read_word(std::string_view what, const Value& value,
                                     std::span<const std::string_view> words, Problems& problems) {
  if (!is_text(value)) {
    problems.note(ErrorCode::needs_text, {std::string(what)}, value.offset);
    return std::nullopt;
  }
  const auto found = std::ranges::find(words, value.text);
  if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
  problems.note(
      ErrorCode::unknown_rule_value,
      {std::string(what), input::shortened(value.text), std::string(nearest(value.text, words)),
       fmt::format("{}", fmt::join(words, ", "))},
      value.offset);
  return std::nullopt;
}

const std::vector<Value>* read_list(std::string_view key, const Value& value, Problems& problems) {
  if (!value.is_sequence()) {
    problems.note(ErrorCode::needs_list, {std::string(key), shown(value)}, value.offset);
    return nullptr;
  }
  if (!value.items.empty()) return &value.items;
  problems.note(ErrorCode::empty_list, {std::string(key)}, value.offset);
  return nullptr;
}

Lines::Lines(std::string_view text) : begins_{0} {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    begins_.push_back(at + 1);
}

std::size_t Lines::line(Offset offset) const {
  return static_cast<std::size_t>(std::ranges::upper_bound(begins_, offset) - begins_.begin());
}

std::optional<Typed> read_typed(const Value& value, const Lines& lines, Problems& problems) {
  Typed typed{.line = lines.line(value.offset)};
  switch (value.kind) {
    case Value::Kind::scalar:
      typed.text = is_null(value) ? "" : value.text;
      return typed;
    case Value::Kind::sequence:
      typed.kind = Typed::Kind::list;
      for (const Value& item : value.items) {
        auto read = read_typed(item, lines, problems);
        if (!read) return std::nullopt;
        typed.items.push_back(*std::move(read));
      }
      return typed;
    case Value::Kind::mapping:
      break;
  }
  typed.kind = Typed::Kind::mapping;
  for (std::size_t at = 0; at + 1 < value.items.size(); at += 2) {
    const Value& key = value.items[at];
    if (!key.is_scalar()) {
      problems.note(ErrorCode::key_not_text, {}, key.offset);
      return std::nullopt;
    }
    if (key.text.empty()) {
      problems.note(ErrorCode::empty_key, {}, key.offset);
      return std::nullopt;
    }
    auto read = read_typed(value.items[at + 1], lines, problems);
    if (!read) return std::nullopt;
    typed.pairs.emplace_back(key.text, *std::move(read));
  }
  return typed;
}

}  // namespace gametree::exercise
