/// \file
/// What TeX is to show at the nodes and edges of a picture, and where, in centimetres.
#include "output/picture/picture_tikz_places.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>

#include "output/picture/labels.h"
#include "output/picture/short_text.h"
#include "output/picture/tex_text.h"
#include "picture/tidy_layout.h"

namespace gametree::output {
namespace {

// Of letters of 8 points, in lines of 9.5.
constexpr double kEm = 0.281;
constexpr double kLine = 0.335;

constexpr double kWidestText = 18;  // in ems
constexpr double kLeafRadius = 0.3;
constexpr double kPadding = 0.1;  // around a text
constexpr double kLevelGap = 0.7;
constexpr TidyGaps kGaps{.siblings = 0.2, .others = 0.4};

/// TeX has no lengths past 575 cm, and PDF readers show no page past 508 cm.
constexpr double kLargest = 480;

/// Lines below each other, and their size.
struct Block {
  std::string tex;
  double width = 0;
  std::size_t lines = 0;

  void add_text(std::string_view text) {
    const std::string shown = shortened(text, {.width = tex_width, .widest = kWidestText});
    add(tex_text(shown), shown);
  }
  void add_formula(std::string_view label, std::string_view before = "") {
    if (!label.empty()) add(std::string(before) + tex_formula(label), std::string(before) += label);
  }

  [[nodiscard]] double height() const { return static_cast<double>(lines) * kLine; }

