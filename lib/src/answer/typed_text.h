/// \file
/// What was typed as one text, and whether it is anything.
#pragma once

#include <cstddef>
#include <string>

#include "gametree/typed.h"

namespace gametree::answer {

/// An answer as a text: a list in square brackets, a mapping as its pairs, with semicolons.
std::string plain_text(const Typed& typed);

/// For people, without brackets around it: `9, 7`, `a: 3, b: 2`.
std::string flat_text(const Typed& typed);

/// Bytes of all texts in it.
std::size_t text_size(const Typed& typed);

/// Whether nothing was typed: a blank text, a list of blanks, a mapping to blanks. No elements at
/// all are something: none.
bool is_blank_answer(const Typed& typed);

/// A text.
Typed typed_text(std::string text);

}  // namespace gametree::answer
