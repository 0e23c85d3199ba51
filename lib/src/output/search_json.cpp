/// \file
/// A search's result as JSON, the documents `gametree/eval/1` and `gametree/cuts/1`.
#include <fmt/format.h>

#include <string>
#include <vector>

#include "output/json_parts.h"
#include "output/json_writer.h"
#include "output/node_refs.h"
#include "output/report_formats.h"
#include "output/rules_json.h"
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
  void line();
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
  write_rules(json_, result_.rules);
  write_number(json_, "value", result_.value);
  write_string(json_, "bound", word(result_.bound));
  node_list("best", result_.best);
  line();
  write_counts(json_, result_.counts);
  if (report_.lists.cutoffs && cuts_leaves()) cutoffs();
  if (report_.lists.nodes) nodes();
  json_.close_object();
}

void SearchJson::line() {
  node_list("line", result_.line);
  if (!result_.line_truncated) return;
  json_.key("line_truncated");
  json_.boolean(true);
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
  write_nodes(json_, key, refs_, nodes);
}

void SearchJson::node(std::string_view key, NodeId node) {
  json_.key(key);
  json_.open_object();
  reference(node);
  json_.close_object();
}

void SearchJson::reference(NodeId node) { write_reference(json_, refs_(node)); }

}  // namespace

void write_search_json(const SearchReport& report, const Sink& sink) {
  Buffer out(sink);
  SearchJson(report, out).write();
  out.add('\n');
  out.flush();
}

}  // namespace gametree::output
