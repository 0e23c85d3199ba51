/// \file
/// Grades, and what was understood of answers, against the JSON Schemas in lib/schema.
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "gametree/answers_report.h"
#include "support/catch.h"
#include "support/grade_book.h"
#include "support/schema.h"

using gametree::GradeBook;
using gametree::GradedSubmission;
using gametree::GradeReport;
using gametree::SubmissionState;
using nlohmann::json;
using namespace gametree::test;

namespace {

/// A submission in each state, and items in each.
std::vector<GradedSubmission> all_states() {
  std::vector<GradedSubmission> all{nearly_right("a"), half_read("b"), unreadable("c")};
  GradedSubmission other = nearly_right("d");
  other.score.reset();
  other.state = SubmissionState::duplicate;
  all.push_back(other);
  other.state = SubmissionState::unmatched;
  other.student.reset();
  all.push_back(other);
  other.state = SubmissionState::missing;
  other.student = gametree::Identity{"e", ""};
  other.questions.clear();
  all.push_back(other);
  all.front().questions[2].alternative = 0;
  return all;
}

gametree::Exercise exercise_with_alternative() {
  gametree::Exercise exercise = three_branches();
  gametree::Alternative every_rule;
  every_rule.rules.values.bounds = gametree::Window{0, gametree::Number::fraction(1, 3)};
  every_rule.rules.values.depth = 3;
  every_rule.rules.given = {"algorithm", "order",  "cut_on", "fail",       "reach", "empty_cutoffs",
                            "window",    "bounds", "depth",  "quiescence", "min_as"};
  exercise.questions[2].also_accept = {every_rule};
  return exercise;
}

json document(bool missing_zero = false) {
  const gametree::Exercise exercise = exercise_with_alternative();
  const GradeBook book{exercise, gametree::Number::fraction(25, 3), all_states()};
  return json::parse(to_string(GradeReport{.book = book, .missing_zero = missing_zero}, "json"));
}

gametree::UnderstoodSubmission understood() {
  using gametree::ReadState;
  gametree::UnderstoodSubmission submission;
  submission.file = "a.csv";
  submission.line = 2;
  submission.students = {"a", "b"};
  gametree::Answer values;
  values.state = ReadState::read;
  gametree::Piece three{
      .state = ReadState::read, .value = gametree::Claim{.number = {.value = 3}}, .given = "3"};
  gametree::Piece bad{.state = ReadState::invalid, .value = {}, .given = "?"};
  bad.problem = gametree::Error{};
  bad.problem->code = gametree::ErrorCode::not_a_number;
  bad.problem->facts = {"?"};
  values.values = {three, bad, {}, three};
  gametree::Answer move;
  gametree::Answer cut;
  cut.state = ReadState::none;
  cut.given = "none";
  submission.answers = {values, move, cut};
  return submission;
}

json understood_json(const gametree::UnderstoodSubmission& submission) {
  const gametree::Exercise exercise = three_branches();
  std::string text;
  gametree::write_understood_json({.exercise = exercise, .submission = submission},
                                  [&text](std::string_view piece) {
                                    text += piece;
                                    return true;
                                  });
  return json::parse(text);
}

}  // namespace

TEST_CASE("schema: grades of every state are valid", "[schema][grade]") {
  const Schema schema("grade");

  CHECK(schema.problem(document()) == "");
  CHECK(schema.problem(document(true)) == "");
}

TEST_CASE("schema: marks and what changed since an earlier run are valid", "[schema][grade]") {
  const Schema schema("grade");
  const gametree::Exercise exercise = three_branches();
  const GradeBook before{exercise, 8, {nearly_right("s1"), half_read("s2"), unreadable("s4")}};
  const auto earlier = gametree::EarlierGrades::read(to_string(GradeReport{.book = before}, "json"),
                                                     "old.json", exercise.id);
  GradeBook book{
      exercise, 8, {half_read("s1"), half_read("s2"), nearly_right("s3"), nearly_right("s4")}};
  book.submissions[1].questions[1].score = gametree::Number::fraction(1, 3);
  book.submissions[1].questions[1].mark = {gametree::Number::fraction(1, 3), "a third"};
  book.submissions[2].questions[1].mark = {{}, "no points"};
  const gametree::GradeChanges changes = compare_grades(*earlier, book);
  const json written =
      json::parse(to_string(GradeReport{.book = book, .changes = &changes}, "json"));

  CHECK(schema.problem(written) == "");
  CHECK(written.at("/submissions/0/previous/score"_json_pointer) == 7);
  CHECK(written.at("/submissions/1/previous/questions/0/why"_json_pointer) == "mark");
  CHECK(written.at("/submissions/1/questions/1/mark"_json_pointer) ==
        json::parse(
            R"({"points": 0.3333333333333333, "points_exact": "1/3", "comment": "a third"})"));
  CHECK(written.at("/submissions/2/previous"_json_pointer) == json::parse(R"({"questions": []})"));
  CHECK(written.at("/submissions/3/previous/state"_json_pointer) == "ungradable");
}

