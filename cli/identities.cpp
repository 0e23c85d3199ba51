/// \file
/// Whose a submission is.
#include "identities.h"

#include <algorithm>
#include <map>
#include <string_view>

#include "gametree/text.h"

namespace gametree::cli {
namespace {

/// `ann` of `hw/ann.yaml`; the whole name where nothing else is left.
std::string stem(std::string_view file) {
  const std::string_view name = file.substr(file.find_last_of('/') + 1);
  const std::size_t point = name.find_last_of('.');
  return std::string(point == 0 ? name : name.substr(0, point));
}

/// Each of them once.
std::vector<Identity> identities(const Submission& submission, bool is_alone) {
  std::vector<Identity> all;
  for (const std::string& id : submission.students)
    if (std::ranges::find(all, id, &Identity::id) == all.end()) all.push_back({id, "file"});
  if (all.empty() && !submission.disagreement && is_alone)
    all.push_back({stem(submission.file), "stem"});
  return all;
}

GradedSubmission unmatched(GradedSubmission graded, const Submission& submission) {
  if (submission.disagreement) graded.diagnostics.push_back(*submission.disagreement);
  if (graded.state != SubmissionState::graded) return graded;
  graded.state = SubmissionState::unmatched;
  graded.score.reset();
  return graded;
}

}  // namespace

std::vector<GradedSubmission> with_students(const GradedSubmission& graded,
                                            const Submission& submission, bool is_alone) {
  const std::vector<Identity> students = identities(submission, is_alone);
  if (students.empty()) return {unmatched(graded, submission)};
  std::vector<GradedSubmission> all(students.size(), graded);
  for (std::size_t i = 0; i < students.size(); ++i) all[i].student = students[i];
  return all;
}

void unify_ids(std::vector<GradedSubmission>& submissions) {
  std::map<std::string, std::string> as_typed;  // by the id after NFC
  for (GradedSubmission& submission : submissions) {
    if (!submission.student) continue;
    std::string& id = submission.student->id;
    id = as_typed.try_emplace(nfc(id), id).first->second;
  }
}

void mark_duplicates(std::vector<GradedSubmission>& submissions) {
  std::map<std::string_view, std::vector<GradedSubmission*>> by_student;
  for (GradedSubmission& submission : submissions)
    if (submission.state == SubmissionState::graded && submission.student)
      by_student[submission.student->id].push_back(&submission);
  for (const auto& [id, theirs] : by_student) {
    if (theirs.size() < 2) continue;
    for (GradedSubmission* submission : theirs) {
      submission->state = SubmissionState::duplicate;
      submission->score.reset();
    }
  }
}

}  // namespace gametree::cli
