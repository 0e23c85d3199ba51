/// \file
/// What is said of each step, held against numbers worked out from the reference's steps: the
/// values compared, the node that set the bound, what comes next. On random trees under random
/// rules.
#include "output/step_reasons.h"

#include <fmt/format.h>

#include <iostream>
#include <map>

#include "gametree/text.h"
#include "output/phrases.h"
#include "output/words.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"
#include "support/random_tree.h"
#include "support/reference.h"

namespace gametree::test {
namespace {

using messages::StepPhrase;
using output::short_number;
using reference::Event;
using reference::EventKind;
using reference::Exact;
using Ref = reference::Player;

std::string text_of(const Exact& number) { return short_number(to_number(number)); }

std::string text_of(const Exact& number, reference::Bound bound) {
  switch (bound) {
    case reference::Bound::exact:
      return text_of(number);
    case reference::Bound::at_most:
      return "≤" + text_of(number);
    case reference::Bound::at_least:
      return "≥" + text_of(number);
  }
  return "";
}

std::string parent_of(const std::string& path) {
  return path.rfind('/') == 0 ? "/" : path.substr(0, path.rfind('/'));
}

std::size_t depth_of(const std::string& path) {
  return path == "/" ? 0 : static_cast<std::size_t>(std::ranges::count(path, '/'));
}

/// Takes the sentences down.
class Sentences : public TraceListener {
 public:
  void begin(const SearchedTree& tree, const Rules& rules) override {
    text_.emplace(tree);
    reasons_.emplace(tree, rules, *text_);
  }
  bool step(const TraceStep& step) override {
    const std::vector<messages::StepFacts> said = (*reasons_)(step);
    for (const messages::StepFacts& each : said) ++phrases[each.phrase];
    sentences.push_back(messages::in_words(said));
    return true;
  }

  std::vector<std::string> sentences;
  std::map<StepPhrase, std::size_t> phrases;

 private:
  std::optional<output::NodeText> text_;
  std::optional<output::StepReasons> reasons_;
};

/// What was last heard of a node that is open.
struct Heard {
  std::optional<Exact> v;
  Exact alpha, beta;
  bool was_cut = false;
  bool is_choice_known = false;  // whether some child is known to be worth v
  std::string choice;            // the child that v comes from
  reference::Bound choice_bound{};
};

/// Says of each step what its sentence has to hold, from the reference alone.
class Demands {
 public:
  Demands(const reference::Node& tree, const reference::Rules& rules,
          const reference::Outcome& outcome)
      : tree_(tree), rules_(rules), events_(outcome.events) {
    has_windows_ = outcome.algorithm == reference::Algorithm::alphabeta;
  }

  /// Checks the sentence of step `i`, from 0, in their order.
  void check(std::size_t i, const std::string& sentence);

 private:
  void enter(const Event& event);
  void update(std::size_t i);
  void choice(const Event& event, const Heard& before);
  void window(std::size_t i, const Heard& before);
  void share(const Event& event, const Heard& before);
  void cut(const Event& event);
  void exit(const Event& event);

  void needs(const std::string& part) const {
    INFO("has: " << sentence_);
    INFO("needs: " << part);
    REQUIRE(sentence_.find(part) != std::string::npos);
  }
  void needs_if(bool condition, const std::string& part) const {
    INFO("has: " << sentence_);
    INFO((condition ? "needs: " : "must not have: ") << part);
    REQUIRE((sentence_.find(part) != std::string::npos) == condition);
  }

