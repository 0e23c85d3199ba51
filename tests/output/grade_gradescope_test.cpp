/// \file
/// Gradescope's results, of books that were made by hand.
#include <nlohmann/json.hpp>
#include <string>

#include "gametree/messages.h"
#include "platform_results.h"
#include "support/catch.h"
#include "support/grade_book.h"

using gametree::ErrorCode;
using gametree::Feedback;
using gametree::GradeBook;
using gametree::GradedSubmission;
using gametree::Number;
using gametree::SubmissionState;
using nlohmann::json;
using namespace gametree::test;

namespace {

json gradescope(const GradeBook& book, std::optional<Feedback> feedback = {}) {
  const std::string text = results(book, "gradescope", feedback);
  CHECK(text.back() == '\n');
  const json all = json::parse(text);
  CHECK(gradescope_problem(all).empty());
  return all;
}

GradedSubmission in_state(GradedSubmission submission, SubmissionState state) {
  submission.state = state;
  submission.score.reset();
  return submission;
}

GradedSubmission in_file(GradedSubmission submission, const std::string& file) {
  submission.file = file;
  return submission;
}

}  // namespace

TEST_CASE("gradescope: a test for each question, with all that is right", "[output][results]") {
  const auto exercise = three_branches();

  CHECK(gradescope({exercise, 8, {nearly_right("s")}}) == json::parse(R"({
    "score": 7,
    "tests": [
      {"number": "1", "name": "values", "score": 3, "max_score": 4, "status": "failed",
       "output_format": "text",
       "output": "  item  points  state    given  right\n  /     1 of 1  correct  3      3\n  a     0 of 1  wrong    12     3\n  B     1 of 1  correct  2      2\n  c     1 of 1  correct  2      2"},
      {"number": "2", "name": "move", "score": 1, "max_score": 1, "status": "passed",
       "output_format": "text",
       "output": "  item  points  state    given  right\n  move  1 of 1  correct  a      a"},
      {"number": "3", "name": "cut", "score": 3, "max_score": 3, "status": "passed",
       "output_format": "text",
       "output": "  item  points  state    given  right\n  cut   3 of 3  correct  4, 6   4, 6"}]})"));
}

TEST_CASE("gradescope: hints say where to look", "[output][results]") {
  auto exercise = three_branches();
  exercise.grading.feedback = Feedback::hints;

  CHECK(gradescope({exercise, 8, {nearly_right("s")}})["tests"][0]["output"] ==
        "  item  points  state    given\n"
        "  /     1 of 1  correct  3\n"
        "  a     0 of 1  wrong    12\n"
        "    a MIN node takes the least of its children's values\n"
        "  B     1 of 1  correct  2\n"
        "  c     1 of 1  correct  2");
}

TEST_CASE("gradescope: a score is the points alone", "[output][results]") {
  const auto exercise = three_branches();

  CHECK(gradescope({exercise, 8, {nearly_right("s")}}, Feedback::score) == json::parse(R"({
    "score": 7,
    "tests": [
      {"number": "1", "name": "values", "score": 3, "max_score": 4, "status": "failed"},
      {"number": "2", "name": "move", "score": 1, "max_score": 1, "status": "passed"},
      {"number": "3", "name": "cut", "score": 3, "max_score": 3, "status": "passed"}]})"));
}

TEST_CASE("gradescope: thirds are the nearest numbers that JSON has", "[output][results]") {
  const auto exercise = three_branches();
  const json all = gradescope({exercise, 8, {half_read("s")}});

  CHECK(all["score"].get<double>() == 7.0 / 3);
  CHECK(all["tests"][0]["score"].get<double>() == 4.0 / 3);
  CHECK(all["tests"][2]["status"] == "failed");
}

TEST_CASE("gradescope: what a person marks is not lost, and what was marked is told",
          "[output][results]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("s");
  auto& question = submission.questions[0];
  question.items = {item("values", gametree::ItemStatus::pending, 0, 4, "because", "")};
  question.score = question.max_score = 0;
  submission.score = submission.max_score = 4;
  const json before = gradescope({exercise, 8, {submission}}, Feedback::score);
  question.mark = gametree::Mark{.points = Number(3), .comment = "Good,\nbut <short>"};
  question.score = 3;
  question.max_score = 4;
  submission.score = 7;
  const json after = gradescope({exercise, 8, {submission}});

  CHECK(before["score"] == 4);
  CHECK(before["tests"][0] == json::parse(R"({"number": "1", "name": "values",
    "output": "This is left for a person to mark.", "output_format": "text"})"));
  CHECK(after["score"] == 7);
  CHECK(after["tests"][0]["score"] == 3);
  CHECK(after["tests"][0]["max_score"] == 4);
  CHECK(
      after["tests"][0]["output"].get<std::string>().starts_with("Comment: Good, ⏎ but <short>\n"));
}

TEST_CASE("gradescope: what can not be read is told, and to be handed in again",
          "[output][results]") {
  const auto exercise = three_branches();
  const auto submission = in_file(unreadable("s"), "/home/teacher/hw/s.yaml");

  for (const Feedback level : {Feedback::score, Feedback::hints, Feedback::full})
    CHECK(gradescope({exercise, 8, {submission}}, level) == json::parse(R"({
      "score": 0, "tests": [], "output_format": "text",
      "output": "No answer in s.yaml can be read.\nline 3: byte 0xE9 is not UTF-8; save the file as UTF-8\nCorrect it and hand in again."})"));
}

