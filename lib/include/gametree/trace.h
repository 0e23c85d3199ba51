/// \file
/// A search step by step: what is told of each step, while the search runs.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "gametree/error.h"
#include "gametree/number.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"

namespace gametree {

/// What happens in a step.
enum class TraceEvent : std::uint8_t {
  enter,   ///< an inner node is arrived at
  leaf,    ///< a utility is read; the leaf has no enter or exit
  eval,    ///< the same of an inner node of the whole tree where the search stops
  update,  ///< a node takes a child's value: once after each child
  cut,     ///< after that, at a cutoff: once a node at most
  exit,    ///< an inner node is left, last
};

/// The word of an event in outputs: `enter`.
std::string_view to_text(TraceEvent event);

/// A child that a node has just taken the value of.
struct TraceChild {
  NodeId node = 0;
  Number value;  ///< as the child returned it
  Bound bound{};
};

/// One step of a search. Values are from MAX's side, NodeIds those of the searched tree.
struct TraceStep {
  std::uint64_t number = 0;  ///< from 1
  TraceEvent event{};
  NodeId node = 0;               ///< of `update` and `cut` the parent
  std::optional<Player> player;  ///< as written in the whole tree; none at a leaf of that
  std::uint32_t depth = 0;       ///< plies from the root to `node`

  /// On arrival of `enter`, `leaf` and `eval`, after the update of `update` (unchanged wherever the
  /// cut test succeeds, even after the last child), before it of `cut`. None of `exit`, and none
  /// where the algorithm has no windows: minimax and expectimax.
  std::optional<Window> window;

  /// All but `enter`. What was read, or what is returned, or the node's v: the best its children
  /// returned so far, at CHANCE the sum of their values so far, each times its probability.
  std::optional<Number> value;

  /// Of `update` and `exit`: what is known of the node at that moment, children not read yet lying
  /// in the bounds or anywhere. None at CHANCE before its last child. See lib/doc/traces.md.
  std::optional<Bound> bound;

  std::optional<TraceChild> child;  ///< of `update`
  bool best_changed = false;        ///< of `update`: `child` is the node's new choice
  const Cutoff* cutoff = nullptr;   ///< of `cut`; borrowed for the call; its `cut` is empty
                                    ///< unless the listener `wants_cut_lists`
};

/// Told of a search while it runs.
class TraceListener {
 public:
  TraceListener() = default;
  TraceListener(const TraceListener&) = delete;
  TraceListener& operator=(const TraceListener&) = delete;
  virtual ~TraceListener() = default;

  /// Once, before the first step. Both are borrowed until the search is over; of the rules the
  /// algorithm is resolved.
  virtual void begin(const SearchedTree& tree, const Rules& rules) = 0;

  /// Each step as it happens, borrowed for the call. False: no more steps are wanted, and the
  /// search is given up.
  virtual bool step(const TraceStep& step) = 0;

  /// Whether the steps' cutoffs are to list the children that are not read: it costs a look at each
  /// of them, which may be far from all that is read.
  [[nodiscard]] bool wants_cut_lists() const { return wants_cut_lists_; }

 protected:
  bool wants_cut_lists_ = true;
};

/// Searches as `search` does, and tells `listener` each step.
///
/// \return what `search` returns.
/// \error  as `search`; search_stopped where the listener wanted no more. All but this and
///         result_too_large come before `begin`.
/// Cost: the search's, and per step a small multiple of what an observer costs.
///       No memory grows with the number of steps.
Result<SearchResult> trace(const GameTree& tree, const Rules& rules, const SearchOptions& options,
                           TraceListener& listener);

}  // namespace gametree
