/// \file
/// text: free words, left for a person.
#include <memory>
#include <utility>

#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

class TextKey final : public Key {
 public:
  [[nodiscard]] Answer answer() const override { return {}; }
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

}  // namespace

QuestionKind text_kind() { return {&from_search, &from_answer, Follows::nothing}; }

}  // namespace gametree::grade
