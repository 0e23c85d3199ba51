/// \file
/// The scorer's search: alpha-beta, or all of the tree, with some nodes' values put in their place.
#pragma once

#include <optional>
#include <vector>

#include "grade/scorer/limited_tree.h"

namespace scorer {

/// What a node returns whatever was found below it; one for each node of the limited tree.
using Overrides = std::vector<std::optional<Exact>>;

/// What came of one node.
struct Visit {
  bool is_read = false;
  std::size_t finished = 0;  ///< how many were finished before it
  Exact value;               ///< before its own override
  Interval known;            ///< the same
  Exact returned;            ///< after it
  Interval returned_known;
  Interval arrival;
  Interval leaving;         ///< after the last child that was read; before the update of a cut
  Interval leaving_at_cut;  ///< after the update of a cut; else the same
  reference::Bound bound = reference::Bound::exact;
};

/// Where children were left unread.
struct Cut {
  std::size_t node = 0;
  std::size_t after = 0;
  bool is_beta = false;
  Interval before, behind;            ///< the pair before the cutting update and after it
  std::vector<std::size_t> children;  ///< unread, as written
};

struct Run {
  std::vector<Visit> visits;       ///< of each node
  std::vector<std::size_t> order;  ///< nodes as they were arrived at
  std::vector<Cut> cuts;
};

/// Whether cuts are made at all.
bool has_cuts(const Rules& rules);

Run run(const LimitedTree& tree, const Rules& rules, const Overrides& overrides);

}  // namespace scorer
