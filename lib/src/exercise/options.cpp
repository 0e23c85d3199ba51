/// \file
/// What a question of type choice lets choose from.
#include "exercise/options.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "exercise/fields.h"
#include "exercise/question_types.h"

namespace gametree::exercise {
namespace {

using input::Value;

/// Whether an answer alone tells what is asked, and the search what is right.
bool may_be_judged(AnswerForm form) {
  constexpr auto kForms =
      std::to_array({AnswerForm::values, AnswerForm::windows, AnswerForm::action,
                     AnswerForm::nodes_read, AnswerForm::nodes_cut, AnswerForm::line});
  return std::ranges::find(kForms, form) != kForms.end();
}

/// `{answer: ..., of: TYPE}`.
void read_judged(Option& option, const Value& value, const Lines& lines, Problems& problems) {
  Fields fields("this option", value, {"answer", "of"}, problems);
  if (const Value* answer = fields.need("answer"))
    option.answer = read_typed(*answer, lines, problems);
  std::vector<std::string_view> names;
  std::vector<QuestionType> types;
  for (const TypeRow& row : question_types()) {
    if (!may_be_judged(row.form)) continue;
    names.push_back(row.name);
    types.push_back(row.type);
  }
  const Value* of = fields.need("of");
  const auto type = of == nullptr ? std::nullopt : read_word("of", *of, names, problems);
  if (type) option.of = types[*type];
}

Option read_option(const Value& key, const Value& value, const Lines& lines, Problems& problems) {
  Option option{key.text, {}, {}, {}};
  const bool is_judged = value.find("answer") != nullptr || value.find("of") != nullptr;
  if (is_judged)
    read_judged(option, value, lines, problems);
  else if (auto texts = read_texts(key.text, value, problems))
    option.text = *std::move(texts);
  return option;
}

}  // namespace

void read_options(Question& question, const Value& value, const Lines& lines, Problems& problems) {
  if (value.is_scalar()) {
    constexpr std::array<std::string_view, 1> kWords{"true-false"};
    if (!read_word("options", value, kWords, problems)) return;
    question.true_false = true;
    question.options = {{"true", Texts("true"), {}, {}}, {"false", Texts("false"), {}, {}}};
    return;
  }
  for (const auto& [key, content] : free_fields("options", value, problems))
    question.options.push_back(read_option(*key, *content, lines, problems));
}

void check_expected_options(const Question& question, const Value& expect, Problems& problems) {
  if (question.options.empty()) return;
  std::vector<std::string_view> keys;
  for (const Option& option : question.options) keys.push_back(option.key);
  const std::unordered_set<std::string_view> known(keys.begin(), keys.end());
  std::unordered_set<std::string_view> seen;
  const auto check = [&](const Value& item) {
    if (problems.is_full()) return;
    if (!item.is_scalar() || !known.contains(item.text))
      read_word("option", item, keys, problems);
    else if (!seen.insert(item.text).second)
      problems.note(ErrorCode::repeated_item, {shown(item), "expect"}, item.offset);
  };
  if (expect.is_sequence())
    std::ranges::for_each(expect.items, check);
  else
    check(expect);
}

}  // namespace gametree::exercise
