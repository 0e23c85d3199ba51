/// \file
/// PrairieLearn's results, of books that were made by hand.
#include <nlohmann/json.hpp>
#include <string>

#include "platform_results.h"
#include "support/catch.h"
#include "support/grade_book.h"

using gametree::Feedback;
using gametree::GradeBook;
using nlohmann::json;
using namespace gametree::test;

namespace {

json prairielearn(const GradeBook& book, std::optional<Feedback> feedback = {}) {
  const std::string text = results(book, "prairielearn", feedback);
  CHECK(text.size() <= 1'000'000);
  const json all = json::parse(text);
  CHECK(prairielearn_problem(all).empty());
  return all;
}

}  // namespace

TEST_CASE("prairielearn: a share of the points, and the points of each question",
          "[output][results]") {
  const auto exercise = three_branches();

  CHECK(prairielearn({exercise, 8, {nearly_right("s")}}, Feedback::score) == json::parse(R"({
    "gradable": true, "score": 0.875,
    "tests": [{"name": "values", "points": 3, "max_points": 4},
              {"name": "move", "points": 1, "max_points": 1},
              {"name": "cut", "points": 3, "max_points": 3}]})"));
  CHECK(prairielearn({exercise, 8, {nearly_right("s")}})["tests"][1]["output"] ==
        "  item  points  state    given  right\n  move  1 of 1  correct  a      a");
  CHECK(prairielearn({exercise, 8, {half_read("s")}})["score"].get<double>() == 7.0 / 24);
}

TEST_CASE("prairielearn: what can not be graded uses no attempt", "[output][results]") {
  const auto exercise = three_branches();
  auto twice = nearly_right("s");
  twice.state = gametree::SubmissionState::duplicate;
  auto again = twice;
  again.file = "b.yaml";

  CHECK(prairielearn({exercise, 8, {unreadable("s")}}) == json::parse(R"({
    "gradable": false,
    "format_errors": ["No answer in s.yaml can be read.",
                      "line 3: byte 0xE9 is not UTF-8; save the file as UTF-8",
                      "Correct it and hand in again."]})"));
  CHECK(prairielearn({exercise, 8, {}})["gradable"] == false);
  CHECK(prairielearn({exercise, 8, {twice, again}})["gradable"] == false);
}

TEST_CASE("prairielearn: what a person marks is neutral", "[output][results]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("s");
  auto& question = submission.questions[0];
  question.items = {item("values", gametree::ItemStatus::pending, 0, 4, "because", "")};
  question.score = question.max_score = 0;
  submission.max_score = 4;
  const json some = prairielearn({exercise, 8, {submission}}, Feedback::score);
  submission.questions.resize(1);
  submission.max_score = 0;
  const json none = prairielearn({exercise, 8, {submission}}, Feedback::score);

  CHECK(some["score"] == 1);
  CHECK(some["tests"][0] == json::parse(R"({"name": "values", "points": 0, "max_points": 0,
                                            "message": "This is left for a person to mark."})"));
  CHECK(none["score"] == 0);
}

TEST_CASE("prairielearn: results of any size are small enough", "[output][results]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("s");
  for (auto& question : submission.questions) {
    const std::string hostile = "\"\\\x1b\"" + std::string(50, '"');
    question.items.assign(10'000, item("x", gametree::ItemStatus::wrong, 0, 1, hostile, "𝔵𝔵"));
  }
  const json all = prairielearn({exercise, 8, {submission}});

  CHECK(all["tests"].size() == 3);
  CHECK(all["tests"][2]["output"].get<std::string>().size() > 10'000);
  CHECK(all["score"] == 0.875);
}
