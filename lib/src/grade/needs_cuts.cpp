/// \file
/// Asks the resolved rules, since `auto` never cuts.
#include "grade/needs_cuts.h"

#include <string>

namespace gametree::grade {

std::optional<Error> needs_cuts(const KeySource& source) {
  const SearchRecord& record = *source.record;
  if (record.prunes()) return std::nullopt;
  return Error{ErrorCode::no_cutoffs,
               {std::string(to_text(record.rules.algorithm))},
               source.question->offset,
               {},
               {}};
}

}  // namespace gametree::grade
