/// \file
/// A student has some values wrong, goes on from them or not, and then forgets, repeats, swaps.
#include "grade/scorer/drawn_student.h"

#include <algorithm>

#include "grade/scorer/lists.h"
#include "grade/scorer/plain_search.h"
#include "support/random_tree.h"

namespace scorer {
namespace {

using gametree::QuestionType;
using reference::draw;

bool one_in(std::mt19937_64& random, std::uint64_t count) { return draw(random, count) == 0; }

template <class List>
std::size_t place(std::mt19937_64& random, const List& list) {
  return static_cast<std::size_t>(draw(random, list.size()));
}

/// What a student takes to be true.
struct Belief {
  Overrides mistakes;
  bool goes_on = true;  ///< works out the rest from them
  std::optional<Exact> everywhere;
};

/// A number that stands below a node, or between two, or anywhere.
Exact any_value(std::mt19937_64& random, const LimitedTree& tree, std::size_t spot) {
  const std::vector<std::size_t> below = tree.leaves(one_in(random, 6) ? 0 : spot);
  const Exact value = tree.spots[below[place(random, below)]].truth;
  const Exact other = tree.spots[below[place(random, below)]].truth;
  if (one_in(random, 12)) return static_cast<int>(draw(random, 9)) - 4;
  const bool is_mean = tree.is_or_has_chance(spot) && value.infinity == 0 && other.infinity == 0;
  if (is_mean && !one_in(random, 3)) return Rational((value.finite + other.finite) / 2);
  return value;
}

/// Finite where a mean may be taken of it.
Exact draw_value(std::mt19937_64& random, const LimitedTree& tree, std::size_t spot) {
  const Exact value = any_value(random, tree, spot);
  return value.infinity != 0 && tree.is_or_has_chance(0) ? Exact(1) : value;
}

Belief draw_belief(std::mt19937_64& random, const LimitedTree& tree) {
  Belief belief;
  belief.mistakes.resize(tree.spots.size());
  const std::uint64_t count = draw(random, 4);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::size_t spot = place(random, tree.spots);
    const Exact value = draw_value(random, tree, spot);
    if (value.infinity == 0) belief.mistakes[spot] = value;  // means of those are nothing
  }
  belief.goes_on = !one_in(random, 3);
  if (one_in(random, 10)) belief.everywhere = draw_value(random, tree, 0);
  return belief;
}

Run believed(const Homework& homework, const Task& task, const Belief& belief) {
  const bool is_key = !belief.goes_on;
  return run(homework.tree, task.rules,
             is_key ? Overrides(homework.tree.spots.size()) : belief.mistakes);
}

Said number(const Exact& value) { return {Said::Kind::number, value, {}}; }

Said draw_said(std::mt19937_64& random, const LimitedTree& tree, std::size_t spot) {
  switch (draw(random, 6)) {
    case 0:
      return {};
    case 1:
      return {Said::Kind::invalid, 0, {}};
    case 2:
      return {Said::Kind::pruned, 0, {}};
    default:
      return number(draw_value(random, tree, spot));
  }
}

reference::Bound draw_bound(std::mt19937_64& random) {
  return static_cast<reference::Bound>(draw(random, 3));
}

Said believed_value(std::mt19937_64& random, const Run& run, const Belief& belief,
                    std::size_t spot) {
  const Visit& visit = run.visits[spot];
  Said said = number(visit.returned);
  if (!visit.is_read) said = {Said::Kind::pruned, 0, {}};
  if (visit.is_read && one_in(random, 2)) said.sign = visit.bound;
  if (belief.mistakes[spot]) said = number(*belief.mistakes[spot]);
  return said;
}

Answer draw_values(std::mt19937_64& random, const Homework& homework, const Task& task,
                   const Belief& belief) {
  const Run run = believed(homework, task, belief);
  // Which sign a value has that follows from another is said nowhere.
  const bool has_signs = homework.follow_through == 0 || !belief.goes_on;
  const std::uint64_t slips = one_in(random, 2) ? 0 : 1 + draw(random, 3);
  Answer answer;
  answer.kind = Answer::Kind::given;
  for (const gametree::NodeId node : task.question.nodes) {
    const std::size_t spot = homework.tree.whole[node].spot.value();
    Said said = believed_value(random, run, belief, spot);
    if (!has_signs) said.sign.reset();
    if (belief.everywhere) said = number(*belief.everywhere);
    if (draw(random, 8) < slips) said = draw_said(random, homework.tree, spot);
    if (said.kind == Said::Kind::number && homework.follow_through == 0 && one_in(random, 6))
      said.sign = draw_bound(random);
    answer.values.push_back(said);
  }
  return answer;
}

SaidWindow draw_window(std::mt19937_64& random, const Homework& homework, const Task& task,
                       const Run& run, std::size_t spot) {
  const Visit& visit = run.visits[spot];
  const bool is_second = task.question.at_exit && one_in(random, 2);
  const Interval window = is_second               ? visit.leaving_at_cut
                          : task.question.at_exit ? visit.leaving
                                                  : visit.arrival;
  SaidWindow said{!visit.is_read, number(window.low), number(window.high)};
  if (one_in(random, 8)) said.low = draw_said(random, homework.tree, spot);
  if (one_in(random, 8)) said.high = draw_said(random, homework.tree, spot);
  if (one_in(random, 12)) said.is_pruned = !said.is_pruned;
  for (Said* end : {&said.low, &said.high})
    if (end->kind == Said::Kind::pruned) *end = {};
  if (task.question.own_ends)
    (homework.tree.spots[spot].role == Player::max ? said.high : said.low) = {};
  if (said.is_pruned) said.low = said.high = {};
  return said;
}

Answer draw_windows(std::mt19937_64& random, const Homework& homework, const Task& task,
                    const Belief& belief) {
  const Run run = believed(homework, task, belief);
  Answer answer;
  answer.kind = Answer::Kind::given;
  for (const gametree::NodeId node : task.question.nodes)
    answer.windows.push_back(
        draw_window(random, homework, task, run, homework.tree.whole[node].spot.value()));
  return answer;
}

/// Forgets, adds, repeats, swaps.
template <class Element, class Draw>
void spoil(std::mt19937_64& random, std::vector<Element>& list, Draw draw_element) {
  const std::uint64_t times = one_in(random, 2) ? 0 : 1 + draw(random, 3);
  for (std::uint64_t i = 0; i < times; ++i) {
    const std::uint64_t what = draw(random, 6);
    if (what == 0 || list.empty()) {
      list.insert(list.begin() + static_cast<std::ptrdiff_t>(draw(random, list.size() + 1)),
                  draw_element());
    } else if (what == 1) {
      list.erase(list.begin() + static_cast<std::ptrdiff_t>(place(random, list)));
    } else if (what == 2) {
      list.push_back(Element(list[place(random, list)]));
    } else if (what == 3) {
      std::swap(list[place(random, list)], list[place(random, list)]);
    } else if (what == 4) {
      list.resize(place(random, list));
    } else {
      list[place(random, list)] = draw_element();
    }
  }
}

std::size_t draw_node(std::mt19937_64& random, const LimitedTree& tree) {
  return tree.spots[place(random, tree.spots)].whole;
}

Nodes believed_nodes(std::mt19937_64& random, const Homework& homework, const Task& task,
                     const Belief& belief) {
  const LimitedTree& tree = homework.tree;
  if (task.question.type == QuestionType::principal_line) {
    const std::vector<Nodes> lines = optimal_lines(tree, task.rules);
    return lines[place(random, lines)];
  }
  if (task.question.type != QuestionType::best_action)
    return list_key(tree, task, believed(homework, task, belief));
  Nodes nodes;
  const std::size_t at = tree.whole[task.question.at_node].spot.value();
  for (const std::size_t child : tree.spots[at].children)
    if (one_in(random, 2)) nodes.push_back(tree.spots[child].whole);
  return nodes;
}

/// Names a node in place of all of its leaves.
void draw_together(std::mt19937_64& random, const LimitedTree& tree,
                   std::vector<std::optional<std::size_t>>& nodes) {
  if (nodes.empty()) return;
  const std::size_t at = place(random, nodes);
  if (!nodes[at] || !tree.whole[*nodes[at]].spot) return;
  const std::optional<std::size_t> parent = tree.spots[*tree.whole[*nodes[at]].spot].parent;
  if (parent) nodes[at] = tree.spots[*parent].whole;
}

std::vector<std::optional<std::size_t>> draw_nodes(std::mt19937_64& random,
                                                   const Homework& homework, const Task& task,
                                                   const Belief& belief) {
  const LimitedTree& tree = homework.tree;
  std::vector<std::optional<std::size_t>> nodes;
  for (const std::size_t node : believed_nodes(random, homework, task, belief))
    nodes.emplace_back(node);
  const auto element = [&]() -> std::optional<std::size_t> {
    if (one_in(random, 4)) return std::nullopt;
    return draw_node(random, tree);
  };
  spoil(random, nodes, element);
  const bool is_cut = task.question.type == QuestionType::cut_leaves ||
                      task.question.type == QuestionType::cut_nodes;
  if (is_cut && one_in(random, 4)) draw_together(random, tree, nodes);
  return nodes;
}

Row draw_row(std::mt19937_64& random, const Homework& homework, Row row) {
  if (row.empty()) return row;
  Cell& cell = row[place(random, row)];
  if (one_in(random, 4)) cell.is_invalid = true;
  if (cell.number.kind == Said::Kind::number) {
    cell.number = number(draw_value(random, homework.tree, 0));
  } else if (one_in(random, 2)) {
    cell.node = draw_node(random, homework.tree);
  } else {
    cell.is_beta = !cell.is_beta;
  }
  return row;
}

void tidy(const Task& task, Row& row) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    const gametree::Column column = task.question.columns[i];
    if (column != gametree::Column::node && column != gametree::Column::after) row[i].node = 0;
    if (column != gametree::Column::kind) row[i].is_beta = false;
  }
}

