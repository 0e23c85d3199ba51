/// \file
/// Whether a number that was typed is the right one.
#pragma once

#include <cstdint>
#include <optional>

#include "gametree/answer.h"
#include "gametree/number.h"

namespace gametree {

/// An integer has to be exact; another number may be rounded to the decimals that were typed, two
/// at least, halves either way. `tolerance` widens that.
bool is_right(const TypedNumber& typed, const Number& key, const std::optional<Number>& tolerance);

}  // namespace gametree
