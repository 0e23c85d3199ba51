/// \file
/// Where all of a picture stands: by hand on small trees, and that nothing touches on random ones.
#include "output/picture/geometry.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include "gametree/read_tree.h"
#include "gametree/write_tree.h"
#include "picture/random_pictures.h"
#include "support/catch.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

using output::Box;
using output::Geometry;
using output::place_picture;
using output::PlacedNode;
using output::PlacedText;
using output::Point;
using output::TextKind;

std::size_t random_trees() { return std::max<std::size_t>(1000, property_trees() / 40); }

constexpr double kSlack = 1e-6;

/// Of a node, all that nothing else may touch. A leaf's value is inside its shape.
std::vector<Box> boxes_of(const PlacedNode& node, Shape shape) {
  std::vector<Box> boxes{node.shape};
  for (const PlacedText& text : node.texts)
    if (shape != Shape::square || text.kind != TextKind::value) boxes.push_back(text.box);
  if (node.mark) boxes.push_back(*node.mark);
  return boxes;
}

bool meet(const Box& a, const Box& b) {
  return a.left < b.right - kSlack && b.left < a.right - kSlack && a.top < b.bottom - kSlack &&
         b.top < a.bottom - kSlack;
}

bool contains(const Box& outer, const Box& inner) {
  return outer.left <= inner.left + kSlack && inner.right <= outer.right + kSlack &&
         outer.top <= inner.top + kSlack && inner.bottom <= outer.bottom + kSlack;
}

/// Whether a line from `a` to `b` goes through the inside of `box`: it is clipped side by side
/// (Liang and Barsky).
bool crosses(const Point& a, const Point& b, const Box& box) {
  double from = 0, to = 1;
  const auto clip = [&](double start, double step, double low, double high) {
    if (std::abs(step) < kSlack) return start > low + kSlack && start < high - kSlack;
    const double t1 = (low + kSlack - start) / step, t2 = (high - kSlack - start) / step;
    from = std::max(from, std::min(t1, t2));
    to = std::min(to, std::max(t1, t2));
    return from < to;
  };
  return clip(a.x, b.x - a.x, box.left, box.right) && clip(a.y, b.y - a.y, box.top, box.bottom);
}

bool crosses(const PlacedNode& edge_to, const Box& box) {
  for (std::size_t i = 1; i < edge_to.edge.size(); ++i)
    if (crosses(edge_to.edge[i - 1], edge_to.edge[i], box)) return true;
  return false;
}

struct OwnedBox {
  std::size_t node;
  Box box;
};

std::vector<OwnedBox> all_boxes(const Picture& picture, const Geometry& geometry) {
  std::vector<OwnedBox> boxes;
  for (std::size_t i = 0; i < geometry.nodes.size(); ++i)
    for (const Box& box : boxes_of(geometry.nodes[i], picture.nodes[i].shape))
      boxes.push_back({i, box});
  return boxes;
}

/// The first two boxes that meet; empty if there are none.
std::string first_meeting(const std::vector<OwnedBox>& boxes) {
  for (std::size_t i = 0; i < boxes.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (meet(boxes[i].box, boxes[j].box))
        return fmt::format("boxes of {} and {}", boxes[j].node, boxes[i].node);
  return "";
}

/// The first edge that meets a box which is not its own mark.
std::string first_crossing(const Geometry& geometry, const std::vector<OwnedBox>& boxes) {
  for (std::size_t i = 1; i < geometry.nodes.size(); ++i)
    for (const auto& [owner, box] : boxes) {
      const std::optional<Box>& mark = geometry.nodes[i].mark;
      const bool is_own_mark = owner == i && mark && box.top == mark->top;
      if (!is_own_mark && crosses(geometry.nodes[i], box))
        return fmt::format("edge to {}, box of {}", i, owner);
    }
  return "";
}

/// Both ends of the edge are on the shapes that it joins.
bool is_joined(const PlacedNode& node, const Box& parent) {
  const Point &start = node.edge.front(), &end = node.edge.back();
  return start.y == parent.bottom && start.x > parent.left && start.x < parent.right &&
         end.y == node.shape.top && end.x > node.shape.left && end.x < node.shape.right;
}

bool holds_value(const PlacedNode& leaf) {
  return std::ranges::all_of(leaf.texts, [&](const PlacedText& text) {
    return text.kind != TextKind::value || contains(leaf.shape, text.box);
  });
}

/// The first node that lacks its edge, its mark or, being a leaf, its value inside.
std::string first_gap(const Picture& picture, const Geometry& geometry) {
  for (std::size_t i = 0; i < geometry.nodes.size(); ++i) {
    const PlacedNode& node = geometry.nodes[i];
    const PictureNode& drawn = picture.nodes[i];
    if (drawn.shape == Shape::square && !holds_value(node)) return fmt::format("value of {}", i);
    if (node.mark.has_value() != (i > 0 && drawn.cut)) return fmt::format("mark of {}", i);
    if (node.mark && !crosses(node, *node.mark)) return fmt::format("mark beside edge to {}", i);
    if (i > 0 && !is_joined(node, geometry.nodes[drawn.parent].shape))
      return fmt::format("edge to {}", i);
  }
  return "";
}

void require_tidy(const Picture& picture) {
  const Geometry geometry = place_picture(picture);
  INFO(write_tree(picture.tree, "sexpr").value());
  REQUIRE(geometry.nodes.size() == picture.nodes.size());
  const std::vector<OwnedBox> boxes = all_boxes(picture, geometry);
  const Box page{0, 0, geometry.width, geometry.height};
  REQUIRE(std::ranges::all_of(boxes, [&](const OwnedBox& box) { return contains(page, box.box); }));
  REQUIRE(first_meeting(boxes) == "");
  REQUIRE(first_crossing(geometry, boxes) == "");
  REQUIRE(first_gap(picture, geometry) == "");
}

GameTree tree_of(std::string_view sexpr) {
  ReadOptions options;
  options.format = "sexpr";
  return read_tree(std::string(sexpr), options).value();
}

}  // namespace

