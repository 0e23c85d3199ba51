/// \file
/// How an answer is written down, where its prompt does not say it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gametree/exercise.h"

namespace gametree::output {

/// Lines for people: the options there are, the form of a list; none where that is plain.
std::vector<std::string> how_to_answer(const Question& question, std::string_view language);

}  // namespace gametree::output
