/// \file
/// `gametree grade`, as teachers run it.
#include <string>

#include "support/catch.h"
#include "support/sandbox.h"

using gametree::test::Outcome;
using gametree::test::Sandbox;

namespace {

// By minimax a, b and c are worth 3, 2 and 2, the root 3. Alpha-beta cuts 4 and 6 below b, for MIN
// has 2 there and MAX 3 already; below c it reads all, since 14 and 5 are more than 3.
const std::string kExercise =
    "exercise: three-branches\n"
    "tree: {MAX: {a: {MIN: [3, 12, 8]}, b: {MIN: [2, 4, 6]}, c: {MIN: [14, 5, 2]}}}\n"
    "rules: {algorithm: alphabeta}\n"
    "questions:\n"
    "  - {id: values, type: node-values, rules: {algorithm: minimax}, points: 4}\n"
    "  - {id: move, type: best-action}\n"
    "  - {id: cut, type: cut-leaves, points: 3}\n";

const std::string kRight =
    "student: s1\nanswers: {values: {a: 3, b: 2, c: 2, /: 3}, move: a, cut: [4, 6]}\n";

/// A sandbox with the exercise in it.
class Course : public Sandbox {
 public:
  Course() { write("x.yaml", kExercise); }
};

}  // namespace

TEST_CASE("grade: all right is full marks and status 0", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  const Outcome outcome = course.run(
      "gametree grade x.yaml ann.yaml --json | "
      "jq -c '[.schema, .exercise, .max_score, (.submissions[0] | .file, .student.id, "
      ".student.matched_by, .state, .score, .max_score)]'");

  CHECK(outcome.err.empty());
  CHECK(
      outcome.out ==
      "[\"gametree/grade/1\",\"three-branches\",8,\"ann.yaml\",\"s1\",\"file\",\"graded\",8,8]\n");
  CHECK(course.run("gametree grade x.yaml ann.yaml").status == 0);
}

TEST_CASE("grade: a wrong answer is status 0 too", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", "student: s1\nanswers: {values: {a: 12, b: 2, c: 2, /: 3}, move: b}\n");
  const Outcome outcome = course.run("gametree grade x.yaml ann.yaml --format csv");

  // The root is right by the key though a is wrong; MAX with 12, 2 and 2 goes to a, not to b.
  CHECK(outcome.status == 0);
  CHECK(outcome.out ==
        "student,file,state,score,max_score,values,move,cut,note\n"
        "s1,ann.yaml,graded,3,8,3,0,0,\n");
}

TEST_CASE("grade: a folder is read by name and what is no answer is passed over", "[cli][grade]") {
  Course course;
  const Outcome outcome = course.run(
      "mkdir -p hw/deeper && for s in b a c; do echo 'move: a' >hw/$s.yaml; done\n"
      "touch hw/.DS_Store && ln -s /etc/passwd hw/z.yaml && mkfifo hw/pipe && cp x.yaml hw/\n"
      "cd hw && gametree grade x.yaml . --format csv | cut -d, -f1,3,4");

  CHECK(outcome.out == "student,state,score\na,graded,1\nb,graded,1\nc,graded,1\n");
  CHECK(outcome.err ==
        "./.DS_Store: note: passed over: a hidden file\n"
        "./pipe: note: passed over: not a file\n"
        "./x.yaml: note: passed over: the exercise\n"
        "./z.yaml: note: passed over: a link\n");
}

TEST_CASE("grade: one bad file never stops the batch", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  course.write("bob.yaml", "move: \xe9\n");
  course.write("dan.yaml", "[[[[\n");
  const Outcome outcome = course.run(
      "gametree grade x.yaml bob.yaml dan.yaml ann.yaml --format csv "
      ">grades.csv; echo $?; cut -d, -f1-5 grades.csv");

  CHECK(outcome.out ==
        "1\n"
        "student,file,state,score,max_score\n"
        "bob,bob.yaml,ungradable,,8\n"
        "dan,dan.yaml,ungradable,,8\n"
        "s1,ann.yaml,graded,8,8\n");
}

