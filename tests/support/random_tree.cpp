/// \file
/// Draws random trees and rules with its own integer draws, so that a seed means one tree anywhere.
#include "random_tree.h"

#include <algorithm>
#include <array>

namespace reference {

std::uint64_t draw(std::mt19937_64& random, std::uint64_t count) { return random() % count; }

namespace {

using Integer = boost::multiprecision::cpp_int;

/// Which infinities may occur below a node without a clash at some CHANCE node above it.
enum class Infinities { both, plus, minus };

bool percent(std::mt19937_64& random, int chance) {
  return draw(random, 100) < static_cast<std::uint64_t>(std::max(chance, 0));
}

int between(std::mt19937_64& random, int low, int high) {
  return low + static_cast<int>(draw(random, static_cast<std::uint64_t>(high - low + 1)));
}

template <typename T, std::size_t kSize>
T one_of(std::mt19937_64& random, const std::array<T, kSize>& choices) {
  return choices[static_cast<std::size_t>(draw(random, kSize))];
}

// One draw a statement here and below: compilers differ in the order of a call's arguments.
Integer huge_integer(std::mt19937_64& random) {
  Integer number = random();
  number *= random();
  number += random();
  return number;
}

// ---------------------------------------------------------------------------------------------
// Numbers

constexpr std::array kNumbers = {Numbers::few,      Numbers::integers, Numbers::fractions,
                                 Numbers::decimals, Numbers::huge,     Numbers::wild};

Rational finite_number(std::mt19937_64& random, Numbers numbers) {
  switch (numbers) {
    case Numbers::few:
      return between(random, -1, 2);
    case Numbers::integers:
      return between(random, -20, 20);
    case Numbers::fractions: {
      const int part = between(random, -12, 12);
      return Rational(part, one_of(random, std::array{3, 6, 7}));
    }
    case Numbers::decimals: {
      const int part = between(random, -50, 50);
      return Rational(part, one_of(random, std::array{10, 100}));
    }
    case Numbers::huge: {
      const Integer near = (Integer(1) << 80) + between(random, -2, 2);
      return percent(random, 50) ? Rational(near) : Rational(-near);
    }
    case Numbers::wild: {
      const Integer part = huge_integer(random);
      const Rational size(part, Integer(Integer(random()) + 1));
      return percent(random, 50) ? size : Rational(-size);
    }
    case Numbers::any:
      break;
  }
  return finite_number(random, one_of(random, kNumbers));
}

Exact number(std::mt19937_64& random, const Shape& shape, Infinities allowed) {
  if (!percent(random, shape.infinite_percent)) return finite_number(random, shape.numbers);
  if (allowed == Infinities::plus) return infinite(+1);
  if (allowed == Infinities::minus) return infinite(-1);
  return infinite(percent(random, 50) ? +1 : -1);
}

// ---------------------------------------------------------------------------------------------
// Probabilities

constexpr std::array kWeights = {Weights::uniform, Weights::hundredths, Weights::thirds,
                                 Weights::zeros, Weights::wild};

/// Random counts that sum to total, each at least `least`.
std::vector<std::size_t> split(std::mt19937_64& random, std::size_t total, std::size_t parts,
                               std::size_t least) {
  std::vector<std::size_t> counts(parts, least);
  for (std::size_t rest = total - least * parts; rest > 0; --rest) {
    ++counts[static_cast<std::size_t>(draw(random, parts))];
  }
  return counts;
}

std::vector<Integer> weights(std::mt19937_64& random, Weights kind, std::size_t count) {
  if (kind == Weights::any) kind = one_of(random, kWeights);
  if (kind == Weights::uniform) return std::vector<Integer>(count, 1);
  std::vector<Integer> result;
  if (kind == Weights::wild) {
    for (std::size_t i = 0; i < count; ++i) result.push_back(Integer(random()) + 1);
    return result;
  }
  std::size_t total = kind == Weights::thirds ? 3 : kind == Weights::zeros ? 10 : 100;
  const std::size_t least = kind == Weights::zeros ? 0 : 1;
  while (total < least * count) total *= kind == Weights::thirds ? 3U : 10U;
  std::vector<std::size_t> counts = split(random, total, count, least);
  if (kind == Weights::zeros && count > 1) {  // make sure of one zero, beside the split's own
    const std::size_t at = static_cast<std::size_t>(draw(random, count));
    counts[(at + 1) % count] += counts[at];
    counts[at] = 0;
  }
  for (const std::size_t one : counts) result.emplace_back(one);
  return result;
}

std::vector<Rational> probabilities(std::mt19937_64& random, Weights kind, std::size_t count) {
  const std::vector<Integer> parts = weights(random, kind, count);
  Integer total = 0;
  for (const Integer& part : parts) total += part;
  std::vector<Rational> result;
  for (const Integer& part : parts) result.emplace_back(part, total);
  return result;
}

// ---------------------------------------------------------------------------------------------
// Trees

class Grower {
 public:
  Grower(std::mt19937_64& random, const Shape& shape) : random_(random), shape_(shape) {}

