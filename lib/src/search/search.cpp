/// \file
/// Checks that rules fit a tree, chooses the number type, runs the engine and says what it found.
#include "gametree/search.h"

#include <algorithm>
#include <cassert>
#include <type_traits>
#include <utility>

#include "base/number_access.h"
#include "base/rounded_text.h"
#include "gametree/trace.h"
#include "search/arithmetic.h"
#include "search/child_order.h"
#include "search/engine.h"
#include "search/hooks.h"
#include "search/overridden.h"
#include "search/recorder.h"
#include "search/search_limited.h"
#include "search/searched_tree.h"
#include "search/tracer.h"
#include "tree/chance_weights.h"
#include "tree/leaf_store.h"

namespace gametree {
namespace {

std::optional<Error> refuse(ErrorCode code, std::vector<std::string> facts) {
  return Error{code, std::move(facts), kNoOffset, {}, {}};
}

bool is_open(const Window& window) { return window == Window{}; }

// The window at the root: what was given, and the bounds where it is open.
Window root_window(const Rules& rules) {
  Window window = rules.window;
  if (!rules.bounds) return window;
  if (window.alpha == Number::minus_infinity()) window.alpha = rules.bounds->alpha;
  if (window.beta == Number::infinity()) window.beta = rules.bounds->beta;
  return window;
}

std::optional<Error> check_windows(const Rules& rules) {
  if (rules.bounds && rules.bounds->alpha > rules.bounds->beta)
    return refuse(ErrorCode::bounds_crossed,
                  {brief_text(rules.bounds->alpha), brief_text(rules.bounds->beta)});
  // Bounds of one value leave an open window no room; that is fine, a window that was given isn't.
  const Window window = root_window(rules);
  if (rules.window.alpha < rules.window.beta &&
      (is_open(rules.window) || window.alpha < window.beta))
    return std::nullopt;
  return refuse(ErrorCode::window_not_open, {brief_text(window.alpha), brief_text(window.beta)});
}

std::optional<Error> check_bounds(const SearchedTree& tree, const Rules& rules) {
  if (!rules.bounds) return std::nullopt;
  const GameTree& searched = tree.searched();
  for (NodeId node = 0; node < searched.size(); ++node) {
    if (!searched.is_leaf(node)) continue;
    const Number utility = searched.utility(node);
    if (utility < rules.bounds->alpha || utility > rules.bounds->beta)
      return refuse(ErrorCode::leaf_out_of_bounds,
                    {describe(tree.whole(), tree.origin(node)), brief_text(utility),
                     brief_text(rules.bounds->alpha), brief_text(rules.bounds->beta)});
  }
  return std::nullopt;
}

std::optional<Error> check_algorithm(const SearchedTree& tree, const Rules& rules) {
  if (rules.algorithm != Algorithm::minimax || !tree.searched().has_chance()) return std::nullopt;
  NodeId chance = 0;
  while (!tree.searched().data().is_chance(chance)) ++chance;
  return refuse(ErrorCode::chance_needs_expectimax, {std::string(to_text(rules.algorithm)),
                                                     describe(tree.whole(), tree.origin(chance))});
}

// Children of CHANCE are read as written, so they need no estimate.
std::optional<Error> check_estimates(const SearchedTree& tree, const Rules& rules) {
  if (rules.order != Order::eval) return std::nullopt;
  const GameTree& searched = tree.searched();
  for (NodeId node = 0; node < searched.size(); ++node) {
    if (searched.is_leaf(node) || searched.player(node) == Player::chance) continue;
    for (NodeId child = node + 1; child < searched.end(node); child = searched.end(child))
      if (!searched.is_leaf(child) && !searched.eval(child))
        return refuse(ErrorCode::no_eval_for_order, {describe(tree.whole(), tree.origin(child))});
  }
  return std::nullopt;
}

std::optional<Error> check_fit(const SearchedTree& tree, const Rules& rules) {
  if (auto error = check_algorithm(tree, rules)) return error;
  if (auto error = check_bounds(tree, rules)) return error;
  if (auto error = check_orders(tree.whole(), rules)) return error;
  return check_estimates(tree, rules);
}

bool prunes(Algorithm algorithm) { return algorithm == Algorithm::alphabeta; }

// Numbers of the rules that the search compares values with: without windows, what is known of
// unread children alone.
std::vector<Number> rule_numbers(const Rules& rules) {
  std::vector<Number> numbers;
  if (prunes(rules.algorithm)) numbers = {rules.window.alpha, rules.window.beta};
  if (rules.bounds) {
    numbers.push_back(rules.bounds->alpha);
    numbers.push_back(rules.bounds->beta);
  }
  return numbers;
}

// A unit of which every value of the search is a multiple and fits 61 bits; 0: there is none.
std::int64_t scaled_unit(const TreeData& tree, const Rules& rules) {
  if (!tree.fractions.empty() || !tree.numbers.empty()) return 0;
  const std::vector<Number> numbers = rule_numbers(rules);
  std::int64_t unit = tree.unit;
  for (const Number& number : numbers) unit = common_unit(unit, unit_of(number));
  if (unit == 0) return 0;
  const auto fits = [&](const Number& number) {
    using detail::NumberAccess;
    if (number.is_infinite()) return true;
    const Int128 scaled =
        Int128{NumberAccess::numerator(number)} * (unit / NumberAccess::denominator(number));
    return scaled <= kMaxScaled && scaled >= -kMaxScaled;
  };
  const bool leaves_fit = Int128{tree.largest} * (unit / tree.leaf_unit) <= kMaxScaled;
  return leaves_fit && std::ranges::all_of(numbers, fits) ? unit : 0;
}

/// Writes down each node's true value as a key to sort by.
template <class Arithmetic>
class KeyKeeper : public Observer<typename Arithmetic::Value> {
 public:
  using Value = typename Arithmetic::Value;
  explicit KeyKeeper(NodeId nodes) : keys_(nodes) {}

