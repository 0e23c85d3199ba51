/// \file
/// Searches that follow from students' own values, remembered.
#include "grade/followed_searches.h"

#include <algorithm>

namespace gametree::grade {
namespace {

constexpr std::size_t kMostNodes = 100'000;  // a few hundred bytes each

}  // namespace

std::shared_ptr<const SearchRecord> FollowedSearches::find(std::size_t tree, const Rules& rules,
                                                           const Overrides& values) const {
  const auto has_rules = [&](const auto& searched) { return searched.first == rules; };
  {
    const std::lock_guard lock(mutex_);
    if (const auto known = known_.find({tree, values}); known != known_.end())
      if (const auto same = std::ranges::find_if(known->second, has_rules);
          same != known->second.end())
        return same->second;
  }
  const GameTree& searched = exercise_.trees[tree].tree;
  const auto found = record_overridden(searched, rules, values);
  Record record = found ? *found : nullptr;
  const std::lock_guard lock(mutex_);
  if (nodes_ + searched.size() > kMostNodes) {
    known_.clear();
    nodes_ = 0;
  }
  ByRules& known = known_[{tree, values}];
  if (std::ranges::none_of(known, has_rules)) {  // another thread may have been as fast
    known.emplace_back(rules, record);
    nodes_ += searched.size();
  }
  return record;
}

}  // namespace gametree::grade
