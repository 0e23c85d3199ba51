/// \file
/// The record of grades as JSON, on books that were made by hand.
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "support/catch.h"
#include "support/grade_book.h"

using gametree::GradeBook;
using gametree::GradeReport;
using nlohmann::ordered_json;
using namespace gametree::test;

namespace {

ordered_json record(const GradeBook& book, bool missing_zero = false) {
  const GradeReport report{.book = book, .missing_zero = missing_zero};
  return ordered_json::parse(to_string(report, "json"));
}

std::vector<std::string> keys(const ordered_json& object) {
  std::vector<std::string> names;
  for (const auto& [key, value] : object.items()) names.push_back(key);
  return names;
}

}  // namespace

TEST_CASE("grade json: keys stand in the order that is promised", "[output][grade]") {
  const auto exercise = three_branches();
  const ordered_json json = record({exercise, 8, {nearly_right("s1024")}});
  using Keys = std::vector<std::string>;

  CHECK(keys(json) == Keys{"schema", "exercise", "tool", "max_score", "submissions"});
  CHECK(json["schema"] == "gametree/grade/1");
  CHECK(json["exercise"] == "three-branches");
  CHECK(json["tool"]["name"] == "gametree");
  CHECK(json["max_score"] == 8);
  const ordered_json& submission = json["submissions"][0];
  CHECK(keys(submission) ==
        Keys{"file", "student", "state", "score", "max_score", "questions", "diagnostics"});
  CHECK(submission["student"] == ordered_json({{"id", "s1024"}, {"matched_by", "file"}}));
  CHECK(submission["score"] == 7);
  const ordered_json& values = submission["questions"][0];
  CHECK(keys(values) ==
        Keys{"id", "type", "rules", "score", "max_score", "misconceptions", "items"});
  CHECK(values["type"] == "node-values");
  CHECK(values["rules"] == ordered_json::object());
  CHECK(values["misconceptions"] == ordered_json::array());
  const ordered_json& item = values["items"][1];
  CHECK(keys(item) ==
        Keys{"id", "node", "status", "points", "max_points", "given", "expected", "note"});
  CHECK(item["node"] == ordered_json({{"path", "/1"}, {"action", "a"}}));
  CHECK(item["given"] == "12");
  CHECK(values["items"][2]["node"] ==
        ordered_json({{"path", "/2"}, {"name", "B"}, {"action", "b"}}));
  CHECK_FALSE(submission["questions"][1]["items"][0].contains("node"));
}

TEST_CASE("grade json: an inexact score stands beside its exact text", "[output][grade]") {
  const auto exercise = three_branches();
  const ordered_json json = record({exercise, 8, {half_read("x")}});
  const ordered_json& submission = json["submissions"][0];

  CHECK(submission["score"] == Approx(7.0 / 3));
  CHECK(submission["score_exact"] == "7/3");
  CHECK(submission["questions"][0]["score_exact"] == "4/3");
  CHECK(submission["questions"][0]["items"][0]["points_exact"] == "1/3");
  CHECK_FALSE(submission["questions"][1].contains("score_exact"));
}

TEST_CASE("grade json: an invalid item says why in its note", "[output][grade]") {
  const auto exercise = three_branches();
  const ordered_json json = record({exercise, 8, {half_read("x")}});

  CHECK(json["submissions"][0]["questions"][0]["items"][2]["note"] == "\"2 or 3\" is not a number");
}

TEST_CASE("grade json: what can not be read has no score unless zero is asked for",
          "[output][grade]") {
  const auto exercise = three_branches();
  const GradeBook book{exercise, 8, {unreadable("x")}};
  const ordered_json submission = record(book)["submissions"][0];

  CHECK(submission["state"] == "ungradable");
  CHECK(submission["score"].is_null());
  CHECK(submission["diagnostics"][0]["file"] == "x.yaml");
  CHECK(submission["diagnostics"][0]["line"] == 3);
  CHECK(submission["diagnostics"][0]["column"] == 9);
  CHECK(submission["diagnostics"][0]["code"] == "not_utf8");
  CHECK(record(book, true)["submissions"][0]["score"] == 0);
}

TEST_CASE("grade json: what was handed in twice has no score even where zero is asked for",
          "[output][grade]") {
  const auto exercise = three_branches();
  auto twice = nearly_right("x");
  twice.state = gametree::SubmissionState::duplicate;
  twice.score.reset();
  const ordered_json submission = record({exercise, 8, {twice}}, true)["submissions"][0];

  CHECK(submission["score"].is_null());
  CHECK(submission["questions"][0]["score"] == 3);
}

TEST_CASE("grade json: the rules that won are those the entry says", "[output][grade]") {
  auto exercise = three_branches();
  gametree::Alternative strict;
  strict.rules.values.cut_on = gametree::CutOn::greater;
  strict.rules.values.bounds = gametree::Window{0, gametree::Number::fraction(1, 3)};
  strict.rules.given = {"cut_on", "bounds", "depth"};
  gametree::Alternative answer;
  answer.answer = gametree::Typed{.kind = gametree::Typed::Kind::list,
                                  .items = {gametree::Typed{.text = "4\n"}}};
  exercise.questions[2].also_accept = {strict, answer};
  auto submission = nearly_right("x");
  submission.questions[2].alternative = 0;
  auto other = submission;
  other.questions[2].alternative = 1;
  const ordered_json json = record({exercise, 8, {submission, other}});

  const ordered_json& rules = json["submissions"][0]["questions"][2]["rules"];
  CHECK(keys(rules) == std::vector<std::string>{"cut_on", "bounds", "bounds_exact", "depth"});
  CHECK(rules["cut_on"] == ">");
  CHECK(rules["bounds_exact"] == ordered_json({"0", "1/3"}));
  CHECK(rules["depth"].is_null());
  CHECK(json["submissions"][1]["questions"][2]["rules"] ==
        ordered_json({{"answer", ordered_json::array({"4\n"})}}));
}

TEST_CASE("grade json: a line of jsonl is a submission with its schema", "[output][grade]") {
  const auto exercise = three_branches();
  const GradeBook book{exercise, 8, {nearly_right("a"), unreadable("b")}};
  std::istringstream lines(to_string(GradeReport{.book = book}, "jsonl"));
  const ordered_json whole = record(book);
  std::string line;
  for (const auto& submission : whole["submissions"]) {
    REQUIRE(std::getline(lines, line));
    ordered_json one = ordered_json::parse(line);
    CHECK(one["schema"] == "gametree/grade-submission/1");
    CHECK(one["exercise"] == "three-branches");
    for (const char* key : {"schema", "exercise", "tool"}) one.erase(key);
    CHECK(one == submission);
  }
  CHECK_FALSE(std::getline(lines, line));
}

TEST_CASE("grade json: texts from strangers are escaped", "[output][grade]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("\x1b[31m\"\\\xff");
  submission.questions[1].items[0].given = "</script>\n";
  const std::string text = to_string(GradeReport{.book = {exercise, 8, {submission}}}, "json");

  CHECK(text.find('\x1b') == std::string::npos);
  CHECK(ordered_json::parse(text)["submissions"][0]["student"]["id"] == "\x1b[31m\"\\\xef\xbf\xbd");
}
