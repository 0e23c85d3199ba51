/// \file
/// Finds the common total of a CHANCE node's weights, or keeps the probabilities as they are.
#include "tree/chance_weights.h"

#include <algorithm>

#include "base/weighted_sum.h"
#include "tree/leaf_store.h"

namespace gametree {
namespace {

using detail::NumberAccess;

std::int64_t common_denominator(std::span<const Number> probabilities) {
  std::int64_t total = 1;
  for (const Number& p : probabilities) total = common_unit(total, unit_of(p));
  return total;
}

std::int64_t weight_of(const Number& p, std::int64_t total) {
  return NumberAccess::numerator(p) * (total / NumberAccess::denominator(p));
}

std::optional<Number> store_big(TreeData& tree, std::span<const Number> probabilities,
                                ChanceNode& chance) {
  WeightedSum parts;
  for (const Number& p : probabilities) parts.add(1, p);
  const Number sum = parts.mean(1);
  if (parts.too_large() || sum.bits() > kMaxResultBits) return std::nullopt;
  if (sum != Number(1)) return sum;
  chance.total = 0;
  chance.first_weight = tree.big_probabilities.size();
  tree.big_probabilities.insert(tree.big_probabilities.end(), probabilities.begin(),
                                probabilities.end());
  return sum;
}

}  // namespace

std::int64_t unit_of(const Number& number) {
  if (number.is_infinite()) return 1;
  if (NumberAccess::is_big(number)) return 0;
  const std::int64_t denominator = NumberAccess::denominator(number);
  return denominator <= kMaxScaled ? denominator : 0;
}

std::int64_t times_unit(std::int64_t unit, std::int64_t total) {
  const Int128 product = Int128{unit} * total;
  return product <= kMaxScaled ? static_cast<std::int64_t>(product) : 0;
}

std::optional<Number> store_weights(TreeData& tree, std::span<const Number> probabilities,
                                    ChanceNode& chance) {
  const std::int64_t total = common_denominator(probabilities);
  const auto above_one = [](const Number& p) { return p > Number(1); };
  if (total == 0 || std::ranges::any_of(probabilities, above_one))
    return store_big(tree, probabilities, chance);
  Int128 sum = 0;  // at most `total` each: no overflow for 2^30 children
  for (const Number& p : probabilities) sum += weight_of(p, total);
  if (sum != total) return make_number(sum, total);
  chance.total = total;
  if (total == static_cast<std::int64_t>(probabilities.size()) &&
      std::ranges::all_of(probabilities, [&](const Number& p) { return weight_of(p, total) == 1; }))
    return Number(1);
  chance.first_weight = tree.weights.size();
  for (const Number& p : probabilities) tree.weights.push_back(weight_of(p, total));
  return Number(1);
}

}  // namespace gametree
