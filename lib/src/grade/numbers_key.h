/// \file
/// The key of a question whose answer is a number, or some.
#pragma once

#include <utility>
#include <vector>

#include "grade/key.h"

namespace gametree::grade {

class NumbersKey final : public Key {
 public:
  /// \param numbers  at least one.
  /// \param note     why they are right.
  NumbersKey(KeySource source, std::vector<Number> numbers, Note note)
      : source_(std::move(source)), numbers_(std::move(numbers)), note_(std::move(note)) {}

  [[nodiscard]] Answer answer() const override;
  [[nodiscard]] ItemInfo item(std::size_t item) const override;
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer&, std::size_t) const override { return note_; }

 private:
  [[nodiscard]] Fit fit(const Piece& piece, const Number& key) const;
  [[nodiscard]] PartCredit credit_list(const Answer& answer) const;

  const KeySource source_;
  const std::vector<Number> numbers_;
  const Note note_;
};

/// The numbers among an answer's pieces.
std::vector<Number> numbers_in(const Answer& answer);

/// The key that an answer of numbers is; null: there are none.
std::unique_ptr<Key> stated_numbers(const KeySource& source, const Answer& answer);

}  // namespace gametree::grade
