/// \file
/// Each rule of credit with its arithmetic.
#include "grade/sheet.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

using Nodes = std::vector<NodeId>;

Question with_points(Question question, int points) {
  question.points = points;
  return question;
}

Question cut_leaves() {
  return with_points(question_of(QuestionType::cut_leaves, "c", alphabeta_rules()), 6);
}

Question read_leaves() {
  Question question = question_of(QuestionType::read_leaves, "r", alphabeta_rules());
  question.ordered = true;
  return with_points(question, 7);
}

}  // namespace

// The key is {7, 8} (leaves 4 and 6), worth 6 points.
TEST_CASE("credit: a set earns right minus wrong of its size", "[grade]") {
  const Question cut = cut_leaves();
  CHECK(points(kBranches, cut, nodes_answer({8, 7})) == "6");
  CHECK(points(kBranches, cut, nodes_answer({7})) == "3");           // 1/2
  CHECK(points(kBranches, cut, nodes_answer({7, 8, 10})) == "3");    // (2 - 1)/2
  CHECK(points(kBranches, cut, nodes_answer({7, 10})) == "0");       // (1 - 1)/2
  CHECK(points(kBranches, cut, nodes_answer({10, 11, 12})) == "0");  // below 0
  CHECK(points(kBranches, cut, nodes_answer({7, 7, 7})) == "3");     // once
  CHECK(points(kBranches, cut, none_answer()) == "0");
  CHECK(points(kBranches, cut, {}) == "0");
}

TEST_CASE("credit: in cut leaves a node stands for its leaves", "[grade]") {
  const Question cut = cut_leaves();
  CHECK(points(kBranches, cut, nodes_answer({5})) == "3");     // 2 4 6: (2 - 1)/2
  CHECK(points(kBranches, cut, nodes_answer({5, 7})) == "3");  // 7 is there already
  CHECK(points(kBranches, cut, nodes_answer({0})) == "0");     // 9 leaves: 2 - 7
}

// The key is {6}: the second MAX node of q, with leaves 7 and 8.
TEST_CASE("credit: topmost cut nodes stand for themselves", "[grade]") {
  const std::string tree = "(MAX p: 5 q: (MIN (MAX 4 1) (MAX 7 8)) r: 6)";
  Question cut = with_points(question_of(QuestionType::cut_nodes, "c", alphabeta_rules()), 2);
  CHECK(points(tree, cut, nodes_answer({7, 8})) == "2");
  cut.topmost = true;
  CHECK(points(tree, cut, nodes_answer({6})) == "2");
  CHECK(points(tree, cut, nodes_answer({7, 8})) == "0");
  CHECK(points(tree, cut, nodes_answer({6, 7})) == "0");  // (1 - 1)/1
}

TEST_CASE("credit: an empty key is for none alone", "[grade]") {
  const std::string tree = "(MAX (MIN 1 2) (MIN 3 4))";
  const Question cut = cut_leaves();
  CHECK(points(tree, cut, none_answer()) == "6");
  CHECK(points(tree, cut, nodes_answer({2})) == "0");
  CHECK(points(tree, cut, {}) == "0");
}

TEST_CASE("credit: an exact set is all or nothing", "[grade]") {
  Question cut = cut_leaves();
  cut.exact_set = true;
  CHECK(points(kBranches, cut, nodes_answer({7, 8})) == "6");
  CHECK(points(kBranches, cut, nodes_answer({7})) == "0");
  CHECK(points(kBranches, cut, nodes_answer({7, 8, 10})) == "0");
}

TEST_CASE("credit: an error cost is taken for each wrong or missing element", "[grade]") {
  Question cut = cut_leaves();
  cut.error_cost = 2;
  CHECK(points(kBranches, cut, nodes_answer({7, 8})) == "6");
  CHECK(points(kBranches, cut, nodes_answer({7, 8, 10})) == "4");  // 6 - 2
  CHECK(points(kBranches, cut, nodes_answer({7, 10})) == "2");  // 6 - 2·2: one wrong, one missing
  CHECK(points(kBranches, cut, nodes_answer({10, 11, 12})) == "0");  // 6 - 5·2
  CHECK(points(kBranches, cut, {}) == "0");
}

