/// \file
/// best-action: an action that is optimal, or all that are.
#include <algorithm>
#include <memory>
#include <utility>

#include "grade/explain.h"
#include "grade/node_list_key.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"
#include "search/searched_tree.h"

namespace gametree::grade {
namespace {

class BestActionKey final : public Key {
 public:
  /// \param best  children of the whole tree, in its order.
  BestActionKey(KeySource source, std::vector<NodeId> best)
      : source_(std::move(source)), best_(std::move(best)) {}

  [[nodiscard]] Answer answer() const override {
    return list_answer(source_.question->every_best ? best_ : std::vector{best_.front()});
  }
  [[nodiscard]] ItemInfo item(std::size_t) const override { return {std::nullopt, moves(best_)}; }
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;

 private:
  [[nodiscard]] bool is_best(NodeId node) const { return std::ranges::binary_search(best_, node); }
  [[nodiscard]] std::string moves(const std::vector<NodeId>& nodes) const {
    std::vector<std::string> names;
    names.reserve(nodes.size());
    for (const NodeId node : nodes) names.push_back(source_.names->move(node));
    return joined(names);
  }
  [[nodiscard]] std::vector<NodeId> missing_in(const Answer& answer) const;
  [[nodiscard]] Note why(std::size_t item) const;
  [[nodiscard]] PartCredit credit_all(const Answer& answer) const;
  [[nodiscard]] PartCredit credit_one(const Answer& answer) const;

  const KeySource source_;
  const std::vector<NodeId> best_;
};

PartCredit BestActionKey::credit_all(const Answer& answer) const {
  std::vector<NodeId> given = nodes_in(answer);
  std::ranges::sort(given);
  given.erase(std::unique(given.begin(), given.end()), given.end());
  Tally tally;
  tally.size = best_.size();
  for (const NodeId node : given) ++(is_best(node) ? tally.right : tally.wrong);
  PartCredit part = part_of(set_credit(tally, *source_.question));
  part.problem = first_problem(answer.pieces);
  return part;
}

PartCredit BestActionKey::credit_one(const Answer& answer) const {
  std::vector<Fit> fits;
  for (const Piece& piece : answer.pieces) {
    const NodeId* node = std::get_if<NodeId>(&piece.value);
    if (piece.state == ReadState::invalid || node == nullptr)
      fits.push_back(Fit::unclear);
    else
      fits.push_back(is_best(*node) ? Fit::right : Fit::wrong);
  }
  return either_or(fits, answer);
}

Credits BestActionKey::credit(const Answer& answer) const {
  if (auto item = credit_unjudged(answer)) return {*item};
  return {whole_item(source_.question->every_best ? credit_all(answer) : credit_one(answer))};
}

Note BestActionKey::note(const Answer& answer, std::size_t item) const {
  const std::vector<NodeId> missing = missing_in(answer);
  if (missing.empty() || missing.size() == best_.size()) return why(item);
  return {NoteCode::missing_elements, {moves(missing)}, {why(item)}};
}

/// Of several that are all asked for.
std::vector<NodeId> BestActionKey::missing_in(const Answer& answer) const {
  std::vector<NodeId> missing;
  if (!source_.question->every_best) return missing;
  const std::vector<NodeId> given = nodes_in(answer);
  for (const NodeId node : best_)
    if (std::ranges::find(given, node) == given.end()) missing.push_back(node);
  return missing;
}

/// Why the best are the best.
Note BestActionKey::why(std::size_t item) const {
  const SearchRecord* values = source_.plain.get();
  const auto node = values != nullptr ? values->find(source_.question->at_node) : std::nullopt;
  if (source_.is_stated || !node) return {NoteCode::answer_is, {this->item(item).expected}};
  return Explainer(*values, *source_.names).choice(*node);
}

/// Whether the node's player can rely on a child for what it returned.
bool reaches(Player player, Bound bound) {
  return bound == Bound::exact ||
         bound == (player == Player::max ? Bound::at_least : Bound::at_most);
}

/// The children that are worth most to a node's player among those that are read.
std::vector<NodeId> best_read(const SearchRecord& record, NodeId at) {
  const GameTree& tree = record.searched();
  const Player player = tree.player(at);
  std::vector<NodeId> best;
  for (NodeId child = at + 1; child < tree.end(at); child = tree.end(child)) {
    const NodeRecord& node = record.nodes[child];
    if (!node.read) continue;
    const Number& most = best.empty() ? node.value : record.nodes[best.front()].value;
    if (player == Player::max ? node.value > most : node.value < most) best.clear();
    if (best.empty() || node.value == most) best.push_back(child);
  }
  return best;
}

/// By a student's values: the best children; where some are said or known to be worth that, and
/// others only may be, those alone.
std::vector<NodeId> best_followed(const SearchRecord& record, NodeId at,
                                  const StudentValues& values) {
  const GameTree& tree = record.searched();
  if (tree.is_leaf(at) || tree.player(at) == Player::chance || record.rules.depth == 0U) return {};
  const Player player = tree.player(at);
  std::vector<NodeId> best = best_read(record, at);
  const auto is_sure = [&](NodeId child) {
    const auto claimed = values.claimed.find(record.tree.origin(child));
    return reaches(player,
                   claimed == values.claimed.end() ? record.nodes[child].bound : claimed->second);
  };
  if (std::ranges::any_of(best, is_sure))
    std::erase_if(best, [&](NodeId child) { return !is_sure(child); });
  return best;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  const Question& question = *source.question;
  const SearchRecord& record = source.followed != nullptr ? *source.record : *source.plain;
  std::vector<NodeId> best;
  if (const std::optional<NodeId> at = record.find(question.at_node))
    best = source.followed != nullptr ? best_followed(record, *at, *source.followed)
                                      : optimal_children(record, *at);
  if (best.empty())
    return Error{ErrorCode::no_action_there,
                 {question.id, describe(*source.tree, question.at_node)},
                 question.offset,
                 {},
                 {}};
  for (NodeId& node : best) node = record.tree.origin(node);
  return std::unique_ptr<Key>(std::make_unique<BestActionKey>(source, std::move(best)));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  std::vector<NodeId> best = nodes_in(answer);
  std::ranges::sort(best);
  best.erase(std::unique(best.begin(), best.end()), best.end());
  if (best.empty()) return nullptr;
  return std::make_unique<BestActionKey>(source, std::move(best));
}

Prompt prompt(const Question& question, const GameTree& tree) {
  const NodeId node = question.at_node;
  const std::string player(tree.is_leaf(node) ? "" : to_text(tree.player(node)));
  return {{question.every_best ? PromptPhrase::best_actions : PromptPhrase::best_action,
           {player, node == 0 ? "" : called(tree, node)}}};
}

}  // namespace

QuestionKind best_action_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .follows = Follows::search,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_best_action>};
}

}  // namespace gametree::grade
