/// \file
/// Builds a tree in reading order; the only place where a tree's validity is decided.
#include "gametree/tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "base/chunked_stack.h"
#include "base/rounded_text.h"
#include "base/text.h"
#include "tree/chance_weights.h"
#include "tree/label_index.h"
#include "tree/leaf_store.h"
#include "tree/tree_data.h"

namespace gametree {
namespace {

// What a node was told, as bits.
enum Told : std::uint16_t {
  kPlayer = 1,
  kValue = 2,
  kName = 4,
  kAction = 8,
  kProbability = 16,
  kEval = 32,
  kQuiet = 64,
  kNoisy = 128,
  kZeroProbability = 256,
  kMissingProbability = 512,  // of some child, and noted
};

// Which values there are among a node's children: infinities meet under CHANCE nodes alone.
enum Sign : std::uint8_t { kMinusInfinite = 1, kFinite = 2, kPlusInfinite = 4 };

Sign sign_of(const Number& number) {
  if (!number.is_infinite()) return kFinite;
  return number.sign() > 0 ? kPlusInfinite : kMinusInfinite;
}

// Entries of side tables have numbers of 28 bits. Trees of up to so many nodes never get there.
bool side_tables_full(const TreeData& tree) {
  return tree.words.size() >= word::kMaxEntries &&
         std::max({tree.wide.size(), tree.fractions.size(), tree.numbers.size(),
                   tree.chances.size()}) >= word::kMaxEntries;
}

/// A node between its open and its close.
struct OpenNode {
  NodeId id = 0;
  NodeId children = 0;
  NodeId probabilities = 0;  // children that have one
  Player player{};
  std::uint8_t signs = 0;           // of its children's values
  std::uint8_t weighted_signs = 0;  // of those with a probability other than 0
  std::uint16_t told = 0;
  Offset where = kNoOffset;        // the player's word once there is one
  Offset attribute = kNoOffset;    // what a leaf, or the root, may not have
  Offset probability = kNoOffset;  // the first child's that has one
  Offset first_child = kNoOffset;  // its place
  std::int64_t unit = 1;           // a denominator of every value below; 0: none fits
};

}  // namespace

struct TreeBuilder::State {
  State(std::size_t limit, OnProblem then)
      : max_nodes(std::min(limit, kMaxNodes)), on_problem(then) {}

  std::shared_ptr<TreeData> tree = std::make_shared<TreeData>();
  ChunkedStack<OpenNode> open;
  std::vector<Number> probabilities;  // of children, those of the innermost node on top
  LabelIndex names;
  LabelIndex actions;
  std::size_t max_nodes;
  OnProblem on_problem;
  std::vector<Error> problems;  // noted, where they are not to stop the rest
  std::optional<Error> error;   // that stopped it
  Run run;

