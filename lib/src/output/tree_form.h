/// \file
/// What the writers of trees share: a form tells how nodes are written, the layout where.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "gametree/error.h"
#include "gametree/tree.h"

namespace gametree::output {

/// A node and where it stands.
struct Spot {
  NodeId node = 0;
  std::optional<NodeId> parent;    ///< none: the root
  std::size_t child = 0;           ///< its number among its siblings, from 0
  std::size_t depth = 0;           ///< in plies
  bool is_keyed = false;           ///< it stands in a mapping from actions to children
  bool keys_its_children = false;  ///< its own children do
};

/// How one format writes a node's texts.
class TreeForm {
 public:
  explicit TreeForm(const GameTree& tree) : tree_(tree) {}
  TreeForm(const TreeForm&) = delete;
  TreeForm& operator=(const TreeForm&) = delete;
  virtual ~TreeForm() = default;

  /// All before the first child; of a leaf, all of it.
  virtual void open(const Spot& spot, std::string& out) = 0;
  /// All after the last child.
  virtual void close(const Spot& spot, std::string& out) = 0;

  /// The same for a node with a line for each child. `indent` is the column at which the node's
  /// line begins, from 0; gives that of its children's lines.
  virtual std::size_t open_lines(const Spot& spot, std::size_t indent, std::string& out);
  virtual void close_lines(const Spot& spot, std::size_t indent, std::string& out);
  /// What stands on a new line before a child.
  [[nodiscard]] virtual std::string_view line_start(const Spot& /*spot*/) const { return ""; }

  /// Whether the children of an inner node are written as a mapping from their actions.
  [[nodiscard]] virtual bool keys_children(NodeId /*inner*/) const { return false; }

  [[nodiscard]] virtual std::string_view before_first_child() const { return ""; }
  [[nodiscard]] virtual std::string_view separator() const { return ","; }  ///< before a blank
  /// The same among children with lines of their own.
  [[nodiscard]] virtual std::string_view line_separator() const { return separator(); }
  /// Whether a leaf may share a line with another among children with lines of their own.
  [[nodiscard]] virtual bool may_share_line(const Spot& /*leaf*/) const { return true; }

  /// Why the tree can't be written, once that is known.
  [[nodiscard]] const std::optional<Error>& error() const { return error_; }

 protected:
  [[nodiscard]] const GameTree& tree() const { return tree_; }
  [[nodiscard]] bool is_under_chance(const Spot& spot) const {
    return spot.parent && tree_.player(*spot.parent) == Player::chance;
  }
  [[nodiscard]] Number probability(const Spot& spot) const {
    return tree_.probability(*spot.parent, spot.child);
  }
  /// The number as a text that is read as the same number; else an error that names the node.
  std::string exact(const Number& number, NodeId node, std::string_view key,
                    std::string_view format);
  /// `key` is what the format can't hold of the node.
  void refuse(NodeId node, std::string_view key, std::string_view format, std::string_view instead);

 private:
  const GameTree& tree_;
  std::optional<Error> error_;
};

/// The tree in the form: what fits on a line stands on one, the rest has a line for each child.
/// Deep below, all of a node is one line, lest the indentation be most of the text.
/// Cost: O(nodes). No recursion.
Result<std::string> lay_out(const GameTree& tree, TreeForm& form);

/// `text` with a backslash before quotes and backslashes, in quotes. It has no control characters.
std::string quoted(std::string_view text);

}  // namespace gametree::output
