/// \file
/// Looks at the text again, roughly as YAML does: which brackets and quotes are open at a place.
#include "input/yaml_error.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "base/text.h"
#include "input/event.h"

namespace gametree::input {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::size_t kLongestKey = 1024;

// Behind the second quote of the string that begins at `begin`, if that comes before `until`.
std::optional<Offset> string_end(std::string_view text, Offset begin, Offset until) {
  const char quote = text[begin];
  for (Offset at = begin + 1; at < until; ++at) {
    const bool is_doubled = quote == '\'' && text.substr(at).starts_with("''");
    if (text[at] == quote && !is_doubled) return at + 1;
    if (is_doubled || (quote == '"' && text[at] == '\\')) ++at;
  }
  return std::nullopt;
}

// 1. A sketch of YAML: enough for errors, not for reading.

/// Moves over a text and keeps what is open. Plain texts of several lines that begin like something
/// else in a later line are taken for it.
class Sketch {
 public:
  Sketch(std::string_view text, Offset until) : text_(text), until_(std::min(until, text.size())) {
    while (at_ < until_) step();
  }

  [[nodiscard]] bool in_flow() const { return depth() > 0; }
  [[nodiscard]] std::size_t depth() const { return open_.size(); }
  /// A bracket that closes another kind than is open; nothing after it was looked at.
  [[nodiscard]] std::optional<Offset> mismatch() const { return mismatch_; }
  [[nodiscard]] Offset innermost() const { return open_.back(); }
  [[nodiscard]] Offset outermost() const { return open_.front(); }
  /// The quote of a string that `until` stands in.
  [[nodiscard]] std::optional<Offset> string() const { return string_; }

 private:
  void step();
  void close();
  void skip_string();
  void skip_plain();
  void skip_block();
  void skip_one() { ++at_; }
  void skip_line() { at_ = std::min(text_.find('\n', at_), until_); }
  [[nodiscard]] bool is_blank(Offset at) const {
    return at >= text_.size() || kBlanks.find(text_[at]) != std::string_view::npos;
  }
  [[nodiscard]] std::size_t indentation(Offset at) const;

