/// \file
/// Searches that follow from students' own values, each done once for all who made the same slips.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "gametree/exercise.h"
#include "grade/search_record.h"

namespace gametree::grade {

/// Any number of threads may ask. What is found does not depend on what is remembered, which is all
/// forgotten when it takes much room: one search may be as large as its tree.
class FollowedSearches {
 public:
  /// Borrowed.
  explicit FollowedSearches(const Exercise& exercise) : exercise_(exercise) {}

  /// As record_overridden; null: it fails.
  std::shared_ptr<const SearchRecord> find(std::size_t tree, const Rules& rules,
                                           const Overrides& values) const;

 private:
  using Record = std::shared_ptr<const SearchRecord>;
  using ByRules = std::vector<std::pair<Rules, Record>>;  // a few

  const Exercise& exercise_;
  mutable std::mutex mutex_;
  mutable std::map<std::pair<std::size_t, Overrides>, ByRules> known_;
  mutable std::size_t nodes_ = 0;  // of all that is known
};

}  // namespace gametree::grade
