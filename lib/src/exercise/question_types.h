/// \file
/// The types of questions: one row each.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "gametree/exercise.h"

// To add a type: write grade/questions/<id>.cpp after the model of its neighbours, then add one
// line here.
//  X(id, name, keys of its own)
#define GAMETREE_QUESTION_TYPES(X)                                                    \
  X(node_values, "node-values", "nodes bounds pruned_as tolerance error_cost expect") \
  X(best_action, "best-action", "at which from set error_cost expect")                \
  X(cut_leaves, "cut-leaves", "from ordered set error_cost expect")                   \
  X(cut_nodes, "cut-nodes", "from unit ordered set error_cost expect")                \
  X(read_leaves, "read-leaves", "ordered set error_cost expect")                      \
  X(read_nodes, "read-nodes", "ordered set error_cost expect")                        \
  X(cutoffs, "cutoffs", "from columns ordered set tolerance error_cost expect")       \
  X(windows, "windows", "from nodes at ends pruned_as tolerance error_cost expect")   \
  X(count, "count", "of expect")                                                      \
  X(principal_line, "principal-line", "expect")                                       \
  X(trace, "trace", "columns rows leaves tolerance expect")                           \
  X(number, "number", "tolerance expect")                                             \
  X(choice, "choice", "options set error_cost expect")                                \
  X(text, "text", "")

namespace gametree::exercise {

/// A type of question as files have it.
struct TypeRow {
  QuestionType type;
  std::string_view name;
  std::string_view keys;  ///< of its own, with a blank between them
};

/// All types, in the order of QuestionType.
std::span<const TypeRow> question_types();

/// The keys that questions of every type have.
const std::vector<std::string_view>& common_keys();

/// The keys that only some types have, each once.
std::vector<std::string_view> special_keys();

/// The keys of that type alone.
std::vector<std::string_view> keys_of(QuestionType type);

/// The types with that key: `cutoffs, trace`.
std::string types_with(std::string_view key);

}  // namespace gametree::exercise
