/// \file
/// Grades for teachers, on books that were made by hand.
#include <string>

#include "support/catch.h"
#include "support/grade_book.h"

using gametree::Feedback;
using gametree::GradeBook;
using gametree::GradeReport;
using namespace gametree::test;

namespace {

std::string text(const GradeBook& book) { return to_string(GradeReport{.book = book}); }

bool contains(const std::string& whole, const std::string& part) {
  return whole.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("grade text: a class is a table then statistics then what to look at",
          "[output][grade]") {
  const auto exercise = three_branches();

  // Values: (3 + 4/3) / 2 is 2.17, and both are 5/6 away from it. Move: 1 and 1. Cut: 3 and 0.
  // All: 7 and 7/3.
  CHECK(text({exercise, 8, {nearly_right("s1024"), half_read("s7"), unreadable("s8")}}) ==
        "three-branches: 3 submissions (2 graded, 1 ungradable), at most 8 points\n"
        "\n"
        "student  state       score  values  move  cut\n"
        "s1024    graded          7       3     1    3\n"
        "s7       graded       2.33    1.33     1    0\n"
        "s8       ungradable\n"
        "\n"
        "question  points  mean  spread  all right  blank\n"
        "values         4  2.17    0.83     0 of 2      0\n"
        "move           1     1       0     2 of 2      0\n"
        "cut            3   1.5     1.5     1 of 2      1\n"
        "(all)          8  4.67    2.33     0 of 2\n"
        "\n"
        "To look at\n"
        "  s7: values B: \"2 or 3\" can't be read: \"2 or 3\" is not a number\n"
        "  s8.yaml:3:9: byte 0xE9 is not UTF-8; save the file as UTF-8\n");
}

TEST_CASE("grade text: one submission alone is told item by item", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(text({exercise, 8, {nearly_right("s1024")}}) ==
        "three-branches: s1024, 7 of 8 points\n"
        "\n"
        "values  3 of 4\n"
        "  item  points  state    given  right\n"
        "  /     1 of 1  correct  3      3\n"
        "  a     0 of 1  wrong    12     3\n"
        "  B     1 of 1  correct  2      2\n"
        "  c     1 of 1  correct  2      2\n"
        "\n"
        "move  1 of 1\n"
        "  item  points  state    given  right\n"
        "  move  1 of 1  correct  a      a\n"
        "\n"
        "cut  3 of 3\n"
        "  item  points  state    given  right\n"
        "  cut   3 of 3  correct  4, 6   4, 6\n");
}

TEST_CASE("grade text: a student who may have hints is not told what is right", "[output][grade]") {
  const auto exercise = three_branches();
  const GradeBook book{exercise, 8, {nearly_right("s1024")}};
  const std::string hints = to_string(GradeReport{.book = book, .feedback = Feedback::hints});
  const std::string score = to_string(GradeReport{.book = book, .feedback = Feedback::score});

  CHECK(contains(hints,
                 "  item  points  state    given\n"
                 "  /     1 of 1  correct  3\n"
                 "  a     0 of 1  wrong    12\n"
                 "    a MIN node takes the least of its children's values\n"));
  CHECK(score ==
        "three-branches: s1024, 7 of 8 points\n\nvalues  3 of 4\n\nmove  1 of 1\n\ncut  3 of 3\n");
}

TEST_CASE("grade text: several files of one student stand together", "[output][grade]") {
  const auto exercise = three_branches();
  auto first = nearly_right("s1");
  first.state = gametree::SubmissionState::duplicate;
  first.score.reset();
  auto second = first;
  second.file = "again.yaml";
  const std::string out = text({exercise, 8, {first, second}});

  CHECK(contains(out, "s1       duplicate              3     1    3\n") == false);
  CHECK(contains(out, "To look at\n  s1: handed in more than once: s1.yaml, again.yaml\n"));
}

TEST_CASE("grade text: columns are as wide as they look", "[output][grade]") {
  const auto exercise = three_branches();
  // Two ideographs take four columns; a letter and a mark on it take one.
  const std::string out = text(
      {exercise, 8, {nearly_right("学生"), nearly_right("e\xCC\x81"), nearly_right("12345678")}});

  CHECK(contains(out, "\n学生      graded      7 "));
  CHECK(contains(out, "\ne\xCC\x81         graded      7 "));
  CHECK(contains(out, "\n12345678  graded      7 "));
}

TEST_CASE("grade text: nothing that was typed reaches the terminal as more than text",
          "[output][grade]") {
  const auto exercise = three_branches();
  auto submission = half_read("\x1b]0;x\x07\n\xE2\x80\xAE");
  submission.questions[0].items[2].given = "\x1b[2J\n9";
  for (const GradeBook& book :
       {GradeBook{exercise, 8, {submission}}, GradeBook{exercise, 8, {submission, submission}}}) {
    const std::string out = text(book);
    CHECK(out.find('\x1b') == std::string::npos);
    CHECK(out.find('\x07') == std::string::npos);
    CHECK(out.find("\xE2\x80\xAE") == std::string::npos);
    CHECK(contains(out, "\\u{1B}[2J ⏎ 9"));
  }
}

TEST_CASE("grade text: no submission at all is said", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(text({exercise, 8, {}}) == "three-branches: 0 submissions, at most 8 points\n");
}

TEST_CASE("grade text: a lone unreadable submission says where and why", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(text({exercise, 8, {unreadable("x")}}) ==
        "three-branches: x, ungradable\n"
        "\n"
        "To look at\n"
        "  x.yaml:3:9: byte 0xE9 is not UTF-8; save the file as UTF-8\n");
}

TEST_CASE("grade text: colours adorn headings alone", "[output][grade]") {
  const auto exercise = three_branches();
  const GradeBook book{exercise, 8, {nearly_right("a"), nearly_right("b")}};
  const std::string plain = text(book);
  std::string coloured = to_string(GradeReport{.book = book, .colors = gametree::Colors::ansi});

  CHECK(contains(coloured, "\x1b[1mthree-branches\x1b[0m"));
  for (const std::string code : {"\x1b[1m", "\x1b[0m"})
    for (std::size_t at = 0; (at = coloured.find(code)) != std::string::npos;)
      coloured.erase(at, code.size());
  CHECK(coloured == plain);
}
