/// \file
/// The words of every rule. To add a value: one line here, and what it does in the engine.
#include "gametree/rules.h"

#include <array>

namespace gametree {

template <>
std::span<const RuleWord<Algorithm>> rule_words() {
  static constexpr std::array<RuleWord<Algorithm>, 4> kWords{{
      {Algorithm::automatic, "auto", "expectimax where there is a CHANCE node, else minimax"},
      {Algorithm::minimax, "minimax", "visits every node"},
      {Algorithm::alphabeta, "alphabeta", "minimax with cutoffs; cuts at MAX and MIN"},
      {Algorithm::expectimax, "expectimax", "minimax with means at CHANCE nodes"},
  }};
  return kWords;
}

template <>
std::span<const RuleWord<Order>> rule_words() {
  static constexpr std::array<RuleWord<Order>, 5> kWords{{
      {Order::given, "given", "children as written"},
      {Order::reversed, "reversed", "right to left"},
      {Order::best, "best", "by true value, best first for the player to move"},
      {Order::worst, "worst", "by true value, worst first"},
      {Order::eval, "eval", "by static estimate, best first"},
  }};
  return kWords;
}

template <>
std::span<const RuleWord<CutOn>> rule_words() {
  static constexpr std::array<RuleWord<CutOn>, 2> kWords{{
      {CutOn::greater_equal, ">=", "MAX cuts at v >= beta, MIN at v <= alpha"},
      {CutOn::greater, ">", "MAX cuts at v > beta, MIN at v < alpha"},
  }};
  return kWords;
}

template <>
std::span<const RuleWord<Fail>> rule_words() {
  static constexpr std::array<RuleWord<Fail>, 2> kWords{{
      {Fail::soft, "soft", "a node returns its v"},
      {Fail::hard, "hard", "a node returns its v clamped to its window"},
  }};
  return kWords;
}

template <>
std::span<const RuleWord<Reach>> rule_words() {
  static constexpr std::array<RuleWord<Reach>, 2> kWords{{
      {Reach::deep, "deep", "bounds of all ancestors cut"},
      {Reach::shallow, "shallow", "the parent's running value alone cuts"},
  }};
  return kWords;
}

template <>
std::span<const RuleWord<EmptyCutoffs>> rule_words() {
  static constexpr std::array<RuleWord<EmptyCutoffs>, 2> kWords{{
      {EmptyCutoffs::no, "no", "a cutoff cuts something"},
      {EmptyCutoffs::yes, "yes", "a cut test that succeeds after the last child counts too"},
  }};
  return kWords;
}

template <>
std::span<const RuleWord<MinAs>> rule_words() {
  static constexpr std::array<RuleWord<MinAs>, 3> kWords{{
      {MinAs::min, "min", "MIN plays against MAX"},
      {MinAs::chance, "chance", "MIN plays at random, uniformly"},
      {MinAs::max, "max", "MIN helps MAX"},
  }};
  return kWords;
}

}  // namespace gametree
