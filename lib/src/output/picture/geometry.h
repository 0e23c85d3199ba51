/// \file
/// Where all of a picture stands on a page: shapes, texts, edges, so that nothing touches. In
/// pixels, from the top left corner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gametree/picture.h"

namespace gametree::output {

inline constexpr double kTextSize = 14;
inline constexpr double kSmallTextSize = 12;

struct Point {
  double x = 0, y = 0;
};

struct Box {
  double left = 0, top = 0, right = 0, bottom = 0;
};

enum class TextKind : std::uint8_t {
  value,
  name,
  eval,
  window,
  hidden,
  action,       ///< of the edge to the node
  probability,  ///< of the edge to the node
};

enum class Anchor : std::uint8_t { start, middle, end };

/// A text on one line, of `kTextSize` or smaller.
struct PlacedText {
  TextKind kind{};
  Anchor anchor{};  ///< which part of it stands at the same part of the box
  bool is_small = false;
  Box box = {};
  std::string text = {};
  std::string whole = {};  ///< where it had to be shortened
};

struct PlacedNode {
  Box shape;
  std::vector<PlacedText> texts;  ///< a leaf's value is in its shape, all others are outside
  std::optional<Box> mark;        ///< where the edge to it is struck through
  std::array<Point, 4> edge;      ///< from its parent's shape to its own; neighbours may be equal
};

struct Geometry {
  std::vector<PlacedNode> nodes;  ///< as in `Picture::nodes`
  double width = 0, height = 0;
};

/// Places all of `picture`:
/// - boxes of two nodes (shape, texts, mark) never meet, nor do two of one node but for a leaf's
///   value;
/// - an edge meets no box but its own two shapes and its own mark.
///
/// Each level has a height of its own. Edges fan out between the levels; among the boxes of a level
/// they run straight down, at their node's axis. Cost: O(nodes).
Geometry place_picture(const Picture& picture);

}  // namespace gametree::output
