/// \file
/// Answers with a part a node: values and windows.
#include <algorithm>
#include <utility>

#include "answer/asked.h"
#include "answer/claim.h"
#include "answer/nodes.h"
#include "answer/pairs.h"
#include "answer/problems.h"
#include "answer/typed_number.h"
#include "answer/typed_text.h"
#include "answer/window.h"
#include "search/searched_tree.h"

namespace gametree::answer {
namespace {

/// What was typed for each node asked, before it is read.
class Sheet {
 public:
  explicit Sheet(const Asked& asked) : asked_(asked), keys_(asked.index, Place::key) {
    const std::vector<NodeId>& nodes = asked.question.nodes;
    texts_.resize(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) places_.emplace_back(nodes[i], i);
    std::ranges::sort(places_);
    for (const TypedEntry& entry : asked.entries) add(entry);
    if (!answer_.problem) blame_unknown_keys();
  }

  /// The whole as far as it is read: its problem, and what was passed over.
  [[nodiscard]] Answer take_answer() { return std::move(answer_); }
  [[nodiscard]] bool is_bad() const { return answer_.problem.has_value(); }

  struct Cell {
    std::string text;              // clean; empty: blank
    std::optional<Error> problem;  // whatever the text says
  };
  [[nodiscard]] const std::vector<Cell>& cells() const { return texts_; }

 private:
  void add(const TypedEntry& entry) {
    const Typed& typed = entry.answer;
    // `{}` and `[]` say nothing of any node.
    if (typed.kind != Typed::Kind::text && typed.items.empty() && typed.pairs.empty()) return;
    answer_.given += (answer_.given.empty() ? "" : "; ") +
                     (entry.node.empty() ? "" : asked_.clean(entry.node) + ": ") +
                     asked_.clean(plain_text(entry.answer));
    if (!entry.node.empty()) return say({asked_.clean(entry.node), entry.answer});
    std::vector<SaidPair> pairs = pairs_of(entry.answer, keys_, asked_.index.cleaning());
    if (asked_.question.nodes.size() == 1 && is_bare(entry.answer, pairs))
      return put(0, entry.answer);
    if (pairs.empty())
      answer_.problem =
          problem_with(ErrorCode::answer_which_node, asked_.clean(plain_text(entry.answer)));
    for (const SaidPair& pair : pairs) say(pair);
  }

  /// Whether what was typed for the one node asked has no key: pairs whose keys are no nodes may be
  /// an answer with a text before its sign.
  [[nodiscard]] bool is_bare(const Typed& typed, const std::vector<SaidPair>& pairs) const {
    if (typed.kind == Typed::Kind::mapping) return !pairs.empty() && end_named(pairs.front().key);
    const auto is_node = [&](const SaidPair& pair) {
      return !plain_number(pair.key) && keys_.node(pair.key);
    };
    if (pairs.empty()) return true;
    return std::ranges::none_of(pairs, is_node) && can_read(asked_.clean(plain_text(typed)));
  }

  [[nodiscard]] bool can_read(const std::string& text) const {
    const Question& question = asked_.question;
    if (form_of(question.type) == AnswerForm::values)
      return is_read(read_claim(text, question.pruned_as));
    const WindowPieces window = read_window(text, std::nullopt, question.pruned_as);
    return !is_invalid(window.alpha) && !is_invalid(window.beta);
  }

  void say(const SaidPair& pair) {
    if (is_blank_answer(pair.value)) return;
    const std::optional<Piece> key = keys_.read(pair.key);
    if (!key || !is_read(*key)) {
      unknown_.push_back(pair.key);
      answer_.passed_over.push_back(key ? *key->problem : keys_.why_not(pair.key));
      return;
    }
    const NodeId node = std::get<NodeId>(key->value);
    const auto place = std::ranges::lower_bound(places_, node, {}, &NodePlace::first);
    if (place == places_.end() || place->first != node) {
      answer_.passed_over.push_back(
          problem(ErrorCode::answer_node_not_asked, {shown(pair.key), asked_.index.path(node)}));
      return;
    }
    put(place->second, without_own_key(pair.value, node));
  }

