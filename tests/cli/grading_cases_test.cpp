/// \file
/// Troubles with grading from bug reports, each by its name: what `gametree grade` makes of it.
#include <map>
#include <string>
#include <vector>

#include "support/cases.h"
#include "support/catch.h"
#include "support/sandbox.h"

namespace gametree::test {
namespace {

using nlohmann::json;

/// Questions of one exercise, as lines of YAML, and what students typed.
class Class : public Sandbox {
 public:
  Class(const std::string& tree, const std::string& questions) {
    write("x.yaml", "exercise: x\ntree: " + tree + "\nquestions:\n" + questions);
  }

  /// The submissions of the record, of a class's table.
  [[nodiscard]] json grade_csv(const std::string& table) const {
    write("class.csv", table);
    return json::parse(run("gametree grade x.yaml class.csv --json").out).at("submissions");
  }

  /// The first item of each answer to `question`, all in one table.
  [[nodiscard]] std::vector<json> items(const std::string& question,
                                        const std::vector<std::string>& typed) const {
    std::string table = "id," + question + "\n";
    for (std::size_t i = 0; i < typed.size(); ++i)
      table += std::to_string(i + 1) + ",\"" + typed[i] + "\"\n";
    std::vector<json> found;
    for (const json& submission : grade_csv(table))
      found.push_back(submission.at("questions").at(0).at("items").at(0));
    return found;
  }

