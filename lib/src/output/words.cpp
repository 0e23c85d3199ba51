/// \file
/// Words and signs that every output uses alike.
#include "output/words.h"

namespace gametree::output {

std::string_view word(Bound bound) {
  switch (bound) {
    case Bound::exact:
      return "exact";
    case Bound::at_most:
      return "<=";
    case Bound::at_least:
      return ">=";
  }
  return "";
}

std::string_view word(CutoffKind kind) {
  switch (kind) {
    case CutoffKind::beta:
      return "beta";
    case CutoffKind::alpha:
      return "alpha";
  }
  return "";
}

std::string_view word(ReportKind kind) {
  switch (kind) {
    case ReportKind::eval:
      return "eval";
    case ReportKind::cuts:
      return "cuts";
  }
  return "";
}

std::string_view sign(Bound bound) {
  switch (bound) {
    case Bound::exact:
      return "";
    case Bound::at_most:
      return "≤";
    case Bound::at_least:
      return "≥";
  }
  return "";
}

std::string_view comparison(CutoffKind kind, CutOn cut_on) {
  const bool is_strict = cut_on == CutOn::greater;
  switch (kind) {
    case CutoffKind::beta:
      return is_strict ? ">" : ">=";
    case CutoffKind::alpha:
      return is_strict ? "<" : "<=";
  }
  return "";
}

const Number& met_end(const Cutoff& cutoff) {
  return cutoff.kind == CutoffKind::alpha ? cutoff.alpha : cutoff.beta;
}

}  // namespace gametree::output

namespace gametree {

std::string to_text(const Number& value, Bound bound) {
  return std::string(output::sign(bound)) + to_text(value);
}

}  // namespace gametree
