/// \file
/// Rules as files have them: one row a key, with how it is read and laid over others.
#include "exercise/rules_part.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "base/rounded_text.h"
#include "exercise/scalars.h"
#include "search/child_order.h"

namespace gametree {
namespace exercise {
namespace {

using input::Value;

/// What a rule's reader is given beside the value.
struct Reading {
  std::string_view key;
  const GameTree* tree;
  Problems& problems;
  Budget& budget;
  Rules& rules;  ///< to be told
};

/// Reads one rule. False: it says nothing, or nothing that can be read.
using ReadRule = bool (*)(const Value& value, const Reading& reading);

/// A rule of which each value is a word of its table.
template <class Word, Word Rules::*rule>
bool read_rule_word(const Value& value, const Reading& reading) {
  std::vector<std::string_view> words;
  for (const RuleWord<Word>& row : rule_words<Word>()) words.push_back(row.word);
  const auto found = read_word(reading.key, value, words, reading.problems);
  if (found) reading.rules.*rule = rule_words<Word>()[*found].value;
  return found.has_value();
}

bool says_none(const Value& value) {
  return value.is_scalar() && (is_null(value) || value.text == "none");
}

template <std::optional<std::uint32_t> Rules::*rule>
bool read_plies(const Value& value, const Reading& reading) {
  reading.rules.*rule = std::nullopt;
  if (says_none(value)) return true;
  reading.rules.*rule = read_count(reading.key, value, reading.problems);
  return (reading.rules.*rule).has_value();
}

std::optional<Window> read_two_numbers(const Value& value, const Reading& reading) {
  if (!value.is_sequence() || value.items.size() != 2) {
    reading.problems.note(ErrorCode::needs_two_numbers, {std::string(reading.key), shown(value)},
                          value.offset);
    return std::nullopt;
  }
  auto alpha = read_number(reading.key, value.items[0], reading.problems);
  auto beta = read_number(reading.key, value.items[1], reading.problems);
  if (!alpha || !beta) return std::nullopt;
  return Window{*std::move(alpha), *std::move(beta)};
}

bool read_window(const Value& value, const Reading& reading) {
  const auto window = read_two_numbers(value, reading);
  if (!window) return false;
  if (window->alpha >= window->beta)
    reading.problems.note(ErrorCode::window_not_open,
                          {brief_text(window->alpha), brief_text(window->beta)}, value.offset);
  reading.rules.window = *window;
  return true;
}

bool read_bounds(const Value& value, const Reading& reading) {
  reading.rules.bounds = std::nullopt;
  if (says_none(value)) return true;
  reading.rules.bounds = read_two_numbers(value, reading);
  if (!reading.rules.bounds) return false;
  const Window& bounds = *reading.rules.bounds;
  if (bounds.alpha > bounds.beta)
    reading.problems.note(ErrorCode::bounds_crossed,
                          {brief_text(bounds.alpha), brief_text(bounds.beta)}, value.offset);
  return true;
}

/// The order of one node's children.
void read_node_order(const Value& key, const Value& value, const Reading& reading) {
  const LookUp look_up{*reading.tree, reading.problems, reading.budget};
  const auto node = read_node("order", key, look_up);
  const std::vector<Value>* items = read_list("order", value, reading.problems);
  if (!node || items == nullptr) return;
  NodeOrder order{*node, {}};
  bool is_whole = !reading.tree->is_leaf(*node);
  for (std::size_t i = 0; i < items->size() && is_whole; ++i) {
    const auto child = read_child(*node, (*items)[i], look_up);
    is_whole = child.has_value();
    if (child) order.children.push_back(*child);
  }
  if (!is_whole && !reading.tree->is_leaf(*node)) return;
  if (auto error = check_order(*reading.tree, order))
    reading.problems.note(*std::move(error), key.offset);
  reading.rules.orders.push_back(std::move(order));
}

bool read_order(const Value& value, const Reading& reading) {
  reading.rules.orders.clear();
  reading.rules.order = Order::given;
  if (!value.is_mapping()) return read_rule_word<Order, &Rules::order>(value, reading);
  if (reading.tree == nullptr) return false;
  for (const auto& [key, children] : free_fields(reading.key, value, reading.problems)) {
    read_node_order(*key, *children, reading);
    const std::vector<NodeOrder>& orders = reading.rules.orders;
    if (orders.empty()) continue;
    const auto first = std::ranges::find(orders, orders.back().node, &NodeOrder::node);
    if (&*first == &orders.back()) continue;
    reading.problems.note(ErrorCode::order_given_twice, {reading.tree->path(first->node)},
                          key->offset);
    reading.rules.orders.pop_back();
  }
  return true;
}

/// Star1 and Star2 are not there yet.
bool read_chance_cuts(const Value& value, const Reading& reading) {
  constexpr std::array<std::string_view, 1> kWords{"none"};
  return read_word(reading.key, value, kWords, reading.problems).has_value();
}

template <auto rule>
void lay(Rules& base, const Rules& part) {
  base.*rule = part.*rule;
}

void lay_order(Rules& base, const Rules& part) {
  base.order = part.order;
  base.orders = part.orders;
}

void lay_nothing(Rules& /*base*/, const Rules& /*part*/) {}

struct RuleRow {
  std::string_view key;
  ReadRule read;
  void (*lay_over)(Rules& base, const Rules& part);
};

constexpr auto kRules = std::to_array<RuleRow>({
    {"algorithm", read_rule_word<Algorithm, &Rules::algorithm>, lay<&Rules::algorithm>},
    {"order", read_order, lay_order},
    {"cut_on", read_rule_word<CutOn, &Rules::cut_on>, lay<&Rules::cut_on>},
    {"fail", read_rule_word<Fail, &Rules::fail>, lay<&Rules::fail>},
    {"reach", read_rule_word<Reach, &Rules::reach>, lay<&Rules::reach>},
    {"empty_cutoffs", read_rule_word<EmptyCutoffs, &Rules::empty_cutoffs>,
     lay<&Rules::empty_cutoffs>},
    {"window", read_window, lay<&Rules::window>},
    {"bounds", read_bounds, lay<&Rules::bounds>},
    {"depth", read_plies<&Rules::depth>, lay<&Rules::depth>},
    {"quiescence", read_plies<&Rules::quiescence>, lay<&Rules::quiescence>},
    {"chance_cuts", read_chance_cuts, lay_nothing},
    {"min_as", read_rule_word<MinAs, &Rules::min_as>, lay<&Rules::min_as>},
});

}  // namespace

const Keys& rule_keys() {
  static const Keys kKeys = [] {
    Keys keys;
    for (const RuleRow& row : kRules) keys.push_back(row.key);
    return keys;
  }();
  return kKeys;
}

RulesPart read_rules(const Fields& fields, const GameTree* tree, Problems& problems,
                     Budget& budget) {
  RulesPart part;
  for (const RuleRow& row : kRules) {
    const Value* value = fields.get(row.key);
    if (value == nullptr) continue;
    if (row.read(*value, {row.key, tree, problems, budget, part.values}))
      part.given.emplace_back(row.key);
  }
  return part;
}

RulesPart read_rules(const Value& value, const GameTree* tree, Problems& problems, Budget& budget) {
  return read_rules(Fields("\"rules\"", value, rule_keys(), problems), tree, problems, budget);
}

}  // namespace exercise

Rules laid_over(Rules base, const RulesPart& part) {
  for (const exercise::RuleRow& row : exercise::kRules)
    if (std::ranges::find(part.given, row.key) != part.given.end()) row.lay_over(base, part.values);
  return base;
}

}  // namespace gametree
