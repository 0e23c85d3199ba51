/// \file
/// What is wrong with a text that is not JSON, in words for people.
#pragma once

#include <cstdint>
#include <string_view>

#include "gametree/error.h"

namespace gametree::input {

/// The last thing that was in order.
enum class JsonPart : std::uint8_t { nothing, begin_array, begin_object, key, value };

/// Finds what is wrong with `text` after its part `last`, which ends before `after`.
/// REQUIRES: something is; all before is valid. Costs a scan of what is.
Error find_json_error(std::string_view text, Offset after, JsonPart last);

/// What stands at `at` up to the next blank, bracket, separator or quote.
std::string_view json_word(std::string_view text, Offset at);

/// Whether `word` is a JSON number, `true`, `false` or `null`.
bool is_json_word(std::string_view word);

/// The offset of the quote that ends the string which begins at `quote`; npos if there is none.
Offset end_of_json_string(std::string_view text, Offset quote);

}  // namespace gametree::input
