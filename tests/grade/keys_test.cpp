/// \file
/// Keys of small trees, worked out by hand.
#include "grade/sheet.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

using Nodes = std::vector<NodeId>;

/// `3, <=2, pruned`.
std::string value_texts(const Result<Answer>& key) {
  std::string text;
  for (const Piece& piece : key->values) {
    if (!text.empty()) text += ", ";
    const Claim* claim = std::get_if<Claim>(&piece.value);
    if (claim == nullptr) {
      text += "pruned";
      continue;
    }
    if (claim->bound) text += *claim->bound == Bound::at_most ? "<=" : ">=";
    text += to_text(claim->number.value);
  }
  return text;
}

std::string cell_text(const Piece& cell) {
  if (const NodeId* node = std::get_if<NodeId>(&cell.value)) return "n" + std::to_string(*node);
  if (const KindCell* kind = std::get_if<KindCell>(&cell.value))
    return *kind == KindCell::alpha ? "alpha" : "beta";
  const Claim& claim = std::get<Claim>(cell.value);
  const std::string sign = !claim.bound ? "" : *claim.bound == Bound::at_most ? "<=" : ">=";
  return sign + to_text(claim.number.value);
}

std::string row_texts(const Answer& key) {
  std::string text;
  for (const std::vector<Piece>& row : key.rows) {
    for (const Piece& cell : row) text += cell_text(cell) + " ";
    text.back() = ';';
  }
  return text;
}

std::string window_texts(const Answer& key) {
  std::string text;
  for (const WindowPieces& window : key.windows) {
    if (window.pruned) {
      text += "pruned;";
      continue;
    }
    for (const Piece& end : {window.alpha, window.beta})
      text += (end.state == ReadState::blank ? "-" : cell_text(end)) + " ";
    text.back() = ';';
  }
  return text;
}

}  // namespace

TEST_CASE("keys: values are those of the search", "[grade]") {
  Question values = question_of(QuestionType::node_values, "v");
  CHECK(value_texts(key_of(kBranches, values)) == "3, 3, 2, 2");
  // b is cut after 2; c has all its leaves read.
  values.rules = alphabeta_rules();
  values.nodes = {0, 1, 5, 9, 7};
  CHECK(value_texts(key_of(kBranches, values)) == "3, 3, <=2, 2, pruned");
}

TEST_CASE("keys: a mean is exact", "[grade]") {
  const Question values = question_of(QuestionType::node_values, "v");
  CHECK(value_texts(key_of("(CHANCE 1 2 4)", values)) == "7/3");
}

TEST_CASE("keys: the best actions are those of best play whatever is cut", "[grade]") {
  // q is worth 4 too, which alpha-beta does not find out.
  const std::string tree = "(MAX p: (MIN 4 6) q: (MIN 4 9) r: (MIN 1 8))";
  Question best = question_of(QuestionType::best_action, "m", alphabeta_rules());
  CHECK(key_nodes(tree, best) == Nodes{1});
  best.every_best = true;
  CHECK(key_nodes(tree, best) == Nodes{1, 4});
  best.at_node = 7;
  CHECK(key_nodes(tree, best) == Nodes{8});
}

TEST_CASE("keys: no action is best at a leaf or a CHANCE node", "[grade]") {
  Question best = question_of(QuestionType::best_action, "m");
  CHECK(key_of("(CHANCE 1 2)", best).error().code == ErrorCode::no_action_there);
  best.at_node = 1;
  CHECK(key_of("(MAX 1 2)", best).error().code == ErrorCode::no_action_there);
}

TEST_CASE("keys: what is cut comes in the order it is cut off", "[grade]") {
  const Rules ab = alphabeta_rules();
  CHECK(key_nodes(kBranches, question_of(QuestionType::cut_leaves, "c", ab)) == Nodes{7, 8});
  // p is worth 5. q: its first child is a MAX node worth 4, so that q is cut and r's leaves remain.
  const std::string tree = "(MAX p: 5 q: (MIN (MAX 4 1) (MAX 7 8)) r: 6)";
  CHECK(key_nodes(tree, question_of(QuestionType::cut_leaves, "c", ab)) == Nodes{7, 8});
  CHECK(key_nodes(tree, question_of(QuestionType::cut_nodes, "c", ab)) == Nodes{6});
}

TEST_CASE("keys: what is read comes in the order of reading", "[grade]") {
  Rules ab = alphabeta_rules();
  CHECK(key_nodes(kBranches, question_of(QuestionType::read_leaves, "r", ab)) ==
        Nodes{2, 3, 4, 6, 10, 11, 12});
  // c first: 2 5 14; then b: 6 4 2 (only the last is <= 2); then a: 8 12 3.
  ab.order = Order::reversed;
  CHECK(key_nodes(kBranches, question_of(QuestionType::read_nodes, "r", ab)) ==
        Nodes{0, 9, 12, 11, 10, 5, 8, 7, 6, 1, 4, 3, 2});
}

