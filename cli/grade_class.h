/// \file
/// A class's files of answers, read, graded, and each given to its student.
#pragma once

#include <vector>

#include "answer_files.h"
#include "class_options.h"
#include "find_files.h"
#include "gametree/grade.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

/// Reads and grades on as many threads as the options say. What comes out and what is said does not
/// depend on them: file by file, in the order of the files.
///
/// Says on `streams.err` which layouts were found and what was left out; raises `status` where a
/// person has to look at that.
///
/// \param reader  with a grader.
/// \param max_score  of who handed in nothing.
/// \param color  `never`: no bar is drawn on a terminal either.
std::vector<GradedSubmission> grade_class(const std::vector<FoundFile>& files, AnswerFiles& reader,
                                          const Number& max_score, const ClassOptions& options,
                                          const ClassFiles& known, ColorChoice color,
                                          Streams& streams, int& status);

}  // namespace gametree::cli
