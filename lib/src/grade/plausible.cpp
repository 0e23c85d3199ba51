/// \file
/// Leaves sorted by value, then by place, answer for any subtree.
#include "grade/plausible.h"

#include <algorithm>

#include "gametree/answer.h"

namespace gametree::grade {
namespace {

/// How many values near a rounded one are looked at: nobody tells more apart by two decimals.
constexpr int kMostNear = 100;

}  // namespace

Plausible::Plausible(const SearchRecord& record) : tree_(record.searched()) {
  for (NodeId node = 0; node < tree_.size(); ++node)
    if (tree_.is_leaf(node)) leaves_.emplace_back(tree_.utility(node), node);
  std::ranges::sort(leaves_);
  if (!tree_.has_chance()) return;
  add_ranges();
  may_clash_ = leaves_.front().first == Number::minus_infinity() &&
               leaves_.back().first == Number::infinity();
}

void Plausible::add_ranges() {
  chances_.resize(tree_.size() + 1);
  for (NodeId node = 0; node < tree_.size(); ++node) {
    const bool is_chance = !tree_.is_leaf(node) && tree_.player(node) == Player::chance;
    chances_[node + 1] = chances_[node] + (is_chance ? 1 : 0);
  }
  ranges_.resize(tree_.size());
  for (NodeId node = tree_.size(); node-- > 0;) {
    Range& range = ranges_[node];
    if (tree_.is_leaf(node)) {
      range.least = range.most = tree_.utility(node);
      continue;
    }
    range = ranges_[node + 1];
    for (NodeId child = node + 1; child < tree_.end(node); child = tree_.end(child)) {
      range.least = std::min(range.least, ranges_[child].least);
      range.most = std::max(range.most, ranges_[child].most);
    }
  }
}

bool Plausible::has_leaf(NodeId node, const Number& value) const {
  const auto found = std::ranges::lower_bound(leaves_, ValuedLeaf{value, node});
  return found != leaves_.end() && found->first == value && found->second < tree_.end(node);
}

bool Plausible::has_chance(NodeId node) const {
  return !chances_.empty() && chances_[tree_.end(node)] != chances_[node];
}

std::optional<Number> Plausible::rounded_leaf(NodeId node, const TypedNumber& typed) const {
  if (typed.value.is_infinite() || !typed.decimals) return std::nullopt;
  const Number reach = Number::fraction(1, 100);
  auto near = std::ranges::lower_bound(leaves_, ValuedLeaf{typed.value - reach, 0});
  for (int i = 0; i < kMostNear && near != leaves_.end(); ++i) {
    const Number value = near->first;
    if (value > typed.value + reach) break;
    if (is_right(typed, value, {}) && has_leaf(node, value)) return value;
    near = std::ranges::upper_bound(near, leaves_.end(), value, {}, &ValuedLeaf::first);
  }
  return std::nullopt;
}

std::optional<Number> Plausible::value(NodeId node, const TypedNumber& typed) const {
  if (tree_.is_leaf(node) || typed.may_be_thousands) return std::nullopt;
  if (may_clash_ && typed.value.is_infinite()) return std::nullopt;
  if (has_leaf(node, typed.value)) return typed.value;
  if (const std::optional<Number> leaf = rounded_leaf(node, typed)) return leaf;
  if (!has_chance(node)) return std::nullopt;
  const Range& range = ranges_[node];
  if (typed.value < range.least || typed.value > range.most) return std::nullopt;
  return typed.value;
}

}  // namespace gametree::grade
