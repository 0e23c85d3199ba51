/// \file
/// What holds of all grades, on random trees under random rules.
#include <algorithm>
#include <map>
#include <random>

#include "grade/sheet.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"
#include "support/random_tree.h"

namespace gametree::test {
namespace {

/// An exercise is searched in many ways, so that a part of the trees is enough.
std::size_t trees() { return property_trees() / 20; }

std::vector<Column> all_columns(QuestionType type, bool has_windows) {
  if (type == QuestionType::cutoffs)
    return {Column::node, Column::after, Column::alpha, Column::beta, Column::kind};
  if (!has_windows) return {Column::node, Column::value};
  return {Column::node, Column::alpha, Column::beta, Column::value};
}

/// A question of that type with its keys drawn.
Question draw_question(std::mt19937_64& random, QuestionType type, const GameTree& tree,
                       const Rules& rules) {
  using reference::draw;
  Question question = question_of(type, "q", rules);
  question.points = static_cast<std::int64_t>(1 + draw(random, 9));
  question.ordered = draw(random, 2) == 0;
  question.every_best = draw(random, 2) == 0;
  question.topmost = draw(random, 2) == 0;
  question.at_exit = draw(random, 2) == 0;
  question.own_ends = draw(random, 2) == 0;
  question.exact_set = draw(random, 4) == 0;
  question.bounds_required = draw(random, 4) == 0;
  question.leaf_rows = draw(random, 2) == 0;
  question.update_rows = draw(random, 2) == 0;
  if (draw(random, 4) == 0) question.error_cost = static_cast<std::int64_t>(draw(random, 4));
  question.columns = all_columns(type, rules.algorithm == Algorithm::alphabeta);
  question.of = draw(random, 2) == 0 ? "leaves_read" : "nodes";
  for (NodeId node = 0; node < tree.size(); ++node)
    if (!tree.is_leaf(node) || draw(random, 4) == 0) question.nodes.push_back(node);
  return question;
}

constexpr std::array kSearched = {
    QuestionType::node_values,    QuestionType::best_action, QuestionType::cut_leaves,
    QuestionType::cut_nodes,      QuestionType::read_leaves, QuestionType::read_nodes,
    QuestionType::cutoffs,        QuestionType::windows,     QuestionType::count,
    QuestionType::principal_line, QuestionType::trace};

/// A tree, rules that fit it, and a question about both.
struct Case {
  GameTree tree;
  Exercise exercise;
  std::string text;

