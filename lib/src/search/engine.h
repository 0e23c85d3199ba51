/// \file
/// The one search: minimax, alpha-beta and expectimax in one iterative loop, under all rules.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/chunked_stack.h"
#include "gametree/rules.h"
#include "gametree/search.h"
#include "gametree/tree.h"
#include "search/child_order.h"
#include "search/hooks.h"
#include "search/leaf_block.h"
#include "search/observer.h"
#include "tree/tree_data.h"

// The top frame lives in registers only while its address never leaves the loop: one call that is
// not inlined makes the search two to three times as slow.
#define GAMETREE_INLINE [[gnu::always_inline]] inline

namespace gametree {

/// No observer.
struct Unwatched {};

/// The rules that the engine reads, in its own number type.
template <class Value>
struct EngineRules {
  bool cut_on_equality = true;
  bool clamp = false;    ///< fail-hard
  bool shallow = false;  ///< reach
  bool count_empty_cutoffs = false;
  Value alpha{}, beta{};  ///< at the root
  Value low{}, high{};    ///< what an open window holds: the bounds, or the infinities
};

/// What a search counts on its way.
struct EngineCounts {
  std::uint64_t inner_read = 0;
  std::uint64_t leaves_read = 0;
  std::uint64_t cutoffs = 0;
};

/// A node on the path, seen by its player: at MIN, v, lo and hi are negated, so that there is one
/// rule and not two: v = max(v, x); stop if v >= hi; lo = max(lo, v). At CHANCE, by MAX.
template <class Value>
struct Frame {
  Value v{};         // the best so far; at CHANCE unused
  Value lo{};        // what the player is already sure of; never falls
  Value hi{};        // what the opponent is already sure of; never changes
  Value entry_lo{};  // lo on arrival
  NodeId node = 0;
  NodeId best = 0;        // the first child that returned v; 0: none (the root is nobody's child)
  NodeId cursor = 0;      // the next child, or its place in the pool of ordered children
  NodeId finish = 0;      // one past the last
  NodeId pooled = 0;      // where its ordered children begin
  NodeId line_begin = 0;  // where the line below `best` begins
  std::uint16_t line_size = 0;
  Player role{};
};

/// A CHANCE node on the path.
template <class Sum>
struct ChanceFrame {
  Sum sum{};
  const ChanceNode* node = nullptr;
  std::uint32_t child = 0;  // number of the next child, in the order of the tree
};

/// Searches a tree once. `kPrune`: alpha-beta; else every node is read and windows mean nothing.
/// `Watch` is Unwatched or an Observer of the arithmetic's values, `Hook` is Unhooked or its Hooks.
///
/// Source of the windows and tests: Knuth & Moore 1975; fail-soft: Fishburn 1983.
template <class Arithmetic, bool kPrune, class Watch = Unwatched, class Hook = Unhooked>
class Engine {
 public:
  using Value = typename Arithmetic::Value;

  Engine(const GameTree& tree, const Arithmetic& arithmetic, const EngineRules<Value>& rules,
         const ChildOrder& order, Watch* watch, Hook* hook = nullptr)
      : tree_(tree.data()),
        words_(tree_.words.data()),
        arithmetic_(arithmetic),
        rules_(rules),
        order_(order),
        as_given_(order.as_given()),
        watch_(watch),
        hook_(hook) {}

  /// The root's value from MAX's side; nothing where a result grew too large (see `too_large`) or
  /// the observer gave the search up.
  std::optional<Value> run();

  [[nodiscard]] const EngineCounts& counts() const { return counts_; }
  /// The root's children that share its value, in search order: all without pruning, with it the
  /// first alone is known to.
  [[nodiscard]] const std::vector<NodeId>& root_ties() const { return root_ties_; }
  /// From the root by each node's first best child, to a leaf or a CHANCE node, or one node more
  /// than kMaxLine.
  [[nodiscard]] std::vector<NodeId> line() const;
  /// The CHANCE node whose mean needs too many digits.
  [[nodiscard]] NodeId too_large() const { return too_large_; }

 private:
  using NodeFrame = Frame<Value>;
  using Chance = ChanceFrame<typename Arithmetic::Sum>;
  static constexpr bool kWatched = !std::is_same_v<Watch, Unwatched>;
  static constexpr bool kHooked = !std::is_same_v<Hook, Unhooked>;
  static constexpr bool kPlain = !kWatched && !kHooked;

