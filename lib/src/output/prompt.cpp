/// \file
/// Prompts of questions that have none of their own: which phrases make them.
#include "gametree/prompt.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/text.h"
#include "messages/prompt_phrase.h"
#include "output/node_refs.h"

namespace gametree {
namespace {

using messages::PromptFacts;
using messages::PromptPhrase;
using Prompt = std::vector<PromptFacts>;

/// Calls nodes by what means them alone: a name, a label, else the path.
class NodeNames {
 public:
  explicit NodeNames(const GameTree& tree) : tree_(tree), cursor_(tree) {
    for (NodeId node = 0; node < tree.size(); ++node) {
      if (const auto name = tree.name(node)) ++uses_[std::string(*name)];
      if (const auto label = tree.action(node)) ++uses_[std::string(*label)];
    }
  }

  std::string operator()(NodeId node) {
    // A name goes before labels of the same text.
    if (const auto name = tree_.name(node)) return printable(*name);
    const auto label = tree_.action(node);
    if (label && uses_[std::string(*label)] == 1 && !same_word(*label, "root"))
      return printable(*label);
    return std::string(cursor_.path(node));
  }

  std::string list(const std::vector<NodeId>& nodes) {
    std::string text;
    for (const NodeId node : nodes) {
      if (!text.empty()) text += ", ";
      text += (*this)(node);
    }
    return text;
  }

