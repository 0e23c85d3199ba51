/// \file
/// Attempts in their order, as far as platforms number them.
#include "handin/attempts.h"

#include <algorithm>
#include <optional>
#include <string>
#include <tuple>

namespace gametree::handin {
namespace {

using Rows = std::vector<ClassRow*>;

/// Whether `a` was handed in before `b`, as the platform's numbers have it.
bool is_before(const ClassRow& a, const ClassRow& b) {
  if (a.facts == nullptr || b.facts == nullptr || !a.facts->attempt || !b.facts->attempt)
    return false;
  const PlatformFacts& first = *a.facts;
  const PlatformFacts& second = *b.facts;
  if (first.series == second.series) return *first.attempt < *second.attempt;
  // A student's own `hw-1.yaml` looks like a second attempt, until `hw-1-1.yaml` shows that it is a
  // first one.
  return second.series == first.series + "-" + std::to_string(*first.attempt);
}

bool has_same_answers(const ClassRow& a, const ClassRow& b) {
  return a.is_graded() && b.is_graded() && a.content == b.content;
}

/// The one that none can be later than: each other one is before it, or the same. Of the same ones
/// the first by name; null: nobody can tell.
ClassRow* find_latest(const Rows& rows) {
  ClassRow* latest = nullptr;
  for (ClassRow* row : rows) {
    const bool is_latest = std::ranges::all_of(rows, [&](const ClassRow* other) {
      return other == row || is_before(*other, *row) || has_same_answers(*other, *row);
    });
    const auto place = [](const ClassRow& r) { return std::tie(r.graded.file, r.graded.line); };
    if (is_latest && (latest == nullptr || place(*row) < place(*latest))) latest = row;
  }
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
