/// \file
/// Two runs compared: records read back, and changes told by hand.
#include <string>

#include "gametree/grade_report.h"
#include "gametree/messages.h"
#include "gametree/regrade.h"
#include "support/catch.h"
#include "support/grade_book.h"

using namespace gametree;
using namespace gametree::test;

namespace {

EarlierGrades record_of(const GradeBook& book) {
  return *EarlierGrades::read(to_string({.book = book}, "json"), "old.json", "three-branches");
}

/// The part of the text form that tells changes; empty: it has none.
std::string told(const std::vector<GradedSubmission>& before,
                 const std::vector<GradedSubmission>& after) {
  const Exercise exercise = three_branches();
  const GradeBook old_book{exercise, 8, before}, book{exercise, 8, after};
  const EarlierGrades earlier = record_of(old_book);
  const GradeChanges changes = compare_grades(earlier, book);
  const std::string text = to_string({.book = book, .changes = &changes});
  const std::size_t begin = text.find("Changed");
  if (begin == std::string::npos) return "";
  return text.substr(begin, text.find("\n\n", begin) + 1 - begin);
}

std::string problem(const std::string& text) {
  const auto read = EarlierGrades::read(text, "old.json", "three-branches");
  return read ? "" : render(read.error(), Severity::error).substr(0, 90);
}

}  // namespace

TEST_CASE("regrade: a run compared with itself has no changes", "[regrade]") {
  GradedSubmission unknown = half_read("x");
  unknown.student.reset();
  unknown.state = SubmissionState::unmatched;
  unknown.score.reset();
  GradedSubmission twice = nearly_right("s5"), again = nearly_right("s5");
  again.file = "other.yaml";
  for (GradedSubmission* one : {&twice, &again}) {
    one->state = SubmissionState::duplicate;
    one->score.reset();
  }
  const std::vector<GradedSubmission> all{
      nearly_right("s1"), half_read("s2"), unreadable("s3"), unknown, twice, again};

  CHECK(told(all, all) == "Changed  0 of 6 submissions\n");
}

TEST_CASE("regrade: another answer, another key and other points are told apart", "[regrade]") {
  const GradedSubmission before = nearly_right("s1");
  GradedSubmission answer = before, key = before, points = before;
  // a was 12 and wrong.
  answer.score = key.score = points.score = 8;
  for (GradedSubmission* one : {&answer, &key, &points}) {
    one->questions[0].score = 4;
    one->questions[0].items[1].points = 1;
    one->questions[0].items[1].status = ItemStatus::correct;
  }
  answer.questions[0].items[1].given = "3";
  key.questions[0].items[1].expected = "12";

  CHECK(told({before}, {answer}) ==
        "Changed  1 of 1 submission\n"
        "  s1: 8, was 7 (+1)\n"
        "    values: 4, was 3\n"
        "      a: wrong, now correct; the answer was \"12\" and is \"3\"\n");
  CHECK(told({before}, {key}) ==
        "Changed  1 of 1 submission\n"
        "  s1: 8, was 7 (+1)\n"
        "    values: 4, was 3\n"
        "      a: wrong, now correct; right was \"3\" and is \"12\"\n");
  CHECK(told({before}, {points}) ==
        "Changed  1 of 1 submission\n"
        "  s1: 8, was 7 (+1)\n"
        "    values: 4, was 3\n"
        "      a: wrong, now correct; the same answer and key, graded otherwise\n");
}

TEST_CASE("regrade: a person's mark is the reason where it came or went", "[regrade]") {
  const GradedSubmission before = nearly_right("s1");
  GradedSubmission after = before;
  after.score = 6;
  after.questions[2].score = 2;
  after.questions[2].mark = Mark{.points = 2, .comment = "late"};

  CHECK(told({before}, {after}) ==
        "Changed  1 of 1 submission\n"
        "  s1: 6, was 7 (-1)\n"
        "    cut: 2, was 3; by a person's mark\n");
  CHECK(told({after}, {before}) ==
        "Changed  1 of 1 submission\n"
        "  s1: 7, was 6 (+1)\n"
        "    cut: 3, was 2; by a person's mark\n");
}

TEST_CASE("regrade: who came, who went, and what can be read now", "[regrade]") {
  CHECK(told({nearly_right("s1"), unreadable("s2")}, {nearly_right("s2"), nearly_right("s3")}) ==
        "Changed  2 of 2 submissions\n"
        "  s2: 7, was ungradable\n"
        "  s3: 7, new\n"
        "  s1: not here any more, was 7\n");
}

TEST_CASE("regrade: a student's other file is the same student", "[regrade]") {
  GradedSubmission resubmitted = half_read("s1");
  resubmitted.file = "s1-1.yaml";
  resubmitted.score = 5;
  resubmitted.questions = nearly_right("s1").questions;
  resubmitted.questions[0].score = 1;  // and its items say nothing of it

  CHECK(told({nearly_right("s1")}, {resubmitted}) ==
        "Changed  1 of 1 submission\n"
        "  s1: 5, was 7 (-2)\n"
        "    values: 1, was 3; the same answers, worth other points\n");
}

TEST_CASE("regrade: thirds are compared exactly", "[regrade]") {
  const Exercise exercise = three_branches();
  const GradeBook book{exercise, 8, {half_read("s1")}};  // 7/3
  CHECK(*record_of(book).submissions.front().score == Number::fraction(7, 3));
  CHECK(told({half_read("s1")}, {half_read("s1")}) == "Changed  0 of 1 submission\n");
}

TEST_CASE("regrade: a file that is no record says what it is", "[regrade]") {
  CHECK(
      problem("student,file\n") ==
      "old.json:1:1: error: this is no record of grades, but text that is no JSON; grade --json o");
  CHECK(
      problem("{}") ==
      "old.json: error: this is no record of grades, but JSON of another kind; grade --json or --");
  CHECK(problem(R"({"schema": "gametree/grade/1", "exercise": "x"})") ==
        "old.json: error: these are grades of the exercise \"x\", and not of \"three-branches\"\n");
  const std::string head = R"({"schema": "gametree/grade/1", "exercise": "three-branches")";
  for (const std::string rest :
       {"}", R"(, "submissions": 3})", R"(, "submissions": [{}]})", R"(, "submissions": [[]]})",
        R"(, "submissions": [{"file": 1, "student": null, "state": "graded", "score": null,)"
        R"( "questions": []}]})",
        R"(, "submissions": [{"file": "", "student": null, "state": "graded", "score": "much",)"
        R"( "questions": []}]})"})
    CHECK(problem(head + rest).find("a record of which a part is missing") != std::string::npos);
  CHECK(problem(std::string(1000000, '[')).find("no record of grades") != std::string::npos);
}
