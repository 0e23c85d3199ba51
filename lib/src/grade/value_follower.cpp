/// \file
/// Two ways for a value to follow: from the student's values of the children, and under rules that
/// cut from the search in which nodes return the student's values.
#include "grade/value_follower.h"

#include <algorithm>

#include "base/weighted_sum.h"

namespace gametree::grade {
namespace {

/// At so many nodes one and the same number is no work any more, but filling in.
constexpr std::size_t kFilledIn = 3;

const Claim* claim_in(const Piece& piece) {
  return piece.state == ReadState::read ? std::get_if<Claim>(&piece.value) : nullptr;
}

bool is_filled_in(const Answer& answer) {
  std::size_t count = 0;
  const Number* first = nullptr;
  for (const Piece& piece : answer.values) {
    const Claim* claim = claim_in(piece);
    if (claim == nullptr) continue;
    if (first != nullptr && claim->number.value != *first) return false;
    first = &claim->number.value;
    ++count;
  }
  return count >= kFilledIn;
}

}  // namespace

ValueFollower::ValueFollower(const ValuesKey& key)
    : key_(key), record_(*key.source().record), plausible_(record_) {
  const std::vector<NodeId>& nodes = question().nodes;
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (const std::optional<NodeId> node = record_.find(nodes[i])) items_.emplace(*node, i);
}

StudentValues ValueFollower::values(const Answer& answer) const {
  StudentValues values;
  if (is_filled_in(answer)) return values;
  for (std::size_t i = 0; i < answer.values.size() && i < key_.items(); ++i)
    if (add_value(answer.values[i], i, values)) values.wrong.push_back(question().nodes[i]);
  const GameTree& tree = *key_.source().tree;
  std::ranges::sort(values.wrong, [&](NodeId a, NodeId b) {
    return tree.end(a) != tree.end(b) ? tree.end(a) < tree.end(b) : a > b;
  });
  return values;
}

bool ValueFollower::add_value(const Piece& piece, std::size_t item, StudentValues& values) const {
  const Claim* claim = claim_in(piece);
  if (claim == nullptr) return false;
  const NodeId whole = question().nodes[item];
  const std::optional<NodeId> node = record_.find(whole);
  if (!node || record_.searched().is_leaf(*node)) return false;

  const NodeValue& key = key_.value(item);
  const bool is_right =
      !key.pruned && fit_number(claim->number, key.value, question().tolerance) == Fit::right;
  const std::optional<Number> value = is_right ? key.value : plausible_.value(*node, claim->number);
  if (!value) return false;
  values.values.emplace(whole, *value);
  const Bound claimed = claim->bound.value_or(is_right ? key.bound : Bound::exact);
  if (claimed != Bound::exact) values.claimed.emplace(whole, claimed);
  return !is_right;
}

Followed ValueFollower::follow(const Answer& answer, const StudentValues& values) const {
  Followed followed;
  followed.credits.resize(key_.items());
  followed.from.resize(key_.items());
  if (values.wrong.empty()) return followed;
  follow_children(answer, values, followed);
  if (record_.prunes()) follow_search(answer, values, followed);
  return followed;
}

// In post-order: a node's children have greater numbers.
void ValueFollower::follow_children(const Answer& answer, const StudentValues& values,
                                    Followed& followed) const {
  const GameTree& tree = record_.searched();
  std::vector<Used> used(tree.size());
  for (NodeId node = tree.size(); node-- > 0;) {
    used[node].value = true_value(node);
    if (tree.is_leaf(node)) continue;
    const std::optional<Number> computed = fold(node, used);
    const Used own{computed.value_or(used[node].value), computed && has_wrong_child(node, used)};
    const auto item = items_.find(node);
    if (item == items_.end()) {
      used[node] = own;
      continue;
    }
    used[node] = used_value(node, values);
    if (!own.is_wrong) continue;
    const NodeValue expected{false, own.value, record_.nodes[node].bound};
    const Piece piece = value_piece(answer, item->second);
    if (fit_value(piece, expected, question()) != Fit::right) continue;
    followed.credits[item->second] = whole_item(part_of(Number(1)));
    followed.from[item->second] = sources(node, used);
  }
}

// What a search that cuts returns may be a bound only.
const Number& ValueFollower::true_value(NodeId node) const {
  return key_.source().plain->nodes[node].value;
}

// A value that was asked: the student's where it is plausible, else the true one. Of a node that is
// never read any value is wrong.
ValueFollower::Used ValueFollower::used_value(NodeId node, const StudentValues& values) const {
  const auto value = values.values.find(record_.tree.origin(node));
  if (value == values.values.end()) return {true_value(node), false};
  const NodeRecord& record = record_.nodes[node];
  return {value->second, !record.read || value->second != record.value};
}

bool ValueFollower::has_wrong_child(NodeId node, const std::vector<Used>& used) const {
  const GameTree& tree = record_.searched();
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child))
    if (used[child].is_wrong) return true;
  return false;
}