  /// A tree of at most `budget` nodes. `turn` is who plays next where MAX and MIN alternate.
  Node grow(std::size_t budget, std::size_t depth, Player turn, Infinities allowed) {
    if (budget < 2 || depth >= shape_.max_depth) return leaf(allowed);
    Node node;
    node.player = inner_player(turn);
    node.name = name(shape_.named_percent, "n", ++names_);
    node.quiet = !percent(random_, shape_.unquiet_percent);
    if (has_eval()) node.eval = number(random_, shape_, allowed);
    grow_children(node, budget, depth, turn, allowed);
    return node;
  }

 private:
  Node leaf(Infinities allowed) {
    Node node;
    node.utility = number(random_, shape_, allowed);
    node.name = name(shape_.named_percent, "n", ++names_);
    return node;
  }

  Player inner_player(Player turn) {
    if (shape_.turns == Turns::free && shape_.with_chance) {
      return one_of(random_, std::array{Player::max, Player::min, Player::chance});
    }
    if (shape_.turns == Turns::free) return one_of(random_, std::array{Player::max, Player::min});
    return shape_.with_chance && percent(random_, 30) ? Player::chance : turn;
  }

  bool has_eval() {
    return shape_.evals == Evals::all || (shape_.evals == Evals::some && percent(random_, 60));
  }

  std::size_t child_count(std::size_t budget) {
    const std::size_t most = std::min(shape_.max_branching, budget - 1);
    if (most < 2 || percent(random_, shape_.single_percent)) return 1;
    return 2 + static_cast<std::size_t>(draw(random_, most - 1));
  }

  void grow_children(Node& node, std::size_t budget, std::size_t depth, Player turn,
                     Infinities allowed) {
    const std::size_t count = child_count(budget);
    const std::vector<std::size_t> budgets = uneven_split(budget - 1, count);
    const bool is_chance = node.player == Player::chance;
    const std::vector<Rational> odds =
        is_chance ? probabilities(random_, shape_.weights, count) : std::vector<Rational>(count);
    const Infinities below = allowed_below(node, allowed);
    const Player next = is_chance ? turn : turn == Player::max ? Player::min : Player::max;
    for (std::size_t i = 0; i < count; ++i) {
      // A child of probability 0 adds nothing, so that any infinity may stand below it.
      const bool adds_nothing = is_chance && odds[i] == 0;
      const Infinities here = adds_nothing ? Infinities::both : below;
      Node child = grow(budgets[i], depth + 1, next, here);
      child.probability = odds[i];
      child.noisy = percent(random_, shape_.noisy_percent);
      child.action = name(shape_.action_percent, "a", i + 1);
      node.children.push_back(std::move(child));
    }
  }

  /// Below a node that takes expectations only infinities of one sign may meet.
  Infinities allowed_below(const Node& node, Infinities allowed) {
    const bool may_be_chance =
        node.player == Player::chance || (node.player == Player::min && shape_.min_may_be_chance);
    if (!may_be_chance || allowed != Infinities::both) return allowed;
    return percent(random_, 50) ? Infinities::plus : Infinities::minus;
  }

