/// \file
/// What TeX is to show at the nodes and edges of a picture, and where, in centimetres.
#pragma once

#include <string>
#include <vector>

#include "gametree/picture.h"

namespace gametree::output {

/// A node's texts, as TeX.
struct TikzNode {
  double x = 0, y = 0;   ///< of its centre; y goes up
  std::string inside;    ///< of a leaf
  std::string beside;    ///< of a leaf: below it; lines with `\\` between them
  bool is_left = false;  ///< where it is beside: on the side that no edge comes from
  std::string edge;      ///< at the edge to it, as well
};

struct TikzPlaces {
  std::vector<TikzNode> nodes;  ///< in the picture's order
  double scale = 1;             ///< what lengths and letters are multiplied by, lest TeX's end
};

/// Half of an inner node's height and width, before it is scaled.
inline constexpr double kTikzRadius = 0.45;
/// Where on an edge its texts are, from the parent.
inline constexpr double kTikzEdgeText = 0.6;

TikzPlaces tikz_places(const Picture& picture);

}  // namespace gametree::output
