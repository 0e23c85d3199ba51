/// \file
/// The names or actions of one node after another.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "gametree/tree.h"
#include "tree/tree_data.h"

namespace gametree::output {

/// A node behind the one before costs as much as the nodes between them have digits: walking all in
/// the order of the tree costs their number.
class TextCursor {
 public:
  explicit TextCursor(const TextTable& table) : table_(table) {}

  std::optional<std::string_view> text(NodeId node) {
    if (!is_at(node)) {
      if (next_ == table_.entries.size() ? is_behind_last(node) : is_before_next(node))
        return std::nullopt;
      find(node);
      if (!is_at(node)) return std::nullopt;
    }
    return table_.text(next_++);
  }

 private:
  [[nodiscard]] bool is_at(NodeId node) const {
    return next_ < table_.entries.size() && table_.entries[next_].node == node;
  }
  // Between the entry that was given last and the next one.
  [[nodiscard]] bool is_before_next(NodeId node) const {
    return node < table_.entries[next_].node && is_behind_last(node);
  }
  [[nodiscard]] bool is_behind_last(NodeId node) const {
    return next_ == 0 || node > table_.entries[next_ - 1].node;
  }
  void find(NodeId node);

  const TextTable& table_;
  std::size_t next_ = 0;  // the entry behind the one that was asked for last
};

}  // namespace gametree::output
