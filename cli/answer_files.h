/// \file
/// Answers as they were handed in: files and folders found, and each file read.
#pragma once

#include <string>
#include <vector>

#include "gametree/exercise.h"
#include "gametree/submission.h"
#include "streams.h"

namespace gametree::cli {

/// The files that arguments stand for, in their order: a folder's own files by name. What in a
/// folder is hidden, a folder again, a link or a device is passed over, and said on `streams.err`;
/// so is the exercise, wherever it lies.
std::vector<std::string> find_answer_files(const std::vector<std::string>& arguments,
                                           const std::string& exercise, Streams& streams);

/// Whoever's answers are in one file. One that can't be read is a submission that is ungradable.
std::vector<Submission> read_answer_file(const std::string& path, const Exercise& exercise,
                                         SubmissionOptions options, Streams& streams);

}  // namespace gametree::cli
