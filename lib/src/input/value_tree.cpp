/// \file
/// The value's events told again to the reader of trees, as those of a document `tree: VALUE`.
#include "input/value_tree.h"

#include <utility>
#include <vector>

#include "input/document.h"
#include "input/format.h"

namespace gametree::input {

CheckedTree read_value_tree(const Value& value, std::string_view text, std::size_t max_nodes) {
  TreeBuilder builder(max_nodes, OnProblem::go_on);
  ReadJob job{text, Player::max};
  TreeReader reader(job, builder);
  const bool is_begun =
      reader.on_event({.kind = EventKind::begin_mapping, .offset = value.offset}) &&
      reader.on_event({.kind = EventKind::scalar, .offset = value.offset, .text = "tree"});
  if (is_begun && replay(value, reader)) reader.on_event({.kind = EventKind::end});
  Result<GameTree> tree = builder.finish();
  if (tree) return {std::move(tree).value(), {}};
  std::vector<Error> problems = builder.problems();
  return {std::nullopt, std::move(problems)};
}

}  // namespace gametree::input
