/// \file
/// An answers file as YAML, with comments; and as JSON, without.
#include "output/answers_yaml.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "base/text.h"
#include "output/grade_parts.h"
#include "output/grade_rules.h"
#include "output/json_writer.h"
#include "output/phrases.h"
#include "output/tree_form.h"

namespace gametree::output {
namespace {

constexpr std::size_t kLineWidth = 96;

/// Whether any YAML reader takes `text` for itself when it has no quotes.
bool is_plain(std::string_view text) {
  constexpr std::array<std::string_view, 11> kOtherwise{"true", "false", "yes",  "no",  "on", "off",
                                                        "y",    "n",     "null", "inf", "nan"};
  const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
  const auto is_inner = [&](char c) {
    return is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           c == '.' || c == '/' || c == '-';
  };
  if (text.empty() || text.front() == '.' || !std::ranges::all_of(text, is_inner)) return false;
  if (text.front() == '-' && (text.size() == 1 || !is_digit(text[1]))) return false;
  return std::ranges::none_of(kOtherwise, [&](auto word) { return same_word(word, text); });
}

std::string scalar(std::string_view text) {
  return is_plain(text) ? std::string(text) : quoted(text);
}

/// As deep as an answer: rows of cells.
std::string flow(const Typed& typed) {
  if (typed.kind == Typed::Kind::text) return scalar(typed.text);
  std::vector<std::string> inside;
  inside.reserve(typed.items.size() + typed.pairs.size());
  for (const Typed& item : typed.items) inside.push_back(flow(item));
  for (const auto& [key, value] : typed.pairs)
    inside.push_back(fmt::format("{}: {}", scalar(key), flow(value)));
  const bool is_list = typed.kind == Typed::Kind::list;
  return fmt::format("{}{}{}", is_list ? '[' : '{', fmt::join(inside, ", "), is_list ? ']' : '}');
}

bool is_blank(const Typed& typed) { return typed.kind == Typed::Kind::text && typed.text.empty(); }

std::string comment(std::string_view text, std::size_t indent) {
  const std::string margin(indent, ' ');
  std::string lines;
  for (const std::string& line : wrapped(one_line(text), kLineWidth - indent - 2))
    lines += margin + "# " + line + "\n";
  return lines;
}

/// A line with the reason beside it, or above where it is long.
std::string with_reason(const std::string& line, std::size_t indent, std::string_view reason) {
  const std::string whole = std::string(indent, ' ') + line;
  if (reason.empty()) return whole + "\n";
  const std::string beside = whole + "  # " + one_line(reason);
  if (display_columns(beside) <= kLineWidth) return beside + "\n";
  return comment(reason, indent) + whole + "\n";
}

std::string reason_of(const AnswerBlock& block, std::size_t index) {
  return index < block.reasons.size() ? block.reasons[index] : "";
}

std::string mapping_lines(const AnswerBlock& block) {
  std::string lines;
  for (std::size_t i = 0; i < block.answer.pairs.size(); ++i) {
    const auto& [key, value] = block.answer.pairs[i];
    lines += with_reason(scalar(key) + (is_blank(value) ? ":" : ": " + flow(value)), 4,
                         reason_of(block, i));
  }
  return lines;
}

std::string list_lines(const Typed& list) {
  std::string lines;
  for (const Typed& item : list.items) lines += "    - " + flow(item) + "\n";
  return lines;
}

std::string block_lines(const AnswerBlock& block) {
  std::string lines;
  for (const std::string& text : block.above) lines += comment(text, 2);
  const std::string key = scalar(block.question) + ":";
  const Typed& answer = block.answer;
  if (answer.kind == Typed::Kind::mapping && !answer.pairs.empty())
    return lines + "  " + key + "\n" + mapping_lines(block);
  if (is_blank(answer)) return lines + with_reason(key, 2, reason_of(block, 0));
  const std::string whole = key + " " + flow(answer);
  const bool is_long = answer.items.size() > 1 && display_columns(whole) > kLineWidth;
  const bool has_rows = !answer.items.empty() && answer.items.front().kind != Typed::Kind::text;
  if (is_long || has_rows)
    return lines + with_reason(key, 2, reason_of(block, 0)) + list_lines(answer);
  return lines + with_reason(whole, 2, reason_of(block, 0));
}

}  // namespace

void write_answers_yaml(const AnswersFile& file, Buffer& out) {
  for (const std::string& text : file.heading) out.add(comment(text, 0));
  out.add(file.student.empty() ? "student:\n" : "student: " + scalar(file.student) + "\n");
  out.add("answers:\n");
  for (const AnswerBlock& block : file.blocks) out.add(block_lines(block));
}

void write_answers_json(const AnswersFile& file, Buffer& out) {
  JsonWriter json(out);
  json.open_object();
  write_string(json, "student", file.student);
  json.key("answers");
  json.open_object();
  for (const AnswerBlock& block : file.blocks) {
    json.text_key(block.question);
    write_typed(json, block.answer);
  }
  json.close_object();
  json.close_object();
  out.add('\n');
}

}  // namespace gametree::output
