/// \file
/// Diagnostics that are the same in file, place and words, but for the first of them, left out.
#include "output/grade_repeats.h"

namespace gametree::output {

bool ToldOnce::is_new(const GradedSubmission& submission, const Error& error,
                      const std::string& line) {
  // Of what is ungradable they are the reason; without a place it may be another one in each.
  if (submission.state == SubmissionState::ungradable || !error.place) return true;
  return told_.insert(line).second;
}

}  // namespace gametree::output
