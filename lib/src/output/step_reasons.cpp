/// \file
/// Why a step is as it is. An update, a cut and an exit are explained by the node as it was before.
#include "output/step_reasons.h"

#include <algorithm>
#include <utility>

#include "output/phrases.h"
#include "output/words.h"

namespace gametree::output {
namespace {

using messages::in_words;
using messages::StepFacts;

std::string player_name(Player player) { return std::string(to_text(player)); }

std::string with_sign(const Number& value, Bound bound) {
  return std::string(sign(bound)) + short_number(value);
}

/// At MAX a child that is worth so much at most, at MIN one that is worth so much at least: the
/// player can rely on it where the child is no better.
bool is_cap(Bound bound, bool is_max) {
  return bound == (is_max ? Bound::at_most : Bound::at_least);
}

}  // namespace

std::vector<StepFacts> StepReasons::operator()(const TraceStep& step) {
  said_.clear();
  switch (step.event) {
    case TraceEvent::enter:
      open_.follow(step);
      enter(step);
      return std::move(said_);
    case TraceEvent::leaf:
      break;
    case TraceEvent::eval:
      eval(step);
      break;
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
  open_.follow(step);
  return std::move(said_);
}

void StepReasons::say(Phrase phrase, std::vector<std::string> facts) {
  said_.push_back({phrase, std::move(facts)});
}

// --- Whose bound it is

std::string StepReasons::where(const WindowEnd& end) {
  if (end.depth == 0) return in_words(StepFacts{Phrase::at_root, {}});
  return in_words(StepFacts{Phrase::at_node, {above_.described(open_[end.depth].node)}});
}

/// Why nobody lets it come to what lies past this end.
std::string StepReasons::why(const WindowEnd& end, bool is_alpha) {
  const std::string value = short_number(end.value);
  switch (end.from) {
    case EndFrom::nothing:
      return in_words(StepFacts{is_alpha ? Phrase::nothing_less : Phrase::nothing_more, {value}});
    case EndFrom::window:
      return in_words(StepFacts{is_alpha ? Phrase::window_low : Phrase::window_high, {value}});
    case EndFrom::bounds:
      return in_words(StepFacts{is_alpha ? Phrase::bounds_low : Phrase::bounds_high, {value}});
    case EndFrom::node:
      break;
  }
  const Player sure = is_alpha ? Player::max : Player::min;
  return in_words(StepFacts{Phrase::sure, {player_name(sure), value, where(end)}});
}

const WindowEnd& StepReasons::tested_end() const {
  return is_max() ? open_.top().beta : open_.top().alpha;
}

std::string StepReasons::mover() const { return player_name(open_.top().role); }
std::string StepReasons::opponent() const {
  return player_name(is_max() ? Player::min : Player::max);
}
std::string StepReasons::end_word() const { return is_max() ? "beta" : "alpha"; }
std::string StepReasons::compared() const {
  return std::string(comparison(is_max() ? CutoffKind::beta : CutoffKind::alpha, rules_.cut_on));
}

bool StepReasons::beats(const Number& v, const Number& end) const {
  if (v == end) return rules_.cut_on == CutOn::greater_equal;
  return is_max() ? v > end : v < end;
}

bool StepReasons::is_last_child() const { return open_.top().taken + 1 == open_.top().children; }

// --- enter, eval

void StepReasons::enter(const TraceStep& step) {
  const OpenNode& node = open_.top();
  if (rules_.depth && step.depth >= *rules_.depth) searched_on(step.node);
  if (step.player != node.role) say(Phrase::plays_as, {mover()});
  if (!step.window) return;
  if (node.role == Player::chance)
    return say(rules_.bounds ? Phrase::opens_to_bounds : Phrase::opens_wide);
  if (open_.size() == 1) return root_window();
  cut_test_ahead();
}

/// Why the search did not stop at its depth.
void StepReasons::searched_on(NodeId node) {
  say(Phrase::searched_on, {std::to_string(*rules_.depth)});
  const std::size_t written = tree_.whole().children(tree_.origin(node)).size();
  if (open_.top().children < written) say(Phrase::noisy_alone);
}

void StepReasons::root_window() {
  const OpenNode& root = open_.top();
  const auto is_given = [](const WindowEnd& end) { return end.from == EndFrom::window; };
  std::vector<std::string> ends{short_number(root.alpha.value), short_number(root.beta.value)};
  if (is_given(root.alpha) || is_given(root.beta))
    return say(Phrase::starts_in_window, std::move(ends));
  if (rules_.bounds) return say(Phrase::starts_in_bounds, std::move(ends));
  say(Phrase::starts_open);
}

/// What the node will be cut at, and what it would be cut at if more reached it.
void StepReasons::cut_test_ahead() {
  const OpenNode& node = open_.top();
  const WindowEnd& end = tested_end();
  const WindowEnd& deep = is_max() ? node.deep_beta : node.deep_alpha;
  if (end.from != EndFrom::nothing)
    say(Phrase::cut_once, {compared(), short_number(end.value), why(end, !is_max())});
  else if (node.is_below_chance)
    say(Phrase::nothing_below_chance, {opponent(), end_word()});
  else if (deep.from != EndFrom::node)
    say(Phrase::nothing_sure, {opponent(), end_word()});
  const bool is_closer = is_max() ? deep.value < end.value : deep.value > end.value;
  if (is_closer && deep.from == EndFrom::node)
    say(Phrase::out_of_reach, {opponent(), short_number(deep.value), where(deep)});
}

void StepReasons::eval(const TraceStep& step) {
  std::vector<std::string> facts{std::to_string(step.depth)};
  const std::size_t past = step.depth - rules_.depth.value_or(0);
  if (!rules_.quiescence || *rules_.quiescence == 0) return say(Phrase::stops_here, facts);
  if (past < *rules_.quiescence) return say(Phrase::stops_quiet, facts);
  facts.push_back(counted(*rules_.quiescence, "ply", "plies"));
  say(Phrase::stops_worn, facts);
}

// --- update

void StepReasons::update(const TraceStep& step) {
  if (open_.top().role == Player::chance) return share(step);
  if (!open_.top().v)
    first_value(step);
  else
    choice(step);
  if (step.window) window(step);
}

void StepReasons::first_value(const TraceStep& step) {
  const TraceChild& child = *step.child;
  if (is_cap(child.bound, is_max()))
    return say(is_max() ? Phrase::first_at_most : Phrase::first_at_least,
               {mover(), short_number(child.value), text_.step(child.node)});
  say(Phrase::first_value, {mover(), with_sign(child.value, child.bound), text_.step(child.node)});
}

void StepReasons::choice(const TraceStep& step) {
  const TraceChild& child = *step.child;
  const OpenNode& node = open_.top();
  if (!step.best_changed && !prefers_as_known(node, step)) {
    if (is_cap(node.choice_bound, is_max())) return unclear_choice(step);
    if (is_cap(child.bound, is_max())) return capped_choice(step);
  }
  const std::string value = short_number(child.value);
  if (step.best_changed)
    say(is_max() ? Phrase::better_max : Phrase::better_min,
        {value, short_number(*node.v), text_.step(child.node)});
  else if (prefers_as_known(node, step))
    say(Phrase::known_tie, {mover(), value, text_.step(child.node), text_.step(node.choice)});
  else if (child.value == *node.v)
    say(Phrase::tie, {mover(), value, text_.step(node.choice)});
  else
    say(is_max() ? Phrase::worse_max : Phrase::worse_min,
        {value, short_number(*node.v), text_.step(node.choice)});
  if (child.bound != Bound::exact)
    say(Phrase::child_is_bound, {text_.step(child.node), with_sign(child.value, child.bound)});
}

/// The player has a choice that may be worse than it looks.
void StepReasons::unclear_choice(const TraceStep& step) {
  const TraceChild& child = *step.child;
  const OpenNode& node = open_.top();
  say(Phrase::unclear, {text_.step(child.node), with_sign(child.value, child.bound),
                        text_.step(node.choice), with_sign(*node.v, node.choice_bound), mover()});
}

void StepReasons::capped_choice(const TraceStep& step) {
  const TraceChild& child = *step.child;
  const OpenNode& node = open_.top();
  const bool is_tie = child.value == *node.v;
  const Phrase at_max = is_tie ? Phrase::capped_tie_max : Phrase::capped_worse_max;
  const Phrase at_min = is_tie ? Phrase::capped_tie_min : Phrase::capped_worse_min;
  say(is_max() ? at_max : at_min, {text_.step(child.node), short_number(child.value),
                                   short_number(*node.v), text_.step(node.choice)});
}

/// The cut test, and else what becomes of alpha at MAX or beta at MIN.
void StepReasons::window(const TraceStep& step) {
  const Number& v = *step.value;
  const WindowEnd& end = tested_end();
  if (test_succeeds(v)) {
    const bool cuts = !is_last_child() || rules_.empty_cutoffs == EmptyCutoffs::yes;
    return say(cuts ? Phrase::test_holds : Phrase::test_too_late,
               {short_number(v), compared(), end_word(), short_number(end.value)});
  }
  if (v == end.value)
    say(Phrase::equal_stays, {short_number(v), end_word(), short_number(end.value), compared()});
  if (step.best_changed) window_moves(step);
}

void StepReasons::window_moves(const TraceStep& step) {
  const WindowEnd& own = is_max() ? open_.top().alpha : open_.top().beta;
  const Number& now = is_max() ? step.window->alpha : step.window->beta;
  if (now != own.value)
    return say(is_max() ? Phrase::alpha_rises : Phrase::beta_falls, {short_number(now)});
  say(is_max() ? Phrase::alpha_stays : Phrase::beta_stays, {short_number(now), why(own, is_max())});
}

/// What a child adds to the mean of CHANCE.
void StepReasons::share(const TraceStep& step) {
  const OpenNode& node = open_.top();
  const NodeId child = step.child->node;
  const auto found = std::ranges::lower_bound(node.outcomes, child);
  const Number probability = tree_.searched().probability(
      node.node, static_cast<std::size_t>(found - node.outcomes.begin()));
  if (probability.sign() == 0) return say(Phrase::no_share, {text_.step(child)});
  const Number product = probability * step.child->value;
  std::vector<std::string> facts{short_number(probability), short_number(step.child->value),
                                 short_number(product)};
  if (node.taken > 0) {
    facts.push_back(short_number(*node.v));
    facts.push_back(short_number(*step.value));
  }
  facts.push_back(so_far());
  if (node.taken == 0) return say(Phrase::first_share, std::move(facts));
  say(Phrase::next_share, std::move(facts));
}

// --- cut, exit

/// Whether the value of the parent would not have cut.
bool StepReasons::is_deep(const TraceStep& cut, const WindowEnd& end) const {
  if (end.from != EndFrom::node || cut.depth - end.depth < 2) return false;
  const OpenNode& parent = open_[cut.depth - 1];
  return parent.role == open_.top().role || !parent.v || !beats(*cut.value, *parent.v);
}

void StepReasons::cut(const TraceStep& step) {
  const WindowEnd& end = tested_end();
  std::vector<std::string> facts{
      short_number(*step.value), compared(), end_word(),
      short_number(end.value),   mover(),    with_sign(*step.value, open_.top().choice_bound),
      why(end, !is_max())};
  if (step.cutoff->cut.empty()) return say(Phrase::cut_empty, std::move(facts));
  facts.push_back(text_.described(step.node));
  say(Phrase::cut_rest, std::move(facts));
  if (!is_deep(step, end)) return;
  const bool is_first = !open_[step.depth - 1].v;
  say(is_first ? Phrase::deep_cut_first : Phrase::deep_cut,
      {std::to_string(step.depth - end.depth)});
}

bool StepReasons::is_clamped(const TraceStep& step) const {
  return open_.top().role != Player::chance && *step.value != *open_.top().v;
}

void StepReasons::exit(const TraceStep& step) {
  const OpenNode& node = open_.top();
  if (is_clamped(step)) {
    const bool is_alpha = *step.value > *node.v;  // v was below the window
    say(Phrase::clamped,
        {short_number(*node.v), is_alpha ? "alpha" : "beta", short_number(*step.value)});
  }
  worth(step);
}

/// Why no utility is past this one, from the side of the node's opponent.
std::string StepReasons::least_or_most(const Number& value) const {
  if (is_max())
    return in_words(StepFacts{value.is_infinite() ? Phrase::nothing_more : Phrase::bounds_high,
                              {short_number(value)}});
  return in_words(StepFacts{value.is_infinite() ? Phrase::nothing_less : Phrase::bounds_low,
                            {short_number(value)}});
}

void StepReasons::worth(const TraceStep& step) {
  const OpenNode& node = open_.top();
  const std::string value = short_number(*step.value);
  if (node.role == Player::chance) return say(Phrase::worth_on_average, {value});
  if (*step.bound == Bound::exact && node.taken < node.children)
    return say(Phrase::worth_at_end, {value, least_or_most(*step.value)});
  if (*step.bound == Bound::exact)
    return say(Phrase::worth, {value, mover(), text_.step(node.choice)});
  const bool is_most = *step.bound == Bound::at_most;
  if (node.was_cut)
    say(is_most ? Phrase::cut_at_most : Phrase::cut_at_least, {value});
  else if (is_clamped(step))
    say(is_most ? Phrase::worth_at_most : Phrase::worth_at_least, {value});
  else
    say(is_most ? Phrase::known_at_most : Phrase::known_at_least, {value});
  if (open_.size() == 1)
    say(Phrase::window_tells_no_more,
        {short_number(node.arrival.alpha), short_number(node.arrival.beta)});
}

}  // namespace gametree::output
