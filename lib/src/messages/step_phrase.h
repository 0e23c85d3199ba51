/// \file
/// What can be said of a step of a search, as codes; each language has the words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The comment names the facts, in order. Values, and the comparisons of them, are ready to print.
// To add a phrase: a line here and one in each language.
//  X(phrase, number of facts)
#define GAMETREE_STEP_PHRASES(X)                                                               \
  /* Where, and why the other player will not come here */                                     \
  X(at_root, 0)                                                                                \
  X(at_node, 1)      /* the node */                                                            \
  X(sure, 3)         /* the player, what of, where */                                          \
  X(window_low, 1)   /* alpha */                                                               \
  X(window_high, 1)  /* beta */                                                                \
  X(bounds_low, 1)   /* L */                                                                   \
  X(bounds_high, 1)  /* U */                                                                   \
  X(nothing_less, 1) /* -inf */                                                                \
  X(nothing_more, 1) /* inf */                                                                 \
  /* enter */                                                                                  \
  X(starts_open, 0)                                                                            \
  X(starts_in_window, 2) /* alpha, beta */                                                     \
  X(starts_in_bounds, 2) /* L, U */                                                            \
  X(searched_on, 1)      /* the depth */                                                       \
  X(noisy_alone, 0)                                                                            \
  X(plays_as, 1)             /* the player */                                                  \
  X(cut_once, 3)             /* comparison, end, why */                                        \
  X(nothing_sure, 2)         /* the other player, `alpha` or `beta` */                         \
  X(nothing_below_chance, 2) /* the same */                                                    \
  X(out_of_reach, 3)         /* the other player, what it is sure of, where */                 \
  X(opens_wide, 0)                                                                             \
  X(opens_to_bounds, 0)                                                                        \
  /* eval */                                                                                   \
  X(stops_here, 1)  /* the depth */                                                            \
  X(stops_quiet, 1) /* the depth */                                                            \
  X(stops_worn, 2)  /* the depth, how many plies quiescence goes past the limit */             \
  /* update: what the player makes of the child's value */                                     \
  X(first_value, 3)      /* the player, the value, the child */                                \
  X(first_at_most, 3)    /* the player, the child's upper bound, the child */                  \
  X(first_at_least, 3)   /* the player, the child's lower bound, the child */                  \
  X(better_max, 3)       /* the value, v before, the child */                                  \
  X(better_min, 3)       /* the same */                                                        \
  X(tie, 3)              /* the player, the value, the choice */                               \
  X(known_tie, 4)        /* the player, the value, the child, the choice before */             \
  X(worse_max, 3)        /* the value, v, the choice */                                        \
  X(worse_min, 3)        /* the same */                                                        \
  X(capped_tie_max, 4)   /* the child, its upper bound, v, the choice */                       \
  X(capped_tie_min, 4)   /* the child, its lower bound, v, the choice */                       \
  X(capped_worse_max, 4) /* the child, its upper bound, v, the choice */                       \
  X(capped_worse_min, 4) /* the child, its lower bound, v, the choice */                       \
  X(unclear, 5)          /* the child, its value with its sign, the choice, its, the player */ \
  X(child_is_bound, 2)   /* the child, its value with the sign of its bound */                 \
  X(first_share, 4)      /* probability, value, product, "" after the last child */            \
  X(next_share, 6)       /* probability, value, product, sum before, sum, "" after the last */ \
  X(no_share, 1)         /* the child */                                                       \
  /* update: what becomes of the window */                                                     \
  X(alpha_rises, 1)   /* to what */                                                            \
  X(beta_falls, 1)    /* to what */                                                            \
  X(alpha_stays, 2)   /* alpha, why */                                                         \
  X(beta_stays, 2)    /* beta, why */                                                          \
  X(test_holds, 4)    /* v, comparison, `alpha` or `beta`, its value */                        \
  X(test_too_late, 4) /* the same */                                                           \
  X(equal_stays, 4)   /* v, `alpha` or `beta`, its value, the comparison that would cut */     \
  /* cut */                                                                                    \
  /* v, comparison, `alpha` or `beta`, its value, player, what it has, why, the node */        \
  X(cut_rest, 8)                                                                               \
  X(cut_empty, 7)      /* the same without the node */                                         \
  X(deep_cut, 1)       /* plies from where that bound was set */                               \
  X(deep_cut_first, 1) /* the same */                                                          \
  /* exit */                                                                                   \
  X(worth, 3)                /* the value, the player, the choice */                           \
  X(worth_at_end, 2)         /* the value, why none is past it */                              \
  X(worth_on_average, 1)     /* the value */                                                   \
  X(cut_at_most, 1)          /* the value */                                                   \
  X(cut_at_least, 1)         /* the value */                                                   \
  X(worth_at_most, 1)        /* the value */                                                   \
  X(worth_at_least, 1)       /* the value */                                                   \
  X(known_at_most, 1)        /* the value */                                                   \
  X(known_at_least, 1)       /* the value */                                                   \
  X(window_tells_no_more, 2) /* alpha, beta */                                                 \
  X(clamped, 3)              /* v, `alpha` or `beta`, its value, which is returned */

namespace gametree::messages {

enum class StepPhrase : std::uint8_t {
#define X(phrase, facts) phrase,
  GAMETREE_STEP_PHRASES(X)
#undef X
};

/// A phrase with what stands in its gaps.
struct StepFacts {
  StepPhrase phrase{};
  std::vector<std::string> facts;
};

/// The words of a phrase; template.h tells how its gaps are filled in.
struct StepSentence {
  StepPhrase phrase;
  std::string_view text;
};

/// The phrase in words: no capital, no full stop. In the first language of languages.h.
std::string in_words(const StepFacts& said);

/// Several phrases of one step as its sentence.
std::string in_words(std::span<const StepFacts> said);

}  // namespace gametree::messages
