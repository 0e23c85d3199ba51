/// \file
/// A student's own values: which of them count, and what follows from them.
#pragma once

#include "grade/scorer/homework.h"
#include "grade/scorer/plain_search.h"

namespace scorer {

/// What an answer to node-values hands on.
struct Followed {
  Overrides values;            ///< of each node that was asked, what it counts with
  Overrides overrides;         ///< the student's own among them, for a search to return
  std::vector<bool> is_wrong;  ///< whether that is the student's, and wrong
  bool is_off = false;         ///< one number throughout: nothing follows
};

/// `key` is the task's own run, without anybody's values.
Followed followed(const LimitedTree& tree, const Task& task, const Run& key, const Answer& said);

/// Whether any value that counts is wrong.
bool has_wrong(const Followed& followed);

/// What a node counts with: said, or computed from those below it.
Exact carried(const LimitedTree& tree, const Followed& followed, std::size_t spot);
/// The same of the values of its children, whatever is said of itself.
Exact from_children(const LimitedTree& tree, const Followed& followed, std::size_t spot);
/// Whether a wrong value is among those so used.
bool uses_wrong(const LimitedTree& tree, const Followed& followed, std::size_t spot);

/// Whether what is said of that node follows from the other values.
bool follows(const LimitedTree& tree, const Task& task, const Followed& followed,
             const Run& overridden, std::size_t spot, const Said& said);

}  // namespace scorer
