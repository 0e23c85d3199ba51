/// \file
/// The two number types of a search: scaled 64-bit integers, and rationals where no unit fits.
#pragma once

#include <cstdint>

#include "base/number_access.h"
#include "base/weighted_sum.h"
#include "gametree/number.h"
#include "tree/tree_data.h"

namespace gametree {

/// Every value is an integer: so many units. Nothing is ever rounded, since the unit divides every
/// value that can occur; a mean leaves no rest.
class ScaledArithmetic {
 public:
  using Value = std::int64_t;
  static constexpr Value kInfinity = kScaledInfinity;

  /// The sum under a CHANCE node.
  struct Sum {
    Int128 sum = 0;
    Value infinite = 0;
  };

  /// \param unit  a multiple of the tree's unit that `fits_scaled` (search.cpp) has accepted.
  ScaledArithmetic(const TreeData& tree, std::int64_t unit)
      : tree_(&tree), unit_(unit), factor_(unit / tree.leaf_unit) {}

  static Value infinity() { return kInfinity; }
  /// Without a branch, since players alternate.
  static Value negate_if(bool negative, Value value) {
    const Value mask = -static_cast<Value>(negative);
    return (value ^ mask) - mask;
  }
  [[nodiscard]] Value small_leaf(std::int32_t leaf) const { return leaf * factor_; }
  [[nodiscard]] Value side_leaf(std::uint32_t w) const {
    const std::int64_t wide = tree_->wide[word::entry(w)];
    return wide == kInfinity || wide == -kInfinity ? wide : wide * factor_;
  }

  static void reset(Sum& sum) { sum = {}; }
  static void add(Sum& sum, const ChanceNode& chance, const TreeData& tree, std::size_t child,
                  Value value) {
    const std::int64_t weight =
        chance.first_weight == kUniform ? 1 : tree.weights[chance.first_weight + child];
    if (value != kInfinity && value != -kInfinity)
      sum.sum += Int128{weight} * value;
    else if (weight != 0)
      sum.infinite = value;
  }
  static Value mean(const Sum& sum, const ChanceNode& chance) {
    if (sum.infinite != 0) return sum.infinite;
    const auto low = static_cast<std::int64_t>(sum.sum);
    if (low == sum.sum) return low / chance.total;  // several times as fast as 128 bits
    return static_cast<Value>(sum.sum / chance.total);
  }
  static bool too_large(const Sum&) { return false; }
  static bool too_large(Value) { return false; }

  [[nodiscard]] Number number(Value value) const {
    if (value == kInfinity) return Number::infinity();
    if (value == -kInfinity) return Number::minus_infinity();
    return unit_ == 1 ? Number(value) : Number::fraction(value, unit_);
  }
  /// The same into a number that is there. Its parts are written at once: those of a number in
  /// between would be read too soon after they were written, which costs more than the step.
  [[gnu::always_inline]] void write(Value value, Number& number) const {
    constexpr auto kMost = static_cast<std::uint64_t>(kMaxScaled);
    const bool is_finite = static_cast<std::uint64_t>(value) + kMost <= 2 * kMost;
    if (unit_ == 1 && is_finite) [[likely]]
      detail::NumberAccess::assign(number, value);
    else
      write_any(value, number);
  }
  /// The mean so far: a sum of which not all terms are there need not be a multiple of the unit.
  [[nodiscard]] Number number(const Sum& sum, const ChanceNode& chance) const {
    if (sum.infinite != 0) return number(sum.infinite);
    return make_number(sum.sum, Int128{chance.total} * unit_);
  }
  /// A number of which the unit is a denominator, and which fits.
  [[nodiscard]] Value value(const Number& number) const {
    if (number.is_infinite()) return number.sign() > 0 ? kInfinity : -kInfinity;
    using detail::NumberAccess;
    return NumberAccess::numerator(number) * (unit_ / NumberAccess::denominator(number));
  }
  /// A number that orders as the value does, made at no cost.
  static Number order_key(Value value) {
    if (value == kInfinity) return Number::infinity();
    if (value == -kInfinity) return Number::minus_infinity();
    return value;
  }

 private:
  [[gnu::cold, gnu::noinline]] void write_any(Value value, Number& number) const {
    number = this->number(value);
  }

  const TreeData* tree_;
  std::int64_t unit_;
  std::int64_t factor_;  // units in one of a leaf
};

/// Every value is a Number: so many leaf units (which keeps most leaves integers).
class RationalArithmetic {
 public:
  using Value = Number;
  using Sum = WeightedSum;

  explicit RationalArithmetic(const TreeData& tree) : tree_(&tree), unit_(tree.leaf_unit) {}

  static Value infinity() { return Number::infinity(); }
  static Value negate_if(bool negative, const Value& value) { return negative ? -value : value; }
  [[nodiscard]] Value small_leaf(std::int32_t leaf) const { return leaf; }
  [[nodiscard]] Value side_leaf(std::uint32_t w) const {
    switch (word::side(w)) {
      case word::Side::wide:
        return wide_leaf(tree_->wide[word::entry(w)]);
      case word::Side::fraction: {
        const SmallFraction& fraction = tree_->fractions[word::entry(w)];
        return value(detail::NumberAccess::reduced(fraction.numerator, fraction.denominator));
      }
      case word::Side::number:
        return value(tree_->numbers[word::entry(w)]);
      case word::Side::chance:
        break;
    }
    return {};
  }

  static void reset(Sum& sum) { sum.clear(); }
  static void add(Sum& sum, const ChanceNode& chance, const TreeData& tree, std::size_t child,
                  const Value& value) {
    if (chance.total == 0)
      sum.add(tree.big_probabilities[chance.first_weight + child], value);
    else
      sum.add(chance.first_weight == kUniform ? 1 : tree.weights[chance.first_weight + child],
              value);
  }
  static Value mean(const Sum& sum, const ChanceNode& chance) {
    return sum.mean(chance.total == 0 ? 1 : chance.total);
  }
  static bool too_large(const Sum& sum) { return sum.too_large(); }
  static bool too_large(const Value& value) {
    return detail::NumberAccess::is_big(value) && value.bits() > kMaxResultBits;
  }

  [[nodiscard]] Number number(const Value& value) const {
    return unit_ == 1 ? value : value / Number(unit_);
  }
  void write(const Value& value, Number& number) const { number = this->number(value); }
  /// The mean so far.
  [[nodiscard]] Number number(const Sum& sum, const ChanceNode& chance) const {
    return number(mean(sum, chance));
  }
  [[nodiscard]] Value value(const Number& number) const {
    return unit_ == 1 ? number : number * Number(unit_);
  }
  static const Number& order_key(const Value& value) { return value; }

 private:
  static Value wide_leaf(std::int64_t wide) {
    if (wide == kScaledInfinity) return Number::infinity();
    if (wide == -kScaledInfinity) return Number::minus_infinity();
    return wide;
  }

  const TreeData* tree_;
  std::int64_t unit_;
};

}  // namespace gametree
