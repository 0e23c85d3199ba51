/// \file
/// Builds the searched tree as a copy, so that no part of the search knows of depth or roles.
#include "search/searched_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/chunked_stack.h"
#include "gametree/tree_builder.h"

namespace gametree {
namespace {

/// Copies a tree in preorder, and stops where the rules do.
class Copier {
 public:
  Copier(const GameTree& tree, const Rules& rules) : tree_(tree), rules_(rules) {}

  Result<SearchedTree> copy();

 private:
  struct Open {
    NodeId node = 0;
    NodeId next = 0;                 // the next child
    std::uint32_t chance_child = 0;  // its number at a CHANCE node
    bool noisy_alone = false;        // whether the other children are left out
  };

  // The ply of the node that is added next is open_.size().
  [[nodiscard]] bool has_reached_limit() const {
    return rules_.depth && open_.size() >= *rules_.depth;
  }
  [[nodiscard]] bool stops_at(NodeId inner) const;
  [[nodiscard]] bool has_noisy_child(NodeId inner) const;
  [[nodiscard]] bool goes_through_noisy_alone(NodeId inner) const;
  [[nodiscard]] Player role(NodeId node) const;
  bool add(NodeId node);
  void begin(NodeId node);
  bool add_stop(NodeId node);
  Result<SearchedTree> finish();

  const GameTree& tree_;
  const Rules& rules_;
  TreeBuilder builder_;
  ChunkedStack<Open> open_;
  std::vector<NodeId> origin_;
};

bool Copier::stops_at(NodeId inner) const {
  if (!has_reached_limit()) return false;
  // In 64 bits, since the sum may not fit 32.
  const std::uint64_t last = std::uint64_t{*rules_.depth} + rules_.quiescence.value_or(0);
  return tree_.quiet(inner) || open_.size() >= last;
}

bool Copier::has_noisy_child(NodeId inner) const {
  for (NodeId child = inner + 1; child < tree_.end(inner); child = tree_.end(child))
    if (tree_.noisy(child)) return true;
  return false;
}

// A mean over some of the children would be that of another lottery, so that CHANCE keeps all.
bool Copier::goes_through_noisy_alone(NodeId inner) const {
  return has_reached_limit() && role(inner) != Player::chance && has_noisy_child(inner);
}

Player Copier::role(NodeId node) const { return gametree::role(tree_.player(node), rules_.min_as); }

// Opens a node below the innermost open one, with its probability.
void Copier::begin(NodeId node) {
  origin_.push_back(node);
  builder_.open(node);
  if (open_.empty()) return;
  Open& parent = open_.top();
  if (tree_.player(parent.node) == Player::chance)
    builder_.probability(tree_.probability(parent.node, parent.chance_child++));
}

bool Copier::add_stop(NodeId node) {
  const std::optional<Number> eval = tree_.eval(node);
  if (!eval)
    return builder_.fail({ErrorCode::no_eval_at_depth,
                          {describe(tree_, node), fmt::format("{}", open_.size())},
                          kNoOffset,
                          {},
                          {}});
  begin(node);
  builder_.value(*eval);
  return builder_.close();
}

// Adds a node; an inner one stays open.
bool Copier::add(NodeId node) {
  if (tree_.is_leaf(node)) {
    begin(node);
    builder_.value(tree_.utility(node));
    return builder_.close();
  }
  if (stops_at(node)) return add_stop(node);
  begin(node);
  builder_.player(role(node), node);
  if (const auto eval = tree_.eval(node)) builder_.eval(*eval);
  open_.push({node, node + 1, 0, goes_through_noisy_alone(node)});
  return !builder_.failed();
}

Result<SearchedTree> Copier::copy() {
  if (!add(0)) return finish();
  while (!open_.empty()) {
    Open& top = open_.top();
    if (top.next == tree_.end(top.node)) {
      open_.pop();
      if (!builder_.close()) break;
      continue;
    }
    const NodeId child = top.next;
    top.next = tree_.end(child);
    const bool is_left_out = top.noisy_alone && !tree_.noisy(child);
    if (!is_left_out && !add(child)) break;
  }
  return finish();
}

Result<SearchedTree> Copier::finish() {
  Result<GameTree> searched = builder_.finish();
  if (searched) return SearchedTree(tree_, std::move(searched).value(), std::move(origin_));
  Error error = std::move(searched).error();
  if (error.code == ErrorCode::infinite_mean)  // places are nodes here
    error = {ErrorCode::infinite_eval_mean,
             {describe(tree_, static_cast<NodeId>(error.offset))},
             kNoOffset,
             {},
             {}};
  return error;
}

}  // namespace

SearchedTree::SearchedTree(GameTree whole) : whole_(whole), searched_(std::move(whole)) {}

SearchedTree::SearchedTree(GameTree whole, GameTree searched, std::vector<NodeId> origin)
    : whole_(std::move(whole)), searched_(std::move(searched)), origin_(std::move(origin)) {}

// Copies keep the preorder.
std::optional<NodeId> SearchedTree::find(NodeId whole) const {
  if (origin_.empty()) return whole < searched_.size() ? std::optional(whole) : std::nullopt;
  const auto found = std::ranges::lower_bound(origin_, whole);
  if (found == origin_.end() || *found != whole) return std::nullopt;
  return static_cast<NodeId>(found - origin_.begin());
}

Player role(Player player, MinAs min_as) {
  if (player != Player::min) return player;
  switch (min_as) {
    case MinAs::min:
      break;
    case MinAs::chance:
      return Player::chance;
    case MinAs::max:
      return Player::max;
  }
  return player;
}

Result<SearchedTree> make_searched_tree(const GameTree& tree, const Rules& rules) {
  if (rules.quiescence && !rules.depth)
    return Error{ErrorCode::quiescence_needs_depth, {}, kNoOffset, {}, {}};
  const bool cut_off = rules.depth && *rules.depth < tree.depth();
  if (!cut_off && rules.min_as == MinAs::min) return SearchedTree(tree);
  return Copier(tree, rules).copy();
}

std::string describe(const GameTree& tree, NodeId node) {
  std::string path = tree.path(node);
  if (const auto name = tree.name(node)) return fmt::format("{} ({})", *name, path);
  return path;
}

}  // namespace gametree
