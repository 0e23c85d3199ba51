/// \file
/// The bundle for Gradescope, unpacked and run as Gradescope does; and forms of one submission.
#include <nlohmann/json.hpp>
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

namespace gametree::test {
namespace {

using nlohmann::json;

/// Four points: two for the nodes, a and the root, and two for the leaf that is cut.
const std::string kExercise =
    "exercise: x\ntree: {file: trees/t.yaml}\nrules: {algorithm: alphabeta}\nquestions:\n"
    "  - {id: values, type: node-values, nodes: [a, /], points: 2}\n"
    "  - {id: cut, type: cut-leaves, points: 2}\n";
// At b, 2 is read, and MAX has 3 already: 6 is cut.
const std::string kTree = "{MAX: {a: {MIN: [3, 12]}, b: {MIN: [2, 6]}}}\n";
const std::string kRight = "student: someone\nvalues: /=3, a=3\ncut: 6\n";
const std::string kHalf = "values: /=3, a=3\ncut: none\n";

/// A folder as Gradescope has it, in one whose name is no shell's friend.
class Grader : public Sandbox {
 public:
  Grader() {
    static_cast<void>(run("mkdir -p \"it's \\$(hw)/trees\" autograder/submission"));
    write("it's $(hw)/my 'x'.yaml", kExercise);
    write("it's $(hw)/trees/t.yaml", kTree);
    made_ =
        run("gametree gradescope \"it's \\$(hw)/my 'x'.yaml\" --feedback hints -o a.zip && "
            "(cd \"it's \\$(hw)\" && gametree gradescope \"my 'x'.yaml\" --feedback hints) "
            ">b.zip && cmp a.zip b.zip && cmake -E make_directory autograder/source && "
            "(cd autograder/source && cmake -E tar xf ../../a.zip) && "
            "cp autograder/source/run_autograder autograder && "
            "env -i PATH=/usr/bin:/bin sh autograder/source/setup.sh");
    static_cast<void>(run("chmod -R a-w autograder/source; rm -r it*"));
    set_users(R"({"email": "ann@x.org"})");
  }

  [[nodiscard]] const Outcome& made() const { return made_; }

  void set_users(const std::string& users) const {
    write("autograder/submission_metadata.json", R"({"id": 1, "users": [)" + users + "]}");
  }

  /// The results of what `files`, a script, hands in; null: there are none.
  [[nodiscard]] json grade(const std::string& files) {
    last_ = run("cd autograder && rm -rf submission/* && (cd submission && " + files +
                ") && env -i PATH=/usr/bin:/bin ./run_autograder; s=$?; ls -A results; exit $s");
    if (!has("autograder/results/results.json")) return nullptr;
    CHECK(last_.status == 0);
    CHECK(last_.out == "results.json\n");
    return json::parse(read("autograder/results/results.json"));
  }
  [[nodiscard]] const Outcome& last() const { return last_; }

