/// \file
/// The smallest cases in which the grader and the second one once differed.
#include "gametree/grade.h"
#include "support/catch.h"
#include "support/exercise_builder.h"

namespace gametree::test {
namespace {

using Answers = std::vector<TypedEntry>;

Typed text(const std::string& words) {
  Typed typed;
  typed.text = words;
  return typed;
}

/// The points and states of the items of the last question.
std::string judged(const Exercise& exercise, const Answers& answers) {
  Submission submission;
  submission.entries = answers;
  const GradedSubmission graded = Grader(exercise).grade(submission);
  std::string words;
  for (const GradedItem& item : graded.questions.back().items)
    words += (words.empty() ? "" : "; ") + std::string(to_text(item.status));
  return words;
}

Exercise with_rules(Exercise exercise, const Rules& rules) {
  for (Question& question : exercise.questions) question.rules = rules;
  return exercise;
}

Rules alphabeta() {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  return rules;
}

}  // namespace

// MIN that plays as MAX has alpha for its own end: `min_as` changes roles before all else. The
// answer is read as if it had beta.
TEST_CASE("scorer: the own end of MIN that plays as MAX is alpha", "[grade]") {
  Rules rules = alphabeta();
  rules.min_as = MinAs::max;
  Exercise exercise = with_rules(
      ExerciseBuilder("(MAX (MIN 1 2) 3)").ask("w", QuestionType::windows, {"/", "/1"}).exercise(),
      rules);
  exercise.questions.front().own_ends = true;
  CHECK(judged(exercise, {{"w", "/", text("-inf")}, {"w", "/1", text("-inf")}}) ==
        "correct; correct");
}

// /2 is cut after its 2, so that /2/2 and /2/2/1 are never read. 6 at /2/2/1 is wrong, and from 6
// and 5 MAX has 6: right given the student's own values of its children, under rules that cut too.
TEST_CASE("scorer: values below a cut follow from each other", "[grade]") {
  const Exercise exercise = with_rules(ExerciseBuilder("(MAX 3 (MIN 2 (MAX (MIN 4 6) 5)))")
                                           .ask("v", QuestionType::node_values, {"/2/2", "/2/2/1"})
                                           .exercise(),
                                       alphabeta());
  CHECK(judged(exercise, {{"v", "/2/2", text("6")}, {"v", "/2/2/1", text("6")}}) ==
        "follow_through; wrong");
}

// a: 3 is wrong. By the student's values c, 9, is best at its parent, as by the true ones. In the
// search that returns 3 for a that parent is cut after its 5, which is best of what was read.
TEST_CASE("scorer: an action best by nobody's values does not follow", "[grade]") {
  Exercise exercise = with_rules(ExerciseBuilder("(MIN a: (MAX 12 3) (MAX 5 c: 9))")
                                     .ask("v", QuestionType::node_values, {"a"})
                                     .ask("m", QuestionType::best_action)
                                     .exercise(),
                                 alphabeta());
  exercise.questions.back().at_node = 4;
  CHECK(judged(exercise, {{"v", "a", text("3")}, {"m", "", text("/2/1")}}) == "wrong");
}

// The root is cut after /1 by the true values. From 0 at /1 it is not: /2, which was not asked, is
// worth 2, and so is the root, by the children's values as by the search.
TEST_CASE("scorer: a child that the true values cut counts too", "[grade]") {
  Rules rules = alphabeta();
  rules.window.beta = 1;
  const Exercise exercise = with_rules(ExerciseBuilder("(MAX (MAX 0 2) (MAX 0 2))")
                                           .ask("v", QuestionType::node_values, {"/", "/1"})
                                           .exercise(),
                                       rules);
  CHECK(judged(exercise, {{"v", "/", text("0")}, {"v", "/1", text("0")}}) == "wrong; wrong");
}

// 0 at /2/1 is wrong, but /2 is -inf, as the student has it too: MIN has less than MAX is sure of,
// and /3 is never read. Infinities count like other numbers where no other sign can meet them.
TEST_CASE("scorer: an infinity below CHANCE is the student's value too", "[grade]") {
  Rules rules = alphabeta();
  rules.window.alpha = -2;
  Exercise exercise = with_rules(
      ExerciseBuilder("(MIN 1 (CHANCE (1/2 (CHANCE (1/2 -inf) (1/2 0))) (1/2 0)) (MAX 5 6))")
          .ask("v", QuestionType::node_values, {"/2", "/2/1"})
          .ask("w", QuestionType::windows, {"/3"})
          .exercise(),
      rules);
  exercise.questions.back().own_ends = true;
  exercise.questions.back().from = 0;
  CHECK(judged(exercise,
               {{"v", "/2", text("-inf")}, {"v", "/2/1", text("0")}, {"w", "/3", text("-2")}}) ==
        "wrong");
}

}  // namespace gametree::test
