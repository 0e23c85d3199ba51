/// \file
/// What YAML must not see is taken out before it is read, and put back into its place after that.
#include "answer/yaml_signs.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "answer/file_text.h"
#include "answer/flow.h"
#include "answer/quoted_text.h"
#include "input/event.h"

namespace gametree::answer_file {
namespace {

using input::ScalarStyle;
using input::Value;

constexpr char kStandIn = 'x';

/// A value that YAML must not see, and the length of its stand-in.
struct TakenOut {
  Value value;
  std::size_t size = 0;
};

/// A text without what YAML must not see.
struct Masked {
  /// As long as the text and with the same lines: for each value taken out stands a word of `x`,
  /// and comments on its further lines. (Blanks would do too, if they cost yaml-cpp no more.)
  std::string text;
  std::vector<TakenOut> values;  ///< in order
};

/// Whether a text that begins there would be a sign to YAML: step 4.
bool is_sign(std::string_view text) {
  const char next = text.size() > 1 ? text[1] : '\n';
  switch (text.front()) {
    case '-':
      return is_blank(next) || next == '\n' || next == '\r';
    case '#':
      return is_digit(next);
    default:
      return std::string_view(">|&*!%@`").find(text.front()) != std::string_view::npos;
  }
}

/// Goes through a text line by line.
class Masker {
 public:
  explicit Masker(std::string_view text) : text_(text) { masked_.text = text; }

  /// None: this can't be well-formed YAML.
  std::optional<Masked> mask_all();

 private:
  bool line();
  [[nodiscard]] bool is_left_to_yaml(std::size_t first) const;
  [[nodiscard]] bool nests_lists(std::size_t dash) const;
  std::optional<std::size_t> skip_dashes(std::size_t& first) const;
  std::size_t key(std::size_t first);
  [[nodiscard]] std::size_t quoted_key(std::size_t first) const;
  bool value(std::size_t at, std::ptrdiff_t column);
  bool bracket(std::size_t at, std::ptrdiff_t column);
  bool quoted(std::size_t at);
  bool block(std::size_t at, std::ptrdiff_t column);
  void rest_of_line(std::size_t at);
  void take_out(std::size_t end, Value value);

  [[nodiscard]] std::size_t end() const { return line_end(text_, at_); }
  [[nodiscard]] std::ptrdiff_t column(std::size_t at) const {
    return static_cast<std::ptrdiff_t>(at - begin_);
  }
  [[nodiscard]] bool is_at_end(std::size_t at) const;

