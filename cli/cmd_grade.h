/// \file
/// `gametree grade`: a class's answers, graded.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "class_options.h"
#include "command_line.h"
#include "fill_lists.h"
#include "gametree/exercise.h"
#include "gametree/grade_report.h"
#include "gametree/submission.h"
#include "output_file.h"
#include "regrade.h"
#include "streams.h"

namespace gametree::cli {

/// The grades once more, in another form.
struct Export {
  std::string format, file;
};

struct GradeOptions {
  GradeOptions() { output.format = grade_formats().front().name; }

  std::vector<std::string> files;  ///< the exercise, then answers
  SubmissionOptions read;
  ClassOptions who;
  RegradeOptions regrade;
  bool missing_zero = false;
  std::optional<Feedback> feedback;
  std::string feedback_folder;  ///< empty: none is written
  std::vector<Export> exports;
  HandBackOptions back;
  OutputOptions output;
};

extern const CommandText kGradeText;
void setup_grade(CLI::App& app, GradeOptions& options);
int run_grade(const GradeOptions& options, Streams& streams);

}  // namespace gametree::cli
