/// \file
/// One student's grade, item by item: given, right, why.
#pragma once

#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/grade_report.h"
#include "output/buffer.h"
#include "output/style.h"

namespace gametree::output {

/// Each question with its items, as text. What is told of them is the report's feedback, else all.
void write_story(const GradeReport& report, const GradedSubmission& submission, const Style& style,
                 Buffer& out);

/// The items of one question, as a table with the reasons below its rows. Of `score` and `hints`
/// neither says what is right.
void write_items(const Exercise& exercise, const GradedQuestion& graded, Feedback feedback,
                 const Style& style, Buffer& out);

}  // namespace gametree::output
