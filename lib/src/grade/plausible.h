/// \file
/// Which values a student may have come to at a node by an honest mistake: those of leaves below
/// it, and under CHANCE anything between them.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "gametree/answer.h"
#include "gametree/number.h"
#include "grade/search_record.h"

namespace gametree::grade {

class Plausible {
 public:
  /// Borrows the record's tree. Cost: O(leaves log leaves).
  explicit Plausible(const SearchRecord& record);

  /// The value that `typed` means at an inner node of the searched tree: a leaf's where it is one,
  /// rounded or not. None: it is not plausible. Cost: O(log leaves).
  [[nodiscard]] std::optional<Number> value(NodeId node, const TypedNumber& typed) const;

 private:
  using ValuedLeaf = std::pair<Number, NodeId>;
  struct Range {
    Number least, most;
  };

  void add_ranges();
  [[nodiscard]] bool has_leaf(NodeId node, const Number& value) const;
  [[nodiscard]] bool has_chance(NodeId node) const;
  [[nodiscard]] std::optional<Number> rounded_leaf(NodeId node, const TypedNumber& typed) const;

  const GameTree& tree_;
  std::vector<ValuedLeaf> leaves_;      // ascending
  std::vector<std::uint32_t> chances_;  // CHANCE nodes before each node; empty: there are none
  std::vector<Range> ranges_;           // of the leaves at or below each node; likewise
  bool may_clash_ = false;              // whether infinities of both signs might meet in a mean
};

}  // namespace gametree::grade