  void enter(const Step<Value>&) override {}
  void leaf(const Step<Value>& step) override { keep(step); }
  void update(const Step<Value>&) override {}
  void cut(const Step<Value>&, const Unread&) override {}
  void exit(const Step<Value>& step) override { keep(step); }

  [[nodiscard]] std::vector<Number> take() { return std::move(keys_); }

 private:
  void keep(const Step<Value>& step) { keys_[step.node] = Arithmetic::order_key(step.value); }

  std::vector<Number> keys_;
};

/// Has nodes return what was given.
class OverrideHook final : public Hooks<Number> {
 public:
  OverrideHook(const SearchedTree& tree, const RationalArithmetic& arithmetic,
               const Overrides& overrides)
      : tree_(tree), arithmetic_(arithmetic), overrides_(overrides) {}

  Number hand_up(const Path& path, const Number& right) override {
    const auto given = overrides_.find(tree_.origin(path.above(0).node));
    return given == overrides_.end() ? right : arithmetic_.value(given->second);
  }

 private:
  const SearchedTree& tree_;
  const RationalArithmetic& arithmetic_;
  const Overrides& overrides_;
};

/// Who is told of a search, and what it does not find out by itself. Borrowed.
struct Telling {
  TraceListener* listener = nullptr;     // null: nobody is told of steps
  const Overrides* overrides = nullptr;  // null: none; else there is a listener
};

/// One search in one number type.
template <class Arithmetic>
class Run {
 public:
  using Value = typename Arithmetic::Value;

  Run(SearchedTree tree, const Rules& rules, const SearchOptions& options, const Telling& telling,
      Arithmetic arithmetic)
      : result_{std::move(tree), rules, {}, {}, {}, {}, {}, {}, {}, {}},
        tree_(result_.tree.searched()),
        options_(options),
        telling_(telling),
        arithmetic_(std::move(arithmetic)) {}

  Result<SearchResult> search();

 private:
  template <bool kPrune, class Watch, class Hook = Unhooked>
  std::optional<Error> run_engine(const ChildOrder& order, Watch* watch, Hook* hook = nullptr);
  template <class Watch>
  std::optional<Error> run_watched(const ChildOrder& order, Watch& watcher);
  std::optional<Error> run_recorded(const ChildOrder& order);
  std::optional<Error> run_traced(const ChildOrder& order);
  template <class Watch>
  std::optional<Error> record(const ChildOrder& order, Watch& recorder);

  [[nodiscard]] EngineRules<Value> engine_rules() const;
  Result<std::vector<Number>> keys() const;
  [[nodiscard]] Error too_large(NodeId node) const;
  void count(const EngineCounts& counts);
  void set_line(std::vector<NodeId> line);

