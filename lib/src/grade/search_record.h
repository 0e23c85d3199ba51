/// \file
/// A search as questions ask about it: what was read in which order, windows, values, cutoffs.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"
#include "search/overridden.h"

namespace gametree::grade {

/// What a node of the searched tree showed. Of one that was not read, nothing but `read`.
struct NodeRecord {
  bool read = false;
  bool test_held = false;  ///< whether the cut test succeeded after the last child that was read
  Bound bound{};           ///< of `value`
  Bound own_bound{};       ///< of `own`
  Number value;            ///< returned
  Number own;              ///< what the node found, where it returned what was given
  Window arrival;
  Window last;   ///< after the last child that was read; where `test_held`, before its update
  Window moved;  ///< where `test_held`: `last` with that update made
  NodeId alpha_from = 0, beta_from = 0;  ///< the child whose value an end of `arrival` is; 0: none
};

/// A cutoff, and the child whose value is the bound that was met; 0: it comes from the window.
struct CutRecord {
  Cutoff cutoff;
  NodeId met_from = 0;
  Bound met_bound{};  ///< of that child's value
};

/// What a node had after one of its children.
struct UpdateRecord {
  NodeId node = 0;
  Window window;  ///< where the cut test succeeded, before the update
  std::optional<Window> moved;
  Number value;  ///< v; at CHANCE the sum so far
  std::optional<Bound> bound;
};

/// All NodeIds are those of the searched tree.
struct SearchRecord {
  SearchedTree tree;
  Rules rules;  ///< the algorithm resolved
  Counts counts;
  std::vector<NodeRecord> nodes;                       ///< by NodeId
  std::vector<NodeId> order;                           ///< as they were read, at their first visit
  std::vector<CutRecord> cuts;                         ///< as they happened
  std::vector<std::pair<NodeId, std::size_t>> unread;  ///< cut children, and whose cut it is
  std::vector<UpdateRecord> updates;                   ///< where asked for

  [[nodiscard]] const GameTree& searched() const { return tree.searched(); }
  /// Whether the search has windows and cuts.
  [[nodiscard]] bool prunes() const { return rules.algorithm == Algorithm::alphabeta; }
  /// As SearchedTree::find.
  [[nodiscard]] std::optional<NodeId> find(NodeId whole) const { return tree.find(whole); }
  /// The cutoff that left a node of the searched tree unread; null: it was read.
  [[nodiscard]] const CutRecord* cut_above(NodeId node) const;
};

/// Whether each update is written down too: only `trace` questions ask for them.
enum class Updates : std::uint8_t { no, yes };

/// Searches `tree` and writes down what it does.
///
/// \error  as `search`.
Result<std::shared_ptr<const SearchRecord>> record_search(const GameTree& tree, const Rules& rules,
                                                          Updates updates = Updates::no);

/// The same of the search in which some nodes return what is given; but no infinity where one of
/// the other sign might meet it in a mean.
Result<std::shared_ptr<const SearchRecord>> record_overridden(const GameTree& tree,
                                                              const Rules& rules,
                                                              const Overrides& overrides);

/// The rules that give each node its true value: those that shape the tree, and no windows.
Rules plain_rules(const Rules& rules);

/// The children of a MAX or MIN node that reach its value, in the order of the tree. `plain` was
/// searched without windows. None where no action counts as best: at a leaf, at CHANCE, and
/// anywhere at depth 0.
std::vector<NodeId> optimal_children(const SearchRecord& plain, NodeId node);

}  // namespace gametree::grade
