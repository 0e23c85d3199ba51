/// \file
/// A number of any size in a few digits, for people.
#pragma once

#include <string>

#include "gametree/number.h"

namespace gametree {

/// `-1.234567e+400`: a finite number rounded to `digits` digits (at least 1), halves away from 0,
/// without zeros at the end.
/// Cost: a division of its parts, however far its size is from any double's.
std::string scientific_text(const Number& number, int digits);

/// The same number to seven digits, without an exponent where that is short.
std::string rounded_text(const Number& number);

/// A finite number rounded to at most `places` digits behind the point, halves away from 0, without
/// zeros at the end: `2.33`, `7`, `0.5`. Exact until it is rounded.
std::string decimal_text(const Number& number, unsigned places);

/// The exact number where that has at most 80 characters, else `≈1.234567e+300`: for errors, whose
/// numbers may come from hostile files.
std::string brief_text(const Number& number);

}  // namespace gametree
