/// \file
/// A tree's names, labels and leaf values, so that a typed text is found without a walk.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer/clean.h"
#include "gametree/number.h"
#include "gametree/tree.h"

namespace gametree::answer {

/// The nodes that a text may mean: none, one, or several, of which the first few are listed.
class Found {
 public:
  static constexpr std::size_t kMostListed = 5;

  Found() = default;
  explicit Found(NodeId node) : nodes_{node} {}

  /// Adds one more node that may be meant; one that is there already counts once.
  void add(NodeId node);
  [[nodiscard]] bool is_full() const { return nodes_.size() > kMostListed; }

  [[nodiscard]] bool is_none() const { return nodes_.empty(); }
  [[nodiscard]] bool is_one() const { return nodes_.size() == 1; }
  [[nodiscard]] NodeId node() const { return nodes_.front(); }  ///< the only one, or the first
  [[nodiscard]] const std::vector<NodeId>& nodes() const { return nodes_; }

 private:
  std::vector<NodeId> nodes_;
};

/// Texts are clean. Whatever is looked up, a text as it is spelt comes before other case.
/// Built at the first look-up; any number of threads may look up.
class NodeIndex {
 public:
  NodeIndex(GameTree tree, Cleaning cleaning);

  [[nodiscard]] const GameTree& tree() const { return tree_; }
  [[nodiscard]] Cleaning cleaning() const { return cleaning_; }

  /// Nodes by name or label, as `find_node` has it, but for a name and a label that differ from
  /// the text in case alone: those are two.
  [[nodiscard]] Found find(std::string_view text) const;
  /// A node by path: `/2/3`, `b/3`, `B/2`. No single word is one but `/`.
  [[nodiscard]] std::optional<NodeId> follow(std::string_view path) const;

  /// The same, from a node on.
  [[nodiscard]] std::optional<NodeId> follow_from(NodeId from, std::string_view steps) const;

  /// A child by label, or by name.
  [[nodiscard]] Found find_child(NodeId parent, std::string_view text) const;
  /// A child by number, from 1.
  [[nodiscard]] std::optional<NodeId> child(NodeId parent, std::string_view digits) const;

  [[nodiscard]] Found leaves_worth(const Number& value) const;
  [[nodiscard]] Found children_worth(NodeId parent, const Number& value) const;  ///< leaves alone

  [[nodiscard]] NodeId parent(NodeId node) const;  ///< of the root: the root

  /// A node's path for people, at no great cost: of a very deep one the end, after `…`.
  [[nodiscard]] std::string path(NodeId node) const;
  /// All of it. Cost: a look a step; GameTree::path counts siblings.
  [[nodiscard]] std::string whole_path(NodeId node) const;
  /// The paths of the first few: `/1, /2/3`.
  [[nodiscard]] std::string listed(const Found& found) const;

  /// A name or label near `text`; empty: none, or the tree has too many.
  [[nodiscard]] std::string near(std::string_view text) const;
  /// Whether a name or label has a blank in it.
  [[nodiscard]] bool has_blanks() const;
  /// Whether two names or labels are alike once they are clean, though they were not before.
  [[nodiscard]] bool has_lookalikes() const;

 private:
  struct Spelling {
    std::string text;
    NodeId parent = 0;
    NodeId node = 0;
  };
  using Spellings = std::vector<Spelling>;  // sorted
  struct Leaf {
    Number value;
    NodeId parent = 0;
    NodeId node = 0;
  };
  struct Texts {
    std::vector<NodeId> parents;
    std::vector<NodeId> children;        // of all nodes, in order
    std::vector<NodeId> first_children;  // by node, where its own begin
    Spellings names, labels, folded_names, folded_labels;
    bool has_blanks = false;
    bool has_lookalikes = false;
  };

  [[nodiscard]] const Texts& texts() const;
  /// A node's number among its siblings, from 1.
  [[nodiscard]] NodeId number_of(NodeId node) const;
  [[nodiscard]] const std::vector<Leaf>& leaves() const;
  static void fill_children(Texts& texts, const GameTree& tree);
  void fill_spellings(Texts& texts) const;
  static bool are_lookalikes(const GameTree& tree, const Spellings& labels, const Spellings& names);
  [[nodiscard]] std::optional<NodeId> first_step(std::string_view step) const;
  [[nodiscard]] std::optional<NodeId> step(NodeId from, std::string_view step) const;

  GameTree tree_;
  Cleaning cleaning_;
  mutable std::once_flag texts_made_, leaves_made_;
  mutable std::unique_ptr<const Texts> texts_;
  mutable std::vector<Leaf> leaves_;
};

/// Whether `text` is digits and nothing else.
bool is_digits(std::string_view text);

}  // namespace gametree::answer
