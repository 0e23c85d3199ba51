/// \file
/// Whose a hand-in is.
#pragma once

#include <cstddef>
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
///
/// \param guesses  how many more ids that no roster has are told a near one: each takes a look at
/// all of the roster.
std::vector<Owner> find_owners(const HandIn& hand_in, const ClassRules& rules,
                               std::size_t& guesses);

}  // namespace gametree::handin
