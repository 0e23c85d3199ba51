/// \file
/// S-expressions as tokens: parentheses, strings, labels, keys and bare words.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "gametree/error.h"
#include "gametree/tree.h"

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

  /// Takes an integer of at most 7 digits, if that is the next token; the fast way for what most
  /// of a large tree is. Else moves over blanks at most.
  bool take_small_integer(std::int64_t& value, Offset& where) {
    skip_plain_blanks();
    const char* at = at_;
    if (end_ - at <= kWord) return false;  // the last few may go the slow way
    const std::uint64_t negative = *at == '-' ? 1 : 0;
    at += negative;
    const std::uint64_t chunk = load_word(at);
    const int length = leading_digits(chunk);
    if (length == 0 || length == kWord || !ends_number(at[length])) return false;
    const std::uint64_t magnitude = digits_value(chunk, length);
    value = static_cast<std::int64_t>((magnitude ^ -negative) + negative);
    where = offset(at_);
    at_ = at + length;
    return true;
  }

  /// Takes `(MAX` or `(MIN` where no key can follow and that stands right here, after
  /// `take_small_integer` found none: as most inner nodes of a large tree are written.
  bool take_plain_player(Player& player, Offset& where) {
    const char* at = at_;
    if (end_ - at <= kWord || *at != '(' || at[1] != 'M') return false;
    const bool is_max = at[2] == 'A' && at[3] == 'X';
    if (!is_max && !(at[2] == 'I' && at[3] == 'N')) return false;
    const char* next = at + kPlayerLength;
    if (*next == ' ') ++next;
    if (next == at + kPlayerLength ? *next != '(' : !begins_plain_node(*next)) return false;
    player = is_max ? Player::max : Player::min;
    where = offset(at) + 1;
    at_ = next;
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
  static constexpr std::ptrdiff_t kWord = 8;  // bytes that are looked at together
  static constexpr std::ptrdiff_t kPlayerLength = 4;

  /// The first byte lowest, on any machine.
  static std::uint64_t load_word(const char* at) {
    std::uint64_t word = 0;
    for (int i = 0; i < kWord; ++i)
      word |= std::uint64_t{static_cast<unsigned char>(at[i])} << (8 * i);
    return word;
  }
  /// How many of the bytes, from the lowest up, are digits. A byte that is none has its high bit
  /// set by one of the two sums; a carry spoils only the bytes after it.
  static int leading_digits(std::uint64_t chunk) {
    constexpr std::uint64_t kOnes = 0x0101010101010101;
    const std::uint64_t others = ((chunk + kOnes * 0x46) | (chunk - kOnes * '0')) & (kOnes * 0x80);
    return std::countr_zero(others) / 8;
  }
  /// The number that 1 to 7 digits stand for, without a loop whose length would be guessed wrong:
  /// pairs of digits, then pairs of pairs.
  static std::uint64_t digits_value(std::uint64_t chunk, int length) {
    std::uint64_t digits = (chunk - 0x3030303030303030) << (64 - 8 * length);
    digits = digits * 10 + (digits >> 8);
    constexpr std::uint64_t kPairs = 0x000000FF000000FF;
    const std::uint64_t high = (digits & kPairs) * (100 + (std::uint64_t{1'000'000} << 32));
    const std::uint64_t low = ((digits >> 16) & kPairs) * (1 + (std::uint64_t{10'000} << 32));
    return (high + low) >> 32;
  }

  static bool is_plain_blank(char c) {
    return c == ' ' || (c < ' ' && (c == '\n' || c == '\t' || c == '\r'));
  }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }
  /// Whether a number surely ends before this.
  static bool ends_number(char c) { return is_plain_blank(c) || c == ')' || c == '('; }
  static bool begins_plain_node(char c) { return c == '(' || c == '-' || is_digit(c); }

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