 private:
  const GameTree& tree_;
  output::PathCursor cursor_;
  std::unordered_map<std::string, std::size_t> uses_;
};

/// Whether these are all inner nodes, in preorder.
bool are_all_inner(const std::vector<NodeId>& nodes, const GameTree& tree) {
  std::size_t next = 0;
  for (NodeId node = 0; node < tree.size(); ++node) {
    if (tree.is_leaf(node)) continue;
    if (next == nodes.size() || nodes[next] != node) return false;
    ++next;
  }
  return next == nodes.size();
}

std::string asked_nodes(const Question& question, const GameTree& tree) {
  return are_all_inner(question.nodes, tree) ? "" : NodeNames(tree).list(question.nodes);
}

bool prunes(const Question& question) { return question.rules.algorithm == Algorithm::alphabeta; }

Prompt node_values(const Question& question, const GameTree& tree) {
  Prompt prompt;
  if (question.nodes.size() == 1)
    prompt.push_back({PromptPhrase::value, {NodeNames(tree)(question.nodes.front())}});
  else
    prompt.push_back({PromptPhrase::values, {asked_nodes(question, tree)}});
  if (question.bounds_required)
    prompt.push_back({PromptPhrase::bounds_required});
  else if (prunes(question))
    prompt.push_back({PromptPhrase::bounds_welcome});
  return prompt;
}

Prompt best_action(const Question& question, const GameTree& tree) {
  const NodeId node = question.at_node;
  const std::string player(tree.is_leaf(node) ? "" : to_text(tree.player(node)));
  return {{question.every_best ? PromptPhrase::best_actions : PromptPhrase::best_action,
           {player, node == 0 ? "" : NodeNames(tree)(node)}}};
}

Prompt list_of(const Question& question, PromptPhrase what, PromptPhrase order) {
  Prompt prompt{{what}};
  if (question.ordered) prompt.push_back({order});
  return prompt;
}

bool has_column(const Question& question, Column column) {
  return std::ranges::find(question.columns, column) != question.columns.end();
}

bool has_window(const Question& question) {
  return has_column(question, Column::alpha) || has_column(question, Column::beta);
}

// By their words in files, which answers may repeat.
std::string columns(const Question& question) {
  std::string text;
  for (const Column column : question.columns) {
    if (!text.empty()) text += ", ";
    text += to_text(column);
  }
  return text;
}

Prompt cutoffs(const Question& question) {
  Prompt prompt{{PromptPhrase::cutoffs, {columns(question)}}};
  if (has_column(question, Column::after)) prompt.push_back({PromptPhrase::after_means});
  if (has_column(question, Column::kind)) prompt.push_back({PromptPhrase::kind_means});
  if (has_window(question)) prompt.push_back({PromptPhrase::window_before_cut});
  if (question.ordered) prompt.push_back({PromptPhrase::in_order_happened});
  return prompt;
}

Prompt trace(const Question& question) {
  const bool updates = question.update_rows;
  Prompt prompt{{updates ? PromptPhrase::trace_updates : PromptPhrase::trace, {columns(question)}}};
  if (has_window(question))
    prompt.push_back(
        {updates ? PromptPhrase::window_after_update : PromptPhrase::window_on_arrival});
  if (has_column(question, Column::value))
    prompt.push_back({updates ? PromptPhrase::value_so_far : PromptPhrase::value_returned});
  if (!updates && !question.leaf_rows) prompt.push_back({PromptPhrase::no_leaf_rows});
  return prompt;
}

PromptPhrase window_phrase(const Question& question) {
  if (question.own_ends)
    return question.at_exit ? PromptPhrase::own_ends_exit : PromptPhrase::own_ends_arrival;
  return question.at_exit ? PromptPhrase::windows_exit : PromptPhrase::windows_arrival;
}

Prompt windows(const Question& question, const GameTree& tree) {
  return {{window_phrase(question), {asked_nodes(question, tree)}}, {PromptPhrase::pruned_welcome}};
}

Prompt count(const Question& question) {
  struct Row {
    std::string_view key;
    PromptPhrase phrase;
  };
  constexpr auto kRows = std::to_array<Row>({
      {"nodes", PromptPhrase::count_nodes},
      {"leaves", PromptPhrase::count_leaves},
      {"nodes_read", PromptPhrase::count_nodes_read},
      {"leaves_read", PromptPhrase::count_leaves_read},
      {"node_visits", PromptPhrase::count_node_visits},
      {"leaf_visits", PromptPhrase::count_leaf_visits},
      {"leaves_cut", PromptPhrase::count_leaves_cut},
      {"cutoffs", PromptPhrase::count_cutoffs},
      {"depth", PromptPhrase::count_depth},
  });
  const auto found = std::ranges::find(kRows, std::string_view(question.of), &Row::key);
  return {{found == kRows.end() ? PromptPhrase::number : found->phrase}};
}

bool expects_several(const Question& question) {
  return question.expect && question.expect->kind == Typed::Kind::list;
}

Prompt number(const Question& question) {
  if (!expects_several(question)) return {{PromptPhrase::number}};
  return {{PromptPhrase::numbers, {std::to_string(question.expect->items.size())}}};
}

Prompt choice(const Question& question) {
  if (question.true_false) return {{PromptPhrase::true_or_false}};
  return {{expects_several(question) ? PromptPhrase::choices : PromptPhrase::choice}};
}

Prompt phrases_of(const Question& question, const GameTree& tree) {
  switch (question.type) {
    case QuestionType::node_values:
      return node_values(question, tree);
    case QuestionType::best_action:
      return best_action(question, tree);
    case QuestionType::cut_leaves:
      return list_of(question, PromptPhrase::cut_leaves, PromptPhrase::in_order_cut);
    case QuestionType::cut_nodes:
      return list_of(question,
                     question.topmost ? PromptPhrase::cut_topmost : PromptPhrase::cut_nodes,
                     PromptPhrase::in_order_cut);
    case QuestionType::read_leaves:
      return list_of(question, PromptPhrase::read_leaves, PromptPhrase::in_order_read);
    case QuestionType::read_nodes:
      return list_of(question, PromptPhrase::read_nodes, PromptPhrase::in_order_read);
    case QuestionType::cutoffs:
      return cutoffs(question);
    case QuestionType::windows:
      return windows(question, tree);
    case QuestionType::count:
      return count(question);
    case QuestionType::principal_line:
      return {{PromptPhrase::principal_line}};
    case QuestionType::trace:
      return trace(question);
    case QuestionType::number:
      return number(question);
    case QuestionType::choice:
      return choice(question);
    case QuestionType::text:
      break;
  }
  return {{PromptPhrase::own_words}};
}

}  // namespace

std::string prompt(const Question& question, const GameTree& tree, std::string_view language) {
  if (!question.prompt.empty()) return std::string(question.prompt.in(language));
  std::string text;
  for (const PromptFacts& phrase : phrases_of(question, tree)) {
    if (!text.empty()) text += ' ';
    text += messages::in_words(phrase, language);
  }
  return text;
}

}  // namespace gametree
