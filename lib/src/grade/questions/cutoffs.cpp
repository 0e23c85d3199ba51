/// \file
/// cutoffs: a row each, with the window before or after the update that cuts.
#include <algorithm>
#include <memory>
#include <utility>

#include "grade/needs_cuts.h"
#include "grade/prompts.h"
#include "grade/question_kind.h"
#include "grade/rows_key.h"

namespace gametree::grade {
namespace {

KeyRow row_of(const SearchRecord& record, const Cutoff& cutoff) {
  const bool is_beta = cutoff.kind == CutoffKind::beta;
  KeyRow row;
  row.node = record.tree.origin(cutoff.node);
  row.after = record.tree.origin(cutoff.after);
  row.window = {cutoff.alpha, cutoff.beta};
  row.also = row.window;
  if (is_beta)
    row.also->alpha = std::max(cutoff.alpha, cutoff.value);
  else
    row.also->beta = std::min(cutoff.beta, cutoff.value);
  row.kind = is_beta ? KindCell::beta : KindCell::alpha;
  row.value = cutoff.value;
  return row;
}

RowCredit credit_of(const Question& question) {
  return question.ordered ? RowCredit::as_prefix : RowCredit::as_set;
}

Result<std::unique_ptr<Key>> from_search(const KeySource& source) {
  if (auto error = needs_cuts(source)) return *error;
  std::vector<KeyRow> rows;
  for (const CutRecord& cut : source.record->cuts)
    rows.push_back(row_of(*source.record, cut.cutoff));
  return std::unique_ptr<Key>(
      std::make_unique<RowsKey>(source, std::move(rows), credit_of(*source.question)));
}

std::unique_ptr<Key> from_answer(const KeySource& source, const Answer& answer, const Key*) {
  return std::make_unique<RowsKey>(source, rows_in(answer, source.question->columns),
                                   credit_of(*source.question));
}

Prompt prompt(const Question& question, const GameTree&) {
  Prompt prompt{{PromptPhrase::cutoffs, {column_words(question)}}};
  if (has_column(question, Column::after)) prompt.push_back({PromptPhrase::after_means});
  if (has_column(question, Column::kind)) prompt.push_back({PromptPhrase::kind_means});
  if (has_window(question)) prompt.push_back({PromptPhrase::window_before_cut});
  if (question.ordered) prompt.push_back({PromptPhrase::in_order_happened});
  return prompt;
}

}  // namespace

QuestionKind cutoffs_kind() {
  return {.from_search = &from_search,
          .from_answer = &from_answer,
          .follows = Follows::search,
          .prompt = &prompt,
          .rule = &same_rule<PromptPhrase::rule_cut>};
}

}  // namespace gametree::grade
