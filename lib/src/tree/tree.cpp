/// \file
/// What a tree tells of its nodes, read from the layout.
#include "gametree/tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

#include "base/text.h"
#include "tree/tree_data.h"

namespace gametree {
namespace {

std::optional<std::string_view> find_text(const TextTable& table, NodeId node) {
  const auto found = std::ranges::lower_bound(table.entries, node, {}, &TextTable::Entry::node);
  if (found == table.entries.end() || found->node != node) return std::nullopt;
  return table.text(static_cast<std::size_t>(found - table.entries.begin()));
}

Number wide_leaf(std::int64_t scaled, std::int64_t unit) {
  if (scaled == kScaledInfinity) return Number::infinity();
  if (scaled == -kScaledInfinity) return Number::minus_infinity();
  return Number::fraction(scaled, unit);
}

template <class T>
std::size_t bytes(const std::vector<T>& table) {
  return table.size() * sizeof(T);
}

std::size_t bytes(const TextTable& table) { return bytes(table.entries) + table.pool.size(); }

// Texts are the same where they are after NFC.
bool same_texts(const TextTable& a, const TextTable& b) {
  if (a.entries.size() != b.entries.size()) return false;
  for (std::size_t i = 0; i < a.entries.size(); ++i) {
    if (a.entries[i].node != b.entries[i].node) return false;
    if (a.text(i) != b.text(i) && nfc(a.text(i)) != nfc(b.text(i))) return false;
  }
  return true;
}

bool same_chance(const GameTree& a, const GameTree& b, NodeId node) {
  const std::size_t children = a.data().chance(node).children;
  if (children != b.data().chance(node).children) return false;
  for (std::size_t i = 0; i < children; ++i)
    if (a.probability(node, i) != b.probability(node, i)) return false;
  return true;
}

bool same_node(const GameTree& a, const GameTree& b, NodeId node) {
  if (a.is_leaf(node) || b.is_leaf(node))
    return a.is_leaf(node) && b.is_leaf(node) && a.utility(node) == b.utility(node);
  if (a.end(node) != b.end(node) || a.player(node) != b.player(node)) return false;
  return a.player(node) != Player::chance || same_chance(a, b, node);
}

}  // namespace

std::string_view to_text(Player player) {
  constexpr std::array<std::string_view, 3> kWords{"MAX", "MIN", "CHANCE"};
  return kWords[static_cast<std::size_t>(player)];
}

NodeId GameTree::size() const { return static_cast<NodeId>(data_->words.size()); }
NodeId GameTree::leaf_count() const { return data_->leaves; }
std::uint32_t GameTree::depth() const { return data_->depth; }
bool GameTree::has_chance() const { return !data_->chances.empty(); }
bool GameTree::is_leaf(NodeId node) const { return data_->is_leaf(node); }
NodeId GameTree::end(NodeId node) const { return data_->end(node); }

Player GameTree::player(NodeId inner) const {
  assert(!is_leaf(inner));
  switch (word::tag(data_->words[inner])) {
    case word::Tag::max:
      return Player::max;
    case word::Tag::min:
      return Player::min;
    case word::Tag::leaf:
    case word::Tag::side:
      break;
  }
  return Player::chance;
}

Number GameTree::utility(NodeId leaf) const {
  const std::uint32_t w = data_->words[leaf];
  if (word::tag(w) == word::Tag::leaf) {
    if (data_->leaf_unit == 1) return word::small(w);
    return Number::fraction(word::small(w), data_->leaf_unit);
  }
  switch (word::side(w)) {
    case word::Side::wide:
      return wide_leaf(data_->wide[word::entry(w)], data_->leaf_unit);
    case word::Side::fraction: {
      const SmallFraction& fraction = data_->fractions[word::entry(w)];
      return Number::fraction(fraction.numerator, fraction.denominator);
    }
    case word::Side::number:
      return data_->numbers[word::entry(w)];
    case word::Side::chance:
      break;
  }
  assert(false);
  return {};
}

std::vector<NodeId> GameTree::children(NodeId node) const {
  std::vector<NodeId> found;
  for (NodeId child = node + 1; child < end(node); child = end(child)) found.push_back(child);
  return found;
}

Number GameTree::probability(NodeId chance, std::size_t child) const {
  const ChanceNode& entry = data_->chance(chance);
  assert(child < entry.children);
  if (entry.total == 0) return data_->big_probabilities[entry.first_weight + child];
  const std::int64_t weight =
      entry.first_weight == kUniform ? 1 : data_->weights[entry.first_weight + child];
  return Number::fraction(weight, entry.total);
}

std::optional<std::string_view> GameTree::name(NodeId node) const {
  return find_text(data_->names, node);
}

std::optional<std::string_view> GameTree::action(NodeId node) const {
  return find_text(data_->actions, node);
}

std::optional<Number> GameTree::eval(NodeId node) const {
  const auto found =
      std::ranges::lower_bound(data_->evals, node, {}, &std::pair<NodeId, Number>::first);
  if (found == data_->evals.end() || found->first != node) return std::nullopt;
  return found->second;
}

bool GameTree::quiet(NodeId node) const {
  return !std::ranges::binary_search(data_->not_quiet, node);
}

bool GameTree::noisy(NodeId node) const { return std::ranges::binary_search(data_->noisy, node); }

std::string GameTree::path(NodeId node) const {
  if (node == 0) return "/";
  std::string path;
  for (NodeId at = 0; at != node;) {
    NodeId child = at + 1;
    std::size_t number = 1;
    for (; data_->end(child) <= node; child = data_->end(child)) ++number;
    fmt::format_to(std::back_inserter(path), "/{}", number);
    at = child;
  }
  return path;
}

std::size_t GameTree::memory() const {
  const TreeData& d = *data_;
  return sizeof(TreeData) + bytes(d.words) + bytes(d.chances) + bytes(d.wide) + bytes(d.fractions) +
         bytes(d.numbers) + bytes(d.weights) + bytes(d.big_probabilities) + bytes(d.names) +
         bytes(d.actions) + bytes(d.evals) + bytes(d.not_quiet) + bytes(d.noisy);
}

bool operator==(const GameTree& a, const GameTree& b) {
  if (a.size() != b.size()) return false;
  const TreeData& left = a.data();
  const TreeData& right = b.data();
  if (left.evals != right.evals || left.not_quiet != right.not_quiet || left.noisy != right.noisy)
    return false;
  if (!same_texts(left.names, right.names) || !same_texts(left.actions, right.actions))
    return false;
  for (NodeId node = 0; node < a.size(); ++node)
    if (!same_node(a, b, node)) return false;
  return true;
}

}  // namespace gametree
