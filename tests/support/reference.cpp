/// \file
/// The reference search: one plain recursion over the limited tree, by the words of SEARCH.md.
#include "reference.h"

#include <algorithm>
#include <cctype>

namespace reference {

// ---------------------------------------------------------------------------------------------
// Numbers

std::strong_ordering operator<=>(const Exact& a, const Exact& b) {
  if (a.infinity != b.infinity) return a.infinity <=> b.infinity;
  if (a.finite == b.finite) return std::strong_ordering::equal;
  // Boost's own < is slow, as it finds the continued fractions of both. Denominators are positive.
  using boost::multiprecision::cpp_int;
  const cpp_int left = numerator(a.finite) * denominator(b.finite);
  const cpp_int right = numerator(b.finite) * denominator(a.finite);
  return left < right ? std::strong_ordering::less : std::strong_ordering::greater;
}

Exact infinite(int sign) {
  Exact number;
  number.infinity = sign;
  return number;
}

std::string to_text(const Exact& number) {
  if (number.infinity > 0) return "inf";
  if (number.infinity < 0) return "-inf";
  return number.finite.str();
}

Exact exact(std::string_view text) {
  if (text == "inf") return infinite(+1);
  if (text == "-inf") return infinite(-1);
  return Rational(std::string(text));
}

// ---------------------------------------------------------------------------------------------
// Words

std::string to_text(Player player) {
  switch (player) {
    case Player::max:
      return "MAX";
    case Player::min:
      return "MIN";
    case Player::chance:
      return "CHANCE";
    case Player::leaf:
      return "LEAF";
  }
  return "?";
}

std::string to_text(Bound bound) {
  switch (bound) {
    case Bound::exact:
      return "exact";
    case Bound::at_most:
      return "<=";
    case Bound::at_least:
      return ">=";
  }
  return "?";
}

std::string to_text(CutoffKind kind) { return kind == CutoffKind::alpha ? "alpha" : "beta"; }

std::string to_text(EventKind event) {
  switch (event) {
    case EventKind::enter:
      return "enter";
    case EventKind::leaf:
      return "leaf";
    case EventKind::eval:
      return "eval";
    case EventKind::update:
      return "update";
    case EventKind::cut:
      return "cut";
    case EventKind::exit:
      return "exit";
  }
  return "?";
}

std::string to_text(Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::automatic:
      return "auto";
    case Algorithm::minimax:
      return "minimax";
    case Algorithm::alphabeta:
      return "alphabeta";
    case Algorithm::expectimax:
      return "expectimax";
  }
  return "?";
}

std::string to_text(Order order) {
  switch (order) {
    case Order::given:
      return "given";
    case Order::reversed:
      return "reversed";
    case Order::best:
      return "best";
    case Order::worst:
      return "worst";
    case Order::eval:
      return "eval";
  }
  return "?";
}

std::string to_text(CutOn cut_on) { return cut_on == CutOn::at_least ? ">=" : ">"; }

std::string to_text(Fail fail) { return fail == Fail::soft ? "soft" : "hard"; }

std::string to_text(Reach reach) { return reach == Reach::deep ? "deep" : "shallow"; }

std::string to_text(MinAs min_as) {
  switch (min_as) {
    case MinAs::min:
      return "min";
    case MinAs::chance:
      return "chance";
    case MinAs::max:
      return "max";
  }
  return "?";
}

std::string to_text(Reason reason) {
  switch (reason) {
    case Reason::bounds_reversed:
      return "L > U";
    case Reason::window_empty:
      return "alpha >= beta";
    case Reason::quiescence_without_depth:
      return "quiescence without depth";
    case Reason::eval_missing_at_limit:
      return "no eval at the depth limit";
    case Reason::chance_under_minimax:
      return "minimax on a CHANCE node";
    case Reason::utility_out_of_bounds:
      return "a utility out of bounds";
    case Reason::infinities_clash:
      return "infinities of both signs under CHANCE";
    case Reason::eval_missing_for_order:
      return "no eval to order by";
  }
  return "?";
}

Refusal::Refusal(Reason why) : std::runtime_error(to_text(why)), reason(why) {}

