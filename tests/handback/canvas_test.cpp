/// \file
/// Canvas's gradebook: grades in their cells, by hand-worked tables.
#include "filling.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

const std::string kHead = "Student,ID,SIS User ID,SIS Login ID,Section,Three Branches (901)\n";

}  // namespace

TEST_CASE("canvas: scores go into the column of the exercise and nothing else changes",
          "[handback][canvas]") {
  const std::string before =
      "\xEF\xBB\xBFStudent,ID,SIS User ID,SIS Login ID,Section,Other (1),Three Branches "
      "(901),Three branches Current Score,Final Score\r\n"
      "    Points Possible,,,,,5,8,(read only),(read only)\r\n"
      "\"Li, \"\"A\"\"\r\nAna\",1,007,ana,A,3,,50.00,\" 1,5\"\r\n"
      "\r\n"
      "Bo,2,7,bo,\"A\",,\"9\",,\r\n"
      "Cy,3,c3,cy,A,,-,,\r\n"
      "Di,4,d4,di,A\r\n"
      "Ed,5,e5,ed,A,,EX,,";
  const std::string after =
      "\xEF\xBB\xBFStudent,ID,SIS User ID,SIS Login ID,Section,Other (1),Three Branches "
      "(901),Three branches Current Score,Final Score\r\n"
      "    Points Possible,,,,,5,8,(read only),(read only)\r\n"
      "\"Li, \"\"A\"\"\r\nAna\",1,007,ana,A,3,6.67,50.00,\" 1,5\"\r\n"
      "\r\n"
      "Bo,2,7,bo,\"A\",,\"7\",,\r\n"
      "Cy,3,c3,cy,A,,-,,\r\n"
      "Di,4,d4,di,A,,1234.5\r\n"
      "Ed,5,e5,ed,A,,EX,,";
  const Fill fill{
      .list = "canvas",
      .text = before,
      .grades =
          scored({{"7", 7}, {"007", Number::fraction(20, 3)}, {"d4", Number::fraction(2469, 2)}})};

  CHECK(text(fill) == after);
  CHECK(told(fill) == "3+2");
  CHECK(filled(fill)->most == Number(8));
  Fill again = fill;
  again.text = after;
  CHECK(text(again) == after);
}

TEST_CASE("canvas: separators and lone line ends stay", "[handback][canvas]") {
  CHECK(text({.list = "canvas",
              .text = "Student;ID;Section;three-branches (7)\rA;1;S;\rB;2;S;x",
              .grades = scored({{"1", Number::fraction(3, 2)}})}) ==
        "Student;ID;Section;three-branches (7)\rA;1;S;1.5\rB;2;S;x");
  CHECK(text({.list = "canvas",
              .text = "sep=\t\nStudent\tID\tSection\tthree-branches (7)\nA\t1\tS\t\"a\tb\"\n",
              .grades = scored({{"1", 2}})}) ==
        "sep=\t\nStudent\tID\tSection\tthree-branches (7)\nA\t1\tS\t\"2\"\n");
}

TEST_CASE("canvas: the column is the one that is named or meant", "[handback][canvas]") {
  const auto column = [](const std::string& titles, const std::string& assignment) {
    return text({.list = "canvas",
                 .text = "Student,ID,Section," + titles + "\nA,1,S,,,\n",
                 .grades = scored({{"1", 2}}),
                 .assignment = assignment});
  };
  const std::string titles = "Caf\u00E9 (1),three branches  (2),Trees (old) (3)";
  CHECK(column(titles, "").ends_with("A,1,S,,2,\n"));
  CHECK(column(titles, "CAFE\u0301").ends_with("A,1,S,2,,\n"));
  CHECK(column(titles, "trees (OLD)").ends_with("A,1,S,,,2\n"));
  CHECK(column(titles, "Trees (old) (3)").ends_with("A,1,S,,,2\n"));
  CHECK(column(titles, "Cafés") == "no assignment is \"Cafés\"; did you mean \"Café\"?");
  CHECK(column(titles, "x") ==
        "no assignment is \"x\"; the assignments are: Café (1), three branches  (2), Trees (old) "
        "(3)");
  CHECK(column("A (1),B (2),Notes", "") ==
        "which column is for \"three-branches\"? Say it by --assignment; the assignments are: A "
        "(1), B (2)");
  const std::string twice = "Three branches (1),Three branches (2),Final Score (3)";
  CHECK(column(twice, "") ==
        "which column is for \"three-branches\"? Say it by --assignment; the assignments are: "
        "Three branches (1), Three branches (2)");
  CHECK(column(twice, "Three branches (2)").ends_with("A,1,S,,2,\n"));
  CHECK(column(twice, "Final Score").starts_with("no assignment is"));
}

