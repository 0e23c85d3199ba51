/// \file
/// The languages in which answers are understood: one row each.
#pragma once

#include <span>

#include "answer/words.h"

namespace gametree::answer {

// To add a language: write words_<code>.cpp after the model of its neighbours, then add one line.
//  X(function)
#define GAMETREE_ANSWER_LANGUAGES(X) \
  X(english)                         \
  X(vietnamese)                      \
  X(romanian)                        \
  X(french)

#define GAMETREE_DECLARE(function) std::span<const WordList> function();
GAMETREE_ANSWER_LANGUAGES(GAMETREE_DECLARE)
#undef GAMETREE_DECLARE

}  // namespace gametree::answer
