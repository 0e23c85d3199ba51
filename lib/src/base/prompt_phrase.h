/// \file
/// What an exercise says by itself, as codes; each language has the words: what is asked, how it is
/// written down, which rule to look at again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

// The comment names the facts, in order. A list of nodes is empty where all inner nodes are meant.
// To add a phrase: a line here and one in each language.
//  X(phrase, number of facts)
#define GAMETREE_PROMPT_PHRASES(X)                                 \
  /* What is asked */                                              \
  X(values, 1) /* the nodes */                                     \
  X(value, 1)  /* the node */                                      \
  X(bounds_welcome, 0)                                             \
  X(bounds_required, 0)                                            \
  X(best_action, 2)  /* the player, the node or "" for the root */ \
  X(best_actions, 2) /* the same: all of them */                   \
  X(cut_leaves, 0)                                                 \
  X(cut_nodes, 0)                                                  \
  X(cut_topmost, 0)                                                \
  X(in_order_cut, 0)                                               \
  X(read_leaves, 0)                                                \
  X(read_nodes, 0)                                                 \
  X(in_order_read, 0)                                              \
  X(cutoffs, 1) /* the columns */                                  \
  X(in_order_happened, 0)                                          \
  X(after_means, 0)                                                \
  X(kind_means, 0)                                                 \
  X(window_before_cut, 0)                                          \
  X(windows_arrival, 1)  /* the nodes */                           \
  X(windows_exit, 1)     /* the nodes */                           \
  X(own_ends_arrival, 1) /* the nodes */                           \
  X(own_ends_exit, 1)    /* the nodes */                           \
  X(pruned_welcome, 0)                                             \
  X(count_nodes, 0)                                                \
  X(count_leaves, 0)                                               \
  X(count_nodes_read, 0)                                           \
  X(count_leaves_read, 0)                                          \
  X(count_node_visits, 0)                                          \
  X(count_leaf_visits, 0)                                          \
  X(count_leaves_cut, 0)                                           \
  X(count_cutoffs, 0)                                              \
  X(count_depth, 0)                                                \
  X(principal_line, 0)                                             \
  X(trace, 1)         /* the columns */                            \
  X(trace_updates, 1) /* the columns */                            \
  X(window_on_arrival, 0)                                          \
  X(window_after_update, 0)                                        \
  X(value_returned, 0)                                             \
  X(value_so_far, 0)                                               \
  X(no_leaf_rows, 0)                                               \
  X(number, 0)                                                     \
  X(numbers, 1) /* how many */                                     \
  X(choice, 0)                                                     \
  X(choices, 0)                                                    \
  X(true_or_false, 0)                                              \
  X(own_words, 0)                                                  \
  /* How it is written down */                                     \
  X(as_list, 0)                                                    \
  X(as_list_or_none, 0)                                            \
  X(as_rows, 1)         /* the columns */                          \
  X(as_rows_or_none, 1) /* the columns */                          \
  /* The rule to look at again */                                  \
  X(rule_utility, 0)                                               \
  X(rule_max, 0)                                                   \
  X(rule_min, 0)                                                   \
  X(rule_chance, 0)                                                \
  X(rule_bound, 0)                                                 \
  X(rule_best_action, 0)                                           \
  X(rule_cut, 0)                                                   \
  X(rule_read, 0)                                                  \
  X(rule_window, 0)                                                \
  X(rule_count, 0)                                                 \
  X(rule_line, 0)                                                  \
  X(rule_trace, 0)                                                 \
  /* Where there is no rule to name */                             \
  X(follows_from_yours, 0)                                         \
  X(no_answer, 0)                                                  \
  X(unreadable, 0)                                                 \
  X(for_a_person, 0)                                               \
  /* What a question is about, where that may be another tree */   \
  X(of_tree, 1) /* the tree's name */

namespace gametree {

enum class PromptPhrase : std::uint8_t {
#define X(phrase, facts) phrase,
  GAMETREE_PROMPT_PHRASES(X)
#undef X
};

/// A phrase with what stands in its gaps.
struct PromptFacts {
  PromptPhrase phrase{};
  std::vector<std::string> facts = {};
};

}  // namespace gametree
