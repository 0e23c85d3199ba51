/// \file
/// count: how much there is, is read, or is cut.
#include <array>
#include <memory>
#include <string_view>
#include <utility>

#include "grade/numbers_key.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

#define GAMETREE_COUNT_KEYS(X) \
  X(nodes)                     \
  X(leaves)                    \
  X(nodes_read) X(leaves_read) X(node_visits) X(leaf_visits) X(leaves_cut) X(cutoffs) X(depth)

std::optional<std::uint64_t> count_of(const Counts& counts, std::string_view key) {
#define X(name) \
  if (key == #name) return counts.name;
  GAMETREE_COUNT_KEYS(X)
#undef X
  return std::nullopt;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  const Question& question = *source.question;
  const std::optional<std::uint64_t> count = count_of(source.record->counts, question.of);
  if (!count)
    return Error{ErrorCode::unknown_count, {question.id, question.of}, question.offset, {}, {}};
  Note note{NoteCode::counts, {question.of, std::to_string(*count)}};
  return std::unique_ptr<Key>(std::make_unique<NumbersKey>(
      source, std::vector<Number>{static_cast<std::int64_t>(*count)}, std::move(note)));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return stated_numbers(source, answer);
}

}  // namespace

QuestionKind count_kind() { return {&from_search, &from_answer, Follows::nothing}; }

}  // namespace gametree::grade
