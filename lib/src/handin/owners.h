/// \file
/// Whose a hand-in is.
#pragma once

#include <optional>
#include <vector>

#include "gametree/error.h"
#include "gametree/grade.h"
#include "gametree/hand_in.h"

namespace gametree::handin {

/// A student, or nobody who is known, and what is to be said of it.
struct Owner {
  std::optional<Identity> student;
  std::vector<Error> diagnostics;
};

/// One at least; without a student: unmatched.
std::vector<Owner> find_owners(const HandIn& hand_in, const ClassRules& rules);

}  // namespace gametree::handin
