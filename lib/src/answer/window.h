/// \file
/// What people type for a window: `[3, inf)`, `α = 3, β = ∞`, `2 <= v <= 5`, `2,5; 7`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "answer/claim.h"
#include "gametree/answer.h"

namespace gametree::answer {

/// The end that is asked for alone.
enum class WindowEnd { alpha, beta };

/// The ends of an interval whose form leaves no doubt that it is one: it has brackets, or `..`, or
/// an infinity.
std::optional<Ends> interval_ends(std::string_view text);

/// Reads a window, or under `own` that end of it.
WindowPieces read_window(std::string_view clean, std::optional<WindowEnd> own,
                         const std::vector<std::string>& pruned_as);

/// A window, or that end of it, of which nothing can be read.
WindowPieces invalid_window(std::string_view given, const Error& why, std::optional<WindowEnd> own);

/// Whether `word` names an end: `alpha`, `β`.
std::optional<WindowEnd> end_named(std::string_view word);

}  // namespace gametree::answer
