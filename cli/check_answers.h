/// \file
/// `gametree check --exercise`: what was understood of answers, and not whether it is right.
#pragma once

#include <string>
#include <vector>

#include "gametree/submission.h"
#include "output_file.h"
#include "streams.h"

namespace gametree::cli {

struct AnswersCheck {
  std::string exercise;  ///< the file; empty: no answers are checked
  SubmissionOptions read;
};

/// Reads `files`, and folders of them, as answers to the exercise. Returns the exit status.
int check_answers(const AnswersCheck& check, const std::vector<std::string>& files,
                  const OutputOptions& options, OutputFile& output, Streams& streams);

}  // namespace gametree::cli