// ---------------------------------------------------------------------------------------------
// S-expressions

namespace {

bool is_plain(const std::string& text) {
  const auto plain = [](unsigned char c) { return c < 128 && (std::isalnum(c) != 0 || c == '_'); };
  return std::all_of(text.begin(), text.end(), plain);
}

// Quotes whatever is not plain; more than needed, and so never too little.
std::string token(const std::string& text) {
  if (is_plain(text)) return text;
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

std::string attributes(const Node& node) {
  std::string text;
  if (node.name) text += " :name " + token(*node.name);
  if (node.eval) text += " :eval " + to_text(*node.eval);
  if (!node.quiet) text += " :quiet false";
  if (node.noisy) text += " :noisy true";
  return text;
}

std::string leaf_sexpr(const Node& leaf) {
  const std::string keys = attributes(leaf);
  if (keys.empty()) return to_text(leaf.utility);
  return "(LEAF" + keys + " " + to_text(leaf.utility) + ")";
}

}  // namespace

std::string to_sexpr(const Node& tree) {
  if (tree.player == Player::leaf) return leaf_sexpr(tree);
  std::string text = "(" + to_text(tree.player) + attributes(tree);
  for (const Node& child : tree.children) {
    text += " ";
    if (child.action) text += token(*child.action) + ": ";
    if (tree.player == Player::chance) {
      text += "(" + child.probability.str() + " " + to_sexpr(child) + ")";
    } else {
      text += to_sexpr(child);
    }
  }
  return text + ")";
}

// ---------------------------------------------------------------------------------------------
// The limited tree

namespace {

/// A node of the limited tree, and what the search comes to know of it.
struct Spot {
  std::string path;  // in the whole tree
  Player word;       // as written
  Player role;       // the part it plays: `leaf` where the search stops
  std::size_t depth = 0;
  Exact worth;  // of a leaf: its utility, or the eval of the inner node the search stops at
  std::optional<Exact> eval;
  Rational probability;  // of a child of CHANCE
  std::vector<Spot> children;
  Exact true_value;

