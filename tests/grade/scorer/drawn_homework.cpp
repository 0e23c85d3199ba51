/// \file
/// Two to five questions; where one follows from another, values come first.
#include "grade/scorer/drawn_homework.h"

#include <algorithm>
#include <array>

#include "grade/scorer/lists.h"
#include "grade/scorer/plain_search.h"
#include "support/from_reference.h"
#include "support/random_tree.h"

namespace scorer {
namespace {

using gametree::Column;
using gametree::Question;
using gametree::QuestionType;
using reference::draw;

bool one_in(std::mt19937_64& random, std::uint64_t count) { return draw(random, count) == 0; }

constexpr std::array kTypes = {
    QuestionType::node_values, QuestionType::cut_leaves,  QuestionType::cut_nodes,
    QuestionType::windows,     QuestionType::best_action, QuestionType::read_leaves,
    QuestionType::read_nodes,  QuestionType::cutoffs,     QuestionType::principal_line,
    QuestionType::trace,       QuestionType::node_values, QuestionType::windows};

bool is_choice(Player role) { return role == Player::max || role == Player::min; }

Rules draw_rules(std::mt19937_64& random, const Node& tree) {
  Rules rules = reference::random_rules(random, tree);
  rules.algorithm = reference::Algorithm::alphabeta;
  return rules;
}

bool may_be_plain(QuestionType type) {
  return type != QuestionType::cut_leaves && type != QuestionType::cut_nodes &&
         type != QuestionType::cutoffs && type != QuestionType::windows;
}

bool is_per_node(QuestionType type) {
  return type == QuestionType::node_values || type == QuestionType::windows;
}

std::vector<Column> draw_columns(std::mt19937_64& random, const Task& task) {
  std::vector<Column> columns = {Column::node};
  if (task.question.type == QuestionType::cutoffs) {
    if (one_in(random, 8)) return {Column::kind};
    if (one_in(random, 8)) return {Column::after};
    for (const Column column : {Column::after, Column::kind})
      if (one_in(random, 3)) columns.push_back(column);
  }
  if (has_cuts(task.rules))
    for (const Column column : {Column::alpha, Column::beta})
      if (one_in(random, 2)) columns.push_back(column);
  if (task.question.type == QuestionType::trace && one_in(random, 2))
    columns.push_back(Column::value);
  return columns;
}

bool may_be_asked(const LimitedTree& tree, const Question& question, std::size_t spot) {
  return !question.own_ends || is_choice(tree.spots[spot].role);
}

std::vector<gametree::NodeId> draw_nodes(std::mt19937_64& random, const LimitedTree& tree,
                                         const Question& question) {
  std::vector<gametree::NodeId> nodes;
  const bool is_all = one_in(random, 2);
  for (std::size_t spot = 0; spot < tree.spots.size(); ++spot) {
    if (!may_be_asked(tree, question, spot)) continue;
    const bool is_drawn = tree.is_leaf(spot) ? one_in(random, 8) : is_all || !one_in(random, 3);
    if (is_drawn) nodes.push_back(static_cast<gametree::NodeId>(tree.spots[spot].whole));
  }
  if (one_in(random, 4)) std::shuffle(nodes.begin(), nodes.end(), random);
  return nodes;
}

bool draw_at(std::mt19937_64& random, const LimitedTree& tree, Question& question) {
  std::vector<std::size_t> places;
  for (const Spot& spot : tree.spots)
    if (is_choice(spot.role)) places.push_back(spot.whole);
  if (places.empty()) return false;
  const std::size_t number = one_in(random, 2) ? 0 : draw(random, places.size());
  question.at_node = static_cast<gametree::NodeId>(places[number]);
  return true;
}

void draw_settings(std::mt19937_64& random, Task& task) {
  Question& question = task.question;
  const bool is_read =
      question.type == QuestionType::read_leaves || question.type == QuestionType::read_nodes;
  const bool is_list = may_be_plain(question.type) == is_read && !is_per_node(question.type);
  question.ordered = is_list && !one_in(random, is_read ? 3 : 2) == is_read;
  question.topmost = question.type == QuestionType::cut_nodes && one_in(random, 2);
  question.every_best = question.type == QuestionType::best_action && one_in(random, 2);
  question.at_exit = question.type == QuestionType::windows && one_in(random, 2);
  question.own_ends = question.type == QuestionType::windows && one_in(random, 3);
  question.bounds_required = question.type == QuestionType::node_values && one_in(random, 4);
  question.leaf_rows = question.type != QuestionType::trace || one_in(random, 2);
  const bool is_set = (is_list && !question.ordered) || question.every_best;
  question.exact_set = is_set && one_in(random, 6);
  if ((is_set || is_per_node(question.type)) && !question.exact_set && one_in(random, 5))
    task.error_cost = Rational(static_cast<int>(1 + draw(random, 4)), 2);
}

/// Whether there is something to ask.
bool draw_task(std::mt19937_64& random, const LimitedTree& tree, Task& task) {
  task.points = static_cast<int>(1 + draw(random, 9));
  // What follows for it under cuts is shown in scorer_cases_test.cpp.
  const bool is_action = task.question.type == QuestionType::best_action;
  if (is_action || (may_be_plain(task.question.type) && one_in(random, 2)))
    task.rules.algorithm = reference::Algorithm::automatic;
  draw_settings(random, task);
  if (task.question.type == QuestionType::cutoffs || task.question.type == QuestionType::trace)
    task.question.columns = draw_columns(random, task);
  if (is_per_node(task.question.type))
    task.question.nodes = draw_nodes(random, tree, task.question);
  if (is_action) return task.rules.depth != std::size_t{0} && draw_at(random, tree, task.question);
  return !is_per_node(task.question.type) || !task.question.nodes.empty();
}

void draw_from(std::mt19937_64& random, Homework& homework) {
  for (std::size_t i = 1; i < homework.tasks.size(); ++i) {
    const QuestionType type = homework.tasks[i].question.type;
    const bool may_follow = type == QuestionType::best_action || type == QuestionType::cut_leaves ||
                            type == QuestionType::cut_nodes || type == QuestionType::cutoffs ||
                            type == QuestionType::windows;
    const bool is_said = homework.tasks[0].question.type == QuestionType::node_values;
    if (may_follow && is_said && one_in(random, 4)) homework.tasks[i].question.from = 0;
  }
}

/// Whether a bound that was typed bare ties with the best is said nowhere.
void keep_bounds_from_actions(Homework& homework) {
  const auto has_type = [](QuestionType type) {
    return [type](const Task& task) { return task.question.type == type; };
  };
  if (std::none_of(homework.tasks.begin(), homework.tasks.end(),
                   has_type(QuestionType::best_action)))
    return;
  for (Task& task : homework.tasks)
    if (task.question.type == QuestionType::node_values)
      task.rules.algorithm = reference::Algorithm::automatic;
}

}  // namespace

std::optional<Homework> draw_homework(std::mt19937_64& random) {
  Homework homework;
  reference::Shape shape = reference::random_shape(random, 24);
  shape.odd_texts = false;
  shape.named_percent = shape.action_percent = 0;
  homework.written = reference::random_tree(random, shape);
  Rules rules = draw_rules(random, homework.written);
  homework.follow_through = one_in(random, 4) ? Rational(1, 2) : one_in(random, 5) ? 0 : 1;
  // What follows where the search clamps a student's value is said nowhere.
  if (homework.follow_through != 0) rules.fail = reference::Fail::soft;
  homework.tree = limit(homework.written, rules);
  const std::uint64_t count = 2 + draw(random, 4);
  for (std::uint64_t i = 0; i < count; ++i) {
    Task task;
    task.rules = rules;
    const bool is_first = i == 0 && !one_in(random, 4);
    task.question.type = is_first ? QuestionType::node_values : kTypes[draw(random, kTypes.size())];
    task.question.id = "q" + std::to_string(homework.tasks.size());
    if (draw_task(random, homework.tree, task)) homework.tasks.push_back(std::move(task));
  }
  draw_from(random, homework);
  keep_bounds_from_actions(homework);
  if (homework.follow_through != 0)
    for (Task& task : homework.tasks) task.question.bounds_required = false;
  if (homework.tasks.empty()) return std::nullopt;
  return homework;
}

gametree::Exercise to_exercise(const Homework& homework) {
  gametree::Exercise exercise;
  exercise.id = "drawn";
  exercise.trees = {{"", gametree::test::to_tree(homework.written)}};
  exercise.grading.follow_through = gametree::test::to_number(homework.follow_through);
  for (const Task& task : homework.tasks) {
    Question question = task.question;
    question.rules = gametree::test::to_rules(task.rules);
    question.points = gametree::test::to_number(task.points);
    if (task.error_cost) question.error_cost = gametree::test::to_number(*task.error_cost);
    exercise.questions.push_back(std::move(question));
  }
  return exercise;
}

std::string describe(const Homework& homework) {
  std::string text = reference::to_sexpr(homework.written) + "\nfollow-through " +
                     homework.follow_through.str() + "\n";
  for (const Task& task : homework.tasks) {
    const Question& question = task.question;
    text += question.id + " " + std::string(gametree::to_text(question.type)) + " " +
            reference::describe(task.rules) + " points " + task.points.str();
    if (task.error_cost) text += " error_cost " + task.error_cost->str();
    if (question.ordered) text += " ordered";
    if (question.topmost) text += " topmost";
    if (question.every_best) text += " which all";
    if (question.at_exit) text += " at exit";
    if (question.own_ends) text += " ends own";
    if (question.bounds_required) text += " bounds required";
    if (!question.leaf_rows) text += " leaves no";
    if (question.exact_set) text += " set exact";
    if (question.from) text += " from q" + std::to_string(*question.from);
    if (question.type == QuestionType::best_action)
      text += " at " + homework.tree.whole[question.at_node].path;
    for (const gametree::NodeId node : question.nodes) text += " " + homework.tree.whole[node].path;
    for (const Column column : question.columns)
      text += " " + std::string(gametree::to_text(column));
    text += "\n";
  }
  return text;
}

}  // namespace scorer
