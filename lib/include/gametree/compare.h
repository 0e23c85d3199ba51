/// \file
/// One tree searched in several ways, side by side: what pruning and the order of children are
/// worth.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree {

/// One way to search a tree, and what it found. Each NodeId is one of
/// `Comparison::tree.searched()`.
struct ComparedSearch {
  Algorithm algorithm{};  ///< minimax, expectimax or alphabeta
  Order order{};
  std::optional<Error> problem;  ///< why the tree can't be searched so; then nothing below is set
  Number value;                  ///< from MAX's side
  Bound bound = Bound::exact;
  std::vector<NodeId> best;  ///< as in SearchResult: all of a tie only for minimax and expectimax
  Counts counts;
};

/// How few leaves any search has to read to be sure of the value of a uniform tree.
struct LeastReading {
  std::uint64_t branching = 0;  ///< b: children of each inner node
  std::uint64_t depth = 0;      ///< m: plies from the root to each leaf, 1 at least
  std::uint64_t leaves = 0;     ///< b^ceil(m/2) + b^floor(m/2) - 1
};

/// What `compare` found.
struct Comparison {
  SearchedTree tree;
  Rules rules;  ///< those that all searches share; algorithm and order are the first's
  std::vector<ComparedSearch> searches;  ///< without pruning first, then alpha-beta in each order
  std::optional<LeastReading> least;     ///< where the tree is uniform, as said at `compare`
};

/// Searches `tree` without pruning (minimax, or expectimax where there is a CHANCE node), then by
/// alpha-beta in each order of `rule_words<Order>()`, all under the other rules of `rules`, whose
/// algorithm and order don't matter.
///
/// Where the tree lacks an estimate that Order::eval needs, that search has its no_eval_for_order
/// as `problem`.
///
/// `least` is there where it holds: in the searched tree every inner node has equally many
/// children, all leaves are equally deep, MAX and MIN alternate by ply, there is no CHANCE node and
/// the root is no leaf; and the value lies strictly inside window and bounds, since at an end of
/// them half of the proof is known before. Under the open window order `best` with the default
/// `cut_on` and `reach` reads exactly so many.
///
/// \error  those of `search` but no_eval_for_order.
/// Cost: that of eight searches; the searched tree is made once.
/// Source: Knuth & Moore 1975, "An Analysis of Alpha-Beta Pruning", Corollary 1; that no search
///         reads fewer: Slagle & Dixon 1969, "Experiments with Some Programs That Search Game
///         Trees".
Result<Comparison> compare(const GameTree& tree, const Rules& rules);

}  // namespace gametree
