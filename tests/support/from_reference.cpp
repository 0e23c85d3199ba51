/// \file
/// Converts node by node, and writes both sides' answers as text that can be compared.
#include "support/from_reference.h"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

#include "gametree/tree_builder.h"

namespace gametree::test {
namespace {

Player to_player(reference::Player player) {
  switch (player) {
    case reference::Player::max:
      return Player::max;
    case reference::Player::min:
      return Player::min;
    case reference::Player::chance:
      return Player::chance;
    case reference::Player::leaf:
      break;
  }
  throw std::logic_error("a leaf has no player");
}

void add(TreeBuilder& builder, const reference::Node& node, bool under_chance) {
  builder.open();
  if (under_chance) builder.probability(to_number(reference::Exact(node.probability)));
  if (node.name) builder.name(*node.name);
  if (node.action) builder.action(*node.action);
  if (node.noisy) builder.noisy(true);
  if (node.player == reference::Player::leaf) {
    builder.value(to_number(node.utility));
  } else {
    builder.player(to_player(node.player));
    if (node.eval) builder.eval(to_number(*node.eval));
    if (!node.quiet) builder.quiet(false);
    for (const reference::Node& child : node.children)
      add(builder, child, node.player == reference::Player::chance);
  }
  builder.close();
}

Window to_window(const reference::Interval& interval) {
  return {to_number(interval.low), to_number(interval.high)};
}

template <class To, class From>
To word_to_word(From from) {
  const std::string word = reference::to_text(from);
  for (const RuleWord<To>& row : rule_words<To>())
    if (row.word == word) return row.value;
  throw std::logic_error("no word " + word);
}

std::string_view word(Bound bound) {
  switch (bound) {
    case Bound::exact:
      return "exact";
    case Bound::at_most:
      return "<=";
    case Bound::at_least:
      return ">=";
  }
  return "";
}

/// Nodes of a result, by path.
class Paths {
 public:
  explicit Paths(const SearchedTree& tree) : tree_(tree) {}
  std::string operator()(NodeId node) const { return tree_.whole().path(tree_.origin(node)); }
  std::string list(const std::vector<NodeId>& nodes) const {
    std::string text;
    for (NodeId node : nodes) text += " " + (*this)(node);
    return text;
  }
  std::string player(NodeId node) const {
    const NodeId origin = tree_.origin(node);
    if (tree_.whole().is_leaf(origin)) return "LEAF";
    return std::string(to_text(tree_.whole().player(origin)));
  }

