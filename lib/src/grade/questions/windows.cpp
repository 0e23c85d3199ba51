/// \file
/// windows: alpha and beta at a node, on arrival or after its last child.
#include <memory>
#include <utility>

#include "grade/needs_cuts.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"
#include "grade/windows_key.h"

namespace gametree::grade {
namespace {

/// Which ends are asked of a node: both, or its player's own. False: none, so that it has no item.
bool choose_ends(const KeySource& source, NodeId whole, WindowValue& value) {
  if (!source.question->own_ends) return true;
  const std::optional<NodeId> node = source.record->find(whole);
  const GameTree& tree = node ? source.record->searched() : *source.tree;
  const NodeId at = node.value_or(whole);
  if (tree.is_leaf(at) || tree.player(at) == Player::chance) return false;
  value.asks_alpha = tree.player(at) == Player::max;
  value.asks_beta = !value.asks_alpha;
  return true;
}

WindowValue value_of(const KeySource& source, NodeId whole) {
  WindowValue value;
  const std::optional<NodeId> node = source.record->find(whole);
  value.pruned = !node || !source.record->nodes[*node].read;
  if (value.pruned) return value;
  const NodeRecord& record = source.record->nodes[*node];
  value.window = source.question->at_exit ? record.last : record.arrival;
  if (source.question->at_exit && record.test_held) value.also = record.moved;
  return value;
}

std::vector<WindowValue> asked_windows(const KeySource& source) {
  std::vector<WindowValue> windows;
  for (std::size_t place = 0; place < source.question->nodes.size(); ++place) {
    const NodeId node = source.question->nodes[place];
    WindowValue value = value_of(source, node);
    value.place = place;
    if (choose_ends(source, node, value)) windows.push_back(std::move(value));
  }
  return windows;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  if (auto error = needs_cuts(source)) return *error;
  std::vector<WindowValue> windows = asked_windows(source);
  if (windows.empty())
    return Error{
        ErrorCode::nothing_to_read, {source.question->id}, source.question->offset, {}, {}};
  return std::unique_ptr<Key>(std::make_unique<WindowsKey>(source, std::move(windows)));
}

// Ends of which nothing is said stay as the search has them.
std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  std::vector<WindowValue> windows = asked_windows(source);
  for (WindowValue& value : windows) {
    const WindowPieces pieces = window_pieces(answer, value.place);
    const Claim* alpha = std::get_if<Claim>(&pieces.alpha.value);
    const Claim* beta = std::get_if<Claim>(&pieces.beta.value);
    if (alpha != nullptr || beta != nullptr) {
      value.pruned = false;
      value.also.reset();
    }
    if (alpha != nullptr) value.window.alpha = alpha->number.value;
    if (beta != nullptr) value.window.beta = beta->number.value;
    if (pieces.pruned) value.pruned = true;
  }
  if (windows.empty()) return nullptr;
  return std::make_unique<WindowsKey>(source, std::move(windows));
}

PromptPhrase phrase(const Question& question) {
  if (question.own_ends)
    return question.at_exit ? PromptPhrase::own_ends_exit : PromptPhrase::own_ends_arrival;
  return question.at_exit ? PromptPhrase::windows_exit : PromptPhrase::windows_arrival;
}

Prompt prompt(const Question& question, const GameTree& tree) {
  return {{phrase(question), {asked_nodes(question, tree)}}, {PromptPhrase::pruned_welcome}};
}

}  // namespace

QuestionKind windows_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .follows = Follows::search,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_window>};
}

}  // namespace gametree::grade
