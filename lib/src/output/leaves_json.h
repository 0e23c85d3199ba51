/// \file
/// All leaves below some nodes as JSON: of a large tree most of what is written.
#pragma once

#include "gametree/search.h"
#include "output/json_writer.h"
#include "output/node_refs.h"

namespace gametree::output {

/// Writes elements of an array that was just opened. Nodes are those of the searched tree.
class LeavesJson {
 public:
  LeavesJson(const SearchedTree& tree, NodeRefs& refs, Buffer& out)
      : tree_(tree), refs_(refs), out_(out) {}

  /// `{path, name, action, value}` of each leaf of the subtree.
  void add_below(NodeId node);

 private:
  void add(NodeId leaf);
  NodeId find(NodeId leaf);
  void add_described(NodeId leaf);
  char* open(char* at);
  char* value(char* at, NodeId leaf);

  const SearchedTree& tree_;
  NodeRefs& refs_;
  Buffer& out_;
  bool is_first_ = true;
};

}  // namespace gametree::output
