/// \file
/// The program run by itself, with what it took.
#pragma once

#include <string>
#include <vector>

#include "support/sandbox.h"

namespace gametree::test {

struct MeasuredRun {
  int status = 0;         ///< of the exit; -1: a signal ended it
  bool is_hung = false;   ///< it took longer than any machine needs, and was killed
  std::size_t bytes = 0;  ///< the most memory that it held at once
};

/// Runs `gametree` in the sandbox with these arguments, its outputs into `out` and `err` there.
MeasuredRun measured_run(const Sandbox& box, const std::vector<std::string>& arguments);

}  // namespace gametree::test
