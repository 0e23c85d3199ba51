/// \file
/// What was noticed of several submissions in one file, told at the first of them alone.
#pragma once

#include <string>
#include <unordered_set>

#include "gametree/grade.h"

namespace gametree::output {

/// Remembers what was told of a class: no two submissions have the same diagnostic of the same
/// place of a file, as a column that was passed over was so for each of its rows.
class ToldOnce {
 public:
  /// Whether the line, which tells a diagnostic with its place, is to be told at this submission
  /// too.
  bool is_new(const GradedSubmission& submission, const Error& error, const std::string& line);

 private:
  std::unordered_set<std::string> told_;
};

}  // namespace gametree::output