  struct Bounds {
    Value alpha, beta;
  };

  /// What hooks are shown.
  class Path : public SearchPath<Value> {
   public:
    Path(const NodeFrame& top, const ChunkedStack<NodeFrame>& below) : top_(top), below_(below) {}
    [[nodiscard]] std::size_t size() const override { return below_.size() + 1; }
    [[nodiscard]] PathNode<Value> above(std::size_t plies) const override {
      const NodeFrame& frame = plies == 0 ? top_ : below_.at(below_.size() - plies);
      const Bounds window = window_of(frame);
      return {frame.node,   frame.role, frame.best, seen_by(frame.role, frame.v),
              window.alpha, window.beta};
    }

   private:
    const NodeFrame& top_;
    const ChunkedStack<NodeFrame>& below_;
  };

  // From MAX's side to the player's and back.
  GAMETREE_INLINE static Value seen_by(Player role, const Value& value) {
    return Arithmetic::negate_if(role == Player::min, value);
  }
  GAMETREE_INLINE static Bounds window_of(const NodeFrame& top) {
    if (top.role == Player::min) return {-top.hi, -top.lo};
    return {top.lo, top.hi};
  }
  GAMETREE_INLINE static Player role_of(std::uint32_t w) {
    if (word::tag(w) == word::Tag::max) return Player::max;
    return word::tag(w) == word::Tag::min ? Player::min : Player::chance;
  }
  GAMETREE_INLINE static bool is_inner(std::uint32_t w) {
    return word::tag(w) == word::Tag::max || word::tag(w) == word::Tag::min ||
           (word::tag(w) == word::Tag::side && word::side(w) == word::Side::chance);
  }

  [[nodiscard]] GAMETREE_INLINE bool is_stopped() const;
  [[nodiscard]] GAMETREE_INLINE bool is_too_large(const NodeFrame& top, const Value& value) const;
  GAMETREE_INLINE void take_child(NodeFrame& top, NodeId child);
  GAMETREE_INLINE void return_to_parent(NodeFrame& top, const Value& value);
  GAMETREE_INLINE void save(NodeFrame& top);
  GAMETREE_INLINE void load(NodeFrame& top);
  GAMETREE_INLINE NodeId next_child(NodeFrame& top) const;
  GAMETREE_INLINE bool settled(NodeFrame& top, NodeId child);
  GAMETREE_INLINE Bounds hand_down(const NodeFrame& top, NodeId child) const;
  GAMETREE_INLINE Bounds right_window(const NodeFrame& top) const;
  GAMETREE_INLINE void arrive(NodeFrame& top, NodeId node, const Bounds& window, NodeId line_begin);
  GAMETREE_INLINE void search_child(NodeFrame& top, NodeId child);
  GAMETREE_INLINE void read_leaf_run(NodeFrame& top);
  GAMETREE_INLINE NodeId read_until_stop(NodeFrame& top) const;
  GAMETREE_INLINE NodeId read_for_best(NodeFrame& top) const;
  GAMETREE_INLINE Value read_leaf(const NodeFrame& top, NodeId leaf, std::uint32_t w);
  GAMETREE_INLINE bool fold(NodeFrame& top, NodeId child, const Value& x);
  GAMETREE_INLINE bool fold_best(NodeFrame& top, NodeId child, const Value& x);
  GAMETREE_INLINE bool stops(const NodeFrame& top) const;
  GAMETREE_INLINE void stop(NodeFrame& top, NodeId child, const Value& x, bool changed);
  GAMETREE_INLINE Value hand_up(const NodeFrame& top) const;
  GAMETREE_INLINE Value right_value(const NodeFrame& top) const;
  GAMETREE_INLINE void leave(NodeFrame& top, const Value& value);
  GAMETREE_INLINE void extend_line(NodeFrame& top, const NodeFrame& child, bool changed);

  Value run_leaf();
  void note_root_tie(NodeId child, bool is_first);
  void fold_chance(const Value& x);
  void move_line(NodeId from, NodeId to, std::uint16_t size, NodeId head);
  NodeId order_children(NodeId node, Player role);
  void push_chance(NodeId node);
  void report_chance(const NodeFrame& top, NodeId child, const Value& x);
  [[nodiscard]] Step<Value> step_of(const NodeFrame& top, NodeId child, const Value& x,
                                    bool best_changed) const;
  [[nodiscard]] Unread unread(const NodeFrame& top) const;

