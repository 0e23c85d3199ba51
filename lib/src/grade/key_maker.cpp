/// \file
/// Asks the table of types, and reads what is typed where a key is no search's.
#include "grade/key_maker.h"

#include <utility>

#include "grade/choice_key.h"
#include "grade/judge_options.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

Error error_of(ErrorCode code, std::vector<std::string> facts, const Question& question) {
  return {code, std::move(facts), question.offset, {}, {}};
}

}  // namespace

Result<std::unique_ptr<Key>> KeyMaker::key(const Question& question, const Rules& rules) {
  if (form_of(question.type) == AnswerForm::options) {
    Result<std::vector<std::string>> right = true_options(question, rules, *this);
    if (!right) return right.error();
    Result<KeySource> source = searches_.source(question, rules);
    if (!source) return source.error();
    return std::unique_ptr<Key>(std::make_unique<ChoiceKey>(*source, *right));
  }
  const QuestionKind& kind = question_kind(question.type);
  if (kind.from_search == nullptr) {
    if (!question.expect) return error_of(ErrorCode::no_expected_answer, {question.id}, question);
    return stated(question, rules, *question.expect, nullptr);
  }
  Result<KeySource> source = searches_.source(question, rules);
  if (!source) return source.error();
  return kind.from_search(*source);
}

Result<std::unique_ptr<Key>> KeyMaker::stated(const Question& question, const Rules& rules,
                                              const Typed& typed, const Key* own) {
  Result<KeySource> source = searches_.source(question, rules);
  if (!source) return source.error();
  source->is_stated = true;
  const Answer answer = reading_.answer(question, tree(question), typed);
  const bool is_clear = answer.state == ReadState::read || answer.state == ReadState::none;
  std::unique_ptr<Key> key;
  if (is_clear && !first_problem(answer.pieces))
    key = question_kind(question.type).from_answer(*source, answer, own);
  if (key == nullptr)
    return error_of(ErrorCode::unreadable_expect, {question.id, typed_text(typed)}, question);
  return key;
}

std::string typed_text(const Typed& typed) {
  constexpr std::size_t kMost = 200;
  switch (typed.kind) {
    case Typed::Kind::text:
      return typed.text;
    case Typed::Kind::list:
    case Typed::Kind::mapping:
      break;
  }
  std::string text;
  for (const Typed& item : typed.items) {
    if (text.size() > kMost) break;
    text += (text.empty() ? "" : ", ") + typed_text(item);
  }
  for (const auto& [key, value] : typed.pairs) {
    if (text.size() > kMost) break;
    text += (text.empty() ? "" : ", ") + key + ": " + typed_text(value);
  }
  return typed.kind == Typed::Kind::list ? "[" + text + "]" : "{" + text + "}";
}

}  // namespace gametree::grade
