/// \file
/// Follow-through by hand: the first error costs, its consequences don't.
#include "grade/sheet.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

/// Of all inner nodes, a point each.
Question values_of(std::size_t nodes, const Rules& rules = {}) {
  Question values = question_of(QuestionType::node_values, "v", rules);
  values.points = static_cast<std::int64_t>(nodes);
  return values;
}

std::string judged(const std::string& tree, const Question& values, const Answer& answer) {
  return summary(grade_of(tree, values, answer));
}

/// What two questions on kBranches get, the first node-values under minimax.
GradedQuestion second(const Question& question, const Answer& values, const Answer& answer) {
  return grades(exercise_of(kBranches, {values_of(4), question}), {values, answer}).back();
}

}  // namespace

// Root, a, b, c are worth 3, 3, 2, 2.
TEST_CASE("follow-through: a value right from a wrong one below it earns its points", "[grade]") {
  // 12 is a leaf of a; from 12, 2, 2 the root is worth 12.
  CHECK(judged(kBranches, values_of(4), numbers_answer({12, 12, 2, 2})) ==
        "follow_through 1; wrong 0; correct 1; correct 1");
  // From those it is not worth 8.
  CHECK(judged(kBranches, values_of(4), numbers_answer({8, 12, 2, 2})) ==
        "wrong 0; wrong 0; correct 1; correct 1");
  // All children are right: nothing to follow.
  CHECK(judged(kBranches, values_of(4), numbers_answer({2, 3, 2, 2})) ==
        "wrong 0; correct 1; correct 1; correct 1");
}

TEST_CASE("follow-through: a value that no leaf has does not count", "[grade]") {
  CHECK(judged(kBranches, values_of(4), numbers_answer({99, 99, 2, 2})) ==
        "wrong 0; wrong 0; correct 1; correct 1");
  // 14 is a leaf, but not of a.
  CHECK(judged(kBranches, values_of(4), numbers_answer({14, 14, 2, 2})) ==
        "wrong 0; wrong 0; correct 1; correct 1");
}

TEST_CASE("follow-through: a blank child counts with its true value", "[grade]") {
  // b: 6 of 2 4 6; a counts with 3; so the root is worth 6.
  CHECK(judged(kBranches, values_of(4),
               values_answer({number_piece(6), {}, number_piece(6), number_piece(2)})) ==
        "follow_through 1; blank 0; wrong 0; correct 1");
}

TEST_CASE("follow-through: a node that was not asked is computed from those below it", "[grade]") {
  // 0 MAX, 1 MIN (not asked), 2 MAX (4 7), 5 MAX (5 6). True: 2: 7, 5: 6, 1: 6, 0: 6.
  const std::string tree = "(MAX (MIN (MAX 4 7) (MAX 5 6)))";
  Question values = values_of(3);
  values.nodes = {0, 2, 5};
  // 2: 4 is wrong; MIN of 4 and 6 is 4, and so is the root.
  CHECK(judged(tree, values, numbers_answer({4, 4, 6})) == "follow_through 1; wrong 0; correct 1");
}

TEST_CASE("follow-through: below CHANCE anything between the leaves is plausible", "[grade]") {
  // 0 MAX: 1 CHANCE (0 10) = 5, 4 CHANCE (2 4) = 3.
  const std::string tree = "(MAX (CHANCE 0 10) (CHANCE 2 4))";
  CHECK(judged(tree, values_of(3), numbers_answer({7, 7, 3})) ==
        "follow_through 1; wrong 0; correct 1");
  CHECK(judged(tree, values_of(3), numbers_answer({11, 11, 3})) == "wrong 0; wrong 0; correct 1");
}

TEST_CASE("follow-through: a mean follows from a wrong value below it", "[grade]") {
  // 0 CHANCE: 1 MAX (2 6) = 6, 4 MAX (1 3) = 3; the mean is 9/2. From 2 and 3 it is 5/2.
  const std::string tree = "(CHANCE (MAX 2 6) (MAX 1 3))";
  CHECK(judged(tree, values_of(3), numbers_answer({Number::fraction(5, 2), 2, 3})) ==
        "follow_through 1; wrong 0; correct 1");
}

