/// \file
/// Brackets, items, keys and values, one function each.
#include "answer/flow.h"

#include <algorithm>
#include <string>
#include <utility>

#include "answer/file_text.h"
#include "answer/quoted_text.h"
#include "input/event.h"

namespace gametree::answer_file {
namespace {

using input::ScalarStyle;
using input::Value;

constexpr std::string_view kBrackets = "[](){}\n";

bool is_delimiter(char c) { return c == ',' || c == ']' || c == '}'; }

enum class Role { item, key, value };

class FlowReader {
 public:
  FlowReader(std::string_view text, std::size_t at, std::ptrdiff_t column)
      : text_(text), at_(at), column_(column) {}

  bool collection(Value& out, std::size_t depth);
  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  bool skip_gap();
  bool skip_line_ends();
  bool element(Value& out, std::size_t depth);
  bool value_after_colon(Value& out, char close, std::size_t depth);
  bool node(Value& out, Role role, std::size_t depth);
  bool interval(Value& out, Role role);
  bool quoted(Value& out);
  bool plain(Value& out, Role role);
  bool character(std::string& out);
  bool round_brackets(std::string& out);
  [[nodiscard]] bool ends_key(std::size_t colon) const;
  [[nodiscard]] char here() const { return text_[at_]; }

  std::string_view text_;
  std::size_t at_;
  std::ptrdiff_t column_;
  std::size_t unmatched_until_ = 0;  // up to here round brackets are known not to close
};

/// Goes on to what follows on this line or a later one. False: nothing does, or nothing that
/// belongs to this collection.
bool FlowReader::skip_gap() {
  while (at_ < text_.size()) {
    at_ = skip_blanks(text_, at_);
    if (at_ == text_.size()) return false;
    if (begins_comment(text_, at_)) at_ = line_end(text_, at_);
    if (at_ == text_.size()) return false;
    if (here() == '\r' && text_.substr(at_).starts_with("\r\n")) ++at_;
    if (here() != '\n') return true;
    if (!skip_line_ends()) return false;
  }
  return false;
}

/// Blank lines too. False: the line that follows does not belong here.
bool FlowReader::skip_line_ends() {
  at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
  if (at_ == text_.size()) return false;
  const std::size_t begin = text_.rfind('\n', at_) + 1;
  return static_cast<std::ptrdiff_t>(at_ - begin) > column_ || here() == ']' || here() == '}';
}

/// From the opening bracket past the closing one.
bool FlowReader::collection(Value& out, std::size_t depth) {  // NOLINT(misc-no-recursion): kDeepest
  if (depth == kDeepest) return false;
  const bool is_mapping = here() == '{';
  const char close = is_mapping ? '}' : ']';
  out.kind = is_mapping ? Value::Kind::mapping : Value::Kind::sequence;
  out.offset = at_++;
  while (skip_gap()) {
    if (here() == close) {
      ++at_;
      return true;
    }
    if (!element(out, depth) || !skip_gap()) return false;
    if (here() == ',')
      ++at_;
    else if (here() != close)
      return false;
  }
  return false;
}

/// An item, or a key with its value; a pair among items is a mapping of its own.
bool FlowReader::element(Value& out, std::size_t depth) {  // NOLINT(misc-no-recursion)
  Value key;
  if (!node(key, out.is_mapping() ? Role::key : Role::item, depth) || !skip_gap()) return false;
  Value value{.style = ScalarStyle::null, .offset = key.offset};
  const bool has_colon = here() == ':';
  if (has_colon && !value_after_colon(value, out.is_mapping() ? '}' : ']', depth)) return false;
  if (out.is_mapping()) {
    out.items.push_back(std::move(key));
    out.items.push_back(std::move(value));
  } else if (has_colon) {
    out.items.push_back({.kind = Value::Kind::mapping,
                         .offset = key.offset,
                         .items = {std::move(key), std::move(value)}});
  } else {
    out.items.push_back(std::move(key));
  }
  return true;
}

/// Leaves `out` as it is where nothing stands between the colon and a comma or `close`.
// NOLINTNEXTLINE(misc-no-recursion)
bool FlowReader::value_after_colon(Value& out, char close, std::size_t depth) {
  ++at_;
  if (!skip_gap()) return false;
  out.offset = at_;
  return here() == ',' || here() == close || node(out, Role::value, depth);
}

bool FlowReader::node(Value& out, Role role, std::size_t depth) {  // NOLINT(misc-no-recursion)
  out.offset = at_;
  out.style = ScalarStyle::plain;
  if (interval(out, role)) return true;
  if (here() == '[' || here() == '{') return collection(out, depth + 1);
  return quoted(out) || plain(out, role);
}

/// An interval with an open end, which is a text. In a list `(1, 2]` would be its last two items.
bool FlowReader::interval(Value& out, Role role) {
  if (here() != '[' && (role != Role::value || (here() != '(' && here() != ']'))) return false;
  const std::size_t end = end_of_interval(text_, at_);
  if (end == std::string_view::npos) return false;
  const std::size_t next = skip_blanks(text_, end);
  if (next < text_.size() && !is_delimiter(text_[next])) return false;
  out.text = text_.substr(at_, end - at_);
  at_ = end;
  return true;
}

/// Marks around a whole item; any others are part of its text.
bool FlowReader::quoted(Value& out) {
  if (here() != '"' && here() != '\'') return false;
  std::optional<QuotedText> read = read_quoted(text_, at_);
  if (!read) return false;
  const std::size_t next = std::min(text_.find_first_not_of(" \t\r\n", read->end), text_.size());
  if (next < text_.size() && !is_delimiter(text_[next]) && text_[next] != ':') return false;
  out.style = ScalarStyle::quoted;
  out.text = std::move(read->text);
  at_ = read->end;
  return true;
}

/// Whether the colon there ends a key; `B:5` is one text.
bool FlowReader::ends_key(std::size_t colon) const {
  const std::size_t next = colon + 1;
  return next == text_.size() ||
         std::string_view(" \t\r\n,[]{}").find(text_[next]) < std::string_view::npos;
}

bool FlowReader::plain(Value& out, Role role) {
  std::string& text = out.text;
  while (at_ < text_.size() && !is_delimiter(here())) {
    if (here() == '[' || here() == '{') return false;
    if (here() == ':' && role != Role::value && ends_key(at_)) break;
    if (here() == '(' && round_brackets(text)) continue;
    if (!character(text)) return false;
  }
  text = std::string(trimmed(text));
  return !text.empty();
}

/// Appends what is here; for the rest of a line without text, and its end, a blank.
bool FlowReader::character(std::string& out) {
  if (here() != '\n' && !begins_comment(text_, at_)) {
    out += text_[at_++];
    return true;
  }
  if (!skip_gap()) return false;
  drop_blanks(out);
  out += ' ';
  return true;
}

/// Appends what stands in round brackets that close on this line, commas and all.
bool FlowReader::round_brackets(std::string& out) {
  if (at_ < unmatched_until_) return false;
  std::size_t depth = 0;
  std::size_t end = at_;
  for (; end < text_.size(); end = text_.find_first_of(kBrackets, end + 1)) {
    if (text_[end] != '(' && text_[end] != ')') break;
    depth = text_[end] == '(' ? depth + 1 : depth - 1;
    if (depth == 0) {
      out += text_.substr(at_, end + 1 - at_);
      at_ = end + 1;
      return true;
    }
  }
  unmatched_until_ = std::min(end, text_.size());
  return false;
}

}  // namespace

std::optional<Flow> read_flow(std::string_view text, std::size_t at, std::ptrdiff_t column) {
  FlowReader reader(text, at, column);
  Flow flow;
  if (!reader.collection(flow.value, 0)) return std::nullopt;
  flow.end = reader.at();
  return flow;
}

std::size_t end_of_interval(std::string_view text, std::size_t at) {
  const std::size_t close = text.find_first_of(kBrackets, at + 1);
  if (close == std::string_view::npos) return close;
  const char open = text[at];
  const char end = text[close];
  const bool is_closed = end == ')' || end == ']' || (end == '[' && open != '(');
  const bool is_open_end = (open != '[' || end != ']') && (open != '(' || end != ')');
  // After `[3, [` a list goes on, and `[[` begins two.
  const char last = text[text.find_last_not_of(" \t", close - 1)];
  const bool has_two_ends =
      close - 1 > at && std::string_view(",;:[(]").find(last) == std::string_view::npos;
  return is_closed && is_open_end && has_two_ends ? close + 1 : std::string_view::npos;
}

bool begins_comment(std::string_view text, std::size_t at) {
  if (text[at] != '#' || (at > 0 && !is_blank(text[at - 1]) && text[at - 1] != '\n')) return false;
  return at + 1 == text.size() || !is_digit(text[at + 1]);
}

std::size_t find_comment(std::string_view text, std::size_t at, std::size_t end) {
  const std::string_view part = text.substr(0, end);
  for (at = part.find('#', at); at < end; at = part.find('#', at + 1))
    if (begins_comment(text, at)) return at;
  return end;
}

}  // namespace gametree::answer_file
