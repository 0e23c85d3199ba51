/// \file
/// Rules that all questions share, and what else a question accepts.
#pragma once

#include <cstddef>
#include <map>
#include <vector>

#include "exercise/problems.h"
#include "exercise/scalars.h"
#include "gametree/exercise.h"
#include "input/value.h"

namespace gametree::exercise {

/// Where `also_accept` stands.
enum class AcceptedBy : std::uint8_t { exercise, question };

/// Reads `also_accept`: rules to be laid over others, and, of a question, answers.
std::vector<Alternative> read_alternatives(const input::Value& value, AcceptedBy by,
                                           const GameTree* tree, const Lines& lines,
                                           Problems& problems, Budget& budget);

/// An exercise's own `rules` and `also_accept`, as a tree's questions see them: an order of single
/// nodes is one of that tree. Read once for each tree that needs them.
class SharedRules {
 public:
  /// All borrowed; null where the exercise has none.
  SharedRules(const input::Value* rules, const input::Value* also_accept, const Lines& lines,
              Problems& problems, Budget& budget);

  /// \param tree  null: without orders of single nodes.
  const RulesPart& rules(std::size_t number, const GameTree* tree);
  const std::vector<Alternative>& also_accept(std::size_t number, const GameTree* tree);

 private:
  const input::Value* rules_value_;
  const input::Value* also_accept_value_;
  const Lines& lines_;
  Problems& problems_;
  Budget& budget_;
  std::map<std::size_t, RulesPart> rules_;
  std::map<std::size_t, std::vector<Alternative>> also_accept_;
};

/// What copies of rules cost: most of it are orders.
std::size_t size_of(const Rules& rules);

}  // namespace gametree::exercise