  bool read = false;
  Exact value;
  Interval interval;
  Exact alpha;
  Exact beta;
};

Player role_of(Player word, MinAs min_as) {
  if (word != Player::min || min_as == MinAs::min) return word;
  return min_as == MinAs::chance ? Player::chance : Player::max;
}

bool at_or_past_limit(std::size_t depth, const Rules& rules) {
  return rules.depth && depth >= *rules.depth;
}

bool stops_at(const Node& inner, std::size_t depth, const Rules& rules) {
  if (!at_or_past_limit(depth, rules)) return false;
  if (inner.quiet) return true;
  return depth >= *rules.depth + rules.quiescence.value_or(0);
}

bool has_noisy_child(const Node& node) {
  return std::any_of(node.children.begin(), node.children.end(),
                     [](const Node& child) { return child.noisy; });
}

std::string child_path(const std::string& parent, std::size_t number) {
  return (parent == "/" ? parent : parent + "/") + std::to_string(number);
}

Spot limited(const Node& node, const std::string& path, std::size_t depth, const Rules& rules);

std::vector<Spot> limited_children(const Node& node, const Spot& spot, const Rules& rules) {
  const bool noisy_alone =
      at_or_past_limit(spot.depth, rules) && spot.role != Player::chance && has_noisy_child(node);
  std::vector<Spot> children;
  for (std::size_t i = 0; i < node.children.size(); ++i) {
    const Node& child = node.children[i];
    if (noisy_alone && !child.noisy) continue;
    children.push_back(limited(child, child_path(spot.path, i + 1), spot.depth + 1, rules));
    children.back().probability = child.probability;
    if (node.player == Player::min) {  // used only where MIN plays as CHANCE
      children.back().probability = Rational(1, node.children.size());
    }
  }
  return children;
}

Spot limited(const Node& node, const std::string& path, std::size_t depth, const Rules& rules) {
  Spot spot;
  spot.path = path;
  spot.word = node.player;
  spot.role = role_of(node.player, rules.min_as);
  spot.depth = depth;
  spot.eval = node.eval;
  if (node.player == Player::leaf) {
    spot.worth = node.utility;
  } else if (stops_at(node, depth, rules)) {
    if (!node.eval) throw Refusal(Reason::eval_missing_at_limit);
    spot.role = Player::leaf;
    spot.worth = *node.eval;
  } else {
    spot.children = limited_children(node, spot, rules);
  }
  return spot;
}

bool has_chance(const Spot& spot) {
  return spot.role == Player::chance ||
         std::any_of(spot.children.begin(), spot.children.end(), has_chance);
}

std::size_t count_nodes(const Spot& spot) {
  std::size_t count = 1;
  for (const Spot& child : spot.children) count += count_nodes(child);
  return count;
}

std::size_t count_leaves(const Spot& spot) {
  std::size_t count = spot.role == Player::leaf ? 1 : 0;
  for (const Spot& child : spot.children) count += count_leaves(child);
  return count;
}

std::size_t height(const Spot& spot) {
  std::size_t highest = spot.depth;
  for (const Spot& child : spot.children) highest = std::max(highest, height(child));
  return highest;
}

// ---------------------------------------------------------------------------------------------
// True values, and refusals

// sum + probability * value, where 0 * infinity is 0.
Exact plus_weighted(const Exact& sum, const Rational& probability, const Exact& value) {
  if (probability == 0) return sum;
  if (sum.infinity * value.infinity < 0) throw Refusal(Reason::infinities_clash);
  if (sum.infinity != 0) return sum;
  if (value.infinity != 0) return value;
  return Rational(sum.finite + probability * value.finite);
}

Exact find_true_values(Spot& spot) {
  for (Spot& child : spot.children) find_true_values(child);
  if (spot.role == Player::leaf) {
    spot.true_value = spot.worth;
  } else if (spot.role == Player::chance) {
    spot.true_value = 0;
    for (const Spot& child : spot.children) {
      spot.true_value = plus_weighted(spot.true_value, child.probability, child.true_value);
    }
  } else {
    spot.true_value = spot.children.front().true_value;
    for (const Spot& child : spot.children) {
      spot.true_value = spot.role == Player::max ? std::max(spot.true_value, child.true_value)
                                                 : std::min(spot.true_value, child.true_value);
    }
  }
  return spot.true_value;
}

// L and U stand wherever a window would be open.
Interval within_bounds(Interval window, const Rules& rules) {
  if (rules.bounds && window.low == infinite(-1)) window.low = rules.bounds->low;
  if (rules.bounds && window.high == infinite(+1)) window.high = rules.bounds->high;
  return window;
}

void check_rules(const Rules& rules) {
  if (rules.bounds && rules.bounds->low > rules.bounds->high) {
    throw Refusal(Reason::bounds_reversed);
  }
  if (rules.window.low >= rules.window.high) throw Refusal(Reason::window_empty);
  const bool given = rules.window != Interval{};  // a window not given holds even if L = U
  const Interval root = within_bounds(rules.window, rules);
  if (given && root.low >= root.high) throw Refusal(Reason::window_empty);
  if (rules.quiescence && !rules.depth) throw Refusal(Reason::quiescence_without_depth);
}

void check_bounds(const Spot& spot, const Interval& bounds) {
  if (spot.role == Player::leaf && (spot.worth < bounds.low || spot.worth > bounds.high)) {
    throw Refusal(Reason::utility_out_of_bounds);
  }
  for (const Spot& child : spot.children) check_bounds(child, bounds);
}

void check_evals_for_order(const Spot& spot) {
  const bool is_choice = spot.role == Player::max || spot.role == Player::min;
  for (const Spot& child : spot.children) {
    if (is_choice && child.role != Player::leaf && !child.eval) {
      throw Refusal(Reason::eval_missing_for_order);
    }
    check_evals_for_order(child);
  }
}

/// The limited tree with its true values; throws where the rules do not fit.
Spot prepared(const Node& tree, const Rules& rules) {
  check_rules(rules);
  Spot root = limited(tree, "/", 0, rules);
  if (rules.algorithm == Algorithm::minimax && has_chance(root)) {
    throw Refusal(Reason::chance_under_minimax);
  }
  if (rules.bounds) check_bounds(root, *rules.bounds);
  find_true_values(root);
  if (rules.order == Order::eval) check_evals_for_order(root);
  return root;
}

// ---------------------------------------------------------------------------------------------
// What is known, and search order

Bound bound_of(const Exact& value, const Interval& interval) {
  if (interval.low == value && interval.high == value) return Bound::exact;
  return interval.high <= value ? Bound::at_most : Bound::at_least;
}

/// What is known of a child: an unread one lies anywhere, or within the bounds.
Interval known_of_child(const Spot& child, const Rules& rules) {
  return child.read ? child.interval : rules.bounds.value_or(Interval{});
}

/// What the children read so far tell of an inner node.
Interval known(const Spot& spot, const Rules& rules) {
  Interval all = known_of_child(spot.children.front(), rules);
  if (spot.role == Player::chance) all = Interval{0, 0};
  for (const Spot& child : spot.children) {
    const Interval one = known_of_child(child, rules);
    if (spot.role == Player::max) {
      all = {std::max(all.low, one.low), std::max(all.high, one.high)};
    } else if (spot.role == Player::min) {
      all = {std::min(all.low, one.low), std::min(all.high, one.high)};
    } else {
      all = {plus_weighted(all.low, child.probability, one.low),
             plus_weighted(all.high, child.probability, one.high)};
    }
  }
  return all;
}

/// What order `best`, `worst` or `eval` sorts a child by.
Exact sort_key(const Spot& child, Order order) {
  if (order != Order::eval) return child.true_value;
  return child.role == Player::leaf ? child.worth : child.eval.value();
}

/// The numbers of the children, from 0, in the order in which they are searched.
std::vector<std::size_t> search_order(const Spot& spot, Order order) {
  std::vector<std::size_t> numbers(spot.children.size());
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = i;
  if (order == Order::reversed) std::reverse(numbers.begin(), numbers.end());
  if (order == Order::given || order == Order::reversed || spot.role == Player::chance) {
    return numbers;
  }
  const bool high_first = (spot.role == Player::max) != (order == Order::worst);
  std::stable_sort(numbers.begin(), numbers.end(), [&](std::size_t a, std::size_t b) {
    const Exact key_a = sort_key(spot.children[a], order);
    const Exact key_b = sort_key(spot.children[b], order);
    return high_first ? key_a > key_b : key_a < key_b;
  });
  return numbers;
}

// ---------------------------------------------------------------------------------------------
// The search

class Searcher {
 public:
  Searcher(const Rules& rules, bool cuts, Outcome& outcome)
      : rules_(rules), cuts_(cuts), outcome_(outcome) {}