// At MAX and MIN the first that has the node's value, if there is one; else it is each that has
// lost its own.
std::vector<NodeId> ValueFollower::decisive(NodeId node, const std::vector<Used>& used) const {
  const GameTree& tree = record_.searched();
  const bool takes_one = tree.player(node) != Player::chance;
  const std::optional<Number> value = fold(node, used);
  std::vector<NodeId> children;
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child)) {
    if (!used[child].is_wrong) continue;
    if (takes_one && used[child].value == value) return {child};
    children.push_back(child);
  }
  return children;
}

std::vector<NodeId> ValueFollower::sources(NodeId node, const std::vector<Used>& used) const {
  std::vector<NodeId> found;
  std::vector<NodeId> open{node};
  while (!open.empty()) {
    const NodeId at = open.back();
    open.pop_back();
    for (const NodeId child : decisive(at, used))
      if (items_.contains(child))
        found.push_back(record_.tree.origin(child));
      else
        open.push_back(child);
  }
  std::ranges::sort(found);
  return found;
}

// The best of all children: whether one is read may hang on what the student has for another.
// Fail-hard clamps it.
std::optional<Number> ValueFollower::fold(NodeId node, const std::vector<Used>& used) const {
  const GameTree& tree = record_.searched();
  const Player player = tree.player(node);
  if (player == Player::chance) return mean(node, used);
  std::optional<Number> best;
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child)) {
    const Number& value = used[child].value;
    if (!best || (player == Player::max ? value > *best : value < *best)) best = value;
  }
  const bool is_clamped =
      record_.prunes() && record_.rules.fail == Fail::hard && record_.nodes[node].read;
  if (!is_clamped) return best;
  const Window& window = record_.nodes[node].arrival;
  return std::max(window.alpha, std::min(*best, window.beta));
}

std::optional<Number> ValueFollower::mean(NodeId node, const std::vector<Used>& used) const {
  const GameTree& tree = record_.searched();
  WeightedSum sum;
  int infinite = 0;
  std::size_t number = 0;
  for (NodeId child = node + 1; child < tree.end(node); child = tree.end(child), ++number) {
    const Number probability = tree.probability(node, number);
    const Number& value = used[child].value;
    if (probability.sign() == 0) continue;
    if (value.is_infinite() && infinite == -value.sign()) return std::nullopt;
    if (value.is_infinite()) infinite = value.sign();
    sum.add(probability, value);
    if (sum.too_large()) return std::nullopt;
  }
  return sum.mean(1);
}

void ValueFollower::follow_search(const Answer& answer, const StudentValues& values,
                                  Followed& followed) const {
  const auto search = record_overridden(*key_.source().tree, record_.rules, values.values);
  if (!search) return;
  for (std::size_t i = 0; i < key_.items(); ++i) {
    if (!followed.from[i].empty()) continue;
    const std::optional<NodeId> node = record_.find(question().nodes[i]);
    if (!node) continue;
    const NodeRecord& found = (*search)->nodes[*node];
    const NodeValue expected{!found.read, found.own, found.own_bound};
    const Piece piece = value_piece(answer, i);
    if (piece.state == ReadState::blank || piece.state == ReadState::invalid) continue;
    if (fit_value(piece, expected, question()) != Fit::right) continue;
    followed.credits[i] = whole_item(part_of(Number(1)));
    followed.from[i] = values.wrong;
  }
}

}  // namespace gametree::grade
