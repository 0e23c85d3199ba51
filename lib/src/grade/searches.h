/// \file
/// The searches that an exercise's keys are made from, each done once.
#pragma once

#include <memory>
#include <vector>

#include "gametree/exercise.h"
#include "grade/key.h"
#include "grade/node_names.h"
#include "grade/search_record.h"

namespace gametree::grade {

class Searches {
 public:
  using Found = Result<std::shared_ptr<const SearchRecord>>;

  /// Borrows the exercise.
  explicit Searches(const Exercise& exercise);

  /// What a key of `question` under `rules` is made from. Neither search is done where the type
  /// needs none.
  /// \error  as `search`; its offset is the question's.
  Result<KeySource> source(const Question& question, const Rules& rules);

  [[nodiscard]] const NodeNames& names(std::size_t tree) const { return names_[tree]; }

 private:
  struct Done {
    std::size_t tree;
    Rules rules;
    Updates updates;
    Found found;
  };

  const Found& find(std::size_t tree, const Rules& rules, Updates updates);

  const Exercise& exercise_;
  std::vector<NodeNames> names_;  // by tree
  std::vector<std::unique_ptr<Done>> done_;
};

}  // namespace gametree::grade
