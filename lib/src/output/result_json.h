/// \file
/// What all documents on a search have in common: its rules, its result, its cutoffs, its nodes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gametree/report.h"
#include "gametree/search.h"
#include "output/json_writer.h"
#include "output/node_refs.h"

namespace gametree::output {

/// Writes parts of a document into its open object. Nodes are those of `tree`.
class ResultJson {
 public:
  ResultJson(const SearchedTree& tree, const Rules& rules, JsonWriter json)
      : tree_(tree), rules_(rules), refs_(tree), json_(json) {}

  /// The keys that open a document: its schema's word, the tree's file, the rules.
  void opening(std::string_view schema, std::string_view source);
  /// What was found: value, bound, best, line, counts.
  void result(const SearchResult& result);
  /// The list of all cutoffs.
  void cutoffs(const std::vector<Cutoff>& cutoffs);
  /// The list of all nodes.
  void nodes(const std::vector<NodeReport>& nodes);
  /// Of a cutoff, the comparison that succeeded: `2 <= alpha 3`.
  void cutoff_test(const Cutoff& cutoff);
  /// What it leaves unread, and the leaves of that.
  void cutoff_lists(const Cutoff& cutoff);

  [[nodiscard]] JsonWriter& json() { return json_; }

 private:
  void cutoff(const Cutoff& cutoff);
  void node_report(const NodeReport& node);
  void node_list(std::string_view key, const std::vector<NodeId>& nodes);
  void node(std::string_view key, NodeId node);
  void reference(NodeId node);

  const SearchedTree& tree_;
  const Rules& rules_;
  NodeRefs refs_;
  JsonWriter json_;
};

}  // namespace gametree::output
