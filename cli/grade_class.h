/// \file
/// A class's files of answers, read, graded, and each given to its student.
#pragma once

#include <vector>

#include "answer_files.h"
#include "class_options.h"
#include "find_files.h"
#include "gametree/grade.h"
#include "streams.h"

namespace gametree::cli {

/// Says on `streams.err` which layouts were found and what was left out; raises `status` where a
/// person has to look at that.
std::vector<GradedSubmission> grade_class(const std::vector<FoundFile>& files, AnswerFiles& reader,
                                          const Grader& grader, const ClassOptions& options,
                                          const ClassFiles& known, Streams& streams, int& status);

}  // namespace gametree::cli
