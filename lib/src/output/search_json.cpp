/// \file
/// A search's result as JSON, the documents `gametree/eval/1` and `gametree/cuts/1`.
#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

#include "output/json_writer.h"
#include "output/node_refs.h"
#include "output/report_formats.h"
#include "output/words.h"

namespace gametree::output {
namespace {

/// Writes one document, key by key in the order of the schema.
class SearchJson {
 public:
  SearchJson(const SearchReport& report, Buffer& out)
      : report_(report), result_(report.result), refs_(result_.tree), json_(out) {}

  void write();

 private:
  void rules();
  void line();
  void counts();
  void cutoffs();
  void cutoff(const Cutoff& cutoff);
  [[nodiscard]] std::string test(const Cutoff& cutoff) const;
  void leaves_below(NodeId node);
  void nodes();
  void node_report(const NodeReport& node);
  void node_list(std::string_view key, const std::vector<NodeId>& nodes);
  void node(std::string_view key, NodeId node);
  void reference(NodeId node);

  [[nodiscard]] bool cuts_leaves() const { return result_.rules.algorithm == Algorithm::alphabeta; }

  const SearchReport& report_;
  const SearchResult& result_;
  NodeRefs refs_;
  JsonWriter json_;
};

void SearchJson::write() {
  json_.open_object();
  json_.key("schema");
  json_.plain("gametree/" + std::string(word(report_.kind)) + "/1");
  write_string(json_, "file", report_.source);
  rules();
  write_number(json_, "value", result_.value);
  write_string(json_, "bound", word(result_.bound));
  node_list("best", result_.best);
  line();
  counts();
  if (report_.lists.cutoffs && cuts_leaves()) cutoffs();
  if (report_.lists.nodes) nodes();
  json_.close_object();
}

void SearchJson::rules() {
  const Rules& rules = result_.rules;
  json_.key("rules");
  json_.open_object();
  write_string(json_, "algorithm", to_text(rules.algorithm));
  write_string(json_, "order", to_text(rules.order));
  write_string(json_, "cut_on", to_text(rules.cut_on));
  write_string(json_, "fail", to_text(rules.fail));
  write_string(json_, "reach", to_text(rules.reach));
  write_string(json_, "empty_cutoffs", to_text(rules.empty_cutoffs));
  write_numbers(json_, "window", rules.window.alpha, rules.window.beta);
  if (rules.bounds) {
    write_numbers(json_, "bounds", rules.bounds->alpha, rules.bounds->beta);
  } else {
    json_.key("bounds");
    json_.null();
  }
  json_.key("depth");
  rules.depth ? json_.integer(*rules.depth) : json_.null();
  json_.key("quiescence");
  json_.null();
  write_string(json_, "chance_cuts", "none");
  write_string(json_, "min_as", to_text(rules.min_as));
  json_.close_object();
}

void SearchJson::line() {
  node_list("line", result_.line);
  if (!result_.line_truncated) return;
  json_.key("line_truncated");
  json_.boolean(true);
}

void SearchJson::counts() {
  const Counts& counts = result_.counts;
  json_.key("counts");
  json_.open_object();
  write_integer(json_, "nodes", counts.nodes);
  write_integer(json_, "leaves", counts.leaves);
  write_integer(json_, "nodes_read", counts.nodes_read);
  write_integer(json_, "leaves_read", counts.leaves_read);
  write_integer(json_, "node_visits", counts.node_visits);
  write_integer(json_, "leaf_visits", counts.leaf_visits);
  write_integer(json_, "leaves_cut", counts.leaves_cut);
  write_integer(json_, "cutoffs", counts.cutoffs);
  write_integer(json_, "depth", counts.depth);
  json_.close_object();
}

void SearchJson::cutoffs() {
  json_.key("cutoffs");
  json_.open_array();
  for (const Cutoff& each : result_.cutoffs) {
    if (!json_.is_open()) return;
    cutoff(each);
  }
  json_.close_array();
}

void SearchJson::cutoff(const Cutoff& cutoff) {
  json_.open_object();
  node("node", cutoff.node);
  write_string(json_, "player", player_word(result_.tree, cutoff.node));
  write_string(json_, "kind", word(cutoff.kind));
  node("after", cutoff.after);
  write_number(json_, "value", cutoff.value);
  write_number(json_, "alpha", cutoff.alpha);
  write_number(json_, "beta", cutoff.beta);
  json_.key("test");
  json_.plain(test(cutoff));
  node_list("cut", cutoff.cut);
  json_.key("leaves");
  json_.open_array();
  for (const NodeId child : cutoff.cut) leaves_below(child);
  json_.close_array();
  json_.close_object();
}

/// The comparison that succeeded: `2 <= alpha 3`.
std::string SearchJson::test(const Cutoff& cutoff) const {
  return fmt::format("{} {} {} {}", to_text(cutoff.value),
                     comparison(cutoff.kind, result_.rules.cut_on), word(cutoff.kind),
                     to_text(met_end(cutoff)));
}

void SearchJson::leaves_below(NodeId node) {
  const GameTree& tree = result_.tree.searched();
  const NodeId end = tree.end(node);
  for (NodeId id = node; id != end && json_.is_open(); ++id) {
    if (!tree.is_leaf(id)) continue;
    json_.open_object();
    reference(id);
    write_number(json_, "value", tree.utility(id));
    json_.close_object();
  }
}

void SearchJson::nodes() {
  json_.key("nodes");
  json_.open_array();
  for (const NodeReport& node : result_.nodes) {
    if (!json_.is_open()) return;
    node_report(node);
  }
  json_.close_array();
}

void SearchJson::node_report(const NodeReport& node) {
  json_.open_object();
  reference(node.node);
  write_string(json_, "player", player_word(result_.tree, node.node));
  if (node.read) {
    write_number(json_, "value", node.value);
    write_string(json_, "bound", word(node.bound));
  }
  if (node.read && cuts_leaves()) {
    write_number(json_, "alpha", node.window.alpha);
    write_number(json_, "beta", node.window.beta);
  }
  json_.key("read");
  json_.boolean(node.read);
  json_.close_object();
}

void SearchJson::node_list(std::string_view key, const std::vector<NodeId>& nodes) {
  json_.key(key);
  json_.open_array();
  for (const NodeId each : nodes) {
    json_.open_object();
    reference(each);
    json_.close_object();
  }
  json_.close_array();
}

void SearchJson::node(std::string_view key, NodeId node) {
  json_.key(key);
  json_.open_object();
  reference(node);
  json_.close_object();
}

void SearchJson::reference(NodeId node) {
  const NodeRef ref = refs_(node);
  json_.key("path");
  json_.plain(ref.path);
  if (ref.name) write_string(json_, "name", *ref.name);
  if (ref.action) write_string(json_, "action", *ref.action);
}

}  // namespace

void write_search_json(const SearchReport& report, const Sink& sink) {
  Buffer out(sink);
  SearchJson(report, out).write();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