TEST_CASE("geometry: two leaves below their parent", "[picture][geometry]") {
  const Picture picture = make_picture(tree_of("(MAX 3 12)"));

  const Geometry geometry = place_picture(picture);

  // Margins of 12; leaves of 28 by 28, 8 apart, so their axes are at 26 and 62 and the root's at
  // 44; a triangle is 36 wide and 32 high; 48 lie between levels at least.
  CHECK(geometry.width == 12 + 28 + 8 + 28 + 12);
  CHECK(geometry.height == 12 + 32 + 48 + 28 + 12);
  const Box& root = geometry.nodes[0].shape;
  CHECK(root.left == 44 - 18);
  CHECK(root.right == 44 + 18);
  CHECK(root.top == 12);
  CHECK(root.bottom == 44);
  CHECK(geometry.nodes[1].shape.left == 12);
  CHECK(geometry.nodes[1].shape.top == 92);
  CHECK(geometry.nodes[2].edge.front().x == 44);
  CHECK(geometry.nodes[2].edge.back().x == 62);
}

TEST_CASE("geometry: a picture that shows nothing but a leaf", "[picture][geometry]") {
  const Geometry geometry = place_picture(make_picture(tree_of("7")));

  CHECK(geometry.width == 12 + 28 + 12);
  CHECK(geometry.height == 12 + 28 + 12);
}

TEST_CASE("geometry: a long name is shortened and a long number is not", "[picture][geometry]") {
  const std::string name(1000, 'n');
  const Picture picture =
      make_picture(tree_of("(MAX :name " + name + " 123456789012345678901234567890)"));

  const Geometry geometry = place_picture(picture);

  REQUIRE(geometry.nodes[0].texts.size() == 1);
  CHECK(geometry.nodes[0].texts[0].whole == name);
  CHECK(geometry.nodes[0].texts[0].text.size() < 30);
  REQUIRE(geometry.nodes[1].texts.size() == 1);
  CHECK(geometry.nodes[1].texts[0].text == "123456789012345678901234567890");
  CHECK(geometry.width < 500);
}

TEST_CASE("geometry: nothing touches in pictures of trees", "[property][geometry]") {
  RandomPictures random(1);
  for (std::size_t i = 0; i < random_trees(); ++i) {
    const GameTree tree = random.tree();
    require_tidy(make_picture(tree, random.view(tree)));
  }
}

TEST_CASE("geometry: nothing touches in pictures of searches", "[property][geometry]") {
  RandomPictures random(2);
  std::size_t nodes = 0, marks = 0;
  for (std::size_t i = 0; i < random_trees(); ++i) {
    const SearchResult result = random.searched(random.tree());
    const Picture picture = make_picture(result, random.view(result.tree.searched()));
    require_tidy(picture);
    nodes += picture.nodes.size();
    for (const PlacedNode& node : place_picture(picture).nodes) marks += node.mark ? 1U : 0U;
  }
  CHECK(marks > 100);
  std::cout << fmt::format("drawn: {} nodes, {} cut edges\n", nodes, marks);
}

TEST_CASE("geometry: edges of a wide tree are not nearly level", "[picture][geometry]") {
  std::string text = "(MAX";
  for (int i = 0; i < 60; ++i) text += " 5";
  const Geometry geometry = place_picture(make_picture(tree_of(text + ")")));

  const auto& edge = geometry.nodes[1].edge;

  CHECK((edge[2].y - edge[1].y) / std::abs(edge[2].x - edge[1].x) >= .2);  // more than 11 degrees
}

}  // namespace gametree::test
