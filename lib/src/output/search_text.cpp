/// \file
/// A search's result as text for people: first what it is, then how it was found.
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "output/cutoff_text.h"
#include "output/node_text.h"
#include "output/phrases.h"
#include "output/report_formats.h"
#include "output/rules_text.h"
#include "output/style.h"
#include "output/words.h"

namespace gametree::output {
namespace {

// More of a list than this is for programs.
constexpr std::size_t kMaxBest = 10;
constexpr std::size_t kMaxSteps = 20;
constexpr std::size_t kMaxCutoffs = 100;
constexpr std::size_t kMaxNodes = 200;

/// Writes the report block by block.
class SearchText {
 public:
  SearchText(const SearchReport& report, Buffer& out)
      : report_(report),
        result_(report.result),
        style_(report.colors),
        text_(result_.tree),
        out_(out) {}

  void write();

 private:
  void fact(std::string_view label, std::string_view text);
  [[nodiscard]] std::string value() const;
  [[nodiscard]] std::string best();
  [[nodiscard]] std::string why_none_is_best() const;
  [[nodiscard]] std::string line();
  [[nodiscard]] std::string end_of_line() const;
  [[nodiscard]] std::string read() const;
  [[nodiscard]] std::string cut() const;
  void nodes();
  void cutoffs();

  [[nodiscard]] bool cuts_leaves() const { return result_.rules.algorithm == Algorithm::alphabeta; }

  const SearchReport& report_;
  const SearchResult& result_;
  Style style_;
  NodeText text_;
  Buffer& out_;
};

void SearchText::write() {
  fact("value", value());
  fact("best", best());
  if (result_.line.size() > 1) fact("line", line());
  fact("read", read());
  if (cuts_leaves()) fact("cut", cut());
  fact("rules", rules_text(result_.rules, result_.tree.whole()));
  if (report_.lists.nodes) nodes();
  if (report_.kind == ReportKind::cuts && report_.lists.cutoffs) cutoffs();
}

void SearchText::fact(std::string_view label, std::string_view text) {
  out_.add(style_.strong(padded(label, 6)));
  out_.add(' ');
  out_.add(text);
  out_.add('\n');
}

std::string SearchText::value() const {
  std::string value = readable_with_size(result_.value);
  if (result_.bound == Bound::exact) return value;
  return fmt::format("{}{}: {} this; the window {} does not tell more", sign(result_.bound), value,
                     result_.bound == Bound::at_most ? "at most" : "at least",
                     window_text(result_.rules.window));
}

std::string SearchText::best() {
  const std::vector<NodeId>& best = result_.best;
  if (best.empty()) return "none: " + why_none_is_best();

  const std::size_t shown = std::min(best.size(), kMaxBest);
  std::string list = text_.step(best.front());
  for (std::size_t i = 1; i < shown; ++i)
    list += (i + 1 == best.size() ? " and " : ", ") + text_.step(best[i]);
  if (shown < best.size()) list += ", " + and_more(best.size() - shown);
  return best.size() == 1 ? list : list + ": a tie";
}

std::string SearchText::why_none_is_best() const {
  const GameTree& tree = result_.tree.searched();
  if (tree.is_leaf(0)) return "nobody moves at a leaf";
  if (tree.player(0) == Player::chance) return "chance moves at the root";
  if (result_.rules.depth == 0U) return "the depth limit stands at the root";
  return "a bound does not tell";
}

std::string SearchText::line() {
  const std::vector<NodeId>& line = result_.line;
  const std::size_t steps = line.size() - 1;  // the root is where it starts
  const std::size_t shown = std::min(steps, kMaxSteps);
  std::string list = text_.step(line[1]);
  for (std::size_t i = 2; i <= shown; ++i) list += " → " + text_.step(line[i]);
  if (shown < steps) return list + " → " + and_more(steps - shown);
  return list + end_of_line();
}

std::string SearchText::end_of_line() const {
  const NodeId last = result_.line.back();
  if (!result_.tree.searched().is_leaf(last)) return " (CHANCE)";
  const Number value = result_.tree.searched().utility(last);
  const bool is_estimate = !result_.tree.whole().is_leaf(result_.tree.origin(last));
  return fmt::format(" ({} {})", is_estimate ? "eval" : "leaf", readable(value));
}

std::string SearchText::read() const {
  const Counts& counts = result_.counts;
  std::string text = fmt::format(
      "{} of {}, {} of {}", grouped(counts.nodes_read), counted(counts.nodes, "node", "nodes"),
      grouped(counts.leaves_read), counted(counts.leaves, "leaf", "leaves"));
  if (counts.node_visits != counts.nodes_read || counts.leaf_visits != counts.leaves_read)
    text += fmt::format(" ({} and {} visits)", grouped(counts.node_visits),
                        grouped(counts.leaf_visits));
  return text;
}

std::string SearchText::cut() const {
  const Counts& counts = result_.counts;
  if (counts.cutoffs == 0) return "nothing";
  return fmt::format("{} in {}", counted(counts.leaves_cut, "leaf", "leaves"),
                     counted(counts.cutoffs, "cutoff", "cutoffs"));
}

void SearchText::nodes() {
  const std::size_t shown = std::min(result_.nodes.size(), kMaxNodes);
  std::vector<NodeRow> rows;
  rows.push_back({"node", "player", "value", cuts_leaves() ? "window" : ""});
  for (std::size_t i = 0; i < shown; ++i) {
    rows.push_back(text_.row(result_.nodes[i]));
    if (!cuts_leaves()) rows.back()[3].clear();
  }
  out_.add('\n');
  write_table(rows, style_, out_);
  if (shown < result_.nodes.size()) out_.add(and_more(result_.nodes.size() - shown) + "\n");
}

void SearchText::cutoffs() {
  const std::size_t shown = std::min(result_.cutoffs.size(), kMaxCutoffs);
  CutoffText paragraph(result_, text_, style_);
  for (std::size_t i = 0; i < shown; ++i) out_.add(paragraph(i));
  if (shown < result_.cutoffs.size())
    out_.add("\n" + and_more(result_.cutoffs.size() - shown) + "\n");
}

}  // namespace

void write_search_text(const SearchReport& report, const Sink& sink) {
  Buffer out(sink);
  SearchText(report, out).write();
  out.flush();
}

}  // namespace gametree::output
