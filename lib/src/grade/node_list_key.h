/// \file
/// The key of a question whose answer is a list of nodes, as a set or in an order.
#pragma once

#include <memory>
#include <vector>

#include "grade/key.h"
#include "grade/leaf_ranks.h"

namespace gametree::grade {

/// What a node in a list stands for.
enum class StandsFor : std::uint8_t {
  itself,
  leaves,  ///< those at or below it
};

class NodeListKey final : public Key {
 public:
  /// \param nodes  of the whole tree, in order.
  NodeListKey(KeySource source, std::vector<NodeId> nodes, StandsFor stands_for);

  [[nodiscard]] Answer answer() const override;
  [[nodiscard]] ItemInfo item(std::size_t item) const override;
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;
  /// Why the first is not read.
  [[nodiscard]] Note reason(std::size_t item) const override;

 private:
  [[nodiscard]] std::vector<NodeId> elements_of(NodeId node) const;
  [[nodiscard]] std::size_t count_of(NodeId node) const;
  [[nodiscard]] bool has(NodeId element) const;
  [[nodiscard]] std::vector<NodeId> given_nodes(const Answer& answer) const;
  [[nodiscard]] Tally tally(const Answer& answer) const;
  [[nodiscard]] Prefix prefix(const Answer& answer) const;
  [[nodiscard]] Note set_note(const Answer& answer) const;
  [[nodiscard]] Note prefix_note(const Answer& answer) const;
  [[nodiscard]] Note why_read(NodeId element) const;
  [[nodiscard]] Note listed(NoteCode code, const std::vector<NodeId>& nodes, bool belong) const;

  const KeySource source_;
  const StandsFor stands_for_;
  const std::vector<NodeId> nodes_;  // as they were given: what the answer shows
  LeafRanks ranks_;
  std::vector<NodeId> elements_;  // what they stand for, in order
  std::vector<NodeId> sorted_;    // the same, each once
};

/// The nodes among an answer's pieces, in order.
std::vector<NodeId> nodes_in(const Answer& answer);

/// A list of nodes as an answer; none of them is "none".
Answer list_answer(const std::vector<NodeId>& nodes);

}  // namespace gametree::grade
