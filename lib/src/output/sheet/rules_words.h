/// \file
/// The rules of a search told to those who are to follow them by hand.
#pragma once

#include <string>
#include <string_view>

#include "gametree/rules.h"
#include "gametree/tree.h"

namespace gametree::output {

/// `alpha-beta; children from left to right; ...`: all that can change what is right. Printable.
std::string rules_in_words(const Rules& rules, const GameTree& tree, std::string_view language);

/// Whether static estimates decide anything under these rules.
bool uses_estimates(const Rules& rules);

}  // namespace gametree::output
