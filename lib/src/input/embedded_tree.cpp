/// \file
/// The trick: the expression is moved to where it stands in the document, so that its reader
/// counts offsets as the document does.
#include "input/embedded_tree.h"

#include <algorithm>
#include <optional>
#include <string>

namespace gametree::input {
namespace {

constexpr std::string_view kBlanks = " \t\r\n";

// The part of `source` from `begin` on that is `text` but for blanks, if there is one.
std::optional<std::string_view> as_written(std::string_view source, std::size_t begin,
                                           std::string_view text) {
  std::size_t end = begin;
  for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;
       at = text.find_first_not_of(kBlanks, at + 1)) {
    end = source.find_first_not_of(kBlanks, end);
    if (end == std::string_view::npos || source[end] != text[at]) return std::nullopt;
    ++end;
  }
  return source.substr(begin, end - begin);
}

// In a text without quotes YAML takes `label:` for a key, and the text for its value's end.
std::optional<Offset> label_after(const Event& scalar, std::string_view source) {
  if (!is_unquoted(scalar.style)) return std::nullopt;
  const auto written = as_written(source, scalar.offset, scalar.text);
  if (!written) return std::nullopt;
  const Offset end = source.find_first_not_of(kBlanks, scalar.offset + written->size());
  if (!source.substr(std::min(end, source.size())).starts_with(':')) return std::nullopt;
  return end;
}

}  // namespace

bool begins_expression(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlanks);
  if (begin == std::string_view::npos) return false;
  return text[begin] == '(' || text[begin] == ';' || text.substr(begin).starts_with("#|");
}

bool read_embedded_tree(const Event& scalar, ReadJob& job, TreeBuilder& builder) {
  const std::string_view source = job.text;
  if (const auto label = label_after(scalar, source))
    return builder.fail({ErrorCode::yaml_label_in_text, {}, *label, {}, {}});
  const char first = source.substr(scalar.offset).empty() ? ' ' : source[scalar.offset];
  const bool is_block = first == '|' || first == '>';
  std::size_t begin = scalar.offset + (first == '"' || first == '\'' ? 1 : 0);
  if (is_block) {
    // A carriage return alone ends a line too.
    begin = std::min(source.find_first_of("\r\n", begin), source.size());
    begin = std::min(source.find_first_not_of("\r\n", begin), source.size());
  }
  std::string_view body = scalar.text;
  // The lines of a block with their indentation mean the same. Folded ones would not: a comment
  // goes to the end of a line.
  if (first == '|') body = as_written(source, begin, body).value_or(body);
  if (first == '>') begin = std::min(source.find_first_not_of(kBlanks, begin), source.size());

  std::string moved(begin, ' ');
  moved += body;
  ReadJob inner{moved, job.root};
  const bool is_read = read_sexpr(inner, builder);
  job.saw_bare_list = job.saw_bare_list || inner.saw_bare_list;
  return is_read;
}

}  // namespace gametree::input
