/// \file
/// The reference: a second, independent implementation of the rules of search, written as plainly
/// as possible and sharing nothing with the library, for the tests to compare the library with.
#pragma once

#include <boost/multiprecision/cpp_int.hpp>
#include <compare>
#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace reference {

using Rational = boost::multiprecision::cpp_rational;

/// A rational number, or plus or minus infinity.
struct Exact {
  int infinity = 0;  ///< -1, 0 or +1
  Rational finite;   ///< 0 where infinity is not 0

  Exact() = default;
  Exact(int value) : finite(value) {}                  // NOLINT: numbers convert freely in tests
  Exact(Rational value) : finite(std::move(value)) {}  // NOLINT

  friend bool operator==(const Exact& a, const Exact& b) = default;
  friend std::strong_ordering operator<=>(const Exact& a, const Exact& b);
};

Exact infinite(int sign);

/// An exact token: "7/3", "-2", "inf", "-inf".
std::string to_text(const Exact& number);

/// Reads what `to_text` writes, and nothing else.
Exact exact(std::string_view text);

enum class Player { max, min, chance, leaf };

/// A tree as it is written. `probability`, `noisy` and `action` belong to the edge from the parent.
struct Node {
  Player player = Player::leaf;
  Exact utility;               ///< of a leaf
  std::vector<Node> children;  ///< of an inner node, at least one
  Rational probability;        ///< of a child of CHANCE
  std::optional<Exact> eval;
  bool quiet = true;
  bool noisy = false;
  std::optional<std::string> name;
  std::optional<std::string> action;
};

/// The tree as an s-expression of FORMATS.md, with every probability written out.
std::string to_sexpr(const Node& tree);

enum class Algorithm { automatic, minimax, alphabeta, expectimax };
enum class Order { given, reversed, best, worst, eval };
enum class CutOn { at_least, beyond };  ///< ">=" and ">"
enum class Fail { soft, hard };
enum class Reach { deep, shallow };
enum class MinAs { min, chance, max };

/// All that is known of a value; also a window (low is alpha, high is beta) and utility bounds.
struct Interval {
  Exact low = infinite(-1);
  Exact high = infinite(+1);

  friend bool operator==(const Interval& a, const Interval& b) = default;
};

struct Rules {
  Algorithm algorithm = Algorithm::automatic;
  Order order = Order::given;
  CutOn cut_on = CutOn::at_least;
  Fail fail = Fail::soft;
  Reach reach = Reach::deep;
  bool empty_cutoffs = false;
  Interval window;
  std::optional<Interval> bounds;
  std::optional<std::size_t> depth;
  std::optional<std::size_t> quiescence;
  MinAs min_as = MinAs::min;
};

/// Why rules do not fit a tree. Where several hold, the first in this order is given.
enum class Reason {
  bounds_reversed,           ///< L > U
  window_empty,              ///< alpha >= beta as given, or once L and U stand at its open ends
  quiescence_without_depth,  ///< `quiescence` needs `depth`
  eval_missing_at_limit,     ///< the search stops at a node without an eval
  chance_under_minimax,      ///< minimax asked of a tree with CHANCE nodes
  utility_out_of_bounds,     ///< a leaf of the limited tree is worth less than L or more than U
  infinities_clash,          ///< CHANCE with both infinities among its weighted children's values
  eval_missing_for_order,    ///< order `eval`, and a child of MAX or MIN has none
};

struct Refusal : std::runtime_error {
  explicit Refusal(Reason why);
  Reason reason;
};

enum class Bound { exact, at_most, at_least };  ///< "exact", "<=", ">="
enum class CutoffKind { alpha, beta };          ///< at MIN, at MAX (by the part played)

struct UnreadLeaf {
  std::string path;
  Exact value;

  friend bool operator==(const UnreadLeaf& a, const UnreadLeaf& b) = default;
};

struct Cutoff {
  std::string node;
  Player player;  ///< the word as written
  CutoffKind kind;
  std::string after;
  Exact value;  ///< v, before any clamping
  Exact alpha;  ///< before the update
  Exact beta;
  std::vector<std::string> cut;    ///< topmost unread nodes, in the order of the tree as written
  std::vector<UnreadLeaf> leaves;  ///< of the limited tree, in the same order
  bool empty = false;              ///< after the last child: `cut` and `leaves` are empty

  friend bool operator==(const Cutoff& a, const Cutoff& b) = default;
};

/// A node of the limited tree. What is missing is unknown (unread), or has no meaning there
/// (alpha and beta without alphabeta).
struct NodeRecord {
  std::string path;
  Player player;  ///< the word as written, also where the search stopped at an inner node
  std::size_t depth = 0;
  bool read = false;
  std::optional<Exact> value;  ///< as returned
  std::optional<Interval> interval;
  std::optional<Bound> bound;
  std::optional<Exact> alpha;  ///< on arrival
  std::optional<Exact> beta;
  Exact true_value;  ///< of the limited tree, known of unread nodes too
};

enum class EventKind { enter, leaf, eval, update, cut, exit };

/// One step; a field is set where the table of SEARCH.md gives the event that field.
struct Event {
  EventKind event;
  std::string node;
  Player player;
  std::size_t depth = 0;
  std::optional<Exact> alpha;
  std::optional<Exact> beta;
  std::optional<Exact> value;
  std::optional<Bound> bound;
  std::optional<std::string> child;
  std::optional<Exact> child_value;
  std::optional<Bound> child_bound;
  bool best = false;
  std::optional<Cutoff> cutoff;  ///< of `cut`; alpha, beta and value are repeated above
};

struct Counts {
  std::size_t nodes = 0;
  std::size_t leaves = 0;
  std::size_t nodes_read = 0;
  std::size_t leaves_read = 0;
  std::size_t leaves_cut = 0;
  std::size_t cutoffs = 0;
  std::size_t depth = 0;
};

struct Outcome {
  Algorithm algorithm = Algorithm::minimax;  ///< resolved, never `automatic`
  Exact value;
  Interval interval;
  Bound bound = Bound::exact;
  std::vector<std::string> best;
  std::vector<std::string> line;
  bool line_truncated = false;
  Counts counts;
  std::vector<Cutoff> cutoffs;           ///< in the order they happened
  std::vector<NodeRecord> nodes;         ///< the limited tree in preorder
  std::vector<std::string> leaves_read;  ///< in the order they were read
  std::vector<Event> events;
};

/// Searches the tree; throws `Refusal` where the rules do not fit it.
Outcome search(const Node& tree, const Rules& rules);

/// Why `search` would refuse, or nothing.
std::optional<Reason> why_refused(const Node& tree, const Rules& rules);

/// The words of the JSON documents.
std::string to_text(Player player);        ///< "MAX", "MIN", "CHANCE", "LEAF"
std::string to_text(Bound bound);          ///< "exact", "<=", ">="
std::string to_text(CutoffKind kind);      ///< "alpha", "beta"
std::string to_text(EventKind event);      ///< "enter", "leaf", "eval", "update", "cut", "exit"
std::string to_text(Algorithm algorithm);  ///< "auto", "minimax", "alphabeta", "expectimax"
std::string to_text(Order order);
std::string to_text(CutOn cut_on);
std::string to_text(Fail fail);
std::string to_text(Reach reach);
std::string to_text(MinAs min_as);
std::string to_text(Reason reason);

}  // namespace reference
