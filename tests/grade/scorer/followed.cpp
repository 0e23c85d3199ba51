/// \file
/// The guards of follow-through, and the two ways in which a value may follow.
#include "grade/scorer/followed.h"

#include <algorithm>

#include "grade/scorer/lists.h"

namespace scorer {
namespace {

bool is_plausible(const LimitedTree& tree, std::size_t spot, const Exact& value) {
  if (value.infinity != 0 && tree.is_under_chance(spot)) return false;  // no means of infinities
  std::vector<Exact> below;
  for (const std::size_t leaf : tree.leaves(spot)) below.push_back(tree.spots[leaf].truth);
  if (!tree.is_or_has_chance(spot))
    return std::find(below.begin(), below.end(), value) != below.end();
  const auto [least, most] = std::minmax_element(below.begin(), below.end());
  return *least <= value && value <= *most;
}

/// Whatever else is said: three numbers or more, and all the same.
bool is_one_number(const Answer& said) {
  std::vector<Exact> numbers;
  for (const Said& value : said.values)
    if (value.kind == Said::Kind::number) numbers.push_back(value.number);
  return numbers.size() >= 3 && std::count(numbers.begin(), numbers.end(), numbers.front()) ==
                                    static_cast<std::ptrdiff_t>(numbers.size());
}

bool is_right_by(const Run& run, const Task& task, std::size_t spot, const Said& said) {
  const Visit& visit = run.visits[spot];
  if (!visit.is_read) return said.kind == Said::Kind::pruned;
  return is_right(said, visit.value, visit.bound, task.question.bounds_required);
}

/// The number alone: a wrong sign leads nobody astray.
bool is_number_by(const Run& run, std::size_t spot, const Said& said) {
  return said.kind == Said::Kind::number && run.visits[spot].is_read &&
         run.visits[spot].value == said.number;
}

bool has_wrong_beside(const Followed& followed, std::size_t spot) {
  for (std::size_t other = 0; other < followed.is_wrong.size(); ++other)
    if (followed.is_wrong[other] && other != spot) return true;
  return false;
}

}  // namespace

Followed followed(const LimitedTree& tree, const Task& task, const Run& key, const Answer& said) {
  Followed result;
  result.values.resize(tree.spots.size());
  result.overrides.resize(tree.spots.size());
  result.is_wrong.resize(tree.spots.size());
  result.is_off = is_one_number(said);
  for (std::size_t i = 0; i < task.question.nodes.size(); ++i) {
    const std::size_t spot = tree.whole[task.question.nodes[i]].spot.value();
    const Said value = i < said.values.size() ? said.values[i] : Said{};
    const bool is_number = value.kind == Said::Kind::number;
    const bool is_given = is_number_by(key, spot, value);
    const bool counts = is_given || (is_number && is_plausible(tree, spot, value.number));
    if (counts) result.overrides[spot] = value.number;
    result.values[spot] = counts ? value.number : tree.spots[spot].truth;
    // A leaf's utility is no slip that others rest on, even where it is never read.
    result.is_wrong[spot] = counts && !is_given && !tree.is_leaf(spot);
  }
  return result;
}

bool has_wrong(const Followed& followed) {
  return std::find(followed.is_wrong.begin(), followed.is_wrong.end(), true) !=
         followed.is_wrong.end();
}

Exact carried(const LimitedTree& tree, const Followed& followed, std::size_t spot) {
  if (followed.values[spot]) return *followed.values[spot];
  if (tree.is_leaf(spot)) return tree.spots[spot].truth;
  return from_children(tree, followed, spot);
}

Exact from_children(const LimitedTree& tree, const Followed& followed, std::size_t spot) {
  std::vector<Exact> values;
  for (const std::size_t child : tree.spots[spot].children)
    values.push_back(carried(tree, followed, child));
  return worth(tree, spot, values);
}

bool uses_wrong(const LimitedTree& tree, const Followed& followed, std::size_t spot) {
  const std::vector<std::size_t>& children = tree.spots[spot].children;
  return std::any_of(children.begin(), children.end(), [&](std::size_t child) {
    if (followed.values[child]) return bool{followed.is_wrong[child]};
    return uses_wrong(tree, followed, child);
  });
}

bool follows(const LimitedTree& tree, const Task& task, const Followed& followed,
             const Run& overridden, std::size_t spot, const Said& said) {
  if (followed.is_off) return false;
  if (has_cuts(task.rules) && has_wrong_beside(followed, spot) &&
      is_right_by(overridden, task, spot, said))
    return true;
  if (!uses_wrong(tree, followed, spot)) return false;
  return is_right(said, from_children(tree, followed, spot), reference::Bound::exact, false);
}

}  // namespace scorer
