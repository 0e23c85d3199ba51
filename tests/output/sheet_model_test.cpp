/// \file
/// What stands on a sheet beside the room for answers: pictures, rules, notes, the answers file.
#include <string>

#include "gametree/answers_report.h"
#include "output/sheet/model.h"
#include "sheet_samples.h"
#include "support/catch.h"

using namespace gametree;
using gametree::output::make_sheet;
using gametree::output::Sheet;
using gametree::output::SheetQuestion;

namespace {

Sheet sheet_of(const std::string& text, std::string_view language = "en") {
  const Exercise exercise = test::exercise_in(text);
  return make_sheet({.exercise = exercise, .language = language});
}

std::string notes(const SheetQuestion& question) {
  std::string text;
  for (const std::string& note : question.notes) text += note + "\n";
  return text;
}

const std::string kTwoTrees =
    "exercise: x\ntitle: {en: Two, vi: Hai}\n"
    "trees: {t1: {MAX: {p: 1, q: 2}}, t2: {MIN: {p: 1, q: 2}}}\n";

}  // namespace

TEST_CASE("sheet: a tree is drawn once and before the first question on it", "[output][sheet]") {
  const Sheet sheet = sheet_of(kTwoTrees +
                               "questions:\n"
                               "  - {id: a, type: best-action, tree: t1}\n"
                               "  - {id: b, type: text, tree: t2}\n"
                               "  - {id: c, type: best-action, tree: t2}\n"
                               "  - {id: d, type: best-action, tree: t1}\n");

  REQUIRE(sheet.questions.size() == 4);
  CHECK(sheet.questions[0].pictures.size() == 1);
  CHECK(sheet.questions[1].pictures.empty());  // in its own words, about whatever
  CHECK(sheet.questions[2].pictures.size() == 1);
  CHECK(sheet.questions[3].pictures.empty());
  CHECK(sheet.questions[2].pictures[0].caption == "Picture 2: tree t2");
  CHECK(notes(sheet.questions[3]).find("See picture 1.") == 0);
}

TEST_CASE("sheet: the only tree is there from the start", "[output][sheet]") {
  const Sheet sheet = sheet_of(
      "exercise: x\ntree: {MAX: {p: 1, q: 2}}\n"
      "questions: [{id: a, type: text}, {id: b, type: best-action}]\n");

  CHECK(sheet.questions[0].pictures.size() == 1);
  CHECK(sheet.questions[0].pictures[0].caption.empty());
  CHECK(sheet.questions[1].pictures.empty());
  CHECK(notes(sheet.questions[1]).empty());
}

TEST_CASE("sheet: a picture shows no more than the tree", "[output][sheet]") {
  const Sheet sheet = sheet_of(test::kEachType);
  const Picture& picture = sheet.questions[0].pictures.at(0).picture;

  CHECK_FALSE(picture.searched);
  for (const PictureNode& node : picture.nodes) {
    CHECK(node.value.has_value() == picture.tree.is_leaf(node.node));
    CHECK_FALSE((node.cut || node.unread || node.on_line || node.window));
  }
}

TEST_CASE("sheet: paths are drawn where a question needs them", "[output][sheet]") {
  const auto shows_paths = [](const std::string& rest) {
    return sheet_of("exercise: x\n" + rest).questions[0].pictures.at(0).picture.view.paths;
  };
  const std::string labels = "tree: {MAX: {a: {MIN: [1, 2]}}}\n";
  const std::string bare = "tree: {MAX: [{MIN: [1, 2]}]}\n";

  CHECK_FALSE(shows_paths(labels + "questions: [{id: q, type: node-values}]\n"));
  CHECK(shows_paths(bare + "questions: [{id: q, type: node-values}]\n"));
  CHECK_FALSE(shows_paths(bare + "questions: [{id: q, type: node-values, nodes: [/]}]\n"));
  CHECK_FALSE(shows_paths(bare + "questions: [{id: q, type: best-action}]\n"));
  CHECK(shows_paths(bare + "rules: {algorithm: alphabeta}\n"
                           "questions: [{id: q, type: cutoffs, columns: [node]}]\n"));
}

TEST_CASE("sheet: rules are told once and where they differ", "[output][sheet]") {
  const Sheet sheet = sheet_of(
      "exercise: x\ntree: {MAX: {a: 1, b: 2}}\nrules: {algorithm: alphabeta}\nquestions:\n"
      "  - {id: a, type: node-values, rules: {algorithm: minimax}}\n"
      "  - {id: b, type: cut-leaves}\n"
      "  - {id: c, type: read-leaves}\n"
      "  - {id: d, type: cut-leaves, rules: {cut_on: '>', order: reversed, fail: hard}}\n"
      "  - {id: e, type: text}\n");

  CHECK(sheet.rules.back().find("does not say otherwise: alpha-beta; children from left") !=
        std::string::npos);
  CHECK(notes(sheet.questions[0]) == "The search here: minimax.\n");
  CHECK(notes(sheet.questions[1]).empty());
  CHECK(notes(sheet.questions[3]).find("right to left") != std::string::npos);
  CHECK(notes(sheet.questions[3]).find("not where they are equal") != std::string::npos);
  CHECK(notes(sheet.questions[3]).find("fail-hard") != std::string::npos);
  CHECK(notes(sheet.questions[4]).empty());
}

TEST_CASE("sheet: it tells what depth and quiescence need to know", "[output][sheet]") {
  const Sheet sheet = sheet_of(
      "exercise: x\n"
      "tree: \"(MAX (MIN :name A :eval 1 :quiet false b: (LEAF :noisy true 3) 5) 6)\"\n"
      "rules: {depth: 1, quiescence: 2}\nquestions: [{id: q, type: best-action}]\n");
  const output::SheetPicture& picture = sheet.questions[0].pictures.at(0);

  CHECK(picture.picture.view.evals);
  CHECK(picture.below ==
        std::vector<std::string>{"What stands at an inner node as eval is its static estimate.",
                                 "Not quiet: A.", "Reached by a noisy move: b."});
  CHECK(sheet.rules.back().find("no deeper than 1 ply, where") != std::string::npos);
}

TEST_CASE("sheet: a prompt of the exercise is completed by what its type needs told",
          "[output][sheet]") {
  const Sheet sheet = sheet_of(
      "exercise: x\ntree: {MAX: {a: 1, b: 2}}\nrules: {algorithm: alphabeta}\nquestions:\n"
      "  - {id: a, type: read-leaves, prompt: \"Which?\"}\n"
      "  - {id: b, type: read-leaves}\n");

  CHECK(sheet.questions[0].prompt.text == "Which?");
  CHECK(notes(sheet.questions[0]) == "Write them in the order in which they are read first.\n");
  CHECK(notes(sheet.questions[1]).empty());  // its own prompt says so
}

TEST_CASE("sheet: texts know their language and words come in one there is", "[output][sheet]") {
  const std::string text = kTwoTrees + "questions: [{id: a, type: best-action, tree: t1}]\n";

  CHECK(sheet_of(text, "vi").title.text == "Hai");
  CHECK(sheet_of(text, "vi").title.language == "vi");
  CHECK(sheet_of(text, "vi").language == "en");
  CHECK(sheet_of(text, "ro").title.text == "Two");
}

TEST_CASE("sheet: the answers file is the one of form", "[output][sheet]") {
  const Exercise exercise = test::exercise_in(test::kEachType);
  std::string form;
  find_answers_format("yaml")->write_form({.exercise = exercise}, [&](std::string_view piece) {
    form += piece;
    return true;
  });

  CHECK(make_sheet({.exercise = exercise}).file == form);
}
