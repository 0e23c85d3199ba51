/// \file
/// Phrases of prompts put into words.
#include "messages/prompts.h"

#include <algorithm>

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {

std::string in_words(const PromptFacts& said, std::string_view language) {
  const auto* found = std::ranges::find(kLanguages, language, &Language::code);
  if (found == kLanguages.end()) found = kLanguages.begin();
  const std::string_view text = found->prompts()[static_cast<std::size_t>(said.phrase)].text;
  return fill_in(text, said.facts, FactLength::whole);
}

}  // namespace gametree::messages
