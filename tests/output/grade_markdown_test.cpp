/// \file
/// Feedback for students, on books that were made by hand.
#include <algorithm>
#include <string>

#include "output/markdown_text.h"
#include "support/catch.h"
#include "support/grade_book.h"

using gametree::Feedback;
using gametree::GradeBook;
using gametree::GradeReport;
using gametree::output::escape_markdown;
using namespace gametree::test;

namespace {

std::string page(const GradeBook& book, std::optional<Feedback> feedback = {}) {
  std::string text;
  gametree::write_feedback(GradeReport{.book = book, .feedback = feedback}, 0,
                           [&text](std::string_view piece) {
                             text += piece;
                             return true;
                           });
  return text;
}

bool contains(const std::string& whole, const std::string& part) {
  return whole.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("grade markdown: full feedback says what is right", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(page({exercise, 8, {nearly_right("s1024")}}) ==
        "# Three branches\n"
        "\n"
        "**s1024**: 7 of 8 points\n"
        "\n"
        "| Question | Points |\n"
        "|---|---|\n"
        "| values | 3 of 4 |\n"
        "| move | 1 of 1 |\n"
        "| cut | 3 of 3 |\n"
        "\n"
        "## values\n"
        "\n"
        "| Item | Your answer | Right | Result | Points | Why |\n"
        "|---|---|---|---|---|---|\n"
        "| / | 3 | 3 | correct | 1 of 1 |  |\n"
        "| a | 12 | 3 | wrong | 0 of 1 |  |\n"
        "| B | 2 | 2 | correct | 1 of 1 |  |\n"
        "| c | 2 | 2 | correct | 1 of 1 |  |\n"
        "\n"
        "## move\n"
        "\n"
        "| Item | Your answer | Right | Result | Points | Why |\n"
        "|---|---|---|---|---|---|\n"
        "| move | a | a | correct | 1 of 1 |  |\n"
        "\n"
        "## cut\n"
        "\n"
        "| Item | Your answer | Right | Result | Points | Why |\n"
        "|---|---|---|---|---|---|\n"
        "| cut | 4, 6 | 4, 6 | correct | 3 of 3 |  |\n");
}

TEST_CASE("grade markdown: hints hold no expected value", "[output][grade]") {
  auto exercise = three_branches();
  exercise.grading.feedback = Feedback::hints;
  auto submission = nearly_right("x");
  for (auto& question : submission.questions)
    for (auto& graded : question.items) {
      graded.status = gametree::ItemStatus::wrong;
      graded.given = "0";
      graded.expected = "SECRET";
    }
  const std::string out = page({exercise, 8, {submission}});

  CHECK_FALSE(contains(out, "SECRET"));
  CHECK(contains(out,
                 "| a | 0 | wrong | 0 of 1 | a MIN node takes the least of its "
                 "children's values |\n"));
  CHECK(contains(out, "| / | 0 | wrong | 1 of 1 | a MAX node takes the greatest of its"));
  CHECK(contains(page({exercise, 8, {submission}}, Feedback::full), "SECRET"));
}

TEST_CASE("grade markdown: a hint speaks of the player by the rules", "[output][grade]") {
  auto exercise = three_branches();
  exercise.grading.feedback = Feedback::hints;
  exercise.questions[0].rules.min_as = gametree::MinAs::max;

  CHECK(contains(page({exercise, 8, {nearly_right("x")}}),
                 "| a | 12 | wrong | 0 of 1 | a MAX node takes the greatest of its"));
}

TEST_CASE("grade markdown: a score is the points alone", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(page({exercise, 8, {half_read("x")}}, Feedback::score) ==
        "# Three branches\n"
        "\n"
        "**x**: 2.33 of 8 points\n"
        "\n"
        "| Question | Points |\n"
        "|---|---|\n"
        "| values | 1.33 of 4 |\n"
        "| move | 1 of 1 |\n"
        "| cut | 0 of 3 |\n");
}

TEST_CASE("grade markdown: who can not be read is told so", "[output][grade]") {
  const auto exercise = three_branches();

  CHECK(page({exercise, 8, {unreadable("x")}}) ==
        "# Three branches\n"
        "\n"
        "**x**: no score yet (ungradable)\n"
        "\n"
        "No answer in this file can be read.\n"
        "\n"
        "- line 3: byte 0xE9 is not UTF-8; save the file as UTF-8\n");
}

TEST_CASE("markdown: what was typed is text", "[output][grade]") {
  CHECK(escape_markdown("<script>alert(1)</script>") == "&lt;script>alert(1)&lt;/script>");
  CHECK(escape_markdown("a & b \"c\" 'd'") == "a &amp; b \"c\" 'd'");
  CHECK(escape_markdown("x | y") == "x \\| y");
  CHECK(escape_markdown("a\n# b\r\n") == "a ⏎ \\# b ⏎ ");
  CHECK(escape_markdown("[a](javascript:x) ![i](u)") ==
        "\\[a\\]\\(javascript\\:x) \\!\\[i\\]\\(u)");
  CHECK(escape_markdown("www.x.org http://x me@x.org") ==
        "www\\.x\\.org http\\://x me&#64;x\\.org");
  CHECK(escape_markdown(":smile:") == "\\:smile:");
  CHECK(escape_markdown("*a* _b_ `c` ~d~ $e$ \\f") ==
        "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\$e\\$ \\\\f");
  CHECK(escape_markdown("\x1b[0m") == "\\\\u\\{1B\\}\\[0m");
  CHECK(escape_markdown("\xff") == "\xEF\xBF\xBD");
}

TEST_CASE("markdown: signs that begin a line mean something there alone", "[output][grade]") {
  CHECK(escape_markdown("- a") == "\\- a");
  CHECK(escape_markdown("--- a") == "\\-\\-\\- a");
  CHECK(escape_markdown("> a") == "&gt; a");
  CHECK(escape_markdown("2. a") == "2\\. a");
  CHECK(escape_markdown("10) a") == "10\\) a");

  CHECK(escape_markdown("three-branches: b->2, -3 (or 2.5). Why?") ==
        "three-branches: b->2, -3 (or 2.5). Why?");
  CHECK(escape_markdown("2.5, 7/3, ≤ 2") == "2.5, 7/3, ≤ 2");
}

TEST_CASE("grade markdown: an answer can not leave its cell", "[output][grade]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("x");
  submission.questions[1].items[0].given = "a |\n\n# Full marks\n<b>";
  const std::string out = page({exercise, 8, {submission}});

  CHECK(contains(out, "| move | a \\| ⏎  ⏎ \\# Full marks ⏎ &lt;b> | a |"));
}

TEST_CASE("grade markdown: files are named after students and lead nowhere else",
          "[output][grade]") {
  const auto exercise = three_branches();
  std::vector<gametree::GradedSubmission> submissions;
  for (const char* id : {"s1", "S1", "s1", "s1-2", "../../etc/passwd", "", "..", "a b", "ă", ".x",
                         "a/b", "\x1b\n", "\xff"})
    submissions.push_back(nearly_right(id));
  submissions.back().student.reset();
  submissions.back().file = "hw/week.1/bob.yaml";
  const auto names = gametree::feedback_names({exercise, 8, submissions});

  CHECK(names == std::vector<std::string>{"s1.md", "S1-2.md", "s1-3.md", "s1-2-2.md",
                                          "_._.._etc_passwd.md", "student.md", "_.md", "a_b.md",
                                          "ă.md", "_x.md", "a_b-2.md", "__.md", "bob.md"});
}

TEST_CASE("grade markdown: many equal names cost little", "[output][grade]") {
  const auto exercise = three_branches();
  gametree::GradedSubmission one;
  one.student = gametree::Identity{"x", "file"};
  const std::vector<gametree::GradedSubmission> submissions(50'000, one);
  auto names = gametree::feedback_names({exercise, 8, submissions});

  CHECK(names.back() == "x-50000.md");
  std::sort(names.begin(), names.end());
  CHECK(std::adjacent_find(names.begin(), names.end()) == names.end());
}
