/// \file
/// Each student's last work alone, as the platforms that run a grader see it: a file or a folder,
/// and results in the platform's own form.
#include <nlohmann/json.hpp>
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using nlohmann::json;
using std::string;

const std::vector<string> kQuestions{"values", "move", "cut", "why", "reads"};

std::vector<string> points(const Row& row) {
  return {row.values, row.move, row.cut, row.why, row.reads};
}

const Row& row_of(const string& id) {
  for (const Row& row : truth()) {
    if (row.id == id) return row;
  }
  throw std::logic_error("no row of " + id);
}

string last_line(const string& text) {
  const auto end = text.find_last_not_of('\n');
  const auto start = text.rfind('\n', end);
  return text.substr(start + 1, end - start);
}

json read_json(const School& school, const string& name) {
  return json::parse(school.read(name), nullptr, false);
}

/// Points of each question, in the order of the exercise, from a list of tests.
std::vector<string> test_points(const json& tests, const char* key) {
  std::vector<string> out;
  for (const auto& test : tests) out.push_back(two_places(test.at(key)));
  return out;
}

void check_gradescope(const json& results, const Row& row) {
  CHECK(two_places(results.at("score")) == row.score);
  CHECK(test_points(results.at("tests"), "score") == points(row));
}

void check_prairielearn(const json& results, const Row& row) {
  CHECK(results.at("gradable") == true);
  CHECK(results.at("score").get<double>() * 9 == Approx(std::stod(row.score)).margin(0.005));
  CHECK(test_points(results.at("tests"), "points") == points(row));
}

void check_autolab(const json& line, const Row& row) {
  std::vector<string> found;
  for (const string& question : kQuestions)
    found.push_back(two_places(line.at("scores").at(question)));
  CHECK(found == points(row));
}

/// Results that the platform takes, without a point.
void check_ungradable(const School& school) {
  const json gradescope = read_json(school, "g.json");
  REQUIRE(gradescope.is_object());
  CHECK(gradescope.at("score") == 0);
  const json prairielearn = read_json(school, "p.json");
  REQUIRE(prairielearn.is_object());
  CHECK(prairielearn.at("gradable") == false);
  CHECK_FALSE(prairielearn.contains("score"));
  const json autolab = json::parse(last_line(school.read("a.txt")), nullptr, false);
  REQUIRE(autolab.is_object());
  for (const auto& [question, score] : autolab.at("scores").items()) CHECK(score == 0);
}

/// Where each platform that runs a grader has the work: a file, or a folder with all that was sent.
string hand_in(const School& school, const HandIn& one, bool is_folder) {
  string kind = one.attempts.back();
  if (kind.starts_with("LATE ")) kind.erase(0, 5);
  const string path = string("work/hw1") + (kind == "pdf" ? ".pdf" : ".yaml");
  static_cast<void>(school.run("rm -rf work g.json p.json a.txt"));
  school.put(path, file_of(one.says, kind));
  if (is_folder) school.put("work/.DS_Store", "x");
  return is_folder ? "work" : path;
}

}  // namespace

TEST_CASE("class30: each student alone, in the forms of Gradescope, PrairieLearn and Autolab",
          "[class30][results]") {
  const School school;
  bool is_folder = false;
  for (const HandIn& one : hand_ins()) {
    INFO(one.id);
    // Nobody checks here who it is: whose the work is, the platform knows.
    const Row& row = row_of(one.id == "s23" || one.id == "s99" ? "s08" : one.id);
    is_folder = !is_folder;
    const Outcome outcome = school.run(
        "gametree grade hw1.yaml " + hand_in(school, one, is_folder) +
        " --export gradescope=g.json --export prairielearn=p.json --export autolab=a.txt");
    INFO(outcome.err);
    if (row.state == "ungradable") {
      check_ungradable(school);
      continue;
    }
    REQUIRE(read_json(school, "g.json").is_object());
    check_gradescope(read_json(school, "g.json"), row);
    check_prairielearn(read_json(school, "p.json"), row);
    check_autolab(json::parse(last_line(school.read("a.txt")), nullptr, false), row);
  }
}

}  // namespace gametree::test
