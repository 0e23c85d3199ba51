/// \file
/// What a tree's nodes are called in keys and notes: the shortest that is clear.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "gametree/number.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree::grade {

/// Borrows nothing: it keeps the tree.
class NodeNames {
 public:
  /// Cost: O(nodes).
  explicit NodeNames(GameTree tree);

  /// As a reference: its name, else its label where no other edge has it, else its path.
  [[nodiscard]] std::string node(NodeId node) const;
  /// The same; but a leaf without either is called by its utility where no other leaf has it.
  [[nodiscard]] std::string element(NodeId node) const;
  /// As a move: its label, else as an element.
  [[nodiscard]] std::string move(NodeId node) const;
  /// Elements with commas between; of many the first.
  [[nodiscard]] std::string list(const std::vector<NodeId>& nodes) const;

 private:
  [[nodiscard]] std::string path(NodeId node) const;
  [[nodiscard]] bool is_text_taken(std::string_view text) const { return texts_.contains(text); }

  /// A node as a step from its parent.
  struct Step {
    NodeId parent = 0;
    NodeId number = 0;  // from 1; of the root 0
  };

  GameTree tree_;
  std::vector<Step> steps_;  // GameTree::path counts siblings, too slow for many nodes
  std::unordered_map<std::string_view, int> texts_;  // names and labels, with how often they occur
  std::map<Number, int> values_;                     // of leaves
};

/// For people: `3`, `≤2`. Of very long numbers about how large they are.
std::string value_text(const Number& value, Bound bound = Bound::exact);

/// `3, inf`.
std::string window_text(const Window& window);

/// How many things a list names; it says of others only that they are there.
inline constexpr std::size_t kMostListed = 20;

/// `list` with commas between, `…` for what is past kMostListed.
std::string joined(const std::vector<std::string>& list);

}  // namespace gametree::grade
