/// \file
/// The keys of an exercise, for commands that write them.
#include "all_keys.h"

#include <utility>

namespace gametree::cli {

std::optional<AllKeys> all_keys(const Exercise& exercise, const std::string& path, Streams& streams,
                                int& status) {
  AllKeys keys;
  for (std::size_t i = 0; i < exercise.questions.size(); ++i) {
    Result<Answer> key = key_answer(exercise, i);
    if (!key) {
      Error error = key.error();
      error.source = path;
      print_error(error, streams);
      status = kUsage;
      return std::nullopt;
    }
    keys.answers.push_back(std::move(*key));
  }
  keys.reasons = Grader(exercise).grade(Submission{}).questions;
  return keys;
}

}  // namespace gametree::cli
