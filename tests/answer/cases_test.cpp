/// \file
/// Answers as students type them: each row of the published cases.
#include "support/cases.h"

#include "answer/asking.h"
#include "support/catch.h"

namespace gametree::test {

TEST_CASE("answer: every published case reads as it says", "[answer]") {
  std::size_t run = 0;
  for (const nlohmann::json& row : read_cases("answers.jsonl")) {
    if (row.contains("file")) continue;  // those are whole files
    ++run;
    const GameTree tree = tree_from(row.at("tree"));
    const Question question = question_from(row.at("question"), tree);
    DYNAMIC_SECTION(row.at("id").get<std::string>()) {
      Typed typed;
      typed.text = row.at("typed");
      const Answer answer = read_answer(question, tree, {{question.id, "", typed}});
      INFO(row.dump());
      CHECK(reads_as(question, tree, answer) == expected_as(question, row.at("reads_as")));
    }
  }
  CHECK(run == 99);
}

}  // namespace gametree::test
