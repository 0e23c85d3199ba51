/// \file
/// Cuts s-expressions into tokens, and finds what can't be one.
#include "input/sexpr_lexer.h"

#include <algorithm>
#include <array>
#include <optional>

#include "base/text.h"

namespace gametree::input {
namespace {

/// What a byte means inside a bare token.
enum class Byte : unsigned char { ordinary, delimiter, control, wide };

constexpr std::array<Byte, 256> byte_kinds() {
  std::array<Byte, 256> kinds{};
  for (std::size_t c = 0; c < 0x20; ++c) kinds[c] = Byte::control;
  for (std::size_t c = 0x80; c < 0x100; ++c) kinds[c] = Byte::wide;
  kinds[0x7F] = Byte::control;
  for (const char c : {' ', '\t', '\n', '\r', '(', ')', '"', ';'})
    kinds[static_cast<unsigned char>(c)] = Byte::delimiter;
  return kinds;
}

constexpr std::array<Byte, 256> kByteKinds = byte_kinds();

Byte kind_of(char c) { return kByteKinds[static_cast<unsigned char>(c)]; }

/// Whether a comment, or a blank past ASCII, may begin with this.
bool may_begin_blank(char c) { return c == ';' || c == '#' || kind_of(c) == Byte::wide; }

bool is_typographic_quote(char32_t c) {
  return (c >= 0x2018 && c <= 0x201F) || c == 0xAB || c == 0xBB;
}

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

/// `text` up to the end of its first `count` characters.
std::string first_characters(std::string_view text, std::size_t count) {
  const std::string_view whole = text;
  for (std::size_t i = 0; i < count && !text.empty(); ++i) take_character(text);
  return std::string(whole.substr(0, whole.size() - text.size()));
}

/// The four hexadecimal digits that `text` begins with.
std::optional<char32_t> hexadecimal(std::string_view text) {
  constexpr std::size_t kDigits = 4;
  if (text.size() < kDigits) return std::nullopt;
  char32_t value = 0;
  for (const char c : text.substr(0, kDigits)) {
    constexpr std::string_view kLower = "0123456789abcdef";
    const std::size_t digit = kLower.find(c >= 'A' && c <= 'F' ? static_cast<char>(c + 32) : c);
    if (digit == std::string_view::npos) return std::nullopt;
    value = value * 16 + static_cast<char32_t>(digit);
  }
  return value;
}

/// The character that a backslash and `letter` stand for.
std::optional<char> simple_escape(char letter) {
  constexpr std::string_view kLetters = "\"\\/bfnrt";
  constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
  const std::size_t found = kLetters.find(letter);
  if (found == std::string_view::npos) return std::nullopt;
  return kMeanings[found];
}

}  // namespace

Token SexprLexer::fail(ErrorCode code, const char* at, std::string fact) {
  error_ = Error{code, {}, offset(at), {}, {}};
  if (!fact.empty()) error_.facts.push_back(std::move(fact));
  return {Token::Kind::error, offset(at), {}};
}

bool SexprLexer::at_text(std::string_view text) const {
  return std::string_view(at_, end_).starts_with(text);
}

/// Bytes of the blank at the place; 0 if there is none.
std::size_t SexprLexer::blank_length() const {
  if (at_ == end_) return 0;
  if (is_plain_blank(*at_)) return 1;
  if (kind_of(*at_) != Byte::wide) return 0;
  std::string_view rest(at_, end_);
  const std::size_t size = rest.size();
  return is_unicode_blank(take_character(rest)) ? size - rest.size() : 0;
}

/// Moves over blanks and comments. False where a comment has no end.
bool SexprLexer::skip_blanks() {
  for (;;) {
    if (const std::size_t blank = blank_length(); blank > 0) {
      at_ += blank;
    } else if (at_text(";")) {
      at_ = std::find(at_, end_, '\n');
    } else if (!at_text("#|")) {
      return true;
    } else if (!skip_block_comment()) {
      return false;
    }
  }
}

bool SexprLexer::skip_block_comment() {
  const char* const start = at_;
  std::size_t depth = 0;
  do {
    if (at_text("#|")) {
      ++depth;
      at_ += 2;
    } else if (at_text("|#")) {
      --depth;
      at_ += 2;
    } else {
      ++at_;
    }
  } while (depth > 0 && at_ != end_);
  if (depth == 0) return true;
  fail(ErrorCode::comment_not_closed, start);
  return false;
}

Token SexprLexer::next() {
  skip_plain_blanks();
  if (at_ != end_ && may_begin_blank(*at_) && !skip_blanks())
    return {Token::Kind::error, error_.offset, {}};
  if (at_ == end_) return {Token::Kind::end, offset(at_), {}};
  const char* const start = at_;
  switch (*at_) {
    case '(':
      ++at_;
      return {Token::Kind::open, offset(start), {start, 1}};
    case ')':
      ++at_;
      return {Token::Kind::close, offset(start), {start, 1}};
    case '"':
      return string();
    default:
      return bare_or_key();
  }
}

Token SexprLexer::bare_or_key() {
  const char* const start = at_;
  if (kind_of(*start) == Byte::wide) {
    std::string_view rest(start, end_);
    if (is_typographic_quote(take_character(rest)))
      return fail(ErrorCode::typographic_quote, start, first_characters({start, end_}, 1));
  }
  do {
    at_ = std::find_if(at_, end_, [](char c) { return kind_of(c) != Byte::ordinary; });
  } while (take_wide());
  if (at_ != end_ && kind_of(*at_) != Byte::delimiter && blank_length() == 0) {
    std::string_view rest(at_, end_);
    return fail(ErrorCode::control_character, at_, code_point_text(take_character(rest)));
  }
  const std::string_view text(start, at_);
  if (text.starts_with(':')) return {Token::Kind::key, offset(start), text};
  if (!text.ends_with(':')) return {Token::Kind::bare, offset(start), text};
  return {Token::Kind::label, offset(start), text.substr(0, text.size() - 1)};
}

/// Moves over one character past ASCII, if it is part of a bare token.
bool SexprLexer::take_wide() {
  if (at_ == end_ || kind_of(*at_) != Byte::wide) return false;
  std::string_view rest(at_, end_);
  const char32_t character = take_character(rest);
  if (is_unicode_blank(character) || is_control(character)) return false;
  at_ = rest.data();
  return true;
}

Token SexprLexer::string() {
  const char* const open = at_++;
  const char* run = at_;  // of characters that stand for themselves
  bool escaped = false;
  unescaped_.clear();
  for (;;) {
    at_ = std::find_if(at_, end_, [](char c) {
      return c == '"' || c == '\\' || c == '\t' || c == '\n' || c == '\r' ||
             kind_of(c) == Byte::control;
    });
    if (at_ == end_ || *at_ == '\n' || *at_ == '\r')
      return fail(ErrorCode::string_not_closed, open);
    if (*at_ == '"') break;
    if (*at_ != '\\')
      return fail(ErrorCode::control_character, at_,
                  code_point_text(static_cast<unsigned char>(*at_)));
    unescaped_.append(run, at_);
    if (!take_escape()) return {Token::Kind::error, error_.offset, {}};
    escaped = true;
    run = at_;
  }
  if (escaped) unescaped_.append(run, at_);
  const std::string_view text = escaped ? std::string_view(unescaped_) : std::string_view(run, at_);
  ++at_;
  if (at_ == end_ || *at_ != ':') return {Token::Kind::string, offset(open), text};
  ++at_;
  return {Token::Kind::label, offset(open), text};
}

/// Appends what the escape at the place stands for, and moves past it.
bool SexprLexer::take_escape() {
  const std::string_view rest(at_, end_);
  if (rest.starts_with("\\u")) return take_unicode_escape();
  if (rest.size() == 1 || rest[1] == '\n' || rest[1] == '\r') {
    ++at_;  // the string that never ends is what is wrong
    return true;
  }
  const std::optional<char> meaning = simple_escape(rest[1]);
  if (!meaning) return fail_escape(2);
  unescaped_ += *meaning;
  at_ += 2;
  return true;
}

/// `\u00E9`, or the two halves of a character past the first 65,536.
bool SexprLexer::take_unicode_escape() {
  constexpr std::size_t kLength = 6;
  const std::string_view rest(at_, end_);
  const std::optional<char32_t> first = hexadecimal(rest.substr(2));
  if (!first || (*first >= 0xDC00 && *first <= 0xDFFF)) return fail_escape(kLength);
  at_ += kLength;
  if (*first < 0xD800 || *first > 0xDBFF) {
    append_character(unescaped_, *first);
    return true;
  }
  const std::string_view after = rest.substr(kLength);
  const std::optional<char32_t> second =
      after.starts_with("\\u") ? hexadecimal(after.substr(2)) : std::optional<char32_t>();
  if (!second || *second < 0xDC00 || *second > 0xDFFF) {
    at_ -= kLength;
    return fail_escape(kLength);
  }
  append_character(unescaped_, 0x10000 + ((*first - 0xD800) << 10U) + (*second - 0xDC00));
  at_ += kLength;
  return true;
}

/// Refuses the escape of so many characters at the place, or fewer where the string ends.
bool SexprLexer::fail_escape(std::size_t length) {
  std::string escape = first_characters({at_, end_}, length);
  if (escape.size() > 2) escape.resize(std::min(escape.find('"', 2), escape.size()));
  fail(ErrorCode::bad_escape, at_, std::move(escape));
  return false;
}

}  // namespace gametree::input
