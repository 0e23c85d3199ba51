/// \file
/// What all documents on a search have in common: its rules, its result, its cutoffs, its nodes.
#include "output/result_json.h"

#include <fmt/format.h>

#include "output/json_parts.h"
#include "output/leaves_json.h"
#include "output/rules_json.h"
#include "output/words.h"

namespace gametree::output {

void ResultJson::opening(std::string_view schema, std::string_view source) {
  json_.key("schema");
  json_.plain(fmt::format("gametree/{}/1", schema));
  write_string(json_, "file", source);
  write_rules(json_, rules_, tree_.whole());
}

void ResultJson::result(const SearchResult& result) {
  write_number(json_, "value", result.value);
  write_string(json_, "bound", word(result.bound));
  node_list("best", result.best);
  node_list("line", result.line);
  if (result.line_truncated) {
    json_.key("line_truncated");
    json_.boolean(true);
  }
  write_counts(json_, result.counts);
}

void ResultJson::cutoffs(const std::vector<Cutoff>& cutoffs) {
  json_.key("cutoffs");
  json_.open_array();
  for (const Cutoff& each : cutoffs) {
    if (!json_.is_open()) return;
    cutoff(each);
  }
  json_.close_array();
}

void ResultJson::cutoff(const Cutoff& cutoff) {
  json_.open_object();
  node("node", cutoff.node);
  write_string(json_, "player", player_word(tree_, cutoff.node));
  write_string(json_, "kind", word(cutoff.kind));
  node("after", cutoff.after);
  write_number(json_, "value", cutoff.value);
  write_number(json_, "alpha", cutoff.alpha);
  write_number(json_, "beta", cutoff.beta);
  cutoff_test(cutoff);
  cutoff_lists(cutoff);
  json_.close_object();
}

void ResultJson::cutoff_test(const Cutoff& cutoff) {
  json_.key("test");
  json_.plain(fmt::format("{} {} {} {}", to_text(cutoff.value),
                          comparison(cutoff.kind, rules_.cut_on), word(cutoff.kind),
                          to_text(met_end(cutoff))));
}

void ResultJson::cutoff_lists(const Cutoff& cutoff) {
  node_list("cut", cutoff.cut);
  json_.key("leaves");
  json_.open_array();
  LeavesJson leaves(tree_, refs_, json_.out());
  for (const NodeId child : cutoff.cut) leaves.add_below(child);
  json_.close_array();
}

void ResultJson::nodes(const std::vector<NodeReport>& nodes) {
  json_.key("nodes");
  json_.open_array();
  for (const NodeReport& node : nodes) {
    if (!json_.is_open()) return;
    node_report(node);
  }
  json_.close_array();
}

void ResultJson::node_report(const NodeReport& node) {
  json_.open_object();
  reference(node.node);
  write_string(json_, "player", player_word(tree_, node.node));
  if (node.read) {
    write_number(json_, "value", node.value);
    write_string(json_, "bound", word(node.bound));
  }
  if (node.read && rules_.algorithm == Algorithm::alphabeta) {
    write_number(json_, "alpha", node.window.alpha);
    write_number(json_, "beta", node.window.beta);
  }
  json_.key("read");
  json_.boolean(node.read);
  json_.close_object();
}

void ResultJson::node_list(std::string_view key, const std::vector<NodeId>& nodes) {
  write_nodes(json_, key, refs_, nodes);
}

void ResultJson::node(std::string_view key, NodeId node) {
  json_.key(key);
  json_.open_object();
  reference(node);
  json_.close_object();
}

void ResultJson::reference(NodeId node) { write_reference(json_, refs_(node)); }

}  // namespace gametree::output
