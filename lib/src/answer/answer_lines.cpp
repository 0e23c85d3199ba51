/// \file
/// Lines, how deep they stand, and which of them belong together.
#include "answer/answer_lines.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "answer/file_text.h"
#include "answer/flow.h"
#include "answer/pair.h"
#include "answer/quoted_text.h"
#include "answer/yaml_signs.h"
#include "input/event.h"

namespace gametree::answer_file {
namespace {

using input::ScalarStyle;
using input::Value;

/// A line that is not blank, without its comment.
struct Line {
  std::string_view text;   // trimmed; may be empty where a comment was all
  std::size_t indent = 0;  // blanks and tabs before it
  std::size_t begin = 0;   // of the whole line
  std::size_t end = 0;     // of the whole line, comment and all

  [[nodiscard]] bool is_item() const { return text == "-" || text.starts_with("- "); }
};

using Lines = std::span<const Line>;

/// Before the ` # ` of a comment; `#2` and `a#b` are none.
std::string_view without_comment(std::string_view line) {
  const std::size_t first = skip_blanks(line, 0);
  if (line.substr(first).starts_with('#') && begins_comment(line, first)) return {};
  for (std::size_t at = line.find('#', first + 1); at < line.size(); at = line.find('#', at + 1)) {
    const bool is_last = skip_blanks(line, at + 1) == line.size();
    if (is_blank(line[at - 1]) && (is_last || is_blank(line[at + 1]))) return line.substr(0, at);
  }
  return line;
}

std::vector<Line> split_lines(std::string_view text) {
  std::vector<Line> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = line_end(text, begin);
    const std::string_view whole = text.substr(begin, end - begin);
    if (!trimmed(whole).empty())
      lines.push_back({trimmed(without_comment(whole)), skip_blanks(whole, 0), begin, end});
    begin = end + 1;
  }
  return lines;
}

/// Whether an answer may be a mapping, of nodes or columns.
bool takes_mapping(const Question& question) {
  constexpr auto kForms =
      std::to_array({AnswerForm::values, AnswerForm::windows, AnswerForm::nodes_read,
                     AnswerForm::nodes_cut, AnswerForm::cutoff_rows, AnswerForm::visit_rows});
  return std::ranges::find(kForms, form_of(question.type)) != kForms.end();
}

bool is_text(const KeyMeaning& meaning) {
  return meaning.question != nullptr && form_of(meaning.question->type) == AnswerForm::words;
}

class LineReader {
 public:
  LineReader(std::string_view text, const QuestionKeys& keys)
      : text_(text), keys_(keys), lines_(split_lines(text)) {
    read_.document.kind = Value::Kind::mapping;
  }

  ReadLines read();

 private:
  void line();
  void entry(const Line& line, const Pair& pair, const KeyMeaning& meaning);
  void answers(const Line& line, const Pair& pair);
  void add(std::string_view key, Value value);
  Lines take_deeper(const Line& line);
  void stray(const Line& line) { read_.strays.push_back(line.text); }
  Value answer(const Line& line, std::string_view text, const KeyMeaning& meaning);
  Value answer_below(const Line& line, std::string_view header, const KeyMeaning& meaning);
  void add_continuation(Value& value, const Line& line, const KeyMeaning& meaning);
  [[nodiscard]] bool is_entry(const Line& line) const;
  [[nodiscard]] Value below(Lines lines, const KeyMeaning& meaning) const;
  [[nodiscard]] Value list(Lines lines) const;
  [[nodiscard]] Value item(Lines lines) const;
  [[nodiscard]] Value mapping(Lines lines) const;
  [[nodiscard]] Value joined(Lines lines) const;
  [[nodiscard]] Value block(Lines lines) const;
  [[nodiscard]] Value one(std::string_view text) const;
  [[nodiscard]] Offset offset(std::string_view part) const {
    return static_cast<Offset>(part.data() - text_.data());
  }

