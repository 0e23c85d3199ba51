/// \file
/// What Autolab reads from the end of a grader's output: a line that becomes a table, then the
/// scores. Before it stands what the student is told.
#include <fmt/format.h>

#include <string>

#include "gametree/text.h"
#include "output/buffer.h"
#include "output/grade_formats.h"
#include "output/grade_hand_in.h"
#include "output/grade_parts.h"
#include "output/grade_told.h"
#include "output/json_text.h"
#include "output/json_writer.h"

namespace gametree::output {
namespace {

/// A text between quotes of JSON, without a colon: Autolab takes a word before one for a key that
/// lacks its quotes, wherever it stands.
std::string without_colons(std::string_view text) {
  std::string changed;
  std::string safe;
  for (const char character : inside_quotes(text, changed))
    character == ':' ? safe += "\\u003a" : safe += character;
  return safe;
}

std::string id_of(const Exercise& exercise, const GradedQuestion& graded) {
  return exercise.questions.at(graded.question).id;
}

/// Whether it is a person's in Autolab too: there it has no score from here, not even where nothing
/// was written.
bool is_a_persons(const Exercise& exercise, const GradedQuestion& graded) {
  const bool is_text = exercise.questions.at(graded.question).type == QuestionType::text;
  return is_pending(graded) || (is_text && !is_marked(graded));
}

class Lines {
 public:
  explicit Lines(const GradeReport& report)
      : exercise_(report.book.exercise), level_(told_level(report)), hand_in_(report.book) {}

  void write(Buffer& out) const {
    write_told(out);
    write_table(out);
    write_scores(out);
  }

 private:
  void write_told(Buffer& out) const;
  void write_table(Buffer& out) const;
  void write_scores(Buffer& out) const;

  const Exercise& exercise_;
  Feedback level_;
  OneHandIn hand_in_;
};

void Lines::write_told(Buffer& out) const {
  for (const std::string& sentence : hand_in_.told(level_)) out.add(sentence + "\n");
  if (hand_in_.counted() == nullptr) return;
  for (const GradedQuestion& graded : hand_in_.counted()->questions) {
    out.add("\n" + printable(id_of(exercise_, graded)) + "  " + told_points(graded) + "\n");
    const std::string text = told_text(exercise_, graded, level_);
    if (!text.empty()) out.add(text + "\n");
  }
  out.add('\n');
}

void write_check(JsonWriter& json, std::string_view name, bool has_passed, std::string_view hint) {
  json.key(without_colons(name));
  json.open_object();
  json.key("passed");
  json.boolean(has_passed);
  if (!hint.empty()) {
    json.key("hint");
    json.plain(without_colons(hint));
  }
  json.close_object();
}

void Lines::write_table(Buffer& out) const {
  JsonWriter json(out);
  json.open_object();
  write_string(json, "_presentation", "semantic");
  json.key("stages");
  json.open_array();
  json.plain("Answers");
  json.close_array();
  json.key("Answers");
  json.open_object();
  if (hand_in_.counted() == nullptr) {
    write_check(json, "File", false, hand_in_.told(level_).front());
  } else {
    for (const GradedQuestion& graded : hand_in_.counted()->questions)
      if (!is_a_persons(exercise_, graded))
        write_check(json, id_of(exercise_, graded), !(graded.score < graded.max_score),
                    told_points(graded));
  }
  json.close_object();
  json.close_object();
  out.add('\n');
}

/// What a person marks has no score, and so keeps the one that the person gave.
void Lines::write_scores(Buffer& out) const {
  JsonWriter json(out);
  const auto write_score = [&json](const Question& question, const Number& score) {
    json.key(without_colons(question.id));
    json.number(score);
  };
  json.open_object();
  json.key("scores");
  json.open_object();
  if (hand_in_.counted() == nullptr) {
    for (const Question& question : exercise_.questions)
      if (question.type != QuestionType::text) write_score(question, 0);
  } else {
    for (const GradedQuestion& graded : hand_in_.counted()->questions)
      if (!is_a_persons(exercise_, graded))
        write_score(exercise_.questions.at(graded.question), graded.score);
  }
  json.close_object();
  json.close_object();
  out.add('\n');
}

}  // namespace

void write_grade_autolab(const GradeReport& report, const Sink& sink) {
  Buffer out(sink);
  Lines(report).write(out);
  out.flush();
}

}  // namespace gametree::output
