/// \file
/// Names compared by their words: one in common is enough, since platforms and rosters differ in
/// order, middle names and accents.
#include "handin/called.h"

#include <string>

#include "base/text.h"

namespace gametree::handin {
namespace {

constexpr std::size_t kWord = 2;  // characters; an initial fits nearly every name

/// Takes the next word off `rest`, however short; empty at the end.
std::string take_word(std::string_view& rest) {
  std::string word;
  while (!rest.empty()) {
    const char32_t character = take_character(rest);
    if (is_word_character(character))
      append_character(word, character);
    else if (!word.empty())
      break;
  }
  return word;
}

bool is_long(std::string_view word) {
  for (std::size_t i = 0; i < kWord; ++i) {
    if (word.empty()) return false;
    take_character(word);
  }
  return true;
}

}  // namespace

bool may_be_called(std::string_view called, std::string_view name) {
  if (called.empty()) return true;
  const std::string text = fold_word(called);
  const std::string words = fold_word(name);
  bool is_known = false;
  for (std::string_view rest = words; !rest.empty();) {
    const std::string word = take_word(rest);
    if (!is_long(word)) continue;
    if (text.find(word) != std::string::npos) return true;
    is_known = true;
  }
  return !is_known;
}

}  // namespace gametree::handin
