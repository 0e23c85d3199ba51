/// \file
/// Finds texts that were given before, equal after NFC, in a few bytes a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "tree/tree_data.h"

namespace gametree {

/// The texts of a TextTable, found by scope and text: names share one scope, labels have their
/// parent's. Open addressing over entry numbers.
class LabelIndex {
 public:
  /// Notes the table's last entry. False if `scope` has the same text already.
  bool insert_last(const TextTable& table, NodeId scope);

 private:
  [[nodiscard]] std::size_t slot_of(std::uint64_t hash) const;
  void grow();

  struct Slot {
    std::uint32_t entry_plus_one = 0;  // 0: free
    NodeId scope = 0;
    std::uint64_t hash = 0;
  };
  std::vector<Slot> slots_;
  std::size_t used_ = 0;
};

}  // namespace gametree
