/// \file
/// A leaf has its value inside and the rest below, so that rows of leaves stay narrow; another node
/// has its name to the left and its value to the right, no higher than its shape.
#include "output/picture/node_parts.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "output/picture/short_text.h"
#include "output/picture/text_width.h"

namespace gametree::output {
namespace {

constexpr double kTriangleWidth = 36;
constexpr double kLeafHeight = 28;  // and its least width
constexpr double kPadding = 5;      // between a leaf's value and its outline
constexpr double kSpace = 4;        // between a shape or an edge and what is beside it
constexpr double kMarkReach = 7;

// The widest names and labels, in pixels: longer ones would make a picture that nobody can read.
// Numbers are short enough, and half a number would be another one.
constexpr double kWidestName = 140;
constexpr double kWidestBelow = 90;
constexpr double kWhole = std::numeric_limits<double>::infinity();

struct TextStyle {
  TextKind kind;
  bool is_small;
  double widest;
};

constexpr TextStyle kValue{TextKind::value, false, kWhole};
constexpr TextStyle kName{TextKind::name, false, kWidestName};
constexpr TextStyle kEval{TextKind::eval, true, kWhole};
constexpr TextStyle kWindow{TextKind::window, true, kWhole};
constexpr TextStyle kNameBelow{TextKind::name, true, kWidestBelow};
constexpr TextStyle kHidden{TextKind::hidden, true, kWhole};
constexpr TextStyle kAction{TextKind::action, true, kWidestName};
constexpr TextStyle kProbability{TextKind::probability, true, kWhole};

double size_of(bool is_small) { return is_small ? kSmallTextSize : kTextSize; }

/// The text with a box that begins at x = 0 and is centred on y = 0.
PlacedText measured(const TextStyle& style, std::string text) {
  const double size = size_of(style.is_small);
  PlacedText placed{.kind = style.kind, .is_small = style.is_small};
  placed.text = shortened(text, {.width = text_width, .widest = style.widest / size});
  if (placed.text != text) placed.whole = std::move(text);
  placed.box = {0, -kRowHeight / 2, text_width(placed.text) * size, kRowHeight / 2};
  return placed;
}

class Parts {
 public:
  Parts(double shape_width, double shape_height) {
    node_.shape = {-shape_width / 2, 0, shape_width / 2, shape_height};
  }

  /// One row is at the shape's middle; two share its height.
  void beside(Anchor side, const TextStyle& first, std::string first_text, const TextStyle& second,
              std::string second_text) {
    const bool are_two = !first_text.empty() && !second_text.empty();
    const double offset = are_two ? kRowHeight / 2 : 0;
    const double reach = node_.shape.right + kSpace, middle = node_.shape.bottom / 2;
    add(side, reach, middle - offset, measured(first, std::move(first_text)));
    add(side, reach, middle + offset, measured(second, std::move(second_text)));
  }
  void inside(PlacedText text) { add(Anchor::middle, 0, node_.shape.bottom / 2, std::move(text)); }
  void below(const TextStyle& style, std::string text) {
    if (text.empty()) return;
    add(Anchor::middle, 0, node_.shape.bottom + kRowHeight * (rows_below_ + .5),
        measured(style, std::move(text)));
    ++rows_below_;
  }
  /// On both sides of the edge to it; one alone stands on the right.
  void on_edge(std::string action, std::string probability) {
    const double y = -kLabelHeight / 2;
    const Anchor side = probability.empty() ? Anchor::start : Anchor::end;
    add(side, kSpace, y, measured(kAction, std::move(action)));
    add(Anchor::start, kSpace, y, measured(kProbability, std::move(probability)));
  }
  void mark() {
    const double bottom = -kLabelHeight;
    node_.mark = Box{-kMarkReach, bottom - kMarkHeight, kMarkReach, bottom};
  }

  PlacedNode take() { return std::move(node_); }

 private:
  // `start` is to the right of the axis, so far away from it; `end` to the left.
  void add(Anchor anchor, double distance, double y, PlacedText text) {
    if (text.text.empty()) return;
    const double width = text.box.right;
    double left = distance;
    if (anchor == Anchor::middle) left = -width / 2;
    if (anchor == Anchor::end) left = -distance - width;
    text.anchor = anchor;
    text.box = {left, y - kRowHeight / 2, left + width, y + kRowHeight / 2};
    node_.texts.push_back(std::move(text));
  }

  PlacedNode node_;
  int rows_below_ = 0;
};

Parts leaf_parts(NodeLabels& labels) {
  PlacedText value = measured(kValue, std::move(labels.value));
  Parts parts(std::max(kLeafHeight, value.box.right + 2 * kPadding), kLeafHeight);
  parts.inside(std::move(value));
  parts.below(kNameBelow, std::move(labels.name));
  parts.below(kWindow, std::move(labels.window));
  return parts;
}

Parts inner_parts(Shape shape, NodeLabels& labels) {
  Parts parts(shape == Shape::circle ? kShapeHeight : kTriangleWidth, kShapeHeight);
  if (!labels.eval.empty()) labels.eval = "eval " + labels.eval;
  parts.beside(Anchor::end, kName, std::move(labels.name), kEval, std::move(labels.eval));
  parts.beside(Anchor::start, kValue, std::move(labels.value), kWindow, std::move(labels.window));
  parts.below(kHidden, std::move(labels.hidden));
  return parts;
}

}  // namespace

PlacedNode node_parts(const PictureNode& drawn, NodeLabels labels) {
  Parts parts =
      drawn.shape == Shape::square ? leaf_parts(labels) : inner_parts(drawn.shape, labels);
  parts.on_edge(std::move(labels.action), std::move(labels.probability));
  if (drawn.cut) parts.mark();
  return parts.take();
}

}  // namespace gametree::output