 private:
  const SearchedTree& tree_;
};

std::string joined(const std::vector<std::string>& texts) {
  std::string text;
  for (const std::string& one : texts) text += " " + one;
  return text;
}

std::string leaves_of(const SearchedTree& tree, const Cutoff& cutoff) {
  std::string text;
  const Paths path(tree);
  for (NodeId child : cutoff.cut)
    for (NodeId node = child; node < tree.searched().end(child); ++node)
      if (tree.searched().is_leaf(node))
        text += fmt::format(" {}={}", path(node), to_text(tree.searched().utility(node)));
  return text;
}

std::string fact(const SearchedTree& tree, const Cutoff& cutoff) {
  const Paths path(tree);
  return fmt::format("cutoff {} {} {} after {} value {} alpha {} beta {} cut{} leaves{}\n",
                     path(cutoff.node), path.player(cutoff.node),
                     cutoff.kind == CutoffKind::beta ? "beta" : "alpha", path(cutoff.after),
                     to_text(cutoff.value), to_text(cutoff.alpha), to_text(cutoff.beta),
                     path.list(cutoff.cut), leaves_of(tree, cutoff));
}

std::string fact(const reference::Cutoff& cutoff) {
  std::string leaves;
  for (const reference::UnreadLeaf& leaf : cutoff.leaves)
    leaves += fmt::format(" {}={}", leaf.path, to_text(to_number(leaf.value)));
  return fmt::format("cutoff {} {} {} after {} value {} alpha {} beta {} cut{} leaves{}\n",
                     cutoff.node, reference::to_text(cutoff.player),
                     reference::to_text(cutoff.kind), cutoff.after,
                     to_text(to_number(cutoff.value)), to_text(to_number(cutoff.alpha)),
                     to_text(to_number(cutoff.beta)), joined(cutoff.cut), leaves);
}

std::string fact(const SearchResult& result, const NodeReport& node) {
  const Paths path(result.tree);
  std::string text = fmt::format("node {} {}", path(node.node), path.player(node.node));
  if (!node.read) return text + " unread\n";
  text += fmt::format(" value {} {} in [{}, {}]", to_text(node.value), word(node.bound),
                      to_text(node.interval.alpha), to_text(node.interval.beta));
  if (result.rules.algorithm == Algorithm::alphabeta)
    text += fmt::format(" alpha {} beta {}", to_text(node.window.alpha), to_text(node.window.beta));
  return text + "\n";
}

std::string fact(const reference::NodeRecord& node) {
  std::string text = fmt::format("node {} {}", node.path, reference::to_text(node.player));
  if (!node.read) return text + " unread\n";
  text += fmt::format(" value {} {} in [{}, {}]", to_text(to_number(*node.value)),
                      reference::to_text(*node.bound), to_text(to_number(node.interval->low)),
                      to_text(to_number(node.interval->high)));
  if (node.alpha)
    text += fmt::format(" alpha {} beta {}", to_text(to_number(*node.alpha)),
                        to_text(to_number(*node.beta)));
  return text + "\n";
}

/// ` key value`, where there is one.
std::string part(std::string_view key, const std::optional<Number>& value) {
  return value ? fmt::format(" {} {}", key, to_text(*value)) : "";
}

std::optional<Number> to_number(const std::optional<reference::Exact>& exact) {
  if (!exact) return std::nullopt;
  return test::to_number(*exact);
}

}  // namespace

Number to_number(const reference::Exact& exact) {
  return parse_number(reference::to_text(exact)).number.value();
}

GameTree to_tree(const reference::Node& node) {
  TreeBuilder builder;
  add(builder, node, false);
  return builder.finish().value();
}

Rules to_rules(const reference::Rules& from) {
  Rules rules;
  rules.algorithm = word_to_word<Algorithm>(from.algorithm);
  rules.order = word_to_word<Order>(from.order);
  rules.cut_on = word_to_word<CutOn>(from.cut_on);
  rules.fail = word_to_word<Fail>(from.fail);
  rules.reach = word_to_word<Reach>(from.reach);
  rules.min_as = word_to_word<MinAs>(from.min_as);
  rules.empty_cutoffs = from.empty_cutoffs ? EmptyCutoffs::yes : EmptyCutoffs::no;
  rules.window = to_window(from.window);
  if (from.bounds) rules.bounds = to_window(*from.bounds);
  if (from.depth) rules.depth = static_cast<std::uint32_t>(*from.depth);
  if (from.quiescence) rules.quiescence = static_cast<std::uint32_t>(*from.quiescence);
  return rules;
}

std::string facts(const SearchResult& result) {
  const Paths path(result.tree);
  const Counts& c = result.counts;
  std::string text = fmt::format(
      "{} value {} {}\nbest{}\nline{}{}\nnodes {} leaves {} read {} {} cut {} cutoffs {} depth "
      "{}\n",
      to_text(result.rules.algorithm), to_text(result.value), word(result.bound),
      path.list(result.best), path.list(result.line), result.line_truncated ? " ..." : "", c.nodes,
      c.leaves, c.nodes_read, c.leaves_read, c.leaves_cut, c.cutoffs, c.depth);
  for (const Cutoff& cutoff : result.cutoffs) text += fact(result.tree, cutoff);
  for (const NodeReport& node : result.nodes) text += fact(result, node);
  return text;
}

std::string facts(const reference::Outcome& outcome) {
  const reference::Counts& c = outcome.counts;
  std::string text = fmt::format(
      "{} value {} {}\nbest{}\nline{}{}\nnodes {} leaves {} read {} {} cut {} cutoffs {} depth "
      "{}\n",
      reference::to_text(outcome.algorithm), to_text(to_number(outcome.value)),
      reference::to_text(outcome.bound), joined(outcome.best), joined(outcome.line),
      outcome.line_truncated ? " ..." : "", c.nodes, c.leaves, c.nodes_read, c.leaves_read,
      c.leaves_cut, c.cutoffs, c.depth);
  for (const reference::Cutoff& cutoff : outcome.cutoffs) text += fact(cutoff);
  for (const reference::NodeRecord& node : outcome.nodes) text += fact(node);
  return text;
}

std::string fact(const SearchedTree& tree, const TraceStep& step) {
  const Paths path(tree);
  std::string text =
      fmt::format("{} {} {} {} depth {}", step.number, to_text(step.event), path(step.node),
                  step.player ? to_text(*step.player) : "LEAF", step.depth);
  if (step.window) text += part("alpha", step.window->alpha) + part("beta", step.window->beta);
  text += part("value", step.value);
  if (step.bound) text += fmt::format(" {}", word(*step.bound));
  if (step.child)
    text += fmt::format(" child {} value {} {}", path(step.child->node), to_text(step.child->value),
                        word(step.child->bound));
  if (step.best_changed) text += " best";
  return text + (step.cutoff != nullptr ? " " + fact(tree, *step.cutoff) : "\n");
}

std::string fact(const reference::Event& event, std::size_t number) {
  std::string text = fmt::format("{} {} {} {} depth {}", number, reference::to_text(event.event),
                                 event.node, reference::to_text(event.player), event.depth);
  text += part("alpha", to_number(event.alpha)) + part("beta", to_number(event.beta)) +
          part("value", to_number(event.value));
  if (event.bound) text += fmt::format(" {}", reference::to_text(*event.bound));
  if (event.child)
    text += fmt::format(" child {} value {} {}", *event.child,
                        to_text(test::to_number(*event.child_value)),
                        reference::to_text(*event.child_bound));
  if (event.best) text += " best";
  return text + (event.cutoff ? " " + fact(*event.cutoff) : "\n");
}

std::string first_difference(const std::string& got, const std::string& expected) {
  if (got == expected) return "";
  std::istringstream a(got), b(expected);
  std::string line_a, line_b;
  while (line_a == line_b) {
    if (!std::getline(a, line_a)) line_a = "(nothing)";
    if (!std::getline(b, line_b)) line_b = "(nothing)";
  }
  return "got: " + line_a + "\nnot: " + line_b;
}

ErrorCode to_error_code(reference::Reason reason) {
  switch (reason) {
    case reference::Reason::bounds_reversed:
      return ErrorCode::bounds_crossed;
    case reference::Reason::window_empty:
      return ErrorCode::window_not_open;
    case reference::Reason::eval_missing_at_limit:
      return ErrorCode::no_eval_at_depth;
    case reference::Reason::chance_under_minimax:
      return ErrorCode::chance_needs_expectimax;
    case reference::Reason::utility_out_of_bounds:
      return ErrorCode::leaf_out_of_bounds;
    case reference::Reason::infinities_clash:
      return ErrorCode::infinite_eval_mean;
    case reference::Reason::eval_missing_for_order:
      return ErrorCode::no_eval_for_order;
    case reference::Reason::quiescence_without_depth:
      return ErrorCode::quiescence_needs_depth;
  }
  throw std::logic_error("no such reason");
}

}  // namespace gametree::test
