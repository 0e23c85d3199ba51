/// \file
/// What an exercise says by itself, in the words of a language.
#pragma once

#include <string>
#include <string_view>

#include "base/prompt_phrase.h"

namespace gametree::messages {

/// The words of a phrase: a whole sentence, or a part of one where a rule is told. template.h tells
/// how its gaps are filled in.
struct PromptSentence {
  PromptPhrase phrase;
  std::string_view text;
};

/// The sentence in the language with that code, else in the first language there is. Facts are
/// shown whole, and have to be safe to print.
std::string in_words(const PromptFacts& said, std::string_view language);

}  // namespace gametree::messages