TEST_CASE("grade: what is ungradable has 0 where zero is asked for", "[cli][grade]") {
  Course course;
  course.write("bob.yaml", "move: \xe9\n");
  const Outcome outcome = course.run(
      "gametree grade x.yaml bob.yaml --json --missing-zero | jq -c '.submissions[0].score'\n"
      "gametree grade x.yaml bob.yaml --json | jq -c '.submissions[0].score'");

  CHECK(outcome.out == "0\nnull\n");
}

TEST_CASE("grade: an item that can not be read is status 1", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", "answers: {values: {a: '2 or 3', b: 2}}\n");
  const Outcome outcome = course.run(
      "gametree grade x.yaml ann.yaml --json >out; echo $?\n"
      "jq -c '.submissions[0].questions[0].items[] | select(.status == \"invalid\") | "
      "[.id, .given, .points, .note != \"\"]' out");

  CHECK(outcome.out == "1\n[\"a\",\"2 or 3\",0,true]\n");
}

TEST_CASE("grade: who hands in twice has no score until someone chooses", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  course.write("again.yaml", "student: s1\nanswers: {move: b}\n");
  const Outcome outcome = course.run(
      "gametree grade x.yaml ann.yaml again.yaml --format csv >grades.csv; echo $?\n"
      "cut -d, -f1-8 grades.csv");

  CHECK(outcome.out ==
        "1\n"
        "student,file,state,score,max_score,values,move,cut\n"
        "s1,ann.yaml,duplicate,,8,4,1,3\n"
        "s1,again.yaml,duplicate,,8,0,0,0\n");
}

TEST_CASE("grade: a group's file is a submission for each of them", "[cli][grade]") {
  Course course;
  course.write("group.yaml", "students: [s2, '007', s2]\nanswers: {move: a}\n");
  const Outcome outcome =
      course.run("gametree grade x.yaml group.yaml --format csv | cut -d, -f1-4");

  CHECK(outcome.out ==
        "student,file,state,score\ns2,group.yaml,graded,1\n007,group.yaml,graded,1\n");
}

TEST_CASE("grade: a CSV has a submission a row and columns by other names", "[cli][grade]") {
  Course course;
  course.write("quiz.csv", "Email Address,Response 1,Best\nann@x.org,3,a\nbob@x.org,12,b\n,3,a\n");
  const Outcome outcome = course.run(
      "gametree grade x.yaml quiz.csv --format csv "
      "--columns 'Email Address=student,Response 1=values.a,Best=move' >grades.csv; echo $?\n"
      "cut -d, -f1-7 grades.csv");

  // Whose the last row is, nobody can tell.
  CHECK(outcome.out ==
        "1\n"
        "student,file,state,score,max_score,values,move\n"
        "ann@x.org,quiz.csv,graded,2,8,1,1\n"
        "bob@x.org,quiz.csv,graded,0,8,0,0\n"
        ",quiz.csv,unmatched,,8,1,1\n");
}

TEST_CASE("grade: one run writes several forms", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  const Outcome outcome = course.run(
      "gametree grade x.yaml ann.yaml --export csv=g.csv --export json=g.json --export jsonl=g.l "
      "-o g.txt && ls && tail -1 g.csv && jq .submissions[0].score g.json && jq .score g.l && "
      "head -1 g.txt");

  CHECK(outcome.err.empty());
  CHECK(outcome.out ==
        "ann.yaml\ng.csv\ng.json\ng.l\ng.txt\nx.yaml\n"
        "s1,ann.yaml,graded,8,8,4,1,3,\n8\n8\n"
        "three-branches: s1, 8 of 8 points\n");
}