  /// `C = 2` typed for C is `2`.
  [[nodiscard]] Typed without_own_key(const Typed& value, NodeId node) const {
    if (value.kind != Typed::Kind::text) return value;
    std::vector<SaidPair> pairs = pairs_of(value, keys_, asked_.index.cleaning());
    const bool is_own =
        pairs.size() == 1 && !end_named(pairs.front().key) && keys_.node(pairs.front().key) == node;
    return is_own ? pairs.front().value : value;
  }

  void put(std::size_t place, const Typed& value) {
    Cell& cell = texts_[place];
    const std::string text = asked_.clean(plain_text(value));
    if (is_blank(text)) return;
    if (!cell.text.empty())
      cell.problem = problem_with(ErrorCode::answer_answered_twice,
                                  asked_.index.path(asked_.question.nodes[place]));
    cell.text += (cell.text.empty() ? "" : "; ") + text;
  }

  /// One of the nodes left blank was meant by a key that is no node.
  void blame_unknown_keys() {
    if (unknown_.empty()) return;
    for (Cell& cell : texts_)
      if (cell.text.empty())
        cell.problem = problem_with(ErrorCode::answer_key_is_no_node, unknown_.front());
  }

  using NodePlace = std::pair<NodeId, std::size_t>;

  const Asked& asked_;
  NodeReader keys_;
  std::vector<NodePlace> places_;  // of the nodes asked, sorted
  std::vector<Cell> texts_;        // in the order of the question
  std::vector<std::string> unknown_;
  Answer answer_;
};

bool is_blank_window(const WindowPieces& window) {
  return !window.pruned && window.alpha.state == ReadState::blank &&
         window.beta.state == ReadState::blank;
}

ReadState state_of(const Answer& answer, bool is_blank) {
  if (answer.problem) return ReadState::invalid;
  return is_blank ? ReadState::blank : ReadState::read;
}

Piece value_in(const Sheet::Cell& cell, const Answer& answer, const Question& question) {
  if (answer.problem) return invalid_piece(answer.given, *answer.problem);
  if (cell.problem) return invalid_piece(cell.text, *cell.problem);
  return cell.text.empty() ? Piece{} : read_claim(cell.text, question.pruned_as);
}

/// The end that is asked alone, if one is.
std::optional<WindowEnd> own_end(const Asked& asked, NodeId node) {
  if (!asked.question.own_ends || asked.index.tree().is_leaf(node)) return std::nullopt;
  const Player player = role(asked.index.tree().player(node), asked.question.rules.min_as);
  return player == Player::min ? WindowEnd::beta : WindowEnd::alpha;
}

WindowPieces window_of(const Sheet::Cell& cell, const Answer& answer, std::optional<WindowEnd> own,
                       const Question& question) {
  if (answer.problem) return invalid_window(answer.given, *answer.problem, own);
  if (cell.problem) return invalid_window(cell.text, *cell.problem, own);
  return cell.text.empty() ? WindowPieces{} : read_window(cell.text, own, question.pruned_as);
}

}  // namespace

Answer read_node_values(const Asked& asked) {
  Sheet sheet(asked);
  Answer answer = sheet.take_answer();
  for (const Sheet::Cell& cell : sheet.cells())
    answer.values.push_back(value_in(cell, answer, asked.question));
  const bool is_blank = std::ranges::all_of(
      answer.values, [](const Piece& piece) { return piece.state == ReadState::blank; });
  answer.state = state_of(answer, is_blank);
  return answer;
}

Answer read_windows(const Asked& asked) {
  Sheet sheet(asked);
  Answer answer = sheet.take_answer();
  for (std::size_t i = 0; i < sheet.cells().size(); ++i)
    answer.windows.push_back(window_of(sheet.cells()[i], answer,
                                       own_end(asked, asked.question.nodes[i]), asked.question));
  answer.state = state_of(answer, std::ranges::all_of(answer.windows, is_blank_window));
  return answer;
}

}  // namespace gametree::answer
