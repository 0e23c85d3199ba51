/// \file
/// Tells a listener each step of a search: a recorder that says what it has just written down.
#pragma once

#include <utility>

#include "gametree/trace.h"
#include "search/overridden.h"
#include "search/recorder.h"
#include "tree/tree_data.h"

namespace gametree {

/// What every leaf costs is inlined into the engine: beside writing a step it is the most.
template <class Arithmetic>
class Tracer final : public Recorder<Arithmetic> {
 public:
  using Base = Recorder<Arithmetic>;
  using Value = typename Arithmetic::Value;

  /// \param has_windows  whether alpha and beta mean something in this search.
  Tracer(const SearchedTree& tree, const Arithmetic& arithmetic, Value low, Value high,
         const SearchOptions& options, bool has_windows, TraceListener& listener);

  /// Says which nodes return what was given. Borrowed.
  void set_overrides(const Overrides& overrides) { overrides_ = &overrides; }

  void enter(const Step<Value>& step) override;
  void leaf(const Step<Value>& step) override;
  void update(const Step<Value>& step) override;
  void cut(const Step<Value>& step, const Unread& unread) override;
  void exit(const Step<Value>& step) override;

 private:
  TraceStep& next(TraceStep& told, const Step<Value>& step, std::size_t depth);
  void set_window(TraceStep& told, const Step<Value>& step) const;
  void set_sum(TraceStep& told, const Step<Value>& step) const;
  void tell(const TraceStep& told);
  [[nodiscard]] std::optional<Player> player(NodeId node) const;
  [[gnu::always_inline]] void write(const Value& value, Number& number) const {
    this->arithmetic().write(value, number);
  }
  [[nodiscard]] bool is_overridden(NodeId node) const {
    return overrides_ != nullptr && overrides_->contains(tree_.origin(node));
  }

  const SearchedTree& tree_;
  const TreeData& written_;
  const bool is_whole_;  // each node plays as it is written
  const bool has_windows_;
  TraceListener& listener_;
  const Overrides* overrides_ = nullptr;
  std::uint64_t steps_ = 0;
  // What is told, a step for each event: filling one in again costs less than making it.
  TraceStep enter_, leaf_, update_, cut_, exit_;
  Cutoff cutoff_{};
};

template <class A>
Tracer<A>::Tracer(const SearchedTree& tree, const A& arithmetic, Value low, Value high,
                  const SearchOptions& options, bool has_windows, TraceListener& listener)
    : Base(tree.searched(), arithmetic, std::move(low), std::move(high), options),
      tree_(tree),
      written_(tree.whole().data()),
      is_whole_(&tree.searched().data() == &written_),
      has_windows_(has_windows),
      listener_(listener) {
  this->wants_sums_ = true;
  enter_.event = TraceEvent::enter;
  update_.event = TraceEvent::update;
  cut_.event = TraceEvent::cut;
  exit_.event = TraceEvent::exit;
  for (TraceStep* told : {&leaf_, &update_, &cut_, &exit_}) told->value.emplace();
  if (has_windows)
    for (TraceStep* told : {&enter_, &leaf_, &update_, &cut_}) told->window.emplace();
  update_.child.emplace();
  cut_.cutoff = &cutoff_;
}

template <class A>
std::optional<Player> Tracer<A>::player(NodeId node) const {
  const NodeId written = tree_.origin(node);
  switch (word::tag(written_.words[written])) {
    case word::Tag::leaf:
      return std::nullopt;
    case word::Tag::max:
      return Player::max;
    case word::Tag::min:
      return Player::min;
    case word::Tag::side:
      break;
  }
  if (written_.is_chance(written)) return Player::chance;
  return std::nullopt;
}

template <class A>
[[gnu::always_inline]] inline TraceStep& Tracer<A>::next(TraceStep& told, const Step<Value>& step,
                                                         std::size_t depth) {
  told.number = ++steps_;
  told.node = step.node;
  told.player = is_whole_ ? step.role : player(step.node);
  told.depth = static_cast<std::uint32_t>(depth);
  return told;
}

template <class A>
[[gnu::always_inline]] inline void Tracer<A>::set_window(TraceStep& told,
                                                         const Step<Value>& step) const {
  if (!has_windows_) return;
  write(step.alpha, told.window->alpha);
  write(step.beta, told.window->beta);
}

// Until the engine asks, some more steps may be reported.
template <class A>
[[gnu::always_inline]] inline void Tracer<A>::tell(const TraceStep& told) {
  if (!this->is_stopped_) this->is_stopped_ = !listener_.step(told);
}

template <class A>
void Tracer<A>::enter(const Step<Value>& step) {
  TraceStep& told = next(enter_, step, this->open_nodes());
  set_window(told, step);
  Base::enter(step);
  tell(told);
}

template <class A>
[[gnu::always_inline]] inline void Tracer<A>::leaf(const Step<Value>& step) {
  TraceStep& told = next(leaf_, step, this->open_nodes());
  if (is_whole_) told.player.reset();
  told.event = told.player ? TraceEvent::eval : TraceEvent::leaf;
  set_window(told, step);
  write(step.value, *told.value);
  Base::leaf(step);
  tell(told);
}

template <class A>
[[gnu::always_inline]] inline void Tracer<A>::update(const Step<Value>& step) {
  TraceStep& told = next(update_, step, this->open_nodes() - 1);
  set_window(told, step);
  told.child->node = step.child;
  write(step.child_value, told.child->value);
  told.child->bound = this->bound();
  told.best_changed = step.best_changed;
  if (step.role != Player::chance) [[likely]] {
    write(step.value, *told.value);
    told.bound = this->take_update(step);
  } else {
    set_sum(told, step);
  }
  tell(told);
}

// Below CHANCE the window is open, so that each child's value is the true one.
template <class A>
void Tracer<A>::set_sum(TraceStep& told, const Step<Value>& step) const {
  *told.value = *step.sum;
  told.bound.reset();
  if (!step.children_left) told.bound = Bound::exact;
}

template <class A>
void Tracer<A>::cut(const Step<Value>& step, const Unread& unread) {
  Base::cut(step, unread);
  TraceStep& told = next(cut_, step, this->open_nodes() - 1);
  set_window(told, step);
  write(step.value, *told.value);
  this->describe_cut(step, cutoff_);
  if (listener_.wants_cut_lists()) this->list(unread, cutoff_.cut);
  tell(told);
}

template <class A>
void Tracer<A>::exit(const Step<Value>& step) {
  TraceStep& told = next(exit_, step, this->open_nodes() - 1);
  write(step.value, *told.value);
  Base::leave(step, is_overridden(step.node));
  told.bound = this->bound();
  tell(told);
}

}  // namespace gametree
