/// \file
/// The names or actions of one node after another.
#include "output/text_cursor.h"

#include <algorithm>

namespace gametree::output {

// The first entry that is not before the node: ahead by steps that double, else anywhere.
void TextCursor::find(NodeId node) {
  const auto& entries = table_.entries;
  std::size_t from = 0;
  std::size_t to = next_;
  if (is_behind_last(node)) {
    from = next_;
    to = std::min(next_ + 1, entries.size());
    for (std::size_t step = 1; to < entries.size() && entries[to - 1].node < node; step *= 2) {
      from = to;
      to = std::min(to + step, entries.size());
    }
  }
  const auto first = entries.begin() + static_cast<std::ptrdiff_t>(from);
  const auto last = entries.begin() + static_cast<std::ptrdiff_t>(to);
  const auto found = std::ranges::lower_bound(first, last, node, {}, &TextTable::Entry::node);
  next_ = static_cast<std::size_t>(found - entries.begin());
}

}  // namespace gametree::output
