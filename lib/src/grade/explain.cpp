/// \file
/// Picks the facts of a note from what a search wrote down.
#include "grade/explain.h"

#include <algorithm>
#include <string>
#include <utility>

namespace gametree::grade {
namespace {

std::string text_of(std::size_t count) { return std::to_string(count); }

/// The end of the window that a cutoff met.
const Number& met_end(const Cutoff& cutoff) {
  return cutoff.kind == CutoffKind::beta ? cutoff.beta : cutoff.alpha;
}

}  // namespace

std::string Explainer::source_name(NodeId child) const {
  return child == 0 ? "" : names_.element(whole(child));
}

Note Explainer::value(NodeId node) const {
  const NodeRecord& record = record_.nodes[node];
  if (!record.read) return reading(whole(node));
  const GameTree& tree = record_.searched();
  if (tree.is_leaf(node)) {
    const bool is_terminal = record_.tree.whole().is_leaf(whole(node));
    return {is_terminal ? NoteCode::leaf_is : NoteCode::eval_is, {value_text(record.value)}};
  }
  if (tree.player(node) == Player::chance) return mean(node);
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child))
    if (!record_.nodes[child].read) return cut_value(node, *record_.cut_above(child));
  const bool is_max = tree.player(node) == Player::max;
  if (record.bound == Bound::exact)
    return {is_max ? NoteCode::max_takes : NoteCode::min_takes, {child_values(node)}};
  return {NoteCode::known_no_better, {value_text(record.value, record.bound), child_values(node)}};
}

Note Explainer::cut_value(NodeId node, const CutRecord& cut) const {
  const std::size_t children = record_.searched().children(node).size();
  const Cutoff& cutoff = cut.cutoff;
  return {cutoff.kind == CutoffKind::beta ? NoteCode::max_cuts : NoteCode::min_cuts,
          {value_text(cutoff.value), text_of(children - cutoff.cut.size()), text_of(children),
           source_name(cut.met_from), value_text(met_end(cutoff), cut.met_bound)}};
}

Note Explainer::mean(NodeId node) const {
  const GameTree& tree = record_.searched();
  std::string sum;
  std::size_t number = 0;
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child), ++number) {
    if (number != 0) sum += " + ";
    if (number == kMostListed) {
      sum += "…";
      break;
    }
    sum +=
        value_text(tree.probability(node, number)) + " × " + value_text(record_.nodes[child].value);
  }
  return {NoteCode::chance_takes, {sum, value_text(record_.nodes[node].value)}};
}

std::string Explainer::child_values(NodeId node) const {
  const GameTree& tree = record_.searched();
  std::vector<std::string> values;
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child)) {
    if (values.size() > kMostListed) break;
    const NodeRecord& record = record_.nodes[child];
    if (record.read) values.push_back(value_text(record.value, record.bound));
  }
  return joined(values);
}

Note Explainer::reading(NodeId whole) const {
  const std::string name = names_.element(whole);
  const std::optional<NodeId> node = record_.find(whole);
  if (!node) return {NoteCode::past_depth, {name}};
  if (const CutRecord* cut = record_.cut_above(*node)) return unread(whole, *cut);
  return {NoteCode::is_read, {name, record_.searched().is_leaf(*node) ? "1" : ""}};
}

Note Explainer::unread(NodeId node, const CutRecord& cut) const {
  const Cutoff& cutoff = cut.cutoff;
  const std::size_t children = record_.searched().children(cutoff.node).size();
  return {cutoff.kind == CutoffKind::beta ? NoteCode::unread_at_max : NoteCode::unread_at_min,
          {names_.element(node), record_.tree.whole().is_leaf(node) ? "1" : "",
           names_.node(whole(cutoff.node)), value_text(cutoff.value),
           text_of(children - cutoff.cut.size()), text_of(children), source_name(cut.met_from),
           value_text(met_end(cutoff), cut.met_bound)}};
}

Note Explainer::arrival(NodeId node) const {
  const NodeRecord& record = record_.nodes[node];
  return {NoteCode::arrives_with,
          {names_.element(whole(node)), value_text(record.arrival.alpha),
           value_text(record.arrival.beta), source_name(record.alpha_from),
           source_name(record.beta_from)}};
}

Note Explainer::exit(NodeId node) const {
  const NodeRecord& record = record_.nodes[node];
  const std::string name = names_.element(whole(node));
  if (record.test_held)
    return {NoteCode::left_at_cut, {name, window_text(record.last), window_text(record.moved)}};
  return {NoteCode::left_with, {name, value_text(record.last.alpha), value_text(record.last.beta)}};
}

Note Explainer::choice(NodeId node) const {
  const GameTree& tree = record_.searched();
  std::vector<std::string> children;
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child)) {
    if (children.size() > kMostListed) break;
    const NodeRecord& record = record_.nodes[child];
    if (record.read)
      children.push_back(names_.move(whole(child)) + ": " + value_text(record.value, record.bound));
  }
  const bool is_max = tree.player(node) == Player::max;
  return {is_max ? NoteCode::max_prefers : NoteCode::min_prefers, {joined(children)}};
}

}  // namespace gametree::grade