  /// At least 1 each; half of the time one child takes most, so that some trees are thin and deep.
  std::vector<std::size_t> uneven_split(std::size_t total, std::size_t parts) {
    if (percent(random_, 50)) return split(random_, total, parts, 1);
    std::vector<std::size_t> counts(parts, 1);
    const std::size_t heavy = static_cast<std::size_t>(draw(random_, parts));
    const std::size_t rest = total - parts;
    const std::size_t shared = static_cast<std::size_t>(draw(random_, rest / 3 + 1));
    counts[heavy] += rest - shared;
    const std::vector<std::size_t> extra = split(random_, shared, parts, 0);
    for (std::size_t i = 0; i < parts; ++i) counts[i] += extra[i];
    return counts;
  }

  /// A text that no other number gives, of plain letters and digits unless odd texts are wanted.
  std::optional<std::string> name(int chance, const std::string& stem, std::size_t number) {
    if (!percent(random_, chance)) return std::nullopt;
    const std::string digits = std::to_string(number);
    if (!shape_.odd_texts || percent(random_, 50)) return stem + digits;
    return one_of(random_, kOddStems) + stem + digits;
  }

  inline static const std::array<std::string, 8> kOddStems = {"two words ", "(",  ":",      "\"",
                                                              "\\",         "#|", "\u00e9", "a: "};

