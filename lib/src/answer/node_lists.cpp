/// \file
/// Actions and nodes: one, or a list, or a mapping of nodes to what is true of them.
#include <algorithm>
#include <utility>

#include "answer/asked.h"
#include "answer/lists.h"
#include "answer/nodes.h"
#include "answer/pairs.h"
#include "answer/problems.h"
#include "answer/split.h"
#include "answer/truths.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"
#include "answer/words.h"

namespace gametree::answer {
namespace {

class NodeElements : public Elements {
 public:
  NodeElements(const NodeIndex& index, const NodeReader& reader) : index_(index), reader_(reader) {}

  bool read(std::string_view text, std::vector<Piece>& out) override {
    // Several in brackets are no number with a comma in brackets.
    const std::string_view inside = inside_brackets(text, "([{");
    const bool are_several = inside.find(',') != std::string_view::npos;
    return add(are_several ? reader_.named(text) : reader_.read(text), out);
  }
  bool is_name(std::string_view text) override { return reader_.named(text).has_value(); }
  bool read_pair(std::string_view parent, std::string_view child,
                 std::vector<Piece>& out) override {
    return add(reader_.child(parent, child), out);
  }
  bool read_letters(std::string_view text, std::vector<Piece>& out) override {
    return reader_.read_letters(text, out);
  }
  bool read_decimal(std::string_view first, std::string_view second, std::string_view both,
                    std::vector<Piece>& out) override {
    if (reader_.read(first) && reader_.read(second)) return false;
    return add(reader_.read(both), out);
  }
  bool may_join(std::string_view first, std::string_view second) override {
    constexpr std::string_view kGlue = "(=-:>/";
    if (index_.has_blanks() || kGlue.find(second.front()) != std::string_view::npos) return true;
    if (split_at_arrows(second).size() > 1) return true;
    return is_word(first, Word::node) || is_word(first, Word::leaf) || is_word(first, Word::move);
  }
  Error why_not(std::string_view text) override { return reader_.why_not(text); }

 private:
  static bool add(std::optional<Piece> piece, std::vector<Piece>& out) {
    if (!piece) return false;
    out.push_back(*std::move(piece));
    return true;
  }

  const NodeIndex& index_;
  const NodeReader& reader_;
};

TruthWords truth_words(AnswerForm form) {
  if (form == AnswerForm::nodes_read) return {Word::read, Word::pruned};
  if (form == AnswerForm::nodes_cut) return {Word::pruned, Word::read};
  return {};
}

/// Reads several nodes or actions.
class NodeListReader {
 public:
  NodeListReader(const Asked& asked, const NodeReader& reader)
      : asked_(asked), reader_(reader), elements_(asked.index, reader_) {
    form_.cleaning = asked.index.cleaning();
    form_.has_arrows = form_.round_brackets_around =
        form_of(asked.question.type) == AnswerForm::nodes_read;
  }

  Answer read(const Typed& typed) {
    const std::string given = asked_.clean(plain_text(typed));
    if (typed.kind == Typed::Kind::text) return read_text(given);
    if (is_empty(typed)) return answer_of(ReadState::none, given);
    if (std::optional<Answer> truths = read_truths(typed, given, true)) return *std::move(truths);
    if (is_single_none(typed)) return answer_of(ReadState::none, given);
    return list_answer(given, read_list(typed.items, form_, elements_));
  }

 private:
  Answer read_text(const std::string& text) {
    if (std::optional<Piece> named = reader_.named(text))
      return list_answer(text, {{*std::move(named)}, true});
    std::vector<Piece> letters;
    for (const std::string_view inner : unwrapped(text)) {
      if (!is_none(inner)) continue;
      if (!reader_.read_letters(inner, letters)) return answer_of(ReadState::none, text);
      return list_answer(text, {std::move(letters), true});
    }
    if (std::optional<Answer> truths = read_truths(typed_text(text), text, false))
      return *std::move(truths);
    return list_answer(text, read_list(text, form_, elements_));
  }

  /// \param is_sure  it is a mapping, whether or not all of it can be read.
  std::optional<Answer> read_truths(const Typed& typed, const std::string& given, bool is_sure) {
    const NodeReader keys(asked_.index, Place::key);
    const std::vector<SaidPair> pairs = pairs_of(typed, keys, asked_.index.cleaning());
    if (pairs.empty()) return std::nullopt;
    const auto read_key = [&](std::string_view key) { return read_truth_key(keys, key); };
    Truths truths =
        answer::read_truths(pairs, read_key, truth_words(form_of(asked_.question.type)));
    if (!truths.fit && !(is_sure && typed.kind == Typed::Kind::mapping)) return std::nullopt;
    return truth_answer(given, std::move(truths));
  }

  /// As a key, else as in the list.
  [[nodiscard]] Piece read_truth_key(const NodeReader& keys, std::string_view key) const {
    std::optional<Piece> piece =
        form_of(asked_.question.type) == AnswerForm::action ? reader_.read(key) : keys.read(key);
    if (!piece) piece = reader_.read(key);
    return piece ? *std::move(piece) : invalid_piece(key, reader_.why_not(key));
  }

  static bool is_empty(const Typed& typed) { return typed.items.empty() && typed.pairs.empty(); }

  [[nodiscard]] bool is_single_none(const Typed& typed) const {
    if (typed.items.size() != 1 || typed.items[0].kind != Typed::Kind::text) return false;
    const std::string text = asked_.clean(typed.items[0].text);
    std::vector<Piece> letters;
    return is_none(text) && !reader_.named(text) && !reader_.read_letters(text, letters);
  }

  const Asked& asked_;
  NodeReader reader_;
  NodeElements elements_;
  ListForm form_;
};

}  // namespace

Answer read_node_list(const Asked& asked) {
  return NodeListReader(asked, NodeReader(asked.index, Place::list)).read(asked.answer);
}

Answer read_best_action(const Asked& asked) {
  const NodeReader reader(asked.index, Place::action, asked.question.at_node);
  NodeListReader list(asked, reader);
  if (asked.question.every_best) return list.read(asked.answer);
  if (asked.answer.kind == Typed::Kind::text) {
    const std::string text = asked.clean(asked.answer.text);
    std::optional<Piece> one = reader.named(text);
    if (!one && !is_none(text)) one = reader.read(text);
    if (one) return list_answer(text, {{*std::move(one)}, true});
  }
  Answer answer = list.read(asked.answer);
  return only_whole(std::move(answer));
}

}  // namespace gametree::answer