  [[nodiscard]] const reference::Node& node(const std::string& path) const;
  [[nodiscard]] std::string described(const std::string& path) const;
  /// As its parent's sentences name it: by its action, else its name, else its path.
  [[nodiscard]] std::string step_text(const std::string& path) const;
  [[nodiscard]] Ref role(const std::string& path) const;
  [[nodiscard]] std::string mover(const std::string& path) const {
    return role(path) == Ref::max ? "MAX" : "MIN";
  }
  /// Whether the value of the node above would cut too.
  [[nodiscard]] bool would_parent_cut(const Event& event, bool at_max) const;
  [[nodiscard]] bool succeeds(bool at_max, const Exact& v, const Exact& end) const;
  [[nodiscard]] std::string comparison(bool at_max) const {
    const bool is_strict = rules_.cut_on == reference::CutOn::beyond;
    if (at_max) return is_strict ? ">" : ">=";
    return is_strict ? "<" : "<=";
  }
  [[nodiscard]] std::string why(const std::string& path, bool is_alpha, const Exact& end) const;
  [[nodiscard]] std::optional<std::string> setter(const std::string& path, bool is_alpha,
                                                  const Exact& end) const;

  const reference::Node& tree_;
  const reference::Rules& rules_;
  const std::vector<Event>& events_;
  bool has_windows_ = false;
  std::map<std::string, Heard> heard_;
  std::map<std::string, std::size_t> taken_;
  std::string sentence_;
};

const reference::Node& Demands::node(const std::string& path) const {
  const reference::Node* node = &tree_;
  for (std::size_t at = 0; at < path.size() && path != "/";) {
    const std::size_t end = std::min(path.find('/', at + 1), path.size());
    node = &node->children[std::stoul(path.substr(at + 1, end - at - 1)) - 1];
    at = end;
  }
  return *node;
}

std::string Demands::described(const std::string& path) const {
  const reference::Node& named = node(path);
  const std::string shown = output::short_path(path);
  if (named.name && named.action && *named.name != *named.action)
    return fmt::format("{} ({}, {})", printable(*named.name), printable(*named.action), shown);
  if (named.name) return fmt::format("{} ({})", printable(*named.name), shown);
  if (named.action) return fmt::format("{} ({})", printable(*named.action), shown);
  return shown;
}

std::string Demands::step_text(const std::string& path) const {
  const reference::Node& named = node(path);
  if (named.action) return printable(*named.action);
  if (named.name) return printable(*named.name);
  return output::short_path(path);
}

Ref Demands::role(const std::string& path) const {
  const Ref word = node(path).player;
  if (word != Ref::min) return word;
  if (rules_.min_as == reference::MinAs::chance) return Ref::chance;
  return rules_.min_as == reference::MinAs::max ? Ref::max : Ref::min;
}

bool Demands::succeeds(bool at_max, const Exact& v, const Exact& end) const {
  if (v == end) return rules_.cut_on == reference::CutOn::at_least;
  return at_max ? v > end : v < end;
}

/// The node that set an end which `path` works with: of those above it up to the nearest CHANCE
/// node the topmost one that has this value, since one below it found the end there already.
std::optional<std::string> Demands::setter(const std::string& path, bool is_alpha,
                                           const Exact& end) const {
  std::optional<std::string> found;
  std::string at = path;
  while (at != "/" && role(parent_of(at)) != Ref::chance) {
    at = parent_of(at);
    const Heard& above = heard_.at(at);
    if (role(at) == (is_alpha ? Ref::max : Ref::min) && above.v == end) found = at;
    if (rules_.reach == reference::Reach::shallow) return found;
  }
  // The window or the bounds may have had it before.
  const Exact& given = is_alpha ? rules_.window.low : rules_.window.high;
  const Exact outer = !rules_.bounds ? reference::infinite(is_alpha ? -1 : 1)
                      : is_alpha     ? rules_.bounds->low
                                     : rules_.bounds->high;
  const Exact first = at == "/" && given.infinity == 0 ? given : outer;
  if (first == end) return std::nullopt;
  return found;
}

std::string Demands::why(const std::string& path, bool is_alpha, const Exact& end) const {
  const std::string value = text_of(end);
  if (const std::optional<std::string> node = setter(path, is_alpha, end)) {
    const std::string where = *node == "/" ? "the root" : "node " + described(*node);
    return fmt::format("{} is already sure of {} at {}", is_alpha ? "MAX" : "MIN", value, where);
  }
  if (end.infinity != 0)
    return fmt::format("nothing is {} than {}", is_alpha ? "less" : "more", value);
  const bool is_below_chance = [&] {
    for (std::string at = path; at != "/"; at = parent_of(at))
      if (role(parent_of(at)) == Ref::chance) return true;
    return false;
  }();
  const bool is_shallow = rules_.reach == reference::Reach::shallow && path != "/";
  const Exact& given = is_alpha ? rules_.window.low : rules_.window.high;
  if (!is_below_chance && !is_shallow && given.infinity == 0)
    return fmt::format("the window given {} at {}", is_alpha ? "begins" : "ends", value);
  return fmt::format("no utility is {} than {}", is_alpha ? "less" : "more", value);
}

void Demands::check(std::size_t i, const std::string& sentence) {
  const Event& event = events_[i];
  sentence_ = sentence;
  switch (event.event) {
    case EventKind::enter:
      return enter(event);
    case EventKind::leaf:
      CHECK(sentence.empty());
      return;
    case EventKind::eval:
      return needs(fmt::format("the search stops here, at depth {}", event.depth));
    case EventKind::update:
      return update(i);
    case EventKind::cut:
      return cut(event);
    case EventKind::exit:
      return exit(event);
  }
}

void Demands::enter(const Event& event) {
  Heard& node = heard_[event.node] = Heard{};
  const bool is_past = rules_.depth && event.depth >= *rules_.depth;
  needs_if(is_past, fmt::format("past depth {} the search goes on", rules_.depth.value_or(0)));
  taken_[event.node] = 0;
  if (!has_windows_) return;
  node.alpha = *event.alpha;
  node.beta = *event.beta;
  const Ref player = role(event.node);
  if (player == Ref::chance) return needs("every outcome counts");
  if (event.node == "/") return;
  const bool at_max = player == Ref::max;
  const Exact& end = at_max ? *event.beta : *event.alpha;
  if (end.infinity != 0 && !setter(event.node, !at_max, end)) return;
  needs(fmt::format("once v {} {}, the remaining children are cut: {}", comparison(at_max),
                    text_of(end), why(event.node, !at_max, end)));
}

// Whether the child is at least as good for the player as it returned.
bool is_known(const Event& event, bool at_max) {
  return *event.child_bound == reference::Bound::exact ||
         *event.child_bound == (at_max ? reference::Bound::at_least : reference::Bound::at_most);
}

void Demands::update(std::size_t i) {
  const Event& event = events_[i];
  Heard& node = heard_.at(event.node);
  const Heard before = node;
  ++taken_[event.node];
  node.v = event.value;
  if (has_windows_) {
    node.alpha = *event.alpha;
    node.beta = *event.beta;
  }
  if (role(event.node) == Ref::chance) return share(event, before);
  const bool is_known_child = is_known(event, role(event.node) == Ref::max);
  const bool is_tie = before.v && *event.child_value == *before.v;
  if (!before.v || event.best || (is_tie && !before.is_choice_known && is_known_child)) {
    node.choice = *event.child;
    node.choice_bound = *event.child_bound;
    node.is_choice_known = is_known_child;
  }
  choice(event, before);
  if (has_windows_) window(i, before);
}

void Demands::choice(const Event& event, const Heard& before) {
  const bool at_max = role(event.node) == Ref::max;
  const std::string value = text_of(*event.child_value);
  if (!before.v) {
    const std::string first = text_of(*event.child_value, *event.child_bound);
    const bool is_cap =
        *event.child_bound == (at_max ? reference::Bound::at_most : reference::Bound::at_least);
    needs_if(!is_cap, fmt::format("{} can have {} here", mover(event.node), first));
    return needs_if(is_cap, fmt::format("{} has {} at {} here so far", mover(event.node), value,
                                        at_max ? "most" : "least"));
  }
  const std::string old = text_of(*before.v);
  const bool is_tie = *event.child_value == *before.v;
  const bool is_known_tie =
      is_tie && !event.best && !before.is_choice_known && is_known(event, at_max);
  needs_if(event.best, fmt::format("{} now prefers", mover(event.node)));
  needs_if(!event.best && !is_known_tie, fmt::format("{} stays with", mover(event.node)));
  if (is_known_tie)
    needs(value + " again, which " + step_text(*event.child) + " is known to be worth");
  if (is_known_tie) return;
  if (event.best)
    return needs(fmt::format("{} is {} than {}", value, at_max ? "more" : "less", old));
  needs_if(!before.is_choice_known, "which is better stays open");
  if (!before.is_choice_known)
    return needs(fmt::format("{} is known to be {}, {} to be {}: which", step_text(*event.child),
                             text_of(*event.child_value, *event.child_bound),
                             step_text(before.choice), text_of(*before.v, before.choice_bound)));
  needs(value);
  const bool is_capped =
      *event.child_bound == (at_max ? reference::Bound::at_most : reference::Bound::at_least);
  if (is_capped)
    needs(fmt::format("is worth {} at {}, {}{} than {}", value, at_max ? "most" : "least",
                      is_tie ? "no " : "", at_max == is_tie ? "more" : "less", old));
  else if (is_tie)
    needs(value + " again, a tie");
  else
    needs(fmt::format("{} is {} than {}", value, at_max ? "less" : "more", old));
  needs_if(!is_capped && *event.child_bound != reference::Bound::exact, "no more is known");
}

void Demands::window(std::size_t i, const Heard& before) {
  const Event& event = events_[i];
  const bool at_max = role(event.node) == Ref::max;
  const Exact& end = at_max ? before.beta : before.alpha;
  const Exact& own_before = at_max ? before.alpha : before.beta;
  const Exact& own = at_max ? *event.alpha : *event.beta;
  const bool is_cut_next = i + 1 < events_.size() && events_[i + 1].event == EventKind::cut &&
                           events_[i + 1].node == event.node;
  const bool success = succeeds(at_max, *event.value, end);
  const std::string test = fmt::format("{} {} {} {}", text_of(*event.value), comparison(at_max),
                                       at_max ? "beta" : "alpha", text_of(end));
  needs_if(is_cut_next, test + ", so alpha and beta stay and the cut comes next");
  needs_if(success && !is_cut_next, test + ", but no child is left to read");
  needs_if(own != own_before,
           fmt::format("{} to {}", at_max ? "alpha rises" : "beta falls", text_of(own)));
  const std::string stays = fmt::format("{} stays {}: ", at_max ? "alpha" : "beta", text_of(own));
  needs_if(event.best && !success && own == own_before, stays);
  if (event.best && !success && own == own_before) needs(stays + why(event.node, at_max, own));
  needs_if(!success && *event.value == end,
           fmt::format("{} equals {} {}", text_of(end), at_max ? "beta" : "alpha", text_of(end)));
}

void Demands::share(const Event& event, const Heard& before) {
  const reference::Node& parent = node(event.node);
  const reference::Rational probability =
      parent.player == Ref::chance
          ? node(*event.child).probability
          : reference::Rational(1) / reference::Rational(parent.children.size());
  if (probability == 0) return needs("has probability 0");
  const Number share = to_number(Exact(probability)) * to_number(*event.child_value);
  needs(fmt::format("{} × {} = {}", text_of(Exact(probability)), text_of(*event.child_value),
                    short_number(share)));
  if (before.v)
    needs(fmt::format("{} + {} = {}", text_of(*before.v), short_number(share),
                      text_of(*event.value)));
}

bool Demands::would_parent_cut(const Event& event, bool at_max) const {
  const std::string parent = parent_of(event.node);
  const Heard& above = heard_.at(parent);
  return role(parent) == (at_max ? Ref::min : Ref::max) && above.v &&
         succeeds(at_max, event.cutoff->value, *above.v);
}

void Demands::cut(const Event& event) {
  heard_.at(event.node).was_cut = !event.cutoff->empty;
  const reference::Cutoff& cutoff = *event.cutoff;
  const bool at_max = cutoff.kind == reference::CutoffKind::beta;
  const Exact& end = at_max ? cutoff.beta : cutoff.alpha;
  const char* const end_word = at_max ? "beta" : "alpha";
  needs(fmt::format("{} {} {} {}: {} has {} here, and {}", text_of(cutoff.value),
                    comparison(at_max), end_word, text_of(end), at_max ? "MAX" : "MIN",
                    text_of(cutoff.value, heard_.at(event.node).choice_bound),
                    why(event.node, !at_max, end)));
  needs_if(!cutoff.empty,
           fmt::format("so the rest of {} is cut ({} cutoff)", described(event.node), end_word));
  needs_if(cutoff.empty, "nothing is left to cut");
  const std::optional<std::string> from = setter(event.node, !at_max, end);
  const std::size_t plies = from ? event.depth - depth_of(*from) : 0;
  needs_if(!cutoff.empty && plies > 1 && !would_parent_cut(event, at_max),
           fmt::format("that bound comes from {} plies above", plies));
  needs_if(!cutoff.empty && plies > 1 && !heard_.at(parent_of(event.node)).v,
           "the parent has no value yet");
}

void Demands::exit(const Event& event) {
  const Heard node = heard_.at(event.node);
  heard_.erase(event.node);
  const std::string value = text_of(*event.value);
  if (role(event.node) == Ref::chance) return needs(fmt::format("worth {} on average", value));
  needs_if(*event.value != *node.v, fmt::format("v is {}, outside the window", text_of(*node.v)));
  const bool is_exact = *event.bound == reference::Bound::exact;
  needs_if(is_exact && !node.was_cut, fmt::format("worth {}: {} plays", value, mover(event.node)));
  const bool at_max = role(event.node) == Ref::max;
  needs_if(is_exact && node.was_cut,
           fmt::format("worth {}: {} is {} than {}", value,
                       event.value->infinity != 0 ? "nothing" : "no utility",
                       at_max ? "more" : "less", value));
  needs_if(!is_exact, fmt::format("worth {} at {}", value,
                                  *event.bound == reference::Bound::at_most ? "most" : "least"));
  needs_if(!is_exact && node.was_cut, "since the rest was not read");
  needs_if(!is_exact && event.node == "/", "does not tell more");
}

}  // namespace

TEST_CASE("trace text: each sentence tells the numbers of its step", "[property]") {
  std::mt19937_64 random(20261211);
  std::map<StepPhrase, std::size_t> phrases;
  for (std::size_t i = 0; i < property_trees(); ++i) {
    const reference::Node tree = reference::random_tree(random, reference::random_shape(random));
    const reference::Rules rules = reference::random_rules(random, tree);
    if (reference::why_refused(tree, rules)) continue;
    const reference::Outcome expected = reference::search(tree, rules);
    Sentences said;
    const Result<SearchResult> result = trace(to_tree(tree), to_rules(rules), {}, said);

    INFO(reference::describe(rules) << " " << reference::to_sexpr(tree));
    REQUIRE(result.has_value());
    REQUIRE(said.sentences.size() == expected.events.size());
    Demands demands(tree, rules, expected);
    for (std::size_t step = 0; step < said.sentences.size(); ++step) {
      INFO("step " << step + 1 << " at " << expected.events[step].node);
      demands.check(step, said.sentences[step]);
    }
    for (const auto& [phrase, count] : said.phrases) phrases[phrase] += count;
  }
  // Those before it are parts of others.
  for (std::size_t phrase = static_cast<std::size_t>(StepPhrase::starts_open);
       phrase <= static_cast<std::size_t>(StepPhrase::clamped); ++phrase) {
    INFO("phrase " << phrase);
    CHECK(phrases[static_cast<StepPhrase>(phrase)] > 0);
  }
}

}  // namespace gametree::test
