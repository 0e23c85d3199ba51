/// \file
/// What stands after an option: words of a table, whole numbers, exact numbers. Each reader throws
/// CLI::ValidationError, whose text says what was wrong.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/number.h"
#include "gametree/rules.h"

namespace gametree::cli {

/// The index of `given` in `words`; else an error that says which was meant, or which there are.
std::size_t read_word(std::string_view what, const std::string& given,
                      const std::vector<std::string_view>& words);

/// A whole number from 0 to `largest`.
std::uint64_t read_count(std::string_view option, const std::string& given, std::uint64_t largest);

/// An exact number.
Number read_number(std::string_view option, const std::string& given);

/// Two exact numbers with a comma between them, such as a window.
Window read_window(std::string_view option, const std::string& given);

/// `a|b|c`, as help shows what can stand after an option.
std::string alternatives(const std::vector<std::string_view>& words);

/// The words of a rule.
template <class Value>
std::vector<std::string_view> words_of_rule() {
  std::vector<std::string_view> words;
  for (const RuleWord<Value>& row : rule_words<Value>()) words.push_back(row.word);
  return words;
}

}  // namespace gametree::cli
