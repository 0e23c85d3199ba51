/// \file
/// Benchmark: exact expectimax beside the same engine on doubles.
#include <cstdint>
#include <cstdio>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "bench/measure.h"
#include "gametree/search.h"
#include "gametree/tree_builder.h"
#include "search/arithmetic.h"
#include "search/engine.h"

namespace gametree::bench {
namespace {

/// The engine's number type as others have it: fast, and rounded at every step.
class DoubleArithmetic {
 public:
  using Value = double;
  using Sum = double;

  explicit DoubleArithmetic(const TreeData& tree) : tree_(&tree) {}

  static Value infinity() { return std::numeric_limits<double>::infinity(); }
  static Value negate_if(bool negative, Value value) { return negative ? -value : value; }
  [[nodiscard]] Value small_leaf(std::int32_t leaf) const { return leaf; }
  [[nodiscard]] Value side_leaf(std::uint32_t w) const {
    return static_cast<double>(tree_->wide[word::entry(w)]);
  }
  static void reset(Sum& sum) { sum = 0; }
  static void add(Sum& sum, const ChanceNode& chance, const TreeData& tree, std::size_t child,
                  Value value) {
    sum += value * static_cast<double>(chance.first_weight == kUniform
                                           ? 1
                                           : tree.weights[chance.first_weight + child]);
  }
  static Value mean(Sum sum, const ChanceNode& chance) {
    return sum / static_cast<double>(chance.total);
  }
  static bool too_large(double) { return false; }

 private:
  const TreeData* tree_;
};

using Random = std::mt19937_64;

int draw(Random& random, int low, int high) {
  return low + static_cast<int>(random() % static_cast<std::uint64_t>(high - low + 1));
}

// Probabilities of `children` outcomes.
using Weights = std::vector<Number> (*)(Random&, int children);

// `children` whole parts of `total`, each at least 1.
std::vector<Number> parts_of(Random& random, int children, int total) {
  std::vector<Number> parts;
  int left = total;
  for (int i = children - 1; i > 0; --i) {
    const int part = draw(random, 1, 2 * (left - i) / (i + 1) > 1 ? 2 * (left - i) / (i + 1) : 1);
    parts.push_back(Number::fraction(part, total));
    left -= part;
  }
  parts.push_back(Number::fraction(left, total));
  return parts;
}

std::vector<Number> hundredths(Random& random, int children) {
  return parts_of(random, children, 100);
}
std::vector<Number> six_decimals(Random& random, int children) {
  return parts_of(random, children, 1'000'000);
}
std::vector<Number> uniform(Random&, int) { return {}; }
std::vector<Number> over_sums(Random& random, int children) {
  return parts_of(random, children, draw(random, 20, 200));
}

class Grower {
 public:
  Grower(Weights weights, std::uint64_t seed) : random_(seed), weights_(weights) {}

  GameTree grow(unsigned depth) {
    add(depth, Player::max, nullptr);
    return builder_.finish().value();
  }

 private:
  void add(unsigned depth, Player player, const Number* p) {
    builder_.open();
    if (p != nullptr) builder_.probability(*p);
    if (depth == 0)
      builder_.value(draw(random_, -1000, 1000));
    else
      add_children(depth, player);
    builder_.close();
  }
  void add_children(unsigned depth, Player player) {
    builder_.player(player);
    const int children = draw(random_, 2, 10);
    const Player next = player == Player::max ? Player::chance : Player::max;
    std::vector<Number> weights;
    if (player == Player::chance) weights = weights_(random_, children);
    for (int i = 0; i < children; ++i)
      add(depth - 1, next, weights.empty() ? nullptr : &weights[static_cast<std::size_t>(i)]);
  }

  Random random_;
  Weights weights_;
  TreeBuilder builder_;
};

double exact_seconds(const GameTree& tree, double& value) {
  return median_seconds(7, [&] { value = search(tree, {})->value.to_double(); });
}

double double_seconds(const GameTree& tree, double& value) {
  const ChildOrder order(tree, Order::given, {});
  const DoubleArithmetic arithmetic(tree.data());
  return median_seconds(7, [&] {
    Engine<DoubleArithmetic, false> engine(tree, arithmetic, {}, order, nullptr);
    value = engine.run().value();
  });
}

void compare(const char* what, Weights weights, double limit) {
  const GameTree tree = Grower(weights, 8).grow(8);
  double exact = 0;
  double rounded = 0;
  const double ours = exact_seconds(tree, exact);
  const double theirs = double_seconds(tree, rounded);
  std::printf(
      "%-22s %8u leaves  %6.1f ms  %6.1f ms on doubles: %.2f times as slow (at most %.1f)"
      "  %s\n",
      what, tree.leaf_count(), ours * 1e3, theirs * 1e3, ours / theirs, limit,
      tree.data().unit != 0 ? "scaled" : "rational");
  if (exact - rounded > 1e-6 || rounded - exact > 1e-6) std::puts("the two sides differ");
}

}  // namespace
}  // namespace gametree::bench

int main() {
  using namespace gametree::bench;
  compare("p = k/100", hundredths, 1.5);
  compare("p = 1/n", uniform, 1.5);
  compare("p = w/sum of w", over_sums, 7);
  compare("p of 6 decimals", six_decimals, 7);
}
