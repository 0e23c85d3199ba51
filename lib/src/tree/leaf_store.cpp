/// \file
/// Chooses how a leaf is stored, and moves the others to a new common denominator.
#include "tree/leaf_store.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <numeric>

#include "base/number_access.h"

namespace gametree {
namespace {

using detail::NumberAccess;

bool fits_scaled(Int128 value) { return value <= kMaxScaled && value >= -kMaxScaled; }

// What a wide leaf can hold: more than a scaled search can, so that a large integer needs no more
// than its 64 bits.
bool fits_wide(Int128 value) { return value < kScaledInfinity && value > -kScaledInfinity; }

std::uint32_t store_wide(TreeData& tree, std::int64_t scaled) {
  tree.wide.push_back(scaled);
  return word::of_side(word::Side::wide, tree.wide.size() - 1);
}

std::uint32_t store_scaled(TreeData& tree, std::int64_t scaled) {
  tree.largest = std::max(tree.largest, scaled < 0 ? -scaled : scaled);
  return word::fits(scaled) ? word::of_small(scaled) : store_wide(tree, scaled);
}

// A leaf that the common denominator can't hold, as it is.
std::uint32_t store_alone(TreeData& tree, const Number& utility) {
  constexpr std::int64_t kMaxPart = std::numeric_limits<std::int32_t>::max();
  if (!NumberAccess::is_big(utility)) {
    const std::int64_t numerator = NumberAccess::numerator(utility);
    const std::int64_t denominator = NumberAccess::denominator(utility);
    if (numerator >= -kMaxPart && numerator <= kMaxPart && denominator <= kMaxPart) {
      tree.fractions.push_back(
          {static_cast<std::int32_t>(numerator), static_cast<std::uint32_t>(denominator)});
      return word::of_side(word::Side::fraction, tree.fractions.size() - 1);
    }
  }
  tree.numbers.push_back(utility);
  return word::of_side(word::Side::number, tree.numbers.size() - 1);
}

void multiply_leaf(TreeData& tree, std::uint32_t& leaf, std::int64_t factor) {
  if (word::tag(leaf) == word::Tag::leaf) {
    const std::int64_t scaled = word::small(leaf) * factor;
    leaf = word::fits(scaled) ? word::of_small(scaled) : store_wide(tree, scaled);
  } else if (word::tag(leaf) == word::Tag::side && word::side(leaf) == word::Side::wide) {
    std::int64_t& scaled = tree.wide[word::entry(leaf)];
    if (scaled != kScaledInfinity && scaled != -kScaledInfinity) scaled *= factor;
  }
}

// Makes `unit` the common denominator if all leaves so far, and `largest`, still fit.
bool adopt_unit(TreeData& tree, std::int64_t unit) {
  if (unit == 0) return false;
  if (unit == tree.leaf_unit) return true;
  if (tree.words.size() >= word::kMaxEntries) return false;  // each might become a wide one
  const std::int64_t factor = unit / tree.leaf_unit;
  if (!fits_scaled(Int128{tree.largest} * factor)) return false;
  for (std::uint32_t& leaf : tree.words) multiply_leaf(tree, leaf, factor);
  tree.largest *= factor;
  tree.leaf_unit = unit;
  return true;
}

}  // namespace

std::int64_t common_unit(std::int64_t a, std::int64_t b) {
  if (a == b) return a;
  if (a == 0 || b == 0) return 0;
  const Int128 multiple = Int128{a / std::gcd(a, b)} * b;
  return multiple <= kMaxScaled ? static_cast<std::int64_t>(multiple) : 0;
}

std::uint32_t store_leaf(TreeData& tree, const Number& utility) {
  if (utility.is_infinite())
    return store_wide(tree, utility.sign() > 0 ? kScaledInfinity : -kScaledInfinity);
  if (NumberAccess::is_big(utility)) return store_alone(tree, utility);
  const std::int64_t numerator = NumberAccess::numerator(utility);
  const std::int64_t denominator = NumberAccess::denominator(utility);
  const std::int64_t unit = common_unit(tree.leaf_unit, denominator);
  if (unit == 0) return store_alone(tree, utility);
  const Int128 scaled = Int128{numerator} * (unit / denominator);
  if (!fits_wide(scaled) || !adopt_unit(tree, unit)) return store_alone(tree, utility);
  return store_scaled(tree, static_cast<std::int64_t>(scaled));
}

std::uint32_t store_integer_leaf(TreeData& tree, std::int64_t utility) {
  if (tree.leaf_unit == 1 && fits_wide(utility)) return store_scaled(tree, utility);
  return store_leaf(tree, utility);
}

}  // namespace gametree