TEST_CASE("grade: each student gets a file of feedback", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", "student: ../../s1\nanswers: {values: {a: 12}, move: '<b>|x'}\n");
  course.write("bob.yaml", kRight);
  const Outcome outcome = course.run(
      "gametree grade x.yaml ann.yaml bob.yaml --feedback-dir out/feedback >/dev/null\n"
      "find . -name '*.md' | sort; cat out/feedback/_*");

  CHECK(outcome.out.find("./out/feedback/_._.._s1.md\n./out/feedback/s1.md\n") == 0);
  CHECK(outcome.out.find("<b>") == std::string::npos);
  CHECK(outcome.out.find("&lt;b>\\|x") != std::string::npos);
  CHECK(outcome.out.find("| a | 12 | 3 | wrong |") != std::string::npos);
}

TEST_CASE("grade: hints and scores give no right answer away", "[cli][grade]") {
  Course course;
  course.write("ann.yaml",
               "student: s1\nanswers: {values: {a: 12, b: 2, c: 2, /: 12}, cut: [4]}\n");
  const Outcome hints = course.run(
      "gametree grade x.yaml ann.yaml --feedback hints --feedback-dir f >/dev/null; cat f/s1.md");
  const Outcome score = course.run(
      "gametree grade x.yaml ann.yaml --feedback score --feedback-dir f >/dev/null; cat f/s1.md");

  CHECK(hints.out.find("| a | 12 | wrong | 0 of 1 | a MIN node takes the least") !=
        std::string::npos);
  CHECK(hints.out.find("8, ") == std::string::npos);
  CHECK(hints.out.find("6") == std::string::npos);
  CHECK(score.out.find("wrong") == std::string::npos);
  CHECK(score.out.find("| values | 3 of 4 |") != std::string::npos);
}

TEST_CASE("grade: answers come from standard input too", "[cli][grade]") {
  Course course;
  const Outcome outcome =
      course.run("gametree grade x.yaml - --format csv | cut -d, -f1-4", kRight);

  CHECK(outcome.out == "student,file,state,score\ns1,-,graded,8\n");
}

TEST_CASE("grade: an exercise that can not be read is status 3 and says all", "[cli][grade]") {
  Course course;
  course.write("bad.yaml", "exercise: x\ntree: (MAX 1 2)\nquestions: [{id: q, type: nonsense}]\n");
  course.write("ann.yaml", kRight);
  const Outcome bad = course.run("gametree grade bad.yaml ann.yaml");

  CHECK(bad.status == 3);
  CHECK(bad.out.empty());
  CHECK(bad.err.find("bad.yaml:3:") == 0);
  CHECK(course.run("gametree grade nowhere.yaml ann.yaml").status == 3);
}

TEST_CASE("grade: a file that can not be written is status 3 and none is half written",
          "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);

  CHECK(course.run("gametree grade x.yaml ann.yaml --export csv=no/such/g.csv").status == 3);
  CHECK(course.run("touch f; gametree grade x.yaml ann.yaml --feedback-dir f/g").status == 3);
  CHECK(course.run("gametree grade x.yaml ann.yaml -o no/such/g.txt").status == 3);
}

TEST_CASE("grade: mistakes on the command line are told", "[cli][grade]") {
  Course course;
  const struct {
    const char* call;
    const char* says;
  } mistakes[] = {
      {"gametree grade", "EXERCISE is missing"},
      {"gametree grade x.yaml", "ANSWERS are missing"},
      {"gametree grade x.yaml - --export csv", "--export needs FORMAT=FILE"},
      {"gametree grade x.yaml - --export csv=", "--export needs FORMAT=FILE"},
      {"gametree grade x.yaml - --export cvs=x", "did you mean \"csv\"?"},
      {"gametree grade x.yaml - --export csv=x --export json=x", "x is to be written twice"},
      {"gametree grade x.yaml - --export csv=x -o x", "x is to be written twice"},
      {"gametree grade x.yaml - --format xml", "text, json, jsonl, csv, markdown"},
      {"gametree grade x.yaml - --feedback all", "score, hints, full"},
      {"gametree grade x.yaml - --columns student", "--columns needs TITLE=NAME"},
      {"gametree grade x.yaml - --columns =student", "--columns needs TITLE=NAME"},
      {"gametree grade x.yaml - --max-bytes x", "--max-bytes needs a whole number"},
      {"gametree grade - -", "- is standard input, and can be read only once"},
  };
  for (const auto& mistake : mistakes) {
    const Outcome outcome = course.run(mistake.call, kRight);
    CAPTURE(mistake.call, outcome.err);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find(mistake.says) != std::string::npos);
  }
}

