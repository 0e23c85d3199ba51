/// \file
/// Benchmark: a trace as jsonl beside the same search with an observer that only counts.
#include <cstdint>
#include <cstdio>
#include <string>

#include "bench/measure.h"
#include "bench/random_shape.h"
#include "gametree/trace_report.h"
#include "gametree/tree_builder.h"
#include "search/arithmetic.h"
#include "search/child_order.h"
#include "search/engine.h"

namespace gametree::bench {
namespace {

constexpr unsigned kDepth = 8;  // more than 10^6 leaves
constexpr std::uint64_t kSeed = 2;
constexpr int kRuns = 15;

struct TreeSink {
  explicit TreeSink(bool has_actions) : has_actions_(has_actions) {}

  void inner(int) {
    open();
    builder.player(depth++ % 2 == 0 ? Player::max : Player::min);
    next.push_back(0);
  }
  void leaf(int value) {
    open();
    builder.value(value);
    builder.close();
  }
  void close() {
    --depth;
    next.pop_back();
    builder.close();
  }

  TreeBuilder builder;
  unsigned depth = 0;

 private:
  void open() {
    builder.open();
    if (next.empty() || !has_actions_) return;
    builder.action("a" + std::to_string(++next.back()));
  }

  bool has_actions_;
  std::vector<int> next;
};

GameTree make_tree(bool has_actions) {
  TreeSink sink(has_actions);
  RandomShape(sink, kDepth, kSeed);
  return sink.builder.finish().value();
}

/// Counts, and does nothing else.
class Counter : public Observer<std::int64_t> {
 public:
  void enter(const Step<std::int64_t>&) override { ++events; }
  void leaf(const Step<std::int64_t>&) override { ++events; }
  void update(const Step<std::int64_t>&) override { ++events; }
  void cut(const Step<std::int64_t>&, const Unread&) override { ++events; }
  void exit(const Step<std::int64_t>&) override { ++events; }

  std::uint64_t events = 0;
};

template <bool kPrune>
std::uint64_t count_events(const GameTree& tree) {
  const ScaledArithmetic arithmetic(tree.data(), 1);
  EngineRules<std::int64_t> rules;
  rules.low = rules.alpha = -ScaledArithmetic::infinity();
  rules.high = rules.beta = ScaledArithmetic::infinity();
  const ChildOrder as_given(tree, Order::given, {});
  Counter counter;
  Engine<ScaledArithmetic, kPrune, Observer<std::int64_t>> engine(tree, arithmetic, rules, as_given,
                                                                  &counter);
  engine.run();
  return counter.events;
}

struct Written {
  std::uint64_t bytes = 0, lines = 0;
};

/// \param counts_lines  takes longer than writing them.
Written write_trace(const GameTree& tree, Algorithm algorithm, bool has_lists, bool counts_lines) {
  Rules rules;
  rules.algorithm = algorithm;
  Written written;
  const Sink sink = [&](std::string_view text) {
    written.bytes += text.size();
    if (counts_lines)
      for (const char character : text) written.lines += character == '\n' ? 1U : 0U;
    return true;
  };
  const TraceReport report{.source = "tree.sexp", .lists = {.cutoffs = has_lists}};
  const TraceFormat& format = *find_trace_format("jsonl");
  const auto writer = format.make(report, sink);
  writer->finish(trace(tree, rules, needed_lists(format, report.lists), *writer).value());
  return written;
}

struct Figures {
  Compared seconds;  // counting, writing
  double memory = 0;
  std::uint64_t leaves = 0, events = 0, bytes = 0;
  bool agree = false;
};

Figures measure(Algorithm algorithm, bool has_lists, bool has_actions) {
  const GameTree tree = make_tree(has_actions);
  Figures figures;
  figures.leaves = tree.leaf_count();
  const double before = peak_bytes();
  const Written written = write_trace(tree, algorithm, has_lists, true);
  figures.memory = peak_bytes() - before;
  figures.bytes = written.bytes;
  const auto count = [&] {
    figures.events =
        algorithm == Algorithm::minimax ? count_events<false>(tree) : count_events<true>(tree);
  };
  figures.seconds =
      compare_seconds(kRuns, count, [&] { write_trace(tree, algorithm, has_lists, false); });
  figures.agree = written.lines == figures.events + 1;  // the last line is the summary
  return figures;
}

bool print_row(const char* what, Algorithm algorithm, bool has_lists, bool has_actions) {
  const Figures figures =
      in_own_process<Figures>([=] { return measure(algorithm, has_lists, has_actions); });
  if (!figures.agree) {
    std::printf("%s: the lines are not as many as the events\n", what);
    return false;
  }
  const auto events = static_cast<double>(figures.events);
  std::printf("%-28s  %8llu events of %4.0f bytes  %6.1f  %6.1f  %5.2f times  %5.1f MB\n", what,
              static_cast<unsigned long long>(figures.events),
              static_cast<double>(figures.bytes) / events, figures.seconds.first * 1e9 / events,
              figures.seconds.second * 1e9 / events, figures.seconds.ratio, figures.memory / 1e6);
  return true;
}

int compare() {
  std::puts("ns per event: counting, written as jsonl; their ratio (target 5), memory (target 20)");
  const bool done = print_row("minimax", Algorithm::minimax, true, false) &&
                    print_row("alphabeta, no cutoffs", Algorithm::alphabeta, false, false) &&
                    print_row("alphabeta", Algorithm::alphabeta, true, false) &&
                    print_row("minimax, with actions", Algorithm::minimax, true, true);
  return done ? 0 : 1;
}

}  // namespace
}  // namespace gametree::bench

int main() { return gametree::bench::compare(); }
