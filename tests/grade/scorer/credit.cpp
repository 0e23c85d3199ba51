/// \file
/// Sums of GRADING's paragraph on sets and prefixes, one by one.
#include "grade/scorer/credit.h"

#include <algorithm>

namespace scorer {
namespace {

Rational at_least_0(const Rational& points) { return points < 0 ? Rational(0) : points; }

Rational part(const Task& task, std::size_t good, std::size_t bad, std::size_t size) {
  if (good <= bad) return 0;
  return task.points * Rational(good - bad, size);
}

}  // namespace

Rational set_points(const Task& task, const Tally& tally) {
  if (!tally.says_none && !tally.has_any) return 0;
  const std::size_t missing = tally.key - tally.right;
  if (task.error_cost) return at_least_0(task.points - *task.error_cost * (tally.wrong + missing));
  if (tally.key == 0) return tally.says_none ? task.points : Rational(0);
  if (task.question.exact_set) return tally.wrong + missing == 0 ? task.points : Rational(0);
  return part(task, tally.right, tally.wrong, tally.key);
}

Rational prefix_points(const Task& task, const Tally& tally) {
  if (tally.key == 0) return tally.says_none ? task.points : Rational(0);
  return part(task, tally.right, tally.wrong, tally.key);
}

}  // namespace scorer