// Leaves are read in the order 2 3 4 6 10 11 12: 7 points.
TEST_CASE("credit: an order earns its common prefix less what is too much", "[grade]") {
  const Question read = read_leaves();
  CHECK(points(kBranches, read, nodes_answer({2, 3, 4, 6, 10, 11, 12})) == "7");
  CHECK(points(kBranches, read, nodes_answer({2, 3, 4})) == "3");
  CHECK(points(kBranches, read, nodes_answer({2, 3, 4, 6, 7, 8, 10})) == "4");
  // p = 4, given 9, key 7: 4 - 2.
  CHECK(points(kBranches, read, nodes_answer({2, 3, 4, 6, 7, 8, 10, 11, 12})) == "2");
  CHECK(points(kBranches, read, nodes_answer({3, 2, 4})) == "0");
  Question set = read;
  set.ordered = false;
  CHECK(points(kBranches, set, nodes_answer({12, 11, 10, 6, 4, 3, 2})) == "7");
}

TEST_CASE("credit: in an ordered list of cuts a node is its leaves in their order", "[grade]") {
  const std::string tree = "(MAX p: 5 q: (MIN (MAX 4 1) (MAX 7 8)) r: 6)";
  Question cut = cut_leaves();
  cut.ordered = true;
  CHECK(points(tree, cut, nodes_answer({6})) == "6");
  CHECK(points(tree, cut, nodes_answer({8, 7})) == "0");
}

TEST_CASE("credit: of a list the part that can be read is scored and the item is invalid",
          "[grade]") {
  const GradedQuestion graded =
      grade_of(kBranches, cut_leaves(), pieces_answer({piece_of(NodeId{7}), invalid_piece("70")}));
  CHECK(summary(graded) == "invalid 3");
  REQUIRE(graded.items.front().problem);
  CHECK(graded.items.front().problem->facts == std::vector<std::string>{"70"});
}

// 8 points over the four inner nodes: 2 each. True values 3, 3, 2, 2.
TEST_CASE("credit: values split their points over the nodes", "[grade]") {
  const Question values = with_points(question_of(QuestionType::node_values, "v"), 8);
  CHECK(summary(grade_of(kBranches, values, numbers_answer({3, 3, 2, 2}))) ==
        "correct 2; correct 2; correct 2; correct 2");
  CHECK(summary(
            grade_of(kBranches, values,
                     values_answer({number_piece(3), number_piece(3), {}, invalid_piece("?")}))) ==
        "correct 2; correct 2; blank 0; invalid 0");
  const Question three = with_points(question_of(QuestionType::node_values, "v"), 1);
  CHECK(points("(MAX (MIN 1 2) (MIN 3 4))", three, numbers_answer({3, 1, 99})) == "2/3");
}

TEST_CASE("credit: a sign is right wrong or left out", "[grade]") {
  Question values = question_of(QuestionType::node_values, "v", alphabeta_rules());
  values.nodes = {5};  // b: <= 2
  const auto judged = [&](const Piece& piece) {
    return summary(grade_of(kBranches, values, values_answer({piece})));
  };
  CHECK(judged(number_piece(2)) == "correct 1");
  CHECK(judged(bound_piece(2, Bound::at_most)) == "correct 1");
  CHECK(judged(bound_piece(2, Bound::at_least)) == "wrong 0");
  CHECK(judged(bound_piece(2, Bound::exact)) == "wrong 0");
  CHECK(judged(piece_of(Pruned{})) == "wrong 0");
  values.bounds_required = true;
  CHECK(judged(number_piece(2)) == "wrong 0");
  CHECK(judged(bound_piece(2, Bound::at_most)) == "correct 1");
  values.nodes = {1};  // a: exactly 3, which a bare number says
  CHECK(judged(number_piece(3)) == "correct 1");
  values.nodes = {7};
  CHECK(judged(piece_of(Pruned{})) == "correct 1");
  CHECK(judged(number_piece(4)) == "wrong 0");
}

