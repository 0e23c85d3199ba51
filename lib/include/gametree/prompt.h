/// \file
/// What a question asks, in words.
#pragma once

#include <string>
#include <string_view>

#include "gametree/exercise.h"
#include "gametree/tree.h"

namespace gametree {

/// The question's own prompt in that language, or else the one of its type and settings, in English
/// where the language is not known: `Which leaves are never read?`
///
/// \param tree  the question's. Its names and labels come out safe to print; an own prompt is as
///              it was written.
std::string prompt(const Question& question, const GameTree& tree, std::string_view language);

}  // namespace gametree
