/// \file
/// What is known of each node, and the cutoffs: an observer, never the engine's business.
#pragma once

#include <algorithm>
#include <vector>

#include "base/chunked_stack.h"
#include "gametree/search.h"
#include "search/line_stack.h"
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
        options_(options) {
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
  /// Takes note of an update of a MAX or MIN node: what its v says then.
  [[gnu::always_inline]] Bound take_update(const Step<Value>& step) {
    Open& open = path_.top();
    take_child(open, step);
    return bound_of(step.value, known(open, step.role, step.children_left));
  }
  /// What there is to say of a cut, but for its list. Into a Cutoff that is there.
  void describe_cut(const Step<Value>& step, Cutoff& cutoff) const;
  /// The children that are unread.
  void list(const Unread& unread, std::vector<NodeId>& children) const;
  [[nodiscard]] const Arithmetic& arithmetic() const { return arithmetic_; }
  /// Takes note of an exit. `is_given`: the value was not found but given, and is all that is
  /// known.
  void leave(const Step<Value>& step, bool is_given);

 private:
  struct Interval {
    Value low{}, high{};
  };
  struct Open {
    Interval known;         // of children that were taken
    Value alpha{}, beta{};  // on arrival, where they are to be noted
    Value v{};              // the best returned so far
    LineStack::Line line;   // by the first child that returned v and is known to reach it
    bool any_best = false;  // whether there is one
    bool any_child = false;
    bool any_unread = false;
  };

  void start_nodes();
  void note(const Step<Value>& step, const Value& alpha, const Value& beta);
  void take_child(Open& open, const Step<Value>& step);
  void take_known(Interval& known, Player role) const;
  void follow_child(Open& open, NodeId child);
  [[nodiscard]] Interval known(const Open& open, Player role, bool any_unread) const;
  [[nodiscard]] static Bound bound_of(const Value& value, const Interval& known);

  const GameTree& tree_;
  const Arithmetic arithmetic_;
  Value low_, high_;
  SearchOptions options_;
  ChunkedStack<Open> path_;
  LineStack lines_;
  // Of the node that was left, or the leaf that was read, last:
  Interval last_;
  LineStack::Line last_line_;
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
[[gnu::always_inline]] inline auto Recorder<A>::known(const Open& open, Player role,
                                                      bool any_unread) const -> Interval {
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
  lines_.append(last_line_, line);
  return line;
}

template <class A>
void Recorder<A>::enter(const Step<Value>& step) {
  const LineStack::Line line =
      path_.empty() ? LineStack::Line{} : LineStack::above(path_.top().line);
  Open& open = path_.add();
  if (options_.nodes) {
    open.alpha = step.alpha;
    open.beta = step.beta;
  }
  open.line = line;
  open.any_best = open.any_child = open.any_unread = false;
}

template <class A>
void Recorder<A>::leaf(const Step<Value>& step) {
  last_ = {step.value, step.value};
  last_line_ = {};
  bound_ = Bound::exact;
  if (options_.nodes) note(step, step.alpha, step.beta);
}

// `last_` is what is known of the child.
template <class A>
[[gnu::always_inline]] inline void Recorder<A>::take_known(Interval& known, Player role) const {
  if (role == Player::max)
    known = {std::max(known.low, last_.low), std::max(known.high, last_.high)};
  else
    known = {std::min(known.low, last_.low), std::min(known.high, last_.high)};
}

template <class A>
[[gnu::always_inline]] inline void Recorder<A>::take_child(Open& open, const Step<Value>& step) {
  const bool is_max = step.role == Player::max;
  const Value& x = step.child_value;
  if (open.any_child)
    take_known(open.known, step.role);
  else
    open.known = last_;
  if (!open.any_child || (is_max ? x > open.v : x < open.v)) {
    open.v = x;
    open.line.size = 0;
    open.any_best = false;
  }
  open.any_child = true;
  const bool reaches = (is_max ? last_.low : last_.high) == x;
  if (!open.any_best && x == open.v && reaches) follow_child(open, step.child);
}

// Nodes past kMaxLine keep no line, so that a chain's stay short.
template <class A>
[[gnu::always_inline]] inline void Recorder<A>::follow_child(Open& open, NodeId child) {
  open.any_best = true;
  if (path_.size() <= kMaxLine) lines_.follow(open.line, child, last_line_);
}

template <class A>
void Recorder<A>::update(const Step<Value>& step) {
  if (step.role != Player::chance) take_child(path_.top(), step);
}

template <class A>
void Recorder<A>::cut(const Step<Value>& step, const Unread& unread) {
  path_.top().any_unread = !unread.none();
  if (!options_.cutoffs) return;
  describe_cut(step, cutoffs_.emplace_back());
  list(unread, cutoffs_.back().cut);
}

template <class A>
void Recorder<A>::describe_cut(const Step<Value>& step, Cutoff& cutoff) const {
  cutoff.node = step.node;
  cutoff.kind = step.role == Player::max ? CutoffKind::beta : CutoffKind::alpha;
  cutoff.after = step.child;
  arithmetic_.write(step.value, cutoff.value);
  arithmetic_.write(step.alpha, cutoff.alpha);
  arithmetic_.write(step.beta, cutoff.beta);
}

template <class A>
void Recorder<A>::list(const Unread& unread, std::vector<NodeId>& children) const {
  children.assign(unread.ordered.begin(), unread.ordered.end());
  std::ranges::sort(children);
  const TreeData& tree = tree_.data();
  for (NodeId child = unread.next; child < unread.end; child = tree.end(child))
    children.push_back(child);
}

template <class A>
void Recorder<A>::leave(const Step<Value>& step, bool is_given) {
  const Open& open = path_.top();
  if (step.role == Player::chance || is_given)
    last_ = {step.value, step.value};
  else
    last_ = known(open, step.role, open.any_unread);
  last_line_ = {};
  if (open.any_best && open.v == step.value) last_line_ = open.line;
  bound_ = bound_of(step.value, last_);
  if (options_.nodes) note(step, open.alpha, open.beta);
  path_.pop();
}

}  // namespace gametree