  std::string_view text_;
  Offset until_;
  Offset at_ = 0;
  std::vector<Offset> open_;
  std::optional<Offset> string_;
  std::optional<Offset> mismatch_;
};

// At the begin of a token, or at what stands between tokens.
void Sketch::step() {
  switch (text_[at_]) {
    case '#':
      return skip_line();
    case '"':
    case '\'':
      return skip_string();
    case '[':
    case '{':
      return open_.push_back(at_++);
    case ']':
    case '}':
      return in_flow() ? close() : skip_plain();
    case '|':
    case '>':
      return in_flow() ? skip_plain() : skip_block();
    case '-':
    case '?':
      return is_blank(at_ + 1) ? skip_one() : skip_plain();
    case ',':
      return in_flow() ? skip_one() : skip_plain();
    case ':':
      return skip_one();
    default:
      return is_blank(at_) ? skip_one() : skip_plain();
  }
}

void Sketch::close() {
  const bool closes_list = text_[at_] == ']';
  if (closes_list == (text_[open_.back()] == '[')) {
    open_.pop_back();
    ++at_;
  } else {
    mismatch_ = at_;
    at_ = until_;
  }
}

void Sketch::skip_string() {
  const auto end = string_end(text_, at_, until_);
  if (!end) string_ = at_;
  at_ = end.value_or(until_);
}

void Sketch::skip_plain() {
  const std::string_view ends = in_flow() ? ",[]{}\n" : "\n";
  for (; at_ < until_ && ends.find(text_[at_]) == std::string_view::npos; ++at_) {
    if (text_[at_] == ':' && is_blank(at_ + 1)) return;
    if (text_[at_] == '#' && at_ > 0 && is_blank(at_ - 1)) return;
  }
}

// Its lines are those that stand deeper than the line it begins in.
void Sketch::skip_block() {
  const std::size_t outside = indentation(at_);
  skip_line();
  while (at_ < until_) {
    const Offset content = text_.find_first_not_of(" \t\r", at_ + 1);
    const bool is_empty = content == std::string_view::npos || text_[content] == '\n';
    if (!is_empty && indentation(at_ + 1) <= outside) return;
    ++at_;
    skip_line();
  }
}

std::size_t Sketch::indentation(Offset at) const {
  const Offset before = at == 0 ? std::string_view::npos : text_.rfind('\n', at - 1);
  const Offset line = before == std::string_view::npos ? 0 : before + 1;
  return text_.find_first_not_of(' ', line) - line;
}

// 2. Places in a line.

Offset line_of(std::string_view text, Offset at) {
  const Offset before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
  return before == std::string_view::npos ? 0 : before + 1;
}

Offset first_in_line(std::string_view text, Offset at) {
  return std::min(text.find_first_not_of(" \t", line_of(text, at)), text.size());
}

std::string_view word_at(std::string_view text, Offset at) {
  const std::size_t end = text.find_first_of(" \t\r\n,[]{}", at + 1);
  return text.substr(at, end - at);
}

char last_before(std::string_view text, Offset at) {
  const Offset before = at == 0 ? std::string_view::npos : text.find_last_not_of(kBlanks, at - 1);
  return before == std::string_view::npos ? ' ' : text[before];
}

Error error_at(Offset where, ErrorCode code, std::vector<std::string> facts = {}) {
  return {code, std::move(facts), where, {}, {}};
}

Error mismatch(std::string_view text, Offset opener, Offset closer) {
  const std::string wanted = text[opener] == '[' ? "]" : "}";
  return error_at(closer, ErrorCode::unexpected_character, {std::string(1, text[closer]), wanted});
}

// If some bracket before `where` is never closed, the innermost that is not, or the string in it
// that is the reason. What YAML's reader makes of the text after the first such bracket is not what
// was meant.
std::optional<Error> unclosed_bracket(std::string_view text, Offset where) {
  const Sketch whole(text, text.size());
  if (!whole.in_flow() || whole.outermost() > where) return std::nullopt;
  if (whole.string()) return error_at(*whole.string(), ErrorCode::string_not_closed);
  const Offset opener = whole.innermost();
  if (whole.mismatch()) return mismatch(text, opener, *whole.mismatch());
  return error_at(opener, ErrorCode::unexpected_end, {std::string(1, text[opener])});
}

std::optional<Error> tab_before(std::string_view text, Offset at) {
  const Offset line = line_of(text, at);
  const Offset tab = text.find('\t', line);
  if (tab >= first_in_line(text, at) || Sketch(text, line).in_flow()) return std::nullopt;
  return error_at(tab, ErrorCode::tab_indentation);
}

// 3. The faults.

Error unexpected(std::string_view text, Offset where, ErrorCode code) {
  if (where >= text.size()) where = text.empty() ? 0 : text.size() - 1;
  return error_at(where, code, {shortened(word_at(text, where))});
}

// A sign that begins a block is found by what follows it, `=6` of `>=6`.
Error sign_in_text(std::string_view text, Offset where) {
  const Offset before =
      where == 0 ? std::string_view::npos : text.find_last_of(" \t\r\n", where - 1);
  const Offset word = before == std::string_view::npos ? 0 : before + 1;
  const bool begins_block = word < where && (text[word] == '>' || text[word] == '|');
  return unexpected(text, begins_block ? word : where, ErrorCode::yaml_sign_in_text);
}

// YAML takes a text for a key only if its colon comes soon.
std::optional<Error> long_key(std::string_view text, Offset begin) {
  const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
  const std::size_t colon = line.find(": ");
  const std::size_t other = line.find_first_of(",[]{}\"'");
  if (colon == std::string_view::npos || colon <= kLongestKey || other < colon) return std::nullopt;
  return error_at(begin, ErrorCode::yaml_key_too_long, {std::to_string(kLongestKey)});
}

Error explain_colon(std::string_view text, Offset where) {
  const char before = last_before(text, where);
  if (before == ']' || before == '}') return error_at(where, ErrorCode::key_not_text);
  const Offset first = first_in_line(text, where);
  const std::string_view left = text.substr(first, where - first);
  if (left.find('(') != std::string_view::npos)
    return error_at(where, ErrorCode::yaml_label_in_text);
  if (auto key = long_key(text, first + left.find_last_of(",[{ ") + 1)) return *key;
  if (Sketch(text, where).in_flow()) return error_at(where, ErrorCode::yaml_colon_in_flow);
  const bool is_first = left.find(": ") == std::string_view::npos;
  if (is_first) return error_at(first, ErrorCode::yaml_indentation);
  return error_at(where, ErrorCode::yaml_second_colon);
}

Error explain_flow_item(std::string_view text, Offset where) {
  if (where < text.size() && text[where] == ':') return explain_colon(text, where);
  return unexpected(text, where, ErrorCode::yaml_no_comma);
}

Error explain_flow_end(std::string_view text, Offset where) {
  const Sketch before(text, where);
  if (before.in_flow()) return mismatch(text, before.innermost(), where);
  return error_at(where, ErrorCode::unexpected_close, {std::string(text.substr(where, 1))});
}

Error explain_escape(std::string_view text, Offset where, ErrorCode code) {
  const Offset backslash = text.rfind('\\', where == 0 ? 0 : where - 1);
  if (backslash == std::string_view::npos)
    return unexpected(text, where, ErrorCode::yaml_sign_in_text);
  const std::size_t length = std::max<std::size_t>(2, where - backslash);
  const std::string_view escape = text.substr(backslash, length);
  const bool has_quote = escape.size() > 2 && escape.ends_with('"');
  return error_at(backslash, code,
                  {std::string(escape.substr(0, escape.size() - (has_quote ? 1 : 0)))});
}

Error explain_block_item(std::string_view text, Offset where) {
  const bool is_dash = text.substr(where, 1) == "-";
  if (is_dash && Sketch(text, where).in_flow()) return sign_in_text(text, where);
  if (is_dash || where <= first_in_line(text, where))
    return error_at(where, ErrorCode::yaml_indentation);
  if (where < text.size() && std::string_view(",?").find(text[where]) != std::string_view::npos)
    return sign_in_text(text, where);
  return unexpected(text, where, ErrorCode::yaml_after_value);
}

}  // namespace

