/// \file
/// The rules of a search in a few words for people.
#include "output/rules_text.h"

#include <fmt/format.h>

#include "output/node_text.h"

namespace gametree::output {
namespace {

void add(std::string& text, std::string_view rule, std::string_view word) {
  text += fmt::format("{}{} {}", text.empty() ? "" : ", ", rule, word);
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

std::string rules_text(const Rules& rules) {
  const bool cuts_leaves = rules.algorithm == Algorithm::alphabeta;
  std::string text(to_text(rules.algorithm));
  if (cuts_leaves || rules.order != Rules{}.order) add(text, "order", to_text(rules.order));
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