  // A small integer is a leaf without further checks where there is an open node, it may have
  // children, none of them with a probability, all leaves so far are integers, there may be more
  // nodes, and nothing is wrong.
  void begin_run() {
    const bool is_plain = !error && !open.empty() && (open.top().told & kValue) == 0 &&
                          open.top().probabilities == 0 && tree->leaf_unit == 1;
    const std::size_t left = max_nodes - tree->words.size();
    run.count = 0;
    run.room = is_plain ? static_cast<std::uint32_t>(std::min<std::size_t>(left, Run::kRoom)) : 0;
  }
  // Before anything else is told of the innermost node's children.
  void end_run() {
    if (run.count != 0) add_run();
    run.room = run.count = 0;
  }
  void add_run();
  bool fail(ErrorCode code, std::vector<std::string> facts, Offset where) {
    if (!error) error = Error{code, std::move(facts), where, {}, {}};
    run.room = run.count = 0;
    return false;
  }
  // Of what leaves the rest of the tree as clear as before: true where it is only noted.
  bool refuse(ErrorCode code, std::vector<std::string> facts, Offset where) {
    if (on_problem == OnProblem::stop || problems.size() + 1 >= kMaxProblems)
      return fail(code, std::move(facts), where);
    if (!error) problems.push_back({code, std::move(facts), where, {}, {}});
    return !error;
  }
  bool tell(OpenNode& node, Told what, std::string_view key, Offset where) {
    if (error) return false;
    if ((node.told & what) != 0) return refuse(ErrorCode::repeated_key, {std::string(key)}, where);
    node.told |= what;
    return true;
  }
  bool may_add_node(Offset where);
  bool add_text(TextTable& table, LabelIndex& index, NodeId scope, std::string_view text,
                std::string_view what, Offset where);
  bool refuse_root_edge(std::string_view key, Offset where);
  bool check_edges(OpenNode& parent, bool has_probability, Offset where);
  bool add_integer_leaf(std::int64_t utility, Offset where);
  void count_leaves(NodeId count, Offset first);
  void count_child(OpenNode& parent, Offset where);
  bool close_leaf(OpenNode& node);
  bool close_inner(OpenNode& node, Sign& sign);
  bool take_probabilities(const OpenNode& node, ChanceNode& chance);
  bool close_chance(OpenNode& node);
  bool fold_into_parent(const OpenNode& node, Sign sign);
};

// Checked before a node is added below the innermost open one.
bool TreeBuilder::State::may_add_node(Offset where) {
  if (error) return false;
  if (open.empty() && !tree->words.empty()) return fail(ErrorCode::second_root, {""}, where);
  if (!open.empty() && (open.top().told & kValue) != 0)
    return fail(ErrorCode::children_and_value, {}, where);
  if (tree->words.size() >= max_nodes || side_tables_full(*tree))
    return fail(ErrorCode::too_many_nodes, {fmt::format("{}", max_nodes)}, where);
  return true;
}

bool TreeBuilder::State::add_text(TextTable& table, LabelIndex& index, NodeId scope,
                                  std::string_view text, std::string_view what, Offset where) {
  if (text.empty()) return refuse(ErrorCode::empty_text, {std::string(what)}, where);
  if (const auto bad = forbidden_in_label(text))
    return refuse(ErrorCode::bad_text_character,
                  {std::string(what), fmt::format("U+{:04X}", static_cast<std::uint32_t>(*bad))},
                  where);
  table.entries.push_back(
      {open.top().id, static_cast<std::uint32_t>(text.size()), table.pool.size()});
  table.pool += text;
  if (index.insert_last(table, scope)) return true;
  const bool is_name = &table == &tree->names;
  return refuse(is_name ? ErrorCode::repeated_name : ErrorCode::repeated_action,
                {std::string(text)}, where);
}

bool TreeBuilder::State::refuse_root_edge(std::string_view key, Offset where) {
  return refuse(ErrorCode::root_with_edge, {std::string(key)}, where);
}

void TreeBuilder::State::count_child(OpenNode& parent, Offset where) {
  if (parent.children++ == 0) parent.first_child = where;
}

// The innermost open node has so many more children, finite leaves.
void TreeBuilder::State::count_leaves(NodeId count, Offset first) {
  tree->leaves += count;
  OpenNode& parent = open.top();
  if (parent.children == 0) parent.first_child = first;
  parent.children += count;
  parent.signs |= kFinite;
  parent.weighted_signs |= kFinite;
}

void TreeBuilder::State::add_run() {
  static_assert(word::fits(kLargestInRun) && word::fits(-kLargestInRun));
  std::array<std::uint32_t, Run::kRoom> words;
  std::int64_t largest = tree->largest;
  for (std::uint32_t i = 0; i < run.count; ++i) {
    const std::int64_t leaf = run.leaves[i];
    largest = std::max(largest, leaf < 0 ? -leaf : leaf);
    words[i] = word::of_small(leaf);
  }
  tree->largest = largest;
  tree->words.insert(tree->words.end(), words.begin(), words.begin() + run.count);
  count_leaves(run.count, run.where);
}

bool TreeBuilder::State::add_integer_leaf(std::int64_t utility, Offset where) {
  if (!may_add_node(where)) return false;
  tree->words.push_back(store_integer_leaf(*tree, utility));
  if (!open.empty()) {
    count_leaves(1, where);
    return check_edges(open.top(), false, where);
  }
  ++tree->leaves;
  return true;
}

TreeBuilder::TreeBuilder(std::size_t max_nodes, OnProblem on_problem)
    : state_(std::make_unique<State>(max_nodes, on_problem)), run_(&state_->run) {}
TreeBuilder::TreeBuilder(TreeBuilder&&) noexcept = default;
TreeBuilder& TreeBuilder::operator=(TreeBuilder&&) noexcept = default;
TreeBuilder::~TreeBuilder() = default;

void TreeBuilder::reserve(std::size_t nodes) {
  state_->tree->words.reserve(std::min(nodes, state_->max_nodes));
}

bool TreeBuilder::expect(std::size_t nodes, Offset where) {
  State& s = *state_;
  s.end_run();
  if (s.error) return false;
  s.begin_run();
  if (nodes <= s.max_nodes - s.tree->words.size()) return true;
  return s.fail(ErrorCode::too_many_nodes, {fmt::format("{}", s.max_nodes)}, where);
}

bool TreeBuilder::open(Offset where) {
  State& s = *state_;
  s.end_run();
  if (!s.may_add_node(where)) return false;
  OpenNode node;
  node.id = static_cast<NodeId>(s.tree->words.size());
  node.where = where;
  s.tree->words.push_back(0);
  s.open.push(node);
  s.begin_run();
  return true;
}

bool TreeBuilder::player(Player player, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  if (!s.tell(node, kPlayer, "player", where)) return false;
  if ((node.told & kValue) != 0) return s.fail(ErrorCode::children_and_value, {}, where);
  node.player = player;
  if (where != kNoOffset) node.where = where;
  return player == Player::chance || node.probabilities == 0 ||
         s.refuse(ErrorCode::probability_outside_chance, {}, node.probability);
}

bool TreeBuilder::open_player(Player player, Offset where) {
  State& s = *state_;
  if (!open(where)) return false;
  OpenNode& node = s.open.top();
  node.told = kPlayer;
  node.player = player;
  return true;
}

bool TreeBuilder::value(const Number& utility, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  s.end_run();
  if (!s.tell(node, kValue, "value", where)) return false;
  if (node.children > 0 || (node.told & kPlayer) != 0)
    return s.fail(ErrorCode::children_and_value, {}, where);
  s.tree->words[node.id] = store_leaf(*s.tree, utility);
  node.signs = sign_of(utility);
  node.unit = unit_of(utility);
  return true;
}

bool TreeBuilder::name(std::string_view name, Offset where) {
  State& s = *state_;
  return !s.error && s.tell(s.open.top(), kName, "name", where) &&
         s.add_text(s.tree->names, s.names, 0, name, "name", where);
}

bool TreeBuilder::action(std::string_view label, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  if (!s.tell(node, kAction, "action", where)) return false;
  if (node.id == 0) return s.refuse_root_edge("action", where);
  return s.add_text(s.tree->actions, s.actions, s.open.below_top().id, label, "action", where);
}

bool TreeBuilder::probability(const Number& p, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  if (!s.tell(node, kProbability, "p", where)) return false;
  if (node.id == 0) return s.refuse_root_edge("p", where);
  OpenNode& parent = s.open.below_top();
  if ((parent.told & kPlayer) != 0 && parent.player != Player::chance)
    return s.refuse(ErrorCode::probability_outside_chance, {}, where);
  if (p.sign() == 0) node.told |= kZeroProbability;
  if (parent.probabilities++ == 0) parent.probability = where;
  s.probabilities.push_back(p);
  if (p.is_infinite()) return s.refuse(ErrorCode::probability_infinite, {brief_text(p)}, where);
  return p.sign() >= 0 || s.refuse(ErrorCode::probability_negative, {brief_text(p)}, where);
}

bool TreeBuilder::eval(const Number& estimate, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  if (!s.tell(node, kEval, "eval", where)) return false;
  node.attribute = where;
  s.tree->evals.emplace_back(node.id, estimate);
  return true;
}

bool TreeBuilder::quiet(bool quiet, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  if (!s.tell(node, kQuiet, "quiet", where)) return false;
  if (node.attribute == kNoOffset) node.attribute = where;
  if (!quiet) s.tree->not_quiet.push_back(node.id);
  return true;
}

bool TreeBuilder::noisy(bool noisy, Offset where) {
  State& s = *state_;
  if (s.error) return false;
  OpenNode& node = s.open.top();
  if (!s.tell(node, kNoisy, "noisy", where)) return false;
  if (node.id == 0) return s.refuse_root_edge("noisy", where);
  if (noisy) s.tree->noisy.push_back(node.id);
  return true;
}

// Probabilities are given to all children or to none. Called after each child, so that the error
// is at the first child that has none.
bool TreeBuilder::State::check_edges(OpenNode& parent, bool has_probability, Offset where) {
  if (parent.probabilities == 0 || parent.probabilities == parent.children) return true;
  if ((parent.told & kMissingProbability) != 0) return true;  // noted already
  parent.told |= kMissingProbability;
  return refuse(ErrorCode::probability_missing, {}, has_probability ? parent.first_child : where);
}

// A run that is full, or a leaf that has to be looked at.
bool TreeBuilder::leaf_outside_run(std::int64_t utility, Offset where) {
  State& s = *state_;
  s.end_run();
  if (!s.add_integer_leaf(utility, where)) return false;
  s.begin_run();
  return true;
}

bool TreeBuilder::leaf(const Number& utility, Offset where) {
  return open(where) && value(utility, where) && close(where);
}

bool TreeBuilder::State::close_leaf(OpenNode& node) {
  if ((node.told & (kEval | kQuiet)) != 0) {
    const char* key = (node.told & kEval) != 0 ? "eval" : "quiet";
    if (!refuse(ErrorCode::leaf_with_attribute, {key}, node.attribute)) return false;
  }
  ++tree->leaves;
  return true;
}

// The probabilities given to the children become weights.
bool TreeBuilder::State::take_probabilities(const OpenNode& node, ChanceNode& chance) {
  const auto given = std::span<const Number>(probabilities).last(node.probabilities);
  const auto is_wrong = [](const Number& p) { return p.is_infinite() || p.sign() < 0; };
  const bool is_noted =
      (node.told & kMissingProbability) != 0 || std::ranges::any_of(given, is_wrong);
  if (given.empty() || is_noted) return true;
  const std::optional<Number> sum = store_weights(*tree, given, chance);
  if (!sum) return refuse(ErrorCode::probabilities_too_long, {}, node.where);
  return *sum == Number(1) || refuse(ErrorCode::probabilities_sum, {brief_text(*sum)}, node.where);
}

bool TreeBuilder::State::close_chance(OpenNode& node) {
  ChanceNode chance{static_cast<NodeId>(tree->words.size()), node.children, kUniform,
                    node.children};
  if (!take_probabilities(node, chance)) return false;
  constexpr std::uint8_t kBoth = kMinusInfinite | kPlusInfinite;
  if ((node.weighted_signs & kBoth) == kBoth && !refuse(ErrorCode::infinite_mean, {}, node.where))
    return false;
  node.unit = times_unit(node.unit, chance.total);
  tree->words[node.id] = word::of_side(word::Side::chance, tree->chances.size());
  tree->chances.push_back(chance);
  return true;
}

bool TreeBuilder::State::close_inner(OpenNode& node, Sign& sign) {
  if ((node.told & kPlayer) == 0)
    return refuse(node.children > 0 ? ErrorCode::no_player : ErrorCode::no_content, {}, node.where);
  if (node.children == 0)
    return refuse(ErrorCode::no_children, {std::string(to_text(node.player))}, node.where);
  tree->depth = std::max(tree->depth, static_cast<std::uint32_t>(open.size()));
  const auto end = static_cast<NodeId>(tree->words.size());
  const auto highest = [](std::uint8_t signs) {
    if ((signs & kPlusInfinite) != 0) return kPlusInfinite;
    return (signs & kFinite) != 0 ? kFinite : kMinusInfinite;
  };
  const auto lowest = [](std::uint8_t signs) {
    if ((signs & kMinusInfinite) != 0) return kMinusInfinite;
    return (signs & kFinite) != 0 ? kFinite : kPlusInfinite;
  };
  switch (node.player) {
    case Player::max:
      sign = highest(node.signs);
      tree->words[node.id] = word::of_inner(word::Tag::max, end);
      return true;
    case Player::min:
      sign = lowest(node.signs);
      tree->words[node.id] = word::of_inner(word::Tag::min, end);
      return true;
    case Player::chance:
      break;
  }
  if (!close_chance(node)) return false;
  sign =
      (node.weighted_signs & kMinusInfinite) != 0 ? kMinusInfinite : highest(node.weighted_signs);
  return true;
}

bool TreeBuilder::State::fold_into_parent(const OpenNode& node, Sign sign) {
  if (open.empty()) {
    tree->unit = node.unit;
    return true;
  }
  OpenNode& parent = open.top();
  count_child(parent, node.where);
  parent.signs |= sign;
  if ((node.told & kZeroProbability) == 0) parent.weighted_signs |= sign;
  parent.unit = common_unit(parent.unit, node.unit);
  return check_edges(parent, (node.told & kProbability) != 0, node.where);
}

bool TreeBuilder::close(Offset where) {
  static_cast<void>(where);
  State& s = *state_;
  s.end_run();
  if (s.error) return false;
  OpenNode node = s.open.top();
  Sign sign = static_cast<Sign>(node.signs);
  const bool closed = (node.told & kValue) != 0 ? s.close_leaf(node) : s.close_inner(node, sign);
  if (!closed) return false;
  s.probabilities.resize(s.probabilities.size() - node.probabilities);
  s.open.pop();
  const bool folded = s.fold_into_parent(node, sign);
  s.begin_run();
  return folded;
}

bool TreeBuilder::fail(Error error) {
  if (!state_->error) state_->error = std::move(error);
  state_->end_run();
  return false;
}

bool TreeBuilder::problem(Error error) {
  State& s = *state_;
  if (s.error) return false;
  return s.refuse(error.code, std::move(error.facts), error.offset);
}

std::vector<Error> TreeBuilder::problems() const {
  std::vector<Error> all = state_->problems;
  if (state_->error) all.push_back(*state_->error);
  std::ranges::stable_sort(all, {}, &Error::offset);
  return all;
}

bool TreeBuilder::failed() const { return state_->error.has_value(); }
std::size_t TreeBuilder::open_nodes() const { return state_->open.size(); }
std::size_t TreeBuilder::nodes() const { return state_->tree->words.size() + run_->count; }
bool TreeBuilder::has_player() const { return (state_->open.top().told & kPlayer) != 0; }
Player TreeBuilder::player() const { return state_->open.top().player; }

namespace {

// Names and attributes may be told after those of the nodes below; labels likewise.
void sort_texts(TextTable& table) {
  if (std::ranges::is_sorted(table.entries, {}, &TextTable::Entry::node)) return;
  std::ranges::sort(table.entries, {}, &TextTable::Entry::node);
  std::string pool;
  pool.reserve(table.pool.size());
  for (TextTable::Entry& entry : table.entries) {
    const std::uint64_t start = pool.size();
    pool.append(table.pool, entry.start, entry.length);
    entry.start = start;
  }
  table.pool = std::move(pool);
}

void sort_side_tables(TreeData& tree) {
  sort_texts(tree.names);
  sort_texts(tree.actions);
  std::ranges::sort(tree.evals, {}, &std::pair<NodeId, Number>::first);
  std::ranges::sort(tree.not_quiet);
  std::ranges::sort(tree.noisy);
}

}  // namespace

Result<GameTree> TreeBuilder::finish() {
  State& s = *state_;
  s.end_run();
  if (!s.error && s.problems.empty() && (!s.open.empty() || s.tree->words.empty()))
    s.fail(ErrorCode::unfinished_tree, {}, kNoOffset);
  if (s.error || !s.problems.empty()) return problems().front();
  sort_side_tables(*s.tree);
  return GameTree(std::move(s.tree));
}

}  // namespace gametree
