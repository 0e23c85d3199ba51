/// \file
/// Each question by its key and, where there is follow-through, by what the student's values give.
#include "grade/scorer/scorer.h"

#include <algorithm>

#include "grade/scorer/followed.h"
#include "grade/scorer/lists.h"

namespace scorer {
namespace {

using gametree::QuestionType;

/// What an item is worth by the key, and by the student's values.
struct Parts {
  Rational by_key, by_values;
};

Item judged(const Homework& homework, const Parts& parts, const Rational& full) {
  const Rational followed = homework.follow_through * parts.by_values;
  if (parts.by_key == full && full > 0) return {full, Verdict::correct};
  if (followed > parts.by_key && parts.by_values == full)
    return {followed, Verdict::follow_through};
  const Rational points = std::max(parts.by_key, followed);
  return {points, points > 0 ? Verdict::partial : Verdict::wrong};
}

class Student {
 public:
  Student(const Homework& homework, const std::vector<Answer>& answers)
      : homework_(homework), tree_(homework.tree), answers_(answers) {}

  QuestionScore of(std::size_t number) {
    const Task& task = homework_.tasks[number];
    const Answer& said = answers_[number];
    const Run key = run(tree_, task.rules, Overrides(tree_.spots.size()));
    if (task.question.type == QuestionType::node_values) return values(task, key, said);
    const std::optional<Followed> own = own_values(number);
    std::optional<Run> overridden;
    if (own) overridden = run(tree_, task.rules, own->overrides);
    if (task.question.type == QuestionType::windows) return windows(task, key, overridden, said);
    return whole(task, key, own, overridden, said);
  }

 private:
  /// The values that a question follows from: none where nothing follows.
  std::optional<Followed> own_values(std::size_t number) const {
    std::optional<std::size_t> from = homework_.tasks[number].question.from;
    for (std::size_t earlier = 0; earlier < number && !homework_.tasks[number].question.from;
         ++earlier)
      if (homework_.tasks[earlier].question.type == QuestionType::node_values) from = earlier;
    if (!from) return std::nullopt;
    const Task& task = homework_.tasks[*from];
    const Run key = run(tree_, task.rules, Overrides(tree_.spots.size()));
    Followed own = followed(tree_, task, key, answers_[*from]);
    if (own.is_off || !has_wrong(own)) return std::nullopt;
    return own;
  }

  QuestionScore values(const Task& task, const Run& key, const Answer& said) {
    const Followed own = followed(tree_, task, key, said);
    const Run overridden = run(tree_, task.rules, own.overrides);
    const Rational full = task.points / task.question.nodes.size();
    std::vector<Item> items;
    for (std::size_t i = 0; i < task.question.nodes.size(); ++i) {
      const std::size_t spot = tree_.whole[task.question.nodes[i]].spot.value();
      const Said value = i < said.values.size() ? said.values[i] : Said{};
      const bool is_read = key.visits[spot].is_read;
      const bool is_correct = is_read
                                  ? is_right(value, key.visits[spot].value, key.visits[spot].bound,
                                             task.question.bounds_required)
                                  : value.kind == Said::Kind::pruned;
      const bool is_followed = follows(tree_, task, own, overridden, spot, value);
      items.push_back(judged(homework_, {is_correct ? full : 0, is_followed ? full : 0}, full));
      if (value.kind == Said::Kind::blank) items.back().verdict = Verdict::blank;
      if (value.kind == Said::Kind::invalid) items.back().verdict = Verdict::invalid;
    }
    return summed(task, items);
  }

  QuestionScore windows(const Task& task, const Run& key, const std::optional<Run>& overridden,
                        const Answer& said) {
    const Rational full = task.points / task.question.nodes.size();
    std::vector<Item> items;
    for (std::size_t i = 0; i < task.question.nodes.size(); ++i) {
      const std::size_t spot = tree_.whole[task.question.nodes[i]].spot.value();
      const SaidWindow window = i < said.windows.size() ? said.windows[i] : SaidWindow{};
      items.push_back(
          judged(homework_, window_parts(task, key, overridden, spot, window, full), full));
      items.back().points = window_points(task, key, overridden, spot, window, full);
      mark_unread(task, spot, window, items.back());
    }
    return summed(task, items);
  }

  /// Of a window, one end: as it may be on arrival, or on leaving.
  static bool is_end(const Task& task, const Visit& visit, bool is_low, const Said& said) {
    const auto fits = [&](const Interval& window) {
      return is_right(said, is_low ? window.low : window.high, reference::Bound::exact, false);
    };
    if (!visit.is_read) return false;
    if (!task.question.at_exit) return fits(visit.arrival);
    return fits(visit.leaving) || fits(visit.leaving_at_cut);
  }

  bool is_asked(const Task& task, std::size_t spot, bool is_low) const {
    return !task.question.own_ends || (tree_.spots[spot].role == Player::max) == is_low;
  }

  Rational end_worth(const Task& task, const Rational& full) const {
    return task.question.own_ends ? full : Rational(full / 2);
  }

  Rational by_run(const Task& task, const Run& run, std::size_t spot, const SaidWindow& window,
                  const Rational& full) const {
    const Visit& visit = run.visits[spot];
    if (window.is_pruned) return visit.is_read ? Rational(0) : full;
    Rational points = 0;
    for (const bool is_low : {true, false})
      if (is_asked(task, spot, is_low) &&
          is_end(task, visit, is_low, is_low ? window.low : window.high))
        points += end_worth(task, full);
    return points;
  }

