/// \file
/// Texts taken apart: at separators, never within brackets; and what is wrapped around them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace gametree::answer {

/// Where the brackets of a text match: any that opens with any that closes, since `[3, inf)` is a
/// pair too. One that has no match stands for nothing.
class Brackets {
 public:
  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  explicit Brackets(std::string_view text);

  /// The bracket that closes the one that opens at `at`; kNone: nothing opens there, or for ever.
  [[nodiscard]] std::size_t close_of(std::size_t at) const { return close_of_[at]; }
  /// Whether `at` is no bracket with a match, and within none.
  [[nodiscard]] bool is_outside(std::size_t at) const { return outside_[at]; }
  /// Whether there is a bracket at `at` that has no match.
  [[nodiscard]] bool is_unmatched(std::size_t at) const { return unmatched_[at]; }

 private:
  std::vector<std::size_t> close_of_;
  std::vector<bool> outside_;
  std::vector<bool> unmatched_;
};

/// The parts of `text` between separators, each a character of `separators`, outside brackets.
/// Trimmed; empty ones too.
std::vector<std::string_view> split(std::string_view text, std::string_view separators);

/// The parts between texts such as `..`.
std::vector<std::string_view> split_at_text(std::string_view text, std::string_view separator);

/// The words of `text`: runs of letters and digits.
std::vector<std::string_view> words_of(std::string_view text);

/// Without those that are empty.
std::vector<std::string_view> without_empty(std::vector<std::string_view> parts);

/// What stands within brackets that open `text` and close it, trimmed; null data: there are none.
/// \param opening  the brackets that count: `([{`.
std::string_view inside_brackets(std::string_view text, std::string_view opening);

/// `text` itself, then again and again with one more thing gone from around it: matching quotes,
/// outer brackets, an unmatched one of those at an end, or a mark at the end. Trimmed, never empty.
/// A reader takes the first that it can read.
std::vector<std::string_view> unwrapped(std::string_view text);

}  // namespace gametree::answer
