/// \file
/// One step of a search as a JSON object, of ready-made pieces.
#include "output/step_json.h"

#include <string>

#include "output/plain_number.h"
#include "output/words.h"

namespace gametree::output {
namespace {

// All pieces of a step, with its plain numbers.
constexpr std::size_t kPieces = 768;

/// What stands between a step's number and its path, by TraceEvent.
constexpr std::array<Piece<48>, 6> kEvents{{
    {R"(, "event": "enter", "node": {"path": ")"},
    {R"(, "event": "leaf", "node": {"path": ")"},
    {R"(, "event": "eval", "node": {"path": ")"},
    {R"(, "event": "update", "node": {"path": ")"},
    {R"(, "event": "cut", "node": {"path": ")"},
    {R"(, "event": "exit", "node": {"path": ")"},
}};

/// By Bound.
constexpr std::array<Piece<32>, 3> kBounds{{
    {R"(, "bound": "exact")"},
    {R"(, "bound": "<=")"},
    {R"(, "bound": ">=")"},
}};

using Key = StepKey;
constexpr Key kAlpha{{R"(, "alpha": )"}, "", "alpha"};
constexpr Key kBeta{{R"(, "beta": )"}, "", "beta"};
constexpr Key kValue{{R"(, "value": )"}, "", "value"};
/// Behind a reference, which its quote closes.
constexpr Key kChildValue{{R"(", "value": )"}, R"(")", "value"};

/// Behind a reference in an object of its own.
constexpr Key kValueAfter{{R"("}, "value": )"}, R"("})", "value"};

constexpr Piece<16> kBest{R"(, "best": true)"};
/// By Bound, of an update: without `best`, and with it.
constexpr std::array<std::array<Piece<32>, 2>, 3> kBoundsAndBest{{
    {{{R"(, "bound": "exact")"}, {R"(, "bound": "exact", "best": true)"}}},
    {{{R"(, "bound": "<=")"}, {R"(, "bound": "<=", "best": true)"}}},
    {{{R"(, "bound": ">=")"}, {R"(, "bound": ">=", "best": true)"}}},
}};
/// By Bound, of a child: up to its parent's value.
constexpr std::array<Piece<32>, 3> kChildBounds{{
    {R"(, "bound": "exact"}, "value": )"},
    {R"(, "bound": "<="}, "value": )"},
    {R"(, "bound": ">="}, "value": )"},
}};

/// By CutoffKind: up to the path of the child that was read last.
constexpr std::array<Piece<48>, 2> kCuts{{
    {R"(, "kind": "beta", "after": {"path": ")"},
    {R"(, "kind": "alpha", "after": {"path": ")"},
}};
constexpr Piece<16> kTest{R"(, "test": ")"};

std::size_t place_of(CutoffKind kind) { return static_cast<std::size_t>(kind); }

/// What stands between the numbers that are compared: ` <= alpha `.
Piece<16> test_piece(CutoffKind kind, CutOn cut_on) {
  return {std::string(" ").append(comparison(kind, cut_on)) + ' ' + std::string(word(kind)) + ' '};
}

char* put_bound(char* at, Bound bound) { return kBounds[static_cast<std::size_t>(bound)].put(at); }

constexpr bool is_arrival(TraceEvent event) { return event <= TraceEvent::eval; }

}  // namespace

StepJson::StepJson(const SearchedTree& tree, const Rules& rules, const Layout& layout, Buffer& out)
    : layout_(layout),
      path_(tree),
      cutoffs_(tree, rules, JsonWriter::in_object(out)),
      out_(out),
      tests_{test_piece(CutoffKind::beta, rules.cut_on),
             test_piece(CutoffKind::alpha, rules.cut_on)} {}

// There is room for any step of a node that was arrived at.
[[gnu::always_inline]] inline void StepJson::arrive(const TraceStep& step) {
  path_.arrive(step);
  out_.keep_free(kPieces + path_.room());
}

[[gnu::always_inline]] inline char* StepJson::number(char* at, const Key& key,
                                                     const Number& value) {
  if (!is_small(value)) [[unlikely]]
    return large_number(at, key, value);
  return write_small(value, key.text.put(at));
}

// Or an infinity, or one that is no integer.
char* StepJson::large_number(char* at, const Key& key, const Number& value) {
  if (has_plain_json(value)) return write_plain_json(value, key.text.put(at));
  out_.take(at);
  out_.add(key.before);
  JsonWriter json = JsonWriter::in_object(out_);
  write_number(json, key.name, value);
  return out_.end();
}

inline char* StepJson::window(char* at, const Window& window) {
  return number(number(at, kAlpha, window.alpha), kBeta, window.beta);
}

template <TraceEvent event>
[[gnu::always_inline]] inline char* StepJson::begin() {
  return kEvents[static_cast<std::size_t>(event)].put(number_.put(out_.end()));
}

[[gnu::always_inline]] inline bool StepJson::end(char* at) {
  at[0] = '}';
  at[1] = '\n';
  out_.take(at + (layout_.line_ends ? 2 : 1));
  number_.next();
  return out_.is_open();
}

inline char* StepJson::enter(char* at, const TraceStep& step) {
  at = path_.put_node(at, step.depth);
  return step.window ? window(at, *step.window) : at;
}

[[gnu::always_inline]] inline char* StepJson::leaf(char* at, const TraceStep& step) {
  if (step.depth == 0) [[unlikely]]
    return value_and_window(path_.put_node(at, 0), step);
  at = path_.put_child(at, step.depth - 1);
  if (step.window || !is_small(*step.value)) [[unlikely]]
    return value_and_window(path_.put_player(at, step), step);
  return write_small(*step.value, path_.put_player_and_key(at, step));
}

[[gnu::always_inline]] inline char* StepJson::value_and_window(char* at, const TraceStep& step) {
  if (step.window) at = window(at, *step.window);
  return number(at, kValue, *step.value);
}

// Behind the value of a child that is closed by its bound.
[[gnu::always_inline]] inline char* StepJson::parent_value(char* at, Bound bound,
                                                           const Number& value) {
  if (is_small(value)) [[likely]]
    return write_small(value, kChildBounds[static_cast<std::size_t>(bound)].put(at));
  at = put_bound(at, bound);
  *at = '}';
  return large_number(at + 1, kValue, value);
}

[[gnu::always_inline]] inline char* StepJson::update(char* at, const TraceStep& step) {
  at = path_.put_update(at, step.depth);
  at = number(at, kChildValue, step.child->value);
  at = parent_value(at, step.child->bound, *step.value);
  const auto is_best = static_cast<std::size_t>(step.best_changed);
  if (step.bound && !step.window)
    return kBoundsAndBest[static_cast<std::size_t>(*step.bound)][is_best].put(at);
  if (step.bound) at = put_bound(at, *step.bound);
  if (step.window) at = window(at, *step.window);
  // It is as often there as not: no branch.
  kBest.put(at);
  return at + kBest.size * is_best;
}

char* StepJson::cut(char* at, const TraceStep& step) {
  const Cutoff& cutoff = *step.cutoff;
  at = kCuts[place_of(cutoff.kind)].put(path_.put_node(at, step.depth));
  at = number(path_.put_child(at, step.depth), kValueAfter, cutoff.value);
  at = number(number(at, kAlpha, cutoff.alpha), kBeta, cutoff.beta);
  at = test(at, cutoff);
  if (!layout_.cut_lists) return at;
  out_.take(at);
  cutoffs_.cutoff_lists(cutoff);
  return out_.end();
}

char* StepJson::test(char* at, const Cutoff& cutoff) {
  const Number& end = met_end(cutoff);
  if (is_small(cutoff.value) && is_small(end)) [[likely]] {
    at = write_small(cutoff.value, kTest.put(at));
    at = write_small(end, tests_[place_of(cutoff.kind)].put(at));
    *at = '"';
    return at + 1;
  }
  out_.take(at);
  cutoffs_.cutoff_test(cutoff);
  return out_.end();
}

inline char* StepJson::exit(char* at, const TraceStep& step) {
  at = number(path_.put_node(at, step.depth), kValue, *step.value);
  return put_bound(at, *step.bound);
}

void StepJson::skip(const TraceStep& step) {
  if (is_arrival(step.event)) arrive(step);
  number_.next();
}

// A function for each event: none needs as many registers as all together.
template <TraceEvent event>
[[gnu::noinline]] bool StepJson::write_event(const TraceStep& step) {
  if constexpr (is_arrival(event)) arrive(step);
  return write_arrived<event>(step);
}

template <TraceEvent event>
[[gnu::always_inline]] inline bool StepJson::write_arrived(const TraceStep& step) {
  if constexpr (event == TraceEvent::update) return end(update(number_.put(out_.end()), step));
  char* const at = begin<event>();
  if constexpr (event == TraceEvent::enter) return end(enter(at, step));
  if constexpr (event == TraceEvent::leaf || event == TraceEvent::eval) return end(leaf(at, step));
  if constexpr (event == TraceEvent::cut) return end(cut(at, step));
  if constexpr (event == TraceEvent::exit) return end(exit(at, step));
}

// An update as nearly all are: one path of loads and copies, without a call in between for which
// registers would have to be kept. Any other is written by `write_event`, which has the same
// pieces.
bool StepJson::write_update(const TraceStep& step) {
  const PathJson::Plain plain = path_.plain(step.depth);
  const std::uint64_t child = small_place(step.child->value);
  const std::uint64_t value = small_place(*step.value);
  if (!(plain.is_plain & is_small_place(child) & is_small_place(value) & step.bound.has_value() &
        !step.window.has_value())) [[unlikely]]
    return write_event<TraceEvent::update>(step);
  const auto child_bound = static_cast<std::size_t>(step.child->bound);
  const auto bound = static_cast<std::size_t>(*step.bound);
  const auto is_best = static_cast<std::size_t>(step.best_changed);
  char* at = PathJson::put_plain_update(number_.put(out_.end()), plain);
  at = put_small(kChildValue.text.put(at), child);
  at = put_small(kChildBounds[child_bound].put(at), value);
  return end(kBoundsAndBest[bound][is_best].put(at));
}

// The same of a leaf.
bool StepJson::write_leaf(const TraceStep& step) {
  if (!path_.arrive_plain(step)) [[unlikely]]
    return write_event<TraceEvent::leaf>(step);
  const PathJson::Plain plain = path_.plain(step.depth - 1);
  const std::uint64_t value = small_place(*step.value);
  const std::size_t player_size = path_.plain_player_size(step);
  if (!(plain.is_plain & is_small_place(value) & (player_size > 0) & !step.window.has_value()))
      [[unlikely]]
    return write_arrived<TraceEvent::leaf>(step);
  char* at = path_.put_plain_child(begin<TraceEvent::leaf>(), plain, player_size);
  return end(put_small(at, value));
}

// The two of each leaf come one after the other, where a jump by a table is hard to guess.
bool StepJson::write(const TraceStep& step) {
  if (step.event == TraceEvent::update) return write_update(step);
  if (step.event == TraceEvent::leaf) return write_leaf(step);
  switch (step.event) {
    case TraceEvent::enter:
      return write_event<TraceEvent::enter>(step);
    case TraceEvent::leaf:
      return write_event<TraceEvent::leaf>(step);
    case TraceEvent::eval:
      return write_event<TraceEvent::eval>(step);
    case TraceEvent::update:
      return write_event<TraceEvent::update>(step);
    case TraceEvent::cut:
      return write_event<TraceEvent::cut>(step);
    case TraceEvent::exit:
      return write_event<TraceEvent::exit>(step);
  }
  return true;
}

}  // namespace gametree::output
