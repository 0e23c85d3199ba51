/// \file
/// What a student is told in one cell of a list.
#pragma once

#include <string>

#include "gametree/grade_report.h"

namespace gametree::output {

/// A short text for each question, as HTML in which nothing that was typed is more than text. On
/// one line, and no formula of a spreadsheet.
std::string feedback_html(const GradeReport& report, const GradedSubmission& submission);

}  // namespace gametree::output