  /// Reads the node and all below it that the window (alpha, beta) does not cut.
  void visit(Spot& spot, const Interval& window) {
    spot.read = true;
    spot.alpha = window.low;
    spot.beta = window.high;
    if (spot.role == Player::leaf) {
      visit_leaf(spot, window);
      return;
    }
    note(EventKind::enter, spot, window);
    if (spot.role == Player::chance) {
      visit_chance(spot, window);
    } else {
      visit_choice(spot, window);
    }
    Event& event = note(EventKind::exit, spot, std::nullopt);
    event.value = spot.value;
    event.bound = bound_of(spot.value, spot.interval);
  }

 private:
  void visit_leaf(Spot& spot, const Interval& window) {
    spot.value = spot.worth;
    spot.interval = {spot.worth, spot.worth};
    outcome_.leaves_read.push_back(spot.path);
    const bool is_utility = spot.word == Player::leaf;
    note(is_utility ? EventKind::leaf : EventKind::eval, spot, window).value = spot.value;
  }

  void visit_chance(Spot& spot, const Interval& window) {
    Exact sum = 0;
    const std::vector<std::size_t> order = search_order(spot, rules_.order);
    for (const std::size_t number : order) {
      Spot& child = spot.children[number];
      visit(child, within_bounds(Interval{}, rules_));
      sum = plus_weighted(sum, child.probability, child.value);
      Event& event = note_update(spot, child, sum, window, false);
      if (number != order.back()) continue;  // no bound while children are unread
      spot.interval = known(spot, rules_);
      event.bound = bound_of(sum, spot.interval);
    }
    spot.value = sum;
  }

