/// \file
/// Why points were lost, in words: each sentence with numbers of the search.
#include "grade/sheet.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

/// The reasons that a question's items have, in English.
std::string reasons(const GradedQuestion& question) {
  std::string text;
  for (const GradedItem& item : question.items) text += sentence(item.note) + "\n";
  return text;
}

std::string reason(const std::string& tree, const Question& question, const Answer& answer) {
  return sentence(grade_of(tree, question, answer).items.front().note);
}

Question of_nodes(QuestionType type, std::vector<NodeId> nodes, const Rules& rules = {}) {
  Question question = question_of(type, "q", rules);
  question.nodes = std::move(nodes);
  return question;
}

const Answer kOff = numbers_answer({99});

}  // namespace

TEST_CASE("notes: what a player takes", "[grade]") {
  CHECK(reasons(grade_of(kBranches, question_of(QuestionType::node_values, "v"),
                         numbers_answer({99, 98, 97, 2}))) ==
        "MAX takes the greatest of 3, 2, 2\n"
        "MIN takes the least of 3, 12, 8\n"
        "MIN takes the least of 2, 4, 6\n"
        "\n");
}

TEST_CASE("notes: what a leaf and an estimate are worth", "[grade]") {
  CHECK(reason(kBranches, of_nodes(QuestionType::node_values, {2}), kOff) ==
        "this leaf is worth 3");
  Question values = of_nodes(QuestionType::node_values, {1});
  values.rules.depth = 1;
  CHECK(reason("(MAX (MIN :eval 4 1 2))", values, kOff) ==
        "the search stops here, and the eval is 4");
}

TEST_CASE("notes: how a mean is made", "[grade]") {
  CHECK(reason("(CHANCE (1/4 8) (3/4 4))", of_nodes(QuestionType::node_values, {0}), kOff) ==
        "the mean is 0.25 × 8 + 0.75 × 4 = 5");
}

TEST_CASE("notes: why a value is a bound", "[grade]") {
  const Rules ab = alphabeta_rules();
  CHECK(reason(kBranches, of_nodes(QuestionType::node_values, {5}, ab), kOff) ==
        "MIN has 2 after 1 of 3 children, and a is worth 3, so the rest is cut");
  // MIN p is worth 3 by its first child; the MAX node beside it has 5 at once.
  CHECK(reason("(MIN p: 3 q: (MAX 5 9))", of_nodes(QuestionType::node_values, {2}, ab), kOff) ==
        "MAX has 5 after 1 of 2 children, and p is worth 3, so the rest is cut");
  Rules windowed = ab;
  windowed.window.alpha = 4;
  CHECK(reason("(MIN 3 9)", of_nodes(QuestionType::node_values, {0}, windowed), kOff) ==
        "MIN has 3 after 1 of 2 children, and the window begins at 4, so the rest is cut");
  // Above 5 nothing is of interest: the only child of the inner MAX node is cut there.
  windowed = ab;
  windowed.window.beta = 5;
  CHECK(reason("(MAX (MAX 7 9))", of_nodes(QuestionType::node_values, {0}, windowed), kOff) ==
        "no more is known than ≥7, since the children are ≥7");
}

TEST_CASE("notes: a sign is wrong or missing", "[grade]") {
  Question values = of_nodes(QuestionType::node_values, {5}, alphabeta_rules());
  CHECK(reason(kBranches, values, values_answer({bound_piece(2, Bound::at_least)})) ==
        "the number is right, the sign is not: ≤2");
  values.bounds_required = true;
  CHECK(reason(kBranches, values, numbers_answer({2})) ==
        "the number is right, but it is a bound: ≤2");
}

TEST_CASE("notes: why a leaf is not read", "[grade]") {
  const Rules ab = alphabeta_rules();
  CHECK(reason(kBranches, of_nodes(QuestionType::node_values, {7}, ab), kOff) ==
        "leaf 4 is not read: b is at most 2 after 1 of its 3 children, and a is worth 3");
  CHECK(reason("(MIN p: 3 q: (MAX 5 9))", of_nodes(QuestionType::node_values, {4}, ab), kOff) ==
        "leaf 9 is not read: q is at least 5 after 1 of its 2 children, and p is worth 3");
  Question limited = of_nodes(QuestionType::node_values, {2});
  limited.rules.depth = 1;
  CHECK(reason("(MAX (MIN :eval 4 1 2))", limited, kOff) ==
        "1 is not read: the search stops before it");
}

