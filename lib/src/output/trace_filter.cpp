/// \file
/// Which steps of a trace are shown.
#include "gametree/trace_filter.h"

#include <array>

#include "gametree/reference.h"
#include "gametree/text.h"

namespace gametree {

bool TraceFilter::shows(const SearchedTree& tree, const TraceStep& step) const {
  switch (kind) {
    case Kind::all:
      return true;
    case Kind::cuts:
      return step.event == TraceEvent::cut;
    case Kind::leaves:
      return step.event == TraceEvent::leaf || step.event == TraceEvent::eval;
    case Kind::node:
      return tree.origin(step.node) == node;
  }
  return true;
}

Result<TraceFilter> read_trace_filter(std::string_view only, const GameTree& tree) {
  if (only == "cuts") return TraceFilter{TraceFilter::Kind::cuts};
  if (only == "leaves") return TraceFilter{TraceFilter::Kind::leaves};
  Result<NodeId> node = find_node(tree, only);
  if (node) return TraceFilter{TraceFilter::Kind::node, *node};
  Error& error = node.error();
  if (error.code == ErrorCode::unknown_node && error.facts[1].empty())
    error.facts[1] = nearest(only, std::array<std::string_view, 2>{"cuts", "leaves"});
  return error;
}

void FilteredTrace::begin(const SearchedTree& tree, const Rules& rules) {
  tree_ = &tree;
  writer_.begin(tree, rules);
}

bool FilteredTrace::step(const TraceStep& step) {
  return filter_.shows(*tree_, step) ? writer_.step(step) : writer_.skip(step);
}

}  // namespace gametree