TEST_CASE("gradescope: who handed in nothing is told so", "[output][results]") {
  const auto exercise = three_branches();
  GradedSubmission missing;
  missing.student = gametree::Identity{"s", ""};
  missing.state = SubmissionState::missing;
  const json told = json::parse(R"({
    "score": 0, "tests": [], "output_format": "text",
    "output": "Nothing was handed in: there is no file. Hand in your answers."})");

  CHECK(gradescope({exercise, 8, {}}) == told);
  CHECK(gradescope({exercise, 8, {missing, missing}}) == told);
  CHECK(gradescope({exercise, 8, {nearly_right("s"), missing}})["score"] == 7);
}

TEST_CASE("gradescope: who handed in twice is told to hand in one", "[output][results]") {
  const auto exercise = three_branches();
  const auto twice = in_state(nearly_right("s"), SubmissionState::duplicate);

  CHECK(gradescope({exercise, 8, {in_file(twice, "/x/sub/a.yaml"), in_file(twice, "/x/b.yaml")}}) ==
        json::parse(R"({
    "score": 0, "tests": [], "output_format": "text",
    "output": "There are answers in more than one place: b.yaml; a.yaml. Hand in again, with one of them alone."})"));
}

TEST_CASE("gradescope: one that can be read counts beside one that can not", "[output][results]") {
  const auto exercise = three_branches();
  const json all = gradescope(
      {exercise, 8, {nearly_right("s"), in_file(unreadable("s"), "old.yaml")}}, Feedback::score);

  CHECK(all["score"] == 7);
  CHECK(all["output"] ==
        "No answer in old.yaml can be read.\n"
        "line 3: byte 0xE9 is not UTF-8; save the file as UTF-8");
}

TEST_CASE("gradescope: a group's file is one", "[output][results]") {
  const auto exercise = three_branches();
  auto second = nearly_right("ann");
  second.student->id = "bob";
  const GradeBook book{exercise, 8, {nearly_right("ann"), second}};

  CHECK(gametree::count_hand_ins(book) == 1);
  CHECK(gradescope(book)["score"] == 7);
  CHECK(gradescope(book)["tests"].size() == 3);
}

TEST_CASE("gradescope: whose it is the platform knows", "[output][results]") {
  const auto exercise = three_branches();
  auto of_nobody = in_state(nearly_right("s"), SubmissionState::unmatched);
  of_nobody.student.reset();
  gametree::Error secret{
      ErrorCode::not_on_roster, {"s", "bob@x.org"}, gametree::kNoOffset, "/home/teacher/r.csv", {}};
  of_nobody.diagnostics = {secret};
  const json all = gradescope({exercise, 8, {of_nobody}});

  CHECK(all["score"] == 7);
  CHECK(all.dump().find("bob") == std::string::npos);
}

TEST_CASE("results: hand-ins are counted by students, then by files", "[output][results]") {
  const auto exercise = three_branches();
  const auto count = [&](std::vector<GradedSubmission> submissions) {
    return gametree::count_hand_ins({exercise, 8, std::move(submissions)});
  };
  auto of_nobody = nearly_right("x");
  of_nobody.student.reset();
  auto row = nearly_right("s");
  row.line = 2;

  CHECK(count({}) == 0);
  CHECK(count({nearly_right("s")}) == 1);
  CHECK(count({nearly_right("s"), in_file(nearly_right("s2"), "b")}) == 2);
  CHECK(count({in_file(nearly_right("s"), "a"), in_file(nearly_right("s"), "b")}) == 1);
  CHECK(count({nearly_right("s"), row}) == 1);
  CHECK(count({of_nobody, in_file(of_nobody, "b")}) == 2);
  CHECK(count({of_nobody, nearly_right("s")}) == 2);
}

TEST_CASE("gradescope: hostile texts stay texts", "[output][results]") {
  auto exercise = three_branches();
  exercise.questions[1].id = "mo\x1b[2Jve\xff";
  auto submission = nearly_right("s");
  submission.file = "/home/teacher/\x1b]0;x\a\n<b>.yaml";
  submission.questions[1].items[0].given =
      "</script>\"\\\n\x1b[31m\xe2\x80\xae \xff{\"score\": 99}";
  auto bad = unreadable("s");
  bad.file = submission.file;
  bad.diagnostics[0].facts = {"\x1b[31m\n\"}"};
  for (const GradedSubmission& hostile : {submission, bad}) {
    const std::string text = results({exercise, 8, {hostile}}, "gradescope");
    CHECK(gradescope_problem(json::parse(text)).empty());
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(text.find("u001b") == std::string::npos);
    CHECK(text.find("\xe2\x80\xae") == std::string::npos);
    CHECK(text.find("teacher") == std::string::npos);
  }
}

TEST_CASE("results: no form of one submission depends on what is right before it may be told",
          "[output][results][secrets]") {
  const auto exercise = three_branches();
  const auto with_key = [](GradedSubmission submission, const std::string& secret) {
    for (auto& question : submission.questions)
      for (auto& graded : question.items) {
        graded.expected = secret;
        graded.note = {gametree::NoteCode::right_from, {secret, secret}};
      }
    return submission;
  };
  for (const char* format : {"gradescope", "prairielearn", "autolab"}) {
    for (const auto& made : {nearly_right("s"), half_read("s")}) {
      const auto one = with_key(made, "SECRET");
      const auto other = with_key(made, "4711");
      for (const Feedback level : {Feedback::score, Feedback::hints})
        CHECK(results({exercise, 8, {one}}, format, level) ==
              results({exercise, 8, {other}}, format, level));
      CHECK(results({exercise, 8, {one}}, format, Feedback::full).find("SECRET") !=
            std::string::npos);
    }
  }
}