  SearchResult result_;
  const GameTree tree_;
  const SearchOptions options_;
  const Telling telling_;
  const Arithmetic arithmetic_;
};

template <class A>
EngineRules<typename A::Value> Run<A>::engine_rules() const {
  const Rules& rules = result_.rules;
  EngineRules<Value> engine;
  engine.cut_on_equality = rules.cut_on == CutOn::greater_equal;
  engine.clamp = rules.fail == Fail::hard;
  engine.shallow = rules.reach == Reach::shallow;
  engine.count_empty_cutoffs = rules.empty_cutoffs == EmptyCutoffs::yes;
  const Window open = rules.bounds.value_or(Window{});
  engine.low = arithmetic_.value(open.alpha);
  engine.high = arithmetic_.value(open.beta);
  engine.alpha = -A::infinity();
  engine.beta = A::infinity();
  if (!prunes(rules.algorithm)) return engine;
  const Window root = root_window(rules);
  engine.alpha = arithmetic_.value(root.alpha);
  engine.beta = arithmetic_.value(root.beta);
  return engine;
}

template <class A>
Error Run<A>::too_large(NodeId node) const {
  return {ErrorCode::result_too_large,
          {describe(result_.tree.whole(), result_.tree.origin(node))},
          kNoOffset,
          {},
          {}};
}

// What the children are sorted by: needs true values for best and worst, so one minimax before.
template <class A>
Result<std::vector<Number>> Run<A>::keys() const {
  switch (result_.rules.order) {
    case Order::given:
    case Order::reversed:
      return std::vector<Number>{};
    case Order::eval:
      return estimate_keys(tree_);
    case Order::best:
    case Order::worst:
      break;
  }
  KeyKeeper<A> keeper(tree_.size());
  const ChildOrder as_given(tree_, Order::given, {});
  Engine<A, false, Observer<Value>> engine(tree_, arithmetic_, {}, as_given, &keeper);
  if (!engine.run()) return too_large(engine.too_large());
  return keeper.take();
}

template <class A>
void Run<A>::count(const EngineCounts& counts) {
  Counts& total = result_.counts;
  total.nodes = tree_.size();
  total.leaves = tree_.leaf_count();
  total.depth = tree_.depth();
  total.leaves_read = total.leaf_visits = counts.leaves_read;
  total.nodes_read = total.node_visits = counts.leaves_read + counts.inner_read;
  total.leaves_cut = total.leaves - total.leaves_read;
  total.cutoffs = counts.cutoffs;
}

// A line that the engine or the recorder followed: kMaxLine nodes of it.
template <class A>
void Run<A>::set_line(std::vector<NodeId> line) {
  result_.line_truncated = line.size() > kMaxLine;
  if (result_.line_truncated) line.resize(kMaxLine);
  result_.line = std::move(line);
}

template <class A>
template <bool kPrune, class Watch, class Hook>
std::optional<Error> Run<A>::run_engine(const ChildOrder& order, Watch* watch, Hook* hook) {
  Engine<A, kPrune, Watch, Hook> engine(tree_, arithmetic_, engine_rules(), order, watch, hook);
  const std::optional<Value> value = engine.run();
  if constexpr (!std::is_same_v<Watch, Unwatched>) {
    if (watch->is_stopped()) return Error{ErrorCode::search_stopped, {}, kNoOffset, {}, {}};
  }
  if (!value) return too_large(engine.too_large());
  result_.value = arithmetic_.number(*value);
  count(engine.counts());
  std::vector<NodeId> line = engine.line();
  if (!kPrune) result_.best = engine.root_ties();
  if (kPrune && line.size() > 1) result_.best = {line[1]};
  set_line(std::move(line));
  return std::nullopt;
}

template <class A>
std::optional<Error> Run<A>::run_recorded(const ChildOrder& order) {
  const EngineRules<Value> rules = engine_rules();
  Recorder<A> recorder(tree_, arithmetic_, rules.low, rules.high, options_);
  return record(order, recorder);
}

template <class A>
std::optional<Error> Run<A>::run_traced(const ChildOrder& order) {
  const EngineRules<Value> rules = engine_rules();
  Tracer<A> tracer(result_.tree, arithmetic_, rules.low, rules.high, options_,
                   prunes(result_.rules.algorithm), *telling_.listener);
  if (telling_.overrides != nullptr) tracer.set_overrides(*telling_.overrides);
  telling_.listener->begin(result_.tree, result_.rules);
  return record(order, tracer);
}

/// What an engine takes a watch for. A trace of small numbers is by far the most that is watched:
/// its tracer's own type, so that no step costs a call.
template <class Watch>
using WatchedAs = std::conditional_t<std::is_same_v<Watch, Tracer<ScaledArithmetic>>, Watch,
                                     Observer<typename Watch::Value>>;

// Overridden searches are of small trees, so that one number type is enough for them.
template <class A>
template <class Watch>
std::optional<Error> Run<A>::run_watched(const ChildOrder& order, Watch& watcher) {
  WatchedAs<Watch>* const watch = &watcher;
  const bool prune = prunes(result_.rules.algorithm);
  if constexpr (std::is_same_v<A, RationalArithmetic>) {
    if (telling_.overrides != nullptr) {
      OverrideHook override_hook(result_.tree, arithmetic_, *telling_.overrides);
      Hooks<Number>* hook = &override_hook;
      return prune ? run_engine<true>(order, watch, hook) : run_engine<false>(order, watch, hook);
    }
  }
  return prune ? run_engine<true>(order, watch) : run_engine<false>(order, watch);
}

// Under a window that was given a returned value may be a bound, and a child that returned it may
// be no best child: then the recorder's word replaces the engine's.
template <class A>
template <class Watch>
std::optional<Error> Run<A>::record(const ChildOrder& order, Watch& recorder) {
  if (auto error = run_watched(order, recorder)) return error;
  result_.bound = recorder.bound();
  if (prunes(result_.rules.algorithm)) {
    const bool is_known = result_.bound == Bound::exact;
    std::vector<NodeId> line = is_known ? recorder.line() : std::vector<NodeId>{0};
    result_.best.clear();
    if (line.size() > 1) result_.best = {line[1]};
    set_line(std::move(line));
  }
  result_.cutoffs = recorder.take_cutoffs();
  result_.nodes = recorder.take_nodes();
  return std::nullopt;
}

template <class A>
Result<SearchResult> Run<A>::search() {
  Result<std::vector<Number>> order_keys = keys();
  if (!order_keys) return order_keys.error();
  const ChildOrder order(tree_, result_.rules.order, std::move(order_keys).value(),
                         orders_in(result_.tree, result_.rules));
  const bool prune = prunes(result_.rules.algorithm);
  const bool is_recorded =
      options_.cutoffs || options_.nodes || (prune && !is_open(result_.rules.window));
  std::optional<Error> error;
  if (telling_.listener != nullptr)
    error = run_traced(order);
  else if (is_recorded)
    error = run_recorded(order);
  else if (prune)
    error = run_engine<true, Unwatched>(order, nullptr);
  else
    error = run_engine<false, Unwatched>(order, nullptr);
  if (error) return *error;
  // At depth 0 no action is best, even where quiescence goes on below the root.
  if (result_.rules.depth == 0U) {
    result_.best.clear();
    set_line({0});
  }
  return std::move(result_);
}

Algorithm resolve(Algorithm algorithm, const GameTree& searched) {
  if (algorithm != Algorithm::automatic) return algorithm;
  return searched.has_chance() ? Algorithm::expectimax : Algorithm::minimax;
}

Result<SearchResult> run(SearchedTree tree, const Rules& rules, const SearchOptions& options,
                         const Telling& telling) {
  if (auto error = check_fit(tree, rules)) return *error;
  Rules resolved = rules;
  resolved.algorithm = resolve(rules.algorithm, tree.searched());
  const TreeData& data = tree.searched().data();
  const std::int64_t unit = telling.overrides == nullptr ? scaled_unit(data, resolved) : 0;
  if (unit != 0)
    return Run(std::move(tree), resolved, options, telling, ScaledArithmetic(data, unit)).search();
  return Run(std::move(tree), resolved, options, telling, RationalArithmetic(data)).search();
}

Result<SearchResult> limit_and_run(const GameTree& tree, const Rules& rules,
                                   const SearchOptions& options, const Telling& telling) {
  if (auto error = check_windows(rules)) return *error;
  Result<SearchedTree> searched = make_searched_tree(tree, rules);
  if (!searched) return searched.error();
  return run(std::move(searched).value(), rules, options, telling);
}

}  // namespace

Result<SearchResult> search(const GameTree& tree, const Rules& rules,
                            const SearchOptions& options) {
  return limit_and_run(tree, rules, options, {});
}

Result<SearchResult> trace(const GameTree& tree, const Rules& rules, const SearchOptions& options,
                           TraceListener& listener) {
  return limit_and_run(tree, rules, options, {&listener, nullptr});
}

Result<SearchResult> trace_overridden(const GameTree& tree, const Rules& rules,
                                      const Overrides& overrides, TraceListener& listener) {
  return limit_and_run(tree, rules, {}, {&listener, &overrides});
}

Result<SearchResult> search_limited(SearchedTree tree, const Rules& rules,
                                    const SearchOptions& options) {
  return run(std::move(tree), rules, options, {});
}

}  // namespace gametree
