/// \file
/// One recursion that cuts where the rules do.
#include "grade/scorer/plain_search.h"

#include <algorithm>

namespace scorer {
namespace {

using reference::infinite;
using reference::Order;

class Walk {
 public:
  Walk(const LimitedTree& tree, const Rules& rules, const Overrides& overrides)
      : tree_(tree), rules_(rules), overrides_(overrides) {
    result_.visits.resize(tree.spots.size());
  }

  Run all() {
    visit(0, bounded(rules_.window));
    return std::move(result_);
  }

 private:
  void visit(std::size_t spot, const Interval& window) {
    Visit& visit = result_.visits[spot];
    result_.order.push_back(spot);
    visit.is_read = true;
    visit.arrival = visit.leaving = visit.leaving_at_cut = window;
    if (tree_.is_leaf(spot)) {
      visit.value = tree_.spots[spot].truth;
      visit.known = {visit.value, visit.value};
    } else if (tree_.spots[spot].role == Player::chance) {
      visit_chance(spot);
    } else {
      visit_choice(spot);
    }
    finish(spot);
  }

  void finish(std::size_t spot) {
    Visit& visit = result_.visits[spot];
    visit.finished = finished_++;
    const bool is_exact = visit.known.low == visit.value && visit.known.high == visit.value;
    visit.bound = is_exact                          ? reference::Bound::exact
                  : visit.known.high <= visit.value ? reference::Bound::at_most
                                                    : reference::Bound::at_least;
    visit.returned = overrides_[spot].value_or(visit.value);
    visit.returned_known = visit.known;
    if (overrides_[spot]) visit.returned_known = {visit.returned, visit.returned};
  }

  void visit_chance(std::size_t spot) {
    for (const std::size_t child : search_order(spot)) visit(child, bounded({}));
    std::vector<Exact> values;
    for (const std::size_t child : tree_.spots[spot].children)
      values.push_back(result_.visits[child].returned);
    result_.visits[spot].value = worth(tree_, spot, values);
    learn(spot);
  }

  void visit_choice(std::size_t spot) {
    const bool is_max = tree_.spots[spot].role == Player::max;
    const std::vector<std::size_t> order = search_order(spot);
    Exact v = infinite(is_max ? -1 : +1);
    for (const std::size_t child : order) {
      Interval& window = result_.visits[spot].leaving;
      visit(child, for_child(is_max, v, window));
      const Exact& found = result_.visits[child].returned;
      v = is_max ? std::max(v, found) : std::min(v, found);
      Interval after = window;
      if (is_max) after.low = std::max(after.low, v);
      if (!is_max) after.high = std::min(after.high, v);
      result_.visits[spot].leaving_at_cut = after;
      if (is_cut(is_max, v, window)) {
        if (child != order.back() || rules_.empty_cutoffs) note_cut(spot, child, is_max);
        break;
      }
      window = after;
    }
    result_.visits[spot].value = clamped(v, result_.visits[spot].arrival);
    learn(spot);
  }

  void note_cut(std::size_t spot, std::size_t after, bool is_beta) {
    Cut cut;
    cut.node = spot;
    cut.after = after;
    cut.is_beta = is_beta;
    cut.before = result_.visits[spot].leaving;
    cut.behind = result_.visits[spot].leaving_at_cut;
    for (const std::size_t child : tree_.spots[spot].children)
      if (!result_.visits[child].is_read) cut.children.push_back(child);
    result_.cuts.push_back(std::move(cut));
  }

  /// What the children tell of a node.
  void learn(std::size_t spot) {
    std::vector<Exact> low, high;
    for (const std::size_t child : tree_.spots[spot].children) {
      const Visit& visit = result_.visits[child];
      const Interval known = visit.is_read ? visit.returned_known : bounded({});
      low.push_back(known.low);
      high.push_back(known.high);
    }
    result_.visits[spot].known = {worth(tree_, spot, low), worth(tree_, spot, high)};
  }

  Interval for_child(bool is_max, const Exact& v, const Interval& window) const {
    if (rules_.reach == reference::Reach::deep) return window;
    return bounded(is_max ? Interval{v, infinite(+1)} : Interval{infinite(-1), v});
  }

  bool is_cut(bool is_max, const Exact& v, const Interval& window) const {
    if (!has_cuts(rules_)) return false;
    const Exact& limit = is_max ? window.high : window.low;
    if (v == limit) return rules_.cut_on == reference::CutOn::at_least;
    return is_max ? v > limit : v < limit;
  }

  Exact clamped(const Exact& v, const Interval& window) const {
    if (!has_cuts(rules_) || rules_.fail == reference::Fail::soft) return v;
    return std::clamp(v, window.low, window.high);
  }

  Interval bounded(Interval window) const {
    if (rules_.bounds && window.low == infinite(-1)) window.low = rules_.bounds->low;
    if (rules_.bounds && window.high == infinite(+1)) window.high = rules_.bounds->high;
    return window;
  }

  Exact sort_key(std::size_t spot) const {
    const bool by_eval = rules_.order == Order::eval && !tree_.is_leaf(spot);
    return by_eval ? tree_.spots[spot].eval.value() : tree_.spots[spot].truth;
  }

  std::vector<std::size_t> search_order(std::size_t spot) const {
    std::vector<std::size_t> order = tree_.spots[spot].children;
    if (rules_.order == Order::reversed) std::reverse(order.begin(), order.end());
    if (rules_.order == Order::given || rules_.order == Order::reversed) return order;
    if (tree_.spots[spot].role == Player::chance) return order;
    const bool high_first =
        (tree_.spots[spot].role == Player::max) != (rules_.order == Order::worst);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return high_first ? sort_key(a) > sort_key(b) : sort_key(a) < sort_key(b);
    });
    return order;
  }

  const LimitedTree& tree_;
  const Rules& rules_;
  const Overrides& overrides_;
  Run result_;
  std::size_t finished_ = 0;
};

}  // namespace

bool has_cuts(const Rules& rules) { return rules.algorithm == reference::Algorithm::alphabeta; }

Run run(const LimitedTree& tree, const Rules& rules, const Overrides& overrides) {
  return Walk(tree, rules, overrides).all();
}

}  // namespace scorer
