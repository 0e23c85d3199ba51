/// \file
/// Listens to a search and keeps what questions ask for.
#include "grade/search_record.h"

#include <algorithm>
#include <utility>

#include "gametree/trace.h"
#include "trace/open_nodes.h"

namespace gametree::grade {
namespace {

/// Writes a search down, step by step.
class Scribe final : public TraceListener {
 public:
  explicit Scribe(Updates updates) : updates_(updates) {}

  void begin(const SearchedTree& tree, const Rules& rules) override;
  bool step(const TraceStep& step) override;

  /// What was written down; once.
  SearchRecord take(SearchResult&& result);

 private:
  /// An open node after its last update.
  struct Last {
    Number value;
    Bound bound{};
  };

  NodeRecord& visit(const TraceStep& step);
  void enter(const TraceStep& step);
  void leaf(const TraceStep& step);
  void update(const TraceStep& step);
  void cut(const TraceStep& step);
  void exit(const TraceStep& step);
  [[nodiscard]] NodeId source(const WindowEnd& end) const;
  [[nodiscard]] std::optional<Window> moved(const TraceStep& step) const;

  const Updates updates_;
  const SearchedTree* tree_ = nullptr;
  Rules rules_;
  std::optional<OpenNodes> open_;
  std::vector<Last> path_;
  std::vector<NodeRecord> nodes_;
  std::vector<NodeId> order_;
  std::vector<CutRecord> cuts_;
  std::vector<std::pair<NodeId, std::size_t>> unread_;
  std::vector<UpdateRecord> update_rows_;
};

void Scribe::begin(const SearchedTree& tree, const Rules& rules) {
  tree_ = &tree;
  rules_ = rules;
  open_.emplace(tree, rules_);
  nodes_.resize(tree.searched().size());
}

bool Scribe::step(const TraceStep& step) {
  switch (step.event) {
    case TraceEvent::enter:
      open_->follow(step);
      enter(step);
      return true;
    case TraceEvent::leaf:
    case TraceEvent::eval:
      leaf(step);
      return true;
    case TraceEvent::update:
      update(step);
      break;
    case TraceEvent::cut:
      cut(step);
      break;
    case TraceEvent::exit:
      exit(step);
      break;
  }
  open_->follow(step);
  return true;
}

NodeRecord& Scribe::visit(const TraceStep& step) {
  NodeRecord& node = nodes_[step.node];
  if (!node.read) order_.push_back(step.node);
  node.read = true;
  if (step.window) node.arrival = node.last = *step.window;
  return node;
}

// The child that set it, of a node above.
NodeId Scribe::source(const WindowEnd& end) const {
  return end.from == EndFrom::node ? (*open_)[end.depth].choice : 0;
}

void Scribe::enter(const TraceStep& step) {
  NodeRecord& node = visit(step);
  node.alpha_from = source(open_->top().alpha);
  node.beta_from = source(open_->top().beta);
  path_.emplace_back();
}

void Scribe::leaf(const TraceStep& step) {
  NodeRecord& node = visit(step);
  node.value = node.own = *step.value;
}

// What the window would be, had the update been made that let the cut test succeed.
std::optional<Window> Scribe::moved(const TraceStep& step) const {
  const Player role = tree_->searched().player(step.node);
  if (!step.window || role == Player::chance) return std::nullopt;
  const Number& v = *step.value;
  const Number& end = role == Player::max ? step.window->beta : step.window->alpha;
  if (v == end && rules_.cut_on == CutOn::greater) return std::nullopt;
  if (role == Player::max)
    return v >= end ? std::optional(Window{std::max(step.window->alpha, v), end}) : std::nullopt;
  return v <= end ? std::optional(Window{end, std::min(step.window->beta, v)}) : std::nullopt;
}

void Scribe::update(const TraceStep& step) {
  NodeRecord& node = nodes_[step.node];
  const std::optional<Window> after = moved(step);
  if (step.window) node.last = *step.window;
  node.test_held = after.has_value();
  if (after) node.moved = *after;
  path_.back() = {*step.value, step.bound.value_or(Bound::exact)};
  if (updates_ == Updates::no) return;
  update_rows_.push_back(
      {step.node, step.window.value_or(Window{}), after, *step.value, step.bound});
}

void Scribe::cut(const TraceStep& step) {
  const bool is_max = tree_->searched().player(step.node) == Player::max;
  const WindowEnd& end = is_max ? open_->top().beta : open_->top().alpha;
  const Bound bound = end.from == EndFrom::node ? (*open_)[end.depth].choice_bound : Bound::exact;
  for (const NodeId child : step.cutoff->cut) unread_.emplace_back(child, cuts_.size());
  cuts_.push_back({*step.cutoff, source(end), bound});
}

// The last update tells v; fail-hard would have clamped it.
void Scribe::exit(const TraceStep& step) {
  NodeRecord& node = nodes_[step.node];
  node.value = *step.value;
  node.bound = step.bound.value_or(Bound::exact);
  const Last last = std::move(path_.back());
  path_.pop_back();
  node.own = last.value;
  node.own_bound = last.bound;
  const bool clamps = rules_.fail == Fail::hard && rules_.algorithm == Algorithm::alphabeta &&
                      tree_->searched().player(step.node) != Player::chance;
  if (!clamps) return;
  if (node.own < node.arrival.alpha) {
    node.own = node.arrival.alpha;
    node.own_bound = Bound::at_most;
  } else if (node.own > node.arrival.beta) {
    node.own = node.arrival.beta;
    node.own_bound = Bound::at_least;
  }
}

SearchRecord Scribe::take(SearchResult&& result) {
  std::ranges::sort(unread_);
  return {std::move(result.tree), std::move(result.rules), result.counts,
          std::move(nodes_),      std::move(order_),       std::move(cuts_),
          std::move(unread_),     std::move(update_rows_)};
}

Result<std::shared_ptr<const SearchRecord>> written(Result<SearchResult> result, Scribe& scribe) {
  if (!result) return result.error();
  return std::make_shared<const SearchRecord>(scribe.take(std::move(result).value()));
}

/// Whether infinities of both signs might meet in a mean, if leaves and `overrides` have both.
bool may_clash(const GameTree& tree, const Rules& rules, const Overrides& overrides) {
  if (!tree.has_chance() && rules.min_as != MinAs::chance) return false;
  bool has_plus = false, has_minus = false;
  const auto note = [&](const Number& value) {
    has_plus = has_plus || value == Number::infinity();
    has_minus = has_minus || value == Number::minus_infinity();
  };
  for (const auto& [node, value] : overrides) note(value);
  for (NodeId node = 0; node < tree.size(); ++node)
    if (tree.is_leaf(node)) note(tree.utility(node));
  return has_plus && has_minus;
}

}  // namespace

const CutRecord* SearchRecord::cut_above(NodeId node) const {
  const auto after =
      std::ranges::upper_bound(unread, node, {}, &std::pair<NodeId, std::size_t>::first);
  if (after == unread.begin()) return nullptr;
  const auto [child, cut] = *std::prev(after);
  return node < searched().end(child) ? &cuts[cut] : nullptr;
}

Result<std::shared_ptr<const SearchRecord>> record_search(const GameTree& tree, const Rules& rules,
                                                          Updates updates) {
  Scribe scribe(updates);
  return written(trace(tree, rules, {}, scribe), scribe);
}

Result<std::shared_ptr<const SearchRecord>> record_overridden(const GameTree& tree,
                                                              const Rules& rules,
                                                              const Overrides& overrides) {
  Overrides given = overrides;
  if (may_clash(tree, rules, overrides))
    std::erase_if(given, [](const auto& each) { return each.second.is_infinite(); });
  Scribe scribe(Updates::no);
  return written(trace_overridden(tree, rules, given, scribe), scribe);
}

Rules plain_rules(const Rules& rules) {
  Rules plain;
  plain.bounds = rules.bounds;
  plain.depth = rules.depth;
  plain.quiescence = rules.quiescence;
  plain.min_as = rules.min_as;
  return plain;
}

std::vector<NodeId> optimal_children(const SearchRecord& plain, NodeId node) {
  const GameTree& tree = plain.searched();
  if (tree.is_leaf(node) || tree.player(node) == Player::chance || plain.rules.depth == 0U)
    return {};
  std::vector<NodeId> optimal = tree.children(node);
  std::erase_if(optimal,
                [&](NodeId child) { return plain.nodes[child].value != plain.nodes[node].value; });
  return optimal;
}

}  // namespace gametree::grade