  std::string_view text_;
  Masked masked_;
  std::size_t begin_ = 0;  // of the line
  std::size_t at_ = 0;     // how far the text was gone through: in that line, or after it
  bool waits_ = true;      // the value of a key may stand on a line of its own, deeper than:
  std::ptrdiff_t key_column_ = -1;
};

std::optional<Masked> Masker::mask_all() {
  while (at_ < text_.size()) {
    begin_ = at_;
    if (!line()) return std::nullopt;
    at_ = end() + 1;
  }
  return std::move(masked_);
}

/// Whether nothing but a comment follows on the line.
bool Masker::is_at_end(std::size_t at) const {
  at = skip_blanks(text_, at);
  return at == text_.size() || text_[at] == '\n' || text_[at] == '\r' || begins_comment(text_, at);
}

/// Ends of documents, directives and long keys are as rare as they are harmless.
bool Masker::is_left_to_yaml(std::size_t first) const {
  const std::string_view line = text_.substr(first, 3);
  if (line.starts_with("? ")) return true;
  return first == begin_ && (line == "---" || line == "..." || line.starts_with('%'));
}

/// Whether the list that begins at the dash, right after another one, goes on in the next line.
bool Masker::nests_lists(std::size_t dash) const {
  const std::size_t next = line_end(text_, dash) + 1;
  if (next >= text_.size()) return false;
  const std::size_t first = skip_blanks(text_, next);
  return static_cast<std::ptrdiff_t>(first - next) == column(dash) &&
         text_.substr(first).starts_with("- ");
}

bool Masker::line() {
  std::size_t first = skip_blanks(text_, at_);
  if (is_at_end(first) || is_left_to_yaml(first)) return true;
  bool is_value = waits_ && column(first) > key_column_;
  // Of lines, `#2` is a value only below the key it is for.
  if (text_[first] == '#' && (!is_value || key_column_ < 0)) return true;
  if (const std::optional<std::size_t> dash = skip_dashes(first)) {
    is_value = true;
    key_column_ = column(*dash);
    waits_ = is_at_end(first);
    if (waits_) return true;
  }
  if (const std::size_t after = key(first); after != std::string_view::npos) {
    waits_ = is_at_end(after);
    key_column_ = column(first);
    return waits_ || value(skip_blanks(text_, after), key_column_);
  }
  waits_ = false;
  return !is_value || value(first, key_column_);
}

/// Goes past the dash that begins an item, and those of lists within it. The last of them, if there
/// is one: after an item's dash `- 3` is a value.
std::optional<std::size_t> Masker::skip_dashes(std::size_t& first) const {
  std::optional<std::size_t> dash;
  while (!is_at_end(first) && text_[first] == '-' && is_sign(text_.substr(first, 2)) &&
         (!dash || nests_lists(first))) {
    dash = first;
    first = skip_blanks(text_, first + 1);
  }
  return dash;
}

/// The place after the colon of the key that begins at `first`; npos if no key does.
std::size_t Masker::key(std::size_t first) {
  if (text_[first] == '"' || text_[first] == '\'') return quoted_key(first);
  if (text_[first] == '[' || text_[first] == '{') return std::string_view::npos;
  const std::size_t stop = find_comment(text_, first, end());
  const std::string_view before = text_.substr(0, stop);
  for (std::size_t colon = before.find(':', first); colon < stop;
       colon = before.find(':', colon + 1)) {
    if (std::string_view(" \t\r\n").find(text_.substr(colon + 1, 1)) == std::string_view::npos)
      continue;
    if (is_sign(text_.substr(first, 2)) && colon > first)
      take_out(colon,
               {.offset = first, .text = std::string(trimmed(text_.substr(first, colon - first)))});
    return colon + 1;
  }
  return std::string_view::npos;
}

std::size_t Masker::quoted_key(std::size_t first) const {
  const std::string_view line = text_.substr(0, end());
  const std::optional<QuotedText> read = read_quoted(line, first);
  const std::size_t colon = read ? skip_blanks(line, read->end) : line.size();
  return line.substr(colon).starts_with(':') ? colon + 1 : std::string_view::npos;
}

/// Takes out the value at `at`, of what stands in `column`, if YAML must not see it.
bool Masker::value(std::size_t at, std::ptrdiff_t column) {
  switch (text_[at]) {
    case '[':
    case '{':
      return bracket(at, column);
    case '"':
    case '\'':
      return quoted(at);
    default:
      if (block(at, column)) return true;
      if (is_sign(text_.substr(at, 2))) rest_of_line(at);
      return true;
  }
}

bool Masker::bracket(std::size_t at, std::ptrdiff_t column) {
  if (const std::size_t after = end_of_interval(text_, at);
      after != std::string_view::npos && is_at_end(after)) {
    rest_of_line(at);
    return true;
  }
  std::optional<Flow> flow = read_flow(text_, at, column);
  if (!flow) return false;
  take_out(flow->end, std::move(flow->value));
  return is_at_end(at_);
}

bool Masker::quoted(std::size_t at) {
  std::optional<QuotedText> read = read_quoted(text_, at);
  if (!read) return false;
  take_out(read->end, {.style = ScalarStyle::quoted, .offset = at, .text = std::move(read->text)});
  return is_at_end(at_);
}

/// Lines below `|` or `>` that are deeper than `column`, as one text.
bool Masker::block(std::size_t at, std::ptrdiff_t column) {
  const std::size_t header_end = end();
  const std::size_t comment = find_comment(text_, at, header_end);
  if (!is_block_header(trimmed(text_.substr(at, comment - at)))) return false;
  const std::size_t first = std::min(header_end + 1, text_.size());
  std::size_t last = first;
  for (std::size_t next = first; next < text_.size();) {
    const std::size_t begin = skip_blanks(text_, next);
    const bool is_blank_line =
        begin == text_.size() || text_[begin] == '\n' || text_[begin] == '\r';
    if (!is_blank_line && static_cast<std::ptrdiff_t>(begin - next) <= column) break;
    next = std::min(line_end(text_, next) + 1, text_.size());
    if (!is_blank_line) last = next;
  }
  if (last == first) return false;
  const std::size_t end = text_[last - 1] == '\n' ? last - 1 : last;
  take_out(end, {.style = ScalarStyle::quoted,
                 .offset = at,
                 .text = block_text(text_.substr(first, end - first))});
  return true;
}

void Masker::rest_of_line(std::size_t at) {
  const std::size_t comment = find_comment(text_, at + 1, end());
  const std::string_view text = trimmed(text_.substr(at, comment - at));
  take_out(at + text.size(), {.offset = at, .text = std::string(text)});
}

/// Keeps `value` for the text from its begin to `end`, of which YAML sees a stand-in.
void Masker::take_out(std::size_t end, Value value) {
  std::string& text = masked_.text;
  const std::size_t first_end = std::min(line_end(text_, value.offset), end);
  for (std::size_t i = value.offset; i < end; ++i)
    if (text[i] != '\n') text[i] = i < first_end ? kStandIn : '#';
  at_ = end;
  const std::size_t size = first_end - value.offset;
  masked_.values.push_back({std::move(value), size});
}

/// Puts values back for their stand-ins.
class Restorer {
 public:
  explicit Restorer(std::vector<TakenOut>& values) : values_(values) {}

