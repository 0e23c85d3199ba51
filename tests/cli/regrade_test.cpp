/// \file
/// `gametree grade` again: a person's marks win, and changes are told.
#include <string>

#include "sandbox.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

/// Values 3 and 1 of two MIN nodes, the root's 3, and a text for a person.
class Regrade : public Sandbox {
 public:
  Regrade() {
    exercise("3");
    static_cast<void>(run("mkdir hw"));
    write("hw/s1.yaml", "student: s1\nanswers: {values: {a: 3, b: 1, /: 3}, why: because}\n");
    write("hw/s2.yaml", "student: s2\nanswers: {values: {a: 5, b: 1, /: 5}, why: so}\n");
    write("hw/s3.yaml", "student: s3\nanswers: [\n");
  }

  /// With another value of the least leaf below a.
  void exercise(const std::string& least) const {
    write("x.yaml", "exercise: x\ntree: {MAX: {a: {MIN: [" + least +
                        ", 5]}, b: {MIN: [1, 2]}}}\nquestions:\n"
                        "  - {id: values, type: node-values, points: 3}\n"
                        "  - {id: why, type: text, points: 2}\n");
  }
  [[nodiscard]] Outcome grade(const std::string& options) const {
    return run("gametree grade x.yaml hw " + options);
  }
};

}  // namespace

TEST_CASE("grade: a person's marks win on every run", "[cli][regrade]") {
  Regrade school;
  school.write("marks.csv",
               "student,question,points,comment\ns1,why,1.5,fair\ns2,values,3,\ns3,values,1,\n"
               "s3,why,0,unreadable\n");
  const std::string scores = "jq -c '.submissions[] | [.student.id, .state, .score, .max_score]'";
  const std::string want =
      "[\"s1\",\"graded\",4.5,5]\n[\"s2\",\"graded\",3,3]\n[\"s3\",\"graded\",1,5]\n";

  CHECK(school.run("gametree grade x.yaml hw --marks marks.csv --json | " + scores).out == want);
  school.exercise("4");  // a is 4 now: s1 keeps 1 of 3, and the 1.5 of a person
  CHECK(school.run("gametree grade x.yaml hw --marks marks.csv --json | " + scores).out ==
        "[\"s1\",\"graded\",2.5,5]\n[\"s2\",\"graded\",3,3]\n[\"s3\",\"graded\",1,5]\n");
}

TEST_CASE("grade: a mark of nobody is told, and a bad one ends the run", "[cli][regrade]") {
  Regrade school;
  school.write("marks.csv", "student,question,points\ns9,why,1\n");
  const Outcome nobody = school.grade("--marks marks.csv");
  CHECK(nobody.status == 1);
  CHECK(nobody.err.find("marks.csv:2:1: warning: nothing is graded that \"s9\" handed in") !=
        std::string::npos);

  school.write("marks.csv", "student,question,points\ns1,why,3\n");
  const Outcome bad = school.grade("--marks marks.csv -o grades.csv");
  CHECK(bad.status == 3);
  CHECK(bad.out.empty());
  CHECK(school.run("test -e grades.csv").status != 0);
}

TEST_CASE("grade: --previous says whose grade changed and why", "[cli][regrade]") {
  Regrade school;
  static_cast<void>(school.grade("--export json=old.json"));
  school.exercise("4");
  school.write("hw/s3.yaml", "student: s3\nanswers: {values: {a: 4, b: 1, /: 4}}\n");
  school.write("hw/s4.yaml", "student: s4\nanswers: {values: {a: 4}}\n");
  static_cast<void>(school.run("rm hw/s2.yaml"));
  // s1 had 3 of 3: a and the root. Now both are wrong; s1's 3 at the root follows from a, which is
  // no leaf's value any more.
  const std::string told = school
                               .run(
                                   "gametree grade x.yaml hw --previous old.json 2>/dev/null | "
                                   "sed -n '/^Changed/,/^$/p'")
                               .out;

  CHECK(told ==
        "Changed  3 of 3 submissions\n"
        "  s1: 1, was 3 (-2)\n"
        "    values: 1, was 3\n"
        "      /: correct, now wrong; right was \"3\" and is \"4\"\n"
        "      a: correct, now wrong; right was \"3\" and is \"4\"\n"
        "  s3: 3, was ungradable\n"
        "  s4: 1, new\n"
        "  s2: not here any more, was 2\n");
}

TEST_CASE("grade: an earlier record is not written over", "[cli][regrade]") {
  Regrade school;
  static_cast<void>(school.grade("--export json=old.json"));
  const std::string before = school.read("old.json");
  CHECK(school.grade("--previous old.json --json -o old.json").status == 2);
  CHECK(school.read("old.json") == before);
  CHECK(school.grade("--previous hw/s1.yaml").status == 3);
}

}  // namespace gametree::test
