/// \file
/// How answers are typed, told to students. To tell of one more form of answers: a case.
#include "output/sheet/how_to.h"

#include <algorithm>

#include "messages/sheet_phrase.h"
#include "output/about_tree.h"

namespace gametree::output {
namespace {

using messages::SheetPhrase;

SheetPhrase phrase_for(const Question& question) {
  switch (form_of(question.type)) {
    case AnswerForm::values:
      return SheetPhrase::how_values;
    case AnswerForm::windows:
      return question.own_ends ? SheetPhrase::how_window_ends : SheetPhrase::how_windows;
    case AnswerForm::action:
      return SheetPhrase::how_actions;
    case AnswerForm::nodes_read:
    case AnswerForm::nodes_cut:
      return SheetPhrase::how_lists;
    case AnswerForm::line:
      return SheetPhrase::how_lines;
    case AnswerForm::cutoff_rows:
    case AnswerForm::visit_rows:
      return SheetPhrase::how_rows;
    case AnswerForm::count:
      return SheetPhrase::how_counts;
    case AnswerForm::numbers:
      return SheetPhrase::how_numbers;
    case AnswerForm::options:
      return SheetPhrase::how_options;
    case AnswerForm::words:
      break;
  }
  return SheetPhrase::how_words;
}

bool has_bounds(const Question& question) {
  return form_of(question.type) == AnswerForm::values &&
         question.rules.algorithm == Algorithm::alphabeta;
}

}  // namespace

std::vector<std::string> how_to_type(const Exercise& exercise, std::string_view language) {
  std::vector<SheetPhrase> phrases;
  for (const Question& question : exercise.questions) {
    phrases.push_back(phrase_for(question));
    if (has_bounds(question)) phrases.push_back(SheetPhrase::how_bounds);
  }
  if (std::ranges::any_of(exercise.questions, is_about_tree))
    phrases.push_back(SheetPhrase::how_nodes);
  phrases.push_back(SheetPhrase::how_blank);
  std::ranges::sort(phrases);
  phrases.erase(std::unique(phrases.begin(), phrases.end()), phrases.end());
  std::vector<std::string> lines;
  lines.reserve(phrases.size());
  for (const SheetPhrase phrase : phrases) lines.push_back(messages::in_words(phrase, language));
  return lines;
}

}  // namespace gametree::output
