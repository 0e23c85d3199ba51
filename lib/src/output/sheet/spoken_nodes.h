/// \file
/// What students call the nodes of a tree in their answers.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/number.h"
#include "gametree/tree.h"
#include "grade/node_names.h"

namespace gametree::output {

/// Whether a list of nodes is one of leaves alone.
bool lists_leaves(QuestionType type);

/// The names of one tree's nodes. What takes a look at all nodes is looked up once.
class SpokenNodes {
 public:
  explicit SpokenNodes(const GameTree& tree) : tree_(tree), names_(tree) {}

  /// Of each leaf, from left to right, the shortest that is clear: its name or label, its value
  /// where no other leaf has it, else `b->2`, else its path.
  /// Cost: O(nodes log nodes), and the lengths of the paths.
  std::vector<std::string> leaf_names();

  /// Whether an answer, or the rules, may have to call a node but the root by its path, so that
  /// paths have to be seen.
  bool needs_paths(const Question& question);

 private:
  [[nodiscard]] std::string leaf_under(NodeId parent, NodeId leaf);
  bool has_twin(NodeId parent, NodeId leaf);
  bool has_nameless_inner();
  bool has_nameless_leaf();

  GameTree tree_;
  grade::NodeNames names_;
  // How many leaf children of a node have a value, of the nodes that were asked about.
  std::map<NodeId, std::map<Number, int>> values_;
  std::optional<bool> has_nameless_inner_, has_nameless_leaf_;
};

}  // namespace gametree::output
