/// \file
/// Words that people type for "none", "and", "yes", "leaf": a file a language, found by meaning.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

namespace gametree::answer {

/// What a word means. Some words mean several things, even in one language.
enum class Word : std::uint8_t {
  none,      ///< there is no such thing
  joiner,    ///< and, or: stands between elements
  yes,       ///< true
  no,        ///< false
  pruned,    ///< never read
  read,      ///< read
  node,      ///< may stand before a name: node, branch
  leaf,      ///< the same, of leaves: a value may follow
  option,    ///< may stand before an option's key
  move,      ///< may stand before an action
  unit,      ///< may stand after a count
  root,      ///< the root
  at_most,   ///< before a number
  at_least,  ///< before a number
  or_less,   ///< after a number
  or_more,   ///< after a number
};

/// Words of one meaning, with ", " between them; a word may be several.
struct WordList {
  Word meaning;
  std::string_view words;
};

/// Whether `text` is a word of this meaning: case and accents don't count.
bool is_word(std::string_view text, Word meaning);

/// Whether `text` is a word of any meaning.
bool is_any_word(std::string_view text);

/// `text` without the longest word of one of these meanings that stands before more text, a colon
/// after it or not.
std::optional<std::string_view> after_word(std::string_view text,
                                           std::initializer_list<Word> meanings);

/// `text` without the longest such word that stands after other text.
std::optional<std::string_view> before_word(std::string_view text,
                                            std::initializer_list<Word> meanings);

/// Whether `text` says that there is nothing: a word, a sign, `no leaves`.
bool is_none(std::string_view text);

/// Whether `text` says "never read".
bool is_pruned(std::string_view text);

}  // namespace gametree::answer
