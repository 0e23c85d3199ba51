/// \file
/// What is known of each node, and the cutoffs: an observer, never the engine's business.
#pragma once

#include <algorithm>
#include <vector>

#include "base/chunked_stack.h"
#include "gametree/search.h"
#include "search/observer.h"
#include "tree/tree_data.h"

namespace gametree {

/// Keeps an interval for each node on the path in which the true value is known to lie (SEARCH:
/// a leaf read is [u, u]; a MAX node is at least its children's best lower end, and at most their
/// best upper end if all were read; MIN likewise; a CHANCE node is its mean), and writes down what
/// was asked for.
template <class Arithmetic>
class Recorder : public Observer<typename Arithmetic::Value> {
 public:
  using Value = typename Arithmetic::Value;

  /// \param low, high  where a node that was never read lies.
  Recorder(const GameTree& tree, const Arithmetic& arithmetic, Value low, Value high,
           const SearchOptions& options)
      : tree_(tree),
        arithmetic_(arithmetic),
        low_(std::move(low)),
        high_(std::move(high)),
        options_(options),
        best_(tree.size()) {
    if (options.nodes) start_nodes();
  }

  void enter(const Step<Value>& step) override;
  void leaf(const Step<Value>& step) override;
  void update(const Step<Value>& step) override;
  void cut(const Step<Value>& step, const Unread& unread) override;
  void exit(const Step<Value>& step) override { leave(step, false); }

  /// What the value of the node left last, or the leaf read last, says: at the end, of the root.
  [[nodiscard]] Bound bound() const { return bound_; }
  /// From the root by the first child that returned the node's value and is known to reach it, to a
  /// leaf or a CHANCE node, or one node more than kMaxLine.
  [[nodiscard]] std::vector<NodeId> line() const;
  [[nodiscard]] std::vector<Cutoff> take_cutoffs() { return std::move(cutoffs_); }
  [[nodiscard]] std::vector<NodeReport> take_nodes() { return std::move(nodes_); }

 protected:
  /// How many nodes are open: at an update the node's plies from the root, and one.
  [[nodiscard]] std::size_t open_nodes() const { return path_.size(); }
  /// What an open MAX or MIN node's v says after an update.
  [[nodiscard]] Bound bound_of_update(const Step<Value>& step) const {
    return bound_of(step.value, known(path_.top(), step.role, step.children_left));
  }
  [[nodiscard]] Cutoff cutoff_of(const Step<Value>& step, const Unread& unread) const;
  [[nodiscard]] const Arithmetic& arithmetic() const { return arithmetic_; }
  /// Takes note of an exit. `is_given`: the value was not found but given, and is all that is
  /// known.
  void leave(const Step<Value>& step, bool is_given);

 private:
  struct Interval {
    Value low{}, high{};
  };
  struct Open {
    Interval known;
    Value alpha{}, beta{};  // on arrival
    Value v{};              // the best returned so far
    NodeId best = 0;        // the first that returned v and is known to reach it
    bool any_child = false;
    bool any_unread = false;
  };

  void start_nodes();
  void note(const Step<Value>& step, const Value& alpha, const Value& beta);
  void take_child(Open& open, const Step<Value>& step);
  [[nodiscard]] Interval known(const Open& open, Player role, bool any_unread) const;
  [[nodiscard]] static Bound bound_of(const Value& value, const Interval& known);

