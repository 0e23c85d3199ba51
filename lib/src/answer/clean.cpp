/// \file
/// Character by character, then NFC.
#include "answer/clean.h"

#include <algorithm>
#include <array>

#include "base/text.h"

namespace gametree::answer {
namespace {

struct Plain {
  char32_t first, last;
  char plain;
};

/// Characters that stand for one of ASCII: in a row, each the same.
constexpr std::array<Plain, 15> kSame{{
    {0x00AB, 0x00AB, '"'},   // «
    {0x00BB, 0x00BB, '"'},   // »
    {0x2010, 0x2015, '-'},   // hyphens and dashes
    {0x2018, 0x201B, '\''},  // single quotes
    {0x201C, 0x201F, '"'},   // double quotes
    {0x2039, 0x203A, '\''},  // ‹ ›
    {0x2212, 0x2212, '-'},   // minus
    {0x3001, 0x3001, ','},   // 、
    {0xFE50, 0xFE51, ','},   // small forms, from here to FE63
    {0xFE54, 0xFE54, ';'},
    {0xFE55, 0xFE55, ':'},
    {0xFE58, 0xFE58, '-'},
    {0xFE59, 0xFE59, '('},
    {0xFE5A, 0xFE5A, ')'},
    {0xFE63, 0xFE63, '-'},
}};

constexpr char32_t kFirstFullWidth = 0xFF01;
constexpr char32_t kLastFullWidth = 0xFF5E;
constexpr char32_t kFirstSubscript = 0x2080;
constexpr char32_t kLastSubscript = 0x2089;

char32_t plain(char32_t c) {
  if (c < 0x80) return c;
  if (c >= kFirstFullWidth && c <= kLastFullWidth) return c - kFirstFullWidth + '!';
  if (c >= kFirstSubscript && c <= kLastSubscript) return c - kFirstSubscript + '0';
  const auto* const row =
      std::ranges::find_if(kSame, [c](const Plain& p) { return c >= p.first && c <= p.last; });
  return row == kSame.end() ? c : static_cast<char32_t>(row->plain);
}

bool is_line_end(char32_t c) {
  return c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
}

bool is_space(char32_t c) { return c == '\t' || c == '\v' || c == '\f' || is_unicode_blank(c); }

/// Puts characters together, blanks only once something follows them on their line.
class Writer {
 public:
  void blank() { blank_ = true; }
  void line_end() {
    blank_ = false;
    if (!text_.empty()) text_ += '\n';
  }
  void character(char32_t c) {
    if (blank_ && !text_.empty() && text_.back() != '\n') text_ += ' ';
    blank_ = false;
    append_character(text_, c);
  }
  [[nodiscard]] std::string_view text() const { return trim(text_); }

 private:
  std::string text_;
  bool blank_ = false;
};

}  // namespace

std::string clean(std::string_view text, Cleaning cleaning) {
  Writer writer;
  while (!text.empty()) {
    if (text.starts_with("\r\n")) text.remove_prefix(1);
    const char32_t c = take_character(text);
    if (is_line_end(c))
      writer.line_end();
    else if (is_space(c))
      writer.blank();
    else if (!is_zero_width(c))
      writer.character(cleaning == Cleaning::full ? plain(c) : c);
  }
  return nfc(writer.text());
}

std::string_view trim(std::string_view text) {
  constexpr std::string_view kBlanks = " \n";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool is_blank(std::string_view clean) {
  return clean.empty() || clean == "\"\"" || clean == "''" || clean == "~" ||
         same_word(clean, "null");
}

bool is_blank_as_typed(std::string_view text) {
  constexpr int kMostVisible = 4;  // of `null`
  int visible = 0;
  for (std::string_view rest = text; !rest.empty();) {
    const char32_t c = take_character(rest);
    if (is_space(c) || is_line_end(c) || is_zero_width(c)) continue;
    if (++visible > kMostVisible) return false;
  }
  return visible == 0 || is_blank(clean(text));
}

}  // namespace gametree::answer
