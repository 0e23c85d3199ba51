/// \file
/// Names of people, which identify nobody, but may not fit.
#pragma once

#include <string_view>

namespace gametree::handin {

/// Whether a student with that name on the roster may be called so by a platform, which may have
/// run the words together. True where either is not known.
bool may_be_called(std::string_view called, std::string_view name);

}  // namespace gametree::handin
