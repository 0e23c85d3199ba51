/// \file
/// Escapes, doubled marks, folded lines.
#include "answer/quoted_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

#include "answer/file_text.h"
#include "base/text.h"

namespace gametree::answer_file {
namespace {

constexpr bool is_surrogate(char32_t code) { return code >= 0xD800 && code < 0xE000; }

class QuotedReader {
 public:
  QuotedReader(std::string_view text, std::size_t at) : text_(text), mark_(text[at]), at_(at + 1) {}

  std::optional<QuotedText> read();

 private:
  bool take_mark();
  void escape();
  void fold();
  [[nodiscard]] std::optional<char32_t> code(std::size_t digits_at, std::size_t digits) const;
  void character(std::size_t digits);

  std::string_view text_;
  char mark_;
  std::size_t at_;
  std::string out_;
  std::size_t written_ = 0;  // of `out_`: no blank before this falls away at a line end
};

std::optional<QuotedText> QuotedReader::read() {
  while (at_ < text_.size()) {
    const char c = text_[at_];
    if (c == mark_) {
      if (take_mark()) return QuotedText{std::move(out_), at_};
    } else if (c == '\\' && mark_ == '"' && at_ + 1 < text_.size()) {
      escape();
    } else if (c == '\n') {
      fold();
    } else {
      out_ += c;
      ++at_;
    }
  }
  return std::nullopt;
}

/// Whether the mark here closes the text.
bool QuotedReader::take_mark() {
  ++at_;
  if (mark_ == '"' || at_ == text_.size() || text_[at_] != mark_) return true;
  out_ += mark_;
  ++at_;
  return false;
}

/// A line end is a blank, and each blank line after it a line end.
void QuotedReader::fold() {
  drop_blanks(out_, written_);
  const std::size_t next = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
  const auto ends = std::ranges::count(text_.substr(at_, next - at_), '\n');
  out_.append(ends == 1 ? " " : std::string(static_cast<std::size_t>(ends) - 1, '\n'));
  at_ = next;
}

void QuotedReader::escape() {
  struct Escape {
    char letter;
    char means;
  };
  constexpr std::array kEscapes{Escape{'n', '\n'}, Escape{'t', '\t'}, Escape{'r', '\r'},
                                Escape{'"', '"'},  Escape{'/', '/'},  Escape{'\\', '\\'}};
  const char letter = text_[at_ + 1];
  if (letter == 'x') return character(2);
  if (letter == 'u') return character(4);
  if (letter == 'U') return character(8);
  const auto found =
      std::ranges::find_if(kEscapes, [&](const Escape& known) { return known.letter == letter; });
  if (found == kEscapes.end()) {
    out_ += '\\';
    ++at_;
    return;
  }
  out_ += found->means;
  at_ += 2;
  written_ = out_.size();
}

/// The number that the digits there write, if there are so many.
std::optional<char32_t> QuotedReader::code(std::size_t digits_at, std::size_t digits) const {
  const std::string_view hex = text_.substr(std::min(digits_at, text_.size()), digits);
  std::uint32_t code = 0;
  const auto [end, error] = std::from_chars(hex.data(), hex.data() + hex.size(), code, 16);
  if (hex.size() < digits || error != std::errc() || end != hex.data() + hex.size())
    return std::nullopt;
  return code;
}

/// An escape with so many digits; two halves make a character.
void QuotedReader::character(std::size_t digits) {
  std::optional<char32_t> found = code(at_ + 2, digits);
  std::size_t end = at_ + 2 + digits;
  if (found && *found >= 0xD800 && *found < 0xDC00 && text_.substr(end).starts_with("\\u")) {
    const std::optional<char32_t> low = code(end + 2, 4);
    if (low && *low >= 0xDC00 && *low < 0xE000) {
      found = 0x10000 + ((*found - 0xD800) << 10) + (*low - 0xDC00);
      end += 6;
    }
  }
  if (!found || is_surrogate(*found) || *found > 0x10FFFF) {
    out_ += '\\';
    ++at_;
    return;
  }
  append_character(out_, *found);
  at_ = end;
  written_ = out_.size();
}

}  // namespace

std::optional<QuotedText> read_quoted(std::string_view text, std::size_t at) {
  return QuotedReader(text, at).read();
}

}  // namespace gametree::answer_file