TEST_CASE("keys: windows on arrival and after the last child", "[grade]") {
  Question windows = question_of(QuestionType::windows, "w", alphabeta_rules());
  CHECK(window_texts(*key_of(kBranches, windows)) == "-inf inf;-inf inf;3 inf;3 inf;");
  // a: beta falls to 3. b: the test succeeds at 2, so that the window stays. c: beta falls to 14
  // and 5, then the test succeeds at 2. The root: alpha rose to 3.
  windows.at_exit = true;
  CHECK(window_texts(*key_of(kBranches, windows)) == "3 inf;-inf 3;3 inf;3 5;");
  windows.own_ends = true;
  CHECK(window_texts(*key_of(kBranches, windows)) == "3 -;- 3;- inf;- 5;");
}

TEST_CASE("keys: rows of cutoffs and of a trace", "[grade]") {
  Question cutoffs = question_of(QuestionType::cutoffs, "k", alphabeta_rules());
  cutoffs.columns = {Column::node, Column::after, Column::alpha, Column::beta, Column::kind};
  CHECK(row_texts(*key_of(kBranches, cutoffs)) == "n5 n6 3 inf alpha;");

  Question trace = question_of(QuestionType::trace, "t", alphabeta_rules());
  trace.columns = {Column::node, Column::alpha, Column::beta, Column::value};
  trace.leaf_rows = false;
  CHECK(row_texts(*key_of(kBranches, trace)) ==
        "n0 -inf inf 3;n1 -inf inf 3;n5 3 inf <=2;n9 3 inf 2;");

  trace.update_rows = true;
  trace.columns = {Column::node, Column::alpha, Column::beta};
  CHECK(row_texts(*key_of("(MAX 3 (MIN 2 4))", trace)) == "n0 3 inf;n2 3 inf;n0 3 inf;");
}

TEST_CASE("keys: counts are those of the search", "[grade]") {
  Question count = question_of(QuestionType::count, "n", alphabeta_rules());
  const auto counted = [&](const std::string& of) {
    count.of = of;
    return to_text(std::get<Claim>(key_of(kBranches, count)->pieces.front().value).number.value);
  };
  CHECK(counted("nodes") == "13");
  CHECK(counted("leaves_read") == "7");
  CHECK(counted("leaves_cut") == "2");
  CHECK(counted("cutoffs") == "1");
  CHECK(counted("depth") == "2");
  count.of = "cats";
  CHECK(key_of(kBranches, count).error().code == ErrorCode::unknown_count);
}

TEST_CASE("keys: the principal line ends at a leaf or at CHANCE", "[grade]") {
  const Question line = question_of(QuestionType::principal_line, "l");
  CHECK(key_nodes(kBranches, line) == Nodes{1, 2});
  CHECK(key_nodes("(MAX 1 (MIN (CHANCE 2 4) 7))", line) == Nodes{2, 3});
  CHECK(key_of("(CHANCE 2 4)", line)->state == ReadState::none);
}

TEST_CASE("keys: cuts cutoffs and windows need a search that cuts", "[grade]") {
  for (const QuestionType type : {QuestionType::cut_leaves, QuestionType::cut_nodes,
                                  QuestionType::cutoffs, QuestionType::windows}) {
    const Result<Answer> key = key_of(kBranches, question_of(type, "q"));
    REQUIRE_FALSE(key);
    CHECK(key.error().code == ErrorCode::no_cutoffs);
    CHECK(key.error().facts == std::vector<std::string>{"minimax"});
  }
  Question trace = question_of(QuestionType::trace, "t");
  trace.columns = {Column::node, Column::alpha};
  CHECK(key_of(kBranches, trace).error().code == ErrorCode::no_cutoffs);
  trace.columns = {Column::node, Column::value};
  CHECK(key_of(kBranches, trace));
}

TEST_CASE("keys: rules that do not fit the tree are an error", "[grade]") {
  Rules minimax;
  minimax.algorithm = Algorithm::minimax;
  CHECK(key_of("(CHANCE 1 2)", question_of(QuestionType::node_values, "v", minimax)).error().code ==
        ErrorCode::chance_needs_expectimax);
}

TEST_CASE("keys: under a depth limit nodes are those of the whole tree", "[grade]") {
  // The search stops at b and c, worth their evals 4 and 6; node 6 is c, after 2 3 4 below b.
  const std::string tree = "(MAX (MIN :name b :eval 4 1 2 (MAX 3)) (MIN :name c :eval 6 5 9))";
  Question values = question_of(QuestionType::node_values, "v");
  values.rules.depth = 1;
  values.nodes = {0, 1, 6, 4};
  CHECK(value_texts(key_of(tree, values)) == "6, 4, 6, pruned");
  Question best = question_of(QuestionType::best_action, "m");
  best.rules.depth = 1;
  CHECK(key_nodes(tree, best) == Nodes{6});
}

TEST_CASE("keys: options that are answers are judged by the search", "[grade]") {
  Question choice = question_of(QuestionType::choice, "q", alphabeta_rules());
  const auto option = [](std::string key, std::string text, QuestionType of) {
    Option judged;
    judged.key = std::move(key);
    judged.answer = Typed{};
    judged.answer->text = std::move(text);
    judged.of = of;
    return judged;
  };
  choice.options = {option("x", "b", QuestionType::best_action),
                    option("y", "a", QuestionType::best_action)};
  const Answer key = key_of(kBranches, choice).value();
  REQUIRE(key.pieces.size() == 1);
  CHECK(std::get<std::string>(key.pieces.front().value) == "y");
  choice.options.pop_back();
  CHECK(key_of(kBranches, choice).error().code == ErrorCode::no_true_option);
}