  bool restore(Value& value);
  [[nodiscard]] bool is_done() const { return next_ == values_.size(); }

 private:
  std::vector<TakenOut>& values_;
  std::size_t next_ = 0;
};

/// False: YAML read a stand-in as part of something else.
bool Restorer::restore(Value& value) {  // NOLINT(misc-no-recursion): kDeepest
  if (!value.is_scalar())
    return std::ranges::all_of(value.items, [&](Value& item) { return restore(item); });
  if (is_done() || values_[next_].value.offset != value.offset) return true;
  auto& [original, size] = values_[next_++];
  if (value.text.size() < size || value.text.find_first_not_of(kStandIn) < size) return false;
  // Lines below a value on its line go on with it.
  const std::string more = value.text.substr(size);
  if (!more.empty() && !original.is_scalar()) return false;
  value = std::move(original);
  value.text += more;
  return true;
}

}  // namespace

bool is_block_header(std::string_view text) {
  if (text.empty() || (text.front() != '|' && text.front() != '>')) return false;
  return text.size() == 1 || (text.size() == 2 && (text[1] == '-' || text[1] == '+'));
}

std::optional<Value> read_loose_yaml(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  if (first < text.size() && (text[first] == '{' || text[first] == '[')) {
    std::optional<Flow> flow = read_flow(text, first, -1);
    if (!flow || !trimmed(text.substr(flow->end)).empty()) return std::nullopt;
    return std::move(flow->value);
  }
  std::optional<Masked> masked = Masker(text).mask_all();
  if (!masked) return std::nullopt;
  input::ValueLimits limits;
  limits.depth = kDeepest;
  Result<Value> read = input::read_value(masked->text, &input::parse_yaml, limits);
  Restorer restorer(masked->values);
  if (!read || !restorer.restore(*read) || !restorer.is_done()) return std::nullopt;
  return *std::move(read);
}

}  // namespace gametree::answer_file