TEST_CASE("notes: lists name what is wrong and what is missing", "[grade]") {
  const Question cut = question_of(QuestionType::cut_leaves, "c", alphabeta_rules());
  CHECK(reason(kBranches, cut, nodes_answer({7, 10})) ==
        "wrong: 14; leaf 14 is read; missing: 6; leaf 6 is not read: b is at most 2 after 1 of its "
        "3 children, and a is worth 3");
  CHECK(
      reason(kBranches, cut, nodes_answer({7})) ==
      "missing: 6; leaf 6 is not read: b is at most 2 after 1 of its 3 children, and a is worth 3");
  CHECK(reason("(MAX 1 2)", cut, nodes_answer({1})) == "nothing belongs here; none is the answer");
}

TEST_CASE("notes: of all best actions those that are missing are named", "[grade]") {
  Question best = question_of(QuestionType::best_action, "m", Rules{});
  best.every_best = true;
  CHECK(reason("(MAX a: 5 b: 5 c: 3)", best, nodes_answer({1})).find("missing: b; ") == 0);
  CHECK(reason("(MAX a: 5 b: 5 c: 3)", best, nodes_answer({3})).find("missing") ==
        std::string::npos);
}

// b is cut after 2: what it leaves unread are 4 and 6. A root below which all are read is wrong for
// being an inner node, and no search says so.
TEST_CASE("notes: what is wrong has no reason that speaks for it", "[grade]") {
  Question read = question_of(QuestionType::read_leaves, "k", alphabeta_rules());
  read.ordered = false;
  const std::string why = reason(kBranches, read, nodes_answer({0, 2, 3, 4, 6, 10, 11, 12}));
  CHECK(why.find("wrong:") == 0);
  CHECK(why.find("is read") == std::string::npos);
}

TEST_CASE("notes: an order names its first wrong step", "[grade]") {
  Question read = question_of(QuestionType::read_leaves, "r", alphabeta_rules());
  read.ordered = true;
  CHECK(reason(kBranches, read, nodes_answer({2, 4})) == "step 2 is 8, and should be 12");
  CHECK(reason(kBranches, read, nodes_answer({2, 3})) == "step 3 is missing: 8");
  CHECK(reason(kBranches, read, nodes_answer({2, 3, 4, 6, 10, 11, 12, 7})) ==
        "there is nothing after step 7");
  const Question line = question_of(QuestionType::principal_line, "l");
  CHECK(reason(kBranches, line, nodes_answer({1, 4})) == "step 2 is 8, and should be 3");
  CHECK(reason(kBranches, line, nodes_answer({1})) == "step 2 is missing: 3");
  CHECK(reason(kBranches, line, nodes_answer({1, 2, 2})) == "there is nothing after step 2");
}

TEST_CASE("notes: rows name the first wrong one", "[grade]") {
  Question trace = question_of(QuestionType::trace, "t", alphabeta_rules());
  trace.columns = {Column::node, Column::value};
  trace.leaf_rows = false;
  const auto row = [](NodeId node, const Number& value) {
    return std::vector<Piece>{piece_of(node), number_piece(value)};
  };
  CHECK(reason(kBranches, trace, rows_answer({row(0, 3), row(5, 2)})) ==
        "row 2 is (b, 2), and should be (a, 3)");
  CHECK(reason(kBranches, trace, rows_answer({row(0, 3), row(1, 3)})) ==
        "row 3 is missing: (b, ≤2)");
  CHECK(reason(kBranches, trace,
               rows_answer({row(0, 3), row(1, 3), row(5, 2), row(9, 2), row(9, 2)})) ==
        "there is nothing after row 4");
  Question cutoffs = question_of(QuestionType::cutoffs, "k", alphabeta_rules());
  cutoffs.columns = {Column::node, Column::kind};
  CHECK(
      reason(kBranches, cutoffs, rows_answer({{piece_of(NodeId{9}), piece_of(KindCell::beta)}})) ==
      "wrong: (c, beta); missing: (b, alpha)");
}

TEST_CASE("notes: windows say where their ends are from", "[grade]") {
  const Rules ab = alphabeta_rules();
  const Answer off = windows_answer({window_of(0, 1)});
  Question windows = of_nodes(QuestionType::windows, {5}, ab);
  CHECK(reason(kBranches, windows, off) ==
        "b is arrived at with alpha 3 (what a is worth) and beta inf");
  windows.at_exit = true;
  CHECK(
      reason(kBranches, windows, off) ==
      "at b the last value meets the cut test: [3, inf] without that update, [3, 2] with it; both "
      "are right");
  windows.nodes = {1};
  CHECK(reason(kBranches, windows, off) == "after its last child a has alpha -inf and beta 3");
}

