/// \file
/// The rules of a search: one set drives evaluation, traces, keys and misconceptions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "gametree/number.h"
#include "gametree/tree.h"

namespace gametree {

/// `automatic`: expectimax where there is a CHANCE node, else minimax.
enum class Algorithm : std::uint8_t { automatic, minimax, alphabeta, expectimax };

/// The order in which children are read. All but `reversed` leave CHANCE as written; all are
/// stable, so that ties stay in the order of the tree.
enum class Order : std::uint8_t {
  given,     ///< as written
  reversed,  ///< right to left
  best,      ///< by true value, best first for the player to move
  worst,     ///< by true value, worst first for the player to move
  eval,      ///< by static estimate (a leaf by its utility), best first for the player to move
};

/// When MAX cuts: at `v >= beta`, or only at `v > beta`. MIN likewise at alpha.
enum class CutOn : std::uint8_t { greater_equal, greater };

/// What a MAX or MIN node returns: its v, or v clamped to the window it was given.
enum class Fail : std::uint8_t { soft, hard };

/// What a node hands down: the whole window, or its own running value alone.
enum class Reach : std::uint8_t { deep, shallow };

/// Whether a cut test that succeeds after the last child, and so cuts nothing, counts as a cutoff.
enum class EmptyCutoffs : std::uint8_t { no, yes };

/// How MIN nodes play: as themselves, at random (uniformly), or as helpers of MAX.
enum class MinAs : std::uint8_t { min, chance, max };

/// alpha: what MAX is already sure of; beta: what MIN is already sure of. From MAX's side.
struct Window {
  Number alpha = Number::minus_infinity();
  Number beta = Number::infinity();
  friend bool operator==(const Window&, const Window&) = default;
};

/// The order in which one node's children are read: all of them, each once.
struct NodeOrder {
  NodeId node = 0;  ///< a MAX or MIN node of the whole tree
  std::vector<NodeId> children;

  friend bool operator==(const NodeOrder&, const NodeOrder&) = default;
};

/// How a tree is searched. The defaults are the textbook's minimax.
struct Rules {
  Algorithm algorithm = Algorithm::automatic;
  Order order = Order::given;
  /// Under Order::given alone: nodes whose children are not read as written, but as listed. One
  /// that plays as CHANCE is read as written all the same; children that depth and quiescence leave
  /// out are passed over.
  std::vector<NodeOrder> orders = {};
  CutOn cut_on = CutOn::greater_equal;
  Fail fail = Fail::soft;
  Reach reach = Reach::deep;
  EmptyCutoffs empty_cutoffs = EmptyCutoffs::no;
  /// At the root; alpha < beta.
  Window window = {};
  /// [L, U] that no utility lies outside of.
  std::optional<Window> bounds = {};
  /// Plies from the root at which inner nodes count as `eval`.
  std::optional<std::uint32_t> depth = {};
  /// Plies past `depth`, which it needs, that nodes with `quiet: false` are searched on: through
  /// their `noisy` children, or all where none is noisy.
  std::optional<std::uint32_t> quiescence = {};
  MinAs min_as = MinAs::min;

  friend bool operator==(const Rules&, const Rules&) = default;
};

/// One value of a rule: its word in files, on the command line and in JSON, and what it means.
template <class Value>
struct RuleWord {
  Value value;
  std::string_view word;
  std::string_view meaning;
};

/// The words of a rule, default first. To add a value: a line in rules.cpp.
template <class Value>
std::span<const RuleWord<Value>> rule_words();

/// The word of a rule's value.
template <class Value>
std::string_view to_text(Value value) {
  for (const RuleWord<Value>& row : rule_words<Value>())
    if (row.value == value) return row.word;
  return "";
}

}  // namespace gametree