std::vector<Row> draw_rows(std::mt19937_64& random, const Homework& homework, const Task& task,
                           const Belief& belief) {
  std::vector<Row> rows;
  const std::vector<KeyRow> key = row_key(homework.tree, task, believed(homework, task, belief));
  for (const KeyRow& row : key) rows.push_back(row[place(random, row)]);
  if (key.empty()) return rows;
  spoil(random, rows, [&] {
    const KeyRow& row = key[place(random, key)];
    return draw_row(random, homework, row[place(random, row)]);
  });
  for (Row& row : rows) tidy(task, row);
  return rows;
}

bool is_by_row(const Task& task) {
  return task.question.type == QuestionType::cutoffs || task.question.type == QuestionType::trace;
}

/// In one action alone "one of several" is a rule of its own, which is no part of this.
void keep_one(std::mt19937_64& random, const Homework& homework, const Task& task, Answer& answer) {
  const LimitedTree& tree = homework.tree;
  const std::size_t at = tree.whole[task.question.at_node].spot.value();
  const std::vector<std::size_t>& children = tree.spots[at].children;
  if (!task.question.every_best)
    answer.nodes = {tree.spots[children[place(random, children)]].whole};
  for (std::optional<std::size_t>& node : answer.nodes) {
    const bool is_child =
        node && tree.whole[*node].spot && tree.spots[*tree.whole[*node].spot].parent == at;
    if (!is_child) node.reset();
  }
}

