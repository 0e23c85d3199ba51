/// \file
/// A line of a terminal, put together from left to right.
#include "output/picture/picture_text_row.h"

#include "base/text.h"

namespace gametree::output {

Ink ink_of(const PictureNode& drawn) {
  if (drawn.on_line) return Ink::strong;
  return drawn.unread ? Ink::cut : Ink::plain;
}

void TextRow::add(std::string_view text, Ink ink) {
  if (ink != ink_) finish_piece();
  ink_ = ink;
  piece_ += text;
  column_ += display_columns(text);
}

void TextRow::skip_to(std::size_t column) {
  if (column > column_) add(std::string(column - column_, ' '), Ink::plain);
}

void TextRow::end(Buffer& out) {
  piece_.resize(piece_.find_last_not_of(' ') + 1);
  finish_piece();
  out.add(line_);
  out.add('\n');
  line_.clear();
  column_ = 0;
}

void TextRow::finish_piece() {
  if (piece_.empty()) return;
  switch (ink_) {
    case Ink::plain:
      line_ += piece_;
      break;
    case Ink::strong:
      line_ += style_.strong(piece_);
      break;
    case Ink::cut:
      line_ += style_.cut(piece_);
      break;
  }
  piece_.clear();
}

}  // namespace gametree::output
