/// \file
/// Gradescope's results.json: a test for each question.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "gametree/text.h"
#include "output/buffer.h"
#include "output/grade_formats.h"
#include "output/grade_hand_in.h"
#include "output/grade_parts.h"
#include "output/grade_told.h"
#include "output/json_writer.h"

namespace gametree::output {
namespace {

void write_text(JsonWriter& json, const std::string& text) {
  if (text.empty()) return;
  write_string(json, "output", text);
  write_string(json, "output_format", "text");
}

void write_value(JsonWriter& json, std::string_view key, const Number& value) {
  json.key(key);
  json.number(value);
}

/// A test without a score and a status is neither passed nor failed.
void write_test(JsonWriter& json, const Exercise& exercise, const GradedQuestion& graded,
                Feedback level) {
  json.open_object();
  write_string(json, "number", std::to_string(graded.question + 1));
  write_string(json, "name", printable(exercise.questions.at(graded.question).id));
  std::string text = told_text(exercise, graded, level);
  if (is_pending(graded)) {
    text = "This is left for a person to mark." + (text.empty() ? "" : "\n" + text);
  } else {
    write_value(json, "score", graded.score);
    write_value(json, "max_score", graded.max_score);
    write_string(json, "status", graded.score < graded.max_score ? "failed" : "passed");
  }
  write_text(json, text);
  json.close_object();
}

}  // namespace

// The score of all is said too: of thirds the sum of the tests' is not the nearest number.
void write_grade_gradescope(const GradeReport& report, const Sink& sink) {
  const Feedback level = told_level(report);
  const OneHandIn hand_in(report.book);
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  write_value(json, "score", hand_in.score());
  write_text(json, fmt::format("{}", fmt::join(hand_in.told(level), "\n")));
  json.key("tests");
  json.open_array();
  if (const GradedSubmission* counted = hand_in.counted())
    for (const GradedQuestion& question : counted->questions)
      write_test(json, report.book.exercise, question, level);
  json.close_array();
  json.close_object();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
