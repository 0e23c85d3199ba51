/// \file
/// The key of node-values: what each node that is asked returns, or that it is never read.
#pragma once

#include <vector>

#include "grade/key.h"

namespace gametree::grade {

/// What a node is worth, as an answer has to say it.
struct NodeValue {
  bool pruned = false;
  Number value;
  Bound bound{};
};

/// Whether a piece says that. An unread piece fits nothing.
Fit fit_value(const Piece& piece, const NodeValue& key, const Question& question);

/// The piece an answer has for the node asked as number `item`; of an answer that can't be read as
/// a whole one that says so.
Piece value_piece(const Answer& answer, std::size_t item);

class ValuesKey final : public Key {
 public:
  /// \param values  of `question.nodes`, in that order.
  ValuesKey(KeySource source, std::vector<NodeValue> values)
      : source_(std::move(source)), values_(std::move(values)) {}

  [[nodiscard]] Answer answer() const override;
  [[nodiscard]] std::size_t items() const override { return values_.size(); }
  [[nodiscard]] ItemInfo item(std::size_t item) const override;
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;
  [[nodiscard]] std::string given(const Answer& answer, std::size_t item) const override;

  [[nodiscard]] const NodeValue& value(std::size_t item) const { return values_[item]; }
  [[nodiscard]] const KeySource& source() const { return source_; }

 private:
  const KeySource source_;
  const std::vector<NodeValue> values_;
};

}  // namespace gametree::grade
