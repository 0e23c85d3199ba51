/// \file
/// principal-line: the actions of best play from the root; of several such lines any.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "grade/node_list_key.h"
#include "grade/question_kind.h"

namespace gametree::grade {
namespace {

/// A node that best play may reach, as a step from another; parents stand before their children.
struct LineStep {
  NodeId node = 0;  ///< of the whole tree
  std::size_t parent = 0;
  std::size_t depth = 0;
  bool is_end = false;
};

class LineKey final : public Key {
 public:
  /// \param steps  the root first.
  LineKey(KeySource source, std::vector<LineStep> steps);

  [[nodiscard]] Answer answer() const override { return list_answer(first_line()); }
  [[nodiscard]] ItemInfo item(std::size_t item) const override;
  [[nodiscard]] Credits credit(const Answer& answer) const override;
  [[nodiscard]] Note note(const Answer& answer, std::size_t item) const override;
  /// The moves say it themselves.
  [[nodiscard]] Note reason(std::size_t) const override { return {}; }

 private:
  /// What was typed: steps up to the first that can't be read, and how many can be.
  struct Given {
    std::vector<NodeId> steps;
    std::size_t count = 0;
  };

  [[nodiscard]] static Given given_steps(const Answer& answer);
  [[nodiscard]] std::vector<NodeId> first_line() const;

  const KeySource source_;
  const std::vector<LineStep> steps_;
  std::vector<std::size_t> first_child_;  // by step; 0: the line ends there
};

LineKey::LineKey(KeySource source, std::vector<LineStep> steps)
    : source_(std::move(source)), steps_(std::move(steps)), first_child_(steps_.size()) {
  for (std::size_t i = steps_.size(); i-- > 1;) first_child_[steps_[i].parent] = i;
}

std::vector<NodeId> LineKey::first_line() const {
  std::vector<NodeId> line;
  for (std::size_t at = first_child_[0]; at != 0; at = first_child_[at])
    line.push_back(steps_[at].node);
  return line;
}

ItemInfo LineKey::item(std::size_t) const {
  std::vector<std::string> moves;
  for (const NodeId node : first_line()) moves.push_back(source_.names->move(node));
  return {std::nullopt, moves.empty() ? "none" : joined(moves)};
}

LineKey::Given LineKey::given_steps(const Answer& answer) {
  Given given;
  bool is_clear = true;
  for (const Piece& piece : answer.pieces) {
    const NodeId* node = std::get_if<NodeId>(&piece.value);
    if (piece.state != ReadState::read || node == nullptr) {
      is_clear = false;
      continue;
    }
    ++given.count;
    if (is_clear) given.steps.push_back(*node);
  }
  return given;
}

// The best over all lines: they may differ in length.
Credits LineKey::credit(const Answer& answer) const {
  if (auto item = credit_unjudged(answer)) return {*item};
  const Given given = given_steps(answer);
  const bool said_none = answer.state == ReadState::none;
  std::vector<std::size_t> common(steps_.size());
  Number best;
  for (std::size_t i = 0; i < steps_.size(); ++i) {
    const LineStep& step = steps_[i];
    if (i != 0) {
      common[i] = common[step.parent];
      const bool goes_on = common[i] + 1 == step.depth && step.depth <= given.steps.size();
      if (goes_on && given.steps[step.depth - 1] == step.node) ++common[i];
    }
    if (step.is_end)
      best = std::max(
          best, prefix_credit({common[i], given.count, step.depth, said_none}, *source_.question));
  }
  PartCredit part = part_of(best);
  part.problem = first_problem(answer.pieces);
  return {whole_item(std::move(part))};
}

Note LineKey::note(const Answer& answer, std::size_t) const {
  const Given given = given_steps(answer);
  std::size_t at = 0;
  std::size_t depth = 0;
  for (std::size_t i = 1; i < steps_.size() && depth < given.steps.size(); ++i) {
    if (steps_[i].parent != at || steps_[i].node != given.steps[depth]) continue;
    at = i;
    ++depth;
  }
  const std::string number = std::to_string(depth + 1);
  if (steps_[at].is_end) {
    if (depth == given.count) return {};
    return depth == 0 ? Note{NoteCode::none_is_right, {}}
                      : Note{NoteCode::one_step_more, {std::to_string(depth)}};
  }
  const std::string expected = source_.names->move(steps_[first_child_[at]].node);
  if (depth == given.steps.size()) return {NoteCode::missing_step, {number, expected}};
  return {NoteCode::wrong_step, {number, source_.names->move(given.steps[depth]), expected}};
}

// Depth first, so that the first line is that of first best children.
std::vector<LineStep> optimal_lines(const SearchRecord& plain) {
  std::vector<LineStep> steps;
  std::vector<LineStep> open{LineStep{}};
  while (!open.empty()) {
    LineStep step = open.back();
    open.pop_back();
    std::vector<NodeId> children = optimal_children(plain, step.node);
    step.is_end = children.empty();
    const std::size_t number = steps.size();
    std::ranges::reverse(children);
    for (const NodeId child : children) open.push_back({child, number, step.depth + 1, false});
    step.node = plain.tree.origin(step.node);
    steps.push_back(step);
  }
  return steps;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  return std::unique_ptr<Key>(std::make_unique<LineKey>(source, optimal_lines(*source.plain)));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  std::vector<LineStep> steps{LineStep{}};
  for (const NodeId node : nodes_in(answer))
    steps.push_back({node, steps.size() - 1, steps.size(), false});
  steps.back().is_end = true;
  return std::make_unique<LineKey>(source, std::move(steps));
}

Prompt prompt(const Question&, const GameTree&) { return {{PromptPhrase::principal_line}}; }

}  // namespace

QuestionKind principal_line_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_line>};
}

}  // namespace gametree::grade
