/// \file
/// Which node set the present alpha and beta, told from the windows that change.
#include "trace/open_nodes.h"

#include <utility>

namespace gametree {
namespace {

/// An end that no node set: open, or one of the bounds.
WindowEnd outer_end(const Number& value) {
  return {value, value.is_infinite() ? EndFrom::nothing : EndFrom::bounds, 0};
}

std::size_t count_children(const GameTree& tree, NodeId node) {
  std::size_t count = 0;
  const NodeId end = tree.end(node);
  for (NodeId child = tree.first_child(node); child != end; child = tree.end(child)) ++count;
  return count;
}

}  // namespace

void OpenNodes::follow(const TraceStep& step) {
  switch (step.event) {
    case TraceEvent::enter:
      return enter(step);
    case TraceEvent::leaf:
    case TraceEvent::eval:
      return;
    case TraceEvent::update:
      return update(step);
    case TraceEvent::cut:
      path_.back().was_cut = !step.cutoff->cut.empty();
      return;
    case TraceEvent::exit:
      path_.pop_back();
      return;
  }
}

void OpenNodes::enter(const TraceStep& step) {
  const GameTree& tree = tree_.searched();
  OpenNode node;
  node.node = step.node;
  node.role = tree.player(step.node);
  node.is_below_chance = !empty() && (top().is_below_chance || top().role == Player::chance);
  if (node.role == Player::chance) node.outcomes = tree.children(step.node);
  node.children = node.outcomes.empty() ? count_children(tree, step.node) : node.outcomes.size();
  if (step.window) {
    node.arrival = *step.window;
    hand_down(node, *step.window);
  }
  path_.push_back(std::move(node));
}

WindowEnd OpenNodes::alpha_of_root(const Number& value) const {
  const bool is_given = !rules_.window.alpha.is_infinite();
  return is_given ? WindowEnd{value, EndFrom::window, 0} : outer_end(value);
}

WindowEnd OpenNodes::beta_of_root(const Number& value) const {
  const bool is_given = !rules_.window.beta.is_infinite();
  return is_given ? WindowEnd{value, EndFrom::window, 0} : outer_end(value);
}

// The ends that the parent hands down keep what set them. Under shallow reach one is the parent's
// own v, and neither is anything else of the nodes above.
void OpenNodes::hand_down(OpenNode& child, const Window& window) const {
  child.alpha = child.deep_alpha =
      path_.empty() ? alpha_of_root(window.alpha) : outer_end(window.alpha);
  child.beta = child.deep_beta = path_.empty() ? beta_of_root(window.beta) : outer_end(window.beta);
  if (path_.empty() || top().role == Player::chance) return;
  child.deep_alpha = top().deep_alpha;
  child.deep_beta = top().deep_beta;
  if (rules_.reach == Reach::deep) {
    child.alpha = top().alpha;
    child.beta = top().beta;
    return;
  }
  const WindowEnd own{top().v.value_or(Number()), EndFrom::node, path_.size() - 1};
  if (top().v && top().role == Player::max && own.value == window.alpha) child.alpha = own;
  if (top().v && top().role == Player::min && own.value == window.beta) child.beta = own;
}

bool prefers_as_known(const OpenNode& node, const TraceStep& step) {
  const auto reaches = [&](Bound bound) {
    return bound == Bound::exact ||
           bound == (node.role == Player::max ? Bound::at_least : Bound::at_most);
  };
  return node.role != Player::chance && !step.best_changed && node.v == step.child->value &&
         reaches(step.child->bound) && !reaches(node.choice_bound);
}

void OpenNodes::update(const TraceStep& step) {
  OpenNode& node = path_.back();
  ++node.taken;
  if (step.best_changed || prefers_as_known(node, step)) {
    node.choice = step.child->node;
    node.choice_bound = step.child->bound;
  }
  node.v = step.value;
  if (!step.window || node.role == Player::chance) return;
  const WindowEnd own{*step.value, EndFrom::node, path_.size() - 1};
  if (step.window->alpha > node.alpha.value) node.alpha = own;
  if (step.window->beta < node.beta.value) node.beta = own;
  if (node.role == Player::max && own.value > node.deep_alpha.value) node.deep_alpha = own;
  if (node.role == Player::min && own.value < node.deep_beta.value) node.deep_beta = own;
}

}  // namespace gametree
