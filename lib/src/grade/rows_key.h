/// \file
/// The key of a question whose answer is rows of cells, as a set or in an order.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "grade/key.h"

namespace gametree::grade {

/// A row of the key. Which members mean something is told by the question's columns.
struct KeyRow {
  NodeId node = 0, after = 0;  ///< of the whole tree
  Window window;
  std::optional<Window> also;  ///< as right as `window`: the pair after the update that cuts
  Number value;
  Bound bound{};            ///< of `value`
  bool is_running = false;  ///< `value` is what a node has so far, so that `=` fits it too
  KindCell kind{};
};

/// How rows are compared.
enum class RowCredit : std::uint8_t { as_set, as_prefix };

class RowsKey final : public Key {
 public:
  RowsKey(KeySource source, std::vector<KeyRow> rows, RowCredit credit);

  [[nodiscard]] Answer answer() const override;
  [[nodiscard]] ItemInfo item(std::size_t item) const override;
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;
  /// The rows say it themselves.
  [[nodiscard]] Note reason(std::size_t) const override {
    return rows_.empty() ? Note{NoteCode::none_is_right, {}} : Note{};
  }

 private:
  using GivenRow = std::vector<Piece>;
  /// Which rows of an answer are wrong, and which of the key are named.
  struct Matched {
    std::vector<std::size_t> wrong;
    std::vector<bool> named;  // by the rows of `distinct_`
    std::optional<Error> problem;
  };

  [[nodiscard]] Fit fit(const Piece& cell, Column column, const KeyRow& row) const;
  [[nodiscard]] Fit fit(const GivenRow& given, const KeyRow& row) const;
  [[nodiscard]] std::string exact_text(const GivenRow& given) const;
  [[nodiscard]] std::string bare_text(const GivenRow& given) const;
  [[nodiscard]] bool may_be_rounded(const KeyRow& row) const;
  [[nodiscard]] GivenRow cells_of(const KeyRow& row) const;
  [[nodiscard]] std::string row_text(const GivenRow& row) const;
  [[nodiscard]] Matched match(const Answer& answer) const;
  [[nodiscard]] std::optional<std::size_t> find(const GivenRow& given,
                                                const Matched& matched) const;
  [[nodiscard]] PartCredit credit_set(const Answer& answer) const;
  [[nodiscard]] PartCredit credit_prefix(const Answer& answer) const;
  [[nodiscard]] Note set_note(const Answer& answer) const;
  [[nodiscard]] Note prefix_note(const Answer& answer) const;

  const KeySource source_;
  const std::vector<KeyRow> rows_;
  const RowCredit credit_;
  std::vector<std::size_t> distinct_;  // the rows without those that are the same in all columns
  std::multimap<std::string, std::size_t> by_exact_text_;  // of each pair that is right
  std::multimap<std::string, std::size_t> by_bare_text_;   // without numbers: of those to round
};

/// Rows that were typed, as rows of a key. A row with a cell that can't be read is left out.
std::vector<KeyRow> rows_in(const Answer& answer, const std::vector<Column>& columns);

}  // namespace gametree::grade
