/// \file
/// Phrases of sheets put into words.
#include "messages/sheet_phrase.h"

#include "messages/languages.h"
#include "messages/template.h"

namespace gametree::messages {

std::string in_words(SheetPhrase phrase, std::string_view language,
                     const std::vector<std::string>& facts) {
  const std::string_view text =
      language_or_first(language).sheets()[static_cast<std::size_t>(phrase)].text;
  return fill_in(text, facts, FactLength::whole);
}

std::string_view language_of_words(std::string_view wanted) {
  return language_or_first(wanted).code;
}

}  // namespace gametree::messages