TEST_CASE("follow-through: it is worth what the exercise says", "[grade]") {
  Exercise exercise = exercise_of(kBranches, {values_of(4)});
  const Answer answer = numbers_answer({12, 12, 2, 2});
  exercise.grading.follow_through = Number::fraction(1, 2);
  CHECK(summary(grades(exercise, {answer}).front()) ==
        "follow_through 0.5; wrong 0; correct 1; correct 1");
  exercise.grading.follow_through = 0;
  CHECK(summary(grades(exercise, {answer}).front()) == "wrong 0; wrong 0; correct 1; correct 1");
}

TEST_CASE("follow-through: one number filled in everywhere has none", "[grade]") {
  // a: 5 is wrong and plausible, b and the root would follow.
  const std::string tree = "(MAX (MIN 3 5) (MIN 4 5))";
  CHECK(judged(tree, values_of(3), numbers_answer({5, 5, 5})) == "wrong 0; wrong 0; wrong 0");
  CHECK(judged(tree, values_of(3), numbers_answer({5, 5, 4})) ==
        "follow_through 1; wrong 0; correct 1");
}

// Alpha-beta: a is worth 3, b <= 2 with 4 and 6 cut, c 2, the root 3.
TEST_CASE("follow-through: under rules that cut the search goes on from the student's values",
          "[grade]") {
  Question values = values_of(4, alphabeta_rules());
  // From a = 12, b is cut after 2 as before, and c (14 5 2) after 5, at most 5.
  values.nodes = {1, 5, 9, 0};
  CHECK(judged(kBranches, values,
               values_answer({number_piece(12), bound_piece(2, Bound::at_most),
                              bound_piece(5, Bound::at_most), number_piece(12)})) ==
        "wrong 0; correct 1; follow_through 1; follow_through 1");
  // And so c's last leaf is never read.
  values.nodes = {1, 12};
  values.points = 2;
  CHECK(judged(kBranches, values, values_answer({number_piece(12), piece_of(Pruned{})})) ==
        "wrong 0; follow_through 1");
  CHECK(judged(kBranches, values, values_answer({number_piece(3), piece_of(Pruned{})})) ==
        "correct 1; wrong 0");
}

TEST_CASE("follow-through: the action that is best by the student's values is right", "[grade]") {
  const Question best = question_of(QuestionType::best_action, "m");
  // b said to be worth 6: then b is best.
  CHECK(summary(second(best, numbers_answer({6, 3, 6, 2}), nodes_answer({5}))) ==
        "follow_through 1");
  CHECK(summary(second(best, numbers_answer({6, 3, 6, 2}), nodes_answer({1}))) == "correct 1");
  CHECK(summary(second(best, numbers_answer({6, 3, 6, 2}), nodes_answer({9}))) == "wrong 0");
  // Any that is best by those values: c at 5 ties with nothing, b and c at 5 do not exist.
  CHECK(summary(second(best, numbers_answer({6, 3, 99, 2}), nodes_answer({5}))) == "wrong 0");
  // Filled in: every action would be best.
  CHECK(summary(second(best, numbers_answer({3, 3, 3, 3}), nodes_answer({5}))) == "wrong 0");
}

TEST_CASE("follow-through: a bound that equals the best is no tie", "[grade]") {
  // Alpha-beta: p is worth 3; q is cut at 3, <= 3 (really 1); r is <= 2 (really 0).
  const std::string tree = "(MAX p: (MIN 3 9) q: (MIN 3 1) r: (MIN 2 0 1))";
  Question values = question_of(QuestionType::node_values, "v", alphabeta_rules());
  values.nodes = {1, 4, 7};
  const Question best = question_of(QuestionType::best_action, "m", alphabeta_rules());
  const Exercise exercise = exercise_of(tree, {values, best});
  // r is wrong (1 of its leaves); q is right, as the bound it is.
  const Answer typed = values_answer(
      {number_piece(3), bound_piece(3, Bound::at_most), bound_piece(1, Bound::at_most)});
  CHECK(summary(grades(exercise, {typed, nodes_answer({4})}).back()) == "wrong 0");
  CHECK(summary(grades(exercise, {typed, nodes_answer({1})}).back()) == "correct 1");
}

