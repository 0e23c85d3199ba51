/// \file
/// Words and signs that every output uses alike.
#pragma once

#include <string_view>

#include "gametree/report.h"

namespace gametree::output {

/// In JSON: `exact`, `<=`, `>=`.
std::string_view word(Bound bound);

/// `alpha` or `beta`, the end of the window that was met.
std::string_view word(CutoffKind kind);

/// `eval` or `cuts`.
std::string_view word(ReportKind kind);

/// For people: nothing, `≤`, `≥`.
std::string_view sign(Bound bound);

/// How the node's value was compared with that end: `<=`, `<`, `>=` or `>`.
std::string_view comparison(CutoffKind kind, CutOn cut_on);

/// The end of the window that was met.
const Number& met_end(const Cutoff& cutoff);

}  // namespace gametree::output
