/// \file
/// count: how much there is, is read, or is cut.
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "exercise/count_keys.h"
#include "grade/numbers_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  const Question& question = *source.question;
  const std::optional<std::uint64_t> count = exercise::count_of(source.record->counts, question.of);
  if (!count)
    return Error{ErrorCode::unknown_count, {question.id, question.of}, question.offset, {}, {}};
  Note note{NoteCode::counts, {question.of, std::to_string(*count)}};
  return std::unique_ptr<Key>(std::make_unique<NumbersKey>(
      source, std::vector<Number>{static_cast<std::int64_t>(*count)}, std::move(note)));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return stated_numbers(source, answer);
}

PromptPhrase phrase(std::string_view key) {
#define X(member) \
  if (key == #member) return PromptPhrase::count_##member;
  GAMETREE_COUNT_KEYS(X)
#undef X
  return PromptPhrase::number;
}

Prompt prompt(const Question& question, const GameTree&) { return {{phrase(question.of)}}; }

}  // namespace

QuestionKind count_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_count>};
}

}  // namespace gametree::grade