TEST_CASE("schema: each line of jsonl is valid by itself", "[schema][grade]") {
  const Schema schema("grade-submission");
  const gametree::Exercise exercise = exercise_with_alternative();
  const GradeBook book{exercise, 8, all_states()};
  std::istringstream lines(to_string(GradeReport{.book = book}, "jsonl"));
  std::size_t count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    CAPTURE(line);
    CHECK(schema.problem(json::parse(line)) == "");
  }
  CHECK(count == book.submissions.size());
}

TEST_CASE("schema: grades with too little or too much are refused", "[schema][grade]") {
  const Schema schema("grade");
  const json good = document();
  REQUIRE(schema.problem(good) == "");
  const std::string first = "/submissions/0";
  const std::string question = first + "/questions/0";
  for (const std::string& pointer : {std::string("/schema"),
                                     std::string("/exercise"),
                                     std::string("/tool/version"),
                                     std::string("/max_score"),
                                     std::string("/submissions"),
                                     first + "/file",
                                     first + "/student",
                                     first + "/student/matched_by",
                                     first + "/state",
                                     first + "/score",
                                     first + "/max_score",
                                     first + "/questions",
                                     first + "/diagnostics",
                                     question + "/id",
                                     question + "/type",
                                     question + "/rules",
                                     question + "/score",
                                     question + "/max_score",
                                     question + "/misconceptions",
                                     question + "/items",
                                     question + "/items/0/status",
                                     question + "/items/0/note",
                                     question + "/items/0/node/path"}) {
    json bad = good;
    const json::json_pointer where(pointer);
    bad[where.parent_pointer()].erase(where.back());
    CAPTURE(pointer);
    CHECK(schema.problem(bad) != "");
  }
  for (const std::string& pointer :
       {std::string("/more"), first + "/more", question + "/more", question + "/rules/more",
        question + "/items/0/more", std::string("/submissions/2/diagnostics/0/more")}) {
    json bad = good;
    bad[json::json_pointer(pointer)] = 1;
    CAPTURE(pointer);
    CHECK(schema.problem(bad) != "");
  }
}

TEST_CASE("schema: a score belongs to what is graded", "[schema][grade]") {
  const Schema schema("grade");
  json bad = document();
  bad["submissions"][0]["score"] = nullptr;
  CHECK(schema.problem(bad) != "");
  bad = document();
  bad["submissions"][3]["score"] = 7;
  CHECK(schema.problem(bad) != "");
  bad["submissions"][3]["score"] = 0;
  CHECK(schema.problem(bad) == "");
}

TEST_CASE("schema: grades share their definitions with other documents", "[schema][grade]") {
  const json grade = load_schema("grade")["definitions"];
  const json eval = load_schema("eval")["definitions"];
  for (const char* name :
       {"number", "exact", "pair", "exact_pair", "count", "path", "text", "node"})
    CHECK(grade[name] == eval[name]);
  json line = load_schema("grade-submission");
  json submission = grade["submission"];
  for (const auto& [name, definition] : line["definitions"].items())
    CHECK(definition == grade[name]);
  for (const char* key : {"schema", "exercise", "tool"}) line["properties"].erase(key);
  CHECK(line["properties"] == submission["properties"]);
}

TEST_CASE("schema: what was understood is valid", "[schema][answers]") {
  const Schema schema("check-answers");
  const json good = understood_json(understood());

  CHECK(schema.problem(good) == "");
  CHECK(good["ok"] == false);
  CHECK(good["answers"].size() == 6);  // four nodes and two questions
  CHECK(good["answers"][1]["state"] == "invalid");
  CHECK(good["answers"][1]["problems"][0]["code"] == "not_a_number");
  for (const char* pointer : {"/schema", "/file", "/kind", "/exercise", "/ok", "/students",
                              "/answers", "/problems", "/answers/0/reads"}) {
    json bad = good;
    const json::json_pointer where(pointer);
    bad[where.parent_pointer()].erase(where.back());
    CAPTURE(pointer);
    CHECK(schema.problem(bad) != "");
  }
  gametree::UnderstoodSubmission unreadable;
  unreadable.file = "x";
  unreadable.ungradable = gametree::Error{};
  unreadable.ungradable->code = gametree::ErrorCode::not_utf8;
  unreadable.ungradable->facts = {"0xE9"};
  const json nothing = understood_json(unreadable);
  CHECK(schema.problem(nothing) == "");
  CHECK(nothing["ok"] == false);
}
