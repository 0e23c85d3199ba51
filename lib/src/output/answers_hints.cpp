/// \file
/// How an answer is written down, where its prompt does not say it.
#include "output/answers_hints.h"

#include <utility>

#include "answer/typed_text.h"
#include "grade/prompts.h"
#include "messages/prompts.h"
#include "output/answers_yaml.h"

namespace gametree::output {
namespace {

/// `a: Its text`, or what is to be judged.
std::string option_line(const Option& option, std::string_view language) {
  const std::string text =
      option.answer ? answer::flat_text(*option.answer) : std::string(option.text.in(language));
  return text.empty() || text == option.key ? option.key : option.key + ": " + text;
}

std::vector<std::string> option_lines(const Question& question, std::string_view language) {
  std::vector<std::string> lines;
  for (const Option& option : question.options) lines.push_back(option_line(option, language));
  return lines;
}

}  // namespace

std::vector<std::string> how_to_answer(const Question& question, std::string_view language) {
  const auto say = [&](PromptPhrase phrase, std::vector<std::string> facts = {}) {
    return std::vector{messages::in_words({phrase, std::move(facts)}, language)};
  };
  const AnswerForm form = form_of(question.type);
  if (form == AnswerForm::options) return option_lines(question, language);
  if (form == AnswerForm::nodes_cut) return say(PromptPhrase::as_list_or_none);
  if (form == AnswerForm::nodes_read || form == AnswerForm::line) return say(PromptPhrase::as_list);
  if (form == AnswerForm::cutoff_rows)
    return say(PromptPhrase::as_rows_or_none, {grade::column_words(question)});
  if (form == AnswerForm::visit_rows)
    return say(PromptPhrase::as_rows, {grade::column_words(question)});
  return {};
}

}  // namespace gametree::output
