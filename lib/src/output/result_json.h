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
  /// The keys of a cutoff but for its node and player; `lists` are what it cuts, and the leaves.
  void cutoff_facts(const Cutoff& cutoff, bool has_lists);

  [[nodiscard]] JsonWriter& json() { return json_; }

 private:
  void cutoff(const Cutoff& cutoff);
  void test(const Cutoff& cutoff);
  void leaves_below(NodeId node);
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
