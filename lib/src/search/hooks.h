/// \file
/// Where a search can be made to go another way: students' wrong rules, follow-through, memory.
#pragma once

#include <cstddef>
#include <optional>

#include "gametree/tree.h"

namespace gametree {

/// No hooks: the right rules alone, at no cost.
struct Unhooked {};

/// A node on the path as hooks see it: values from MAX's side.
template <class Value>
struct PathNode {
  NodeId node = 0;
  Player role{};
  NodeId best = 0;  ///< the child chosen so far; 0: none yet
  Value value{};    ///< v; meaningless at CHANCE
  Value alpha{}, beta{};
};

/// The nodes on the path, seen from the one being searched.
template <class Value>
class SearchPath {
 public:
  SearchPath() = default;
  SearchPath(const SearchPath&) = delete;
  SearchPath& operator=(const SearchPath&) = delete;
  virtual ~SearchPath() = default;

  /// How many nodes are on it; 1 at the root.
  [[nodiscard]] virtual std::size_t size() const = 0;
  /// The node being searched (0), its parent (1), and so on up to the root.
  [[nodiscard]] virtual PathNode<Value> above(std::size_t plies) const = 0;
};

/// Replaces parts of the right procedure. Each function is told what the right rule gives, from
/// MAX's side, and gives what is to hold instead; the defaults are the right rules. A hook that
/// needs a memory keeps it itself: calls come in the order of the search.
///
/// With hooks windows may cross and any number may be returned: the engine keeps no invariant.
template <class Value>
class Hooks {
 public:
  struct Window {
    Value alpha{}, beta{};
  };
  using Path = SearchPath<Value>;

  Hooks() = default;
  Hooks(const Hooks&) = delete;
  Hooks& operator=(const Hooks&) = delete;
  virtual ~Hooks() = default;

  /// A child's value without a search, once it is its turn: then it is not visited.
  virtual std::optional<Value> settle(const Path&, NodeId child) {
    static_cast<void>(child);
    return std::nullopt;
  }
  /// The window that the child is searched under.
  virtual Window hand_down(const Path&, NodeId child, const Window& right) {
    static_cast<void>(child);
    return right;
  }
  /// The node's v after this child; `right` is the better of its v and the child's value. At CHANCE
  /// the answer is not used: what is returned there is decided by `hand_up`.
  virtual Value fold(const Path&, NodeId child, const Value& child_value, const Value& right) {
    static_cast<void>(child);
    static_cast<void>(child_value);
    return right;
  }
  /// Whether the node's children left are not read. Asked after each child, before the window
  /// moves.
  virtual bool stop(const Path&, bool right) { return right; }
  /// What the node returns.
  virtual Value hand_up(const Path&, const Value& right) { return right; }
};

}  // namespace gametree
