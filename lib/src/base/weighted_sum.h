/// \file
/// Sums of weight times value, exactly: in 128 bits over one denominator; what does not fit there
/// is set aside in big integers.
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
    if (NumberAccess::denominator(value) != denominator_) {
      if (weight != 0) add_other(weight, value);
      return;
    }
    add_term(Int128{weight} * NumberAccess::numerator(value));
  }
  void add(const Number& weight, const Number& value);

  /// The sum divided by `total`, which is positive.
  [[nodiscard]] Number mean(std::int64_t total) const;

  /// Whether a part has grown past kMaxPartBits; then `mean` is meaningless.
  [[nodiscard]] bool too_large() const { return parts_ && parts_too_large(); }

  void clear();

 private:
  class Parts;

  void add_term(Int128 term) {
    Int128 sum = 0;
    if (__builtin_add_overflow(sum_, term, &sum)) {
      set_aside();
      sum = term;
    }
    sum_ = sum;
  }
  void add_other(std::int64_t weight, const Number& value);
  bool rescale(std::int64_t denominator);
  void set_aside();
  Parts& parts();
  [[nodiscard]] bool parts_too_large() const;

  Int128 sum_ = 0;
  std::int64_t denominator_ = 1;
  int infinite_ = 0;              // the sign of an infinite term, if there was one
  std::unique_ptr<Parts> parts_;  // what did not fit beside `sum_`
};

/// Results past so many bits are refused.
inline constexpr std::size_t kMaxResultBits = 1'000'000;

/// So are sums of which a part passes so many on the way; what makes it larger may cancel out.
inline constexpr std::size_t kMaxPartBits = 16 * kMaxResultBits;

}  // namespace gametree
