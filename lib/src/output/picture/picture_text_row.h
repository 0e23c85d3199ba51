/// \file
/// A line of a terminal, put together from left to right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "gametree/picture.h"
#include "output/buffer.h"
#include "output/style.h"

namespace gametree::output {

/// What a colour adds.
enum class Ink : std::uint8_t { plain, strong, cut };

/// That of a node and of the edge to it.
Ink ink_of(const PictureNode& drawn);

/// Pieces at columns, in the order of the columns.
class TextRow {
 public:
  explicit TextRow(Style style) : style_(style) {}

  void add(std::string_view text, Ink ink);
  /// Blanks up to `column`, from 0, if it is not reached yet.
  void skip_to(std::size_t column);
  /// Ends the line, without blanks at its end, and begins the next.
  void end(Buffer& out);

 private:
  void finish_piece();

  Style style_;
  std::string line_;
  std::string piece_;  // of one ink, not in the line yet
  Ink ink_ = Ink::plain;
  std::size_t column_ = 0;
};

}  // namespace gametree::output
