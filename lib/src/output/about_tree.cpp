/// \file
/// Which questions are answered by looking at their tree.
#include "output/about_tree.h"

#include <algorithm>

namespace gametree::output {

bool is_about_tree(const Question& question) {
  const AnswerForm form = form_of(question.type);
  if (form == AnswerForm::words || form == AnswerForm::numbers) return false;
  return form != AnswerForm::options ||
         std::ranges::any_of(question.options,
                             [](const Option& option) { return option.answer.has_value(); });
}

}  // namespace gametree::output
