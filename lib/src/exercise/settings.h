/// \file
/// The settings that a question's type has, and their defaults.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "exercise/fields.h"
#include "exercise/problems.h"
#include "exercise/scalars.h"
#include "gametree/exercise.h"

namespace gametree::exercise {

/// The questions before this one that it can refer to.
struct Earlier {
  struct Values {
    std::size_t question = 0;
    std::size_t tree = 0;
  };
  std::map<std::string, Values> values = {};     ///< those of type node-values, by id
  std::map<std::size_t, std::size_t> last = {};  ///< of each tree the last of them
};

/// What settings are read with.
struct SettingsJob {
  const GameTree* tree;  ///< the question's; null: it could not be read
  const Earlier& earlier;
  const Lines& lines;
  Problems& problems;
  Budget& budget;
};

/// Reads what stands under the keys of `keys_of(question.type)` into the question, whose id, tree
/// and rules are known, and fills in the defaults of what does not.
void read_settings(Question& question, Fields& fields, const SettingsJob& job);

}  // namespace gametree::exercise
