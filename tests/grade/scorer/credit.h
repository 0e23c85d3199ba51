/// \file
/// The arithmetic of credit: what sets and prefixes earn.
#pragma once

#include <cstddef>

#include "grade/scorer/homework.h"

namespace scorer {

/// A set, or a prefix, beside its key.
struct Tally {
  std::size_t key = 0;     ///< elements of the key
  std::size_t right = 0;   ///< elements given that are in it; of a prefix its length
  std::size_t wrong = 0;   ///< elements given that are not; of a prefix those past the key's length
  bool says_none = false;  ///< the answer is "none"
  bool has_any = true;     ///< something given could be read
};

Rational set_points(const Task& task, const Tally& tally);
Rational prefix_points(const Task& task, const Tally& tally);

}  // namespace scorer
