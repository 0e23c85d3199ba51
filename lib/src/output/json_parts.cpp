/// \file
/// Pieces of a result as JSON, for every document that has them.
#include "output/json_parts.h"

namespace gametree::output {

void write_reference(JsonWriter& json, const NodeRef& node) {
  json.key("path");
  json.plain(node.path);
  if (node.name) write_string(json, "name", *node.name);
  if (node.action) write_string(json, "action", *node.action);
}

void write_nodes(JsonWriter& json, std::string_view key, NodeRefs& refs,
                 const std::vector<NodeId>& nodes) {
  json.key(key);
  json.open_array();
  for (const NodeId node : nodes) {
    json.open_object();
    write_reference(json, refs(node));
    json.close_object();
  }
  json.close_array();
}

void write_counts(JsonWriter& json, const Counts& counts) {
  json.key("counts");
  json.open_object();
  write_integer(json, "nodes", counts.nodes);
  write_integer(json, "leaves", counts.leaves);
  write_integer(json, "nodes_read", counts.nodes_read);
  write_integer(json, "leaves_read", counts.leaves_read);
  write_integer(json, "node_visits", counts.node_visits);
  write_integer(json, "leaf_visits", counts.leaf_visits);
  write_integer(json, "leaves_cut", counts.leaves_cut);
  write_integer(json, "cutoffs", counts.cutoffs);
  write_integer(json, "depth", counts.depth);
  json.close_object();
}

}  // namespace gametree::output