TEST_CASE("follow-through: cuts follow from the values before", "[grade]") {
  Question cut = question_of(QuestionType::cut_leaves, "c", alphabeta_rules());
  cut.points = 6;
  // a said to be 12: b is cut after 2 (4 6), c after its 5 (2): three leaves; 14 > 12.
  const Answer values = numbers_answer({12, 12, 2, 2});
  CHECK(summary(second(cut, values, nodes_answer({7, 8, 12}))) == "follow_through 6");
  CHECK(summary(second(cut, values, nodes_answer({7, 8}))) == "correct 6");
  // By the key (1 - 1)/2, by the values 2/3.
  CHECK(summary(second(cut, values, nodes_answer({7, 12}))) == "partial 4");
  // With right values there is nothing to follow from: (2 - 1)/2.
  CHECK(summary(second(cut, numbers_answer({3, 3, 2, 2}), nodes_answer({7, 8, 12}))) ==
        "partial 3");
}

TEST_CASE("follow-through: windows follow end by end", "[grade]") {
  Question windows = question_of(QuestionType::windows, "w", alphabeta_rules());
  windows.nodes = {9};
  windows.points = 2;
  // c: [3, inf] by the key, [12, inf] by a = 12.
  const Answer values = numbers_answer({12, 12, 2, 2});
  CHECK(summary(second(windows, values, windows_answer({window_of(12, Number::infinity())}))) ==
        "follow_through 2");
  CHECK(summary(second(windows, values, windows_answer({window_of(12, 5)}))) == "partial 1");
}

TEST_CASE("follow-through: cutoffs follow from the values before", "[grade]") {
  Question cutoffs = question_of(QuestionType::cutoffs, "k", alphabeta_rules());
  cutoffs.columns = {Column::node, Column::alpha};
  const Answer rows = rows_answer(
      {{piece_of(NodeId{5}), number_piece(12)}, {piece_of(NodeId{9}), number_piece(12)}});
  CHECK(summary(second(cutoffs, numbers_answer({12, 12, 2, 2}), rows)) == "follow_through 1");
  CHECK(summary(second(cutoffs, numbers_answer({3, 3, 2, 2}), rows)) == "wrong 0");
}

TEST_CASE("follow-through: counts and orders have none", "[grade]") {
  Question count = question_of(QuestionType::count, "n", alphabeta_rules());
  count.of = "leaves_cut";
  CHECK(summary(second(count, numbers_answer({12, 12, 2, 2}), pieces_answer({number_piece(3)}))) ==
        "wrong 0");
}

TEST_CASE("follow-through: a question may name the values it follows from", "[grade]") {
  Question first = values_of(4);
  Question later = values_of(4);
  later.id = "w";
  Question best = question_of(QuestionType::best_action, "m");
  const std::vector<Answer> answers = {numbers_answer({6, 3, 6, 2}), numbers_answer({3, 3, 2, 2}),
                                       nodes_answer({5})};
  CHECK(summary(grades(exercise_of(kBranches, {first, later, best}), answers).back()) == "wrong 0");
  best.from = 0;
  CHECK(summary(grades(exercise_of(kBranches, {first, later, best}), answers).back()) ==
        "follow_through 1");
}

TEST_CASE("follow-through: infinities of both signs never meet in a mean", "[grade]") {
  // Both MIN and MAX are worth 3; said to be inf and -inf they would have no mean.
  const std::string tree = "(CHANCE (MIN inf 3) (MAX -inf 3))";
  CHECK(judged(tree, values_of(3),
               numbers_answer({3, Number::infinity(), Number::minus_infinity()})) ==
        "correct 1; wrong 0; wrong 0");
}