 private:
  Outcome made_, last_;
};

std::string hand_in(const std::string& name, const std::string& text) {
  return "printf '%s' '" + text + "' >" + name;
}

}  // namespace

TEST_CASE("gradescope: the bundle grades what is handed in, wherever it lies",
          "[cli][gradescope]") {
  Grader grader;
  REQUIRE(grader.made().status == 0);
  CHECK(grader.made().err.empty());
  CHECK(grader.run("ls autograder/source; find autograder/source/exercise -type f | sort").out ==
        "exercise\ngametree\nrun_autograder\nsetup.sh\n"
        "autograder/source/exercise/my 'x'.yaml\nautograder/source/exercise/trees/t.yaml\n");

  json results = grader.grade(hand_in("a.yaml", kRight));
  CHECK(results["score"] == 4);
  CHECK(results["tests"][1]["status"] == "passed");

  results = grader.grade(hand_in("a.yaml", kHalf));
  CHECK(results["score"] == 2);
  CHECK(results["tests"][0]["score"] == 2);
  CHECK(results["tests"][1]["score"] == 0);
  const auto output = results["tests"][1]["output"].get<std::string>();
  CHECK(output.find("given") != std::string::npos);
  CHECK(output.find("right") == std::string::npos);  // the column that hints lack

  results = grader.grade("printf '\\351' >a.yaml");
  CHECK(results["score"] == 0);
  CHECK(results["output"].get<std::string>().starts_with("No answer in a.yaml can be read.\n"));

  results = grader.grade(":");
  CHECK(results["score"] == 0);
  CHECK(results["output"] == "Nothing was handed in: there is no file. Hand in your answers.");

  results = grader.grade(hand_in("a.yaml", kRight) + ";" + hand_in("b.yaml", kHalf));
  CHECK(results["score"] == 0);
  CHECK(results["output"].get<std::string>().find("a.yaml; b.yaml. Hand in again, with one") !=
        std::string::npos);

  results = grader.grade(hand_in("a.yaml", kRight) + "; echo Thanks >notes.txt");
  CHECK(results["score"] == 4);

  grader.set_users(R"({"email": "ann@x.org"}, {"email": "bob@x.org"})");
  CHECK(grader.grade(hand_in("a.yaml", kRight))["score"] == 4);
  const json twice = grader.grade(hand_in("a.yaml", kRight) + ";" + hand_in("b.yaml", kHalf));
  CHECK(twice["score"] == 0);

  static_cast<void>(grader.run("rm autograder/submission_metadata.json"));
  CHECK(grader.grade(hand_in("'-o $(x) \".yaml'", kRight))["score"] == 4);

  grader.write("autograder/submission_metadata.json", "{\"users\": []}");
  CHECK(grader.grade(hand_in("a.yaml", kRight)) == nullptr);
  CHECK(grader.last().status == 1);
  CHECK(grader.last().out.empty());
  CHECK(grader.last().err.find("no student is named under users here") != std::string::npos);
  CHECK(
      grader.last().err.ends_with("gametree: grading failed, status 3; no results are written\n"));

  // A bundle that lacks something shows when the image is made.
  const Outcome broken = grader.run(
      "chmod -R u+w autograder/source; rm autograder/source/exercise/trees/t.yaml; "
      "sh autograder/source/setup.sh >/dev/null");
  CHECK(broken.status == 1);
  CHECK(broken.err.ends_with("gametree: the exercise can't be read here\n"));
}

TEST_CASE("gradescope: what can be no bundle is refused, and nothing is written",
          "[cli][gradescope]") {
  Sandbox sandbox;
  sandbox.write("x.yaml", "exercise: x\ntree: (MAX 3 1)\nquestions: [{id: q, type: count}]\n");
  sandbox.write("y.yaml",
                "exercise: x\ntree: (MAX 3 1)\nquestions: [{id: q, type: node-values}]\n");

  CHECK(sandbox.run("gametree gradescope x.yaml -o a.zip").status == 3);
  CHECK(sandbox.run("gametree gradescope nowhere.yaml -o a.zip").status == 3);
  CHECK(sandbox.run("gametree gradescope - -o a.zip <y.yaml").status == 2);
  CHECK(sandbox.run("gametree gradescope . -o a.zip").status == 2);
  CHECK(sandbox.run("gametree gradescope y.yaml -o y.yaml").status == 2);
  CHECK(sandbox.run("gametree gradescope y.yaml -o nowhere/a.zip").status == 3);
  CHECK(sandbox.run("ls -A").out == "x.yaml\ny.yaml\n");
  CHECK(sandbox.run("head -c 9 y.yaml").out == "exercise:");
}

TEST_CASE("gradescope: an archive is not written to a terminal", "[cli][gradescope]") {
  Sandbox sandbox;
  sandbox.write("y.yaml",
                "exercise: x\ntree: (MAX 3 1)\nquestions: [{id: q, type: node-values}]\n");
  const Outcome outcome = sandbox.run(
      "command -v script >/dev/null || { echo '-o autograder.zip'; exit; }; "
      "script -qec 'gametree gradescope y.yaml' /dev/null </dev/null");

  CHECK(outcome.out.find("-o autograder.zip") != std::string::npos);
  CHECK(outcome.out.find("PK") == std::string::npos);
}

TEST_CASE("grade: forms of one submission are refused where there are several",
          "[cli][gradescope]") {
  Sandbox sandbox;
  sandbox.write("y.yaml",
                "exercise: x\ntree: (MAX 3 1)\nquestions: [{id: q, type: node-values}]\n");
  sandbox.write("class.csv", "student,q\ns1,3\ns2,1\n");
  sandbox.write("one.json", R"({"users": [{"email": "ann@x.org"}]})");
  static_cast<void>(sandbox.run("mkdir empty"));

  const Outcome outcome =
      sandbox.run("gametree grade y.yaml class.csv --format gradescope -o r.json");
  CHECK(outcome.status == 2);
  CHECK(outcome.err.find("gradescope is the form of one submission, and there are 2") !=
        std::string::npos);
  CHECK(sandbox.run("gametree grade y.yaml class.csv --export csv=c.csv --export autolab=a.txt")
            .status == 2);
  CHECK(sandbox.run("gametree grade y.yaml class.csv nowhere --format prairielearn -o r.json")
            .status >= 2);
  CHECK(sandbox.run("ls").out == "class.csv\nempty\none.json\ny.yaml\n");

  // Of one student's two rows, the platform gets results, and the shell a status.
  const Outcome twice =
      sandbox.run("gametree grade y.yaml class.csv --map one.json --format autolab");
  CHECK(twice.status == 1);
  CHECK(twice.out.ends_with("{\"scores\": {\"q\": 0}}\n"));
  CHECK(
      twice.out.starts_with("There are answers in more than one place: class.csv, line 2; "
                            "class.csv, line 3. "));

  const Outcome none = sandbox.run("gametree grade y.yaml empty --format prairielearn");
  CHECK(none.status == 1);
  CHECK(json::parse(none.out)["gradable"] == false);
  CHECK(sandbox.run("gametree grade y.yaml empty --format csv").status == 0);

  const Outcome right = sandbox.run(
      "echo 'q: 3' >a.yaml; gametree grade y.yaml a.yaml "
      "--export gradescope=r.json >/dev/null; cat r.json");
  CHECK(json::parse(right.out)["score"] == 1);
}

}  // namespace gametree::test
