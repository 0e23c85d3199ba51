/// \file
/// Asks each option's answer of a question of its type.
#include "grade/judge_options.h"

#include <algorithm>

#include "grade/choice_key.h"

namespace gametree::grade {
namespace {

std::vector<NodeId> inner_nodes(const GameTree& tree) {
  std::vector<NodeId> nodes;
  for (NodeId node = 0; node < tree.size(); ++node)
    if (!tree.is_leaf(node)) nodes.push_back(node);
  return nodes;
}

/// The question that an option answers. What the choice says of such questions holds; the rest is
/// as if nothing were given.
Question question_behind(const Question& choice, const Option& option, const GameTree& tree) {
  Question question = choice;
  question.type = *option.of;
  question.options.clear();
  question.expect.reset();
  question.error_cost.reset();
  question.exact_set = true;
  if (form_of(question.type) == AnswerForm::nodes_read) question.ordered = true;
  if (question.nodes.empty()) question.nodes = inner_nodes(tree);
  if (question.columns.empty()) question.columns = {Column::node};
  return question;
}

/// Whether all that was said is right. Of nodes some may be left out.
bool is_true(const Credits& credits) {
  bool is_anything_said = false;
  for (const ItemCredit& item : credits) {
    if (item.blank) continue;
    is_anything_said = true;
    if (!item.is_right() || item.problem() != nullptr) return false;
  }
  return is_anything_said;
}

Result<bool> judge(const Question& choice, const Option& option, const Rules& rules,
                   KeyMaker& maker) {
  const Question question = question_behind(choice, option, maker.tree(choice));
  const Result<std::unique_ptr<Key>> key = maker.key(question, rules);
  if (!key) return key.error();
  const Answer answer = maker.reading().answer(question, maker.tree(choice), *option.answer);
  if (answer.state == ReadState::blank || answer.state == ReadState::invalid)
    return Error{ErrorCode::unreadable_expect,
                 {choice.id, typed_text(*option.answer)},
                 choice.offset,
                 {},
                 {}};
  return is_true((*key)->credit(answer));
}

/// What `expect` names; none where nothing is expected.
Result<std::vector<std::string>> expected_options(const Question& choice, KeyMaker& maker) {
  if (!choice.expect) return std::vector<std::string>{};
  const Answer answer = maker.reading().answer(choice, maker.tree(choice), *choice.expect);
  std::vector<std::string> keys = options_in(answer);
  if (keys.empty() || first_problem(answer.pieces))
    return Error{ErrorCode::unreadable_expect,
                 {choice.id, typed_text(*choice.expect)},
                 choice.offset,
                 {},
                 {}};
  return keys;
}

}  // namespace

Result<Judged> judge_options(const Question& choice, const Rules& rules, KeyMaker& maker) {
  Judged judged;
  for (const Option& option : choice.options) {
    if (!option.answer || !option.of) continue;
    const Result<bool> is_right = judge(choice, option, rules, maker);
    if (!is_right) return is_right.error();
    judged.emplace_back(option.key, *is_right);
  }
  return judged;
}

Result<std::vector<std::string>> true_options(const Question& choice, const Rules& rules,
                                              KeyMaker& maker) {
  Result<Judged> judged = judge_options(choice, rules, maker);
  if (!judged) return judged.error();
  Result<std::vector<std::string>> expected = expected_options(choice, maker);
  if (!expected) return expected.error();
  std::vector<std::string> right;
  for (const auto& [key, is_right] : *judged)
    if (is_right) right.push_back(key);
  const auto is_judged = [&](const std::string& key) {
    return std::ranges::any_of(*judged, [&](const auto& each) { return each.first == key; });
  };
  for (const std::string& key : *expected)
    if (!is_judged(key)) right.push_back(key);
  if (!right.empty()) return right;
  const ErrorCode code =
      judged->empty() ? ErrorCode::no_expected_answer : ErrorCode::no_true_option;
  return Error{code, {choice.id}, choice.offset, {}, {}};
}

}  // namespace gametree::grade
