/// \file
/// Why an answer has the points it has, as facts. Sentences are made in messages.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

// The comment names the facts, in order. Nodes, values and lists of them are ready to print; a
// value that is a bound has its sign, as in `≤2`.
// To add a note: a line here, its sentence in each language of lib/src/messages.
//  X(code, number of facts)
#define GAMETREE_NOTES(X)                                                                          \
  /* What a node is worth */                                                                       \
  X(leaf_is, 1)         /* its utility */                                                          \
  X(eval_is, 1)         /* its eval */                                                             \
  X(max_takes, 1)       /* the children's values */                                                \
  X(min_takes, 1)       /* the children's values */                                                \
  X(chance_takes, 2)    /* the sum of products, its value */                                       \
  X(max_cuts, 5)        /* v, children read, children, the child that is sure or "", the bound */  \
  X(min_cuts, 5)        /* the same */                                                             \
  X(known_no_better, 2) /* its value with its sign, the children's values */                       \
  X(wrong_sign, 1)      /* the value with its sign */                                              \
  X(sign_missing, 1)    /* the value with its sign */                                              \
  /* What is read and what is not */                                                               \
  X(unread_at_max, 8) /* the node, 1 if it is a leaf or "", where the cut is, v, children read     \
                         there, of how many, the child that is sure or "", the bound */            \
  X(unread_at_min, 8) /* the same */                                                               \
  X(past_depth, 1)    /* the node */                                                               \
  X(is_read, 2)       /* the node, 1 if it is a leaf or "" */                                      \
  /* Windows */                                                                                    \
  X(arrives_with, 5) /* the node, alpha, beta, the child that alpha is from or "", beta's or "" */ \
  X(left_with, 3)    /* the node, alpha, beta */                                                   \
  X(left_at_cut, 3)  /* the node, the pair before the cutting update, the pair after it */         \
  /* Lists */                                                                                      \
  X(wrong_elements, 1)   /* which */                                                               \
  X(missing_elements, 1) /* which */                                                               \
  X(none_is_right, 0)                                                                              \
  X(wrong_step, 3)    /* its number, what was given, what should stand there */                    \
  X(missing_step, 2)  /* its number, what should stand there */                                    \
  X(one_step_more, 1) /* how many there are */                                                     \
  X(wrong_row, 3)     /* its number, what was given, what should stand there */                    \
  X(missing_row, 2)   /* its number, what should stand there */                                    \
  X(one_row_more, 1)  /* how many there are */                                                     \
  /* Single answers */                                                                             \
  X(max_prefers, 1) /* the children with their values */                                           \
  X(min_prefers, 1) /* the children with their values */                                           \
  X(counts, 2)      /* a key of counts, how many */                                                \
  X(answer_is, 1)   /* the answer */                                                               \
  /* Follow-through */                                                                             \
  X(right_from, 2)                /* the student's value, the node */                              \
  X(right_from_several, 1)        /* the nodes with the student's values */                        \
  X(partly_right_from, 2)         /* as right_from */                                              \
  X(partly_right_from_several, 1) /* as right_from_several */

namespace gametree {

enum class NoteCode : std::uint8_t {
  none,
#define X(code, facts) code,
  GAMETREE_NOTES(X)
#undef X
};

/// A code and what its sentence is about. Without a code: there is nothing to say.
struct Note {
  NoteCode code = NoteCode::none;
  std::vector<std::string> facts = {};
  std::vector<Note> more = {};  ///< what is to be said after it

  [[nodiscard]] bool empty() const { return code == NoteCode::none; }
};

}  // namespace gametree
