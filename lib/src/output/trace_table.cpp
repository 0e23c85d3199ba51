/// \file
/// The table of a trace: rows that fit a page, as long as names and numbers are short.
#include "output/trace_table.h"

#include <algorithm>

#include "output/phrases.h"
#include "output/words.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLeastWhy = 28;
constexpr std::size_t kWidestNode = 32;
constexpr std::size_t kWidestNumber = 12;
constexpr std::size_t kEvent = 6;  // `update`
constexpr std::size_t kGap = 2;
// Deeper nodes are told by their paths.
constexpr std::size_t kDeepestIndent = 12;
// Nodes that are measured.
constexpr NodeId kSample = 2000;

std::string indented(std::size_t depth, std::string_view text) {
  return std::string(2 * std::min(depth, kDeepestIndent), ' ') + std::string(text);
}

std::string label(const SearchedTree& tree, NodeId node, NodeText& text) {
  if (tree.whole().is_leaf(tree.origin(node))) return text.described(node);
  return std::string(player_word(tree, node)) + " " + text.described(node);
}

}  // namespace

std::string indented_node(const TraceStep& step, NodeText& text) {
  const std::string node = text.described(step.node);
  if (!step.player) return indented(step.depth, node);
  return indented(step.depth, std::string(to_text(*step.player)) + " " + node);
}

TraceTable::TraceTable(const SearchedTree& tree, const Rules& rules, std::size_t columns,
                       NodeText& text)
    : has_windows_(rules.algorithm == Algorithm::alphabeta), columns_(columns) {
  // At an inner node there are steps for its arrival and leaving, its children and a cutoff.
  const std::string last_step = std::to_string(std::size_t{3} * tree.searched().size());
  widths_ = {std::max<std::size_t>(last_step.size(), 4), 4, 4, 5};  // as the headings
  measure(tree, text);
  for (const Number& end : {rules.window.alpha, rules.window.beta})
    widths_.end = std::max(widths_.end, std::min(width(short_number(end)), kWidestNumber));
}

void TraceTable::measure(const SearchedTree& tree, NodeText& text) {
  std::vector<NodeId> ends;
  std::size_t node_width = widths_.node;
  std::size_t number_width = tree.searched().has_chance() ? 4 : 3;  // means have more digits
  const NodeId count = std::min(tree.searched().size(), kSample);
  for (NodeId node = 0; node < count; ++node) {
    while (!ends.empty() && ends.back() <= node) ends.pop_back();
    node_width = std::max(node_width, width(indented(ends.size(), label(tree, node, text))));
    if (tree.searched().is_leaf(node))
      number_width = std::max(number_width, width(short_number(tree.searched().utility(node))));
    else
      ends.push_back(tree.searched().end(node));
  }
  number_width = std::min(number_width, kWidestNumber);
  widths_.node = std::min(node_width, kWidestNode);
  widths_.value = std::max(widths_.value, number_width + 1);  // its sign
  widths_.end = std::max(widths_.end, number_width);
}

std::size_t TraceTable::why_column() const {
  const std::size_t window = has_windows_ ? 2 * (kGap + widths_.end) : 0;
  return widths_.step + kGap + widths_.node + kGap + kEvent + kGap + widths_.value + window + kGap;
}

std::size_t TraceTable::why_width() const {
  const std::size_t column = why_column();
  return column + kLeastWhy > columns_ ? kLeastWhy : columns_ - column;
}

void TraceTable::heading(const Style& style, Buffer& out) const {
  out.add(
      style.strong(cells({"step", "node", "event", "v", "alpha", "beta", "", {}}, style) + "why"));
  out.add('\n');
}

std::string TraceTable::cells(const TraceRow& row, const Style& style) const {
  const std::string gap(kGap, ' ');
  const std::string event = padded(row.event, kEvent);
  std::string text = right_aligned(row.step, widths_.step) + gap + padded(row.node, widths_.node) +
                     gap + (row.event == to_text(TraceEvent::cut) ? style.cut(event) : event) +
                     gap + right_aligned(row.value, widths_.value) + gap;
  if (!has_windows_) return text;
  return text + right_aligned(row.alpha, widths_.end) + gap + right_aligned(row.beta, widths_.end) +
         gap;
}

void TraceTable::row(const TraceRow& row, const Style& style, Buffer& out) const {
  const std::size_t column = why_column();
  std::vector<std::string> lines = wrapped(row.why, why_width());
  lines.insert(lines.end(), row.lists.begin(), row.lists.end());
  std::string first = cells(row, style) + (lines.empty() ? "" : lines.front());
  first.erase(first.find_last_not_of(' ') + 1);
  out.add(first + "\n");
  for (std::size_t i = 1; i < lines.size(); ++i)
    out.add(std::string(column, ' ') + lines[i] + "\n");
}

}  // namespace gametree::output