  void visit_choice(Spot& spot, const Interval& given) {
    const bool is_max = spot.role == Player::max;
    Interval window = given;
    Exact v = infinite(is_max ? -1 : +1);
    const std::vector<std::size_t> order = search_order(spot, rules_.order);
    for (const std::size_t number : order) {
      Spot& child = spot.children[number];
      visit(child, window_for_child(spot, v, window));

      const bool is_first = number == order.front();
      const bool is_last = number == order.back();
      const bool is_better = is_first || (is_max ? child.value > v : child.value < v);
      if (is_better) v = child.value;

      const Interval before = window;
      const bool cut = cuts_ && cut_test(is_max, v, window);
      if (!cut && is_max) window.low = std::max(window.low, v);
      if (!cut && !is_max) window.high = std::min(window.high, v);
      spot.interval = known(spot, rules_);
      note_update(spot, child, v, window, is_better).bound = bound_of(v, spot.interval);
      if (cut && (!is_last || rules_.empty_cutoffs)) note_cutoff(spot, child, v, before);
      if (cut) break;
    }
    spot.value = returned(v, given);
  }

  Interval window_for_child(const Spot& spot, const Exact& v, const Interval& window) const {
    if (rules_.reach == Reach::deep) return window;
    if (spot.role == Player::max) return within_bounds({v, infinite(+1)}, rules_);
    return within_bounds({infinite(-1), v}, rules_);
  }

  bool cut_test(bool is_max, const Exact& v, const Interval& window) const {
    if (rules_.cut_on == CutOn::at_least) return is_max ? v >= window.high : v <= window.low;
    return is_max ? v > window.high : v < window.low;
  }

  Exact returned(const Exact& v, const Interval& given) const {
    if (!cuts_ || rules_.fail == Fail::soft) return v;
    return std::min(std::max(v, given.low), given.high);
  }

  Event& note(EventKind kind, const Spot& spot, const std::optional<Interval>& window) {
    Event event;
    event.event = kind;
    event.node = spot.path;
    event.player = spot.word;
    event.depth = spot.depth;
    if (window && cuts_) event.alpha = window->low;
    if (window && cuts_) event.beta = window->high;
    outcome_.events.push_back(std::move(event));
    return outcome_.events.back();
  }

  Event& note_update(const Spot& spot, const Spot& child, const Exact& v, const Interval& window,
                     bool choice_changed) {
    Event& event = note(EventKind::update, spot, window);
    event.child = child.path;
    event.child_value = child.value;
    event.child_bound = bound_of(child.value, child.interval);
    event.value = v;
    event.best = choice_changed;
    return event;
  }

  void note_cutoff(const Spot& spot, const Spot& after, const Exact& v, const Interval& window) {
    Cutoff cutoff;
    cutoff.node = spot.path;
    cutoff.player = spot.word;
    cutoff.kind = spot.role == Player::max ? CutoffKind::beta : CutoffKind::alpha;
    cutoff.after = after.path;
    cutoff.value = v;
    cutoff.alpha = window.low;
    cutoff.beta = window.high;
    for (const Spot& child : spot.children) {
      if (child.read) continue;
      cutoff.cut.push_back(child.path);
      add_leaves(child, cutoff.leaves);
    }
    cutoff.empty = cutoff.cut.empty();
    Event& event = note(EventKind::cut, spot, window);
    event.value = v;
    event.cutoff = cutoff;
    outcome_.cutoffs.push_back(std::move(cutoff));
  }

  static void add_leaves(const Spot& spot, std::vector<UnreadLeaf>& leaves) {
    if (spot.role == Player::leaf) leaves.push_back({spot.path, spot.worth});
    for (const Spot& child : spot.children) add_leaves(child, leaves);
  }

