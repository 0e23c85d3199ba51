/// \file
/// Keys of lists, lines and rows, read off a run of the search, and answers beside them.
#pragma once

#include "grade/scorer/credit.h"
#include "grade/scorer/plain_search.h"

namespace scorer {

using Nodes = std::vector<std::size_t>;  ///< numbers in the whole tree

/// The key of a list of nodes, in order.
Nodes list_key(const LimitedTree& tree, const Task& task, const Run& run);

/// All optimal lines, without the root.
std::vector<Nodes> optimal_lines(const LimitedTree& tree, const Rules& rules);

/// A row of a key; where two windows are right there are two forms of it.
using KeyRow = std::vector<Row>;
std::vector<KeyRow> row_key(const LimitedTree& tree, const Task& task, const Run& run);

/// What an answer of nodes, or rows, earns by the keys of that run.
Rational list_points(const LimitedTree& tree, const Task& task, const Run& run, const Answer& said);
Rational line_points(const LimitedTree& tree, const Task& task, const Answer& said);
Rational row_points(const LimitedTree& tree, const Task& task, const Run& run, const Answer& said);

/// Beside such a set.
Rational set_of_nodes_points(const Task& task, const Nodes& key, const Nodes& given,
                             const Answer& said);

/// Whether what was said of a value is what the search gave.
bool is_right(const Said& said, const Exact& value, reference::Bound bound, bool bounds_required);

}  // namespace scorer
