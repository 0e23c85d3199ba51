/// \file
/// The nodes a search is inside of, followed from its steps alone: what each has so far, and what
/// set the alpha and beta it works with.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "gametree/trace.h"

namespace gametree {

/// What an end of a window comes from.
enum class EndFrom : std::uint8_t {
  nothing,  ///< the end is open
  window,   ///< the window given for the root
  bounds,   ///< the bounds that no utility lies outside of
  node,     ///< the v of a node on the path
};

/// An end of a window, and what set it.
struct WindowEnd {
  Number value;
  EndFrom from = EndFrom::nothing;
  std::size_t depth = 0;  ///< of that node
};

/// A node that was entered and not left yet.
struct OpenNode {
  NodeId node = 0;
  Player role{};             ///< as it plays, whatever its word
  std::size_t children = 0;  ///< in all
  std::size_t taken = 0;     ///< of which the value was taken
  std::optional<Number> v;   ///< as in TraceStep; none before the first child
  NodeId choice = 0;         ///< the child that v comes from; 0: none yet, or CHANCE
  Bound choice_bound{};      ///< of that child
  bool was_cut = false;
  bool is_below_chance = false;  ///< no bound of a node above that one reaches it
  Window arrival;                ///< the window it was given
  WindowEnd alpha, beta;         ///< now
  /// What the window would be if bounds of all nodes above CHANCE reached down here; under deep
  /// reach these are alpha and beta.
  WindowEnd deep_alpha, deep_beta;
  /// Under CHANCE its children, by which each has its probability.
  std::vector<NodeId> outcomes;
};

/// Whether a step `update` gives the node a child that is known to be worth its v, where the choice
/// before it was not: that one is no better than v, and may be worse.
bool prefers_as_known(const OpenNode& node, const TraceStep& step);

/// Follows a search. Where it has no windows their ends have no meaning.
class OpenNodes {
 public:
  OpenNodes(const SearchedTree& tree, const Rules& rules) : tree_(tree), rules_(rules) {}

  /// Takes the next step of the whole trace. Costs O(1), but `enter` the number of children.
  void follow(const TraceStep& step);

  [[nodiscard]] bool empty() const { return path_.empty(); }
  /// The innermost one.
  [[nodiscard]] const OpenNode& top() const { return path_.back(); }
  /// The one so many plies below the root.
  [[nodiscard]] const OpenNode& operator[](std::size_t depth) const { return path_[depth]; }
  [[nodiscard]] std::size_t size() const { return path_.size(); }

 private:
  void enter(const TraceStep& step);
  void update(const TraceStep& step);
  [[nodiscard]] WindowEnd alpha_of_root(const Number& value) const;
  [[nodiscard]] WindowEnd beta_of_root(const Number& value) const;
  void hand_down(OpenNode& child, const Window& window) const;

  const SearchedTree& tree_;
  const Rules& rules_;
  std::vector<OpenNode> path_;
};

}  // namespace gametree
