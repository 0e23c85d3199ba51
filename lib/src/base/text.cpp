/// \file
/// What utf8proc knows, in the words of this program; and where a byte is for people.
#include "base/text.h"

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

namespace gametree {
namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr std::string_view kEllipsis = "…";

/// Characters of a line that are shown at most, and how many of them stand before the place.
constexpr std::size_t kExcerpt = 100;
constexpr std::size_t kBefore = 60;

struct Character {
  char32_t code = kReplacement;
  std::size_t length = 1;  // bytes
  bool valid = false;
};

Character decode(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  if (first < 0x80) return {first, 1, true};
  utf8proc_int32_t code = 0;
  const utf8proc_ssize_t length =
      utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                       static_cast<utf8proc_ssize_t>(std::min<std::size_t>(text.size(), 4)), &code);
  if (length <= 0) return {};
  return {static_cast<char32_t>(code), static_cast<std::size_t>(length), true};
}

/// How many bytes of ASCII `text` begins with, give or take seven.
std::size_t skip_ascii_words(std::string_view text) {
  constexpr std::uint64_t kHighBits = 0x8080808080808080;
  std::size_t at = 0;
  for (; at + 8 <= text.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, text.data() + at, sizeof word);
    if ((word & kHighBits) != 0) break;
  }
  return at;
}

bool is_ascii(std::string_view text) {
  const std::string_view rest = text.substr(skip_ascii_words(text));
  return std::none_of(rest.begin(), rest.end(), [](char c) { return (c & 0x80) != 0; });
}

utf8proc_category_t category(char32_t character) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(character));
}

/// Control, format and line separators: what moves the cursor, hides itself or turns the text.
bool is_unprintable(char32_t character) {
  if (character < 0x7F) return character < 0x20;
  const utf8proc_category_t kind = category(character);
  return kind == UTF8PROC_CATEGORY_CC || kind == UTF8PROC_CATEGORY_CF ||
         kind == UTF8PROC_CATEGORY_ZL || kind == UTF8PROC_CATEGORY_ZP ||
         kind == UTF8PROC_CATEGORY_CS;
}

std::string map_text(std::string_view text, int options) {
  utf8proc_uint8_t* raw = nullptr;
  const utf8proc_ssize_t length = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
      static_cast<utf8proc_ssize_t>(text.size()), &raw, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(raw, &std::free);
  if (length < 0) return std::string(text);
  return {reinterpret_cast<const char*>(raw), static_cast<std::size_t>(length)};
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lower_ascii(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(), lower);
  return out;
}

/// Insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`.
std::size_t slips(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> table((a.size() + 1) * width);
  const auto cell = [&](std::size_t i, std::size_t j) -> std::size_t& {
    return table[i * width + j];
  };
  const auto same = [&](std::size_t i, std::size_t j) {
    return lower(a[i - 1]) == lower(b[j - 1]);
  };
  for (std::size_t j = 0; j < width; ++j) cell(0, j) = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    cell(i, 0) = i;
    for (std::size_t j = 1; j < width; ++j) {
      cell(i, j) = std::min(
          {cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (same(i, j) ? 0U : 1U)});
      if (i > 1 && j > 1 && same(i, j - 1) && same(i - 1, j))
        cell(i, j) = std::min(cell(i, j), cell(i - 2, j - 2) + 1);
    }
  }
  return table.back();
}

/// A character of a line as it is shown: always one, so that carets can be counted.
char32_t shown(char32_t character) {
  if (character == '\t') return ' ';
  if (character < 0x20) return 0x2400 + character;  // the picture of the control character
  if (character == 0x7F) return 0x2421;
  return is_unprintable(character) ? kReplacement : character;
}

/// Where the character before `at` begins, not before `first`.
std::size_t step_back(std::string_view text, std::size_t at, std::size_t first) {
  std::size_t back = at - 1;
  while (back > first && at - back < 4 && (text[back] & 0xC0) == 0x80) --back;
  // Not UTF-8: take_character will go byte by byte, so go back in the same way.
  return back + decode(text.substr(back)).length == at ? back : at - 1;
}

/// Appends characters of text[at, last) until `room` are used up; gives the place reached.
std::size_t append_shown(std::string& out, std::string_view text, std::size_t at, std::size_t last,
                         std::size_t room) {
  while (at < last && room-- > 0) {
    const Character character = decode(text.substr(at, last - at));
    append_character(out, shown(character.code));
    at += character.length;
  }
  return at;
}

/// Fills in excerpt and caret for the line text[first, last).
void cut_excerpt(Place& place, std::string_view text, std::size_t first, std::size_t last,
                 std::size_t offset) {
  std::size_t from = offset;
  while (from > first && place.caret < kBefore) {
    from = step_back(text, from, first);
    ++place.caret;
  }
  // A short line is shown from its start, however far to the right the place is.
  std::size_t start = from;
  std::size_t before = place.caret;
  while (start > first && before < kExcerpt) {
    start = step_back(text, start, first);
    ++before;
  }
  std::string whole;
  if (start == first && append_shown(whole, text, first, last, kExcerpt) == last) {
    place.excerpt = std::move(whole);
    place.caret = before;
    return;
  }
  if (from > first) {
    from += decode(text.substr(from)).length;  // the ellipsis takes this one's room
    place.excerpt = kEllipsis;
  }
  const std::size_t used = from > first ? 1 : 0;
  const std::size_t reached = append_shown(place.excerpt, text, from, last, kExcerpt - used - 1);
  if (reached < last) place.excerpt += kEllipsis;
}

}  // namespace