TEST_CASE("credit: a number that may be a thousand is right or nobody knows", "[grade]") {
  Question number = question_of(QuestionType::number, "n");
  number.expect = Typed{};
  number.expect->text = "1.5";
  const auto typed = [](const Number& value) {
    return pieces_answer({piece_of(Claim{TypedNumber{value, 3U, true}, {}})});
  };
  CHECK(summary(grade_of(kBranches, number, typed(Number::fraction(3, 2)))) == "correct 1");
  CHECK(summary(grade_of(kBranches, number, typed(Number::fraction(1234, 1000)))) == "invalid 0");
}

TEST_CASE("credit: numbers in a list count each by its place", "[grade]") {
  Question number = with_points(question_of(QuestionType::number, "n"), 2);
  number.expect = Typed{};
  number.expect->kind = Typed::Kind::list;
  for (const char* text : {"2", "5"}) {
    Typed each;
    each.text = text;
    number.expect->items.push_back(each);
  }
  const auto typed = [](std::initializer_list<Number> numbers) {
    std::vector<Piece> pieces;
    for (const Number& each : numbers) pieces.push_back(number_piece(each));
    return pieces_answer(std::move(pieces));
  };
  CHECK(points(kBranches, number, typed({2, 5})) == "2");
  CHECK(points(kBranches, number, typed({5, 2})) == "0");
  CHECK(points(kBranches, number, typed({2, 7})) == "1");
  CHECK(points(kBranches, number, typed({2, 5, 7})) == "1");  // (2 - 1)/2
}

// Each node a point; each wrong or missing one costs 3 of 4.
TEST_CASE("credit: an error cost counts over all nodes", "[grade]") {
  Question values = with_points(question_of(QuestionType::node_values, "v"), 4);
  values.error_cost = 3;
  CHECK(summary(grade_of(kBranches, values, numbers_answer({3, 3, 2, 2}))) ==
        "correct 1; correct 1; correct 1; correct 1");
  CHECK(points(kBranches, values, numbers_answer({3, 3, 2, 99})) == "1");
  CHECK(points(kBranches, values, numbers_answer({3, 3, 98, 99})) == "0");
  CHECK(points(kBranches, values, {}) == "0");
}

// a [-inf, inf], b [3, inf], c [3, inf], the root [-inf, inf]; 8 points, so 1 an end.
TEST_CASE("credit: each end of a window is half of its node", "[grade]") {
  const Number low = Number::minus_infinity();
  const Number high = Number::infinity();
  const Question windows =
      with_points(question_of(QuestionType::windows, "w", alphabeta_rules()), 8);
  CHECK(summary(grade_of(kBranches, windows,
                         windows_answer({window_of(low, high), window_of(0, high), window_of(2, 4),
                                         window_of(3, high)}))) ==
        "correct 2; partial 1; wrong 0; correct 2");
  WindowPieces half_read = window_of(3, high);
  half_read.beta = invalid_piece("?");
  WindowPieces pruned;
  pruned.pruned = true;
  CHECK(summary(grade_of(kBranches, windows,
                         windows_answer({window_of(low, high), {}, half_read, pruned}))) ==
        "correct 2; blank 0; invalid 1; wrong 0");
}

TEST_CASE("credit: a node never read has no window", "[grade]") {
  Question windows = with_points(question_of(QuestionType::windows, "w", alphabeta_rules()), 2);
  windows.nodes = {7};
  WindowPieces pruned;
  pruned.pruned = true;
  CHECK(summary(grade_of(kBranches, windows, windows_answer({pruned}))) == "correct 2");
  CHECK(summary(grade_of(kBranches, windows, windows_answer({window_of(3, 4)}))) == "wrong 0");
}

