/// \file
/// Lines drawn with characters: what stands where strokes of some weights meet.
#include "output/picture/picture_text_strokes.h"

#include <array>
#include <cstddef>

namespace gametree::output {
namespace {

using Glyphs = std::array<std::string_view, 9>;

/// A table for each weight of the stroke up and of the one to the right (none, light, heavy); in it
/// a row for each weight of the one down, and in a row an entry for each of the one to the left.
constexpr std::array<Glyphs, 9> kBoxes{
    Glyphs{" ", "╴", "╸",  //
           "╷", "┐", "┑",  //
           "╻", "┒", "┓"},
    Glyphs{"╶", "─", "╾",  //
           "┌", "┬", "┭",  //
           "┎", "┰", "┱"},
    Glyphs{"╺", "╼", "━",  //
           "┍", "┮", "┯",  //
           "┏", "┲", "┳"},
    Glyphs{"╵", "┘", "┙",  //
           "│", "┤", "┥",  //
           "╽", "┧", "┪"},
    Glyphs{"└", "┴", "┵",  //
           "├", "┼", "┽",  //
           "┟", "╁", "╅"},
    Glyphs{"┕", "┶", "┷",  //
           "┝", "┾", "┿",  //
           "┢", "╆", "╈"},
    Glyphs{"╹", "┚", "┛",  //
           "╿", "┦", "┩",  //
           "┃", "┨", "┫"},
    Glyphs{"┖", "┸", "┹",  //
           "┞", "╀", "╃",  //
           "┠", "╂", "╉"},
    Glyphs{"┗", "┺", "┻",  //
           "┡", "╄", "╇",  //
           "┣", "╊", "╋"},
};

std::size_t weight(Stroke stroke) {
  switch (stroke) {
    case Stroke::none:
      return 0;
    case Stroke::dotted:
    case Stroke::light:
      return 1;
    case Stroke::heavy:
      return 2;
  }
  return 0;
}

std::string_view ascii_glyph(const Crossing& at) {
  const Stroke across = strongest({at.left, at.right});
  const Stroke along = strongest({at.up, at.down});
  constexpr std::array<std::string_view, 4> kAcross{" ", ".", "-", "="};
  constexpr std::array<std::string_view, 4> kAlong{" ", ":", "|", "#"};
  if (along == Stroke::none) return kAcross[static_cast<std::size_t>(across)];
  if (across == Stroke::none) return kAlong[static_cast<std::size_t>(along)];
  return strongest({across, along}) == Stroke::heavy ? "#" : "+";
}

}  // namespace

Stroke stroke_of(const PictureNode& drawn) {
  if (drawn.on_line) return Stroke::heavy;
  return drawn.unread ? Stroke::dotted : Stroke::light;
}

std::string_view glyph(const Crossing& at, Signs signs) {
  if (signs == Signs::ascii) return ascii_glyph(at);
  const bool is_dotted = strongest({at.up, at.right, at.down, at.left}) == Stroke::dotted;
  if (is_dotted && at.up == at.down && at.left == at.right && at.up != at.left)
    return at.up == Stroke::dotted ? "┊" : "┈";
  return kBoxes[weight(at.up) * 3 + weight(at.right)][weight(at.down) * 3 + weight(at.left)];
}

std::string_view cut_mark(Signs signs) { return signs == Signs::ascii ? "x" : "╳"; }

}  // namespace gametree::output
