/// \file
/// Why nodes are worth what they are, are read or not, and have their windows: notes drawn from a
/// search.
#pragma once

#include "gametree/note.h"
#include "gametree/tree.h"
#include "grade/node_names.h"
#include "grade/search_record.h"

namespace gametree::grade {

/// Explains one search. Borrows both.
class Explainer {
 public:
  Explainer(const SearchRecord& record, const NodeNames& names) : record_(record), names_(names) {}

  /// Why a node of the searched tree has its value, or none.
  [[nodiscard]] Note value(NodeId node) const;
  /// That a node of the whole tree is read, or why it is not.
  [[nodiscard]] Note reading(NodeId whole) const;
  /// The window with which a node that was read is arrived at.
  [[nodiscard]] Note arrival(NodeId node) const;
  /// The window it has after the last child that is read.
  [[nodiscard]] Note exit(NodeId node) const;
  /// The children of a MAX or MIN node with their values, of which the player takes the best.
  [[nodiscard]] Note choice(NodeId node) const;

 private:
  [[nodiscard]] NodeId whole(NodeId node) const { return record_.tree.origin(node); }
  [[nodiscard]] std::string source_name(NodeId child) const;
  [[nodiscard]] Note unread(NodeId whole, const CutRecord& cut) const;
  [[nodiscard]] Note cut_value(NodeId node, const CutRecord& cut) const;
  [[nodiscard]] Note mean(NodeId node) const;
  [[nodiscard]] std::string child_values(NodeId node) const;

  const SearchRecord& record_;
  const NodeNames& names_;
};

}  // namespace gametree::grade
