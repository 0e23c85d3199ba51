/// \file
/// Random trees and random rules for property tests: the same on every machine for the same seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "reference.h"

namespace reference {

enum class Numbers {
  few,        ///< -1 to 2: ties everywhere
  integers,   ///< -20 to 20
  fractions,  ///< k/3, k/7, k/6
  decimals,   ///< k/10, k/100
  huge,       ///< integers past 64 bits, near each other, so that doubles cannot tell them apart
  wild,       ///< numerators of 128 bits, denominators of 64
  any         ///< each number of another kind
};

enum class Weights {
  uniform,     ///< 1/k each
  hundredths,  ///< k/100
  thirds,      ///< k/3, k/9, ...
  zeros,       ///< k/10, many of them 0
  wild,        ///< weights of 64 bits
  any          ///< each CHANCE node another kind
};

enum class Turns {
  alternate,  ///< MAX and MIN take turns, CHANCE nodes may stand between
  free        ///< any player under any other
};

enum class Evals { none, some, all };

struct Shape {
  std::size_t max_nodes = 30;
  std::size_t max_depth = 8;  ///< plies
  std::size_t max_branching = 4;
  bool with_chance = true;
  int single_percent = 10;  ///< inner nodes with one child
  Turns turns = Turns::free;
  Numbers numbers = Numbers::any;
  int infinite_percent = 0;  ///< of utilities and evals
  Weights weights = Weights::any;
  Evals evals = Evals::all;
  int unquiet_percent = 20;       ///< of inner nodes
  int noisy_percent = 20;         ///< of children
  int named_percent = 20;         ///< of nodes
  int action_percent = 30;        ///< of edges
  bool odd_texts = false;         ///< names and labels that must be quoted, or are not ASCII
  bool min_may_be_chance = true;  ///< still valid when MIN is read as uniform CHANCE
};

/// 0 to count - 1. Our own: the distributions of std differ between libraries.
std::uint64_t draw(std::mt19937_64& random, std::uint64_t count);

/// A tree valid by FORMATS.md §2, whole and cut off at any depth.
Node random_tree(std::mt19937_64& random, const Shape& shape);

/// Some shape with all knobs drawn, for trees of up to max_nodes.
Shape random_shape(std::mt19937_64& random, std::size_t max_nodes = 30);

enum class Fit {
  surely,  ///< `search` accepts the tree
  perhaps  ///< it may refuse
};

Rules random_rules(std::mt19937_64& random, const Node& tree, Fit fit = Fit::surely);

/// The rules that differ from the defaults, as on a command line: "--algorithm alphabeta ...".
std::string describe(const Rules& rules);

}  // namespace reference
