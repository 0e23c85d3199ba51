/// \file
/// Who a hand-in may be from, as one source has it: looked up in the roster, if there is one.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/export_layout.h"
#include "gametree/hand_in.h"
#include "gametree/roster.h"

namespace gametree::handin {

struct Candidate {
  std::string id;               ///< the roster's; else as the source has it
  std::string_view matched_by;  ///< map layout file stem
  const RosterStudent* listed = nullptr;
  std::vector<std::string> names = {};  ///< all that identifies, as `comparable_id` has it
};

/// Whether both are the same student.
bool is_same(const Candidate& a, const Candidate& b);

/// Whom each of these ids means, once each.
std::vector<Candidate> by_ids(const std::vector<std::string>& ids, std::string_view matched_by,
                              const Roster* roster);

/// Whom the export's words for one student mean. None: they identify nobody.
///
/// \error  export_differs
Result<std::optional<Candidate>> by_layout(const PlatformStudent& student, std::string_view layout,
                                           const Roster* roster);

}  // namespace gametree::handin
