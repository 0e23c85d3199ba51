/// \file
/// Homework as the scorer knows it: questions on one tree, and what a student means by an answer.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gametree/exercise.h"
#include "grade/scorer/limited_tree.h"

namespace scorer {

/// A question, as the library has it, with what is computed with here in the scorer's own numbers.
struct Task {
  gametree::Question question;
  Rules rules;
  Rational points = 1;
  std::optional<Rational> error_cost;
};

/// All tasks are searched under one depth, quiescence and `min_as`, so that they share their tree.
struct Homework {
  Node written;
  LimitedTree tree;
  std::vector<Task> tasks;
  Rational follow_through = 1;
};

/// One value that is said, or an end of a window.
struct Said {
  enum class Kind { blank, invalid, pruned, number };
  Kind kind = Kind::blank;
  Exact number;
  std::optional<reference::Bound> sign;

  friend bool operator==(const Said&, const Said&) = default;
};

struct SaidWindow {
  bool is_pruned = false;
  Said low, high;
};

/// A cell of a row: which member means something is its column's to say.
struct Cell {
  bool is_invalid = false;
  std::size_t node = 0;  ///< its number in the whole tree
  Said number;
  bool is_beta = false;

  friend bool operator==(const Cell&, const Cell&) = default;
};
using Row = std::vector<Cell>;

/// An answer, already understood: nodes are numbers in the whole tree, invalid ones are none.
struct Answer {
  enum class Kind { blank, none, given };
  Kind kind = Kind::blank;
  std::vector<Said> values;
  std::vector<SaidWindow> windows;
  std::vector<std::optional<std::size_t>> nodes;
  std::vector<Row> rows;
};

}  // namespace scorer
