/// \file
/// Compares lists of nodes; a node that stands for leaves is never written out further than the
/// comparison needs.
#include "grade/node_list_key.h"

#include <algorithm>
#include <utility>

#include "grade/explain.h"

namespace gametree::grade {

NodeListKey::NodeListKey(KeySource source, std::vector<NodeId> nodes, StandsFor stands_for)
    : source_(std::move(source)),
      stands_for_(stands_for),
      nodes_(std::move(nodes)),
      ranks_(source_.record->tree) {
  for (const NodeId node : nodes_) {
    const std::vector<NodeId> elements = elements_of(node);
    elements_.insert(elements_.end(), elements.begin(), elements.end());
  }
  sorted_ = elements_;
  std::ranges::sort(sorted_);
  sorted_.erase(std::unique(sorted_.begin(), sorted_.end()), sorted_.end());
}

// A node outside the searched tree stands for itself: it is wrong wherever it is named.
std::vector<NodeId> NodeListKey::elements_of(NodeId node) const {
  const LeafRun run = stands_for_ == StandsFor::leaves ? ranks_.below(node) : LeafRun{};
  if (run.size() == 0) return {node};
  std::vector<NodeId> leaves;
  for (std::size_t rank = run.first; rank < run.end; ++rank) leaves.push_back(ranks_.leaf(rank));
  return leaves;
}

std::size_t NodeListKey::count_of(NodeId node) const {
  if (stands_for_ == StandsFor::itself) return 1;
  return std::max<std::size_t>(1, ranks_.below(node).size());
}

bool NodeListKey::has(NodeId element) const { return std::ranges::binary_search(sorted_, element); }

Answer NodeListKey::answer() const { return list_answer(nodes_); }

ItemInfo NodeListKey::item(std::size_t) const {
  return {std::nullopt, nodes_.empty() ? "none" : source_.names->list(nodes_)};
}

Credits NodeListKey::credit(const Answer& answer) const {
  if (auto item = credit_unjudged(answer)) return {*item};
  PartCredit part =
      part_of(source_.question->ordered ? prefix_credit(prefix(answer), *source_.question)
                                        : set_credit(tally(answer), *source_.question));
  part.problem = first_problem(answer.pieces);
  return {whole_item(std::move(part))};
}

// In preorder each node follows those that it lies below, so that what was counted with them is
// passed over.
std::vector<NodeId> NodeListKey::given_nodes(const Answer& answer) const {
  std::vector<NodeId> given = nodes_in(answer);
  std::ranges::sort(given);
  given.erase(std::unique(given.begin(), given.end()), given.end());
  if (stands_for_ == StandsFor::itself) return given;
  NodeId counted_to = 0;
  std::vector<NodeId> apart;
  for (const NodeId node : given) {
    if (node < counted_to && ranks_.below(node).size() != 0) continue;
    if (ranks_.below(node).size() != 0) counted_to = source_.tree->end(node);
    apart.push_back(node);
  }
  return apart;
}

Tally NodeListKey::tally(const Answer& answer) const {
  Tally tally;
  tally.size = sorted_.size();
  tally.said_none = answer.state == ReadState::none;
  for (const NodeId node : given_nodes(answer)) {
    const auto first = std::ranges::lower_bound(sorted_, node);
    const NodeId end = stands_for_ == StandsFor::leaves ? source_.tree->end(node) : node + 1;
    const auto last = std::ranges::lower_bound(sorted_, end);
    const auto right = static_cast<std::size_t>(last - first);
    tally.right += right;
    tally.wrong += count_of(node) - std::min(right, count_of(node));
  }
  return tally;
}

Prefix NodeListKey::prefix(const Answer& answer) const {
  Prefix prefix;
  prefix.size = elements_.size();
  prefix.said_none = answer.state == ReadState::none;
  bool is_common = true;
  for (const Piece& piece : answer.pieces) {
    const NodeId* node = std::get_if<NodeId>(&piece.value);
    if (piece.state != ReadState::read || node == nullptr) {
      is_common = false;
      continue;
    }
    prefix.given += count_of(*node);
    if (!is_common) continue;
    for (const NodeId element : elements_of(*node)) {
      is_common = prefix.common < elements_.size() && elements_[prefix.common] == element;
      if (!is_common) break;
      ++prefix.common;
    }
  }
  return prefix;
}

Note NodeListKey::note(const Answer& answer, std::size_t) const {
  if (elements_.empty()) return {NoteCode::none_is_right, {}};
  return source_.question->ordered ? prefix_note(answer) : set_note(answer);
}

Note NodeListKey::reason(std::size_t) const {
  if (elements_.empty()) return {NoteCode::none_is_right, {}};
  const bool are_read = form_of(source_.question->type) == AnswerForm::nodes_read;
  return source_.is_stated || are_read ? Note{} : why_read(elements_.front());
}

/// Why an element is read, or is not.
Note NodeListKey::why_read(NodeId element) const {
  return Explainer(*source_.record, *source_.names).reading(element);
}

Note NodeListKey::set_note(const Answer& answer) const {
  std::vector<NodeId> wrong;
  std::vector<NodeId> named;
  for (const NodeId node : given_nodes(answer)) {
    for (const NodeId element : elements_of(node))
      (has(element) ? named : wrong).push_back(element);
  }
  std::ranges::sort(named);
  std::vector<NodeId> missing;
  std::ranges::set_difference(sorted_, named, std::back_inserter(missing));

  if (wrong.empty() && missing.empty()) return {};
  if (wrong.empty()) return listed(NoteCode::missing_elements, missing, true);
  Note note = listed(NoteCode::wrong_elements, wrong, false);
  if (!missing.empty()) note.more.push_back(listed(NoteCode::missing_elements, missing, true));
  return note;
}

/// Elements, and why the first of them belong there or not. One that is wrong for another reason
/// than what the search does with it, such as a node below one that was named, has none.
Note NodeListKey::listed(NoteCode code, const std::vector<NodeId>& nodes, bool belong) const {
  Note note{code, {source_.names->list(nodes)}};
  if (source_.is_stated) return note;
  const bool are_read = (form_of(source_.question->type) == AnswerForm::nodes_read) == belong;
  const auto is_so = [&](NodeId node) {
    const std::optional<NodeId> searched = source_.record->find(node);
    return !searched || source_.record->nodes[*searched].read == are_read;
  };
  const auto first = std::ranges::find_if(nodes, is_so);
  if (first != nodes.end()) note.more.push_back(why_read(*first));
  return note;
}

Note NodeListKey::prefix_note(const Answer& answer) const {
  const std::size_t at = prefix(answer).common;
  std::size_t number = 0;
  std::string given;
  for (const Piece& piece : answer.pieces) {
    const NodeId* node = std::get_if<NodeId>(&piece.value);
    const std::size_t count = node == nullptr ? 1 : count_of(*node);
    if (number + count > at) {
      given = node == nullptr ? piece.given : source_.names->element(*node);
      break;
    }
    number += count;
  }
  const std::string step = std::to_string(at + 1);
  if (at == elements_.size()) {
    if (given.empty()) return {};
    return {NoteCode::one_step_more, {std::to_string(at)}};
  }
  const std::string expected = source_.names->element(elements_[at]);
  if (given.empty()) return {NoteCode::missing_step, {step, expected}};
  return {NoteCode::wrong_step, {step, given, expected}};
}

std::vector<NodeId> nodes_in(const Answer& answer) {
  std::vector<NodeId> nodes;
  for (const Piece& piece : answer.pieces)
    if (const NodeId* node = std::get_if<NodeId>(&piece.value);
        node != nullptr && piece.state == ReadState::read)
      nodes.push_back(*node);
  return nodes;
}

Answer list_answer(const std::vector<NodeId>& nodes) {
  Answer answer;
  answer.state = nodes.empty() ? ReadState::none : ReadState::read;
  for (const NodeId node : nodes) answer.pieces.push_back(piece_of(node));
  return answer;
}

}  // namespace gametree::grade
