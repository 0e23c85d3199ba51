/// \file
/// What changed since an earlier run, as text and in the record.
#pragma once

#include <cstddef>

#include "gametree/grade_report.h"
#include "output/buffer.h"
#include "output/json_writer.h"
#include "output/style.h"

namespace gametree::output {

/// A paragraph for teachers: whose grade changed, by how much and why; nothing without changes to
/// tell.
void write_changes(const GradeReport& report, const Style& style, Buffer& out);

/// The change of the submission with that number; null: there is none. Costs a binary search.
const GradeChange* find_change(const GradeReport& report, std::size_t submission);

/// `"previous"`: what was, as far as it is not so any more; null where all is. Nothing where nobody
/// asked.
void write_previous(JsonWriter& json, const GradeReport& report, std::size_t submission);

}  // namespace gametree::output
