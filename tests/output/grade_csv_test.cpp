/// \file
/// Grades for spreadsheets, on books that were made by hand.
#include <string>

#include "support/catch.h"
#include "support/grade_book.h"

using gametree::GradeBook;
using gametree::GradeReport;
using namespace gametree::test;

namespace {

const std::string kHeading = "student,file,state,score,max_score,values,move,cut,note\n";

std::string csv(const GradeBook& book, bool missing_zero = false) {
  return to_string(GradeReport{.book = book, .missing_zero = missing_zero}, "csv");
}

}  // namespace

TEST_CASE("grade csv: a row a submission with points of at most two places", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(csv({exercise, 8, {}}) == kHeading);
  // 7/3 is 2.33 and 4/3 is 1.33.
  CHECK(csv({exercise, 8, {nearly_right("007"), half_read("x")}}) ==
        kHeading + "007,007.yaml,graded,7,8,3,1,3,\n" +
            "x,x.yaml,graded,2.33,8,1.33,1,0,values B: invalid\n");
}

TEST_CASE("grade csv: what can not be read has a blank score unless zero is asked for",
          "[output][grade]") {
  const auto exercise = three_branches();
  const GradeBook book{exercise, 8, {unreadable("x")}};
  const std::string note = "line 3: byte 0xE9 is not UTF-8; save the file as UTF-8\n";

  CHECK(csv(book) == kHeading + "x,x.yaml,ungradable,,8,,,," + note);
  CHECK(csv(book, true) == kHeading + "x,x.yaml,ungradable,0,8,,,," + note);
}

TEST_CASE("grade csv: what was handed in twice has points by question and no score",
          "[output][grade]") {
  const auto exercise = three_branches();
  auto twice = nearly_right("x");
  twice.state = gametree::SubmissionState::duplicate;
  twice.score.reset();

  CHECK(csv({exercise, 8, {twice}}, true) ==
        kHeading + "x,x.yaml,duplicate,,8,3,1,3,handed in more than once\n");
}

TEST_CASE("grade csv: cells are quoted where they need it", "[output][grade]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("a,b");
  submission.file = "she said \"no\"\n.yaml";

  CHECK(
      csv({exercise, 8, {submission}}).find("\n\"a,b\",\"she said \"\"no\"\"\n.yaml\",graded,7,") !=
      std::string::npos);
}

TEST_CASE("grade csv: nothing that was typed is a formula and ids stay as they are",
          "[output][grade]") {
  const auto exercise = three_branches();
  const auto row_of = [&](const std::string& id, const std::string& file) {
    auto submission = nearly_right(id);
    submission.file = file;
    const std::string text = csv({exercise, 8, {submission}});
    return text.substr(kHeading.size(), text.find(",graded") - kHeading.size());
  };

  for (const char* id : {"007", "-7", "+7", "a-b_c.d@e.org"}) {
    CAPTURE(id);
    CHECK(row_of(id, "f") == std::string(id) + ",f");
  }
  CHECK(row_of("=1+1", "f") == "'=1+1,f");
  CHECK(row_of("=A1", "f") == "'=A1,f");
  CHECK(row_of("@SUM(1;2)", "f") == "'@SUM(1;2),f");
  CHECK(row_of("-A1", "f") == "'-A1,f");
  CHECK(row_of("+A1", "f") == "'+A1,f");
  CHECK(row_of("@ann", "f") == "'@ann,f");
  CHECK(row_of("-1+cmd|' /C calc'!A0", "f") == "'-1+cmd|' /C calc'!A0,f");
  CHECK(row_of("s", "-") == "s,-");
  for (const char* file : {"=x.yaml", "+x", "-x", "@x", "\tx"}) {
    CAPTURE(file);
    CHECK(row_of("s", file) == "s,'" + std::string(file));
  }
}

TEST_CASE("grade csv: what is left for a person is blank and said", "[output][grade]") {
  using enum gametree::ItemStatus;
  auto exercise = three_branches();
  exercise.questions[1].type = gametree::QuestionType::text;
  auto submission = nearly_right("x");
  submission.questions[1] = graded_question(1, 0, 0, {item("move", pending, 0, 0, "because", "")});
  submission.score = 6;
  submission.max_score = 7;

  CHECK(csv({exercise, 8, {submission}}) == kHeading + "x,x.yaml,graded,6,7,3,,3,move: pending\n");
}

TEST_CASE("grade csv: control characters are escaped and quotation marks still doubled",
          "[output][grade]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("s\x1B[31m\"x\"");
  submission.file = std::string("=a\0\r", 4) + "\u202Eb.yaml";

  CHECK(csv({exercise, 8, {submission}}).substr(kHeading.size()) ==
        "\"s\\u{1B}[31m\"\"x\"\"\",'=a\\u{0}\\u{D}\\u{202E}b.yaml,graded,7,8,3,1,3,\n");
}
