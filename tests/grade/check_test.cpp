/// \file
/// What is wrong with an exercise that only a search can show.
#include "grade/check_keys.h"
#include "grade/sheet.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

ExerciseFindings findings(const std::string& tree, const Question& question) {
  return grade::check_keys(exercise_of(tree, {question}), PlainReading());
}

std::vector<std::string> sentences(const std::vector<Error>& errors) {
  std::vector<std::string> texts;
  for (const Error& error : errors) texts.push_back(sentence(error));
  return texts;
}

Typed typed(std::string text) {
  Typed typed;
  typed.text = std::move(text);
  return typed;
}

using Sentences = std::vector<std::string>;

}  // namespace

TEST_CASE("check: a key that can not be computed is a problem", "[grade]") {
  CHECK(sentences(findings(kBranches, question_of(QuestionType::cut_leaves, "c")).problems) ==
        Sentences{"minimax makes no cutoffs; use alphabeta"});
  CHECK(sentences(findings(kBranches, question_of(QuestionType::number, "n")).problems) ==
        Sentences{R"(question n needs its answer as "expect")"});
  Question best = question_of(QuestionType::best_action, "m");
  CHECK(sentences(findings("(CHANCE 1 2)", best).problems) ==
        Sentences{"question m: no action is best at /; ask for one at a MAX or MIN node that is "
                  "searched"});
}

TEST_CASE("check: an expect that differs from the search is a problem", "[grade]") {
  Question best = question_of(QuestionType::best_action, "m");
  best.expect = typed("b");
  CHECK(sentences(findings(kBranches, best).problems) ==
        Sentences{R"(question m: expect is "b", but the search finds a)"});
  best.expect = typed("a");
  CHECK(findings(kBranches, best).problems.empty());
}

TEST_CASE("check: an alternative that can not be computed is a problem", "[grade]") {
  Question cut = question_of(QuestionType::cut_leaves, "c", alphabeta_rules());
  Alternative minimax;
  minimax.rules.given = {"algorithm"};
  cut.also_accept = {minimax};
  CHECK(sentences(findings(kBranches, cut).problems) ==
        Sentences{"minimax makes no cutoffs; use alphabeta"});
}

TEST_CASE("check: values that repeat and actions without a label are unclear", "[grade]") {
  const Question cut = question_of(QuestionType::cut_leaves, "c", alphabeta_rules());
  CHECK(sentences(findings(kBranches, cut).warnings) ==
        Sentences{
            "question c: 2 is the value of leaves /2/1 and /3/3, so that it names neither; give "
            "them names or labels"});
  CHECK(findings("(MAX (MIN 1 2) (MIN 3 4))", cut).warnings.size() == 0);
  const Question best = question_of(QuestionType::best_action, "m");
  CHECK(sentences(findings("(MAX a: 1 2)", best).warnings) ==
        Sentences{"question m: the action to /2 has no label, and the node no name"});
}

TEST_CASE("check: a leaf's value that is the number of another child is unclear in a line",
          "[grade]") {
  const Question line = question_of(QuestionType::principal_line, "l");
  CHECK(sentences(findings("(MAX (MIN 3 1) (MIN 2 4))", line).warnings) ==
        Sentences{"question l: 1 is the value of leaf /1/2, but as a step from /1 it is read as "
                  "the number of a child; give the leaf a name or label"});
  // A value that is its own number names the same leaf; 3 and 1/2 are no numbers of two children.
  CHECK(findings("(MAX (MIN 1 2) (MIN 3 0.5))", line).warnings.empty());
  CHECK(findings("(MAX x: 2 y: 1)", line).warnings.empty());
}

TEST_CASE("check: an option that the search finds false is no expected one", "[grade]") {
  Question choice = question_of(QuestionType::choice, "q");
  Option option;
  option.key = "x";
  option.answer = typed("b");
  option.of = QuestionType::best_action;
  Option words;
  words.key = "y";
  choice.options = {option, words};
  choice.expect = typed("x");
  CHECK_FALSE(findings(kBranches, choice).problems.empty());
  choice.expect = typed("y");
  CHECK(findings(kBranches, choice).problems.empty());
}
