/// \file
/// What was noticed of several submissions in one file, told at the first of them alone.
#pragma once

#include "gametree/grade.h"

namespace gametree::output {

/// The book, in which no two submissions have the same diagnostic of the same place of a file: a
/// column that was passed over was so for each of its rows.
GradeBook told_once(const GradeBook& book);

}  // namespace gametree::output
