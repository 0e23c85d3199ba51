/// \file
/// Sorted tables: by text and then by parent, so that children are found like nodes.
#include "answer/node_index.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/text.h"
#include "gametree/text.h"

namespace gametree::answer {
namespace {

// Past so many names nobody looks for a near one: it would take longer than the answer itself.
constexpr std::size_t kMostNear = 2000;
constexpr std::size_t kLongestNear = 40;

/// Neighbours in a sorted table.
template <class Row>
struct Run {
  using Iterator = typename std::vector<Row>::const_iterator;
  Iterator first, last;

  [[nodiscard]] Iterator begin() const { return first; }
  [[nodiscard]] Iterator end() const { return last; }
  [[nodiscard]] bool is_empty() const { return first == last; }
  [[nodiscard]] bool is_one() const { return last - first == 1; }

  /// The rows whose part that `get` gives, by which they are sorted, is `key`.
  template <class Key, class Get>
  [[nodiscard]] Run with(const Key& key, Get get) const {
    const auto lower = std::lower_bound(first, last, key,
                                        [&](const Row& row, const Key& k) { return get(row) < k; });
    const auto upper = std::upper_bound(lower, last, key,
                                        [&](const Key& k, const Row& row) { return k < get(row); });
    return {lower, upper};
  }
};

template <class Row>
Run<Row> all_of(const std::vector<Row>& rows) {
  return {rows.begin(), rows.end()};
}

template <class Row>
Run<Row> rows_of(const std::vector<Row>& spellings, std::string_view text) {
  return all_of(spellings).with(text, [](const Row& row) { return std::string_view(row.text); });
}

template <class Row>
void add_all(Found& found, const std::vector<Row>& spellings, std::string_view text) {
  for (const Row& row : rows_of(spellings, text)) {
    if (found.is_full()) return;
    found.add(row.node);
  }
}

/// Those whose parent is `parent`. The root is written as its own.
template <class Row>
void add_children(Found& found, const Run<Row>& rows, NodeId parent) {
  for (const Row& row : rows.with(parent, [](const Row& r) { return r.parent; })) {
    if (found.is_full()) return;
    if (row.node != row.parent) found.add(row.node);
  }
}

}  // namespace

void Found::add(NodeId node) {
  if (std::ranges::find(nodes_, node) == nodes_.end()) nodes_.push_back(node);
}

NodeIndex::NodeIndex(GameTree tree, Cleaning cleaning)
    : tree_(std::move(tree)), cleaning_(cleaning) {}

const NodeIndex::Texts& NodeIndex::texts() const {
  std::call_once(texts_made_, [this] {
    auto texts = std::make_unique<Texts>();
    fill_children(*texts, tree_);
    fill_spellings(*texts);
    texts_ = std::move(texts);
  });
  return *texts_;
}

void NodeIndex::fill_children(Texts& texts, const GameTree& tree) {
  const NodeId size = tree.size();
  texts.parents.assign(size, 0);
  texts.first_children.assign(size + std::size_t{1}, 0);
  std::vector<NodeId> open;
  for (NodeId node = 0; node < size; ++node) {
    while (!open.empty() && tree.end(open.back()) <= node) open.pop_back();
    if (!open.empty()) {
      texts.parents[node] = open.back();
      ++texts.first_children[open.back() + std::size_t{1}];
    }
    if (!tree.is_leaf(node)) open.push_back(node);
  }
  for (std::size_t i = 1; i < texts.first_children.size(); ++i)
    texts.first_children[i] += texts.first_children[i - 1];
  std::vector<NodeId> next = texts.first_children;
  texts.children.resize(size - std::size_t{1});
  for (NodeId node = 1; node < size; ++node) texts.children[next[texts.parents[node]]++] = node;
}

void NodeIndex::fill_spellings(Texts& texts) const {
  const auto by_text = [](const Spelling& a, const Spelling& b) {
    return std::tie(a.text, a.parent, a.node) < std::tie(b.text, b.parent, b.node);
  };
  const auto add = [&](Spellings& exact, Spellings& folded, std::string_view text, NodeId node) {
    const std::string plain = clean(text, cleaning_);
    if (plain.find(' ') != std::string::npos) texts.has_blanks = true;
    folded.push_back({fold_case(plain), texts.parents[node], node});
    exact.push_back({plain, texts.parents[node], node});
  };
  for (NodeId node = 0; node < tree_.size(); ++node) {
    if (const auto name = tree_.name(node)) add(texts.names, texts.folded_names, *name, node);
    if (const auto label = tree_.action(node)) add(texts.labels, texts.folded_labels, *label, node);
  }
  for (Spellings* all : {&texts.names, &texts.labels, &texts.folded_names, &texts.folded_labels})
    std::ranges::sort(*all, by_text);
  texts.has_lookalikes = are_lookalikes(tree_, texts.labels, texts.names);
}

bool NodeIndex::are_lookalikes(const GameTree& tree, const Spellings& labels,
                               const Spellings& names) {
  const auto differ = [](std::string_view a, std::string_view b) {
    return clean(a, Cleaning::light) != clean(b, Cleaning::light);
  };
  for (std::size_t i = 1; i < labels.size(); ++i)
    if (labels[i].text == labels[i - 1].text &&
        differ(*tree.action(labels[i].node), *tree.action(labels[i - 1].node)))
      return true;
  for (std::size_t i = 1; i < names.size(); ++i)
    if (names[i].text == names[i - 1].text &&
        differ(*tree.name(names[i].node), *tree.name(names[i - 1].node)))
      return true;
  return std::ranges::any_of(names, [&](const Spelling& name) {
    const auto same = rows_of(labels, name.text);
    return !same.is_empty() && differ(*tree.name(name.node), *tree.action(same.begin()->node));
  });
}

const std::vector<NodeIndex::Leaf>& NodeIndex::leaves() const {
  std::call_once(leaves_made_, [this] {
    const std::vector<NodeId>& parents = texts().parents;
    leaves_.reserve(tree_.leaf_count());
    for (NodeId node = 0; node < tree_.size(); ++node)
      if (tree_.is_leaf(node)) leaves_.push_back({tree_.utility(node), parents[node], node});
    std::ranges::sort(leaves_, [](const Leaf& a, const Leaf& b) {
      return std::tie(a.value, a.parent, a.node) < std::tie(b.value, b.parent, b.node);
    });
  });
  return leaves_;
}

Found NodeIndex::find(std::string_view text) const {
  const Texts& all = texts();
  Found found;
  add_all(found, all.names, text);
  if (!found.is_none()) return found;
  const std::string folded = fold_case(text);
  add_all(found, all.folded_names, folded);
  if (same_word(text, "root")) return found.is_one() ? found : Found(0);
  Found exact;
  add_all(exact, all.labels, text);
  if (!exact.is_none()) return exact;
  add_all(found, all.folded_labels, folded);
  return found;
}

Found NodeIndex::find_child(NodeId parent, std::string_view text) const {
  const Texts& all = texts();
  Found found;
  add_children(found, rows_of(all.labels, text), parent);
  if (found.is_none()) add_children(found, rows_of(all.names, text), parent);
  if (!found.is_none()) return found;
  const std::string folded = fold_case(text);
  add_children(found, rows_of(all.folded_labels, folded), parent);
  add_children(found, rows_of(all.folded_names, folded), parent);
  return found;
}

std::optional<NodeId> NodeIndex::child(NodeId parent, std::string_view digits) const {
  if (!is_digits(digits)) return std::nullopt;
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  constexpr std::size_t kMostDigits = 10;  // of kMaxNodes
  if (digits.empty() || digits.size() > kMostDigits) return std::nullopt;
  const std::size_t number = std::stoull(std::string(digits));
  const std::vector<NodeId>& firsts = texts().first_children;
  const std::size_t at = firsts[parent] + number - 1;
  if (at >= firsts[parent + std::size_t{1}]) return std::nullopt;
  return texts().children[at];
}

std::optional<NodeId> NodeIndex::step(NodeId from, std::string_view step) const {
  if (is_digits(step)) return child(from, step);
  const Found found = find_child(from, step);
  return found.is_one() ? std::optional(found.node()) : std::nullopt;
}

/// Of several steps: a name as it is written, else a label or number below the root, else a name.
std::optional<NodeId> NodeIndex::first_step(std::string_view first) const {
  const auto named = rows_of(texts().names, first);
  if (named.is_one()) return named.begin()->node;
  if (const std::optional<NodeId> below = step(0, first)) return below;
  const Found found = find(first);
  return found.is_one() ? std::optional(found.node()) : std::nullopt;
}

std::optional<NodeId> NodeIndex::follow_from(NodeId from, std::string_view steps) const {
  std::optional<NodeId> node = from;
  for (;;) {
    const std::size_t slash = steps.find('/');
    node = step(*node, steps.substr(0, slash));
    if (!node || slash == std::string_view::npos) return node;
    steps.remove_prefix(slash + 1);
  }
}

std::optional<NodeId> NodeIndex::follow(std::string_view path) const {
  if (path == "/") return 0;
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  const std::optional<NodeId> from =
      slash == 0 ? std::optional<NodeId>(0) : first_step(path.substr(0, slash));
  return from ? follow_from(*from, path.substr(slash + 1)) : std::nullopt;
}

std::string NodeIndex::path(NodeId node) const {
  constexpr int kMostSteps = 30;
  std::string path;
  for (int step = 0; node != 0; ++step) {
    if (step == kMostSteps) return "…" + path;
    path.insert(0, "/" + std::to_string(number_of(node)));
    node = texts().parents[node];
  }
  return path.empty() ? "/" : path;
}

std::string NodeIndex::whole_path(NodeId node) const {
  if (node == 0) return "/";
  std::vector<NodeId> numbers;
  for (; node != 0; node = texts().parents[node]) numbers.push_back(number_of(node));
  std::ranges::reverse(numbers);
  std::string path;
  for (const NodeId number : numbers) path += "/" + std::to_string(number);
  return path;
}

NodeId NodeIndex::number_of(NodeId node) const {
  const Texts& all = texts();
  const NodeId parent = all.parents[node];
  const auto first = all.children.begin() + all.first_children[parent];
  const auto last = all.children.begin() + all.first_children[parent + std::size_t{1}];
  return static_cast<NodeId>(std::lower_bound(first, last, node) - first + 1);
}

std::string NodeIndex::listed(const Found& found) const {
  std::string list;
  for (std::size_t i = 0; i < found.nodes().size() && i < Found::kMostListed; ++i)
    list += (i == 0 ? "" : ", ") + path(found.nodes()[i]);
  return found.is_full() ? list + ", ..." : list;
}

Found NodeIndex::leaves_worth(const Number& value) const {
  Found found;
  for (const Leaf& leaf :
       all_of(leaves()).with(value, [](const Leaf& leaf) -> const Number& { return leaf.value; })) {
    if (found.is_full()) break;
    found.add(leaf.node);
  }
  return found;
}

Found NodeIndex::children_worth(NodeId parent, const Number& value) const {
  Found found;
  add_children(
      found,
      all_of(leaves()).with(value, [](const Leaf& leaf) -> const Number& { return leaf.value; }),
      parent);
  return found;
}

NodeId NodeIndex::parent(NodeId node) const { return texts().parents[node]; }

std::string NodeIndex::near(std::string_view text) const {
  const Texts& all = texts();
  if (text.size() > kLongestNear || all.names.size() + all.labels.size() > kMostNear) return {};
  std::vector<std::string_view> known;
  for (const Spellings* spellings : {&all.names, &all.labels})
    for (const Spelling& spelling : *spellings) known.push_back(spelling.text);
  return std::string(nearest(text, known));
}

bool NodeIndex::has_blanks() const { return texts().has_blanks; }

bool NodeIndex::has_lookalikes() const { return texts().has_lookalikes; }

bool is_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

}  // namespace gametree::answer
