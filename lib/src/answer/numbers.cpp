/// \file
/// Questions for a count, a number, or a list of numbers.
#include <utility>

#include "answer/asked.h"
#include "answer/lists.h"
#include "answer/problems.h"
#include "answer/truths.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

class NumberElements : public Elements {
 public:
  bool read(std::string_view text, std::vector<Piece>& out) override {
    Piece piece = read_number(text);
    if (!is_read(piece)) return false;
    out.push_back(std::move(piece));
    return true;
  }
  bool may_join(std::string_view first, std::string_view second) override {
    const auto is_glue = [](std::string_view text) {
      return text == "-" || text == "+" || text == "/" || text == "=" || text == "≈";
    };
    return is_glue(first) || is_glue(second);
  }
  Error why_not(std::string_view text) override { return *read_number(text).problem; }
};

Answer one_piece(Piece piece) {
  std::string given = piece.given;
  return list_answer(std::move(given), {{std::move(piece)}, true});
}

}  // namespace

Answer read_count_answer(const Asked& asked) {
  return one_piece(read_count(asked.clean(plain_text(asked.answer))));
}

Answer read_number_answer(const Asked& asked) {
  const std::string given = asked.clean(plain_text(asked.answer));
  const std::optional<Typed>& expect = asked.question.expect;
  if (!expect || expect->kind != Typed::Kind::list) return one_piece(read_number(given));
  ListForm form;
  form.cleaning = asked.index.cleaning();
  NumberElements elements;
  if (asked.answer.kind == Typed::Kind::list && !asked.answer.items.empty())
    return list_answer(given, read_list(asked.answer.items, form, elements));
  if (is_none(given)) return answer_of(ReadState::none, given);
  return list_answer(given, read_list(given, form, elements));
}

Answer read_text(const Asked& asked) {
  const std::string words = plain_text(asked.answer);
  std::string_view trimmed = words;
  constexpr std::string_view kBlanks = " \t\r\n";
  trimmed.remove_prefix(std::min(trimmed.find_first_not_of(kBlanks), trimmed.size()));
  trimmed = trimmed.substr(0, trimmed.find_last_not_of(kBlanks) + 1);
  std::string text(trimmed);
  return list_answer(text, {{read_piece(text, text)}, true});
}

}  // namespace gametree::answer
