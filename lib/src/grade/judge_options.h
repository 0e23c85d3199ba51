/// \file
/// Options that are answers themselves: the search decides whether they are true.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "gametree/error.h"
#include "gametree/exercise.h"
#include "grade/key_maker.h"

namespace gametree::grade {

/// The options of a choice that are answers, by their keys, and whether they are true.
using Judged = std::vector<std::pair<std::string, bool>>;
Result<Judged> judge_options(const Question& choice, const Rules& rules, KeyMaker& maker);

/// All options that are true: of those that are answers what the search finds, of the others those
/// that `expect` names.
///
/// \error  no_true_option, no_expected_answer, unreadable_expect; as `search`.
Result<std::vector<std::string>> true_options(const Question& choice, const Rules& rules,
                                              KeyMaker& maker);

}  // namespace gametree::grade
