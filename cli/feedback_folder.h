/// \file
/// A folder with a file of feedback for each student.
#pragma once

#include <string>

#include "gametree/grade_report.h"
#include "streams.h"

namespace gametree::cli {

/// The file of that name in the folder.
std::string feedback_path(const std::string& folder, const std::string& name);

/// Makes the folder where there is none. Each file is written whole or not at all; one that can't
/// be written is said, and the others are written all the same. Returns the exit status.
int write_feedback_folder(const std::string& folder, const GradeReport& report, Streams& streams);

}  // namespace gametree::cli
