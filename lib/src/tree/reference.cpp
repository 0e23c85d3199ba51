/// \file
/// References looked up in the tables of names and labels, and step by step.
#include "gametree/reference.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "base/text.h"
#include "tree/tree_data.h"

namespace gametree {
namespace {

// Nodes that an error lists.
constexpr std::size_t kMaxListed = 5;

bool is_number(std::string_view step) {
  return !step.empty() && step.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Nodes whose text is the one looked for, or is it but for case.
struct Matches {
  std::vector<NodeId> exact, other_case;

  void add(NodeId node, std::string_view text, std::string_view wanted) {
    if (nfc(text) == wanted)
      exact.push_back(node);
    else if (same_but_for_case(text, wanted))
      other_case.push_back(node);
  }
  /// The only one, if there is only one.
  [[nodiscard]] std::optional<NodeId> only() const {
    const std::vector<NodeId>& nearest = exact.empty() ? other_case : exact;
    return nearest.size() == 1 ? std::optional(nearest.front()) : std::nullopt;
  }
  [[nodiscard]] bool are_several() const { return exact.size() + other_case.size() > 1; }
};

Matches look_up(const TextTable& table, std::string_view wanted) {
  Matches found;
  for (std::size_t i = 0; i < table.entries.size(); ++i)
    found.add(table.entries[i].node, table.text(i), wanted);
  return found;
}

Error error_of(ErrorCode code, std::vector<std::string> facts) {
  Error error;
  error.code = code;
  error.facts = std::move(facts);
  return error;
}

/// Looks up one reference.
class Lookup {
 public:
  explicit Lookup(const GameTree& tree) : tree_(tree), data_(tree.data()) {}

  Result<NodeId> find(const std::string& reference) const;

 private:
  [[nodiscard]] Result<NodeId> walk(NodeId from, std::string_view steps) const;
  [[nodiscard]] Result<NodeId> child(NodeId parent, std::string_view step) const;
  [[nodiscard]] Result<NodeId> labelled_child(NodeId parent, std::string_view step) const;
  [[nodiscard]] std::optional<NodeId> by_number(NodeId parent, std::string_view step) const;
  [[nodiscard]] std::optional<NodeId> named(std::string_view text) const;
  [[nodiscard]] Result<NodeId> first_step(std::string_view step) const;
  [[nodiscard]] Result<NodeId> by_steps(std::string_view reference) const;
  [[nodiscard]] Error ambiguous(const std::string& reference, const Matches& matches) const;
  [[nodiscard]] Error unknown(const std::string& reference) const;

  const GameTree& tree_;
  const TreeData& data_;
};

/// A name, or the word `root` where it is none.
std::optional<NodeId> Lookup::named(std::string_view text) const {
  const std::optional<NodeId> found = look_up(data_.names, text).only();
  if (!found && same_word(text, "root")) return 0;
  return found;
}

Result<NodeId> Lookup::find(const std::string& reference) const {
  if (reference.starts_with('/'))
    return reference.size() == 1 ? Result<NodeId>(0)
                                 : walk(0, std::string_view(reference).substr(1));

  const Matches names = look_up(data_.names, reference);
  if (!names.exact.empty()) return names.exact.front();
  if (same_word(reference, "root")) return *named(reference);
  const Matches actions = look_up(data_.actions, reference);
  if (actions.exact.size() == 1) return actions.exact.front();
  if (const std::optional<NodeId> name = names.only()) return *name;
  if (const std::optional<NodeId> action = actions.only()) return *action;

  const Result<NodeId> node = by_steps(reference);
  if (node) return node;
  if (names.are_several()) return ambiguous(reference, names);
  if (actions.are_several()) return ambiguous(reference, actions);
  return reference.find('/') == std::string::npos ? unknown(reference) : node;
}

Result<NodeId> Lookup::by_steps(std::string_view reference) const {
  const std::size_t slash = reference.find('/');
  if (slash == std::string_view::npos) return walk(0, reference);
  const Result<NodeId> from = first_step(reference.substr(0, slash));
  return from ? walk(*from, reference.substr(slash + 1)) : from;
}

/// Of several steps: a name, a label or number below the root, or the root itself; in other letters
/// only where nothing is written so.
Result<NodeId> Lookup::first_step(std::string_view step) const {
  const Matches names = look_up(data_.names, step);
  if (!names.exact.empty()) return names.exact.front();
  const Result<NodeId> below = child(0, step);
  if (below && tree_.action(*below) && nfc(*tree_.action(*below)) == step) return below;
  if (const std::optional<NodeId> name = named(step)) return *name;
  return below ? below : unknown(std::string(step));
}

Result<NodeId> Lookup::walk(NodeId from, std::string_view steps) const {
  for (;;) {
    const std::size_t slash = steps.find('/');
    const Result<NodeId> next = child(from, steps.substr(0, slash));
    if (!next || slash == std::string_view::npos) return next;
    from = *next;
    steps.remove_prefix(slash + 1);
  }
}

Result<NodeId> Lookup::child(NodeId parent, std::string_view step) const {
  if (tree_.is_leaf(parent))
    return error_of(ErrorCode::leaf_has_no_child, {tree_.path(parent), std::string(step)});
  if (!is_number(step)) return labelled_child(parent, step);
  if (const std::optional<NodeId> found = by_number(parent, step)) return *found;
  return error_of(ErrorCode::no_child, {tree_.path(parent), std::string(step), "",
                                        std::to_string(tree_.children(parent).size())});
}

std::optional<NodeId> Lookup::by_number(NodeId parent, std::string_view step) const {
  step.remove_prefix(std::min(step.find_first_not_of('0'), step.size()));
  constexpr std::size_t kMostDigits = 10;  // of kMaxNodes
  if (step.empty() || step.size() > kMostDigits) return std::nullopt;
  std::uint64_t left = std::stoull(std::string(step));
  const NodeId end = tree_.end(parent);
  for (NodeId child = tree_.first_child(parent); child != end; child = tree_.end(child))
    if (--left == 0) return child;
  return std::nullopt;
}

Result<NodeId> Lookup::labelled_child(NodeId parent, std::string_view step) const {
  Matches found;
  std::vector<std::string_view> labels;
  for (const NodeId child : tree_.children(parent)) {
    const std::optional<std::string_view> label = tree_.action(child);
    if (!label) continue;
    labels.push_back(*label);
    found.add(child, *label, step);
  }
  if (const std::optional<NodeId> child = found.only()) return *child;
  if (found.are_several()) return ambiguous(std::string(step), found);
  return error_of(ErrorCode::no_child,
                  {tree_.path(parent), std::string(step), std::string(nearest(step, labels)),
                   std::to_string(tree_.children(parent).size())});
}

Error Lookup::ambiguous(const std::string& reference, const Matches& matches) const {
  std::vector<NodeId> nodes = matches.exact.empty() ? matches.other_case : matches.exact;
  std::string list;
  for (std::size_t i = 0; i < std::min(nodes.size(), kMaxListed); ++i)
    list += (i == 0 ? "" : ", ") + tree_.path(nodes[i]);
  if (nodes.size() > kMaxListed) list += ", ...";
  return error_of(ErrorCode::ambiguous_node, {reference, std::move(list)});
}

Error Lookup::unknown(const std::string& reference) const {
  std::vector<std::string_view> known;
  for (const TextTable* table : {&data_.names, &data_.actions})
    for (std::size_t i = 0; i < table->entries.size(); ++i) known.push_back(table->text(i));
  return error_of(ErrorCode::unknown_node, {reference, std::string(nearest(reference, known))});
}

}  // namespace

Result<NodeId> find_node(const GameTree& tree, std::string_view reference) {
  if (find_invalid_utf8(reference) != std::string_view::npos)
    return error_of(ErrorCode::unknown_node, {std::string(reference), ""});
  return Lookup(tree).find(nfc(reference));
}

}  // namespace gametree