  std::string_view text_;
  const QuestionKeys& keys_;
  std::vector<Line> lines_;
  std::size_t next_ = 0;
  ReadLines read_;
};

ReadLines LineReader::read() {
  while (next_ < lines_.size()) line();
  return std::move(read_);
}

/// The pair of a line that may be an item, as in `- m: C`, or begin a mapping that is never closed.
std::optional<Pair> pair_of(std::string_view line) {
  if (line.starts_with("- ")) line = trimmed(line.substr(1));
  if (line.starts_with('{') && line.size() > 1) line = trimmed(line.substr(1));
  return split_pair(line);
}

void LineReader::line() {
  const Line& line = lines_[next_++];
  if (line.text.find_first_not_of("[]{},") == std::string_view::npos) return;
  const std::optional<Pair> pair = pair_of(line.text);
  if (pair)
    entry(line, *pair, keys_.find(pair->key));
  else
    stray(line);
}

void LineReader::entry(const Line& line, const Pair& pair, const KeyMeaning& meaning) {
  if (meaning.word == "answers") {
    answers(line, pair);
  } else if (meaning.is_known()) {
    add(pair.key, answer(line, pair.text, meaning));
  } else {
    take_deeper(line);
    add(pair.key, one(pair.text));
  }
}

/// Lines below `answers:` are read like any other; what stands on its line may be one too.
void LineReader::answers(const Line& line, const Pair& pair) {
  if (pair.text.empty() || pair.text == "{") return;
  Value value = one(pair.text);
  if (value.is_mapping()) return add(pair.key, std::move(value));
  const auto inner = pair_of(pair.text);
  const KeyMeaning meaning = inner ? keys_.find(inner->key) : KeyMeaning{};
  if (meaning.question == nullptr)
    stray(line);
  else
    entry(line, *inner, meaning);
}

void LineReader::add(std::string_view key, Value value) {
  read_.document.items.push_back({.offset = offset(key), .text = std::string(key)});
  read_.document.items.push_back(std::move(value));
}

/// Lines below `line` that stand deeper, or are items right below it.
Lines LineReader::take_deeper(const Line& line) {
  const std::size_t first = next_;
  const auto belongs = [&](const Line& below) {
    return below.text.empty() || below.indent > line.indent ||
           (below.indent == line.indent && below.is_item() && !line.is_item());
  };
  while (next_ < lines_.size() && belongs(lines_[next_])) ++next_;
  // Comments after them belong to what follows.
  while (next_ > first && lines_[next_ - 1].text.empty()) --next_;
  return Lines(lines_).subspan(first, next_ - first);
}

/// Whether a line is a question's or a student's whatever stands above it.
bool LineReader::is_entry(const Line& line) const {
  const std::optional<Pair> pair = pair_of(line.text);
  return pair && keys_.find(pair->key).is_known();
}

/// What `text` on `line`, and the lines below, answer.
Value LineReader::answer(const Line& line, std::string_view text, const KeyMeaning& meaning) {
  const bool opens = text.empty() || text == "{" || text == "[" || is_block_header(text);
  if (opens) return answer_below(line, text, meaning);
  Value value = one(text);
  if (value.is_scalar()) add_continuation(value, line, meaning);
  return value;
}

Value LineReader::answer_below(const Line& line, std::string_view header,
                               const KeyMeaning& meaning) {
  const Lines deeper = take_deeper(line);
  if (deeper.empty()) return one(header);
  if (is_text(meaning) || is_block_header(header)) return block(deeper);
  std::vector<Line> lines;
  std::ranges::copy_if(deeper, std::back_inserter(lines),
                       [](const Line& below) { return !below.text.empty(); });
  return below(lines, meaning);
}

/// Adds the deeper lines that go on with the text of `line`.
void LineReader::add_continuation(Value& value, const Line& line, const KeyMeaning& meaning) {
  while (next_ < lines_.size() && lines_[next_].indent > line.indent &&
         (is_text(meaning) || !is_entry(lines_[next_]))) {
    const std::string_view more = lines_[next_++].text;
    if (!more.empty()) value.text += '\n' + std::string(more);
  }
}

Value LineReader::below(Lines lines, const KeyMeaning& meaning) const {
  if (lines.front().is_item()) return list(lines);
  const bool is_pair = split_pair(lines.front().text).has_value();
  if (is_pair && meaning.question != nullptr && takes_mapping(*meaning.question))
    return mapping(lines);
  return lines.size() == 1 ? one(lines.front().text) : joined(lines);
}

Value LineReader::list(Lines lines) const {
  Value list{.kind = Value::Kind::sequence, .offset = offset(lines.front().text)};
  while (!lines.empty()) {
    const std::size_t indent = lines.front().indent;
    std::size_t count = 1;
    while (count < lines.size() && lines[count].indent > indent) ++count;
    list.items.push_back(item(lines.first(count)));
    lines = lines.subspan(count);
  }
  return list;
}

/// The first line, which may have a dash, and the deeper ones below it.
Value LineReader::item(Lines lines) const {
  std::vector<Line> parts(lines.begin(), lines.end());
  if (parts.front().is_item()) parts.front().text = trimmed(parts.front().text.substr(1));
  const auto is_column = [](const Line& line) {
    const std::size_t colon = line.text.find(": ");
    return colon != std::string_view::npos && colon > 0 &&
           line.text.find_first_of("[]{}\"'") > colon;
  };
  if (std::ranges::all_of(parts, is_column)) return mapping(parts);
  return parts.size() == 1 ? one(parts.front().text) : joined(parts);
}

/// Pairs, several on a line too; deeper lines without one go on with what stands above them.
Value LineReader::mapping(Lines lines) const {
  Value mapping{.kind = Value::Kind::mapping, .offset = offset(lines.front().text)};
  for (const Line& line : lines) {
    const std::vector<Pair> pairs = split_pairs(line.text);
    const bool goes_on = line.indent > lines.front().indent && pairs.size() == 1 &&
                         !split_pair(line.text) && mapping.items.back().is_scalar();
    if (goes_on) {
      mapping.items.back().text += '\n' + std::string(line.text);
      continue;
    }
    for (const Pair& pair : pairs) {
      mapping.items.push_back({.offset = offset(pair.key), .text = std::string(pair.key)});
      mapping.items.push_back(one(pair.text));
    }
  }
  return mapping;
}

Value LineReader::joined(Lines lines) const {
  Value value{.offset = offset(lines.front().text)};
  for (const Line& line : lines) {
    if (!value.text.empty()) value.text += '\n';
    value.text += line.text;
  }
  return value;
}

/// The lines as they are, comments and all.
Value LineReader::block(Lines lines) const {
  const std::size_t begin = lines.front().begin;
  return {.style = ScalarStyle::quoted,
          .offset = begin + lines.front().indent,
          .text = block_text(text_.substr(begin, lines.back().end - begin))};
}

/// A text on one line: a collection closed there, a text in quotation marks, or the text itself.
Value LineReader::one(std::string_view text) const {
  const Offset begin = offset(text);
  if (text.empty()) return {.style = ScalarStyle::null, .offset = begin};
  const std::string_view until = text_.substr(0, begin + text.size());
  if (text.front() == '[' || text.front() == '{') {
    std::optional<Flow> flow = read_flow(until, begin, -1);
    if (flow && flow->end == until.size()) return std::move(flow->value);
  }
  if (text.front() == '"' || text.front() == '\'') {
    std::optional<QuotedText> quoted = read_quoted(until, begin);
    if (quoted && quoted->end == until.size())
      return {.style = ScalarStyle::quoted, .offset = begin, .text = std::move(quoted->text)};
  }
  return {.offset = begin, .text = std::string(text)};
}

}  // namespace

ReadLines read_answer_lines(std::string_view text, const QuestionKeys& keys) {
  return LineReader(text, keys).read();
}

}  // namespace gametree::answer_file
