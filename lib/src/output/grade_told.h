/// \file
/// What of a submission its student is told, in whatever form.
#pragma once

#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/grade_report.h"

namespace gametree::output {

/// How much is told: what the report says, else the exercise.
Feedback told_level(const GradeReport& report);

/// What was noticed, without what is the teacher's alone.
std::vector<const Error*> told_diagnostics(const GradedSubmission& submission);

/// `line 3: ` where the place is known. Where the file lies is the teacher's business.
std::string told_place(const Error& error);

/// What is told of a question below its points, as plain text without a line end behind it: a
/// person's comment, then the items. Empty where no more than points may be told.
std::string told_text(const Exercise& exercise, const GradedQuestion& graded, Feedback feedback);

}  // namespace gametree::output