Error explain_yaml_fault(std::string_view text, YamlFault fault, Offset where) {
  const bool is_layout = fault == YamlFault::flow_item || fault == YamlFault::block_item ||
                         fault == YamlFault::colon || fault == YamlFault::tab;
  if (is_unclosed_yaml_string(text, where)) return error_at(where, ErrorCode::string_not_closed);
  if (auto tab = tab_before(text, where); tab && is_layout) return *tab;
  if (auto unclosed = unclosed_bracket(text, where); unclosed && is_layout) return *unclosed;
  switch (fault) {
    case YamlFault::flow_item:
      return explain_flow_item(text, where);
    case YamlFault::flow_end:
      return explain_flow_end(text, where);
    case YamlFault::string_end:
      return error_at(Sketch(text, where).string().value_or(where), ErrorCode::string_not_closed);
    case YamlFault::escape:
      return explain_escape(text, where, ErrorCode::bad_escape);
    case YamlFault::surrogate:
      return explain_escape(text, where, ErrorCode::yaml_half_character);
    case YamlFault::tab:
      return error_at(where, ErrorCode::tab_indentation);
    case YamlFault::block_item:
      return explain_block_item(text, where);
    case YamlFault::colon:
      return explain_colon(text, where);
    case YamlFault::character:
      return sign_in_text(text, where);
    case YamlFault::anchor_name:
      return sign_in_text(text, where == 0 ? 0 : where - 1);
    case YamlFault::no_anchor:
      return error_at(where, ErrorCode::yaml_undefined_alias, {shortened(word_at(text, where))});
    case YamlFault::tag:
      break;
  }
  const Offset mark = text.rfind('!', where);
  const Offset tag = mark == std::string_view::npos ? where : mark;
  return error_at(tag, ErrorCode::yaml_tag, {shortened(word_at(text, tag))});
}

bool is_unclosed_yaml_string(std::string_view text, Offset where) {
  if (where >= text.size() || (text[where] != '"' && text[where] != '\'')) return false;
  return !string_end(text, where, text.size());
}

std::size_t yaml_flow_depth(std::string_view text, Offset where) {
  return Sketch(text, where).depth();
}

Error find_yaml_cause(std::string_view text, Error error) {
  if (error.offset == kNoOffset) return error;
  // Places in an expression whose lines YAML has folded are not exact.
  error.offset = std::min(error.offset, text.size());
  if (auto unclosed = unclosed_bracket(text, error.offset)) return *unclosed;
  if (auto tab = tab_before(text, error.offset)) return *tab;
  return long_key(text, error.offset).value_or(std::move(error));
}

}  // namespace gametree::input
