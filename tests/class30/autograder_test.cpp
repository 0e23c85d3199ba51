/// \file
/// The archive that Gradescope runs: unpacked and run in a folder laid out as Gradescope's, it
/// writes each student's points.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using nlohmann::json;
using std::string;

json user_of(const Student& one) { return {{"id", 1}, {"email", one.email}, {"name", one.name}}; }

/// What Gradescope says of a submission.
string metadata(const std::vector<string>& ids) {
  json users = json::array();
  for (const Student& one : students()) {
    if (std::find(ids.begin(), ids.end(), one.id) != ids.end()) users.push_back(user_of(one));
  }
  return json{{"id", 123},
              {"created_at", "2026-02-03T10:00:00.000000-08:00"},
              {"users", users},
              {"assignment", {{"id", 7}, {"title", "Nine leaves"}, {"total_points", "9.0"}}},
              {"submission_method", "upload"},
              {"previous_submissions", json::array()}}
      .dump();
}

/// `autograder` as Gradescope lays it out. What calls the folder by its place there is led here.
class Gradescope : public School {
 public:
  Gradescope() {
    made =
        run("gametree gradescope hw1.yaml -o autograder.zip && mkdir -p autograder/results && "
            "mkdir autograder/source && "
            "(cd autograder/source && LC_ALL=C.UTF-8 cmake -E tar xf ../../autograder.zip) && "
            "sed -i \"s#/autograder#$PWD/autograder#g\" autograder/source/run_autograder && "
            "cp autograder/source/run_autograder autograder && "
            "chmod -R u+x autograder/run_autograder autograder/source");
  }

  [[nodiscard]] json grade_alone(const std::vector<string>& ids, const string& file,
                                 const string& text) const {
    static_cast<void>(
        run("rm -rf autograder/submission autograder/results/*; "
            "mkdir autograder/submission"));
    if (!file.empty()) put("autograder/submission/" + file, text);
    put("autograder/submission_metadata.json", metadata(ids));
    static_cast<void>(run("cd autograder && PATH=/usr/bin:/bin ./run_autograder"));
    return json::parse(read("autograder/results/results.json"), nullptr, false);
  }

  Outcome made;
};

string score_of(const json& results) {
  return results.is_object() && results.contains("score") ? two_places(results.at("score"))
                                                          : "no results: " + results.dump();
}

}  // namespace

TEST_CASE("class30: Gradescope's own run of the class's work", "[class30][autograder]") {
  const Gradescope gradescope;
  INFO(gradescope.made.err);
  REQUIRE(gradescope.made.status == 0);
  const auto run_of = [&](const string& id, const string& kind, const string& says = "") {
    return score_of(gradescope.grade_alone({id}, "hw1.yaml", file_of(says, kind)));
  };

  CHECK(run_of("007", "perfect", "student: 007") == "9");
  CHECK(run_of("7", "carried", "student: 7") == "7");
  CHECK(run_of("s05", "one too many", "student: s05") == "7.33");
  CHECK(run_of("s07", "all the same") == "5");
  CHECK(run_of("s12", "two of three", "student: MAX.CASE@UNI.EDU") == "7.33");
  CHECK(run_of("\u0219tefan", "carried", "student: s\u0326tefan") == "7");
  CHECK(run_of("s30", "zero", "student: s30") == "0");
  CHECK(score_of(gradescope.grade_alone({"s25", "s26", "s27"}, "our work.yaml",
                                        file_of("students: [s25, s26, s27]", "one of three"))) ==
        "7.67");
  // Nothing to grade is a result too, and says why.
  for (const string kind : {"binary", "pdf", "empty"}) {
    INFO(kind);
    CHECK(run_of("s20", kind) == "0");
  }
  CHECK(score_of(gradescope.grade_alone({"s18"}, "", "")) == "0");
}

}  // namespace gametree::test
