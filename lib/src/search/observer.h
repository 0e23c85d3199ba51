/// \file
/// What the engine reports while it searches. An engine without an observer reports nothing, at no
/// cost.
#pragma once

#include <cstdint>
#include <span>

#include "gametree/number.h"
#include "gametree/tree.h"

namespace gametree {

/// One step, in values of the search's number type and from MAX's side. Which members mean
/// something is said at each event.
template <class Value>
struct Step {
  NodeId node = 0;
  NodeId child = 0;
  Player role{};
  Value value{};        ///< the node's v, or the value returned
  Value child_value{};  ///< what the child returned
  Value alpha{};
  Value beta{};
  bool best_changed = false;    ///< the child became the node's choice
  bool children_left = false;   ///< after the child there are others
  const Number* sum = nullptr;  ///< at CHANCE, where `wants_sums`: of weight times value so far
};

/// The children that a cut leaves unread.
struct Unread {
  std::span<const NodeId> ordered;  ///< in search order, where that is not the tree's
  NodeId next = 0;                  ///< else the first of them
  NodeId end = 0;                   ///< and the end of the last

  [[nodiscard]] bool none() const { return ordered.empty() && next == end; }
};

/// Told of each step in the order it happens.
template <class Value>
class Observer {
 public:
  Observer() = default;
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;
  virtual ~Observer() = default;

  /// An inner node is arrived at. Once a visit. `node role alpha beta`.
  virtual void enter(const Step<Value>& step) = 0;
  /// A leaf is read; it has no enter or exit. `node value alpha beta`.
  virtual void leaf(const Step<Value>& step) = 0;
  /// Once after each child. `node role child value child_value alpha beta best_changed
  /// children_left`; the window after the update (unchanged where the cut test succeeds). At CHANCE
  /// `sum` instead of `value`, and no update once a sum has grown too large: the search ends with
  /// that node.
  virtual void update(const Step<Value>& step) = 0;
  /// After that, at a cutoff: once a node at most. As update, with the window before it. Under
  /// `empty_cutoffs` there may be nothing left unread.
  virtual void cut(const Step<Value>& step, const Unread& unread) = 0;
  /// An inner node is left; last. `node role value`: what is returned.
  virtual void exit(const Step<Value>& step) = 0;

  /// Whether updates at CHANCE are to have a sum: it costs a reduction each.
  [[nodiscard]] bool wants_sums() const { return wants_sums_; }
  /// Whether the search is to be given up.
  [[nodiscard]] bool is_stopped() const { return is_stopped_; }

 protected:
  // Members and no virtual functions, since the engine asks at each step.
  bool wants_sums_ = false;
  bool is_stopped_ = false;
};

}  // namespace gametree