  void check_all(const std::string& question, const std::vector<std::string>& typed,
                 const std::string& status) const {
    const std::vector<json> found = items(question, typed);
    REQUIRE(found.size() == typed.size());
    for (std::size_t i = 0; i < typed.size(); ++i) {
      INFO(typed[i] << " " << found[i]);
      CHECK(found[i].at("status") == status);
      CHECK(found[i].at("points") == (status == "correct" ? 1 : 0));
    }
  }
};

void unicode_minus() {
  const Class value("(MIN -3 5)", "  - {id: q, type: node-values}\n");
  value.check_all("q", {"−3", "–3", "－3", "﹣3", "- 3"}, "correct");
  value.check_all("q", {"3"}, "wrong");
  const Class number("(MIN -3 5)", "  - {id: q, type: number, expect: -3}\n");
  number.check_all("q", {"−3", "–3", "－3", "﹣3", "- 3"}, "correct");
}

void decimal_comma() {
  const Class third("(CHANCE 1 2 4)", "  - {id: q, type: node-values, tolerance: 0.01}\n");
  third.check_all("q", {"2,33", "2.33", "2,333"}, "correct");
  const Class large("(MAX 1234 1)", "  - {id: q, type: node-values}\n");
  large.check_all("q", {"1,234"}, "invalid");  // for a person, who is told so by the status:
  CHECK(large.run("gametree grade x.yaml class.csv").status == 1);
}

void infinity() {
  const std::string ends = "  - {id: q, type: windows, ends: own, rules: {algorithm: alphabeta}}\n";
  const Class alpha("(MAX 1 2)", ends);
  alpha.check_all("q", {"-inf", "−∞", "-infinity", "–Infinity"}, "correct");
  alpha.check_all("q", {"inf"}, "wrong");
  alpha.check_all("q", {"nan"}, "invalid");
  const Class beta("(MIN 1 2)", ends);
  beta.check_all("q", {"inf", "+inf", "∞"}, "correct");
}

void blanks_and_case() {
  const std::string move = "  - {id: q, type: best-action}\n";
  for (const char* label : {"B", "\" B \""}) {  // the key may carry blanks too
    const Class best("{MAX: {A: 3, " + std::string(label) + ": 4}}", move);
    // A word for "move" before a name falls away.
    best.check_all("q", {" b", "B ", "B\u00a0", "Move B"}, "correct");
    best.check_all("q", {"A"}, "wrong");
  }
}

void blank_is_not_none() {
  const Class both("(MIN 5 7)",
                   "  - {id: value, type: node-values}\n"
                   "  - {id: cut, type: cut-leaves, rules: {algorithm: alphabeta}}\n");
  const json class_of = both.grade_csv("id,value,cut\n1,5\n2,5,\n3,5,none\n4,5,-\n");
  REQUIRE(class_of.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    const bool is_none = i >= 2;
    INFO(class_of[i]);
    CHECK(class_of[i].at("score") == (is_none ? 2 : 1));
    const json& cut = class_of[i].at("questions").at(1).at("items").at(0);
    CHECK(cut.at("status") == (is_none ? "correct" : "blank"));
  }
}

const std::string kFive = "  - {id: q1, type: node-values}\n";

void same_student_twice() {
  const Class five("(MIN 5 7)", kFive);
  for (const char* table : {"id,q1\n007,5\n007,3\n", "id,q1\n007,3\n007,5\n"}) {
    const json both = five.grade_csv(table);
    REQUIRE(both.size() == 2);
    for (const json& one : both) {
      CHECK(one.at("state") == "duplicate");
      CHECK(one.at("score").is_null());  // neither the first nor the last counts unasked
    }
    const Outcome told = five.run("gametree grade x.yaml class.csv | grep -c '007: handed in'");
    CHECK(told.out == "1\n");
    CHECK(five.run("gametree grade x.yaml class.csv").status == 1);
  }
}

void same_name_twice() {
  const Class five("(MIN 5 7)", kFive);
  const json two = five.grade_csv("id,name,q1\n1,Ana Li,5\n2,Ana Li,3\n");
  REQUIRE(two.size() == 2);
  CHECK(two[0].at("student").at("id") == "1");
  CHECK(two[0].at("score") == 1);
  CHECK(two[1].at("student").at("id") == "2");
  CHECK(two[1].at("score") == 0);
}

void ids_are_text() {
  const Class five("(MIN 5 7)", kFive);
  const json two = five.grade_csv("id,q1\n007,5\n12e3,4\n");
  REQUIRE(two.size() == 2);
  CHECK(two[0].at("student").at("id") == "007");
  CHECK(two[1].at("student").at("id") == "12e3");
  const Outcome table = five.run("gametree grade x.yaml class.csv --format csv | cut -d, -f1");
  CHECK(table.out == "student\n007\n12e3\n");
}

void formulas_are_text() {
  const Class least("(MIN -3 7)", kFive);
  // A name identifies nobody, and is written nowhere; an id is.
  const json one = least.grade_csv("id,name,q1\n1,=1+1,-3\n");
  CHECK(one.at(0).at("score") == 1);
  CHECK(one.at(0).at("questions").at(0).at("items").at(0).at("given") == "-3");
  const std::string table = "gametree grade x.yaml class.csv --format csv";
  CHECK(least.run(table).out.find("=1+1") == std::string::npos);
  const json ids = least.grade_csv("id,q1\n=1+1,-3\n-3,-3\n");
  CHECK(ids.at(0).at("student").at("id") == "=1+1");
  CHECK(least.run(table + " | cut -d, -f1").out == "student\n'=1+1\n-3\n");
}

using Checks = std::map<std::string, void (*)()>;

// What each case says in words, as a check.
const Checks& checks() {
  static const Checks kChecks{
      {"G01", unicode_minus},   {"G03", decimal_comma},     {"G04", infinity},
      {"G06", blanks_and_case}, {"G07", blank_is_not_none}, {"G08", same_student_twice},
      {"G09", same_name_twice}, {"G11", ids_are_text},      {"G12", formulas_are_text},
  };
  return kChecks;
}

}  // namespace

TEST_CASE("grade: every grading case of a report behaves as expected", "[cli][cases]") {
  std::size_t run = 0;
  for (const json& one : read_cases("reports.jsonl")) {
    const std::string id = one.at("id");
    if (id.front() != 'G') continue;
    ++run;
    DYNAMIC_SECTION(id << " " << one.at("kind").get<std::string>()) {
      const auto found = checks().find(id);
      if (found == checks().end()) FAIL("no check for " << id);
      found->second();
    }
  }
  CHECK(run == checks().size());
}

// The report wants the lines too, of a table in which they all have the file's name.
TEST_CASE("grade: G08 names both lines of a table in which a student stands twice",
          "[cli][cases]") {
  const Class five("(MIN 5 7)", kFive);
  five.write("class.csv", "id,q1\n007,5\n007,3\n");
  const std::string told = five.run("gametree grade x.yaml class.csv | grep '007: handed in'").out;
  CAPTURE(told);
  CHECK(told.find("class.csv:2") != std::string::npos);
  CHECK(told.find("class.csv:3") != std::string::npos);
}

}  // namespace gametree::test
