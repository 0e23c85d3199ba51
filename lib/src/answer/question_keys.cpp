/// \file
/// Keys by exact spelling, by case, and by the part before the point.
#include "answer/question_keys.h"

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "input/event.h"

namespace gametree::answer_file {
namespace {

/// Whether `key` is worth folding: a text of megabytes is no id, and would be folded for each.
bool may_be(std::string_view key, std::string_view id) {
  return key.size() <= 8 * id.size() + 16 && id.size() <= 8 * key.size() + 16;
}

/// The one question that there is.
KeyMeaning one_of(const std::vector<const Question*>& questions, std::string_view node) {
  if (questions.size() != 1) return {.is_ambiguous = !questions.empty()};
  return {.question = questions.front(), .node = node};
}

}  // namespace

QuestionKeys::QuestionKeys(const Exercise& exercise, std::span<const std::string_view> words)
    : exercise_(exercise), words_(words) {
  for (const Question& question : exercise.questions) ids_.push_back(nfc(question.id));
}

const Question* QuestionKeys::exact(std::string_view id) const {
  const auto found = std::ranges::find(ids_, id);
  return found == ids_.end() ? nullptr
                             : &exercise_.questions[static_cast<std::size_t>(found - ids_.begin())];
}

/// Those that are `id` in other letters.
std::vector<const Question*> QuestionKeys::in_other_case(std::string_view id) const {
  std::vector<const Question*> found;
  for (std::size_t i = 0; i < ids_.size(); ++i)
    if (may_be(id, ids_[i]) && same_but_for_case(ids_[i], id))
      found.push_back(&exercise_.questions[i]);
  return found;
}

/// The word that `is_same` is true of.
template <class Predicate>
KeyMeaning QuestionKeys::word(Predicate is_same) const {
  const auto found = std::ranges::find_if(words_, is_same);
  return {.word = found == words_.end() ? "" : *found};
}

KeyMeaning QuestionKeys::find(std::string_view key) const {
  key = trimmed(key);
  const std::size_t point = std::min(key.find('.'), key.size());
  const std::string_view before = trimmed(key.substr(0, point));
  const std::string_view node = trimmed(key.substr(std::min(point + 1, key.size())));

  const auto as_typed = word([&](std::string_view known) { return known == key; });
  if (as_typed.is_known()) return as_typed;
  if (const Question* question = exact(nfc(key))) return {.question = question};
  if (const Question* question = exact(nfc(before))) return {.question = question, .node = node};
  const auto other_case = word([&](std::string_view known) { return same_word(known, key); });
  if (other_case.is_known()) return other_case;
  const KeyMeaning whole = one_of(in_other_case(key), "");
  return whole.is_known() || whole.is_ambiguous ? whole : one_of(in_other_case(before), node);
}

Error QuestionKeys::passed_over(std::string_view key, const KeyMeaning& meaning, Offset where,
                                FileText& file) const {
  constexpr std::size_t kLongest = 100;  // that is compared with what is known
  key = trimmed(key);
  const std::string shown = input::shortened(key);
  if (meaning.is_ambiguous) return file.error(ErrorCode::ambiguous_question, {shown}, where);
  std::vector<std::string_view> known(words_.begin(), words_.end());
  for (const Question& question : exercise_.questions) known.push_back(question.id);
  std::string_view near;
  if (key.size() <= kLongest) near = nearest(key.substr(0, key.find('.')), known);
  return file.error(ErrorCode::no_such_question, {shown, std::string(near)}, where);
}

}  // namespace gametree::answer_file
