/// \file
/// A trace narrowed to some of its steps, whatever form it is written in.
#pragma once

#include <cstdint>
#include <string_view>

#include "gametree/error.h"
#include "gametree/trace.h"
#include "gametree/trace_report.h"

namespace gametree {

/// Which steps are shown. They keep their numbers of the whole trace.
struct TraceFilter {
  enum class Kind : std::uint8_t {
    all,
    cuts,    ///< cutoffs alone
    leaves,  ///< what is read, in order: leaves, and nodes that count as their eval
    node,    ///< the steps at `node`, from enter to exit, with those that take a child's value
  };

  Kind kind = Kind::all;
  NodeId node = 0;  ///< of the whole tree

  [[nodiscard]] bool shows(const SearchedTree& tree, const TraceStep& step) const;
};

/// `cuts`, `leaves`, or a node as `find_node` understands it; a node that has one of those words
/// for a name can be given by its path.
///
/// \error  as find_node.
Result<TraceFilter> read_trace_filter(std::string_view only, const GameTree& tree);

/// Stands before a writer, which it has write the steps that are shown and skip the others.
class FilteredTrace final : public TraceListener {
 public:
  /// Borrows the writer.
  FilteredTrace(const TraceFilter& filter, TraceWriter& writer) : filter_(filter), writer_(writer) {
    wants_cut_lists_ = writer.wants_cut_lists();
  }

  void begin(const SearchedTree& tree, const Rules& rules) override;
  bool step(const TraceStep& step) override;

 private:
  const TraceFilter filter_;
  TraceWriter& writer_;
  const SearchedTree* tree_ = nullptr;
};

}  // namespace gametree
