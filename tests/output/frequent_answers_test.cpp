/// \file
/// Wrong answers that several gave, counted by hand.
#include "output/frequent_answers.h"

#include <string>

#include "support/catch.h"
#include "support/grade_book.h"

using namespace gametree;
using namespace gametree::test;
using gametree::output::frequent_answers;

namespace {

/// A value of a, and all else right.
GradedSubmission with(const std::string& id, const std::string& value_of_a) {
  GradedSubmission submission = nearly_right(id);
  submission.questions[0].items[1].given = value_of_a;
  return submission;
}

std::string listed(const std::vector<GradedSubmission>& class_of) {
  const Exercise exercise = three_branches();
  const GradeBook book{exercise, 8, class_of};
  std::string text;
  for (const output::FrequentAnswer& answer : frequent_answers(book))
    text += std::to_string(answer.question) + " " + answer.item->id + " " + answer.item->given +
            " " + std::to_string(answer.times) + "/" + std::to_string(answer.of) + "\n";
  return text;
}

}  // namespace

TEST_CASE("frequent answers: what two gave is told and what one gave is not", "[output][grade]") {
  CHECK(listed({with("s1", "12"), with("s2", "8"), with("s3", "12"), with("s4", "-1")}) ==
        "0 a 12 2/4\n");
  CHECK(listed({with("s1", "12"), with("s2", "8")}).empty());
  CHECK(listed({}).empty());
}

TEST_CASE("frequent answers: case and blanks make no other answer", "[output][grade]") {
  CHECK(listed({with("s1", "<= 12"), with("s2", "<=12"), with("s3", "\xC3\x84 b"),
                with("s4",
                     "a\xCC\x88"
                     "B")}) == "0 a <= 12 2/4\n0 a \xC3\x84 b 2/4\n");
}

TEST_CASE("frequent answers: the most frequent come first, and three of a question are enough",
          "[output][grade]") {
  std::vector<GradedSubmission> all;
  for (const std::string answer : {"1", "2", "3", "4", "2", "1", "4", "3", "4"})
    all.push_back(with("s" + std::to_string(all.size()), answer));

  CHECK(listed(all) == "0 a 4 3/9\n0 a 1 2/9\n0 a 2 2/9\n");
}

TEST_CASE("frequent answers: blanks, and what has no score, count for nothing", "[output][grade]") {
  GradedSubmission twice = with("s3", "12");
  twice.score.reset();
  GradedSubmission blank = with("s4", "");
  blank.questions[0].items[1].status = ItemStatus::blank;

  CHECK(listed({with("s1", "12"), with("s2", "12"), twice, blank, blank}) == "0 a 12 2/2\n");
}

TEST_CASE("frequent answers: the reason is told where all have the same", "[output][grade]") {
  const Exercise exercise = three_branches();
  const GradeBook book{exercise, 8, {with("s1", "12"), with("s2", "12")}};

  CHECK(to_string({.book = book})
            .find("\n\nwrong answer      given by  right\n"
                  "values a      12    2 of 2  3\n") != std::string::npos);
}
