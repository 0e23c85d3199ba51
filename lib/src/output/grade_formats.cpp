/// \file
/// The forms of grades. To add one: write its function, then add one line here.
#include "output/grade_formats.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace gametree {
namespace {

constexpr auto kFormats = std::to_array<GradeFormat>({
    {"text", "for teachers: a table, then what to look at", output::write_grade_text},
    {"json", "the whole record, one document", output::write_grade_json},
    {"jsonl", "the record, a submission a line", output::write_grade_jsonl},
    {"csv", "for spreadsheets, a submission a row", output::write_grade_csv},
    {"markdown", "for students, with the reasons", output::write_grade_markdown},
    {"gradescope", "results.json of one submission", output::write_grade_gradescope, true},
    {"prairielearn", "results.json of one submission", output::write_grade_prairielearn, true},
    {"autolab", "the last lines of one submission's output", output::write_grade_autolab, true},
});

}  // namespace

std::span<const GradeFormat> grade_formats() { return kFormats; }

const GradeFormat* find_grade_format(std::string_view name) {
  const auto* found = std::ranges::find(kFormats, name, &GradeFormat::name);
  return found == kFormats.end() ? nullptr : found;
}

std::string to_string(const GradeReport& report, std::string_view format) {
  assert(find_grade_format(format) != nullptr);
  std::string text;
  find_grade_format(format)->write(report, [&text](std::string_view piece) {
    text += piece;
    return true;
  });
  return text;
}

}  // namespace gametree