TEST_CASE("grade: a file that is too long is ungradable alone", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  course.write("big.yaml", kRight + std::string(2000, '#'));
  const Outcome outcome = course.run(
      "gametree grade x.yaml ann.yaml big.yaml --max-bytes 1000 --format csv | cut -d, -f1-3");

  CHECK(outcome.out == "student,file,state\ns1,ann.yaml,graded\nbig,big.yaml,ungradable\n");
}

TEST_CASE("grade: nobody at all replaces the grades of before", "[cli][grade]") {
  Course course;
  const Outcome outcome = course.run(
      "mkdir hw && echo old >g.l && gametree grade x.yaml hw --format jsonl -o g.l; echo $?\n"
      "wc -c <g.l; gametree grade x.yaml hw --json | jq -c .submissions");

  CHECK(outcome.out == "0\n0\n[]\n");
  CHECK(outcome.err.find("hw: note: no answers here\n") == 0);
}

TEST_CASE("grade: what is not there was not handed in", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  const Outcome outcome =
      course.run("gametree grade x.yaml nothere ann.yaml '' ann.yaml/x --format csv");

  CHECK(outcome.status == 3);
  CHECK(outcome.err ==
        "nothere: error: the file can't be read: No such file or directory\n"
        "\"\": error: the file can't be read: No such file or directory\n"
        "ann.yaml/x: error: the file can't be read: No such file or directory\n");
  CHECK(outcome.out ==
        "student,file,state,score,max_score,values,move,cut,note\ns1,ann.yaml,graded,8,8,4,1,3,\n");
  // Grades of nobody would take the place of others.
  CHECK(course.run("echo old >g; gametree grade x.yaml nothere -o g").status == 3);
  CHECK(course.read("g") == "old\n");
}

TEST_CASE("grade: no output takes the place of an input", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  course.write("a.csv", "student,move\ns1,a\ns2,b\n");
  course.write("y.yaml",
               "exercise: y\ntree: {file: t.sexp}\nquestions: [{id: q, type: best-action}]\n");
  course.write("t.sexp", "(MAX a: 1 b: 2)\n");
  course.write("s1.md", "move: a\n");
  static_cast<void>(course.run("ln -s a.csv link.csv; ln a.csv hard.csv; mkdir fb; cp s1.md fb"));
  const struct {
    const char* call;
    const char* says;
  } mistakes[] = {
      {"grade x.yaml a.csv --export csv=a.csv", "a.csv is an input, and is not overwritten"},
      {"grade x.yaml a.csv -o ./a.csv", "./a.csv is the same file as the input a.csv"},
      {"grade x.yaml a.csv -o link.csv", "link.csv is the same file as the input a.csv"},
      {"grade x.yaml link.csv --export json=a.csv", "a.csv is the same file as the input link.csv"},
      {"grade x.yaml a.csv -o hard.csv", "hard.csv is the same file as the input a.csv"},
      {"grade x.yaml a.csv -o x.yaml", "x.yaml is an input"},
      {"grade y.yaml a.csv --export csv=t.sexp", "t.sexp is the same file as the input ./t.sexp"},
      {"grade x.yaml - -o a.csv <a.csv", "a.csv is the same file as standard input"},
      {"grade x.yaml a.csv >>a.csv", "standard output is the same file as the input a.csv"},
      {"grade x.yaml a.csv --feedback-dir a.csv", "a.csv is an input"},
      {"grade x.yaml s1.md a.csv --feedback-dir .", "./s1.md is the same file as the input s1.md"},
      {"grade x.yaml fb a.csv --feedback-dir fb/", "fb//s1.md is the same file as the input fb/s1"},
      {"grade x.yaml a.csv --export csv=g --export json=./g", "./g is to be written twice"},
      {"grade x.yaml a.csv --feedback-dir fb -o fb/s2.md", "is to be written twice"},
      {"form x.yaml -o x.yaml", "x.yaml is an input"},
      {"key y.yaml -o t.sexp", "t.sexp is the same file as the input ./t.sexp"},
      {"check x.yaml -o ./x.yaml", "./x.yaml is the same file as the input x.yaml"},
      {"check --exercise x.yaml a.csv -o a.csv", "a.csv is an input"},
  };
  const std::string before = course.run("cat *.* fb/*; ls . fb").out;
  for (const auto& mistake : mistakes) {
    const Outcome outcome = course.run("gametree " + std::string(mistake.call));
    CAPTURE(mistake.call, outcome.err);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find(mistake.says) != std::string::npos);
    CHECK(course.run("cat *.* fb/*; ls . fb").out == before);
  }
  CHECK(course.run("gametree grade x.yaml a.csv --export csv=/dev/null -o ann.yaml").status == 0);
}

