/// \file
/// PrairieLearn's results.json: a test for each question; what can't be read uses no attempt.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "base/text.h"
#include "gametree/text.h"
#include "output/buffer.h"
#include "output/grade_formats.h"
#include "output/grade_hand_in.h"
#include "output/grade_parts.h"
#include "output/grade_told.h"
#include "output/json_writer.h"

namespace gametree::output {
namespace {

constexpr std::size_t kMostBytes = 1'000'000;     // what PrairieLearn takes
constexpr std::size_t kMostCharacters = 100'000;  // of texts; each is 6 bytes at most

void write_value(JsonWriter& json, std::string_view key, const Number& value) {
  json.key(key);
  json.number(value);
}

class Results {
 public:
  /// \param longest  characters of each text; the rest is left out.
  Results(const GradeReport& report, std::size_t longest)
      : exercise_(report.book.exercise),
        level_(told_level(report)),
        hand_in_(report.book),
        longest_(longest) {}

  void write(const Sink& sink) const;

  [[nodiscard]] std::size_t texts() const {
    return hand_in_.counted() == nullptr ? 1 : hand_in_.counted()->questions.size() + 1;
  }

 private:
  void write_graded(JsonWriter& json, const GradedSubmission& counted) const;
  void write_refused(JsonWriter& json) const;
  void write_test(JsonWriter& json, const GradedQuestion& graded) const;
  void write_text(JsonWriter& json, std::string_view key, const std::string& text) const;

  const Exercise& exercise_;
  Feedback level_;
  OneHandIn hand_in_;
  std::size_t longest_;
};

void Results::write_text(JsonWriter& json, std::string_view key, const std::string& text) const {
  if (!text.empty()) write_string(json, key, cut_text(text, longest_));
}

/// Without points in one test those of all are not shown; a test of none is neutral.
void Results::write_test(JsonWriter& json, const GradedQuestion& graded) const {
  const bool is_left = is_pending(graded);
  json.open_object();
  write_string(json, "name", printable(exercise_.questions.at(graded.question).id));
  write_value(json, "points", is_left ? Number(0) : graded.score);
  write_value(json, "max_points", is_left ? Number(0) : graded.max_score);
  if (is_left) write_string(json, "message", "This is left for a person to mark.");
  write_text(json, "output", told_text(exercise_, graded, level_));
  json.close_object();
}

void Results::write_graded(JsonWriter& json, const GradedSubmission& counted) const {
  json.key("gradable");
  json.boolean(true);
  const bool has_points = counted.max_score > Number(0);
  write_value(json, "score", has_points ? hand_in_.score() / counted.max_score : Number(0));
  write_text(json, "message", fmt::format("{}", fmt::join(hand_in_.told(level_), "\n")));
  json.key("tests");
  json.open_array();
  for (const GradedQuestion& question : counted.questions) write_test(json, question);
  json.close_array();
}

void Results::write_refused(JsonWriter& json) const {
  json.key("gradable");
  json.boolean(false);
  json.key("format_errors");
  json.open_array();
  for (const std::string& sentence : hand_in_.told(level_))
    json.string(cut_text(sentence, longest_));
  json.close_array();
}

void Results::write(const Sink& sink) const {
  Buffer out(sink);
  JsonWriter json(out);
  json.open_object();
  if (hand_in_.counted() != nullptr)
    write_graded(json, *hand_in_.counted());
  else
    write_refused(json);
  json.close_object();
  out.add('\n');
  out.flush();
}

}  // namespace

void write_grade_prairielearn(const GradeReport& report, const Sink& sink) {
  std::string text;
  const Sink collect = [&text](std::string_view piece) {
    text += piece;
    return true;
  };
  const Results whole(report, std::numeric_limits<std::size_t>::max());
  whole.write(collect);
  if (text.size() > kMostBytes) {
    text.clear();
    Results(report, kMostCharacters / whole.texts()).write(collect);
  }
  sink(text);
}

}  // namespace gametree::output
