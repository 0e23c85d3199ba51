/// \file
/// Nodes are typed as paths and numbers as fractions, so that nothing about reading is in doubt.
#include <stdexcept>

#include "grade/scorer/drawn_student.h"

namespace scorer {
namespace {

using gametree::Column;
using gametree::QuestionType;
using gametree::Typed;
using gametree::TypedEntry;

const std::string kUnreadable = "?";

Typed text(const std::string& words) {
  Typed typed;
  typed.text = words;
  return typed;
}

std::string text_of(const Said& said) {
  switch (said.kind) {
    case Said::Kind::blank:
      return "";
    case Said::Kind::invalid:
      return kUnreadable;
    case Said::Kind::pruned:
      return "pruned";
    case Said::Kind::number:
      break;
  }
  const std::string number = reference::to_text(said.number);
  if (!said.sign) return number;
  const bool is_exact = *said.sign == reference::Bound::exact;
  return (is_exact ? "=" : reference::to_text(*said.sign)) + number;
}

std::string text_of(const SaidWindow& window) {
  if (window.is_pruned) return "pruned";
  std::string words;
  if (window.low.kind != Said::Kind::blank) words = "alpha = " + text_of(window.low);
  if (window.high.kind == Said::Kind::blank) return words;
  return words + (words.empty() ? "" : "; ") + "beta = " + text_of(window.high);
}

std::string text_of(const Homework& homework, Column column, const Cell& cell) {
  if (cell.is_invalid) return kUnreadable;
  if (column == Column::kind) return cell.is_beta ? "beta" : "alpha";
  if (column == Column::node || column == Column::after) return homework.tree.whole[cell.node].path;
  return text_of(cell.number);
}

Typed typed_row(const Homework& homework, const Task& task, const Row& row) {
  Typed typed;
  typed.kind = Typed::Kind::mapping;
  for (std::size_t i = 0; i < row.size(); ++i) {
    const Column column = task.question.columns[i];
    typed.pairs.emplace_back(gametree::to_text(column), text(text_of(homework, column, row[i])));
  }
  return typed;
}

/// A step is a child's number.
std::string step(const std::string& path) { return path.substr(path.rfind('/') + 1); }

std::string text_of(const Homework& homework, const Task& task,
                    const std::optional<std::size_t>& node) {
  if (!node) return kUnreadable;
  const std::string& path = homework.tree.whole[*node].path;
  return task.question.type == QuestionType::principal_line ? step(path) : path;
}

Typed typed_list(const Homework& homework, const Task& task, const Answer& answer) {
  if (answer.kind == Answer::Kind::none) return text("none");
  const bool is_one = task.question.type == QuestionType::best_action && !task.question.every_best;
  if (is_one) return text(text_of(homework, task, answer.nodes.at(0)));
  Typed typed;
  typed.kind = Typed::Kind::list;
  for (const std::optional<std::size_t>& node : answer.nodes)
    typed.items.push_back(text(text_of(homework, task, node)));
  for (const Row& row : answer.rows) typed.items.push_back(typed_row(homework, task, row));
  return typed;
}

bool is_per_node(const Task& task) {
  return task.question.type == QuestionType::node_values ||
         task.question.type == QuestionType::windows;
}

void add_nodes(const Homework& homework, const Task& task, const Answer& answer,
               std::vector<TypedEntry>& entries) {
  for (std::size_t i = 0; i < task.question.nodes.size(); ++i) {
    const bool is_value = task.question.type == QuestionType::node_values;
    const std::string words = is_value ? text_of(answer.values[i]) : text_of(answer.windows[i]);
    entries.push_back(
        {task.question.id, homework.tree.whole[task.question.nodes[i]].path, text(words)});
  }
}

std::string form(const Typed& typed) {
  std::string words = typed.text;
  for (const Typed& item : typed.items) words += (words.empty() ? "" : ", ") + form(item);
  for (const auto& [key, value] : typed.pairs)
    words += (words.empty() ? "{" : ", ") + key + ": " + form(value);
  return typed.pairs.empty() ? words : words + "}";
}

}  // namespace

gametree::Submission typed(const Homework& homework, const std::vector<Answer>& answers) {
  gametree::Submission submission;
  submission.file = "drawn.yaml";
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const Task& task = homework.tasks[i];
    if (is_per_node(task)) {
      add_nodes(homework, task, answers[i], submission.entries);
    } else if (answers[i].kind != Answer::Kind::blank) {
      submission.entries.push_back({task.question.id, "", typed_list(homework, task, answers[i])});
    }
  }
  return submission;
}

std::string describe(const gametree::Submission& submission) {
  std::string words;
  for (const TypedEntry& entry : submission.entries)
    words += entry.question + (entry.node.empty() ? "" : "." + entry.node) + ": " +
             form(entry.answer) + "\n";
  return words;
}

}  // namespace scorer
