/// \file
/// The keys of an exercise, for commands that write them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "gametree/answer.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "streams.h"

namespace gametree::cli {

/// What is right, and why.
struct AllKeys {
  std::vector<Answer> answers;          ///< one a question
  std::vector<GradedQuestion> reasons;  ///< what a student who left all blank would be told
};

/// None: a key can't be made, which was said, and the status is set.
std::optional<AllKeys> all_keys(const Exercise& exercise, const std::string& path, Streams& streams,
                                int& status);

}  // namespace gametree::cli
