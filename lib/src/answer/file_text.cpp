/// \file
/// Blanks, lines and places of a file of answers.
#include "answer/file_text.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"

namespace gametree::answer_file {
namespace {

constexpr std::string_view kAsciiRoom = " \t\r\n";

// No-break space, ideographic space, zero-width space, narrow no-break space, byte order mark.
constexpr std::array<std::string_view, 5> kMoreRoom{"\xC2\xA0", "\xE3\x80\x80", "\xE2\x80\x8B",
                                                    "\xE2\x80\xAF", "\xEF\xBB\xBF"};

std::string_view trimmed_left(std::string_view text) {
  for (;;) {
    text.remove_prefix(std::min(text.find_first_not_of(kAsciiRoom), text.size()));
    const auto room = std::ranges::find_if(
        kMoreRoom, [&](std::string_view known) { return text.starts_with(known); });
    if (room == kMoreRoom.end()) return text;
    text.remove_prefix(room->size());
  }
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  text = trimmed_left(text);
  for (;;) {
    text = text.substr(0, text.find_last_not_of(kAsciiRoom) + 1);
    const auto room = std::ranges::find_if(
        kMoreRoom, [&](std::string_view known) { return text.ends_with(known); });
    if (room == kMoreRoom.end()) return text;
    text.remove_suffix(room->size());
  }
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(" \t", at), text.size());
}

void drop_blanks(std::string& text, std::size_t from) {
  while (text.size() > from && (is_blank(text.back()) || text.back() == '\r')) text.pop_back();
}

std::size_t line_end(std::string_view text, std::size_t at) {
  return std::min(text.find('\n', at), text.size());
}

std::string with_line_feeds(std::string text) {
  for (std::size_t at = text.find('\r'); at < text.size(); at = text.find('\r', at + 1))
    if (at + 1 == text.size() || text[at + 1] != '\n') text[at] = '\n';
  return text;
}

std::string block_text(std::string_view lines) {
  const std::size_t indent = skip_blanks(lines, 0);
  std::string out;
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = line_end(lines, at);
    const std::size_t begin = std::min(skip_blanks(lines, at), at + indent);
    if (begin < end) out += lines.substr(begin, end - begin);
    drop_blanks(out);
    out += '\n';
    at = end + 1;
  }
  while (!out.empty() && out.back() == '\n') out.pop_back();
  return out;
}

std::size_t FileText::line(Offset where) {
  where = std::min(where, text_.size());
  while (where < line_begin_) {
    line_end_ = line_begin_ - 1;
    const std::size_t before = text_.substr(0, line_begin_ - 1).rfind('\n');
    line_begin_ = before == std::string_view::npos ? 0 : before + 1;
    --line_;
  }
  while (line_end_ < where) {
    line_begin_ = line_end_ + 1;
    line_end_ = line_end(text_, line_begin_);
    ++line_;
  }
  return line_;
}

Error FileText::error(ErrorCode code, std::vector<std::string> facts, Offset where) {
  Error error{code, std::move(facts), where, std::string(name_), {}};
  const std::size_t number = line(where);
  error.place = find_place(text_.substr(line_begin_), where - line_begin_);
  error.place->line = number;
  return error;
}

void PassedOver::add(Submission& submission, Error error) {
  if (!has_room(submission)) return;
  submission.passed_over.push_back(std::move(error));
  --left_;
}

}  // namespace gametree::answer_file