  const Rules& rules_;
  const bool cuts_;
  Outcome& outcome_;
};

// ---------------------------------------------------------------------------------------------
// The outcome

constexpr std::size_t kLongestLine = 1000;

bool is_choice(const Spot& spot) { return spot.role == Player::max || spot.role == Player::min; }

/// The children that returned the node's value and are known to reach it, in search order.
std::vector<const Spot*> reaching_children(const Spot& spot, Order order) {
  std::vector<const Spot*> reaching;
  for (const std::size_t number : search_order(spot, order)) {
    const Spot& child = spot.children[number];
    const Exact& end = spot.role == Player::max ? child.interval.low : child.interval.high;
    if (child.read && child.value == spot.value && end == spot.value) reaching.push_back(&child);
  }
  return reaching;
}

std::vector<std::string> best_children(const Spot& root, const Rules& rules, Algorithm algorithm) {
  if (!is_choice(root) || rules.depth == std::size_t{0}) return {};
  if (bound_of(root.value, root.interval) != Bound::exact) return {};
  std::vector<std::string> best;
  for (const Spot* child : reaching_children(root, rules.order)) {
    best.push_back(child->path);
    if (algorithm == Algorithm::alphabeta) break;  // the first alone
  }
  return best;
}

void find_line(const Spot& root, const Rules& rules, Outcome& outcome) {
  outcome.line = {root.path};
  if (outcome.best.empty()) return;
  const Spot* last = &root;
  while (is_choice(*last)) {
    const std::vector<const Spot*> next = reaching_children(*last, rules.order);
    if (next.empty()) return;
    outcome.line_truncated = outcome.line.size() == kLongestLine;
    if (outcome.line_truncated) return;
    last = next.front();
    outcome.line.push_back(last->path);
  }
}

void record_nodes(const Spot& spot, bool has_windows, std::vector<NodeRecord>& nodes) {
  NodeRecord record;
  record.path = spot.path;
  record.player = spot.word;
  record.depth = spot.depth;
  record.read = spot.read;
  record.true_value = spot.true_value;
  if (spot.read) {
    record.value = spot.value;
    record.interval = spot.interval;
    record.bound = bound_of(spot.value, spot.interval);
  }
  if (spot.read && has_windows) {
    record.alpha = spot.alpha;
    record.beta = spot.beta;
  }
  nodes.push_back(std::move(record));
  for (const Spot& child : spot.children) record_nodes(child, has_windows, nodes);
}

Counts count(const Spot& root, const Outcome& outcome) {
  Counts counts;
  counts.nodes = count_nodes(root);
  counts.leaves = count_leaves(root);
  for (const NodeRecord& node : outcome.nodes) counts.nodes_read += node.read ? 1 : 0;
  counts.leaves_read = outcome.leaves_read.size();
  counts.leaves_cut = counts.leaves - counts.leaves_read;
  counts.cutoffs = outcome.cutoffs.size();
  counts.depth = height(root);
  return counts;
}

Algorithm resolved(Algorithm algorithm, const Spot& root) {
  if (algorithm != Algorithm::automatic) return algorithm;
  return has_chance(root) ? Algorithm::expectimax : Algorithm::minimax;
}

}  // namespace

Outcome search(const Node& tree, const Rules& rules) {
  Spot root = prepared(tree, rules);
  Outcome outcome;
  outcome.algorithm = resolved(rules.algorithm, root);
  const bool cuts = outcome.algorithm == Algorithm::alphabeta;
  Searcher(rules, cuts, outcome).visit(root, within_bounds(rules.window, rules));
  outcome.value = root.value;
  outcome.interval = root.interval;
  outcome.bound = bound_of(root.value, root.interval);
  outcome.best = best_children(root, rules, outcome.algorithm);
  find_line(root, rules, outcome);
  record_nodes(root, cuts, outcome.nodes);
  outcome.counts = count(root, outcome);
  return outcome;
}

std::optional<Reason> why_refused(const Node& tree, const Rules& rules) {
  try {
    prepared(tree, rules);
    return std::nullopt;
  } catch (const Refusal& refusal) {
    return refusal.reason;
  }
}

}  // namespace reference