/// A step that can't be read leaves unknown where the next ones start.
void keep_readable(const LimitedTree& tree, Answer& answer) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < answer.nodes.size(); ++i) {
    const std::optional<std::size_t> node = answer.nodes[i];
    const bool is_step = node && tree.spots[*tree.whole[*node].spot].parent == at;
    if (!is_step) {
      answer.nodes.resize(i);
      return;
    }
    at = *tree.whole[*node].spot;
  }
}

Answer draw_list(std::mt19937_64& random, const Homework& homework, const Task& task,
                 const Belief& belief) {
  Answer answer;
  answer.kind = Answer::Kind::given;
  if (is_by_row(task)) answer.rows = draw_rows(random, homework, task, belief);
  if (!is_by_row(task)) answer.nodes = draw_nodes(random, homework, task, belief);
  if (task.question.type == QuestionType::best_action) keep_one(random, homework, task, answer);
  if (task.question.type == QuestionType::principal_line) keep_readable(homework.tree, answer);
  const bool is_empty = answer.rows.empty() && answer.nodes.empty();
  if (is_empty || one_in(random, 20)) answer = {Answer::Kind::none, {}, {}, {}, {}};
  if (one_in(random, 20)) answer = {};
  return answer;
}

}  // namespace

std::vector<Answer> draw_answers(std::mt19937_64& random, const Homework& homework) {
  const Belief belief = draw_belief(random, homework.tree);
  std::vector<Answer> answers;
  for (const Task& task : homework.tasks) {
    if (task.question.type == QuestionType::node_values) {
      answers.push_back(draw_values(random, homework, task, belief));
    } else if (task.question.type == QuestionType::windows) {
      answers.push_back(draw_windows(random, homework, task, belief));
    } else {
      answers.push_back(draw_list(random, homework, task, belief));
    }
  }
  return answers;
}

}  // namespace scorer
