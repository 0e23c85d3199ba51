/// \file
/// Autolab's last lines, read as Autolab reads them.
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

#include "platform_results.h"
#include "support/catch.h"
#include "support/grade_book.h"

using gametree::Feedback;
using gametree::GradeBook;
using nlohmann::json;
using namespace gametree::test;

namespace {

struct Read {
  std::string before;
  json table, scores;
};

/// Autolab puts quotes around words before colons, wherever they stand, and then parses.
json as_autolab(const std::string& line) {
  static const std::regex key("([a-zA-Z0-9]+):");
  return json::parse(std::regex_replace(line, key, "\"$1\":"));
}

Read autolab(const GradeBook& book, std::optional<Feedback> feedback = {}) {
  std::istringstream text(results(book, "autolab", feedback));
  std::vector<std::string> lines;
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  REQUIRE(lines.size() >= 2);
  Read read{"", as_autolab(lines[lines.size() - 2]), as_autolab(lines.back())};
  CHECK(read.table == json::parse(lines[lines.size() - 2]));  // read without that, it is the same
  CHECK(read.scores == json::parse(lines.back()));
  for (std::size_t i = 0; i + 2 < lines.size(); ++i) read.before += lines[i] + "\n";
  return read;
}

}  // namespace

TEST_CASE("autolab: scores by question, a table, and what is told", "[output][results]") {
  const auto exercise = three_branches();
  const Read read = autolab({exercise, 8, {nearly_right("s")}}, Feedback::score);

  CHECK(read.scores == json::parse(R"({"scores": {"values": 3, "move": 1, "cut": 3}})"));
  CHECK(read.table == json::parse(R"({
    "_presentation": "semantic", "stages": ["Answers"],
    "Answers": {"values": {"passed": false, "hint": "3 of 4"},
                "move": {"passed": true, "hint": "1 of 1"},
                "cut": {"passed": true, "hint": "3 of 3"}}})"));
  CHECK(read.before == "\nvalues  3 of 4\n\nmove  1 of 1\n\ncut  3 of 3\n\n");
  CHECK(autolab({exercise, 8, {nearly_right("s")}})
            .before.starts_with("\nvalues  3 of 4\n"
                                "  item  points  state    given  right\n"
                                "  /     1 of 1  correct  3      3\n"));
}

TEST_CASE("autolab: ids of any letters stay what they are", "[output][results]") {
  auto exercise = three_branches();
  exercise.questions[0].id = "giá trị";
  exercise.questions[1].id = "Q1: \"best\" move\\";
  exercise.questions[2].id = "a:b:\xff";
  const json scores = autolab({exercise, 8, {nearly_right("s")}}).scores["scores"];

  CHECK(scores.size() == 3);
  CHECK(scores["giá trị"] == 3);
  CHECK(scores["Q1: \"best\" move\\"] == 1);
  CHECK(scores["a:b:\xEF\xBF\xBD"] == 3);
}

TEST_CASE("autolab: what can not be graded has no points, and says why", "[output][results]") {
  auto exercise = three_branches();
  exercise.questions[2].type = gametree::QuestionType::text;
  const Read read = autolab({exercise, 8, {unreadable("s")}});

  CHECK(read.scores == json::parse(R"({"scores": {"values": 0, "move": 0}})"));
  CHECK(read.table["Answers"]["File"]["passed"] == false);
  CHECK(read.before ==
        "No answer in s.yaml can be read.\n"
        "line 3: byte 0xE9 is not UTF-8; save the file as UTF-8\n"
        "Correct it and hand in again.\n");
  CHECK(autolab({exercise, 8, {}}).table["Answers"]["File"]["hint"] ==
        "Nothing was handed in: there is no file. Hand in your answers.");
}

TEST_CASE("autolab: what a person marks is left alone", "[output][results]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("s");
  submission.questions[1].items[0].status = gametree::ItemStatus::pending;
  const Read read = autolab({exercise, 8, {submission}}, Feedback::score);

  CHECK(read.scores == json::parse(R"({"scores": {"values": 3, "cut": 3}})"));
  CHECK(read.before.find("move  left for a person\n") != std::string::npos);
}

TEST_CASE("autolab: a text is a person's, written or not, until it is marked",
          "[output][results]") {
  auto exercise = three_branches();
  exercise.questions[1].type = gametree::QuestionType::text;
  auto submission = nearly_right("s");
  submission.questions[1].score = 0;
  submission.questions[1].items[0].status = gametree::ItemStatus::blank;
  const Read blank = autolab({exercise, 8, {submission}}, Feedback::score);
  submission.questions[1].score = 1;
  submission.questions[1].mark = gametree::Mark{.points = {}, .comment = "see me"};
  CHECK(autolab({exercise, 8, {submission}}, Feedback::score).scores ==
        json::parse(R"({"scores": {"values": 3, "cut": 3}})"));
  submission.questions[1].mark = gametree::Mark{.points = 1};
  const Read marked = autolab({exercise, 8, {submission}}, Feedback::score);

  CHECK(blank.scores == json::parse(R"({"scores": {"values": 3, "cut": 3}})"));
  CHECK_FALSE(blank.table["Answers"].contains("move"));
  CHECK(marked.scores == json::parse(R"({"scores": {"values": 3, "move": 1, "cut": 3}})"));
}

TEST_CASE("autolab: no answer can forge a line", "[output][results]") {
  const auto exercise = three_branches();
  auto submission = nearly_right("s");
  for (auto& question : submission.questions)
    for (auto& graded : question.items) graded.given = "x\n{\"scores\": {\"values\": 99}}\n";
  const Read read = autolab({exercise, 8, {submission}});

  CHECK(read.scores["scores"]["values"] == 3);
  CHECK(read.before.find("\n{") == std::string::npos);
}
