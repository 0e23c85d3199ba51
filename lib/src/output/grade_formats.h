/// \file
/// The writers of grades, one file each. grade_formats.cpp is the table.
#pragma once

#include "gametree/grade_report.h"

namespace gametree::output {

void write_grade_text(const GradeReport& report, const Sink& sink);
void write_grade_json(const GradeReport& report, const Sink& sink);
void write_grade_jsonl(const GradeReport& report, const Sink& sink);
void write_grade_csv(const GradeReport& report, const Sink& sink);
void write_grade_markdown(const GradeReport& report, const Sink& sink);
void write_grade_gradescope(const GradeReport& report, const Sink& sink);
void write_grade_prairielearn(const GradeReport& report, const Sink& sink);
void write_grade_autolab(const GradeReport& report, const Sink& sink);

}  // namespace gametree::output
