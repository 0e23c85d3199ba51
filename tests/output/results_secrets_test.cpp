/// \file
/// Before it may be told, nothing of a key is in the results that students see.
#include <string>
#include <vector>

#include "gametree/messages.h"
#include "platform_results.h"
#include "sheet_samples.h"
#include "support/catch.h"

using namespace gametree;

namespace {

/// Nothing right, in the words of nobody: each question is answered by a text that no key has.
Submission wrong_answers(const Exercise& exercise) {
  Submission submission;
  submission.file = "s.yaml";
  for (const Question& question : exercise.questions) {
    Typed typed;
    typed.text = "90210";
    submission.entries.push_back({.question = question.id, .node = "", .answer = typed});
  }
  return submission;
}

GradeBook book_of(const Exercise& exercise, const Submission& submission) {
  return {exercise, 0, {Grader(exercise).grade(submission)}};
}

std::string in_all_forms(const GradeBook& book, Feedback feedback) {
  std::string all;
  for (const char* form : {"gradescope", "prairielearn", "autolab"})
    all += test::results(book, form, feedback);
  return all;
}

}  // namespace

TEST_CASE("results: no reason of a key is in hints", "[output][results][secrets]") {
  std::size_t found = 0;
  std::vector<Exercise> exercises = test::published_exercises();
  exercises.push_back(test::exercise_in(test::kEachType));
  for (const Exercise& exercise : exercises) {
    for (const Submission& submission : {Submission{}, wrong_answers(exercise)}) {
      const GradeBook book = book_of(exercise, submission);
      const std::string hints = in_all_forms(book, Feedback::hints);
      for (const GradedQuestion& question : book.submissions.front().questions) {
        for (const GradedItem& item : question.items) {
          if (item.note.empty()) continue;
          const std::string reason = sentence(item.note);
          CAPTURE(exercise.id, item.id, reason);
          CHECK(hints.find(reason) == std::string::npos);
          ++found;
        }
      }
    }
  }
  CHECK(found > 50);
}

TEST_CASE("results: what is right is said at full alone", "[output][results][secrets]") {
  // The root is worth 1/3 * 10 + 2/3 * 11 = 32/3, which is nowhere in the tree.
  const Exercise exercise = test::exercise_in(
      "exercise: x\ntree: {CHANCE: [[1/3, 10], [2/3, 11]]}\n"
      "questions: [{id: v, type: node-values}, {id: n, type: number, expect: 1234}]\n");
  const GradeBook book = book_of(exercise, wrong_answers(exercise));

  for (const char* secret : {"32/3", "1234"}) {
    CHECK(in_all_forms(book, Feedback::score).find(secret) == std::string::npos);
    CHECK(in_all_forms(book, Feedback::hints).find(secret) == std::string::npos);
    CHECK(in_all_forms(book, Feedback::full).find(secret) != std::string::npos);
  }
}
