/// \file
/// From the parts of each node to their places: a tidy layout across, levels down.
#include "output/picture/geometry.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

#include "output/picture/node_parts.h"
#include "picture/tidy_layout.h"

namespace gametree::output {
namespace {

constexpr TidyGaps kGaps{.siblings = 8, .others = 20};
constexpr double kBeside = 6;  // more, where a text might seem to belong to the next node
constexpr double kMargin = 12;
constexpr double kLowestBand = 48;

/// A row of the page: the nodes that are as many plies below the root.
struct Level {
  bool has_labels = false, has_marks = false;
  double widest_edge = 0;  // how far an edge to one of them goes sideways
  double height = 0;       // of the highest shape with the texts below it
  double top = 0, shape_top = 0, bottom = 0;

  [[nodiscard]] double above() const {
    return (has_labels ? kLabelHeight : 0) + (has_marks ? kMarkHeight : 0);
  }
};

Box around(const Box& a, const Box& b) {
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

Box around(const PlacedNode& node) {
  Box box = node.shape;
  for (const PlacedText& text : node.texts) box = around(box, text.box);
  return box;  // a mark is narrower than a shape, and higher up than all else
}

std::vector<PlacedNode> parts_of(const Picture& picture) {
  std::vector<NodeLabels> labels = picture_labels(picture, Signs::unicode);
  std::vector<PlacedNode> nodes;
  nodes.reserve(labels.size());
  for (std::size_t i = 0; i < labels.size(); ++i) {
    PictureNode drawn = picture.nodes[i];
    if (i == 0) drawn.cut = false;  // the edge to the root of a part is not drawn
    nodes.push_back(node_parts(drawn, std::move(labels[i])));
  }
  return nodes;
}

TidyLayout layout_of(const Picture& picture, const std::vector<PlacedNode>& parts) {
  std::vector<TidyNode> nodes;
  nodes.reserve(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Box box = around(parts[i]);
    const Box& shape = parts[i].shape;
    const double space = picture.nodes[i].shape == Shape::square ? 0 : kBeside;
    nodes.push_back({picture.nodes[i].parent, -box.left + (box.left < shape.left ? space : 0),
                     box.right + (box.right > shape.right ? space : 0)});
  }
  return tidy_layout(nodes, kGaps);
}

/// Steep enough to be followed, but a wide tree does not become a high one.
double band_height(double widest_edge) {
  return std::max(kLowestBand, std::min(widest_edge / 4, 8 * std::sqrt(widest_edge)));
}

std::vector<Level> levels_of(const Picture& picture, const std::vector<PlacedNode>& parts,
                             const std::vector<double>& axes) {
  std::vector<Level> levels;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const PictureNode& drawn = picture.nodes[i];
    if (drawn.level >= levels.size()) levels.emplace_back();
    Level& level = levels[drawn.level];
    const Box box = around(parts[i]);
    level.has_labels |= box.top < 0;
    level.has_marks |= parts[i].mark.has_value();
    level.height = std::max(level.height, box.bottom);
    level.widest_edge = std::max(level.widest_edge, std::abs(axes[i] - axes[drawn.parent]));
  }
  return levels;
}

void stack(std::vector<Level>& levels) {
  double y = kMargin;
  for (Level& level : levels) {
    if (&level != levels.data()) y += band_height(level.widest_edge);
    level.top = y;
    level.shape_top = y + level.above();
    level.bottom = level.shape_top + level.height;
    y = level.bottom;
  }
}

void move(Box& box, double x, double y) {
  box = {box.left + x, box.top + y, box.right + x, box.bottom + y};
}

void move(PlacedNode& node, double axis, const Level& level) {
  move(node.shape, axis, level.shape_top);
  for (PlacedText& text : node.texts) move(text.box, axis, level.shape_top);
  const double unused = level.has_labels ? 0 : kLabelHeight;
  if (node.mark) move(*node.mark, axis, level.shape_top + unused);
}

}  // namespace

Geometry place_picture(const Picture& picture) {
  Geometry geometry{.nodes = parts_of(picture)};
  TidyLayout layout = layout_of(picture, geometry.nodes);
  for (double& axis : layout.axes) axis += kMargin;
  std::vector<Level> levels = levels_of(picture, geometry.nodes, layout.axes);
  stack(levels);
  for (std::size_t i = 0; i < geometry.nodes.size(); ++i) {
    const PictureNode& drawn = picture.nodes[i];
    PlacedNode& node = geometry.nodes[i];
    const Level& level = levels[drawn.level];
    move(node, layout.axes[i], level);
    if (i == 0) continue;
    const PlacedNode& parent = geometry.nodes[drawn.parent];
    const double from = layout.axes[drawn.parent], to = layout.axes[i];
    node.edge = {Point{from, parent.shape.bottom}, Point{from, levels[drawn.level - 1].bottom},
                 Point{to, level.top}, Point{to, node.shape.top}};
  }
  geometry.width = layout.width + 2 * kMargin;
  geometry.height = levels.back().bottom + kMargin;
  return geometry;
}

}  // namespace gametree::output
