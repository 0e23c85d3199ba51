/// \file
/// Each key is a few lines; lists are compared as sets or by their common prefix.
#include "grade/scorer/lists.h"

#include <algorithm>
#include <set>

namespace scorer {
namespace {

using gametree::Column;
using gametree::QuestionType;

void add_leaves(const LimitedTree& tree, std::size_t spot, Nodes& nodes) {
  for (const std::size_t leaf : tree.leaves(spot)) nodes.push_back(tree.spots[leaf].whole);
}

bool stands_for_leaves(const Task& task) {
  if (task.question.type == QuestionType::cut_leaves) return true;
  return task.question.type == QuestionType::cut_nodes && !task.question.topmost;
}

/// The nodes that an answer names; those that can't be read are left out, or stand for nothing.
std::vector<std::optional<std::size_t>> named(const LimitedTree& tree, const Task& task,
                                              const Answer& said) {
  if (!stands_for_leaves(task)) return said.nodes;
  std::vector<std::optional<std::size_t>> nodes;
  for (const std::optional<std::size_t>& node : said.nodes) {
    Nodes leaves;
    if (node && tree.whole[*node].spot) add_leaves(tree, *tree.whole[*node].spot, leaves);
    nodes.insert(nodes.end(), leaves.begin(), leaves.end());
    if (leaves.empty()) nodes.push_back(node);
  }
  return nodes;
}

bool can_be_read(const std::optional<std::size_t>& node) { return node.has_value(); }

bool can_be_read(const Row& row) {
  return std::none_of(row.begin(), row.end(), [](const Cell& cell) { return cell.is_invalid; });
}

/// One that can't be read ends the prefix, and is none too many.
template <class Key, class Given, class Same>
Tally prefix_tally(const Key& key, const Given& given, Same same) {
  Tally tally;
  tally.key = key.size();
  const std::size_t shorter = std::min(key.size(), given.size());
  while (tally.right < shorter && same(key[tally.right], given[tally.right])) ++tally.right;
  std::size_t readable = 0;
  for (const auto& element : given) readable += can_be_read(element);
  tally.wrong = readable - std::min(readable, key.size());
  return tally;
}

Rational prefix_of_nodes_points(const Task& task, const Nodes& key,
                                const std::vector<std::optional<std::size_t>>& given,
                                const Answer& said) {
  Tally tally = prefix_tally(
      key, given, [](std::size_t a, const std::optional<std::size_t>& b) { return b == a; });
  tally.says_none = said.kind == Answer::Kind::none;
  return prefix_points(task, tally);
}

void add_lines(const LimitedTree& tree, std::size_t spot, const Nodes& so_far,
               std::vector<Nodes>& lines) {
  const Player role = tree.spots[spot].role;
  if (role == Player::leaf || role == Player::chance) {
    lines.push_back(so_far);
    return;
  }
  for (const std::size_t child : tree.spots[spot].children) {
    if (tree.spots[child].truth != tree.spots[spot].truth) continue;
    Nodes longer = so_far;
    longer.push_back(tree.spots[child].whole);
    add_lines(tree, child, longer, lines);
  }
}

Said number(const Exact& value, std::optional<reference::Bound> bound = {}) {
  return {Said::Kind::number, value, bound};
}

Row cut_row(const LimitedTree& tree, const Task& task, const Cut& cut, const Interval& window) {
  Row row;
  for (const Column column : task.question.columns) {
    Cell cell;
    if (column == Column::node) cell.node = tree.spots[cut.node].whole;
    if (column == Column::after) cell.node = tree.spots[cut.after].whole;
    if (column == Column::alpha) cell.number = number(window.low);
    if (column == Column::beta) cell.number = number(window.high);
    if (column == Column::kind) cell.is_beta = cut.is_beta;
    row.push_back(cell);
  }
  return row;
}

Row visit_row(const LimitedTree& tree, const Task& task, std::size_t spot, const Visit& visit) {
  Row row;
  for (const Column column : task.question.columns) {
    Cell cell;
    if (column == Column::node) cell.node = tree.spots[spot].whole;
    if (column == Column::alpha) cell.number = number(visit.arrival.low);
    if (column == Column::beta) cell.number = number(visit.arrival.high);
    if (column == Column::value) cell.number = number(visit.value, visit.bound);
    row.push_back(cell);
  }
  return row;
}

bool is_same(const Cell& key, const Cell& given) {
  if (given.is_invalid || key.node != given.node || key.is_beta != given.is_beta) return false;
  if (key.number.kind == Said::Kind::blank) return true;
  const reference::Bound bound = key.number.sign.value_or(reference::Bound::exact);
  return is_right(given.number, key.number.number, bound, false);
}

bool fits(const KeyRow& key, const Row& given) {
  return std::any_of(key.begin(), key.end(), [&](const Row& form) {
    return std::equal(form.begin(), form.end(), given.begin(), given.end(), is_same);
  });
}

template <class Value>
std::vector<Value> without_repetitions(const std::vector<Value>& values) {
  std::vector<Value> once;
  for (const Value& value : values)
    if (std::find(once.begin(), once.end(), value) == once.end()) once.push_back(value);
  return once;
}

Tally row_set_tally(const std::vector<KeyRow>& rows, const Answer& said) {
  const std::vector<KeyRow> key = without_repetitions(rows);
  Tally tally;
  tally.key = key.size();
  for (const KeyRow& row : key)
    tally.right += std::any_of(said.rows.begin(), said.rows.end(),
                               [&](const Row& given) { return fits(row, given); });
  for (const Row& given : without_repetitions(said.rows))
    tally.wrong +=
        can_be_read(given) &&
        std::none_of(key.begin(), key.end(), [&](const KeyRow& row) { return fits(row, given); });
  tally.has_any = std::any_of(said.rows.begin(), said.rows.end(),
                              [](const Row& row) { return can_be_read(row); });
  return tally;
}

}  // namespace

bool is_right(const Said& said, const Exact& value, reference::Bound bound, bool bounds_required) {
  if (said.kind != Said::Kind::number || said.number != value) return false;
  if (said.sign) return *said.sign == bound;
  return !bounds_required || bound == reference::Bound::exact;
}

Nodes list_key(const LimitedTree& tree, const Task& task, const Run& run) {
  Nodes key;
  const QuestionType type = task.question.type;
  if (type == QuestionType::read_leaves || type == QuestionType::read_nodes) {
    for (const std::size_t spot : run.order)
      if (type == QuestionType::read_nodes || tree.is_leaf(spot))
        key.push_back(tree.spots[spot].whole);
    return key;
  }
  for (const Cut& cut : run.cuts) {
    for (const std::size_t child : cut.children) {
      if (stands_for_leaves(task)) add_leaves(tree, child, key);
      if (!stands_for_leaves(task)) key.push_back(tree.spots[child].whole);
    }
  }
  return key;
}

std::vector<Nodes> optimal_lines(const LimitedTree& tree, const Rules& rules) {
  if (rules.depth == std::size_t{0}) return {Nodes{}};  // no action is best there
  std::vector<Nodes> lines;
  add_lines(tree, 0, {}, lines);
  return lines;
}

std::vector<KeyRow> row_key(const LimitedTree& tree, const Task& task, const Run& run) {
  std::vector<KeyRow> key;
  if (task.question.type == QuestionType::cutoffs) {
    for (const Cut& cut : run.cuts)
      key.push_back({cut_row(tree, task, cut, cut.before), cut_row(tree, task, cut, cut.behind)});
    return key;
  }
  for (const std::size_t spot : run.order)
    if (task.question.leaf_rows || !tree.is_leaf(spot))
      key.push_back({visit_row(tree, task, spot, run.visits[spot])});
  return key;
}

Rational set_of_nodes_points(const Task& task, const Nodes& key, const Nodes& given,
                             const Answer& said) {
  const std::set<std::size_t> right(key.begin(), key.end());
  Tally tally;
  tally.key = right.size();
  for (const std::size_t node : std::set<std::size_t>(given.begin(), given.end()))
    ++(right.contains(node) ? tally.right : tally.wrong);
  tally.says_none = said.kind == Answer::Kind::none;
  tally.has_any = !given.empty();
  return set_points(task, tally);
}

Rational list_points(const LimitedTree& tree, const Task& task, const Run& run,
                     const Answer& said) {
  const Nodes key = list_key(tree, task, run);
  const std::vector<std::optional<std::size_t>> given = named(tree, task, said);
  if (task.question.ordered) return prefix_of_nodes_points(task, key, given, said);
  Nodes readable;
  for (const std::optional<std::size_t>& node : given)
    if (node) readable.push_back(*node);
  return set_of_nodes_points(task, key, readable, said);
}

Rational line_points(const LimitedTree& tree, const Task& task, const Answer& said) {
  Rational best = 0;
  for (const Nodes& line : optimal_lines(tree, task.rules))
    best = std::max(best, prefix_of_nodes_points(task, line, said.nodes, said));
  return best;
}

Rational row_points(const LimitedTree& tree, const Task& task, const Run& run, const Answer& said) {
  const std::vector<KeyRow> key = row_key(tree, task, run);
  const bool is_order = task.question.ordered || task.question.type == QuestionType::trace;
  Tally tally = is_order ? prefix_tally(key, said.rows, fits) : row_set_tally(key, said);
  tally.says_none = said.kind == Answer::Kind::none;
  return is_order ? prefix_points(task, tally) : set_points(task, tally);
}

}  // namespace scorer
