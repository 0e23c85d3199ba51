/// \file
/// Letters for the nodes of a tree, so that exercises can speak of them.
#include "name_nodes.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <unordered_set>
#include <vector>

#include "gametree/tree_builder.h"

namespace gametree::cli {
namespace {

/// An inner node whose children are being walked.
struct OpenNode {
  NodeId node, end;
  std::size_t children;  // that were met so far
};

/// `A` for 0, `Z` for 25, `AA` for 26.
std::string letters(std::size_t number) {
  std::string text;
  for (std::size_t rest = number + 1; rest > 0; rest = (rest - 1) / 26)
    text.insert(text.begin(), static_cast<char>('A' + (rest - 1) % 26));
  return text;
}

/// The depth of each node.
std::vector<std::uint32_t> depths(const GameTree& tree) {
  std::vector<std::uint32_t> result(tree.size());
  std::vector<NodeId> open_ends;
  for (NodeId node = 0; node < tree.size(); ++node) {
    while (!open_ends.empty() && open_ends.back() == node) open_ends.pop_back();
    result[node] = static_cast<std::uint32_t>(open_ends.size());
    if (!tree.is_leaf(node)) open_ends.push_back(tree.end(node));
  }
  return result;
}

std::vector<NodeId> naming_order(const GameTree& tree, Lettering lettering) {
  std::vector<NodeId> order(tree.size());
  std::iota(order.begin(), order.end(), NodeId{0});
  if (lettering == Lettering::levels) {
    const std::vector<std::uint32_t> depth = depths(tree);
    std::ranges::stable_sort(order, {}, [&depth](NodeId node) { return depth[node]; });
  }
  return order;
}

/// Names and labels of the tree, which no letter may repeat: both are how nodes are referred to.
std::unordered_set<std::string> texts_in_use(const GameTree& tree) {
  std::unordered_set<std::string> texts;
  for (NodeId node = 0; node < tree.size(); ++node) {
    if (const auto name = tree.name(node)) texts.emplace(*name);
    if (const auto action = tree.action(node)) texts.emplace(*action);
  }
  return texts;
}

/// Each node's name, old or new.
std::vector<std::string> names(const GameTree& tree, Lettering lettering) {
  const std::unordered_set<std::string> in_use = texts_in_use(tree);
  std::vector<std::string> result(tree.size());
  std::size_t next = 0;
  for (const NodeId node : naming_order(tree, lettering)) {
    if (const auto name = tree.name(node)) {
      result[node] = *name;
      continue;
    }
    do {
      result[node] = letters(next++);
    } while (in_use.contains(result[node]));
  }
  return result;
}

/// Tells `builder` of the edge to a node: the node is open, `parent` the node above it.
void copy_edge(const GameTree& tree, NodeId node, OpenNode& parent, TreeBuilder& builder) {
  if (const auto action = tree.action(node)) builder.action(*action);
  if (tree.noisy(node)) builder.noisy(true);
  if (tree.player(parent.node) == Player::chance)
    builder.probability(tree.probability(parent.node, parent.children));
  ++parent.children;
}

void copy_inner(const GameTree& tree, NodeId node, TreeBuilder& builder) {
  builder.player(tree.player(node));
  if (const auto eval = tree.eval(node)) builder.eval(*eval);
  if (!tree.quiet(node)) builder.quiet(false);
}

}  // namespace

Result<GameTree> name_nodes(const GameTree& tree, Lettering lettering) {
  if (lettering == Lettering::none) return tree;
  const std::vector<std::string> name = names(tree, lettering);
  TreeBuilder builder;
  std::vector<OpenNode> open;
  for (NodeId node = 0; node < tree.size(); ++node) {
    for (; !open.empty() && open.back().end == node; open.pop_back()) builder.close();
    builder.open();
    builder.name(name[node]);
    if (!open.empty()) copy_edge(tree, node, open.back(), builder);
    if (tree.is_leaf(node)) {
      builder.value(tree.utility(node));
      builder.close();
    } else {
      copy_inner(tree, node, builder);
      open.push_back({node, tree.end(node), 0});
    }
  }
  for (std::size_t left = open.size(); left > 0; --left) builder.close();
  return builder.finish();
}

}  // namespace gametree::cli
