/// \file
/// A person's marks: files of them, and what they do to grades.
#include "gametree/marks.h"

#include <string>

#include "gametree/messages.h"
#include "support/catch.h"
#include "support/grade_book.h"

using namespace gametree;
using namespace gametree::test;

namespace {

Result<Marks> read(const std::string& rows, const Roster* roster = nullptr) {
  return Marks::read("student,question,points,comment\n" + rows, "m.csv", three_branches(), roster);
}

std::string problem(const std::string& rows) {
  const Result<Marks> marks = read(rows);
  return marks ? "" : render(marks.error(), Severity::error).substr(0, 200);
}

bool begins(const std::string& text, const std::string& with) {
  return text.substr(0, with.size()) == with;
}

/// State and score, then points and most of each question.
std::string summary(const GradedSubmission& submission) {
  std::string text(to_text(submission.state));
  text += submission.score ? " " + to_text(*submission.score) : "";
  text += "/" + to_text(submission.max_score);
  for (const GradedQuestion& question : submission.questions)
    text += "; " + to_text(question.score) + "/" + to_text(question.max_score);
  return text;
}

std::string marked(const std::string& rows, GradedSubmission submission) {
  std::vector<GradedSubmission> all{std::move(submission)};
  CHECK(read(rows)->apply(all, three_branches()).empty());
  return summary(all.front());
}

}  // namespace

TEST_CASE("marks: a person's points stand for a question's, and all is added up", "[regrade]") {
  // 7 of 8: values 3 of 4, move 1 of 1, cut 3 of 3.
  CHECK(marked("s1,values,3.5,\n", nearly_right("s1")) == "graded 7.5/8; 3.5/4; 1/1; 3/3");
  CHECK(marked("s1,values,1/3,\ns1,cut,0,no\n", nearly_right("s1")) ==
        "graded 4/3/8; 1/3/4; 1/1; 0/3");
  CHECK(marked("s1,move,,well done\n", nearly_right("s1")) == "graded 7/8; 3/4; 1/1; 3/3");
}

TEST_CASE("marks: what waited for a person counts then", "[regrade]") {
  GradedSubmission submission = nearly_right("s1");
  submission.questions[2] =
      graded_question(2, 0, 0, {item("cut", ItemStatus::pending, 0, 3, "4, 6", "")});
  submission.score = 4;
  submission.max_score = 5;

  CHECK(marked("s1,cut,2,\n", submission) == "graded 6/8; 3/4; 1/1; 2/3");
  CHECK(marked("s1,cut,,looks right\n", submission) == "graded 4/5; 3/4; 1/1; 0/0");
}

TEST_CASE("marks: what can't be read is graded once a person has marked all of it", "[regrade]") {
  CHECK(marked("s1,values,4,\ns1,move,1,\n", unreadable("s1")) == "ungradable/8; 4/4; 1/1");
  CHECK(marked("s1,values,4,\ns1,move,1,\ns1,cut,1,\n", unreadable("s1")) ==
        "graded 6/8; 4/4; 1/1; 1/3");
  CHECK(marked("s1,values,4,\ns1,move,1,\ns1,cut,,hm\n", unreadable("s1")) ==
        "ungradable/8; 4/4; 1/1; 0/0");

  GradedSubmission missing;
  missing.student = Identity{"s1", ""};
  missing.state = SubmissionState::missing;
  missing.max_score = 8;
  CHECK(marked("s1,cut,3,\ns1,move,1,\ns1,values,0,\n", missing) == "graded 4/8; 0/4; 1/1; 3/3");
}

TEST_CASE("marks: they don't choose between two submissions", "[regrade]") {
  GradedSubmission twice = nearly_right("s1");
  twice.state = SubmissionState::duplicate;
  twice.score.reset();

  CHECK(marked("s1,values,4,\ns1,move,0,\ns1,cut,0,\n", twice) == "duplicate/8; 4/4; 0/1; 0/3");
}

TEST_CASE("marks: laid on again they change nothing", "[regrade]") {
  std::vector<GradedSubmission> all{nearly_right("s1"), unreadable("s2")};
  const Result<Marks> marks = read("s1,cut,1,\ns2,cut,1,\ns2,values,1,\ns2,move,1,\n");
  static_cast<void>(marks->apply(all, three_branches()));
  const std::string once = summary(all[0]) + summary(all[1]);
  static_cast<void>(marks->apply(all, three_branches()));

  CHECK(summary(all[0]) + summary(all[1]) == once);
}

TEST_CASE("marks: ids are texts, and a roster's e-mail is its student", "[regrade]") {
  const auto roster = Roster::read("student_id,email\n007,Ann@x.org\n7,bob@x.org\n", "r.csv");
  std::vector<GradedSubmission> all{nearly_right("007"), nearly_right("7"),
                                    nearly_right("Zo\xC3\xAB")};
  const Result<Marks> good = read("ann@X.org,cut,0,\nZoe\xCC\x88,cut,1,\n8,cut,0,\n", &*roster);
  const std::vector<Error> unused = good->apply(all, three_branches());

  CHECK(*all[0].score == 4);
  CHECK(*all[1].score == 7);
  CHECK(*all[2].score == 5);
  REQUIRE(unused.size() == 1);
  CHECK(begins(render(unused.front(), Severity::warning),
               "m.csv:4:1: warning: nothing is graded that \"8\" handed in"));
}

TEST_CASE("marks: what is no mark is said with its place", "[regrade]") {
  CHECK(
      begins(problem("s1,valus,1,\n"),
             "m.csv:2:4: error: the exercise has no question \"valus\"; did you mean \"values\"?"));
  CHECK(begins(problem("s1,values,4.5,\n"), "m.csv:2:11: error: 4.5 points are not from 0 to 4"));
  CHECK(begins(problem("s1,values,-1/2,\n"), "m.csv:2:11: error: -1/2 points are not from 0"));
  CHECK(begins(problem("s1,values,inf,\n"), "m.csv:2:11: error: \"inf\" is no number of points"));
  CHECK(begins(problem("s1,values,50%,\n"), "m.csv:2:11: error: \"50%\" is no number of points"));
  CHECK(begins(problem("s1,cut,1,\ns2,cut,1,\ns1,cut,1,\n"),
               "m.csv:4:1: error: what \"s1\" has for cut stands in line 2 already"));
  CHECK(begins(problem(",cut,1,\n"), "m.csv:2:1: error: this row has no student"));
  const Result<Marks> headless = Marks::read("a,b\n1,2\n", "m.csv", three_branches(), nullptr);
  REQUIRE_FALSE(headless);
  CHECK(headless.error().code == ErrorCode::table_no_column);
}
