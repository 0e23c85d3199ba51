/// \file
/// The layout of trees, by hand on small ones and by its promises on random ones.
#include "picture/tidy_layout.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cmath>
#include <map>
#include <string>
#include <utility>

#include "picture/random_family.h"
#include "support/catch.h"
#include "support/property_trees.h"

namespace gametree::test {
namespace {

constexpr double kNear = 1e-6;

/// Nodes that reach 1 to each side.
std::vector<TidyNode> family_of(const std::vector<std::uint32_t>& parents) {
  std::vector<TidyNode> nodes;
  nodes.reserve(parents.size());
  for (const std::uint32_t parent : parents) nodes.push_back({parent, 1, 1});
  return nodes;
}

std::vector<std::vector<std::uint32_t>> levels_of(const std::vector<TidyNode>& nodes) {
  std::vector<std::size_t> level(nodes.size());
  std::vector<std::vector<std::uint32_t>> levels;
  for (std::uint32_t i = 0; i < nodes.size(); ++i) {
    if (i > 0) level[i] = level[nodes[i].parent] + 1;
    levels.resize(std::max(levels.size(), level[i] + 1));
    levels[level[i]].push_back(i);
  }
  return levels;
}

/// First and last child of each node that has any.
std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> outer_children(
    const std::vector<TidyNode>& nodes) {
  std::map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>> outer;
  for (std::uint32_t i = 1; i < nodes.size(); ++i)
    outer.try_emplace(nodes[i].parent, i, i).first->second.second = i;
  return outer;
}

std::string dump(const std::vector<TidyNode>& nodes) {
  std::string text;
  for (const TidyNode& node : nodes)
    text += fmt::format("{{{}, {}, {}}}, ", node.parent, node.left, node.right);
  return text;
}

/// The same tree with all children in the opposite order; and each node's place in it.
std::pair<std::vector<TidyNode>, std::vector<std::uint32_t>> mirror(
    const std::vector<TidyNode>& nodes) {
  std::vector<std::vector<std::uint32_t>> children(nodes.size());
  for (std::uint32_t i = 1; i < nodes.size(); ++i) children[nodes[i].parent].push_back(i);
  std::vector<TidyNode> mirrored;
  std::vector<std::uint32_t> place(nodes.size());
  std::vector<std::uint32_t> todo{0};
  while (!todo.empty()) {
    const std::uint32_t node = todo.back();
    todo.pop_back();
    place[node] = static_cast<std::uint32_t>(mirrored.size());
    mirrored.push_back({place[nodes[node].parent], nodes[node].right, nodes[node].left});
    for (const std::uint32_t child : children[node]) todo.push_back(child);  // last is taken first
  }
  return {mirrored, place};
}

double smallest_slack(const std::vector<TidyNode>& nodes, const TidyGaps& gaps,
                      const std::vector<double>& axes) {
  double slack = 1e9;
  for (const auto& level : levels_of(nodes))
    for (std::size_t i = 1; i < level.size(); ++i) {
      const std::uint32_t a = level[i - 1], b = level[i];
      const double gap = nodes[a].parent == nodes[b].parent ? gaps.siblings : gaps.others;
      slack = std::min(slack, axes[b] - nodes[b].left - axes[a] - nodes[a].right - gap);
    }
  return slack;
}

/// A chain on which each node has a leaf on one side too.
std::vector<TidyNode> comb(std::uint32_t teeth, bool leaf_first) {
  std::vector<TidyNode> nodes{{0, 1, 1}};
  std::uint32_t spine = 0;
  for (std::uint32_t i = 0; i < teeth; ++i) {
    const auto next = static_cast<std::uint32_t>(nodes.size());
    if (leaf_first) nodes.push_back({spine, 1, 1});
    nodes.push_back({spine, 1, 1});
    spine = leaf_first ? next + 1 : next;
  }
  if (leaf_first) return nodes;
  for (std::uint32_t i = 0; i < teeth; ++i) nodes.push_back({teeth - 1 - i, 1, 1});
  return nodes;
}

}  // namespace

TEST_CASE("layout: a lone node fills the width", "[picture][layout]") {
  const TidyLayout layout = tidy_layout(std::vector<TidyNode>{{0, 3, 5}}, {.siblings = 7});

  CHECK(layout.axes == std::vector<double>{3});
  CHECK(layout.width == 8);
}

TEST_CASE("layout: a parent is centred over its children", "[picture][layout]") {
  // Reaches of 1 and gaps of 2: axes 1, 1 + (1 + 2 + 1) = 5, so the parent's is 3.
  const TidyLayout layout = tidy_layout(family_of({0, 0, 0}), {2, 2});

  CHECK(layout.axes == std::vector<double>{3, 1, 5});
  CHECK(layout.width == 6);
}

TEST_CASE("layout: a chain is straight, however its nodes reach", "[picture][layout]") {
  const std::vector<TidyNode> nodes{{0, 1, 1}, {0, 4, 2}, {1, 0, 9}};

  const TidyLayout layout = tidy_layout(nodes, {2, 2});

  CHECK(layout.axes == std::vector<double>{4, 4, 4});
  CHECK(layout.width == 13);
}

TEST_CASE("layout: the axes of lopsided nodes are as far apart as their reaches ask",
          "[picture][layout]") {
  const std::vector<TidyNode> nodes{{0, 1, 1}, {0, 1, 5}, {0, 2, 1}};

  const TidyLayout layout = tidy_layout(nodes, {3, 3});

  CHECK(layout.axes == std::vector<double>{6, 1, 11});  // 1 + 5 + 3 + 2 = 11
  CHECK(layout.width == 12);
}

TEST_CASE("layout: cousins may be kept further apart than siblings", "[picture][layout]") {
  // Root, two parents with two leaves each: leaves 1 5, then 5 + 1 + 6 + 1 = 13 and 17.
  const TidyLayout layout = tidy_layout(family_of({0, 0, 1, 1, 0, 4, 4}), {2, 6});

  CHECK(layout.axes == std::vector<double>{9, 3, 1, 5, 15, 13, 17});
}

TEST_CASE("layout: a small subtree stands evenly between large ones", "[picture][layout]") {
  // Three leaves at 1 5 9, a leaf, three leaves at 13 17 21: their parents at 5 and 17, so the leaf
  // between them at 11, although it would fit at 9.
  const TidyLayout layout = tidy_layout(family_of({0, 0, 1, 1, 1, 0, 0, 6, 6, 6}), {2, 2});

  CHECK(layout.axes == std::vector<double>{11, 5, 1, 5, 9, 11, 17, 13, 17, 21});
}

TEST_CASE("layout: a deep subtree may reach below a shallow one", "[picture][layout]") {
  // A leaf, then a node with three leaves: side by side they are 4 apart at the upper level, and
  // below the leaf there is room. Leaves at 1 5 9, their parent at 5, the lone leaf at 5 - 4.
  const TidyLayout layout = tidy_layout(family_of({0, 0, 0, 2, 2, 2}), {2, 2});

  CHECK(layout.axes == std::vector<double>{3, 1, 5, 1, 5, 9});
  CHECK(layout.width == 10);
}

TEST_CASE("layout: neighbours keep their gaps and parents their middles", "[property][layout]") {
  std::mt19937_64 random(1);
  for (std::size_t i = 0; i < property_trees(); ++i) {
    const auto nodes = random_family(random, 1 + pick(random, 60), pick(random, 9));
    const TidyGaps gaps{static_cast<double>(pick(random, 4)), static_cast<double>(pick(random, 8))};

    const TidyLayout layout = tidy_layout(nodes, gaps);

    INFO(dump(nodes));
    REQUIRE(smallest_slack(nodes, gaps, layout.axes) > -kNear);
    for (const auto& [parent, outer] : outer_children(nodes))
      REQUIRE(layout.axes[parent] ==
              Approx((layout.axes[outer.first] + layout.axes[outer.second]) / 2).margin(kNear));
    double leftmost = 1e9, rightmost = 0;
    for (std::size_t node = 0; node < nodes.size(); ++node) {
      leftmost = std::min(leftmost, layout.axes[node] - nodes[node].left);
      rightmost = std::max(rightmost, layout.axes[node] + nodes[node].right);
    }
    REQUIRE(leftmost == Approx(0).margin(kNear));
    REQUIRE(rightmost == Approx(layout.width).margin(kNear));
  }
}

TEST_CASE("layout: rounded to whole columns gaps shrink by 1 at most", "[property][layout]") {
  std::mt19937_64 random(2);
  for (std::size_t i = 0; i < property_trees() / 2; ++i) {
    const auto nodes = random_family(random, 1 + pick(random, 60), pick(random, 9));
    const TidyGaps gaps{1, 2};

    std::vector<double> axes = tidy_layout(nodes, gaps).axes;
    for (double& axis : axes) axis = std::round(axis);

    INFO(dump(nodes));
    REQUIRE(smallest_slack(nodes, gaps, axes) >= -1);
  }
}

TEST_CASE("layout: the mirrored tree is the tree mirrored", "[property][layout]") {
  std::mt19937_64 random(3);
  for (std::size_t i = 0; i < property_trees() / 2; ++i) {
    const auto nodes = random_family(random, 1 + pick(random, 60), pick(random, 9));
    const auto [mirrored, place] = mirror(nodes);

    const TidyLayout layout = tidy_layout(nodes, {1, 3});
    const TidyLayout other = tidy_layout(mirrored, {1, 3});

    INFO(dump(nodes));
    for (std::size_t node = 0; node < nodes.size(); ++node)
      REQUIRE(layout.axes[node] == Approx(layout.width - other.axes[place[node]]).margin(kNear));
  }
}

TEST_CASE("layout: a subtree is drawn the same wherever it stands", "[property][layout]") {
  std::mt19937_64 random(4);
  for (std::size_t i = 0; i < property_trees() / 10; ++i) {
    const auto part = random_family(random, 1 + pick(random, 15), 5);
    auto nodes = random_family(random, 1 + pick(random, 30), 5);
    // The part hangs below nodes that come last, so that it may be added at the end.
    const auto size = static_cast<std::uint32_t>(nodes.size());
    for (TidyNode node : part) {
      node.parent += size;
      nodes.push_back(node);
    }
    nodes[size].parent = nodes[size - 1].parent;

    const TidyLayout alone = tidy_layout(part, {1, 3});
    const TidyLayout whole = tidy_layout(nodes, {1, 3});

    INFO(dump(nodes));
    for (std::size_t node = 0; node < part.size(); ++node)
      REQUIRE(whole.axes[size + node] - whole.axes[size] ==
              Approx(alone.axes[node] - alone.axes[0]).margin(kNear));
  }
}

TEST_CASE("layout: a million nodes in a chain or a comb or a row", "[picture][layout]") {
  constexpr std::uint32_t kMany = 1'000'000;

  SECTION("a chain") {
    std::vector<TidyNode> nodes(kMany, {0, 1, 1});
    for (std::uint32_t i = 1; i < kMany; ++i) nodes[i].parent = i - 1;
    const TidyLayout layout = tidy_layout(nodes, {2, 2});
    CHECK(layout.axes.back() == 1);
    CHECK(layout.width == 2);
  }
  SECTION("a comb") {
    for (const bool leaf_first : {false, true}) {
      const auto nodes = comb(kMany / 2, leaf_first);
      CHECK(smallest_slack(nodes, {2, 2}, tidy_layout(nodes, {2, 2}).axes) > -kNear);
    }
  }
  SECTION("a row") {
    const std::vector<TidyNode> nodes(kMany, {0, 1, 1});
    CHECK(tidy_layout(nodes, {2, 2}).width == 4.0 * (kMany - 1) - 2);
  }
}

}  // namespace gametree::test
