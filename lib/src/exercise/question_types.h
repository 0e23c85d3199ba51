/// \file
/// The types of questions: one row each.
#pragma once

// To add a type: write grade/questions/<id>.cpp after the model of its neighbours, then add one
// line here.
//  X(id, name, keys of its own)
// A type that is not `whole` gives credit by elements, and takes `set` and `error_cost` too.
#define GAMETREE_QUESTION_TYPES(X)                                              \
  X(node_values, "node-values", "nodes bounds pruned_as tolerance error_cost")  \
  X(best_action, "best-action", "at which from set error_cost")                 \
  X(cut_leaves, "cut-leaves", "from ordered set error_cost")                    \
  X(cut_nodes, "cut-nodes", "from unit ordered set error_cost")                 \
  X(read_leaves, "read-leaves", "ordered set error_cost")                       \
  X(read_nodes, "read-nodes", "ordered set error_cost")                         \
  X(cutoffs, "cutoffs", "from columns ordered set error_cost")                  \
  X(windows, "windows", "from nodes at ends pruned_as error_cost")              \
  X(count, "count", "of")                                                       \
  X(principal_line, "principal-line", "")                                       \
  X(trace, "trace", "columns rows leaves tolerance")                            \
  X(number, "number", "tolerance")                                              \
  X(choice, "choice", "options set error_cost")                                 \
  X(text, "text", "")
