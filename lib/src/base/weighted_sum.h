/// \file
/// Sums of weight times value, exactly: in 128 bits over one denominator, past that in big
/// integers.
#pragma once

#include <cstdint>
#include <memory>

#include "base/number_access.h"
#include "gametree/number.h"

namespace gametree {

/// A mean in the making. Reduces once, at the end.
class WeightedSum {
 public:
  WeightedSum();
  WeightedSum(WeightedSum&&) noexcept;
  WeightedSum& operator=(WeightedSum&&) noexcept;
  ~WeightedSum();

  /// Adds `weight * value`; a weight of 0 adds nothing, whatever the value. The weight is not
  /// negative; infinities of both signs never meet.
  void add(std::int64_t weight, const Number& value) {
    using detail::NumberAccess;
    // Parts of 63 bits: the product has 126, so one more bit is free for a sum.
    if (NumberAccess::denominator(value) == denominator_ && !big_) {
      const Int128 term = Int128{weight} * NumberAccess::numerator(value);
      if (__builtin_add_overflow(sum_, term, &sum_)) restart_big(term);
      return;
    }
    if (weight != 0) add_other(weight, value);
  }
  void add(const Number& weight, const Number& value);

  /// The sum divided by `total`, which is positive.
  [[nodiscard]] Number mean(std::int64_t total) const;

  /// Whether the parts have grown past what is computed; then `mean` is meaningless.
  [[nodiscard]] bool too_large() const { return too_large_; }

  void clear();

 private:
  struct Big;
  void add_other(std::int64_t weight, const Number& value);
  bool rescale(std::int64_t denominator);
  void restart_big(Int128 lost_term);
  void add_big(const Number& weight, const Number& value);
  void make_big();

  Int128 sum_ = 0;
  std::int64_t denominator_ = 1;
  int infinite_ = 0;  // the sign of an infinite term, if there was one
  bool too_large_ = false;
  std::unique_ptr<Big> big_;  // then sum_ and denominator_ are unused
};

/// Results and sums past so many bits are refused.
inline constexpr std::size_t kMaxResultBits = 1'000'000;

}  // namespace gametree
