/// \file
/// One question: what all have first, then the settings of its type.
#include "exercise/question_reader.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "exercise/question_types.h"
#include "exercise/rules_part.h"
#include "gametree/text.h"

namespace gametree::exercise {
namespace {

using input::Value;

// In answers these say who they are from, or hold them.
constexpr std::array<std::string_view, 4> kReservedIds{"student", "students", "id", "answers"};

/// What an id holds that would end it in an answer, `QUESTION.NODE: ...`; empty: nothing.
std::string ending_character(const std::string& id) {
  for (std::string_view rest = id; !rest.empty();) {
    const std::string_view before = rest;
    const char32_t character = take_character(rest);
    const std::string text(before.substr(0, before.size() - rest.size()));
    constexpr std::u32string_view kEnds = U".:=\uFF1A\uFF1D\uFF0E";
    if (kEnds.find(character) != std::u32string_view::npos) return fmt::format("\"{}\"", text);
    if (character != U'/' && forbidden_in_label(text)) return code_point_text(character);
  }
  const bool has_blank_end = id.front() == ' ' || id.back() == ' ';
  return has_blank_end ? "a blank at its end" : "";
}

/// Whether the answer hangs on a tree: words and stated numbers do not, nor do options that the
/// search has no say in.
bool is_about_tree(QuestionType type, const Fields& fields) {
  const AnswerForm form = form_of(type);
  if (form == AnswerForm::numbers || form == AnswerForm::words) return false;
  if (form != AnswerForm::options) return true;
  const Value* options = fields.get("options");
  if (options == nullptr) return false;
  return std::ranges::any_of(options->items,
                             [](const Value& option) { return option.find("answer") != nullptr; });
}

}  // namespace

Question QuestionReader::read(const Value& value) {
  Question question;
  question.offset = value.offset;
  ++count_;
  const TypeRow* const type = value.is_mapping() ? read_type(value) : nullptr;
  Keys known = common_keys();
  for (const std::string_view key : type != nullptr ? keys_of(type->type) : special_keys())
    known.push_back(key);
  Fields fields("this question", value, known, job_.problems, special_keys());
  if (!fields.is_mapping()) return question;
  if (type != nullptr) {
    question.type = type->type;
    refuse_other_keys(fields, type->type);
  }
  read_id(question, fields);
  read_tree(question, fields);
  read_rules(question, fields);
  read_common(question, fields);
  if (type == nullptr) {
    fields.need("type");
    return question;
  }
  read_settings(question, fields,
                {tree_of(question), earlier_, job_.lines, job_.problems, job_.budget});
  remember(question);
  return question;
}

const TypeRow* QuestionReader::read_type(const Value& value) {
  const Value* type = value.find("type");
  if (type == nullptr || is_null(*type)) return nullptr;
  std::vector<std::string_view> names;
  for (const TypeRow& row : question_types()) names.push_back(row.name);
  const auto found = read_word("type", *type, names, job_.problems);
  return found ? &question_types()[*found] : nullptr;
}

void QuestionReader::refuse_other_keys(const Fields& fields, QuestionType type) {
  for (const Value* key : fields.elsewhere())
    job_.problems.note(ErrorCode::key_of_other_type,
                       {key->text, std::string(to_text(type)), types_with(key->text)}, key->offset);
}

void QuestionReader::read_id(Question& question, Fields& fields) {
  const Value* value = fields.need("id");
  const auto id = value == nullptr ? std::nullopt : read_text("id", *value, job_.problems);
  if (!id || !may_be_id(*id, value->offset)) return;
  question.id = *id;
  if (!ids_.insert(nfc(*id)).second)
    job_.problems.note(ErrorCode::repeated_id, {input::shortened(*id)}, value->offset);
}

bool QuestionReader::may_be_id(const std::string& id, Offset where) {
  if (const std::string character = ending_character(id); !character.empty()) {
    job_.problems.note(ErrorCode::bad_id, {input::shortened(id), character}, where);
    return false;
  }
  const auto is_same = [&](std::string_view word) { return same_word(word, id); };
  if (std::ranges::none_of(kReservedIds, is_same)) return true;
  job_.problems.note(ErrorCode::reserved_id, {id}, where);
  return false;
}

void QuestionReader::read_tree(Question& question, const Fields& fields) {
  const std::vector<TreeEntry>& trees = job_.trees;
  const Value* value = fields.get("tree");
  has_tree_ = trees.size() == 1;
  if (trees.empty()) return;
  std::vector<std::string_view> names;
  names.reserve(trees.size());
  for (const TreeEntry& entry : trees) names.push_back(entry.name);
  if (value == nullptr) {
    if (!has_tree_ && !fields.has("tree") && is_about_tree(question.type, fields))
      job_.problems.note(ErrorCode::which_tree, {fmt::format("{}", fmt::join(names, ", "))},
                         question.offset);
    return;
  }
  if (has_tree_ && trees.front().name.empty())
    return job_.problems.note(ErrorCode::one_tree_alone, {}, value->offset);
  const auto found = read_word("tree", *value, names, job_.problems);
  has_tree_ = found.has_value();
  if (found) question.tree = *found;
}

const GameTree* QuestionReader::tree_of(const Question& question) const {
  if (!has_tree_ || !job_.trees[question.tree].tree) return nullptr;
  return &*job_.trees[question.tree].tree;
}

void QuestionReader::read_rules(Question& question, const Fields& fields) {
  const GameTree* tree = tree_of(question);
  RulesPart own;
  if (const Value* value = fields.get("rules"))
    own = exercise::read_rules(*value, tree, job_.problems, job_.budget);
  // An order of nodes that other trees have does not matter to a question with its own.
  const bool has_order = std::ranges::find(own.given, "order") != own.given.end();
  const RulesPart& shared = job_.shared.rules(question.tree, has_order ? nullptr : tree);
  question.rules = laid_over(laid_over(Rules{}, shared), own);
  if (question.rules.quiescence && !question.rules.depth)
    job_.problems.note(ErrorCode::quiescence_needs_depth, {}, question.offset);

  question.also_accept = job_.shared.also_accept(question.tree, tree);
  if (const Value* value = fields.get("also_accept"))
    std::ranges::move(read_alternatives(*value, AcceptedBy::question, tree, job_.lines,
                                        job_.problems, job_.budget),
                      std::back_inserter(question.also_accept));
  std::size_t size = size_of(question.rules);
  for (const Alternative& each : question.also_accept) size += size_of(each.rules.values);
  if (!job_.budget.spend(20 * size, question.offset, job_.problems)) question.also_accept.clear();
}

void QuestionReader::read_common(Question& question, const Fields& fields) {
  if (const Value* value = fields.get("points"))
    question.points = read_amount("points", *value, job_.problems).value_or(1);
  if (const Value* value = fields.get("prompt"))
    question.prompt = read_texts("prompt", *value, job_.problems).value_or(Texts());
}

void QuestionReader::remember(const Question& question) {
  if (form_of(question.type) != AnswerForm::values || !has_tree_) return;
  earlier_.values[question.id] = {count_ - 1, question.tree};
  earlier_.last[question.tree] = count_ - 1;
}

}  // namespace gametree::exercise
