/// \file
/// Phrases of steps put into words, and a step's phrases into one sentence.
#include "messages/step_phrase.h"

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {

std::string in_words(const StepFacts& said) {
  const std::span<const StepSentence> sentences = kLanguages.front().steps();
  return fill_in(sentences[static_cast<std::size_t>(said.phrase)].text, said.facts);
}

std::string in_words(std::span<const StepFacts> said) {
  std::string sentence;
  for (const StepFacts& each : said) {
    if (!sentence.empty()) sentence += "; ";
    sentence += in_words(each);
  }
  return sentence;
}

}  // namespace gametree::messages