TEST_CASE("notes: single answers", "[grade]") {
  const Question best = question_of(QuestionType::best_action, "m");
  CHECK(reason(kBranches, best, nodes_answer({5})) == "MAX takes the greatest of a: 3, b: 2, c: 2");
  CHECK(reason("(MIN p: 1 q: 2)", best, nodes_answer({2})) == "MIN takes the least of p: 1, q: 2");
  Question count = question_of(QuestionType::count, "n", alphabeta_rules());
  count.of = "leaves_read";
  CHECK(reason(kBranches, count, pieces_answer({number_piece(9)})) == "leaves_read is 7");
  Question number = question_of(QuestionType::number, "n");
  number.expect = Typed{};
  number.expect->text = "7/3";
  CHECK(reason(kBranches, number, pieces_answer({number_piece(2)})) == "the answer is 7/3");
}

TEST_CASE("notes: follow-through says from what", "[grade]") {
  const Question values = question_of(QuestionType::node_values, "v");
  CHECK(reason(kBranches, values, numbers_answer({12, 12, 2, 2})) ==
        "right from your value 12 at a");
  const Question cut = question_of(QuestionType::cut_leaves, "c", alphabeta_rules());
  const Exercise exercise = exercise_of(kBranches, {values, cut});
  const GradedQuestion partly =
      grades(exercise, {numbers_answer({12, 12, 2, 2}), nodes_answer({7, 12})}).back();
  CHECK(sentence(partly.items.front().note) ==
        "partly right from your value 12 at a; wrong: /3/3; leaf /3/3 is read; missing: 6; leaf 6 "
        "is not "
        "read: b is at most 2 after 1 of its 3 children, and a is worth 3");
}

// 12 and 14 are the greatest where MIN takes the least: b's decides at the root, whose two children
// are wrong.
TEST_CASE("notes: follow-through names the value that decides", "[grade]") {
  const std::string tree = "(MAX a: (MIN 3 12) b: (MIN 2 14))";
  const Question values = question_of(QuestionType::node_values, "v");
  const Question move = question_of(QuestionType::best_action, "m");
  const Exercise exercise = exercise_of(tree, {values, move});
  const std::vector<GradedQuestion> graded =
      grades(exercise, {numbers_answer({14, 12, 14}), nodes_answer({4})});
  CHECK(sentence(graded[0].items[0].note) == "right from your value 14 at b");
  CHECK(graded[1].items[0].status == ItemStatus::follow_through);
  CHECK(sentence(graded[1].items[0].note) == "right from your values a: 12, b: 14");
}

TEST_CASE("notes: of a mean each wrong value decides, of a lower greatest the lost one",
          "[grade]") {
  const Question values = question_of(QuestionType::node_values, "v");
  // (1 + 2) / 2 where it is 3 + 4.
  CHECK(reason("(CHANCE a: (MAX 3 1) b: (MAX 4 2))", values,
               numbers_answer({Number::fraction(3, 2), 1, 2})) ==
        "right from your values a: 1, b: 2");
  // a loses its 5; the root is then worth b's 2, which is right.
  CHECK(reason("(MAX a: (MAX 5 1) b: (MIN 2 4))", values, numbers_answer({2, 1, 2})) ==
        "right from your value 1 at a");
}

TEST_CASE("notes: what is right has no reason", "[grade]") {
  const GradedQuestion right = grade_of(kBranches, question_of(QuestionType::node_values, "v"),
                                        numbers_answer({3, 3, 2, 2}));
  for (const GradedItem& item : right.items) CHECK(item.note.empty());
  CHECK(sentence(Note{}).empty());
}

TEST_CASE("notes: items are named and told what is right", "[grade]") {
  const GradedQuestion graded =
      grade_of(kBranches, question_of(QuestionType::node_values, "v", alphabeta_rules()),
               numbers_answer({3, 3, 2, 2}));
  std::string text;
  for (const GradedItem& item : graded.items) text += item.id + " " + item.expected + ";";
  CHECK(text == "/ 3;a 3;b ≤2;c 2;");
}
