/// \file
/// The table of a trace: columns whose widths are decided before the first row, since no row waits
/// for those after it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "gametree/trace.h"
#include "output/buffer.h"
#include "output/node_text.h"
#include "output/style.h"

namespace gametree::output {

/// A step's row; texts that are empty leave their place blank.
struct TraceRow {
  std::string step, node, event, value, alpha, beta;
  std::string why;                 ///< as long as it likes: it is wrapped
  std::vector<std::string> lists;  ///< lines below it
};

/// `  MIN b (/2)`: who moves, where, and how deep.
std::string indented_node(const TraceStep& step, NodeText& text);

/// Writes rows. What is wider than its column pushes the rest to the right.
class TraceTable {
 public:
  /// Looks at the first nodes of the tree, at their names and values.
  /// \param columns  that a row has, where names and numbers are short.
  TraceTable(const SearchedTree& tree, const Rules& rules, std::size_t columns, NodeText& text);

  void heading(const Style& style, Buffer& out) const;
  /// How many columns there are for the reason, and for each list below it.
  [[nodiscard]] std::size_t why_width() const;
  void row(const TraceRow& row, const Style& style, Buffer& out) const;

 private:
  struct Widths {
    std::size_t step, node, value, end;
  };

  void measure(const SearchedTree& tree, NodeText& text);
  [[nodiscard]] std::string cells(const TraceRow& row, const Style& style) const;
  [[nodiscard]] std::size_t why_column() const;

  bool has_windows_;
  std::size_t columns_;
  Widths widths_;
};

}  // namespace gametree::output
