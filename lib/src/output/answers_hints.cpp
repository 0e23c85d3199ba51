/// \file
/// How an answer is written down, where its prompt does not say it.
#include "output/answers_hints.h"

#include "output/answers_yaml.h"

namespace gametree::output {
namespace {

/// `[node, alpha, beta]`.
std::string row(const Question& question) {
  std::string text;
  for (const Column column : question.columns)
    text += (text.empty() ? "" : ", ") + std::string(to_text(column));
  return "[" + text + "]";
}

/// `a: Its text`, or what is to be judged.
std::string option_line(const Option& option, std::string_view language) {
  const std::string text =
      option.answer ? flat_text(*option.answer) : std::string(option.text.in(language));
  return text.empty() || text == option.key ? option.key : option.key + ": " + text;
}

}  // namespace

std::vector<std::string> how_to_answer(const Question& question, std::string_view language) {
  std::vector<std::string> lines;
  switch (question.type) {
    case QuestionType::cut_leaves:
    case QuestionType::cut_nodes:
      return {"As a list, [x, y]; none if there are none."};
    case QuestionType::read_leaves:
    case QuestionType::read_nodes:
    case QuestionType::principal_line:
      return {"As a list, [x, y]."};
    case QuestionType::cutoffs:
      return {"As a list of rows, " + row(question) + "; none if there are none."};
    case QuestionType::trace:
      return {"As a list of rows, " + row(question) + "."};
    case QuestionType::choice:
      for (const Option& option : question.options) lines.push_back(option_line(option, language));
      return lines;
    case QuestionType::node_values:
    case QuestionType::best_action:
    case QuestionType::windows:
    case QuestionType::count:
    case QuestionType::number:
    case QuestionType::text:
      break;
  }
  return lines;
}

}  // namespace gametree::output
