/// \file
/// One cutoff as a paragraph that says why nothing more had to be read.
#include "output/cutoff_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "messages/step_phrase.h"
#include "output/phrases.h"
#include "output/words.h"

namespace gametree::output {
namespace {

// More of a list than this is for programs.
constexpr std::size_t kMaxChildren = 12;
constexpr std::size_t kMaxLeaves = 8;
constexpr std::size_t kColumns = 94;  // of a page of 100, with its margins
constexpr std::string_view kCut = "cut: ";

}  // namespace

std::string CutoffText::operator()(std::size_t index) {
  const Cutoff& cutoff = result_.cutoffs[index];
  return "\n" + style_.strong(heading(index)) + "\n  " + reason(cutoff) + "\n" +
         cut_children(cutoff);
}

/// `cutoff 1: MIN node b (/2), after its child /2/1`, and who plays there if not the word's owner.
std::string CutoffText::heading(std::size_t index) {
  const Cutoff& cutoff = result_.cutoffs[index];
  const std::string_view word = player_word(result_.tree, cutoff.node);
  const std::string_view mover = to_text(result_.tree.searched().player(cutoff.node));
  std::string text =
      fmt::format("cutoff {}: {} node {}", grouped(index + 1), word, text_.described(cutoff.node));
  if (mover != word) text += fmt::format(", played as {}", mover);
  return text + ", after its child " + text_.described(cutoff.after);
}

std::string CutoffText::reason(const Cutoff& cutoff) const {
  const bool is_alpha = cutoff.kind == CutoffKind::alpha;
  const std::string value = readable(cutoff.value);
  return fmt::format("{} has {} here, and {} ({} {} {} {}): the rest can't matter",
                     is_alpha ? "MIN" : "MAX", value, why(cutoff), value,
                     comparison(cutoff.kind, result_.rules.cut_on), word(cutoff.kind),
                     readable(met_end(cutoff)));
}

/// What stands behind the end that was met. A node on the path is sure of less than the ends that
/// were given, so that one which equals them is theirs.
std::string CutoffText::why(const Cutoff& cutoff) const {
  using Phrase = messages::StepPhrase;
  const bool is_alpha = cutoff.kind == CutoffKind::alpha;
  const Number& end = met_end(cutoff);
  const auto is_end_of = [&](const Window& given) {
    return end == (is_alpha ? given.alpha : given.beta);
  };
  std::vector<std::string> facts{readable(end)};
  const auto said = [&](Phrase low, Phrase high) {
    return in_words(messages::StepFacts{is_alpha ? low : high, std::move(facts)});
  };
  const Rules& rules = result_.rules;
  if (end.is_infinite()) return said(Phrase::nothing_less, Phrase::nothing_more);
  if (is_end_of(rules.window)) return said(Phrase::window_low, Phrase::window_high);
  if (rules.bounds && is_end_of(*rules.bounds))
    return said(Phrase::bounds_low, Phrase::bounds_high);
  return fmt::format("{} is already sure of {}", is_alpha ? "MAX" : "MIN", facts[0]);
}

std::string CutoffText::cut_children(const Cutoff& cutoff) {
  if (cutoff.cut.empty()) return "  cut: nothing, it was the last child\n";
  std::string text;
  for (const std::string& line : list_(cutoff, kColumns)) text += "  " + line + "\n";
  return text;
}

std::vector<std::string> CutList::operator()(const Cutoff& cutoff, std::size_t columns) {
  const std::size_t shown = std::min(cutoff.cut.size(), kMaxChildren);
  const std::string indent(kCut.size(), ' ');
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < shown; ++i) {
    std::string begin = style_.cut("cut:") + " ";
    for (const std::string& line : wrapped(cut_child(cutoff.cut[i]), columns - kCut.size())) {
      lines.push_back(begin + line);
      begin = indent;
    }
  }
  if (shown < cutoff.cut.size()) lines.push_back(and_more(cutoff.cut.size() - shown));
  return lines;
}

std::string CutList::cut_child(NodeId child) {
  const GameTree& tree = tree_.searched();
  if (!tree.is_leaf(child))
    return fmt::format("{} node {}, {}", player_word(tree_, child), text_.described(child),
                       leaves_below(child));
  const bool is_estimate = !tree_.whole().is_leaf(tree_.origin(child));
  return (is_estimate ? "node at the depth limit " : "leaf ") + text_.leaf(child);
}

std::string CutList::leaves_below(NodeId node) {
  const GameTree& tree = tree_.searched();
  const NodeId end = tree.end(node);
  std::uint64_t leaves = 0;
  std::string list;
  for (NodeId id = node; id != end; ++id) {
    if (!tree.is_leaf(id)) continue;
    if (++leaves <= kMaxLeaves) list += (leaves == 1 ? "" : ", ") + text_.leaf(id);
  }
  if (leaves > kMaxLeaves) list += ", " + and_more(leaves - kMaxLeaves);
  return counted(leaves, "leaf", "leaves") + ": " + list;
}

}  // namespace gametree::output
