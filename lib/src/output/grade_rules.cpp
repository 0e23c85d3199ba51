/// \file
/// The entry of `also_accept` that a question was scored by: the rules it says and no others.
#include "output/grade_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace gametree::output {
namespace {

/// A rule by the key that files have for it.
struct RuleForm {
  std::string_view key;
  void (*write)(JsonWriter&, std::string_view key, const Rules&);
  std::string (*text)(const Rules&);
};

template <auto member>
constexpr RuleForm word_rule(std::string_view key) {
  return {key,
          [](JsonWriter& json, std::string_view name, const Rules& rules) {
            write_string(json, name, to_text(rules.*member));
          },
          [](const Rules& rules) { return std::string(to_text(rules.*member)); }};
}

template <std::optional<std::uint32_t> Rules::*member>
constexpr RuleForm ply_rule(std::string_view key) {
  return {key,
          [](JsonWriter& json, std::string_view name, const Rules& rules) {
            json.key(name);
            (rules.*member) ? json.integer(*(rules.*member)) : json.null();
          },
          [](const Rules& rules) {
            return (rules.*member) ? std::to_string(*(rules.*member)) : std::string("none");
          }};
}

void write_window(JsonWriter& json, std::string_view key, const Rules& rules) {
  write_numbers(json, key, rules.window.alpha, rules.window.beta);
}

void write_bounds(JsonWriter& json, std::string_view key, const Rules& rules) {
  if (rules.bounds) return write_numbers(json, key, rules.bounds->alpha, rules.bounds->beta);
  json.key(key);
  json.null();
}

std::string ends(const Window& window) {
  return fmt::format("[{}, {}]", to_text(window.alpha), to_text(window.beta));
}

std::string window_words(const Rules& rules) { return ends(rules.window); }

std::string bounds_words(const Rules& rules) {
  return rules.bounds ? ends(*rules.bounds) : std::string("none");
}

constexpr auto kRules = std::to_array<RuleForm>({
    word_rule<&Rules::algorithm>("algorithm"),
    word_rule<&Rules::order>("order"),
    word_rule<&Rules::cut_on>("cut_on"),
    word_rule<&Rules::fail>("fail"),
    word_rule<&Rules::reach>("reach"),
    word_rule<&Rules::empty_cutoffs>("empty_cutoffs"),
    {"window", write_window, window_words},
    {"bounds", write_bounds, bounds_words},
    ply_rule<&Rules::depth>("depth"),
    ply_rule<&Rules::quiescence>("quiescence"),
    word_rule<&Rules::min_as>("min_as"),
});

bool says(const RulesPart& part, std::string_view key) {
  return std::ranges::find(part.given, key) != part.given.end();
}

}  // namespace

void write_alternative(JsonWriter& json, const Alternative* entry) {
  json.key("rules");
  json.open_object();
  if (entry != nullptr) {
    for (const RuleForm& rule : kRules)
      if (says(entry->rules, rule.key)) rule.write(json, rule.key, entry->rules.values);
    if (entry->answer) {
      json.key("answer");
      write_typed(json, *entry->answer);
    }
  }
  json.close_object();
}

std::string alternative_text(const Alternative& entry) {
  if (entry.answer) return "another accepted answer";
  std::string text;
  for (const RuleForm& rule : kRules)
    if (says(entry.rules, rule.key))
      text +=
          fmt::format("{}{} {}", text.empty() ? "" : ", ", rule.key, rule.text(entry.rules.values));
  return text;
}

// As deep as the exercise's file, which is bounded.
void write_typed(JsonWriter& json, const Typed& typed) {
  switch (typed.kind) {
    case Typed::Kind::text:
      return json.string(typed.text);
    case Typed::Kind::list:
      json.open_array();
      for (const Typed& item : typed.items) write_typed(json, item);
      return json.close_array();
    case Typed::Kind::mapping:
      json.open_object();
      for (const auto& [key, value] : typed.pairs) {
        json.text_key(key);
        write_typed(json, value);
      }
      return json.close_object();
  }
}

}  // namespace gametree::output
