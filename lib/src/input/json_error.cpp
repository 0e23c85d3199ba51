/// \file
/// Looks at the first token that can't stand where it does, and at what could.
#include "input/json_error.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "input/event.h"

namespace gametree::input {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20; }

std::string code_point_of(char control) {
  return code_point_text(static_cast<unsigned char>(control));
}

constexpr std::size_t kUnicodeEscape = 6;  // as in \\u00E9

std::string_view first_characters(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  const auto continues = [&] { return (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U; };
  for (; count > 0 && end < text.size(); --count) do
      ++end;
    while (end < text.size() && continues());
  return text.substr(0, end);
}

// The number in `\\uXXXX`, if `text` begins with that.
std::optional<unsigned> unicode_escape(std::string_view text) {
  unsigned value = 0;
  if (text.size() < kUnicodeEscape || !text.starts_with("\\u")) return std::nullopt;
  const char* end = text.data() + kUnicodeEscape;
  const auto read = std::from_chars(text.data() + 2, end, value, 16);
  if (read.ec != std::errc() || read.ptr != end) return std::nullopt;
  return value;
}

// Bytes of the escape that `text` begins with; 0 if it is none. Halves of a pair go together.
std::size_t escape_length(std::string_view text) {
  constexpr std::string_view kSimple = "\"\\/bfnrt";
  if (text.size() > 1 && kSimple.find(text[1]) != std::string_view::npos) return 2;
  const auto unit = unicode_escape(text);
  if (!unit) return 0;
  const auto is_low = [](unsigned half) { return half >= 0xDC00 && half <= 0xDFFF; };
  const bool is_high = *unit >= 0xD800 && *unit <= 0xDBFF;
  if (!is_high) return is_low(*unit) ? 0 : kUnicodeEscape;
  const auto second = unicode_escape(text.substr(kUnicodeEscape));
  return second && is_low(*second) ? 2 * kUnicodeEscape : 0;
}

/// What can stand at a place.
enum class Expected : std::uint8_t { value, key, colon, comma, end };

class Finder {
 public:
  Finder(std::string_view text, Offset after) : text_(text) { find_open(after); }

  Error find(Offset after, JsonPart last);

 private:
  void find_open(Offset until);
  void move_to_token(Offset after, JsonPart last);
  void move_over(char separator, Expected then);
  Error at_end() const;
  Error at_bracket() const;
  Error in_string() const;
  Error in_escape(Offset backslash) const;
  Error in_word() const;
  Error unexpected(std::string_view found) const;
  Error error(ErrorCode code, std::vector<std::string> facts) const {
    return {code, std::move(facts), at_, {}, {}};
  }
  [[nodiscard]] char here() const { return text_[at_]; }
  [[nodiscard]] bool in_array() const { return opener_ && text_[*opener_] == '['; }
  void skip_blanks() { at_ = std::min(text_.find_first_not_of(kBlanks, at_), text_.size()); }

  std::string_view text_;
  std::optional<Offset> opener_;  // of the innermost array or object
  Offset at_ = 0;
  Expected expected_ = Expected::value;
  bool after_comma_ = false;
};

void Finder::find_open(Offset until) {
  std::vector<Offset> open;
  for (Offset at = 0; at < until; ++at) {
    const char c = text_[at];
    if (c == '"') at = end_of_json_string(text_, at);
    if (c == '[' || c == '{') open.push_back(at);
    if (c == ']' || c == '}') open.pop_back();
  }
  if (!open.empty()) opener_ = open.back();
}

Error Finder::find(Offset after, JsonPart last) {
  move_to_token(after, last);
  if (at_ == text_.size()) return at_end();
  const char c = here();
  if (is_control(c)) return error(ErrorCode::control_character, {code_point_of(c)});
  if (c == '/' || c == '#') return error(ErrorCode::json_comment, {});
  if (expected_ == Expected::end && (c == ']' || c == '}'))
    return error(ErrorCode::unexpected_close, {std::string(1, c)});
  if (expected_ == Expected::end) {
    const std::size_t line = text_.find('\n', at_) - at_;
    return error(ErrorCode::second_root, {shortened(text_.substr(at_, line))});
  }
  if (c == '"') return in_string();
  if (c == '\'') return error(ErrorCode::unexpected_character, {"'", "\""});
  if (std::string_view(",:[]{}").find(c) != std::string_view::npos) return at_bracket();
  return in_word();
}

void Finder::move_to_token(Offset after, JsonPart last) {
  at_ = after;
  skip_blanks();
  switch (last) {
    case JsonPart::nothing:
    case JsonPart::begin_array:
      break;
    case JsonPart::begin_object:
      expected_ = Expected::key;
      break;
    case JsonPart::key:
      expected_ = Expected::colon;
      move_over(':', Expected::value);
      break;
    case JsonPart::value:
      expected_ = opener_ ? Expected::comma : Expected::end;
      if (opener_) move_over(',', in_array() ? Expected::value : Expected::key);
      break;
  }
}

void Finder::move_over(char separator, Expected then) {
  if (at_ == text_.size() || here() != separator) return;
  ++at_;
  skip_blanks();
  expected_ = then;
  after_comma_ = separator == ',';
}

Error Finder::at_end() const {
  if (!opener_) return {ErrorCode::empty_document, {}, kNoOffset, {}, {}};
  return {ErrorCode::unexpected_end, {std::string(1, text_[*opener_])}, *opener_, {}, {}};
}

Error Finder::at_bracket() const {
  const char c = here();
  const bool closes = c == ']' || c == '}';
  if (closes && !opener_) return error(ErrorCode::unexpected_close, {std::string(1, c)});
  const char closer = in_array() ? ']' : '}';
  if (closes && c != closer)
    return error(ErrorCode::unexpected_character, {std::string(1, c), std::string(1, closer)});
  if (closes && after_comma_) return error(ErrorCode::json_trailing_comma, {});
  if (c == ',' && expected_ == Expected::value) return error(ErrorCode::empty_item, {});
  return unexpected(text_.substr(at_, 1));
}

Error Finder::unexpected(std::string_view found) const {
  std::string expected;
  switch (expected_) {
    case Expected::colon:
      expected = ":";
      break;
    case Expected::comma:
      expected = ",";
      break;
    case Expected::key:
      expected = "\"";
      break;
    case Expected::value:
    case Expected::end:
      break;
  }
  return error(ErrorCode::unexpected_character, {shortened(found), expected});
}

// A string that is wrong itself, or right and in the wrong place.
Error Finder::in_string() const {
  const Offset end = std::min(end_of_json_string(text_, at_), text_.size());
  for (Offset at = at_ + 1; at < end;) {
    const char c = text_[at];
    if (c == '\n') return error(ErrorCode::string_not_closed, {});
    if (is_control(c)) return {ErrorCode::control_character, {code_point_of(c)}, at, {}, {}};
    const std::size_t length = c == '\\' ? escape_length(text_.substr(at, end - at)) : 1;
    if (length == 0) return in_escape(at);
    at += length;
  }
  if (end == text_.size()) return error(ErrorCode::string_not_closed, {});
  return unexpected(text_.substr(at_, end + 1 - at_));
}

Error Finder::in_escape(Offset backslash) const {
  const std::string_view rest = text_.substr(backslash);
  const std::string_view digits = rest.substr(0, std::min(kUnicodeEscape, rest.find('"')));
  const std::string escape(rest.starts_with("\\u") ? digits : first_characters(rest, 2));
  return {ErrorCode::bad_escape, {escape}, backslash, {}, {}};
}

// Something without quotes: a number as people write it, a word, or what is fine elsewhere.
Error Finder::in_word() const {
  const std::string_view word = json_word(text_, at_);
  for (const std::string_view quote : {"“", "”", "„", "‟", "«", "»", "‘", "’"})
    if (word.starts_with(quote)) return error(ErrorCode::typographic_quote, {std::string(quote)});
  for (const std::string_view right : {"true", "false"})
    if (same_word(word, right) && word != right)
      return error(ErrorCode::unexpected_character, {std::string(word), std::string(right)});
  const bool may_stand = expected_ == Expected::value || expected_ == Expected::key;
  if (!may_stand || (expected_ == Expected::value && is_json_word(word))) return unexpected(word);
  if (same_word(word, "nan")) return error(ErrorCode::not_a_number, {std::string(word)});
  return error(ErrorCode::json_needs_quotes, {shortened(word)});
}

}  // namespace

Error find_json_error(std::string_view text, Offset after, JsonPart last) {
  return Finder(text, after).find(after, last);
}

std::string_view json_word(std::string_view text, Offset at) {
  return text.substr(at, text.find_first_of(" \t\r\n,:[]{}\"", at) - at);
}

bool is_json_word(std::string_view word) {
  if (word == "true" || word == "false" || word == "null") return true;
  const auto take_digits = [&] {
    const std::size_t count = std::min(word.find_first_not_of("0123456789"), word.size());
    word.remove_prefix(count);
    return count > 0;
  };
  const auto take = [&](std::string_view any) {
    const bool found = !word.empty() && any.find(word[0]) != std::string_view::npos;
    if (found) word.remove_prefix(1);
    return found;
  };
  take("-");
  if (!take("0") && !take_digits()) return false;
  if (take(".") && !take_digits()) return false;
  if (!take("eE")) return word.empty();
  take("+-");
  return take_digits() && word.empty();
}

Offset end_of_json_string(std::string_view text, Offset quote) {
  Offset at = text.find_first_of("\"\\", quote + 1);
  while (at < text.size() && text[at] == '\\') at = text.find_first_of("\"\\", at + 2);
  return at;
}

}  // namespace gametree::input
