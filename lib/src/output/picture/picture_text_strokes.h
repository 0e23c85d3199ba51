/// \file
/// Lines drawn with characters: what stands where strokes of some weights meet.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "gametree/picture.h"
#include "output/picture/labels.h"

namespace gametree::output {

/// A piece of an edge. Where edges share a piece, it is as the greatest of them.
enum class Stroke : std::uint8_t {
  none,
  dotted,  ///< below a cutoff
  light,
  heavy,  ///< of the principal line
};

/// That of the edge to a node.
Stroke stroke_of(const PictureNode& drawn);

inline Stroke strongest(std::initializer_list<Stroke> strokes) { return std::max(strokes); }

/// The strokes that meet in a character.
struct Crossing {
  Stroke up = Stroke::none;
  Stroke right = Stroke::none;
  Stroke down = Stroke::none;
  Stroke left = Stroke::none;
};

/// The character; a blank where there is no stroke. Only straight ones are dotted.
std::string_view glyph(const Crossing& crossing, Signs signs);

/// An edge that is struck through.
std::string_view cut_mark(Signs signs);

}  // namespace gametree::output
