/// \file
/// `gametree grade --fill`: lists of platforms, filled in place.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"
#include "support/zip_writer.h"

namespace gametree::test {
namespace {

/// One question: 3 is right, for four points. Ana is right, Bo is not, Cy handed in nothing.
class Course : public Sandbox {
 public:
  Course() {
    write("x.yaml",
          "exercise: x\ntitle: Game trees\ntree: (MAX 3 1)\n"
          "questions: [{id: q, type: node-values, points: 4}]\n");
    static_cast<void>(
        run("mkdir s; echo 'q: 3' >s/li_40122_1_hw.yaml; "
            "echo 'q: 1' >s/bo_40123_2_hw.yaml"));
    write("g.csv", kList);
  }

  /// The status of a run that writes CSV to g.out and says what it says to err.
  [[nodiscard]] std::string grade(const std::string& arguments) const {
    return run("gametree grade x.yaml " + arguments + " --format csv >out 2>err; echo $?").out;
  }
  [[nodiscard]] std::string said() const { return read("err"); }

  inline static const std::string kList =
      "Student,ID,SIS User ID,SIS Login ID,Section,Game Trees (901)\r\n"
      "    Points Possible,,,,,4\r\n\"Li, Ana\",40122,007,ana,A,\r\n"
      "\"Bo\",40123,,bo,A,4\r\nCy,40124,8,cy,A,-\r\n";
  inline static const std::string kFilled =
      "Student,ID,SIS User ID,SIS Login ID,Section,Game Trees (901)\r\n"
      "    Points Possible,,,,,4\r\n\"Li, Ana\",40122,007,ana,A,4\r\n"
      "\"Bo\",40123,,bo,A,0\r\nCy,40124,8,cy,A,-\r\n";
};

}  // namespace

TEST_CASE("fill: a list is the roster and gets the grades", "[cli][fill]") {
  Course course;

  CHECK(course.grade("s --fill canvas=g.csv") == "0\n");
  CHECK(course.read("g.csv") == Course::kFilled);
  CHECK(course.said() == "g.csv: note: 2 grades filled in, 1 row left as it was\n");
  CHECK(course.run("cut -d, -f1-4 out").out ==
        "student,file,state,score\nbo,s/bo_40123_2_hw.yaml,graded,0\n"
        "007,s/li_40122_1_hw.yaml,graded,4\n8,,missing,\n");
  CHECK(course.grade("s --fill canvas=g.csv --roster g.csv --missing-zero") == "0\n");
  CHECK(course.read("g.csv").ends_with("Cy,40124,8,cy,A,0\r\n"));
  CHECK(course.said() == "g.csv: note: 3 grades filled in, 0 rows left as they were\n");
}

TEST_CASE("fill: a roster of one's own says who a row is", "[cli][fill]") {
  Course course;
  course.write("r.csv", "Matrikel,canvas_id\nann,40122\nbob,40123\nzoe,9\n");
  static_cast<void>(course.run("echo 'q: 3' >s/zoe_9_3_hw.yaml"));

  CHECK(course.grade("s --fill canvas=g.csv --roster r.csv --columns Matrikel=student_id") ==
        "1\n");
  CHECK(course.read("g.csv") == Course::kFilled);
  CHECK(course.said() ==
        "g.csv: warning: \"zoe\" has no row here, and the grade goes nowhere\n"
        "g.csv: note: 2 grades filled in, 1 row left as it was\n");
}

TEST_CASE("fill: who may be lost on the way gets no zero", "[cli][fill]") {
  Course course;
  const std::string whole =
      ZipWriter().add("li_40122_1_hw.yaml", "q: 3\n").add("bo_40123_2_hw.yaml", "q: 3\n").bytes();
  course.write("cut.zip", whole.substr(0, 60));
  static_cast<void>(course.run("mkdir empty"));

  CHECK(course.grade("cut.zip --fill canvas=g.csv --missing-zero") == "3\n");
  CHECK(course.said().find("g.csv: note: nothing is filled in") != std::string::npos);
  CHECK(course.grade("empty --fill canvas=g.csv --missing-zero") == "3\n");
  CHECK(course.read("g.csv") == Course::kList);
  course.write("whole.zip", whole);
  CHECK(course.grade("whole.zip --fill canvas=g.csv --missing-zero") == "0\n");
}

TEST_CASE("fill: nothing is filled where something fails", "[cli][fill]") {
  Course course;

  CHECK(course.grade("s nowhere.yaml --fill canvas=g.csv") == "3\n");
  CHECK(course.said().find("g.csv: note: nothing is filled in") != std::string::npos);
  CHECK(course.grade("s --fill canvas=g.csv --assignment Gametrees") == "2\n");
  CHECK(course.said().find("did you mean \"Game Trees\"?") != std::string::npos);
  CHECK(course.grade("s --fill canvas=g.csv --fill moodle=none.csv") == "3\n");
  CHECK(course.grade("s --fill canvas=g.csv -o no/where.csv") == "3\n");
  CHECK(course.read("g.csv") == Course::kList);
}

TEST_CASE("fill: a list is no other file of the run", "[cli][fill]") {
  Course course;
  static_cast<void>(course.run("cp g.csv s/g.csv; ln g.csv h.csv"));

  CHECK(course.grade("s --fill canvas=s/g.csv") == "2\n");
  CHECK(course.grade("s --fill canvas=g.csv -o g.csv") == "2\n");
  CHECK(course.grade("s --fill canvas=g.csv --export json=h.csv") == "2\n");
  CHECK(course.grade("s --fill canvas=g.csv --fill canvas=h.csv") == "2\n");
  CHECK(course.grade("s --fill canvas=g.csv --map h.csv") == "3\n");
  CHECK(course.grade("s --fill canvas=x.yaml --roster g.csv") != "0\n");
  CHECK(course.grade("s --fill canvas=-") == "2\n");
  CHECK(course.grade("s --fill canvsa=g.csv") == "2\n");
  CHECK(course.grade("s --assignment x") == "2\n");
  CHECK(course.grade("s --moodle-feedback f.zip") == "2\n");
  CHECK(course.read("g.csv") == Course::kList);
}

TEST_CASE("fill: a worksheet and an archive of feedback", "[cli][fill]") {
  Course course;
  const std::string head =
      "Identifier,Full name,Email address,Bewertung,Maximum Grade,Grade can "
      "be changed,Feedback comments\n";
  course.write("w.csv", head +
                            "Participant 51,Ana_Li,a@x,,10.00,Yes,\n"
                            "Participant 52,Bo,b@x,,10.00,No,\n");
  static_cast<void>(
      course.run("mkdir -p m/Ana_51_assignsubmission_file m/Bo_52_assignsubmission_file; echo "
                 "'q: 3' | tee m/Ana_51_assignsubmission_file/a.yaml "
                 ">m/Bo_52_assignsubmission_file/a.yaml"));

  CHECK(course.grade("m --fill moodle=w.csv --moodle-feedback f.zip --feedback score "
                     "--columns Bewertung=Grade") == "1\n");
  CHECK(course.read("w.csv") == head +
                                    "Participant 51,Ana_Li,a@x,4,10.00,Yes,<p>q: 4 of 4</p>\n"
                                    "Participant 52,Bo,b@x,,10.00,No,\n");
  CHECK(course.said() ==
        "w.csv:3:30: warning: the grade of \"b@x\" can't be changed, by what stands here; the row "
        "is left as it was\n  3 | Participant 52,Bo,b@x,,10.00,No,\n"
        "    |                              ^\n"
        "w.csv: warning: the most points here are 10, and the exercise has 4; grades are not "
        "scaled\n"
        "w.csv: note: 1 grade filled in, 1 row left as it was\n");
  // The archive names its members in the clear.
  const std::string archive = course.read("f.zip");
  CHECK(archive.find("Ana Li_51_assignsubmission_file/feedback.md") != std::string::npos);
  CHECK(archive.find("Bo_52_assignsubmission_file/feedback.md") != std::string::npos);
}

}  // namespace gametree::test
