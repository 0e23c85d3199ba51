/// \file
/// What stands at one node, placed around its axis as if there were no other.
#pragma once

#include "output/picture/geometry.h"
#include "output/picture/labels.h"

namespace gametree::output {

inline constexpr double kShapeHeight = 32;  ///< of the highest
inline constexpr double kLabelHeight = 18;  ///< of the row above a shape, for its edge's labels
inline constexpr double kMarkHeight = 14;   ///< of the row above that, for a mark
inline constexpr double kRowHeight = 16;    ///< of one text

/// The node's shape, texts and, where `drawn.cut`, the mark on its edge. The axis is at x = 0, the
/// shape's top at y = 0; only labels and the mark are above that. The mark leaves room for labels.
PlacedNode node_parts(const PictureNode& drawn, NodeLabels labels);

}  // namespace gametree::output