  std::mt19937_64& random_;
  const Shape& shape_;
  std::size_t names_ = 0;
};

}  // namespace

Node random_tree(std::mt19937_64& random, const Shape& shape) {
  const std::size_t budget = 1 + static_cast<std::size_t>(draw(random, shape.max_nodes));
  const Player first = percent(random, 60) ? Player::max : Player::min;
  Shape one = shape;  // most trees keep to one kind of number, so that ties stay likely
  if (shape.numbers == Numbers::any && percent(random, 70)) one.numbers = one_of(random, kNumbers);
  return Grower(random, one).grow(budget, 0, first, Infinities::both);
}

Shape random_shape(std::mt19937_64& random, std::size_t max_nodes) {
  Shape shape;
  shape.max_nodes = max_nodes;
  shape.max_depth = static_cast<std::size_t>(between(random, 2, 12));
  shape.max_branching = static_cast<std::size_t>(between(random, 3, 6));
  shape.with_chance = percent(random, 50);
  shape.single_percent = one_of(random, std::array{0, 10, 40});
  shape.turns = percent(random, 50) ? Turns::alternate : Turns::free;
  shape.numbers = percent(random, 40) ? Numbers::few : Numbers::any;
  shape.infinite_percent = one_of(random, std::array{0, 0, 5, 25});
  shape.evals = one_of(random, std::array{Evals::none, Evals::some, Evals::all, Evals::all});
  shape.odd_texts = percent(random, 20);
  shape.min_may_be_chance = percent(random, 80);
  return shape;
}

// ---------------------------------------------------------------------------------------------
// Rules

namespace {

/// Every number of the tree: windows and bounds that touch them are the ones that matter.
void add_numbers(const Node& node, std::vector<Exact>& numbers) {
  if (node.player == Player::leaf) numbers.push_back(node.utility);
  if (node.eval) numbers.push_back(*node.eval);
  for (const Node& child : node.children) add_numbers(child, numbers);
}

Exact shifted(const Exact& number, int by) {
  return number.infinity != 0 ? number : Exact(Rational(number.finite + by));
}

Exact window_end(std::mt19937_64& random, const std::vector<Exact>& numbers) {
  const Exact near = numbers[static_cast<std::size_t>(draw(random, numbers.size()))];
  return percent(random, 60) ? near : shifted(near, between(random, -3, 3));
}

Interval random_window(std::mt19937_64& random, const std::vector<Exact>& numbers) {
  Interval window;
  if (percent(random, 70)) window.low = window_end(random, numbers);
  if (percent(random, 70)) window.high = window_end(random, numbers);
  return window;
}

/// Bounds that hold for every number: tight, or with room, or open.
Interval random_bounds(std::mt19937_64& random, const std::vector<Exact>& numbers) {
  const auto [lowest, highest] = std::minmax_element(numbers.begin(), numbers.end());
  Interval bounds;
  if (percent(random, 85)) bounds.low = shifted(*lowest, -one_of(random, std::array{0, 0, 1, 5}));
  if (percent(random, 85)) bounds.high = shifted(*highest, one_of(random, std::array{0, 0, 1, 5}));
  return bounds;
}

Algorithm random_algorithm(std::mt19937_64& random) {
  return one_of(random, std::array{Algorithm::automatic, Algorithm::minimax, Algorithm::expectimax,
                                   Algorithm::alphabeta, Algorithm::alphabeta, Algorithm::alphabeta,
                                   Algorithm::alphabeta});
}

Order random_order(std::mt19937_64& random) {
  return one_of(random, std::array{Order::given, Order::given, Order::reversed, Order::best,
                                   Order::worst, Order::eval});
}

Rules any_rules(std::mt19937_64& random, const std::vector<Exact>& numbers) {
  Rules rules;
  rules.algorithm = random_algorithm(random);
  rules.order = random_order(random);
  rules.cut_on = percent(random, 65) ? CutOn::at_least : CutOn::beyond;
  rules.fail = percent(random, 60) ? Fail::soft : Fail::hard;
  rules.reach = percent(random, 70) ? Reach::deep : Reach::shallow;
  rules.empty_cutoffs = percent(random, 30);
  if (percent(random, 35)) rules.window = random_window(random, numbers);
  if (percent(random, 30)) rules.bounds = random_bounds(random, numbers);
  if (percent(random, 30)) rules.depth = static_cast<std::size_t>(draw(random, 5));
  if (rules.depth && percent(random, 50)) {
    rules.quiescence = static_cast<std::size_t>(draw(random, 4));
  }
  if (percent(random, 20)) {
    rules.min_as = one_of(random, std::array{MinAs::chance, MinAs::max});
  }
  return rules;
}

/// Spoils rules so that each reason for a refusal comes up now and then.
void spoil(std::mt19937_64& random, Rules& rules, const std::vector<Exact>& numbers) {
  if (percent(random, 10)) std::swap(rules.window.low, rules.window.high);
  if (percent(random, 10)) rules.quiescence = 1;
  if (percent(random, 10)) rules.bounds = random_window(random, numbers);
}

// A fine point that the pages leave open; `surely` keeps off it.
bool is_contested(const Rules& rules) {
  return rules.bounds && rules.bounds->low == rules.bounds->high;
}

}  // namespace

Rules random_rules(std::mt19937_64& random, const Node& tree, Fit fit) {
  constexpr int kTries = 100;
  std::vector<Exact> numbers;
  add_numbers(tree, numbers);
  if (fit == Fit::perhaps) {
    Rules rules = any_rules(random, numbers);
    spoil(random, rules, numbers);
    return rules;
  }
  for (int i = 0; i < kTries; ++i) {
    const Rules rules = any_rules(random, numbers);
    if (!is_contested(rules) && !why_refused(tree, rules)) return rules;
  }
  return Rules{};  // fits every valid tree
}

std::string describe(const Rules& rules) {
  const Rules usual;
  const auto pair = [](const Interval& ends) {
    return "[" + to_text(ends.low) + "," + to_text(ends.high) + "]";
  };
  std::string text;
  const auto add = [&](const std::string& rule, const std::string& value) {
    text += (text.empty() ? "--" : " --") + rule + " " + value;
  };
  if (rules.algorithm != usual.algorithm) add("algorithm", to_text(rules.algorithm));
  if (rules.order != usual.order) add("order", to_text(rules.order));
  if (rules.cut_on != usual.cut_on) add("cut-on", to_text(rules.cut_on));
  if (rules.fail != usual.fail) add("fail", to_text(rules.fail));
  if (rules.reach != usual.reach) add("reach", to_text(rules.reach));
  if (rules.empty_cutoffs) add("empty-cutoffs", "yes");
  if (rules.window != usual.window) add("window", pair(rules.window));
  if (rules.bounds) add("bounds", pair(*rules.bounds));
  if (rules.depth) add("depth", std::to_string(*rules.depth));
  if (rules.quiescence) add("quiescence", std::to_string(*rules.quiescence));
  if (rules.min_as != usual.min_as) add("min-as", to_text(rules.min_as));
  return text.empty() ? "(defaults)" : text;
}

}  // namespace reference
