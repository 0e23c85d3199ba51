/// \file
/// Attempts in their order, as far as platforms number them.
#include "handin/attempts.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace gametree::handin {
namespace {

using Rows = std::vector<ClassRow*>;

/// Rows counted, so that each is seen once, however many a student hands in.
class Tally {
 public:
  void add(const ClassRow& row) {
    ++all_;
    if (row.is_graded()) ++by_content_[row.content];
  }
  /// All but those that have the row's answers; what is not graded has nobody's.
  [[nodiscard]] std::size_t count_others(const ClassRow& row) const {
    const auto same = row.is_graded() ? by_content_.find(row.content) : by_content_.end();
    return all_ - (same == by_content_.end() ? 0 : same->second);
  }

 private:
  std::size_t all_ = 0;
  std::unordered_map<std::size_t, std::size_t> by_content_;
};

/// Who was handed in before whom, as the platform's numbers have it: a smaller number of the same
/// series; or `hw`, number 1, before all of the series `hw-1`: a student's own `hw-1.yaml` looks
/// like a second attempt, until `hw-1-1.yaml` shows that it is a first one.
class Order {
 public:
  explicit Order(const Rows& rows);

  /// Whether none can be later than the row: each other one is before it, or the same.
  [[nodiscard]] bool is_latest(const ClassRow& row) const {
    return all_.count_others(row) - (row.is_graded() ? 0 : 1) == earlier_.at(&row);
  }

 private:
  Tally all_;
  std::unordered_map<const ClassRow*, std::size_t> earlier_;  // that have other answers
};

/// Numbers count what one student handed in: who is named in another's file has other numbers.
std::string series_of(const PlatformFacts& facts) {
  std::string series;
  for (const PlatformStudent& student : facts.students)
    if (!student.names.empty())
      series += comparable_id(student.names.front().key, student.names.front().text) + "\n";
  return series + facts.series;
}

Order::Order(const Rows& rows) {
  std::map<std::string, std::map<std::uint64_t, Rows>> series;
  std::unordered_map<std::string, Tally> leading_to;  // series
  for (ClassRow* row : rows) {
    all_.add(*row);
    earlier_[row] = 0;
    if (row->facts == nullptr || !row->facts->attempt) continue;
    const std::uint64_t attempt = *row->facts->attempt;
    const std::string name = series_of(*row->facts);
    series[name][attempt].push_back(row);
    leading_to[name + "-" + std::to_string(attempt)].add(*row);
  }
  for (const auto& [name, attempts] : series) {
    const Tally& before = leading_to[name];
    Tally smaller;
    for (const auto& [attempt, same] : attempts) {
      for (const ClassRow* row : same)
        earlier_[row] = before.count_others(*row) + smaller.count_others(*row);
      for (const ClassRow* row : same) smaller.add(*row);
    }
  }
}

/// The latest; of several with the same answers the first by name; null: nobody can tell.
ClassRow* find_latest(const Rows& rows) {
  const Order order(rows);
  const auto place = [](const ClassRow& r) { return std::tie(r.graded.file, r.graded.line); };
  ClassRow* latest = nullptr;
  for (ClassRow* row : rows)
    if (order.is_latest(*row) && (latest == nullptr || place(*row) < place(*latest))) latest = row;
  return latest;
}

/// The graded rows, or those of them with the most points.
Rows graded(const Rows& rows, bool is_best_alone) {
  Rows all;
  std::ranges::copy_if(rows, std::back_inserter(all), &ClassRow::is_graded);
  if (!is_best_alone || all.empty()) return all;
  const auto score = [](const ClassRow* row) { return *row->graded.score; };
  const Number most = std::ranges::max(all, {}, score)->graded.score.value();
  std::erase_if(all, [&](const ClassRow* row) { return score(row) != most; });
  return all;
}

std::size_t leave_out(const Rows& rows, const ClassRow* but) {
  std::size_t count = 0;
  for (ClassRow* row : rows) {
    if (row == but) continue;
    row->is_left_out = true;
    ++count;
  }
  return count;
}

}  // namespace

std::size_t choose_attempt(const std::vector<ClassRow*>& rows, AttemptRule rule) {
  Rows all;
  std::ranges::copy_if(rows, std::back_inserter(all),
                       [](const ClassRow* r) { return !r->is_left_out; });
  switch (rule) {
    case AttemptRule::none:
      return 0;
    case AttemptRule::latest: {
      // One that can't be read may be the latest, and an earlier one doesn't take its place.
      const ClassRow* latest = find_latest(all);
      return latest == nullptr ? 0 : leave_out(all, latest);
    }
    case AttemptRule::best: {
      // What can't be read may be better: it stays, for a person to look at.
      const ClassRow* best = find_latest(graded(all, true));
      return best == nullptr ? 0 : leave_out(graded(all, false), best);
    }
  }
  return 0;
}

}  // namespace gametree::handin