std::size_t find_invalid_utf8(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size()) {
    at += skip_ascii_words(text.substr(at));
    // A few characters at least, lest a text in another script pays for both loops.
    for (const std::size_t stop = at + 64; at < text.size() && at < stop;) {
      const Character character = decode(text.substr(at));
      if (!character.valid) return at;
      at += character.length;
    }
  }
  return std::string_view::npos;
}

char32_t take_character(std::string_view& text) {
  const Character character = decode(text);
  text.remove_prefix(character.length);
  return character.code;
}

void append_character(std::string& out, char32_t character) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const utf8proc_ssize_t length =
      utf8proc_encode_char(static_cast<utf8proc_int32_t>(character), bytes.data());
  out.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(length));
}

bool is_unicode_blank(char32_t character) {
  if (character < 0x80) return character == ' ';
  const utf8proc_category_t kind = category(character);
  return kind == UTF8PROC_CATEGORY_ZS || kind == UTF8PROC_CATEGORY_ZL ||
         kind == UTF8PROC_CATEGORY_ZP;
}

bool is_word_character(char32_t character) {
  const utf8proc_category_t kind = category(character);
  return kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_NO;
}

std::string nfc(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  return map_text(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE);
}

bool same_but_for_case(std::string_view a, std::string_view b) {
  if (a == b) return true;
  if (is_ascii(a) && is_ascii(b)) return same_word(a, b);
  return fold_case(a) == fold_case(b);
}

std::string fold_case(std::string_view text) {
  if (is_ascii(text)) return lower_ascii(text);
  return map_text(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
}

std::string fold_word(std::string_view text) {
  if (is_ascii(text)) return lower_ascii(text);
  const std::string folded = map_text(text, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                                UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK);
  std::string plain;
  for (std::string_view rest = folded; !rest.empty();) {
    const char32_t character = take_character(rest);
    // To Unicode this is a letter of its own, not a d with a stroke.
    append_character(plain, character == U'đ' ? U'd' : character);
  }
  return plain;
}

bool is_zero_width(char32_t character) {
  if (character < 0x80) return false;
  const bool selects_variant = character >= 0xFE00 && character <= 0xFE0F;
  return selects_variant || category(character) == UTF8PROC_CATEGORY_CF;
}

bool same_word(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

std::optional<char32_t> forbidden_in_label(std::string_view text) {
  while (!text.empty()) {
    const char32_t character = take_character(text);
    if (character == '/') return character;
    const utf8proc_category_t kind = category(character);
    if (kind == UTF8PROC_CATEGORY_CC || kind == UTF8PROC_CATEGORY_CF) return character;
  }
  return std::nullopt;
}

std::string cut_text(std::string_view text, std::size_t count) {
  const std::string_view whole = text;
  for (std::size_t i = 0; i < count && !text.empty(); ++i) take_character(text);
  const std::string_view first = whole.substr(0, whole.size() - text.size());
  return std::string(first) + std::string(text.empty() ? "" : kEllipsis);
}

std::string code_point_text(char32_t character) {
  return fmt::format("U+{:04X}", static_cast<std::uint32_t>(character));
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> words) {
  std::string_view best;
  std::size_t fewest = SIZE_MAX;
  for (const std::string_view candidate : words) {
    const std::size_t allowed = candidate.size() < 5 ? 1 : 2;
    if (word.size() + allowed < candidate.size() || candidate.size() + allowed < word.size())
      continue;
    const std::size_t count = slips(word, candidate);
    // All of a word replaced is another word, not a slip.
    if (count > allowed || count >= candidate.size() || count >= fewest) continue;
    best = candidate;
    fewest = count;
  }
  return best;
}

Place find_place(std::string_view text, Offset offset) {
  offset = std::min(offset, text.size());
  const std::size_t break_before =
      offset == 0 ? std::string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t first = break_before == std::string_view::npos ? 0 : break_before + 1;
  std::size_t last = std::min(text.find('\n', offset), text.size());
  if (last > offset && text[last - 1] == '\r') --last;

  Place place;
  const auto line_start = text.begin() + static_cast<std::ptrdiff_t>(first);
  place.line = 1 + static_cast<std::size_t>(std::count(text.begin(), line_start, '\n'));
  place.column = offset - first + 1;
  cut_excerpt(place, text, first, last, offset);
  return place;
}

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const std::string_view rest = text;
    const char32_t character = take_character(text);
    if (is_unprintable(character))
      out += fmt::format("\\u{{{:X}}}", static_cast<std::uint32_t>(character));
    else if (character == kReplacement)
      append_character(out, character);
    else
      out += rest.substr(0, rest.size() - text.size());
  }
  return out;
}

std::size_t display_columns(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    const int width = utf8proc_charwidth(static_cast<utf8proc_int32_t>(take_character(text)));
    columns += static_cast<std::size_t>(std::max(width, 0));
  }
  return columns;
}

std::string blanks_as_wide_as(std::string_view text, std::size_t count) {
  std::string out;
  while (count-- > 0 && !text.empty()) {
    const int width = utf8proc_charwidth(static_cast<utf8proc_int32_t>(take_character(text)));
    if (width == 1) out += ' ';
    // The ideographic space is the one character that is as wide as these, in any font.
    if (width == 2) out += "\u3000";
  }
  return out;
}

}  // namespace gametree
