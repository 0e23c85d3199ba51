/// \file
/// The settings that a question's type has: a row a key, and what stands where there is none.
#include "exercise/settings.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "exercise/count_keys.h"
#include "exercise/nodes.h"
#include "exercise/options.h"
#include "exercise/question_types.h"
#include "search/searched_tree.h"

namespace gametree {
namespace exercise {
namespace {

using input::Value;

/// A setting with two words, the default first.
struct Switch {
  std::string_view key, off, on;
  bool Question::*is_on;
};

constexpr auto kSwitches = std::to_array<Switch>({
    {"which", "any", "all", &Question::every_best},
    {"unit", "every", "topmost", &Question::topmost},
    {"ends", "both", "own", &Question::own_ends},
    {"bounds", "optional", "required", &Question::bounds_required},
    {"set", "partial", "exact", &Question::exact_set},
    {"rows", "nodes", "updates", &Question::update_rows},
});

constexpr std::array kCutoffColumns{Column::node, Column::after, Column::alpha, Column::beta,
                                    Column::kind};
constexpr std::array kVisitColumns{Column::node, Column::alpha, Column::beta, Column::value};

/// One setting of one question, to be read.
struct Setting {
  Question& question;
  std::string_view key;
  const Value& value;
  const SettingsJob& job;
};

void set_switch(const Setting& setting, const Switch& row) {
  const std::array<std::string_view, 2> words{row.off, row.on};
  const auto word = read_word(row.key, setting.value, words, setting.job.problems);
  if (word) setting.question.*row.is_on = *word == 1;
}

void set_nodes(const Setting& setting) {
  if (setting.job.tree == nullptr) return;
  setting.question.nodes = read_nodes(
      setting.key, setting.value, {*setting.job.tree, setting.job.problems, setting.job.budget});
}

// Of windows a moment, of best-action a node.
void set_at(const Setting& setting) {
  if (form_of(setting.question.type) == AnswerForm::windows)
    return set_switch(setting, {"at", "arrival", "exit", &Question::at_exit});
  if (setting.job.tree == nullptr) return;
  const auto node = read_node(setting.key, setting.value,
                              {*setting.job.tree, setting.job.problems, setting.job.budget});
  if (node) setting.question.at_node = *node;
}

void set_from(const Setting& setting) {
  const auto id = read_text(setting.key, setting.value, setting.job.problems);
  if (!id) return;
  const auto found = setting.job.earlier.values.find(*id);
  if (found == setting.job.earlier.values.end() || found->second.tree != setting.question.tree)
    setting.job.problems.note(ErrorCode::from_no_values, {input::shortened(*id)},
                              setting.value.offset);
  else
    setting.question.from = found->second.question;
}

void set_ordered(const Setting& setting) {
  const auto ordered = read_yes_no(setting.key, setting.value, setting.job.problems);
  if (ordered) setting.question.ordered = *ordered;
}

void set_leaves(const Setting& setting) {
  const auto leaves = read_yes_no(setting.key, setting.value, setting.job.problems);
  if (leaves) setting.question.leaf_rows = *leaves;
}

void set_tolerance(const Setting& setting) {
  setting.question.tolerance = read_amount(setting.key, setting.value, setting.job.problems);
}

void set_error_cost(const Setting& setting) {
  setting.question.error_cost = read_amount(setting.key, setting.value, setting.job.problems);
}

void set_pruned_as(const Setting& setting) {
  Problems& problems = setting.job.problems;
  if (setting.value.is_scalar()) {
    if (auto word = read_text(setting.key, setting.value, problems))
      setting.question.pruned_as = {*std::move(word)};
    return;
  }
  const std::vector<Value>* items = read_list(setting.key, setting.value, problems);
  if (items == nullptr) return;
  for (const Value& item : *items)
    if (auto word = read_text(setting.key, item, problems))
      setting.question.pruned_as.push_back(*std::move(word));
}

void set_columns(const Setting& setting) {
  Question& question = setting.question;
  const bool are_visits = form_of(question.type) == AnswerForm::visit_rows;
  const std::span<const Column> columns =
      are_visits ? std::span<const Column>(kVisitColumns) : std::span<const Column>(kCutoffColumns);
  std::vector<std::string_view> names;
  for (const Column column : columns) names.push_back(to_text(column));
  const std::vector<Value>* items = read_list(setting.key, setting.value, setting.job.problems);
  if (items == nullptr) return;
  for (const Value& item : *items) {
    if (setting.job.problems.is_full()) return;
    const auto found = read_word("column", item, names, setting.job.problems);
    if (!found) continue;
    if (std::ranges::find(question.columns, columns[*found]) == question.columns.end())
      question.columns.push_back(columns[*found]);
    else
      setting.job.problems.note(ErrorCode::repeated_item, {shown(item), std::string(setting.key)},
                                item.offset);
  }
}

void set_of(const Setting& setting) {
  const auto key = read_word(setting.key, setting.value, kCountKeys, setting.job.problems);
  if (key) setting.question.of = kCountKeys[*key];
}

void set_options(const Setting& setting) {
  read_options(setting.question, setting.value, setting.job.lines, setting.job.problems);
}

// A number is all that `number` can expect; what others do is for the search to check.
void check_expected_numbers(const Setting& setting) {
  Problems& problems = setting.job.problems;
  if (!setting.value.is_sequence()) {
    read_number(setting.key, setting.value, problems);
  } else if (const auto* items = read_list(setting.key, setting.value, problems)) {
    for (const Value& item : *items) {
      if (problems.is_full()) return;
      read_number(setting.key, item, problems);
    }
  }
}

void set_expect(const Setting& setting) {
  Question& question = setting.question;
  const AnswerForm form = form_of(question.type);
  if (form == AnswerForm::numbers) check_expected_numbers(setting);
  if (form == AnswerForm::options)
    check_expected_options(question, setting.value, setting.job.problems);
  question.expect = read_typed(setting.value, setting.job.lines, setting.job.problems);
}

struct SettingRow {
  std::string_view key;
  void (*read)(const Setting&);
};

// Those before others that need them: expect needs the options.
constexpr auto kSettings = std::to_array<SettingRow>({
    {"nodes", set_nodes},
    {"at", set_at},
    {"from", set_from},
    {"ordered", set_ordered},
    {"columns", set_columns},
    {"of", set_of},
    {"options", set_options},
    {"tolerance", set_tolerance},
    {"pruned_as", set_pruned_as},
    {"error_cost", set_error_cost},
    {"leaves", set_leaves},
    {"expect", set_expect},
});

// 2. What stands where nothing is said.

bool is_ordered_unless_told(AnswerForm form) {
  return form == AnswerForm::nodes_read || form == AnswerForm::line ||
         form == AnswerForm::visit_rows;
}

bool follows_values(QuestionType type) {
  const std::vector<std::string_view> keys = keys_of(type);
  return std::ranges::find(keys, "from") != keys.end();
}

bool asks_nodes(QuestionType type) {
  return form_of(type) == AnswerForm::values || form_of(type) == AnswerForm::windows;
}

/// The inner nodes of the tree that is searched: past a depth limit there is nothing to say. Rules
/// that don't fit are for the search to tell.
std::vector<NodeId> inner_nodes(const GameTree& tree, const Rules& rules) {
  Result<SearchedTree> limited = make_searched_tree(tree, rules);
  const SearchedTree searched = limited ? std::move(limited).value() : SearchedTree(tree);
  std::vector<NodeId> nodes;
  for (NodeId node = 0; node < searched.searched().size(); ++node)
    if (!searched.searched().is_leaf(node)) nodes.push_back(searched.origin(node));
  return nodes;
}

/// Whether a node has an end of its own: alpha at MAX, beta at MIN.
bool has_own_end(const GameTree& tree, NodeId node, const Rules& rules) {
  if (tree.is_leaf(node) || tree.player(node) == Player::chance) return false;
  return tree.player(node) != Player::min || rules.min_as != MinAs::chance;
}

void finish_nodes(Question& question, const Fields& fields, const SettingsJob& job) {
  if (job.tree == nullptr || !asks_nodes(question.type)) return;
  if (fields.has("nodes") && question.nodes.empty()) return;  // which was noted
  if (!fields.has("nodes")) {
    // Copied nodes take more than those that are looked at.
    constexpr std::size_t kCost = 20;
    if (!job.budget.spend(kCost * job.tree->size(), question.offset, job.problems)) return;
    question.nodes = inner_nodes(*job.tree, question.rules);
  }
  if (question.own_ends)
    std::erase_if(question.nodes,
                  [&](NodeId node) { return !has_own_end(*job.tree, node, question.rules); });
  if (question.nodes.empty()) job.problems.note(ErrorCode::nothing_to_ask, {}, question.offset);
}

void check_mover(const Question& question, const Fields& fields, const SettingsJob& job) {
  if (form_of(question.type) != AnswerForm::action || job.tree == nullptr) return;
  const GameTree& tree = *job.tree;
  const NodeId node = question.at_node;
  if (!tree.is_leaf(node) && tree.player(node) != Player::chance) return;
  const Value* at = fields.get("at");
  job.problems.note(ErrorCode::no_move_there,
                    {describe(tree, node), tree.is_leaf(node) ? "leaf" : "CHANCE node"},
                    at == nullptr ? question.offset : at->offset);
}

void need_what_has_no_default(const Question& question, Fields& fields) {
  for (const std::string_view key : needed_keys(question.type)) fields.need(key);
  // Options that the search can judge say themselves what is right.
  const auto is_judged = [](const Option& option) { return option.text.empty(); };
  if (form_of(question.type) == AnswerForm::options &&
      std::ranges::none_of(question.options, is_judged))
    fields.need("expect");
}

void read_all(Question& question, const Fields& fields, const SettingsJob& job) {
  const std::vector<std::string_view> keys = keys_of(question.type);
  const auto value_of = [&](std::string_view key) {
    const bool is_taken = std::ranges::find(keys, key) != keys.end();
    return is_taken ? fields.get(key) : nullptr;
  };
  for (const Switch& row : kSwitches)
    if (const Value* value = value_of(row.key)) set_switch({question, row.key, *value, job}, row);
  for (const SettingRow& row : kSettings)
    if (const Value* value = value_of(row.key)) row.read({question, row.key, *value, job});
}

}  // namespace

void read_settings(Question& question, Fields& fields, const SettingsJob& job) {
  question.ordered = is_ordered_unless_told(form_of(question.type));
  read_all(question, fields, job);
  need_what_has_no_default(question, fields);
  finish_nodes(question, fields, job);
  check_mover(question, fields, job);
  const auto values = job.earlier.last.find(question.tree);
  if (!fields.has("from") && follows_values(question.type) && values != job.earlier.last.end())
    question.from = values->second;
}

}  // namespace exercise

std::string_view to_text(Column column) {
  switch (column) {
    case Column::node:
      return "node";
    case Column::after:
      return "after";
    case Column::alpha:
      return "alpha";
    case Column::beta:
      return "beta";
    case Column::kind:
      return "kind";
    case Column::value:
      break;
  }
  return "value";
}

}  // namespace gametree
