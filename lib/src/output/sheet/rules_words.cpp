/// \file
/// The rules of a search told to those who are to follow them by hand.
#include "output/sheet/rules_words.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "gametree/text.h"
#include "grade/node_names.h"
#include "messages/sheet_phrase.h"
#include "output/phrases.h"

namespace gametree::output {
namespace {

using messages::SheetPhrase;

SheetPhrase phrase_of(Order order) {
  switch (order) {
    case Order::given:
      return SheetPhrase::order_given;
    case Order::reversed:
      return SheetPhrase::order_reversed;
    case Order::best:
      return SheetPhrase::order_best;
    case Order::worst:
      return SheetPhrase::order_worst;
    case Order::eval:
      return SheetPhrase::order_eval;
  }
  return SheetPhrase::order_given;
}

/// `auto` is expectimax where there is a CHANCE node, be it a MIN node that plays as one.
SheetPhrase phrase_of(Algorithm algorithm, const Rules& rules, const GameTree& tree) {
  switch (algorithm) {
    case Algorithm::minimax:
      return SheetPhrase::minimax;
    case Algorithm::alphabeta:
      return SheetPhrase::alphabeta;
    case Algorithm::expectimax:
      return SheetPhrase::expectimax;
    case Algorithm::automatic:
      break;
  }
  const bool has_chance = tree.has_chance() || rules.min_as == MinAs::chance;
  return has_chance ? SheetPhrase::expectimax : SheetPhrase::minimax;
}

/// Says one rule after another.
class RulesTeller {
 public:
  RulesTeller(const Rules& rules, const GameTree& tree, std::string_view language)
      : rules_(rules), tree_(tree), language_(language) {}

  std::string tell() {
    tell_tree();
    say(phrase_of(rules_.algorithm, rules_, tree_));
    tell_order();
    if (rules_.algorithm == Algorithm::alphabeta) tell_cuts();
    return std::move(text_);
  }

 private:
  void say(SheetPhrase phrase, const std::vector<std::string>& facts = {}) {
    if (!text_.empty()) text_ += "; ";
    text_ += messages::in_words(phrase, language_, facts);
  }
  void tell_tree();
  void tell_order();
  void tell_cuts();

  const Rules& rules_;
  const GameTree& tree_;
  std::string_view language_;
  std::string text_;
};

/// What the tree is taken for before it is searched.
void RulesTeller::tell_tree() {
  if (rules_.min_as == MinAs::chance) say(SheetPhrase::min_as_chance);
  if (rules_.min_as == MinAs::max) say(SheetPhrase::min_as_max);
  const auto plies = [](std::uint32_t count) {
    return std::vector<std::string>{std::to_string(count), count == 1 ? "" : "s"};
  };
  if (rules_.depth) say(SheetPhrase::depth, plies(*rules_.depth));
  if (rules_.quiescence) say(SheetPhrase::quiescence, plies(*rules_.quiescence));
}

/// Without cuts the usual order need not be told.
void RulesTeller::tell_order() {
  const bool is_usual = rules_.order == Order::given && rules_.orders.empty();
  if (!is_usual || rules_.algorithm == Algorithm::alphabeta) say(phrase_of(rules_.order));
  if (rules_.order != Order::given || rules_.orders.empty()) return;
  const grade::NodeNames names(tree_);
  for (const NodeOrder& order : rules_.orders) {
    std::string children;
    for (const NodeId child : order.children)
      children += (children.empty() ? "" : ", ") + printable(names.element(child));
    say(SheetPhrase::order_listed, {printable(names.node(order.node)), children});
  }
}

void RulesTeller::tell_cuts() {
  const auto ends = [](const Window& window) {
    return std::vector{short_number(window.alpha), short_number(window.beta)};
  };
  say(rules_.cut_on == CutOn::greater ? SheetPhrase::cut_past_alone : SheetPhrase::cut_on_equal);
  say(rules_.fail == Fail::hard ? SheetPhrase::fail_hard : SheetPhrase::fail_soft);
  if (rules_.reach == Reach::shallow) say(SheetPhrase::reach_shallow);
  if (rules_.empty_cutoffs == EmptyCutoffs::yes) say(SheetPhrase::empty_cutoffs);
  if (rules_.window != Window{}) say(SheetPhrase::root_window, ends(rules_.window));
  if (rules_.bounds) say(SheetPhrase::bounds, ends(*rules_.bounds));
}

}  // namespace

std::string rules_in_words(const Rules& rules, const GameTree& tree, std::string_view language) {
  return RulesTeller(rules, tree, language).tell();
}

bool uses_estimates(const Rules& rules) { return rules.depth || rules.order == Order::eval; }

}  // namespace gametree::output
