/// \file
/// trace: a row a visited node, or an update, in order.
#include <algorithm>
#include <memory>
#include <utility>

#include "grade/needs_cuts.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"
#include "grade/rows_key.h"

namespace gametree::grade {
namespace {

std::vector<KeyRow> visit_rows(const KeySource& source) {
  const SearchRecord& record = *source.record;
  std::vector<KeyRow> rows;
  for (const NodeId node : record.order) {
    if (!source.question->leaf_rows && record.searched().is_leaf(node)) continue;
    KeyRow row;
    row.node = record.tree.origin(node);
    row.window = record.nodes[node].arrival;
    row.value = record.nodes[node].value;
    row.bound = record.nodes[node].bound;
    rows.push_back(std::move(row));
  }
  return rows;
}

std::vector<KeyRow> update_rows(const KeySource& source) {
  std::vector<KeyRow> rows;
  for (const UpdateRecord& update : source.record->updates) {
    KeyRow row;
    row.node = source.record->tree.origin(update.node);
    row.window = update.window;
    row.also = update.moved;
    row.value = update.value;
    row.bound = update.bound.value_or(Bound::exact);
    row.is_running = true;
    rows.push_back(std::move(row));
  }
  return rows;
}

bool is_window(Column column) { return column == Column::alpha || column == Column::beta; }

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  if (std::ranges::any_of(source.question->columns, is_window))
    if (auto error = needs_cuts(source)) return *error;
  std::vector<KeyRow> rows =
      source.question->update_rows ? update_rows(source) : visit_rows(source);
  return std::unique_ptr<Key>(
      std::make_unique<RowsKey>(source, std::move(rows), RowCredit::as_prefix));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return std::make_unique<RowsKey>(source, rows_in(answer, source.question->columns),
                                   RowCredit::as_prefix);
}

Prompt prompt(const Question& question, const GameTree&) {
  const bool updates = question.update_rows;
  Prompt prompt{
      {updates ? PromptPhrase::trace_updates : PromptPhrase::trace, {column_words(question)}}};
  if (has_window(question))
    prompt.push_back(
        {updates ? PromptPhrase::window_after_update : PromptPhrase::window_on_arrival});
  if (has_column(question, Column::value))
    prompt.push_back({updates ? PromptPhrase::value_so_far : PromptPhrase::value_returned});
  if (!updates && !question.leaf_rows) prompt.push_back({PromptPhrase::no_leaf_rows});
  return prompt;
}

}  // namespace

QuestionKind trace_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_trace>};
}

}  // namespace gametree::grade
