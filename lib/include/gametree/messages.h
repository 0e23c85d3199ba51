/// \file
/// Errors and notes as sentences. Facts are in them; every word is in lib/src/messages.
#pragma once

#include <cstdint>
#include <string>

#include "gametree/error.h"
#include "gametree/note.h"

namespace gametree {

/// What is wrong and, where it helps, what to write instead: `the probabilities of this CHANCE
/// node sum to 0.9, not 1`. Without place; no line end.
std::string sentence(const Error& error);

/// Why an answer has the points it has: `MIN takes the least of 3, 12, 8`. Empty where there is
/// nothing to say. Control characters in the facts are escaped.
std::string sentence(const Note& note);

/// How bad it is: a warning stops nothing.
enum class Severity : std::uint8_t { error, warning };

/// As the command line prints it: `source:line:column: error: sentence`, the line and a caret
/// under the place; ends in a line end. Control characters in the facts are escaped.
std::string render(const Error& error, Severity severity = Severity::error);

}  // namespace gametree
