/// \file
/// Which of several submissions of one student counts.
#pragma once

#include <cstddef>
#include <vector>

#include "gametree/export_layout.h"
#include "gametree/grade.h"
#include "gametree/hand_in.h"

namespace gametree::handin {

/// A submission for one student.
struct ClassRow {
  GradedSubmission graded;
  const PlatformFacts* facts = nullptr;  ///< null: it lies in no export
  std::size_t content = 0;
  bool is_left_out = false;

  [[nodiscard]] bool is_graded() const { return graded.state == SubmissionState::graded; }
};

/// Leaves out what another one of the same student supersedes. Where the rule can't tell, all stay.
///
/// \param rows  all of one student; those that are left out already don't count.
/// \return how many were left out.
std::size_t choose_attempt(const std::vector<ClassRow*>& rows, AttemptRule rule);

}  // namespace gametree::handin
