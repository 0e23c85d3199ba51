/// \file
/// text: free words, left for a person.
#include <memory>
#include <string>
#include <utility>

#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

class TextKey final : public Key {
 public:
  // Whatever stands here is marked by a person: a blank would be worth nothing.
  [[nodiscard]] Answer answer() const override {
    constexpr const char* kSomeWords = "…";
    Answer answer{.state = ReadState::read, .given = kSomeWords};
    answer.pieces.push_back({ReadState::read, std::string(kSomeWords), kSomeWords, {}});
    return answer;
  }
  [[nodiscard]] ItemInfo item(std::size_t) const override { return {}; }
  [[nodiscard]] Credits credit(const Answer& answer) const override {
    ItemCredit item = blank_item();
    item.blank = answer.state == ReadState::blank;
    item.pending = !item.blank;
    return {item};
  }
  [[nodiscard]] Note note(const Answer&, std::size_t) const override { return {}; }
};

Result<std::unique_ptr<Key>> from_search(const KeySource&) {
  return std::unique_ptr<Key>(std::make_unique<TextKey>());
}

std::unique_ptr<Key> from_answer(const KeySource&, const Answer&, const Key*) { return nullptr; }

Prompt prompt(const Question&, const GameTree&) { return {{PromptPhrase::own_words}}; }

}  // namespace

QuestionKind text_kind() {
  return {.from_search = &from_search,
          .needs_search = false,
          .from_answer = &from_answer,
          .prompt = &prompt};
}

}  // namespace gametree::grade
