/// \file
/// All languages' words in one sorted table, without case and accents.
#include "answer/words.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "answer/languages.h"
#include "base/text.h"

namespace gametree::answer {
namespace {

using Meanings = std::uint32_t;  // a bit for each Word

// Words past this are no words: a limit for what is folded.
constexpr std::size_t kLongestWord = 100;
constexpr int kMostParts = 6;

constexpr Meanings bit(Word meaning) { return Meanings{1} << static_cast<unsigned>(meaning); }

class WordTable {
 public:
  WordTable() {
#define GAMETREE_ADD(function) add(function());
    GAMETREE_ANSWER_LANGUAGES(GAMETREE_ADD)
#undef GAMETREE_ADD
    std::ranges::sort(rows_);
  }

  [[nodiscard]] Meanings meanings(std::string_view text) const {
    if (text.empty() || text.size() > kLongestWord) return 0;
    const std::string folded = fold_word(text);
    Meanings all = 0;
    auto row = std::ranges::lower_bound(rows_, folded, {}, &Row::first);
    for (; row != rows_.end() && row->first == folded; ++row) all |= row->second;
    return all;
  }

 private:
  using Row = std::pair<std::string, Meanings>;

  void add(std::span<const WordList> lists) {
    for (const WordList& list : lists) {
      std::string_view rest = list.words;
      while (!rest.empty()) {
        const std::size_t comma = std::min(rest.find(", "), rest.size());
        rows_.emplace_back(fold_word(rest.substr(0, comma)), bit(list.meaning));
        rest.remove_prefix(std::min(comma + 2, rest.size()));
      }
    }
  }

  std::vector<Row> rows_;
};

Meanings meanings_of(std::string_view text) {
  static const WordTable kTable;
  return kTable.meanings(text);
}

Meanings bits(std::initializer_list<Word> meanings) {
  Meanings all = 0;
  for (const Word meaning : meanings) all |= bit(meaning);
  return all;
}

bool is_run_of_dashes(std::string_view text) {
  return !text.empty() && text.find_first_not_of('-') == std::string_view::npos;
}

bool is_empty_brackets(std::string_view text) {
  return text == "{ }" || text == "[ ]" || text == "( )";
}

}  // namespace

bool is_word(std::string_view text, Word meaning) {
  return (meanings_of(text) & bit(meaning)) != 0;
}

bool is_any_word(std::string_view text) { return meanings_of(text) != 0; }

std::optional<std::string_view> after_word(std::string_view text,
                                           std::initializer_list<Word> meanings) {
  std::optional<std::string_view> rest;
  std::size_t blank = text.find(' ');
  for (int part = 0; part < kMostParts && blank < std::min(text.size(), kLongestWord); ++part) {
    std::string_view word = text.substr(0, blank);
    if (word.ends_with(':')) word.remove_suffix(1);
    if ((meanings_of(word) & bits(meanings)) != 0) rest = text.substr(blank + 1);
    blank = text.find(' ', blank + 1);
  }
  return rest;
}

std::optional<std::string_view> before_word(std::string_view text,
                                            std::initializer_list<Word> meanings) {
  std::optional<std::string_view> rest;
  std::size_t blank = text.rfind(' ');
  for (int part = 0; part < kMostParts && blank != std::string_view::npos && blank > 0; ++part) {
    if (text.size() - blank > kLongestWord) break;
    if ((meanings_of(text.substr(blank + 1)) & bits(meanings)) != 0) rest = text.substr(0, blank);
    blank = text.rfind(' ', blank - 1);
  }
  return rest;
}

bool is_none(std::string_view text) {
  if (is_word(text, Word::none) || is_run_of_dashes(text) || is_empty_brackets(text)) return true;
  const std::optional<std::string_view> noun = after_word(text, {Word::none});
  return noun && (is_word(*noun, Word::unit) || is_word(*noun, Word::node) ||
                  is_word(*noun, Word::leaf) || is_word(*noun, Word::move));
}

bool is_pruned(std::string_view text) { return is_none(text) || is_word(text, Word::pruned); }

}  // namespace gametree::answer
