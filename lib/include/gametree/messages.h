/// \file
/// Errors as sentences. Facts are in the error; every word is in lib/src/messages.
#pragma once

#include <string>

#include "gametree/error.h"

namespace gametree {

/// What is wrong and, where it helps, what to write instead: `the probabilities of this CHANCE
/// node sum to 0.9, not 1`. Without place; no line end.
std::string sentence(const Error& error);

/// As the command line prints it: `source:line:column: error: sentence`, the line and a caret
/// under the place; ends in a line end. Control characters in the facts are escaped.
std::string render(const Error& error);

}  // namespace gametree