  /// Each end by whichever is better; `by_values` is what both together give.
  Parts window_parts(const Task& task, const Run& key, const std::optional<Run>& overridden,
                     std::size_t spot, const SaidWindow& window, const Rational& full) const {
    Parts parts{by_run(task, key, spot, window, full), 0};
    if (!overridden) return parts;
    if (window.is_pruned) return {parts.by_key, by_run(task, *overridden, spot, window, full)};
    for (const bool is_low : {true, false}) {
      const Said& said = is_low ? window.low : window.high;
      if (!is_asked(task, spot, is_low)) continue;
      if (is_end(task, key.visits[spot], is_low, said) ||
          is_end(task, overridden->visits[spot], is_low, said))
        parts.by_values += end_worth(task, full);
    }
    return parts;
  }

  Rational window_points(const Task& task, const Run& key, const std::optional<Run>& overridden,
                         std::size_t spot, const SaidWindow& window, const Rational& full) const {
    const Parts parts = window_parts(task, key, overridden, spot, window, full);
    if (parts.by_values <= parts.by_key) return parts.by_key;
    return parts.by_key + homework_.follow_through * (parts.by_values - parts.by_key);
  }

  void mark_unread(const Task& task, std::size_t spot, const SaidWindow& window, Item& item) const {
    bool is_blank = !window.is_pruned, is_invalid = false;
    for (const bool is_low : {true, false}) {
      if (window.is_pruned || !is_asked(task, spot, is_low)) continue;
      const Said& said = is_low ? window.low : window.high;
      is_blank = is_blank && said.kind == Said::Kind::blank;
      is_invalid = is_invalid || said.kind == Said::Kind::invalid;
    }
    if (is_blank) item.verdict = Verdict::blank;
    if (is_invalid) item.verdict = Verdict::invalid;
  }

  QuestionScore whole(const Task& task, const Run& key, const std::optional<Followed>& own,
                      const std::optional<Run>& overridden, const Answer& said) const {
    if (said.kind == Answer::Kind::blank) return {0, {{0, Verdict::blank}}};
    Parts parts{points(task, key, {}, said), 0};
    if (overridden && has_follow_through(task.question.type))
      parts.by_values = points(task, *overridden, own, said);
    Item item = judged(homework_, parts, task.points);
    if (has_invalid(said)) item.verdict = Verdict::invalid;
    return {item.points, {item}};
  }

  static bool has_follow_through(QuestionType type) {
    return type == QuestionType::best_action || type == QuestionType::cut_leaves ||
           type == QuestionType::cut_nodes || type == QuestionType::cutoffs;
  }

  static bool has_invalid(const Answer& said) {
    const auto is_invalid = [](const Row& row) {
      return std::any_of(row.begin(), row.end(), [](const Cell& cell) { return cell.is_invalid; });
    };
    return std::find(said.nodes.begin(), said.nodes.end(), std::nullopt) != said.nodes.end() ||
           std::any_of(said.rows.begin(), said.rows.end(), is_invalid);
  }

  Rational points(const Task& task, const Run& run, const std::optional<Followed>& own,
                  const Answer& said) const {
    const QuestionType type = task.question.type;
    if (type == QuestionType::best_action) return action_points(task, own, said);
    if (type == QuestionType::principal_line) return line_points(tree_, task, said);
    if (type == QuestionType::cutoffs || type == QuestionType::trace)
      return row_points(tree_, task, run, said);
    return list_points(tree_, task, run, said);
  }

  Rational action_points(const Task& task, const std::optional<Followed>& own,
                         const Answer& said) const {
    const std::size_t at = tree_.whole[task.question.at_node].spot.value();
    // A node that has no value of the student's is worth what is found below it.
    Followed values{Overrides(tree_.spots.size()), {}, {}, false};
    if (own) values.values = own->overrides;
    const Exact best = from_children(tree_, values, at);
    Nodes key, given;
    for (const std::size_t child : tree_.spots[at].children)
      if (carried(tree_, values, child) == best) key.push_back(tree_.spots[child].whole);
    for (const std::optional<std::size_t>& node : said.nodes)
      if (node) given.push_back(*node);
    if (task.question.every_best) return set_of_nodes_points(task, key, given, said);
    const bool is_best =
        given.size() == 1 && std::find(key.begin(), key.end(), given[0]) != key.end();
    return is_best ? task.points : Rational(0);
  }

  QuestionScore summed(const Task& task, const std::vector<Item>& items) const {
    QuestionScore result{0, items};
    const Rational full = task.points / items.size();
    Rational errors = 0;
    std::size_t blanks = 0;
    for (const Item& item : items) {
      result.points += item.points;
      errors += 1 - item.points / full;
      blanks += item.verdict == Verdict::blank;
    }
    if (!task.error_cost) return result;
    result.points = task.points - *task.error_cost * errors;
    if (result.points < 0 || blanks == items.size()) result.points = 0;
    return result;
  }

  const Homework& homework_;
  const LimitedTree& tree_;
  const std::vector<Answer>& answers_;
};

}  // namespace

std::vector<QuestionScore> score(const Homework& homework, const std::vector<Answer>& answers) {
  std::vector<QuestionScore> scores;
  Student student(homework, answers);
  for (std::size_t number = 0; number < homework.tasks.size(); ++number)
    scores.push_back(student.of(number));
  return scores;
}

}  // namespace scorer