  const GameTree& tree_;
  const Arithmetic arithmetic_;
  Value low_, high_;
  SearchOptions options_;
  std::vector<NodeId> best_;  // of each inner node that was left; 0: none
  ChunkedStack<Open> path_;
  Interval last_;  // of the node that was left, or the leaf that was read, last
  Bound bound_ = Bound::exact;
  std::vector<Cutoff> cutoffs_;
  std::vector<NodeReport> nodes_;
};

template <class A>
void Recorder<A>::start_nodes() {
  nodes_.resize(tree_.size());
  for (NodeId node = 0; node < tree_.size(); ++node) nodes_[node].node = node;
}

template <class A>
Bound Recorder<A>::bound_of(const Value& value, const Interval& known) {
  if (known.low == value && known.high == value) return Bound::exact;
  return known.high <= value ? Bound::at_most : Bound::at_least;
}

// Of a MAX or MIN node, whose children that were not read lie where such nodes do.
template <class A>
auto Recorder<A>::known(const Open& open, Player role, bool any_unread) const -> Interval {
  if (!any_unread) return open.known;
  if (role == Player::max)
    return {std::max(open.known.low, low_), std::max(open.known.high, high_)};
  return {std::min(open.known.low, low_), std::min(open.known.high, high_)};
}

// Of the node that was left, or the leaf that was read, last.
template <class A>
void Recorder<A>::note(const Step<Value>& step, const Value& alpha, const Value& beta) {
  nodes_[step.node] = {step.node,
                       true,
                       arithmetic_.number(step.value),
                       bound_,
                       {arithmetic_.number(alpha), arithmetic_.number(beta)},
                       {arithmetic_.number(last_.low), arithmetic_.number(last_.high)}};
}

template <class A>
std::vector<NodeId> Recorder<A>::line() const {
  std::vector<NodeId> line{0};
  while (best_[line.back()] != 0 && line.size() <= kMaxLine) line.push_back(best_[line.back()]);
  return line;
}

template <class A>
void Recorder<A>::enter(const Step<Value>& step) {
  Open open;
  open.alpha = step.alpha;
  open.beta = step.beta;
  path_.push(std::move(open));
}

template <class A>
void Recorder<A>::leaf(const Step<Value>& step) {
  last_ = {step.value, step.value};
  bound_ = Bound::exact;
  if (options_.nodes) note(step, step.alpha, step.beta);
}

// `last_` is what is known of the child.
template <class A>
void Recorder<A>::take_child(Open& open, const Step<Value>& step) {
  const bool is_max = step.role == Player::max;
  const Value& x = step.child_value;
  const bool better = !open.any_child || (is_max ? x > open.v : x < open.v);
  if (better) {
    open.v = x;
    open.best = 0;
  }
  const bool reaches = is_max ? last_.low == x : last_.high == x;
  if (open.best == 0 && x == open.v && reaches) open.best = step.child;
  if (!open.any_child) {
    open.known = last_;
  } else if (is_max) {
    open.known = {std::max(open.known.low, last_.low), std::max(open.known.high, last_.high)};
  } else {
    open.known = {std::min(open.known.low, last_.low), std::min(open.known.high, last_.high)};
  }
  open.any_child = true;
}

template <class A>
void Recorder<A>::update(const Step<Value>& step) {
  if (step.role != Player::chance) take_child(path_.top(), step);
}

template <class A>
void Recorder<A>::cut(const Step<Value>& step, const Unread& unread) {
  path_.top().any_unread = !unread.none();
  if (options_.cutoffs) cutoffs_.push_back(cutoff_of(step, unread));
}

template <class A>
Cutoff Recorder<A>::cutoff_of(const Step<Value>& step, const Unread& unread) const {
  Cutoff cutoff{step.node,
                step.role == Player::max ? CutoffKind::beta : CutoffKind::alpha,
                step.child,
                arithmetic_.number(step.value),
                arithmetic_.number(step.alpha),
                arithmetic_.number(step.beta),
                {unread.ordered.begin(), unread.ordered.end()}};
  for (NodeId child = unread.next; child < unread.end; child = tree_.end(child))
    cutoff.cut.push_back(child);
  std::ranges::sort(cutoff.cut);
  return cutoff;
}

template <class A>
void Recorder<A>::leave(const Step<Value>& step, bool is_given) {
  Open open = std::move(path_.top());
  path_.pop();
  if (step.role == Player::chance || is_given)
    last_ = {step.value, step.value};
  else
    last_ = known(open, step.role, open.any_unread);
  best_[step.node] = open.v == step.value ? open.best : 0;
  bound_ = bound_of(step.value, last_);
  if (options_.nodes) note(step, open.alpha, open.beta);
}

}  // namespace gametree
