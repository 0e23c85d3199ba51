/// \file
/// Phrases of prompts put into words.
#include "messages/prompts.h"

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {

std::string in_words(const PromptFacts& said, std::string_view language) {
  const std::string_view text =
      language_or_first(language).prompts()[static_cast<std::size_t>(said.phrase)].text;
  return fill_in(text, said.facts, FactLength::whole);
}

}  // namespace gametree::messages