  const TreeData& tree_;
  const std::uint32_t* const words_;
  const Arithmetic arithmetic_;
  const EngineRules<Value> rules_;
  const ChildOrder& order_;
  const bool as_given_;
  Watch* watch_;
  Hook* hook_;

  ChunkedStack<NodeFrame> path_;  // all but the top
  ChunkedStack<Chance> chances_;
  std::vector<NodeId> ordered_;  // children of the nodes on the path, in search order
  std::vector<NodeId> lines_;    // see extend_line
  std::vector<NodeId> root_ties_;
  NodeFrame root_;  // as it was left
  EngineCounts counts_;
  NodeId too_large_ = 0;
};

template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::run() -> std::optional<Value> {
  if (tree_.is_leaf(0)) return run_leaf();
  NodeFrame top;
  arrive(top, 0, {rules_.alpha, rules_.beta}, 0);
  for (;;) {
    if (is_stopped()) return std::nullopt;
    if (top.cursor != top.finish) {
      take_child(top, next_child(top));
      continue;
    }
    const Value value = hand_up(top);
    if (is_too_large(top, value)) {
      too_large_ = top.node;
      return std::nullopt;
    }
    leave(top, value);
    if (path_.empty()) {
      root_ = top;
      return value;
    }
    return_to_parent(top, value);
  }
}

template <class A, bool kPrune, class Watch, class Hook>
bool Engine<A, kPrune, Watch, Hook>::is_stopped() const {
  if constexpr (kWatched) return watch_->is_stopped();
  return false;
}

template <class A, bool kPrune, class Watch, class Hook>
bool Engine<A, kPrune, Watch, Hook>::is_too_large(const NodeFrame& top, const Value& value) const {
  return A::too_large(value) || (top.role == Player::chance && A::too_large(chances_.top().sum));
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::take_child(NodeFrame& top, NodeId child) {
  if (settled(top, child)) return;
  const std::uint32_t w = words_[child];
  if (is_inner(w))
    search_child(top, child);
  else if (fold(top, child, read_leaf(top, child, w)))
    top.line_size = 0;
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::return_to_parent(NodeFrame& top, const Value& value) {
  NodeFrame child;
  child.node = top.node;
  child.best = top.best;
  child.line_begin = top.line_begin;
  child.line_size = top.line_size;
  load(top);
  extend_line(top, child, fold(top, child.node, value));
}

// Five nodes of six have nothing but leaves below them: those are done without a push.
template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::search_child(NodeFrame& top, NodeId child) {
  NodeFrame below;
  arrive(below, child, hand_down(top, child), top.line_begin + top.line_size);
  if constexpr (kPlain) {
    if (as_given_ && below.role != Player::chance) {
      read_leaf_run(below);
      if (below.cursor == below.finish) {
        extend_line(top, below, fold(top, child, hand_up(below)));
        return;
      }
    }
  }
  save(top);
  top = std::move(below);
}

// Member by member: a copy of the whole would put the top frame in memory.
template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::save(NodeFrame& top) {
  NodeFrame& below = path_.add();
  below.v = std::move(top.v);
  if constexpr (kPrune) {
    below.lo = std::move(top.lo);
    below.hi = std::move(top.hi);
    below.entry_lo = std::move(top.entry_lo);
  }
  below.node = top.node;
  below.best = top.best;
  below.cursor = top.cursor;
  below.finish = top.finish;
  below.pooled = top.pooled;
  below.line_begin = top.line_begin;
  below.line_size = top.line_size;
  below.role = top.role;
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::load(NodeFrame& top) {
  NodeFrame& below = path_.top();
  top.v = std::move(below.v);
  if constexpr (kPrune) {
    top.lo = std::move(below.lo);
    top.hi = std::move(below.hi);
    top.entry_lo = std::move(below.entry_lo);
  }
  top.node = below.node;
  top.best = below.best;
  top.cursor = below.cursor;
  top.finish = below.finish;
  top.pooled = below.pooled;
  top.line_begin = below.line_begin;
  top.line_size = below.line_size;
  top.role = below.role;
  path_.pop();
}

template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::run_leaf() -> Value {
  NodeFrame none;
  none.lo = rules_.alpha;
  none.hi = rules_.beta;
  return read_leaf(none, 0, words_[0]);
}

template <class A, bool kPrune, class Watch, class Hook>
NodeId Engine<A, kPrune, Watch, Hook>::next_child(NodeFrame& top) const {
  if (!as_given_) return ordered_[top.cursor++];
  const NodeId child = top.cursor;
  const std::uint32_t w = words_[child];
  top.cursor = is_inner(w) ? tree_.inner_end(child) : child + 1;
  return child;
}

// The window that a child is searched under, from MAX's side. Below CHANCE it is open again.
template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::hand_down(const NodeFrame& top, NodeId child) const -> Bounds {
  Bounds right = right_window(top);
  if constexpr (kHooked) {
    const auto window = hook_->hand_down(Path(top, path_), child, {right.alpha, right.beta});
    return {window.alpha, window.beta};
  }
  return right;
}

template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::right_window(const NodeFrame& top) const -> Bounds {
  if constexpr (!kPrune) return {};
  if (top.role == Player::chance) return {rules_.low, rules_.high};
  if (!rules_.shallow) return window_of(top);
  if (top.role == Player::max)
    return {top.best == 0 ? rules_.low : std::max(top.v, rules_.low), rules_.high};
  return {rules_.low, top.best == 0 ? rules_.high : std::min<Value>(-top.v, rules_.high)};
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::arrive(NodeFrame& top, NodeId node, const Bounds& window,
                                            NodeId line_begin) {
  const std::uint32_t w = words_[node];
  top.line_begin = line_begin;
  top.node = node;
  top.role = role_of(w);
  top.v = -A::infinity();
  if constexpr (kPrune) {
    top.lo = top.role == Player::min ? -window.beta : window.alpha;
    top.hi = top.role == Player::min ? -window.alpha : window.beta;
    top.entry_lo = top.lo;
    // A point under `>`, or bounds of one value; never crossed.
    assert(kHooked || top.lo <= top.hi);
  }
  if (as_given_) {
    top.cursor = node + 1;
    top.finish = tree_.inner_end(node);
  } else {
    top.pooled = top.cursor = static_cast<NodeId>(ordered_.size());
    top.finish = order_children(node, top.role);
  }
  if (top.role == Player::chance) push_chance(node);
  ++counts_.inner_read;
  if constexpr (kWatched) watch_->enter(step_of(top, 0, Value{}, false));
}

// The same as taking the children one by one, for the small leaves that come first.
template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::read_leaf_run(NodeFrame& top) {
  const NodeId first = top.cursor;
  const NodeId stop_at = kPrune ? read_until_stop(top) : read_for_best(top);
  counts_.leaves_read += stop_at - first;
  top.cursor = stop_at;
  if (!kPrune || top.best == 0 || !stops(top)) return;
  if (stop_at != top.finish || rules_.count_empty_cutoffs) ++counts_.cutoffs;
  top.cursor = top.finish;
}

// One past the last leaf that is read.
template <class A, bool kPrune, class Watch, class Hook>
NodeId Engine<A, kPrune, Watch, Hook>::read_until_stop(NodeFrame& top) const {
  NodeId at = top.cursor;
  for (; at != top.finish && word::tag(words_[at]) == word::Tag::leaf; ++at) {
    Value seen = seen_by(top.role, arithmetic_.small_leaf(word::small(words_[at])));
    if (!(seen > top.v) && top.best != 0) continue;
    top.v = std::move(seen);
    top.best = at;
    if (stops(top)) return at + 1;
    if (top.v > top.lo) top.lo = top.v;
  }
  return at;
}

// Small leaves have one denominator, so their words order as their values do; without branches.
template <class A, bool kPrune, class Watch, class Hook>
NodeId Engine<A, kPrune, Watch, Hook>::read_for_best(NodeFrame& top) const {
  const std::int32_t mask = top.role == Player::min ? -1 : 0;
  const NodeId count = top.finish - top.cursor;
  if (count <= LeafBlock::kSize && tree_.words.size() - top.cursor >= LeafBlock::kSize) {
    const LeafBlock block(words_ + top.cursor, count, mask);
    if (block.are_leaves()) {
      top.best = top.cursor + block.place();
      top.v = seen_by(top.role, arithmetic_.small_leaf(word::small(block.best())));
      return top.finish;
    }
  }
  std::int32_t best = std::numeric_limits<std::int32_t>::min();
  NodeId at = top.cursor;
  for (; at != top.finish && word::tag(words_[at]) == word::Tag::leaf; ++at) {
    const std::int32_t seen = (word::small(words_[at]) ^ mask) - mask;
    top.best = seen > best ? at : top.best;
    best = seen > best ? seen : best;
  }
  if (top.best != 0) top.v = arithmetic_.small_leaf(best);
  return at;
}

template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::read_leaf(const NodeFrame& top, NodeId leaf, std::uint32_t w)
    -> Value {
  ++counts_.leaves_read;
  Value value = word::tag(w) == word::Tag::leaf ? arithmetic_.small_leaf(word::small(w))
                                                : arithmetic_.side_leaf(w);
  if constexpr (kWatched) {
    Bounds window = leaf == 0 ? Bounds{top.lo, top.hi} : hand_down(top, leaf);
    watch_->leaf(
        {leaf, 0, Player::max, value, Value{}, std::move(window.alpha), std::move(window.beta)});
  }
  return value;
}

// Takes a child's value. True if the child is the node's new choice.
template <class A, bool kPrune, class Watch, class Hook>
bool Engine<A, kPrune, Watch, Hook>::fold(NodeFrame& top, NodeId child, const Value& x) {
  if (top.role != Player::chance) return fold_best(top, child, x);
  fold_chance(x);
  if constexpr (kHooked) {
    hook_->fold(Path(top, path_), child, x, x);
    if (hook_->stop(Path(top, path_), false)) {
      stop(top, child, x, false);
      return false;
    }
  }
  if constexpr (kWatched) report_chance(top, child, x);
  return false;
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::fold_chance(const Value& x) {
  Chance& chance = chances_.top();
  A::add(chance.sum, *chance.node, tree_, chance.child, x);
  chance.child += order_.is_reversed() ? ~0U : 1U;
}

template <class A, bool kPrune, class Watch, class Hook>
bool Engine<A, kPrune, Watch, Hook>::fold_best(NodeFrame& top, NodeId child, const Value& x) {
  Value seen = seen_by(top.role, x);
  if constexpr (kHooked)
    seen = seen_by(top.role, hook_->fold(Path(top, path_), child, x,
                                         seen_by(top.role, std::max(top.v, seen))));
  bool changed = false;
  if (kHooked ? seen != top.v || top.best == 0 : seen >= top.v) {
    changed = kHooked || seen > top.v || top.best == 0;
    if (!kPrune && path_.empty()) note_root_tie(child, changed);
    if (changed) {
      top.v = std::move(seen);
      top.best = child;
    }
  }
  if (stops(top)) {
    stop(top, child, x, changed);
    return changed;
  }
  if constexpr (kPrune) {
    if (top.v > top.lo) top.lo = top.v;
  }
  if constexpr (kWatched) watch_->update(step_of(top, child, x, changed));
  return changed;
}

// A hook may know the value of a child that is not visited then.
template <class A, bool kPrune, class Watch, class Hook>
bool Engine<A, kPrune, Watch, Hook>::settled(NodeFrame& top, NodeId child) {
  if constexpr (kHooked) {
    if (const std::optional<Value> value = hook_->settle(Path(top, path_), child)) {
      if (fold(top, child, *value)) top.line_size = 0;
      return true;
    }
  }
  return false;
}

template <class A, bool kPrune, class Watch, class Hook>
bool Engine<A, kPrune, Watch, Hook>::stops(const NodeFrame& top) const {
  bool right = false;
  if constexpr (kPrune) right = rules_.cut_on_equality ? top.v >= top.hi : top.v > top.hi;
  if constexpr (kHooked) return hook_->stop(Path(top, path_), right);
  return right;
}

// The rest can't matter: the opponent has something better elsewhere.
template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::stop(NodeFrame& top, NodeId child, const Value& x,
                                          bool changed) {
  const bool is_cutoff = top.cursor != top.finish || rules_.count_empty_cutoffs;
  if (is_cutoff) ++counts_.cutoffs;
  if constexpr (kWatched) {
    const Step<Value> step = step_of(top, child, x, changed);
    watch_->update(step);
    if (is_cutoff) watch_->cut(step, unread(top));
  }
  top.cursor = top.finish;
}

template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::hand_up(const NodeFrame& top) const -> Value {
  if constexpr (kHooked) return hook_->hand_up(Path(top, path_), right_value(top));
  return right_value(top);
}

template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::right_value(const NodeFrame& top) const -> Value {
  if (top.role == Player::chance) return A::mean(chances_.top().sum, *chances_.top().node);
  if constexpr (kPrune) {
    if (rules_.clamp)
      return seen_by(top.role, top.v < top.entry_lo ? top.entry_lo : std::min(top.v, top.hi));
  }
  return seen_by(top.role, top.v);
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::leave(NodeFrame& top, const Value& value) {
  if (top.role == Player::chance) chances_.pop();
  if (!as_given_) ordered_.resize(top.pooled);
  if constexpr (kWatched) {
    Step<Value> step = step_of(top, 0, Value{}, false);
    step.value = value;
    watch_->exit(step);
  }
}

// `lines_` holds, for each node on the path, what follows its best child on the line, deepest
// first, so that a child's line becomes its parent's by one more entry. Where it replaces another,
// it moves down over that one; nodes past kMaxLine keep none, so a chain's lines stay short.
template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::extend_line(NodeFrame& top, const NodeFrame& child,
                                                 bool changed) {
  if (!changed) return;
  top.line_size = 0;
  if (child.best == 0 || path_.size() >= kMaxLine) return;
  move_line(child.line_begin, top.line_begin, child.line_size, child.best);
  top.line_size = static_cast<std::uint16_t>(child.line_size + 1);
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::move_line(NodeId from, NodeId to, std::uint16_t size,
                                               NodeId head) {
  if (lines_.size() <= to + size) lines_.resize(to + size + 1);
  if (from != to) std::copy_n(lines_.begin() + from, size, lines_.begin() + to);
  lines_[to + size] = head;
}

template <class A, bool kPrune, class Watch, class Hook>
std::vector<NodeId> Engine<A, kPrune, Watch, Hook>::line() const {
  std::vector<NodeId> line{0};
  if (root_.best == 0) return line;
  line.push_back(root_.best);
  for (NodeId i = root_.line_size; i > 0; --i) line.push_back(lines_[i - 1]);
  return line;
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::push_chance(NodeId node) {
  const ChanceNode& chance = tree_.chance(node);
  Chance& top = chances_.add();
  A::reset(top.sum);
  top.node = &chance;
  top.child = order_.is_reversed() ? chance.children - 1 : 0;
}

// Only where it is watched: an unused record would double the cost of a rational search.
template <class A, bool kPrune, class Watch, class Hook>
auto Engine<A, kPrune, Watch, Hook>::step_of(const NodeFrame& top, NodeId child, const Value& x,
                                             bool best_changed) const -> Step<Value> {
  Bounds window = window_of(top);
  return {top.node,
          child,
          top.role,
          seen_by(top.role, top.v),
          x,
          std::move(window.alpha),
          std::move(window.beta),
          best_changed,
          top.cursor != top.finish};
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::report_chance(const NodeFrame& top, NodeId child,
                                                   const Value& x) {
  const Chance& chance = chances_.top();
  if (A::too_large(chance.sum)) return;
  Step<Value> step = step_of(top, child, x, false);
  Number sum;
  if (watch_->wants_sums()) {
    sum = arithmetic_.number(chance.sum, *chance.node);
    step.sum = &sum;
  }
  watch_->update(step);
}

template <class A, bool kPrune, class Watch, class Hook>
void Engine<A, kPrune, Watch, Hook>::note_root_tie(NodeId child, bool is_first) {
  if (is_first) root_ties_.clear();
  root_ties_.push_back(child);
}

template <class A, bool kPrune, class Watch, class Hook>
Unread Engine<A, kPrune, Watch, Hook>::unread(const NodeFrame& top) const {
  if (as_given_) return {{}, top.cursor, top.finish};
  return {std::span(ordered_).subspan(top.cursor, top.finish - top.cursor), 0, 0};
}

// Puts them on the pool; the number of their end.
template <class A, bool kPrune, class Watch, class Hook>
NodeId Engine<A, kPrune, Watch, Hook>::order_children(NodeId node, Player role) {
  order_.append(node, role, ordered_);
  return static_cast<NodeId>(ordered_.size());
}

}  // namespace gametree

#undef GAMETREE_INLINE