// At b the test succeeds at 2 <= 3: [3, inf] before that update, [3, 2] after it.
TEST_CASE("credit: at a cut the window before and after the update are right", "[grade]") {
  Question windows = question_of(QuestionType::windows, "w", alphabeta_rules());
  windows.at_exit = true;
  windows.nodes = {5};
  CHECK(points(kBranches, windows, windows_answer({window_of(3, Number::infinity())})) == "1");
  CHECK(points(kBranches, windows, windows_answer({window_of(3, 2)})) == "1");
  CHECK(points(kBranches, windows, windows_answer({window_of(3, 5)})) == "0.5");
  windows.own_ends = true;
  windows.nodes = {5, 0, 7};  // a leaf has no end of its own, and so no item
  WindowPieces beta;
  beta.beta = number_piece(2);
  WindowPieces alpha;
  alpha.alpha = number_piece(4);
  CHECK(summary(grade_of(kBranches, windows, windows_answer({beta, alpha, {}}))) ==
        "correct 0.5; wrong 0");
}

TEST_CASE("credit: cutoffs are a set of rows or an order", "[grade]") {
  // a is worth 3; b is cut at 2, c at 1: both alpha cutoffs.
  const std::string tree = "(MAX a: (MIN 3 12) b: (MIN 2 4) c: (MIN 1 5))";
  Question cutoffs = with_points(question_of(QuestionType::cutoffs, "k", alphabeta_rules()), 2);
  cutoffs.columns = {Column::node, Column::beta};
  const auto row = [](NodeId node, const Number& beta) {
    return std::vector<Piece>{piece_of(node), number_piece(beta)};
  };
  const Number open = Number::infinity();
  CHECK(points(tree, cutoffs, rows_answer({row(7, open), row(4, open)})) == "2");
  CHECK(points(tree, cutoffs, rows_answer({row(4, 2), row(7, 1)})) == "2");
  CHECK(points(tree, cutoffs, rows_answer({row(4, open), row(4, 2)})) == "1");  // the same cutoff
  CHECK(points(tree, cutoffs, rows_answer({row(4, open), row(7, 3)})) == "0");  // (1 - 1)/2
  CHECK(points(tree, cutoffs, none_answer()) == "0");
  cutoffs.ordered = true;
  CHECK(points(tree, cutoffs, rows_answer({row(4, open), row(7, open)})) == "2");
  CHECK(points(tree, cutoffs, rows_answer({row(7, open), row(4, open)})) == "0");
  CHECK(points(tree, cutoffs, rows_answer({row(4, open)})) == "1");

  cutoffs.ordered = false;
  cutoffs.columns = {Column::kind};  // both rows are the same then
  CHECK(points(tree, cutoffs, rows_answer({{piece_of(KindCell::alpha)}})) == "2");
}

// The mean 7/3 is alpha when q is cut: typed 2.33, it is right.
TEST_CASE("credit: numbers in rows may be rounded", "[grade]") {
  Question cutoffs = question_of(QuestionType::cutoffs, "k", alphabeta_rules());
  cutoffs.columns = {Column::alpha};
  const auto typed = [](const char* text) {
    const Number number = parse_number(text).number.value();
    return rows_answer({{piece_of(Claim{TypedNumber{number, 2U, false}, {}})}});
  };
  const std::string tree = "(MAX (CHANCE 1 2 4) q: (MIN 2 9))";
  CHECK(points(tree, cutoffs, typed("2.33")) == "1");
  CHECK(points(tree, cutoffs, typed("2.34")) == "0");
}

TEST_CASE("credit: a row with a cell that can not be read is invalid", "[grade]") {
  Question cutoffs = question_of(QuestionType::cutoffs, "k", alphabeta_rules());
  cutoffs.columns = {Column::node, Column::kind};
  CHECK(summary(grade_of(kBranches, cutoffs,
                         rows_answer({{piece_of(NodeId{5}), piece_of(KindCell::alpha)},
                                      {piece_of(NodeId{9}), invalid_piece("?")}}))) == "invalid 1");
}

