/// \file
/// Follow-through within node-values: a value that is wrong only because an earlier one was.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "grade/plausible.h"
#include "grade/values_key.h"

namespace gametree::grade {

/// What follows from a student's own values.
struct Followed {
  Credits credits;
  std::vector<std::vector<NodeId>> from;  ///< by item: the wrong values it is right from
};

class ValueFollower {
 public:
  /// Borrows the key, which was made from a search.
  explicit ValueFollower(const ValuesKey& key);

  /// The plausible values of an answer. Nothing follows from one and the same number throughout, at
  /// three nodes or more.
  [[nodiscard]] StudentValues values(const Answer& answer) const;

  /// The items that follow from them.
  [[nodiscard]] Followed follow(const Answer& answer, const StudentValues& values) const;

 private:
  /// A node as it counts for its parent, and whether that rests on a wrong value.
  struct Used {
    Number value;
    bool is_wrong = false;
  };

  /// Whether a plausible value was added that is wrong.
  bool add_value(const Piece& piece, std::size_t item, StudentValues& values) const;
  void follow_children(const Answer& answer, const StudentValues& values, Followed& followed) const;
  void follow_search(const Answer& answer, const StudentValues& values, Followed& followed) const;
  [[nodiscard]] std::optional<Number> fold(NodeId node, const std::vector<Used>& used) const;
  [[nodiscard]] std::optional<Number> mean(NodeId node, const std::vector<Used>& used) const;
  [[nodiscard]] bool has_wrong_child(NodeId node, const std::vector<Used>& used) const;
  /// The children that make a node's value a wrong one.
  [[nodiscard]] std::vector<NodeId> decisive(NodeId node, const std::vector<Used>& used) const;
  /// The wrong values of the student that a node's value rests on, of the whole tree.
  [[nodiscard]] std::vector<NodeId> sources(NodeId node, const std::vector<Used>& used) const;
  [[nodiscard]] const Number& true_value(NodeId node) const;
  [[nodiscard]] Used used_value(NodeId node, const StudentValues& values) const;
  [[nodiscard]] const Question& question() const { return *key_.source().question; }

  const ValuesKey& key_;
  const SearchRecord& record_;
  Plausible plausible_;
  std::unordered_map<NodeId, std::size_t> items_;  // by nodes of the searched tree
};

}  // namespace gametree::grade
