/// \file
/// Tells a listener each step of a search: a recorder that says what it has just written down.
#pragma once

#include <utility>

#include "gametree/trace.h"
#include "search/recorder.h"

namespace gametree {

template <class Arithmetic>
class Tracer final : public Recorder<Arithmetic> {
 public:
  using Base = Recorder<Arithmetic>;
  using Value = typename Arithmetic::Value;

  /// \param has_windows  whether alpha and beta mean something in this search.
  Tracer(const SearchedTree& tree, const Arithmetic& arithmetic, Value low, Value high,
         const SearchOptions& options, bool has_windows, TraceListener& listener)
      : Base(tree.searched(), arithmetic, std::move(low), std::move(high), options),
        tree_(tree),
        has_windows_(has_windows),
        listener_(listener) {
    this->wants_sums_ = true;
  }

  void enter(const Step<Value>& step) override;
  void leaf(const Step<Value>& step) override;
  void update(const Step<Value>& step) override;
  void cut(const Step<Value>& step, const Unread& unread) override;
  void exit(const Step<Value>& step) override;

 private:
  TraceStep begin(TraceEvent event, NodeId node, std::size_t depth);
  void add_window(TraceStep& told, const Step<Value>& step) const;
  // Until the engine asks, some more steps may be reported.
  void tell(const TraceStep& told) {
    if (!this->is_stopped_) this->is_stopped_ = !listener_.step(told);
  }
  [[nodiscard]] std::optional<Player> player(NodeId node) const;
  [[nodiscard]] Number number(const Value& value) const { return this->arithmetic().number(value); }

  const SearchedTree& tree_;
  const bool has_windows_;
  TraceListener& listener_;
  std::uint64_t steps_ = 0;
};

template <class A>
std::optional<Player> Tracer<A>::player(NodeId node) const {
  const NodeId written = tree_.origin(node);
  if (tree_.whole().is_leaf(written)) return std::nullopt;
  return tree_.whole().player(written);
}

template <class A>
TraceStep Tracer<A>::begin(TraceEvent event, NodeId node, std::size_t depth) {
  TraceStep told;
  told.number = ++steps_;
  told.event = event;
  told.node = node;
  told.player = player(node);
  told.depth = static_cast<std::uint32_t>(depth);
  return told;
}

template <class A>
void Tracer<A>::add_window(TraceStep& told, const Step<Value>& step) const {
  if (has_windows_) told.window.emplace(Window{number(step.alpha), number(step.beta)});
}

template <class A>
void Tracer<A>::enter(const Step<Value>& step) {
  TraceStep told = begin(TraceEvent::enter, step.node, this->open_nodes());
  add_window(told, step);
  Base::enter(step);
  tell(told);
}

template <class A>
void Tracer<A>::leaf(const Step<Value>& step) {
  TraceStep told = begin(TraceEvent::leaf, step.node, this->open_nodes());
  if (told.player) told.event = TraceEvent::eval;
  add_window(told, step);
  told.value = number(step.value);
  Base::leaf(step);
  tell(told);
}

template <class A>
void Tracer<A>::update(const Step<Value>& step) {
  TraceStep told = begin(TraceEvent::update, step.node, this->open_nodes() - 1);
  add_window(told, step);
  told.child = TraceChild{step.child, number(step.child_value), this->bound()};
  told.best_changed = step.best_changed;
  Base::update(step);
  if (step.role != Player::chance) {
    told.value = number(step.value);
    told.bound = this->bound_of_update(step);
  } else {
    told.value = *step.sum;
    // Below CHANCE the window is open, so that each child's value is the true one.
    if (!step.children_left) told.bound = Bound::exact;
  }
  tell(told);
}

template <class A>
void Tracer<A>::cut(const Step<Value>& step, const Unread& unread) {
  Base::cut(step, unread);
  TraceStep told = begin(TraceEvent::cut, step.node, this->open_nodes() - 1);
  add_window(told, step);
  told.value = number(step.value);
  const Cutoff cutoff = this->cutoff_of(step, unread);
  told.cutoff = &cutoff;
  tell(told);
}

template <class A>
void Tracer<A>::exit(const Step<Value>& step) {
  TraceStep told = begin(TraceEvent::exit, step.node, this->open_nodes() - 1);
  told.value = number(step.value);
  Base::exit(step);
  told.bound = this->bound();
  tell(told);
}

}  // namespace gametree
