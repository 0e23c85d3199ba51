/// \file
/// Every score beside that of a small second grader, on random homework with random answers.
#include "grade/scorer/scorer.h"

#include <iostream>
#include <map>
#include <random>

#include "gametree/grade.h"
#include "gametree/messages.h"
#include "grade/scorer/drawn_homework.h"
#include "grade/scorer/drawn_student.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

using scorer::Verdict;

constexpr std::size_t kStudents = 5;  // of one homework

/// Homework with five students each: 3,000 in release builds.
std::size_t homeworks() { return property_trees() * 3 / 100; }

std::string word(Verdict verdict) {
  switch (verdict) {
    case Verdict::correct:
      return "correct";
    case Verdict::follow_through:
      return "follow-through";
    case Verdict::partial:
      return "partial";
    case Verdict::wrong:
      return "wrong";
    case Verdict::blank:
      return "blank";
    case Verdict::invalid:
      return "invalid";
  }
  return "";
}

std::string text(const GradedQuestion& graded) {
  std::string words = to_text(graded.score) + ":";
  for (const GradedItem& item : graded.items) words += " " + to_text(item.points);
  return words;
}

std::string text(const scorer::QuestionScore& score) {
  std::string words = to_text(to_number(score.points)) + ":";
  for (const scorer::Item& item : score.items) words += " " + to_text(to_number(item.points));
  return words;
}

/// How many items of each type ended in each way.
class Met {
 public:
  void count(QuestionType type, const scorer::QuestionScore& score) {
    ++questions_;
    for (const scorer::Item& item : score.items) ++items_[std::string(to_text(type))][item.verdict];
  }
  [[nodiscard]] std::size_t questions() const { return questions_; }
  [[nodiscard]] int items(const std::string& type, Verdict verdict) {
    return items_[type][verdict];
  }

  [[nodiscard]] std::string line() const {
    std::string words = std::to_string(questions_) + " answers compared";
    for (const auto& [type, verdicts] : items_) {
      words += "; " + type;
      for (const auto& [verdict, count] : verdicts)
        words += " " + std::to_string(count) + " " + word(verdict);
    }
    return words;
  }

 private:
  std::size_t questions_ = 0;
  std::map<std::string, std::map<Verdict, int>> items_;
};

void compare(const scorer::Homework& homework, std::size_t number,
             const scorer::QuestionScore& expected, const GradedQuestion& graded) {
  INFO(homework.tasks[number].question.id << ", grader: " << text(graded)
                                          << "; scorer: " << text(expected));
  REQUIRE(graded.score == to_number(expected.points));
  REQUIRE(graded.items.size() == expected.items.size());
  if (homework.tasks[number].error_cost) return;  // a cost is one of the question, not of an item
  for (std::size_t i = 0; i < expected.items.size(); ++i)
    REQUIRE(graded.items[i].points == to_number(expected.items[i].points));
}

void grade_students(std::mt19937_64& random, const scorer::Homework& homework, Met& met) {
  const Exercise exercise = scorer::to_exercise(homework);
  INFO(scorer::describe(homework));
  const ExerciseFindings findings = check_exercise(exercise);
  if (!findings.problems.empty()) FAIL(render(findings.problems.front()));
  const Grader grader(exercise);
  for (std::size_t student = 0; student < kStudents; ++student) {
    const std::vector<scorer::Answer> answers = scorer::draw_answers(random, homework);
    const Submission submission = scorer::typed(homework, answers);
    INFO(scorer::describe(submission));
    const GradedSubmission graded = grader.grade(submission);
    const std::vector<scorer::QuestionScore> expected = scorer::score(homework, answers);
    if (graded.state != SubmissionState::graded) {  // nothing of it could be read
      for (const scorer::QuestionScore& score : expected) REQUIRE(score.points == 0);
      continue;
    }
    REQUIRE(graded.questions.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      compare(homework, i, expected[i], graded.questions[i]);
      met.count(homework.tasks[i].question.type, expected[i]);
    }
  }
}

void check_all_met(Met& met) {
  for (const char* type :
       {"node-values", "windows", "cut-leaves", "cut-nodes", "cutoffs", "best-action"})
    CHECK(met.items(type, Verdict::follow_through) > 0);
  for (const char* type : {"windows", "cut-leaves", "cut-nodes", "cutoffs", "best-action",
                           "read-leaves", "read-nodes", "principal-line", "trace"})
    CHECK(met.items(type, Verdict::partial) > 0);
  for (const char* type : {"node-values", "windows", "cut-leaves", "cut-nodes", "cutoffs",
                           "best-action", "read-leaves", "read-nodes", "trace"})
    for (const Verdict verdict :
         {Verdict::correct, Verdict::wrong, Verdict::blank, Verdict::invalid})
      CHECK(met.items(type, verdict) > 0);
}

}  // namespace

TEST_CASE("scorer: every score is that of a small second grader", "[property]") {
  std::mt19937_64 random(7);
  Met met;
  for (std::size_t i = 0; i < homeworks(); ++i)
    if (const std::optional<scorer::Homework> homework = scorer::draw_homework(random))
      grade_students(random, *homework, met);
  std::cout << met.line() << "\n";
  if (homeworks() < 3000) return;  // too few to meet everything
  check_all_met(met);
}

}  // namespace gametree::test
