/// \file
/// A file of answers as text: where lines begin, what is blank, and how much is said about it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "gametree/error.h"
#include "gametree/submission.h"

namespace gametree::answer_file {

/// A character that is no more than room, in ASCII; line ends are none.
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// `text` without blanks and line ends at its ends, those of Unicode that keyboards and pages
/// bring too.
std::string_view trimmed(std::string_view text);

/// The first place from `at` on that is no blank; the end of `text` if there is none.
std::size_t skip_blanks(std::string_view text, std::size_t at);

/// Removes blanks and CRs at the end of `text`, not before `from`.
void drop_blanks(std::string& text, std::size_t from = 0);

/// The line end from `at` on, or the end of `text`.
std::size_t line_end(std::string_view text, std::size_t at);

/// CR alone as the line end that it is.
std::string with_line_feeds(std::string text);

/// Lines that belong together as one text, without the room that the first of them has before it,
/// and without blank lines at the end.
std::string block_text(std::string_view lines);

/// A text, its name, and the places in it.
class FileText {
 public:
  /// Both borrowed.
  FileText(std::string_view text, std::string_view name)
      : text_(text), name_(name), line_end_(answer_file::line_end(text, 0)) {}

  [[nodiscard]] std::string_view text() const { return text_; }
  [[nodiscard]] std::string_view name() const { return name_; }

  /// The line, from 1, of a place. Costs the way there from the place asked for last.
  std::size_t line(Offset where);

  Error error(ErrorCode code, std::vector<std::string> facts, Offset where);

 private:
  std::string_view text_, name_;
  std::size_t line_ = 1;  // looked at last
  Offset line_begin_ = 0;
  Offset line_end_;
};

/// What is said of keys and columns that are no question: not more than people read, whatever a
/// file holds.
class PassedOver {
 public:
  /// Whether anything more is said of `submission`.
  [[nodiscard]] bool has_room(const Submission& submission) const {
    return left_ > 0 && submission.passed_over.size() < kMostOfOne;
  }
  void add(Submission& submission, Error error);

 private:
  static constexpr std::size_t kMostOfOne = 50;
  std::size_t left_ = 100'000;  // of a file
};

}  // namespace gametree::answer_file
