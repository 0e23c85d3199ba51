/// \file
/// Strangers' texts in Markdown, where they are to stay texts.
#include "output/markdown_text.h"

#include <cstddef>

#include "output/grade_parts.h"

namespace gametree::output {
namespace {

bool is_one_of(char character, std::string_view characters) {
  return characters.find(character) != std::string_view::npos;
}

bool is_digit(char character) { return character >= '0' && character <= '9'; }

/// What of the characters before one decides what it can mean.
struct Before {
  bool are_signs = true;   ///< such as bullets, rules and quotes are made of
  bool are_digits = true;  ///< such as number a list
  char last = ' ';

  void add(char character) {
    are_signs = are_signs && is_one_of(character, " -+=>");
    are_digits = are_digits && is_digit(character);
    last = character;
  }
};

/// A point or colon with something behind it: of `www.x`, `http:`, `:smile:`, but not of `2.5`.
bool joins(const Before& before, char next) {
  return next != ' ' && !(is_digit(before.last) && is_digit(next));
}

/// `2.` and `10)` would be items of a list.
bool numbers_item(const Before& before, char next) {
  return before.are_digits && before.last != ' ' && next == ' ';
}

/// Whether Markdown, or one of its dialects, may see more than a character here.
bool means_something(const Before& before, char here, char next) {
  if (is_one_of(here, "\\`*_{}[]#|~$^")) return true;
  if (is_one_of(here, "-+=")) return before.are_signs;
  if (is_one_of(here, ".:")) return joins(before, next) || numbers_item(before, next);
  if (here == '!') return next == '[';
  if (here == '(') return before.last == ']';
  return here == ')' && numbers_item(before, next);
}

/// What stands for a character that means something in HTML, or calls somebody; empty: nothing.
std::string_view entity(const Before& before, char here) {
  switch (here) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return before.are_signs ? "&gt;" : "";
    case '@':
      return "&#64;";
    default:
      return "";
  }
}

}  // namespace

std::string escape_markdown(std::string_view text) {
  const std::string safe = one_line(text);
  std::string out;
  Before before;
  for (std::size_t i = 0; i < safe.size(); ++i) {
    const char next = i + 1 < safe.size() ? safe[i + 1] : ' ';
    if (const std::string_view other = entity(before, safe[i]); !other.empty()) {
      out += other;
    } else {
      if (means_something(before, safe[i], next)) out += '\\';
      out += safe[i];
    }
    before.add(safe[i]);
  }
  return out;
}

}  // namespace gametree::output
