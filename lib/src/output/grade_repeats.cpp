/// \file
/// Diagnostics that are the same in file, place and words, but for the first of them, left out.
#include "output/grade_repeats.h"

#include <set>
#include <string>
#include <vector>

#include "gametree/messages.h"
#include "output/grade_parts.h"

namespace gametree::output {
namespace {

using Told = std::set<std::string>;

void drop_told(std::vector<Error>& errors, std::string_view file, Told& told) {
  std::erase_if(errors, [&](const Error& error) {
    // Without a place it may be another one in each submission.
    return error.place && !told.insert(place_text(error, file) + ": " + sentence(error)).second;
  });
}

}  // namespace

GradeBook told_once(const GradeBook& book) {
  GradeBook once = book;
  Told told;
  for (GradedSubmission& submission : once.submissions) {
    if (submission.state == SubmissionState::ungradable) continue;  // there they are the reason
    drop_told(submission.diagnostics, submission.file, told);
    for (GradedQuestion& question : submission.questions)
      drop_told(question.passed_over, submission.file, told);
  }
  return once;
}

}  // namespace gametree::output
