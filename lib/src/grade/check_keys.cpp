/// \file
/// Makes every key once, and holds what is expected against it.
#include "grade/check_keys.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "grade/choice_key.h"
#include "grade/judge_options.h"
#include "grade/key_maker.h"

namespace gametree::grade {
namespace {

bool is_of(QuestionType type, std::initializer_list<AnswerForm> forms) {
  return std::ranges::find(forms, form_of(type)) != forms.end();
}

class Checker {
 public:
  Checker(const Exercise& exercise, const Reading& reading)
      : exercise_(exercise), maker_(exercise, reading) {}

  ExerciseFindings check() {
    for (const Question& question : exercise_.questions) check(question);
    return std::move(findings_);
  }

 private:
  void check(const Question& question);
  void check_expect(const Question& question, const Key& key);
  void check_options(const Question& question);
  void check_alternatives(const Question& question, const Key& key);
  void warn_of_values(const Question& question);
  void warn_of_actions(const Question& question);
  void warn_of_steps(const Question& question);
  void warn(const Question& question, ErrorCode code, std::vector<std::string> facts) {
    add(findings_.warnings, {code, std::move(facts), question.offset, {}, {}});
  }

  void add(std::vector<Error>& errors, Error error) const {
    error.source = exercise_.source;
    errors.push_back(std::move(error));
  }
  void add_problem(const Question& question, ErrorCode code, std::vector<std::string> facts) {
    add(findings_.problems, {code, std::move(facts), question.offset, {}, {}});
  }

  const Exercise& exercise_;
  KeyMaker maker_;
  ExerciseFindings findings_;
};

void Checker::check(const Question& question) {
  warn_of_values(question);
  warn_of_actions(question);
  warn_of_steps(question);
  const Result<std::unique_ptr<Key>> key = maker_.key(question, question.rules);
  if (!key) return add(findings_.problems, key.error());
  check_expect(question, **key);
  check_alternatives(question, **key);
}

// Where the key is what is expected, there is nothing to compare it with but judged options.
void Checker::check_expect(const Question& question, const Key& key) {
  if (is_of(question.type, {AnswerForm::options})) return check_options(question);
  if (!question.expect || is_of(question.type, {AnswerForm::numbers, AnswerForm::words})) return;
  const Answer answer = maker_.reading().answer(question, maker_.tree(question), *question.expect);
  const Credits credits = key.credit(answer);
  const bool is_right = std::ranges::all_of(
      credits, [](const ItemCredit& item) { return item.is_right() && item.problem() == nullptr; });
  if (is_right) return;
  std::vector<std::string> computed;
  for (std::size_t i = 0; i < key.items() && i <= kMostListed; ++i)
    computed.push_back(key.item(i).expected);
  add_problem(question, ErrorCode::expect_differs,
              {question.id, typed_text(*question.expect), joined(computed)});
}

void Checker::check_options(const Question& question) {
  if (!question.expect) return;
  const Result<Judged> judged = judge_options(question, question.rules, maker_);
  if (!judged) return;
  const Answer answer = maker_.reading().answer(question, maker_.tree(question), *question.expect);
  const std::vector<std::string> expected = options_in(answer);
  for (const auto& [key, is_true] : *judged) {
    const bool is_expected = std::ranges::find(expected, key) != expected.end();
    // Of several true options one may be what is asked for.
    const bool asks_several = question.expect->kind == Typed::Kind::list;
    const bool differs = is_expected ? !is_true : is_true && asks_several;
    if (!differs) continue;
    return add_problem(
        question, ErrorCode::expect_differs,
        {question.id, typed_text(*question.expect), key + (is_true ? " = true" : " = false")});
  }
}

void Checker::check_alternatives(const Question& question, const Key& key) {
  for (const Alternative& also : question.also_accept) {
    const Rules rules = maker_.reading().rules(question.rules, also.rules);
    const Result<std::unique_ptr<Key>> other =
        also.answer ? maker_.stated(question, rules, *also.answer, &key)
                    : maker_.key(question, rules);
    if (!other) add(findings_.problems, other.error());
  }
}

// --- What students can't answer clearly

// Of two leaves with one value neither can be called by it.
void Checker::warn_of_values(const Question& question) {
  if (!is_of(question.type, {AnswerForm::nodes_read, AnswerForm::nodes_cut})) return;
  const GameTree& tree = maker_.tree(question);
  std::vector<std::pair<Number, NodeId>> leaves;
  for (NodeId node = 0; node < tree.size(); ++node)
    if (tree.is_leaf(node) && !tree.name(node) && !tree.action(node))
      leaves.emplace_back(tree.utility(node), node);
  std::ranges::sort(leaves);
  const auto twice = std::ranges::adjacent_find(leaves, {}, &std::pair<Number, NodeId>::first);
  if (twice == leaves.end()) return;
  warn(question, ErrorCode::leaf_values_repeat,
       {question.id, value_text(twice->first), tree.path(twice->second),
        tree.path(std::next(twice)->second)});
}

void Checker::warn_of_actions(const Question& question) {
  if (!is_of(question.type, {AnswerForm::action})) return;
  const GameTree& tree = maker_.tree(question);
  if (tree.is_leaf(question.at_node)) return;
  for (const NodeId child : tree.children(question.at_node)) {
    if (tree.action(child) || tree.name(child)) continue;
    return warn(question, ErrorCode::action_without_label, {question.id, tree.path(child)});
  }
}

/// Of the children of `parent` a leaf that only its value can name, where that value is the number
/// of another child.
std::optional<NodeId> leaf_like_a_number(const GameTree& tree, NodeId parent) {
  const auto children = tree.children(parent);
  const Number count = std::ranges::distance(children);
  Number number = 0;
  for (const NodeId child : children) {
    number = number + 1;
    if (!tree.is_leaf(child) || tree.name(child) || tree.action(child)) continue;
    const Number value = tree.utility(child);
    const bool is_number = value.is_integer() && value >= Number(1) && value <= count;
    if (is_number && value != number) return child;
  }
  return std::nullopt;
}

// In a line 2 is the second child, whatever leaf is worth 2.
void Checker::warn_of_steps(const Question& question) {
  if (!is_of(question.type, {AnswerForm::line})) return;
  const GameTree& tree = maker_.tree(question);
  for (NodeId node = 0; node < tree.size(); ++node) {
    if (tree.is_leaf(node)) continue;
    const std::optional<NodeId> leaf = leaf_like_a_number(tree, node);
    if (!leaf) continue;
    return warn(question, ErrorCode::leaf_value_is_number,
                {question.id, value_text(tree.utility(*leaf)), tree.path(*leaf), tree.path(node)});
  }
}

}  // namespace

ExerciseFindings check_keys(const Exercise& exercise, const Reading& reading) {
  return Checker(exercise, reading).check();
}

}  // namespace gametree::grade