// Inner nodes are entered in the order 0 1 5 9, worth 3, 3, <= 2, 2.
TEST_CASE("credit: a trace earns its rows up to the first wrong one", "[grade]") {
  Question trace = with_points(question_of(QuestionType::trace, "t", alphabeta_rules()), 4);
  trace.columns = {Column::node, Column::value};
  trace.leaf_rows = false;
  const auto row = [](NodeId node, const Piece& value) {
    return std::vector<Piece>{piece_of(node), value};
  };
  CHECK(points(kBranches, trace,
               rows_answer({row(0, number_piece(3)), row(1, number_piece(3)),
                            row(5, bound_piece(2, Bound::at_most)), row(9, number_piece(2))})) ==
        "4");
  CHECK(points(kBranches, trace,
               rows_answer({row(0, number_piece(3)), row(1, number_piece(3)),
                            row(5, bound_piece(2, Bound::at_least)), row(9, number_piece(2))})) ==
        "2");
}

TEST_CASE("credit: any optimal line is right and each step counts", "[grade]") {
  // p then 4, or q then 4: both are worth 4. Two steps of two.
  const std::string tree = "(MAX p: (MIN 4 6) q: (MIN 4 9) r: (MIN 1 8))";
  const Question line = with_points(question_of(QuestionType::principal_line, "l"), 2);
  CHECK(points(tree, line, nodes_answer({1, 2})) == "2");
  CHECK(points(tree, line, nodes_answer({4, 5})) == "2");
  CHECK(points(tree, line, nodes_answer({4, 6})) == "1");
  CHECK(points(tree, line, nodes_answer({4})) == "1");
  CHECK(points(tree, line, nodes_answer({7, 8})) == "0");
  CHECK(points(tree, line, nodes_answer({1, 2, 2})) == "1");  // 2 - 1
}

TEST_CASE("credit: of lines of several lengths the best for the student counts", "[grade]") {
  // p is a leaf worth 4; q is worth 4 by two steps more.
  const std::string tree = "(MAX p: 4 q: (MIN (MAX 4 1) 9))";
  const Question line = with_points(question_of(QuestionType::principal_line, "l"), 6);
  CHECK(points(tree, line, nodes_answer({1})) == "6");
  CHECK(points(tree, line, nodes_answer({2, 3, 4})) == "6");
  CHECK(points(tree, line, nodes_answer({2, 3})) == "4");  // 2/3
}

TEST_CASE("credit: of several actions where one is asked each has to be right", "[grade]") {
  const std::string tree = "(MAX p: (MIN 4 6) q: (MIN 4 9) r: (MIN 1 8))";
  const Question best = question_of(QuestionType::best_action, "m");
  const auto judged = [&](const std::vector<NodeId>& nodes) {
    Answer answer = nodes_answer(nodes);
    answer.is_either_or = nodes.size() > 1;
    return summary(grade_of(tree, best, answer));
  };
  CHECK(judged({4}) == "correct 1");
  CHECK(judged({1, 4}) == "correct 1");
  CHECK(judged({7}) == "wrong 0");
  CHECK(judged({4, 7}) == "invalid 0");
}

TEST_CASE("credit: all optimal actions are a set", "[grade]") {
  const std::string tree = "(MAX p: (MIN 4 6) q: (MIN 4 9) r: (MIN 1 8))";
  Question best = with_points(question_of(QuestionType::best_action, "m"), 2);
  best.every_best = true;
  CHECK(points(tree, best, nodes_answer({4, 1})) == "2");
  CHECK(points(tree, best, nodes_answer({4})) == "1");
  CHECK(points(tree, best, nodes_answer({1, 4, 7})) == "1");
}