  [[nodiscard]] const Question& question() const { return exercise.questions.front(); }
};

Case draw_case(std::mt19937_64& random, std::size_t type) {
  const reference::Node node = reference::random_tree(random, reference::random_shape(random));
  const reference::Rules rules = reference::random_rules(random, node);
  GameTree tree = to_tree(node);
  Case drawn{tree, {}, reference::to_sexpr(node) + " " + reference::describe(rules)};
  drawn.exercise.trees = {{"", tree}};
  drawn.exercise.questions = {
      draw_question(random, kSearched[type % kSearched.size()], tree, to_rules(rules))};
  return drawn;
}

GradedQuestion grade(const Case& drawn, const Answer& answer) {
  return grades(drawn.exercise, {answer}).front();
}

std::optional<Answer> key(const Case& drawn) {
  const PlainReading reading;
  grade::KeyMaker maker(drawn.exercise, reading);
  const auto key = maker.key(drawn.question(), drawn.question().rules);
  if (!key) return std::nullopt;
  return (*key)->answer();
}

NodeId draw_node(std::mt19937_64& random, const GameTree& tree) {
  return static_cast<NodeId>(reference::draw(random, tree.size()));
}

Number draw_value(std::mt19937_64& random, const GameTree& tree) {
  const NodeId node = draw_node(random, tree);
  if (tree.is_leaf(node)) return tree.utility(node);
  return static_cast<std::int64_t>(reference::draw(random, 9)) - 4;
}

Piece draw_claim(std::mt19937_64& random, const GameTree& tree) {
  switch (reference::draw(random, 8)) {
    case 0:
      return {};
    case 1:
      return invalid_piece("?");
    case 2:
      return piece_of(Pruned{});
    case 3:
      return bound_piece(draw_value(random, tree), Bound::at_most);
    default:
      return number_piece(draw_value(random, tree));
  }
}

/// Any answer at all, of pieces that may stand there.
Answer draw_answer(std::mt19937_64& random, const Question& question, const GameTree& tree) {
  using reference::draw;
  Answer answer;
  answer.state = static_cast<ReadState>(std::min<std::uint64_t>(draw(random, 12), 2));
  if (draw(random, 20) == 0) answer.state = ReadState::invalid;
  if (answer.state != ReadState::read) return answer;
  for (std::size_t i = 0; i < question.nodes.size(); ++i) {
    answer.values.push_back(draw_claim(random, tree));
    answer.windows.push_back(
        {draw(random, 8) == 0, draw_claim(random, tree), draw_claim(random, tree)});
  }
  const bool is_count = question.type == QuestionType::count;
  for (std::uint64_t i = draw(random, 8); i-- > 0;)
    answer.pieces.push_back(is_count ? draw_claim(random, tree)
                                     : piece_of(draw_node(random, tree)));
  if (draw(random, 8) == 0) answer.pieces.push_back(invalid_piece("?"));
  for (std::uint64_t i = draw(random, 6); i-- > 0;) {
    std::vector<Piece> row;
    for (const Column column : question.columns) {
      const bool is_node = column == Column::node || column == Column::after;
      row.push_back(is_node                  ? piece_of(draw_node(random, tree))
                    : column == Column::kind ? piece_of(KindCell::alpha)
                                             : draw_claim(random, tree));
    }
    answer.rows.push_back(std::move(row));
  }
  return answer;
}

}  // namespace

TEST_CASE("grades: the key itself gets full marks for each type", "[property]") {
  std::mt19937_64 random(21);
  std::size_t computed = 0;
  for (std::size_t i = 0; i < trees(); ++i) {
    const Case drawn = draw_case(random, i);
    INFO(drawn.text);
    const std::optional<Answer> right = key(drawn);
    if (!right) continue;
    ++computed;
    const GradedQuestion graded = grade(drawn, *right);
    REQUIRE(graded.score == drawn.question().points);
    REQUIRE(graded.max_score == drawn.question().points);
    for (const GradedItem& item : graded.items) REQUIRE(item.status == ItemStatus::correct);
  }
  CHECK(computed > trees() / 3);
}

TEST_CASE("grades: a blank answer gets nothing", "[property]") {
  std::mt19937_64 random(22);
  for (std::size_t i = 0; i < trees(); ++i) {
    const Case drawn = draw_case(random, i);
    INFO(drawn.text);
    if (!key(drawn)) continue;
    const GradedQuestion graded = grade(drawn, {});
    REQUIRE(graded.score == Number(0));
    for (const GradedItem& item : graded.items) REQUIRE(item.status == ItemStatus::blank);
  }
}

TEST_CASE("grades: any answer gets between nothing and all and items add up", "[property]") {
  std::mt19937_64 random(23);
  for (std::size_t i = 0; i < 2 * trees(); ++i) {
    Case drawn = draw_case(random, i);
    // Values before it, so that there is something to follow from.
    Question values =
        draw_question(random, QuestionType::node_values, drawn.tree, drawn.question().rules);
    drawn.exercise.questions.insert(drawn.exercise.questions.begin(), values);
    drawn.exercise.grading.follow_through = Number::fraction(1, 2);
    INFO(drawn.text);
    std::vector<Answer> answers;
    for (const Question& question : drawn.exercise.questions)
      answers.push_back(draw_answer(random, question, drawn.tree));
    for (const GradedQuestion& graded : grades(drawn.exercise, answers)) {
      REQUIRE(graded.score >= Number(0));
      REQUIRE(graded.score <= graded.max_score);
      Number sum;
      for (const GradedItem& item : graded.items) {
        REQUIRE(item.points >= Number(0));
        REQUIRE(item.points <= item.max_points);
        if (item.status == ItemStatus::wrong || item.status == ItemStatus::blank)
          REQUIRE_FALSE(
              (!drawn.exercise.questions[graded.question].error_cost && item.points.sign() != 0));
        sum = sum + item.points;
        sentence(item.note);
      }
      REQUIRE(sum == graded.score);
    }
  }
}

TEST_CASE("grades: naming every leaf earns nothing where the key holds at most half of them",
          "[property]") {
  std::mt19937_64 random(24);
  for (std::size_t i = 0; i < trees(); ++i) {
    Case drawn = draw_case(random, 2);
    Question& question = drawn.exercise.questions.front();
    question.ordered = false;
    question.error_cost.reset();
    INFO(drawn.text);
    const std::optional<Answer> right = key(drawn);
    if (!right) continue;
    std::vector<NodeId> leaves;
    const auto searched = search(drawn.tree, question.rules).value().tree;
    for (NodeId node = 0; node < searched.searched().size(); ++node)
      if (searched.searched().is_leaf(node)) leaves.push_back(searched.origin(node));
    if (2 * right->pieces.size() > leaves.size()) continue;
    REQUIRE(grade(drawn, nodes_answer(leaves)).score == Number(0));
  }
}

namespace {

// Five layers of two or three children each, MAX first; CHANCE in the middle where asked for.
reference::Node draw_layers(std::mt19937_64& random, int depth, bool with_chance) {
  reference::Node node;
  if (depth == 4) {
    node.utility = reference::Exact(static_cast<int>(reference::draw(random, 41)) - 20);
    return node;
  }
  node.player = depth % 2 == 0 ? reference::Player::max : reference::Player::min;
  if (with_chance && depth == 2) node.player = reference::Player::chance;
  const std::uint64_t children = 2 + reference::draw(random, 2);
  for (std::uint64_t i = 0; i < children; ++i) {
    node.children.push_back(draw_layers(random, depth + 1, with_chance));
    if (node.player == reference::Player::chance)
      node.children.back().probability = reference::Rational(1) / children;
  }
  return node;
}

}  // namespace

TEST_CASE("grades: filling in one number earns next to nothing", "[property]") {
  for (const bool with_chance : {false, true}) {
    std::mt19937_64 random(25);
    double earned = 0;
    const std::size_t count = std::max<std::size_t>(trees(), 200);
    for (std::size_t i = 0; i < count; ++i) {
      const GameTree tree = to_tree(draw_layers(random, 0, with_chance));
      Exercise exercise;
      exercise.trees = {{"", tree}};
      Question values = question_of(QuestionType::node_values, "v");
      values.nodes = inner_nodes(tree);
      exercise.questions = {values};
      // A number that stands in the tree, as one would choose.
      NodeId leaf = draw_node(random, tree);
      while (!tree.is_leaf(leaf)) leaf = draw_node(random, tree);
      const Answer filled =
          values_answer(std::vector<Piece>(values.nodes.size(), number_piece(tree.utility(leaf))));
      earned += grades(exercise, {filled}).front().score.to_double();
    }
    CHECK(earned / static_cast<double>(count) <= 0.10);
  }
}

TEST_CASE("grades: accepting more never takes anything away", "[property]") {
  std::mt19937_64 random(26);
  for (std::size_t i = 0; i < trees(); ++i) {
    Case drawn = draw_case(random, i);
    Question values =
        draw_question(random, QuestionType::node_values, drawn.tree, drawn.question().rules);
    drawn.exercise.questions.insert(drawn.exercise.questions.begin(), values);
    INFO(drawn.text);
    std::vector<Answer> answers;
    for (const Question& question : drawn.exercise.questions)
      answers.push_back(draw_answer(random, question, drawn.tree));
    const std::vector<GradedQuestion> before = grades(drawn.exercise, answers);
    for (Question& question : drawn.exercise.questions) {
      Alternative also;
      also.rules.values = question.rules;
      also.rules.values.order = Order::reversed;
      also.rules.given = {"order"};
      question.also_accept = {also};
    }
    const std::vector<GradedQuestion> after = grades(drawn.exercise, answers);
    for (std::size_t question = 0; question < before.size(); ++question)
      REQUIRE(after[question].score >= before[question].score);
  }
}

namespace {

/// What the values of a tree are where one node is worth something else, worked out from below.
std::vector<Number> values_with(const GameTree& tree, NodeId changed, const Number& value) {
  std::vector<Number> values(tree.size());
  for (NodeId node = tree.size(); node-- > 0;) {
    if (tree.is_leaf(node)) {
      values[node] = tree.utility(node);
    } else if (tree.player(node) == Player::chance) {
      const std::vector<NodeId> children = tree.children(node);
      for (std::size_t i = 0; i < children.size(); ++i)
        values[node] = values[node] + tree.probability(node, i) * values[children[i]];
    } else {
      values[node] = values[node + 1];
      for (const NodeId child : tree.children(node))
        values[node] = tree.player(node) == Player::max ? std::max(values[node], values[child])
                                                        : std::min(values[node], values[child]);
    }
    if (node == changed) values[node] = value;
  }
  return values;
}

bool is_one_number(const std::vector<Number>& values, const std::vector<NodeId>& nodes) {
  return std::ranges::all_of(nodes,
                             [&](NodeId node) { return values[node] == values[nodes.front()]; });
}

}  // namespace

TEST_CASE("grades: one changed value with later values consistent loses that item alone",
          "[property]") {
  std::mt19937_64 random(27);
  std::size_t followed = 0;
  for (std::size_t i = 0; i < trees(); ++i) {
    reference::Shape shape = reference::random_shape(random);
    shape.infinite_percent = 0;
    const reference::Node node = reference::random_tree(random, shape);
    const GameTree tree = to_tree(node);
    INFO(reference::to_sexpr(node));
    Question values = question_of(QuestionType::node_values, "v");
    values.nodes = inner_nodes(tree);
    if (values.nodes.empty()) continue;
    const NodeId changed = values.nodes[reference::draw(random, values.nodes.size())];
    const NodeId leaf =
        changed + 1 + static_cast<NodeId>(reference::draw(random, tree.end(changed) - changed - 1));
    if (!tree.is_leaf(leaf)) continue;
    const std::vector<Number> truth = values_with(tree, tree.size(), 0);
    const std::vector<Number> said = values_with(tree, changed, tree.utility(leaf));
    if (said[changed] == truth[changed] || is_one_number(said, values.nodes)) continue;

    std::vector<Piece> typed;
    for (const NodeId asked : values.nodes) typed.push_back(number_piece(said[asked]));
    Exercise exercise;
    exercise.trees = {{"", tree}};
    exercise.questions = {values};
    const GradedQuestion graded = grades(exercise, {values_answer(std::move(typed))}).front();
    for (const GradedItem& item : graded.items) {
      if (*item.node == changed) {
        REQUIRE(item.status == ItemStatus::wrong);
        continue;
      }
      REQUIRE(item.points == item.max_points);
      if (said[*item.node] == truth[*item.node]) REQUIRE(item.status == ItemStatus::correct);
      if (item.status == ItemStatus::follow_through) ++followed;
    }
  }
  CHECK(followed > 0);
}

}  // namespace gametree::test
