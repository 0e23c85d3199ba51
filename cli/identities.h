/// \file
/// Whose a submission is.
#pragma once

#include <string>
#include <vector>

#include "gametree/grade.h"
#include "gametree/submission.h"

namespace gametree::cli {

/// The grade of a submission for each student it is from: those that the file names, else the one
/// after whom the file itself is named. `is_alone`: there is no other submission in the file, whose
/// name can mean a student then.
std::vector<GradedSubmission> with_students(const GradedSubmission& graded,
                                            const Submission& submission, bool is_alone);

/// Writes each id as it was typed first: ids are the same after NFC.
void unify_ids(std::vector<GradedSubmission>& submissions);

/// Finds students with several gradable submissions. None of them has a score then, until a person
/// chooses.
void mark_duplicates(std::vector<GradedSubmission>& submissions);

}  // namespace gametree::cli