TEST_CASE("credit: options are whole or a set", "[grade]") {
  Question choice = with_points(question_of(QuestionType::choice, "q"), 2);
  for (const char* key : {"a", "b", "c"}) {
    Option option;
    option.key = key;
    choice.options.push_back(option);
  }
  choice.expect = Typed{};
  choice.expect->text = "b";
  const auto chosen = [](std::initializer_list<const char*> keys) {
    std::vector<Piece> pieces;
    for (const char* key : keys) pieces.push_back(piece_of(std::string(key)));
    return pieces_answer(std::move(pieces));
  };
  CHECK(points(kBranches, choice, chosen({"b"})) == "2");
  CHECK(summary(grade_of(kBranches, choice, chosen({"b", "c"}))) == "invalid 0");
  CHECK(summary(grade_of(kBranches, choice, chosen({"a", "c"}))) == "wrong 0");

  choice.expect->kind = Typed::Kind::list;
  for (const char* key : {"a", "c"}) {
    Typed each;
    each.text = key;
    choice.expect->items.push_back(each);
  }
  CHECK(points(kBranches, choice, chosen({"c", "a"})) == "2");
  CHECK(points(kBranches, choice, chosen({"a"})) == "1");
  CHECK(points(kBranches, choice, chosen({"a", "b", "c"})) == "1");
}

TEST_CASE("credit: none counts as zero", "[grade]") {
  Question count = question_of(QuestionType::count, "n", alphabeta_rules());
  count.of = "leaves_cut";
  CHECK(points(kBranches, count, none_answer()) == "0");
  CHECK(points("(MAX (MIN 1 2) (MIN 3 4))", count, none_answer()) == "1");
  CHECK(points(kBranches, count, pieces_answer({number_piece(2)})) == "1");
}

TEST_CASE("credit: free words wait for a person", "[grade]") {
  const Question text = with_points(question_of(QuestionType::text, "t"), 5);
  const GradedQuestion said =
      grade_of(kBranches, text, pieces_answer({piece_of(std::string("-"))}));
  CHECK(summary(said) == "pending 0");
  CHECK(said.max_score == Number(0));
  const GradedQuestion blank = grade_of(kBranches, text, {});
  CHECK(summary(blank) == "blank 0");
  CHECK(blank.max_score == Number(5));
}

// By the key b (worth 2) is cut after its first leaf. Right to left it is not: there 2 is last.
TEST_CASE("credit: a question is scored whole under each convention and the best counts",
          "[grade]") {
  Question values = question_of(QuestionType::node_values, "v", alphabeta_rules());
  values.nodes = {1, 5, 7, 8};
  Alternative reversed;
  reversed.rules.values = alphabeta_rules();
  reversed.rules.values.order = Order::reversed;
  reversed.rules.given = {"order"};
  values.also_accept = {reversed};
  const Piece pruned = piece_of(Pruned{});

  const GradedQuestion own = grade_of(
      kBranches, values, values_answer({number_piece(3), number_piece(2), pruned, pruned}));
  CHECK(own.score == Number(1));
  CHECK_FALSE(own.alternative);
  const GradedQuestion other = grade_of(kBranches, values, numbers_answer({3, 2, 4, 6}));
  CHECK(other.score == Number(1));
  CHECK(other.alternative == std::optional<std::size_t>(0));
  // One of each: 3/4 either way, so that the key's own counts.
  const GradedQuestion mixed =
      grade_of(kBranches, values,
               values_answer({number_piece(3), number_piece(2), pruned, number_piece(6)}));
  CHECK(mixed.score == Number::fraction(3, 4));
  CHECK_FALSE(mixed.alternative);
}

TEST_CASE("credit: one more answer may be accepted", "[grade]") {
  Question best = question_of(QuestionType::best_action, "m");
  Alternative also;
  also.answer = Typed{};
  also.answer->text = "c";
  best.also_accept = {also};
  const GradedQuestion graded = grade_of(kBranches, best, nodes_answer({9}));
  CHECK(summary(graded) == "correct 1");
  CHECK(graded.items.front().expected == "c");
  CHECK(points(kBranches, best, nodes_answer({5})) == "0");
}