TEST_CASE("grade: a title that no CSV has is told", "[cli][grade]") {
  Course course;
  course.write("a.csv", "Email,move\ns1,a\ns2,b\n");
  course.write("b.csv", "Address,move\ns3,a\ns4,b\n");
  const std::string call = "gametree grade x.yaml a.csv b.csv --format csv --columns ";

  CHECK(course.run(call + "Email=student,Address=student").err.empty());
  const Outcome outcome = course.run(call + "Emial=student,Address=student | cut -d, -f1-4");
  CHECK(
      outcome.err ==
      "a.csv:1:1: warning: no column is \"student\" or \"id\", so that nobody knows whose the rows "
      "are; --columns 'TITLE=student' says which of these titles it is: Email, move\n"
      "  1 | Email,move\n"
      "    | ^\n"
      "warning: --columns has the title \"Emial\", and no CSV that was read has it; did you mean "
      "\"Email\"?\n");
  CHECK(outcome.out ==
        "student,file,state,score\n,a.csv,unmatched,\n,a.csv,unmatched,\n"
        "s3,b.csv,graded,1\ns4,b.csv,graded,0\n");
  CHECK(course.run("gametree check --exercise x.yaml b.csv --columns Adress=student").status == 1);
}

TEST_CASE("grade: a column that is passed over is told once a file in text", "[cli][grade]") {
  Course course;
  course.write("a.csv", "Timestamp,student,move\n1,s1,a\n2,s2,b\n");
  course.write("b.csv", "Timestamp,student,move\n1,s3,a\n2,s4,b\n");
  const std::string count = " | grep -c Timestamp";

  CHECK(course.run("gametree grade x.yaml a.csv b.csv" + count).out == "2\n");
  CHECK(course.run("gametree grade x.yaml a.csv b.csv --format jsonl" + count).out == "4\n");
  CHECK(course.run("gametree check --exercise x.yaml a.csv b.csv" + count).out == "2\n");
  CHECK(course.run("gametree check --json --exercise x.yaml a.csv b.csv" + count).out == "4\n");
}

TEST_CASE("grade: an id is one student in every normal form", "[cli][grade]") {
  Course course;
  course.write("a.yaml", "student: Jos\u00E9\nmove: a\n");
  course.write("b.yaml", "student: Jose\u0301\nmove: a\n");
  const Outcome outcome =
      course.run("gametree grade x.yaml a.yaml b.yaml --format csv | cut -d, -f1-3");

  CHECK(outcome.out ==
        "student,file,state\nJos\u00E9,a.yaml,duplicate\nJos\u00E9,b.yaml,duplicate\n");
}

TEST_CASE("grade: a file that is named twice is read once", "[cli][grade]") {
  Course course;
  course.write("ann.yaml", kRight);
  const Outcome outcome =
      course.run("gametree grade x.yaml ann.yaml ./ann.yaml --format csv | cut -d, -f1-4");

  CHECK(outcome.out == "student,file,state,score\ns1,ann.yaml,graded,8\n");
  CHECK(outcome.err.find("./ann.yaml: note: passed over: it is named twice") != std::string::npos);
}