TEST_CASE("canvas: rows are students by ids alone", "[handback][canvas]") {
  const std::string roster =
      "student_id,login,canvas_id,name\nab1,u1,11,Ana\nAB1,u2,12,Bo\n007,u3,,Cy\nJos\u00E9,,,Di\n"
      "gone,,,\naway,,,\n";
  Fill fill{.list = "canvas",
            .text = kHead +
                    "Ana,12,,,S,\n"         // Canvas's number says Bo
                    "Zoe,11,ab1,U1,S,\n"    // a login has a case, and U1 is nobody's
                    "Cy,0007,7,u3,S,\n"     // 7 is not 007, but the login is his
                    "Di,,Jose\u0301,,S,\n"  // the same after NFC
                    "Ana,,,,S,x\n"          // a name identifies nobody
                    "Two,11,AB1,,S,y\n",    // two students
            .grades = scored({{"ab1", 1}, {"AB1", 2}, {"007", 3}, {"Jos\u00E9", 4}, {"gone", 5}}),
            .roster = roster};
  fill.grades.push_back(in_state("away", SubmissionState::missing));

  CHECK(text(fill) == kHead +
                          "Ana,12,,,S,2\nZoe,11,ab1,U1,S,1\nCy,0007,7,u3,S,3\n"
                          "Di,,Jose\u0301,,S,4\nAna,,,,S,x\nTwo,11,AB1,,S,y\n");
  CHECK(told(fill) ==
        "4+2 | 7: this row means two students, \"AB1\" and \"ab1\"; it is left as it was | "
        "\"gone\" has no row here, and the grade goes nowhere");
  // Two rows of one student are both his.
  fill.text = kHead + "A,11,,,S,\nA,,ab1,,S,\n";
  fill.grades = scored({{"ab1", 1}});
  CHECK(text(fill) == kHead + "A,11,,,S,1\nA,,ab1,,S,1\n");
}

TEST_CASE("canvas: who has no score keeps what stood there", "[handback][canvas]") {
  Fill fill{.list = "canvas", .text = kHead + "A,1,a,,S,5\nB,2,b,,S,7\nC,3,c,,S,\nD,4,d,,S,6\n"};
  fill.grades = {in_state("a", SubmissionState::ungradable),
                 in_state("b", SubmissionState::missing), in_state("c", SubmissionState::duplicate),
                 in_state("c", SubmissionState::duplicate)};

  CHECK(text(fill) == fill.text);
  CHECK(told(fill) == "0+4");
  fill.missing_zero = true;
  CHECK(text(fill) == kHead + "A,1,a,,S,0\nB,2,b,,S,0\nC,3,c,,S,\nD,4,d,,S,6\n");
}

TEST_CASE("canvas: who is excused needs no grade", "[handback][canvas]") {
  Fill fill{.list = "canvas", .text = kHead + "A,1,a,,S,EX\nB,2,b,,S,\" ex \"\nC,3,c,,S,EX\n"};
  fill.grades = {nearly_right("a"), in_state("b", SubmissionState::missing)};
  fill.missing_zero = true;

  CHECK(text(fill) == fill.text);
  CHECK(told(fill) ==
        "0+3 | 2: the grade of \"a\" can't be changed, by what stands here; the row is left as it "
        "was | 3: the grade of \"b\" can't be changed, by what stands here; the row is left as it "
        "was");
}

TEST_CASE("canvas: what is no gradebook is told", "[handback][canvas]") {
  const std::string roster = "id\n1\n";
  CHECK(text({.list = "canvas", .text = "a,b\n", .roster = roster}) ==
        "there is no column \"ID\" here; the titles are: a, b");
  CHECK(text({.list = "canvas", .text = "Student,ID\nA,\"1\n", .roster = roster})
            .starts_with("where this quoted cell ends"));
  CHECK(text({.list = "canvas", .text = "Student,ID\n\xE9,1\n", .roster = roster})
            .starts_with("byte 0xE9 is not UTF-8"));
}

}  // namespace gametree::test
