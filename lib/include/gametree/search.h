/// \file
/// Start here: evaluate a tree under rules, with its cutoffs and what is known of each node.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/tree.h"

namespace gametree {

/// What a returned value says of the true one.
enum class Bound : std::uint8_t {
  exact,     ///< it is the true value
  at_most,   ///< the true value is at most this: `<=`
  at_least,  ///< the true value is at least this: `>=`
};

/// Where a cutoff happened: beta at MAX, alpha at MIN.
enum class CutoffKind : std::uint8_t { beta, alpha };

/// Children left unread because the node can't matter any more.
struct Cutoff {
  NodeId node;
  CutoffKind kind;
  NodeId after;             ///< the child read last
  Number value;             ///< the node's v when it was cut
  Number alpha, beta;       ///< the window before that child's update
  std::vector<NodeId> cut;  ///< the children never read, in the order of the tree; may be empty
                            ///< under `empty_cutoffs`
};

/// What the search knew of a node when it left it. Values from MAX's side.
struct NodeReport {
  NodeId node;
  bool read = false;
  Number value;     ///< returned; of a node that was read
  Bound bound{};    ///< of a node that was read
  Window window;    ///< on arrival; of a node that was read
  Window interval;  ///< the true value is known to lie in [alpha, beta] of this
};

/// How much was read. Nodes are those of the searched (depth-limited) tree.
struct Counts {
  std::uint64_t nodes = 0, leaves = 0;             ///< in the tree
  std::uint64_t nodes_read = 0, leaves_read = 0;   ///< distinct ones
  std::uint64_t node_visits = 0, leaf_visits = 0;  ///< with repetitions
  std::uint64_t leaves_cut = 0;                    ///< leaves never read
  std::uint64_t cutoffs = 0;
  std::uint32_t depth = 0;  ///< plies of the deepest node
};

/// The tree that is really searched, after `depth`, `quiescence` and `min_as`: its leaves may be
/// inner nodes of the whole tree, some children may be left out, its MIN nodes may play as CHANCE
/// or MAX.
class SearchedTree {
 public:
  explicit SearchedTree(GameTree whole);
  SearchedTree(GameTree whole, GameTree searched, std::vector<NodeId> origin);

  [[nodiscard]] const GameTree& whole() const { return whole_; }
  [[nodiscard]] const GameTree& searched() const { return searched_; }
  /// The node of the whole tree that a node of the searched tree stands for.
  [[nodiscard]] NodeId origin(NodeId searched) const {
    return origin_.empty() ? searched : origin_[searched];
  }
  /// The node of the searched tree that stands for one of the whole tree, if one does.
  /// Cost: O(log nodes).
  [[nodiscard]] std::optional<NodeId> find(NodeId whole) const;

 private:
  GameTree whole_;
  GameTree searched_;
  std::vector<NodeId> origin_;  // empty: the same tree
};

/// What a search found. Every NodeId is one of `tree.searched()`.
struct SearchResult {
  SearchedTree tree;
  Rules rules;  ///< as given, the algorithm resolved
  Number value;
  Bound bound = Bound::exact;
  std::vector<NodeId> best;     ///< best children of the root in search order: all for minimax and
                                ///< expectimax, the first for the others; none where `bound` is not
                                ///< exact, the root is a leaf or CHANCE
  std::vector<NodeId> line;     ///< from the root by the first best child, to a leaf or CHANCE node
  bool line_truncated = false;  ///< whether `line` stopped at kMaxLine nodes
  Counts counts;
  std::vector<Cutoff> cutoffs;    ///< as they happened; where asked for
  std::vector<NodeReport> nodes;  ///< in preorder; where asked for
};

/// Longest principal line that is followed.
inline constexpr std::size_t kMaxLine = 1000;

/// What a search should write down beside its result; each costs time and memory.
struct SearchOptions {
  bool cutoffs = false;  ///< fill SearchResult::cutoffs
  bool nodes = false;    ///< fill SearchResult::nodes
};

/// Searches `tree` under `rules`.
///
/// \return value from MAX's side. Under the open window it is the minimax (or expectimax) value
///         whatever the order, cut_on, fail and reach.
/// \error  chance_needs_expectimax, window_not_open, bounds_crossed, leaf_out_of_bounds,
///         quiescence_needs_depth, no_eval_at_depth, no_eval_for_order, order_incomplete,
///         order_of_leaf, order_of_chance, order_given_twice, infinite_eval_mean,
///         result_too_large: the rules don't fit the tree. Found before the search, but for the
///         last.
/// Cost: O(nodes) time; O(depth) memory. No recursion.
/// Source: Knuth & Moore 1975, "An Analysis of Alpha-Beta Pruning"; Fishburn 1983 (fail-soft).
Result<SearchResult> search(const GameTree& tree, const Rules& rules,
                            const SearchOptions& options = {});

}  // namespace gametree