 private:
  void add(std::string_view line, std::string_view text) {
    if (text.empty()) return;
    if (lines > 0) tex += "\\\\";
    tex += line;
    width = std::max(width, tex_width(text) * kEm + 2 * kPadding);
    ++lines;
  }
};

/// A node with its texts, before it has a place.
struct Sketch {
  Block inside, beside, edge;
  bool is_left = false;                              // what is beside it
  double left = 0, right = 0, above = 0, below = 0;  // reach from its centre
};

Block beside_of(const NodeLabels& labels, bool is_leaf) {
  Block block;
  block.add_text(labels.name);
  if (!is_leaf) block.add_formula(labels.value);
  block.add_formula(labels.window);
  block.add_formula(labels.eval, "eval ");
  block.add_formula(labels.hidden);
  return block;
}

/// Where there is nothing beside it.
void measure_leaf(Sketch& sketch) {
  sketch.left = std::max({kLeafRadius, sketch.inside.width / 2, sketch.beside.width / 2});
  sketch.right = sketch.left;
  sketch.above = kLeafRadius;
  sketch.below = kLeafRadius + sketch.beside.height();
}

/// What is beside it stands on the height of its centre, clear of edges to children.
void measure_inner(Sketch& sketch) {
  const double far = kTikzRadius + sketch.beside.width;
  sketch.left = sketch.is_left ? far : kTikzRadius;
  sketch.right = sketch.is_left ? kTikzRadius : far;
  sketch.above = std::max(kTikzRadius, sketch.beside.height());
  sketch.below = kTikzRadius;
}

Sketch sketch_of(const PictureNode& drawn, const NodeLabels& labels, bool is_left) {
  const bool is_leaf = drawn.shape == Shape::square;
  Sketch sketch;
  if (is_leaf) sketch.inside.add_formula(labels.value);
  sketch.beside = beside_of(labels, is_leaf);
  sketch.is_left = is_left;
  sketch.edge.add_text(labels.action);
  sketch.edge.add_formula(labels.probability);
  is_leaf ? measure_leaf(sketch) : measure_inner(sketch);
  // Where edges have their texts, neighbours are nearer to each other than at their ends.
  const double edge = sketch.edge.width / 2 / kTikzEdgeText;
  sketch.left = std::max(sketch.left, edge);
  sketch.right = std::max(sketch.right, edge);
  return sketch;
}

/// Of each node, whether it is one of the first half of several children.
std::vector<bool> are_left(const Picture& picture) {
  const std::size_t count = picture.nodes.size();
  std::vector<std::size_t> children(count);
  for (std::size_t place = 1; place < count; ++place) ++children[picture.nodes[place].parent];
  std::vector<std::size_t> passed(count);
  std::vector<bool> left(count);
  for (std::size_t place = 1; place < count; ++place) {
    const std::uint32_t parent = picture.nodes[place].parent;
    left[place] = passed[parent]++ < children[parent] / 2;
  }
  return left;
}

std::vector<Sketch> sketches_of(const Picture& picture) {
  const std::vector<NodeLabels> labels = picture_labels(picture, Signs::unicode);
  const std::vector<bool> left = are_left(picture);
  std::vector<Sketch> sketches;
  sketches.reserve(labels.size());
  for (std::size_t place = 0; place < labels.size(); ++place)
    sketches.push_back(sketch_of(picture.nodes[place], labels[place], left[place]));
  return sketches;
}

/// How far the nodes of a level reach, the texts at the edges to them, and, sideways, those edges.
struct Reach {
  double above = 0, below = 0, edge = 0, sideways = 0;
};

/// From the level above to this one, so that texts at edges end above those at nodes.
double step_down(const Reach& from, const Reach& to) {
  // Long edges would be flat and near each other.
  const double gap = std::clamp(0.2 * to.sideways, kLevelGap, 4 * kLevelGap);
  const double step = from.below + gap + to.edge + to.above;
  if (to.edge == 0) return step;
  return std::max(step, (to.above + to.edge / 2 + kPadding) / (1 - kTikzEdgeText));
}

/// How far below the root the levels are.
std::vector<double> depths_of(const Picture& picture, const std::vector<Sketch>& sketches,
                              const std::vector<double>& axes) {
  std::vector<Reach> levels;
  for (std::size_t place = 0; place < sketches.size(); ++place) {
    const std::uint32_t parent = picture.nodes[place].parent;
    const std::size_t level = picture.nodes[place].level;
    if (level == levels.size()) levels.emplace_back();
    Reach& reach = levels[level];
    reach.above = std::max(reach.above, sketches[place].above);
    reach.below = std::max(reach.below, sketches[place].below);
    reach.edge = std::max(reach.edge, sketches[place].edge.height());
    reach.sideways = std::max(reach.sideways, std::abs(axes[place] - axes[parent]));
  }
  std::vector<double> depths{0};
  for (std::size_t level = 1; level < levels.size(); ++level)
    depths.push_back(depths.back() + step_down(levels[level - 1], levels[level]));
  return depths;
}

TidyLayout layout_of(const Picture& picture, const std::vector<Sketch>& sketches) {
  std::vector<TidyNode> boxes;
  boxes.reserve(sketches.size());
  for (std::size_t place = 0; place < sketches.size(); ++place)
    boxes.push_back({.parent = picture.nodes[place].parent,
                     .left = sketches[place].left,
                     .right = sketches[place].right});
  return tidy_layout(boxes, kGaps);
}

}  // namespace

TikzPlaces tikz_places(const Picture& picture) {
  std::vector<Sketch> sketches = sketches_of(picture);
  const TidyLayout layout = layout_of(picture, sketches);
  const std::vector<double> depths = depths_of(picture, sketches, layout.axes);

  TikzPlaces places;
  places.scale = std::min(1.0, kLargest / std::max(layout.width, depths.back() + 1));
  for (std::size_t place = 0; place < sketches.size(); ++place) {
    Sketch& sketch = sketches[place];
    places.nodes.push_back({.x = layout.axes[place],
                            .y = -depths[picture.nodes[place].level],
                            .inside = std::move(sketch.inside.tex),
                            .beside = std::move(sketch.beside.tex),
                            .is_left = sketch.is_left,
                            .edge = std::move(sketch.edge.tex)});
  }
  return places;
}

}  // namespace gametree::output
