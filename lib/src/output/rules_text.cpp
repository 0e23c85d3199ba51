/// \file
/// The rules of a search in a few words for people.
#include "output/rules_text.h"

#include <fmt/format.h>

#include "output/node_refs.h"
#include "output/node_text.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

void add(std::string& text, std::string_view rule, std::string_view word) {
  text += fmt::format("{}{} {}", text.empty() ? "" : ", ", rule, word);
}

// The word, or the lists of a few nodes: `of /1: /1/2 /1/1, of /2: /2/3 /2/1 /2/2`.
std::string order_text(const Rules& rules, const GameTree& whole) {
  if (rules.order != Order::given || rules.orders.empty()) return std::string(to_text(rules.order));
  constexpr std::size_t kShown = 12;  // children, not counting nodes
  PathCursor paths(whole);
  std::string text;
  std::size_t shown = 0;
  for (const NodeOrder& order : rules.orders) {
    if (shown + order.children.size() > kShown && !text.empty()) return text + ", ...";
    text += fmt::format("{}of {}:", text.empty() ? "" : ", ", short_path(paths.path(order.node)));
    for (const NodeId child : order.children) {
      if (++shown > kShown) return text + " ...";
      text += " " + short_path(paths.path(child));
    }
  }
  return text;
}

// What stands behind `cut on`.
void add_others(std::string& text, const Rules& rules) {
  const Rules defaults;
  if (rules.fail != defaults.fail) add(text, "fail", to_text(rules.fail));
  if (rules.reach != defaults.reach) add(text, "reach", to_text(rules.reach));
  if (rules.empty_cutoffs != defaults.empty_cutoffs)
    add(text, "empty cutoffs", to_text(rules.empty_cutoffs));
  if (rules.window != defaults.window) add(text, "window", window_text(rules.window));
  if (rules.bounds) add(text, "bounds", window_text(*rules.bounds));
  if (rules.depth) add(text, "depth", std::to_string(*rules.depth));
  if (rules.quiescence) add(text, "quiescence", std::to_string(*rules.quiescence));
  if (rules.min_as != defaults.min_as) add(text, "MIN plays as", to_text(rules.min_as));
}

}  // namespace

std::string rules_text(const Rules& rules, const GameTree& whole) {
  const bool cuts_leaves = rules.algorithm == Algorithm::alphabeta;
  std::string text(to_text(rules.algorithm));
  const bool is_given = rules.order == Order::given && rules.orders.empty();
  if (cuts_leaves || !is_given) add(text, "order", order_text(rules, whole));
  if (cuts_leaves) add(text, "cut on", to_text(rules.cut_on));
  add_others(text, rules);
  return text;
}

std::string shared_rules_text(const Rules& rules) {
  std::string text;
  add(text, "cut on", to_text(rules.cut_on));
  add_others(text, rules);
  return text;
}

}  // namespace gametree::output
