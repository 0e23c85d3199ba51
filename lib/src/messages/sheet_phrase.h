/// \file
/// What stands on a sheet beside the exercise's own texts, as codes; each language has the words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// The comment names the facts, in order. None of them may tell what a key holds, but for those
// under "For the teacher".
// To add a phrase: a line here and one in each language.
//  X(phrase, number of facts)
#define GAMETREE_SHEET_PHRASES(X)                                       \
  /* The head, and above a question */                                  \
  X(student_name, 0)                                                    \
  X(student_id, 0)                                                      \
  X(exercise, 1)      /* its id */                                      \
  X(points, 2)        /* how many, "" for one */                        \
  X(points_in_all, 2) /* the same */                                    \
  X(picture, 2)       /* its number, the tree's name or "" */           \
  X(about_picture, 1) /* its number */                                  \
  X(too_large, 1)     /* how many nodes a tree has that is not drawn */ \
  X(not_quiet, 1)     /* nodes */                                       \
  X(noisy, 1)         /* nodes */                                       \
  X(shapes, 1)        /* "" where there is no CHANCE node */            \
  X(estimates, 0)                                                       \
  /* The rules, parts of a sentence */                                  \
  X(rules_of_all, 1)  /* the rules */                                   \
  X(rules_of_most, 1) /* the rules */                                   \
  X(rules_here, 1)    /* the rules */                                   \
  X(minimax, 0)                                                         \
  X(expectimax, 0)                                                      \
  X(alphabeta, 0)                                                       \
  X(order_given, 0)                                                     \
  X(order_reversed, 0)                                                  \
  X(order_best, 0)                                                      \
  X(order_worst, 0)                                                     \
  X(order_eval, 0)                                                      \
  X(order_listed, 2) /* the node, its children */                       \
  X(cut_on_equal, 0)                                                    \
  X(cut_past_alone, 0)                                                  \
  X(fail_soft, 0)                                                       \
  X(fail_hard, 0)                                                       \
  X(reach_shallow, 0)                                                   \
  X(empty_cutoffs, 0)                                                   \
  X(root_window, 2) /* alpha, beta */                                   \
  X(bounds, 2)      /* L, U */                                          \
  X(depth, 2)       /* plies, "" for one */                             \
  X(quiescence, 2)  /* plies, "" for one */                             \
  X(min_as_chance, 0)                                                   \
  X(min_as_max, 0)                                                      \
  /* Room for answers */                                                \
  X(answer, 0)                                                          \
  X(root, 0) /* as it heads a row */                                    \
  X(node, 0)                                                            \
  X(value, 0)                                                           \
  X(alpha, 0)                                                           \
  X(beta, 0)                                                            \
  X(alpha_or_beta, 0)                                                   \
  X(none, 0)                                                            \
  X(all_of_them, 0)                                                     \
  X(mark_cut, 0)                                                        \
  X(mark_read, 0)                                                       \
  X(number_cut, 0)                                                      \
  X(number_read, 0)                                                     \
  X(mark_option, 0)                                                     \
  X(enough_rows, 0)                                                     \
  /* How answers are written down for `grade` */                        \
  X(answers_file, 0)                                                    \
  X(copy_and_fill_in, 0)                                                \
  X(how_nodes, 0)                                                       \
  X(how_blank, 0)                                                       \
  X(how_values, 0)                                                      \
  X(how_bounds, 0)                                                      \
  X(how_windows, 0)                                                     \
  X(how_window_ends, 0)                                                 \
  X(how_actions, 0)                                                     \
  X(how_lists, 0)                                                       \
  X(how_lines, 0)                                                       \
  X(how_rows, 0)                                                        \
  X(how_counts, 0)                                                      \
  X(how_numbers, 0)                                                     \
  X(how_options, 0)                                                     \
  X(how_words, 0)                                                       \
  /* For the teacher */                                                 \
  X(title_of_key, 1) /* the title */                                    \
  X(why, 0)                                                             \
  X(also_right, 1) /* other rules, or another answer */                 \
  X(key_file, 0)                                                        \
  X(copy_of_key, 0)

namespace gametree::messages {

enum class SheetPhrase : std::uint8_t {
#define X(phrase, facts) phrase,
  GAMETREE_SHEET_PHRASES(X)
#undef X
};

/// The words of a phrase; template.h tells how its gaps are filled in.
struct SheetSentence {
  SheetPhrase phrase;
  std::string_view text;
};

/// The phrase in the language with that code, else in the first there is. Facts are shown whole.
std::string in_words(SheetPhrase phrase, std::string_view language,
                     const std::vector<std::string>& facts = {});

/// The code of the language that words come in where this one is wanted.
std::string_view language_of_words(std::string_view wanted);

}  // namespace gametree::messages
