/// \file
/// S-expressions as tokens: parentheses, strings, labels, keys and bare words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "gametree/error.h"

namespace gametree::input {

struct Token {
  enum class Kind {
    open,    ///< (
    close,   ///< )
    bare,    ///< a run of other characters: `MAX`, `3`
    string,  ///< "3"
    label,   ///< `a:` or `"two tails":`, without the colon
    key,     ///< `:name`, with the colon
    end,     ///< of the text
    error,   ///< SexprLexer::error tells
  };
  Kind kind = Kind::end;
  Offset where = 0;
  std::string_view text;  ///< valid until the next token
};

/// Cuts a text into tokens; blanks and comments fall away.
class SexprLexer {
 public:
  explicit SexprLexer(std::string_view text)
      : begin_(text.data()), at_(begin_), end_(begin_ + text.size()) {}

  Token next();

  /// Takes an integer of at most 8 digits, if that is the next token; the fast way for what most
  /// of a large tree is. Else moves over blanks at most.
  bool take_small_integer(std::int64_t& value, Offset& where) {
    skip_plain_blanks();
    const char* const end = end_;  // in a register, whatever is written meanwhile
    const char* at = at_;
    const bool negative = at != end && *at == '-';
    if (negative) ++at;
    const char* const digits = at;
    std::uint32_t magnitude = 0;
    for (; at != end; ++at) {
      const std::uint32_t digit = static_cast<unsigned char>(*at) - std::uint32_t{'0'};
      if (digit > 9) break;
      magnitude = magnitude * 10 + digit;
    }
    const std::ptrdiff_t length = at - digits;
    if (length == 0 || length > kSmallDigits || !ends_number(at)) return false;
    value = negative ? -static_cast<std::int64_t>(magnitude) : magnitude;
    where = offset(at_);
    at_ = at;
    return true;
  }

  /// Takes a closing parenthesis that stands right here, after `take_small_integer` found none.
  bool take_close(Offset& where) {
    if (at_ == end_ || *at_ != ')') return false;
    where = offset(at_++);
    return true;
  }

  /// False where the next token is surely no key; moves over blanks at most.
  bool may_be_at_key() {
    skip_plain_blanks();
    return at_ == end_ || (*at_ != '(' && *at_ != ')' && !is_digit(*at_));
  }

  /// The latest token as it stands in the text.
  [[nodiscard]] std::string_view written(const Token& token) const {
    return {begin_ + token.where, at_};
  }

  /// The next token will be `token` again.
  void put_back(const Token& token) { at_ = begin_ + token.where; }

  /// What is wrong, after a token of the kind `error`.
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  static constexpr std::ptrdiff_t kSmallDigits = 8;

  static bool is_plain_blank(char c) {
    return c == ' ' || (c < ' ' && (c == '\n' || c == '\t' || c == '\r'));
  }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  /// Whether a number that goes up to `at` surely ends there.
  [[nodiscard]] bool ends_number(const char* at) const {
    return at == end_ || is_plain_blank(*at) || *at == ')' || *at == '(';
  }

  void skip_plain_blanks() {
    const char* at = at_;
    while (at != end_ && is_plain_blank(*at)) ++at;
    at_ = at;
  }
  bool skip_blanks();
  bool skip_block_comment();
  [[nodiscard]] std::size_t blank_length() const;
  [[nodiscard]] bool at_text(std::string_view text) const;
  Token bare_or_key();
  bool take_wide();
  Token string();
  bool take_escape();
  bool take_unicode_escape();
  bool fail_escape(std::size_t length);
  [[nodiscard]] Offset offset(const char* at) const { return static_cast<Offset>(at - begin_); }
  Token fail(ErrorCode code, const char* at, std::string fact = {});

  const char* begin_;
  const char* at_;
  const char* end_;
  std::string unescaped_;  // of the latest string with escapes
  Error error_;
};

}  // namespace gametree::input
