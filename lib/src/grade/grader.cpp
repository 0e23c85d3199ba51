/// \file
/// Grading as the library offers it: exercises and submissions in, grades out.
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/text.h"
#include "gametree/grade.h"
#include "grade/check_keys.h"
#include "grade/exercise_keys.h"
#include "grade/typed_reading.h"

namespace gametree {

class Grader::Keys {
 public:
  explicit Keys(const Exercise& exercise) : keys(exercise, reading_) {
    for (const NamedTree& tree : exercise.trees) readers_.emplace_back(tree.tree);
  }

  /// What a student typed for each question.
  [[nodiscard]] std::vector<Answer> read(const Submission& submission) const;

 private:
  grade::TypedReading reading_;
  std::vector<AnswerReader> readers_;  // by tree

 public:
  const grade::ExerciseKeys keys;
};

std::vector<Answer> Grader::Keys::read(const Submission& submission) const {
  std::unordered_map<std::string_view, std::vector<TypedEntry>> entries;
  for (const TypedEntry& entry : submission.entries) entries[entry.question].push_back(entry);
  std::vector<Answer> answers;
  for (const Question& question : keys.exercise().questions)
    answers.push_back(readers_[question.tree].read(question, entries[question.id]));
  return answers;
}

Grader::Grader(const Exercise& exercise) : keys_(std::make_unique<const Keys>(exercise)) {}

Grader::~Grader() = default;

Number Grader::max_score() const {
  Number sum;
  for (const Question& question : keys_->keys.exercise().questions) sum = sum + question.points;
  return sum;
}

GradedSubmission Grader::grade(const Submission& submission) const {
  GradedSubmission graded;
  graded.file = submission.file;
  graded.line = submission.line;
  graded.diagnostics = submission.passed_over;
  if (submission.ungradable) {
    graded.state = SubmissionState::ungradable;
    graded.max_score = max_score();
    graded.diagnostics.insert(graded.diagnostics.begin(), *submission.ungradable);
    return graded;
  }
  graded.questions = keys_->keys.grade(keys_->read(submission));
  graded.state = SubmissionState::graded;
  Number score;
  for (const GradedQuestion& question : graded.questions) {
    score = score + question.score;
    graded.max_score = graded.max_score + question.max_score;
  }
  graded.score = score;
  return graded;
}

ExerciseFindings check_exercise(const Exercise& exercise, std::string_view text) {
  ExerciseFindings findings = grade::check_keys(exercise, grade::TypedReading());
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  for (std::vector<Error>* found : {&findings.problems, &findings.warnings}) {
    for (Error& error : *found) {
      if (error.source.empty()) error.source = exercise.source;
      if (!text.empty() && error.offset != kNoOffset && !error.place)
        error.place = find_place(text, error.offset);
    }
  }
  return findings;
}

Result<Answer> key_answer(const Exercise& exercise, std::size_t question) {
  const grade::TypedReading reading;
  grade::KeyMaker maker(exercise, reading);
  const Question& asked = exercise.questions[question];
  const auto key = maker.key(asked, asked.rules);
  if (!key) return key.error();
  return (*key)->answer();
}

}  // namespace gametree
