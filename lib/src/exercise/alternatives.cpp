/// \file
/// Rules that all questions share, and what else a question accepts.
#include "exercise/alternatives.h"

#include <fmt/format.h>

#include <limits>
#include <utility>

#include "exercise/fields.h"
#include "exercise/rules_part.h"

namespace gametree::exercise {
namespace {

using input::Value;

// Each is one more search of each question.
constexpr std::size_t kMostAlternatives = 100;

constexpr std::size_t kNoTree = std::numeric_limits<std::size_t>::max();

}  // namespace

std::vector<Alternative> read_alternatives(const Value& value, AcceptedBy by, const GameTree* tree,
                                           const Lines& lines, Problems& problems, Budget& budget) {
  std::vector<Alternative> alternatives;
  const std::vector<Value>* items = read_list("also_accept", value, problems);
  if (items == nullptr) return alternatives;
  if (items->size() > kMostAlternatives) {
    problems.note(ErrorCode::too_many_items, {"also_accept", fmt::format("{}", kMostAlternatives)},
                  value.offset);
    return alternatives;
  }
  Keys known = rule_keys();
  if (by == AcceptedBy::question) known.emplace_back("answer");
  for (const Value& item : *items) {
    const Fields fields("an entry of \"also_accept\"", item, known, problems);
    Alternative alternative{read_rules(fields, tree, problems, budget), {}};
    if (const Value* answer = fields.get("answer")) {
      alternative.answer = read_typed(*answer, lines, problems);
      if (!alternative.rules.given.empty())
        problems.note(ErrorCode::keys_exclude, {"answer", alternative.rules.given.front()},
                      item.offset);
    }
    if (item.is_mapping() && item.items.empty())
      problems.note(ErrorCode::empty_list, {"also_accept"}, item.offset);
    alternatives.push_back(std::move(alternative));
  }
  return alternatives;
}

SharedRules::SharedRules(const Value* rules, const Value* also_accept, const Lines& lines,
                         Problems& problems, Budget& budget)
    : rules_value_(rules),
      also_accept_value_(also_accept),
      lines_(lines),
      problems_(problems),
      budget_(budget) {}

const RulesPart& SharedRules::rules(std::size_t number, const GameTree* tree) {
  const auto [found, is_new] = rules_.try_emplace(tree == nullptr ? kNoTree : number);
  if (is_new && rules_value_ != nullptr)
    found->second = read_rules(*rules_value_, tree, problems_, budget_);
  return found->second;
}

const std::vector<Alternative>& SharedRules::also_accept(std::size_t number, const GameTree* tree) {
  const auto [found, is_new] = also_accept_.try_emplace(tree == nullptr ? kNoTree : number);
  if (is_new && also_accept_value_ != nullptr)
    found->second = read_alternatives(*also_accept_value_, AcceptedBy::exercise, tree, lines_,
                                      problems_, budget_);
  return found->second;
}

std::size_t size_of(const Rules& rules) {
  std::size_t size = 1;
  for (const NodeOrder& order : rules.orders) size += 1 + order.children.size();
  return size;
}

}  // namespace gametree::exercise
