/// \file
/// Small pieces of text for people: counts, numbers, lists cut short.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/number.h"

namespace gametree::output {

/// `1,234,567`.
std::string grouped(std::uint64_t count);

/// `1 leaf`, `1,234 leaves`.
std::string counted(std::uint64_t count, std::string_view one, std::string_view many);

/// The exact number; one of very many digits as `≈1.234567e+300 (exactly in --json)`.
std::string readable(const Number& number);

/// The same, without where it is exact: for a table that says so once.
std::string short_number(const Number& number);

/// What `readable` says, and of a fraction its size too: `7/3 (about 2.33333)`.
std::string readable_with_size(const Number& number);

/// `... and 1,234 more (--json lists all)`.
std::string and_more(std::uint64_t count);

/// `/1/2/1/...`: a long path without its middle, safe to print.
std::string short_path(std::string_view path);

/// Characters that `text` has, for columns.
std::size_t width(std::string_view text);

/// `text` in lines of at most `columns` characters, broken at blanks, but not around a
/// sign as in `2 <= alpha`; what is longer stays whole.
std::vector<std::string> wrapped(std::string_view text, std::size_t columns);

/// `text` and blanks up to `columns` characters.
std::string padded(std::string_view text, std::size_t columns);

/// The same with the blanks before it.
std::string right_aligned(std::string_view text, std::size_t columns);

}  // namespace gametree::output
