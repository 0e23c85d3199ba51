/// \file
/// Nothing on a sheet for students depends on a key.
#include <algorithm>
#include <random>
#include <string>

#include "gametree/messages.h"
#include "sheet_samples.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/random_tree.h"

using namespace gametree;

namespace {

Typed text(std::string what) {
  Typed typed;
  typed.text = std::move(what);
  return typed;
}

/// Other answers are right, and other conventions are accepted.
Exercise with_other_secrets(Exercise exercise) {
  for (Question& question : exercise.questions) {
    question.also_accept.clear();
    question.tolerance = Number(12);
    question.error_cost = Number(3);
    question.pruned_as = {"secretly"};
    if (!question.expect) continue;
    // How many are right is said by the prompt.
    std::vector<Typed>& items = question.expect->items;
    const auto other = [&](const Typed& typed) {
      if (question.options.empty()) return text("987654321");
      const bool is_first = typed.text == question.options.front().key;
      return text(is_first ? question.options.back().key : question.options.front().key);
    };
    if (question.expect->kind == Typed::Kind::list)
      std::ranges::transform(items, items.begin(), other);
    else
      *question.expect = other(*question.expect);
  }
  exercise.grading = {Number(0), Feedback::score};
  return exercise;
}

void check_no_secrets(const Exercise& exercise) {
  CAPTURE(exercise.id);
  const Exercise other = with_other_secrets(exercise);
  CHECK(test::in_all_forms({.exercise = exercise}) == test::in_all_forms({.exercise = other}));
}

/// The sentences that only a key has.
std::vector<std::string> reasons(const Exercise& exercise) {
  std::vector<std::string> texts;
  for (const GradedQuestion& question : test::key_of(exercise).reasons)
    for (const GradedItem& item : question.items)
      if (!item.note.empty()) texts.push_back(sentence(item.note));
  return texts;
}

/// A question of each type that fits every tree.
Exercise random_exercise(std::mt19937_64& random) {
  reference::Shape shape = reference::random_shape(random, 20);
  shape.min_may_be_chance = true;
  Exercise exercise = test::exercise_in(
      "exercise: random\ntree: {MAX: [1, 2]}\nquestions:\n"
      "  - {id: values, type: node-values}\n  - {id: count, type: count, of: leaves_read}\n"
      "  - {id: nodes, type: read-nodes}\n  - {id: leaves, type: read-leaves}\n"
      "  - {id: line, type: principal-line}\n  - {id: trace, type: trace, columns: [node, value]}\n"
      "  - {id: number, type: number, expect: 4711}\n"
      "  - {id: choice, type: choice, options: {a: One, b: Two}, expect: b}\n"
      "  - {id: judged, type: choice, options: {a: {answer: {/: 1}, of: node-values}}}\n");
  exercise.trees.front().tree = test::to_tree(reference::random_tree(random, shape));
  const GameTree& tree = exercise.trees.front().tree;
  Question& values = exercise.questions.front();
  values.nodes.clear();
  for (NodeId node = 0; node < tree.size(); ++node)
    if (!tree.is_leaf(node)) values.nodes.push_back(node);
  return exercise;
}

}  // namespace

TEST_CASE("sheet: other answers to the published exercises change nothing on it",
          "[output][sheet]") {
  for (const Exercise& exercise : test::published_exercises()) check_no_secrets(exercise);
  check_no_secrets(test::exercise_in(test::kEachType));
}

TEST_CASE("sheet: no reason of a key is on it", "[output][sheet]") {
  std::size_t found = 0;
  for (const Exercise& exercise : test::published_exercises()) {
    const std::string sheet = to_string({.exercise = exercise}, "markdown");
    for (const std::string& reason : reasons(exercise)) {
      CAPTURE(exercise.id, reason);
      CHECK(sheet.find(reason) == std::string::npos);
      ++found;
    }
  }
  CHECK(found > 50);
}

TEST_CASE("sheet: it looks alike for all answers on random trees", "[output][sheet][property]") {
  constexpr int kTrees = 200;
  std::mt19937_64 random(20240611);
  for (int i = 0; i < kTrees; ++i) check_no_secrets(random_exercise(random));
}

TEST_CASE("sheet: what no leaf is worth is not on it", "[output][sheet]") {
  // The root is worth 1/3 * 10 + 2/3 * 11 = 32/3, which is nowhere in the tree.
  const Exercise exercise = test::exercise_in(
      "exercise: x\ntree: {CHANCE: [[1/3, 10], [2/3, 11]]}\n"
      "questions: [{id: v, type: node-values}, {id: n, type: number, expect: 1234}]\n");
  const std::string sheet = test::in_all_forms({.exercise = exercise});
  const SheetKey key = test::key_of(exercise);
  const std::string with_key = test::in_all_forms({.exercise = exercise, .key = &key});

  for (const char* secret : {"32/3", "1234"}) {
    CHECK(sheet.find(secret) == std::string::npos);
    CHECK(with_key.find(secret) != std::string::npos);
  }
}
