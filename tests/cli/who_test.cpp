/// \file
/// `gametree grade` on folders, exports and archives: what is found, and whose it is.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"
#include "support/zip_writer.h"

namespace gametree::test {
namespace {

/// One question: 3 is right, for one point.
class School : public Sandbox {
 public:
  School() {
    write("x.yaml", "exercise: x\ntree: (MAX 3 1)\nquestions: [{id: q, type: node-values}]\n");
    write("roster.csv",
          "student_id,name,email,canvas_id\n007,Ana Li,ana@x.org,40122\n7,Ana Li,a2@x.org,40123\n");
  }

  /// Student, file, state and score of each row, behind the exit status.
  [[nodiscard]] std::string grade(const std::string& arguments) const {
    return run("gametree grade x.yaml " + arguments +
               " --format csv >g.csv 2>err; echo $?; tail -n +2 g.csv | cut -d, -f1-4")
        .out;
  }
  [[nodiscard]] std::string said() const { return read("err"); }
};

}  // namespace

TEST_CASE("grade: folders are searched to the bottom in the order of paths", "[cli][who]") {
  School school;
  static_cast<void>(school.run(
      "mkdir -p hw/b/c hw/.git hw/__MACOSX/b && for f in hw/z hw/b/y hw/b/c/x hw/a; do "
      "echo 'q: 3' >$f.yaml; done; touch hw/.DS_Store hw/b/Thumbs.db hw/.git/config "
      "hw/__MACOSX/b/._y.yaml; ln -s ../../x.yaml hw/b/l.yaml; ln -s .. hw/b/up; mkfifo hw/pipe"));

  CHECK(school.grade("hw") ==
        "0\na,hw/a.yaml,graded,1\nx,hw/b/c/x.yaml,graded,1\ny,hw/b/y.yaml,graded,1\n"
        "z,hw/z.yaml,graded,1\n");
  CHECK(school.said() ==
        "hw/.DS_Store: note: passed over: a hidden file\n"
        "hw/.git: note: passed over: a hidden file\n"
        "hw/__MACOSX: note: passed over: a system's own file\n"
        "hw/b/Thumbs.db: note: passed over: a system's own file\n"
        "hw/b/l.yaml: note: passed over: a link\n"
        "hw/b/up: note: passed over: a link\n"
        "hw/pipe: note: passed over: not a file\n");
}

TEST_CASE("grade: many files that are passed over are counted", "[cli][who]") {
  School school;
  static_cast<void>(school.run(
      "mkdir hw; echo 'q: 3' >hw/a.yaml; for i in 1 2 3 4 5 6 7 8; do touch hw/.$i; done; "
      "ln -s a.yaml hw/l"));

  CHECK(school.grade("hw") == "0\na,hw/a.yaml,graded,1\n");
  CHECK(school.said() == "hw: note: passed over: 8 hidden files, a link\n");
}

TEST_CASE("grade: a roster ties an export's numbers to students and names who is missing",
          "[cli][who]") {
  School school;
  static_cast<void>(
      school.run("mkdir c; echo 'q: 3' | tee c/liana_40122_1_hw.yaml "
                 ">c/eve_LATE_9_2_hw.yaml"));

  CHECK(school.grade("c --roster roster.csv") ==
        "1\n,c/eve_LATE_9_2_hw.yaml,unmatched,\n007,c/liana_40122_1_hw.yaml,graded,1\n"
        "7,,missing,\n");
  CHECK(school.grade("c --roster roster.csv --missing-zero").find("7,,missing,0\n") !=
        std::string::npos);
  CHECK(school
            .run("gametree grade x.yaml c --roster roster.csv --json | "
                 "jq -c '.submissions[] | [.student, .state]'")
            .out ==
        "[null,\"unmatched\"]\n[{\"id\":\"007\",\"matched_by\":\"layout\"},\"graded\"]\n"
        "[{\"id\":\"7\",\"matched_by\":null},\"missing\"]\n");
  CHECK(school.run("gametree grade x.yaml c --roster roster.csv | grep -c 'canvas calls'").out ==
        "1\n");
  CHECK(school.run("rm c/eve*; gametree grade x.yaml c --roster roster.csv").status == 0);
}

TEST_CASE("grade: a map says whose a file is", "[cli][who]") {
  School school;
  school.write("map.csv", "path,student\nc/b,007\na.yaml,s1\nc/nowhere.yaml,s2\n");
  static_cast<void>(school.run("mkdir -p c/b; echo 'q: 3' | tee c/a.yaml >c/b/q.yaml"));

  CHECK(school.grade("c --map map.csv") == "1\ns1,c/a.yaml,graded,1\n007,c/b/q.yaml,graded,1\n");
  CHECK(school.said().find("map.csv:4:1: warning: no file of answers is \"c/nowhere.yaml\"\n") ==
        0);
  CHECK(school.grade("./c/ --map map.csv").find("s1,") != std::string::npos);
}

TEST_CASE("grade: an attempt is chosen by number or by score", "[cli][who]") {
  School school;
  static_cast<void>(
      school.run("mkdir a; echo 'q: 1' >a/ana@x.org_2_hw.yaml; "
                 "echo 'q: 3' >a/ana@x.org_1_hw.yaml"));

  CHECK(school.grade("a") ==
        "1\nana@x.org,a/ana@x.org_1_hw.yaml,duplicate,\n"
        "ana@x.org,a/ana@x.org_2_hw.yaml,duplicate,\n");
  CHECK(school.grade("a --attempt latest") == "0\nana@x.org,a/ana@x.org_2_hw.yaml,graded,0\n");
  CHECK(school.said() == "note: submissions left out for another attempt: 1\n");
  CHECK(school.grade("a --attempt best --roster roster.csv") ==
        "0\n007,a/ana@x.org_1_hw.yaml,graded,1\n7,,missing,\n");
}

TEST_CASE("grade: a layout that some files fit is taken when it is named", "[cli][who]") {
  School school;
  static_cast<void>(
      school.run("mkdir c; echo 'q: 3' | tee c/li_40122_1_hw.yaml "
                 "c/li_40123_2_hw.yaml >c/notes.yaml"));

  CHECK(school.grade("c --roster roster.csv").find("li_40122_1_hw.yaml,unmatched") !=
        std::string::npos);
  CHECK(school.said().find("c: warning: 2 of 3 files are named as in an export of canvas") == 0);
  CHECK(school.grade("c --roster roster.csv --layout canvas") ==
        "1\n007,c/li_40122_1_hw.yaml,graded,1\n7,c/li_40123_2_hw.yaml,graded,1\n"
        ",c/notes.yaml,unmatched,\n");
}

TEST_CASE("grade: a roster or map that can not be read is status 3", "[cli][who]") {
  School school;
  school.write("a.yaml", "q: 3\n");
  school.write("bad.csv", "name\nAna\n");

  CHECK(school.grade("a.yaml --roster bad.csv") == "3\n");
  CHECK(school.said().find("bad.csv:1:1: error: there is no column \"student_id\"") == 0);
  CHECK(school.grade("a.yaml --map bad.csv") == "3\n");
  CHECK(school.grade("a.yaml --roster nowhere.csv") == "3\n");
  CHECK(school.grade("a.yaml --layout canvsa") == "2\n");
  CHECK(school.said().find("did you mean \"canvas\"?") != std::string::npos);
  CHECK(school.grade("a.yaml --attempt first") == "2\n");
  CHECK(school.grade("a.yaml --roster roster.csv -o roster.csv") == "2\n");
}

TEST_CASE("grade: an archive is read in place as a folder is", "[cli][archive]") {
  School school;
  school.write("all.zip", ZipWriter()
                              .add("liana_40123_2_hw.yaml", "q: 1\n")
                              .add("liana_40122_1_hw.yaml", "q: 3\n")
                              .add("__MACOSX/._liana_40122_1_hw.yaml", "x")
                              .add(".DS_Store", "x")
                              .bytes());

  CHECK(
      school.grade("all.zip --roster roster.csv") ==
      "0\n007,all.zip/liana_40122_1_hw.yaml,graded,1\n7,all.zip/liana_40123_2_hw.yaml,graded,0\n");
  CHECK(school.said() ==
        "all.zip/__MACOSX/._liana_40122_1_hw.yaml: note: passed over: a system's own file\n"
        "all.zip/.DS_Store: note: passed over: a hidden file\n");
}

TEST_CASE("grade: a student's archive is the student's whatever it holds", "[cli][archive]") {
  School school;
  static_cast<void>(school.run("mkdir c p"));
  const std::string archive =
      ZipWriter().add("liana_40123_2_hw.yaml", "q: 3\n").add("../README.md", "Hello\n").bytes();
  school.write("c/liana_40122_1_hw.zip", archive);
  school.write("p/ann.zip", ZipWriter().add("a/answers.yaml", "q: 3\n").bytes());

  CHECK(school.grade("c --roster roster.csv") ==
        "0\n007,c/liana_40122_1_hw.zip/liana_40123_2_hw.yaml,graded,1\n7,,missing,\n");
  CHECK(school.grade("p") == "0\nann,p/ann.zip/a/answers.yaml,graded,1\n");
}

TEST_CASE("grade: nothing in an archive leads out of it", "[cli][archive]") {
  School school;
  school.write("all.zip", ZipWriter()
                              .add("../../up.yaml", "q: 3\n")
                              .add("/etc/root.yaml", "q: 3\n")
                              .add("..\\back.yaml", "q: 3\n")
                              .add(std::string("nul\0.yaml", 9), "q: 3\n")
                              .add("esc\x1b[2J.yaml", "q: 3\n")
                              .add("link.yaml", "/etc/passwd", ZipWriter::kLink)
                              .add("Đặng.yaml", "q: 3\n")
                              .add("\xE9.yaml", "q: 3\n")
                              .add("in.zip", "PK")
                              .bytes());
  const std::string before = school.run("find . | sort").out;
  const std::string rows = school.grade("all.zip");

  CHECK(rows.find("up,all.zip/up.yaml,graded,1\n") != std::string::npos);
  CHECK(rows.find("root,all.zip/etc/root.yaml,graded,1\n") != std::string::npos);
  CHECK(rows.find("back,all.zip/back.yaml,graded,1\n") != std::string::npos);
  CHECK(rows.find('\x1b') == std::string::npos);
  CHECK(rows.find("passwd") == std::string::npos);
  CHECK(rows.find("Đặng,all.zip/Đặng.yaml,graded,1\n") != std::string::npos);
  CHECK(school.said().find("all.zip/link.yaml: note: passed over: a link\n") != std::string::npos);
  CHECK(school.said().find("all.zip/in.zip: note: passed over: an archive in an archive\n") !=
        std::string::npos);
  CHECK(school.run("rm g.csv err; find . | sort").out == before);
}

TEST_CASE("grade: an archive that can not be read stops no other", "[cli][archive]") {
  School school;
  static_cast<void>(school.run("mkdir hw"));
  const std::string good = ZipWriter().add("a.yaml", "q: 3\n").bytes();
  school.write("hw/bad.zip", "this is no archive");
  school.write("hw/cut.zip", good.substr(0, 20));
  school.write("hw/good.zip", good);
  school.write("hw/locked.zip",
               ZipWriter().add("a.yaml", "q: 3\n", ZipWriter::kFile, true).bytes());
  school.write("hw/none.zip", ZipWriter().bytes());
  school.write("hw/zoe.yaml", "q: 3\n");
  const std::string rows = school.grade("hw");

  CHECK(rows ==
        "1\nbad,hw/bad.zip,ungradable,\ncut,hw/cut.zip,ungradable,\n"
        "good,hw/good.zip/a.yaml,graded,1\nlocked,hw/locked.zip/a.yaml,ungradable,\n"
        "none,hw/none.zip,ungradable,\nzoe,hw/zoe.yaml,graded,1\n");
  const std::string record = school.read("g.csv");
  CHECK(record.find("the archive can't be read on: ") != std::string::npos);
  CHECK(record.find("this is encrypted") != std::string::npos);
}

TEST_CASE("grade: an archive that would fill the memory is stopped", "[cli][archive]") {
  School school;
  static_cast<void>(school.run("mkdir hw"));
  school.write("hw/bomb.zip", ZipWriter().add_run("b.yaml", 25'000'000).bytes());
  ZipWriter many;
  for (int i = 0; i < 20'001; ++i) many.add("." + std::to_string(i), "");
  school.write("hw/many.zip", many.bytes());
  school.write("hw/zoe.yaml", "q: 3\n");
  const std::string rows = school.grade("hw");

  CHECK(rows.find("bomb,hw/bomb.zip,ungradable,\n") != std::string::npos);
  CHECK(rows.find("many,hw/many.zip,ungradable,\n") != std::string::npos);
  CHECK(rows.find("zoe,hw/zoe.yaml,graded,1\n") != std::string::npos);
  const std::string record = school.read("g.csv");
  CHECK(record.find("more than 100 times its own size") != std::string::npos);
  CHECK(record.find("more than 20000 members") != std::string::npos);
  // One member that is too long is alone in that.
  school.write("hw/bomb.zip", ZipWriter().add("b.yaml", std::string(2000, '#')).bytes());
  CHECK(school.grade("hw/bomb.zip hw/zoe.yaml --max-bytes 1000") ==
        "1\nb,hw/bomb.zip/b.yaml,ungradable,\nzoe,hw/zoe.yaml,graded,1\n");
}

}  // namespace gametree::test
