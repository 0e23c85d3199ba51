/// \file
/// Answers files, written: the key, the blank form; and what was understood of those handed in.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/answer.h"
#include "gametree/exercise.h"
#include "gametree/grade.h"
#include "gametree/report.h"

namespace gametree {

/// The answers that grade to full marks. Borrowed.
struct KeyReport {
  const Exercise& exercise;
  const std::vector<Answer>& answers;  ///< one a question
  /// Why, as the notes of items; none where nothing is known of a question.
  const std::vector<GradedQuestion>& reasons;
  std::string_view language = "en";  ///< of prompts
};

/// The file that students fill in. Borrowed.
struct FormReport {
  const Exercise& exercise;
  std::string_view language = "en";  ///< of prompts
};

/// A form of answers files.
struct AnswersFormat {
  std::string_view name;  ///< as `--format` names it
  std::string_view summary;
  void (*write_key)(const KeyReport&, const Sink&);
  void (*write_form)(const FormReport&, const Sink&);
};

/// The forms, default first.
std::span<const AnswersFormat> answers_formats();

/// The form of that name; null if there is none.
const AnswersFormat* find_answers_format(std::string_view name);

/// A submission as it was read, whether right or wrong.
struct UnderstoodSubmission {
  std::string file;
  std::size_t line = 0;               ///< of a CSV's row; 0: the whole file
  std::vector<std::string> students;  ///< as the file names them
  std::optional<Error> ungradable;    ///< then there are no answers
  std::vector<Answer> answers;        ///< one a question
  std::vector<Error> passed_over;     ///< what is no question
};

/// Whether someone has to look: the submission is ungradable, or a part of an answer invalid.
bool needs_a_look(const UnderstoodSubmission& submission);

/// What was understood of a submission, without a word on what is right. Borrowed.
struct UnderstoodReport {
  const Exercise& exercise;
  const UnderstoodSubmission& submission;
  Colors colors = Colors::none;
};

/// For people, and as a line of JSON, the document `gametree/check-answers/1`.
void write_understood_text(const UnderstoodReport& report, const Sink& sink);
void write_understood_json(const UnderstoodReport& report, const Sink& sink);

}  // namespace gametree
