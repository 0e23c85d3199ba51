/// \file
/// Benchmark: 100,000 nodes laid out and drawn, beside reading the same tree from its text; and the
/// layout alone of a million nodes in shapes that would be slow if it were not linear.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "bench/measure.h"
#include "gametree/picture.h"
#include "gametree/read_tree.h"
#include "gametree/tree_builder.h"
#include "gametree/write_tree.h"
#include "output/picture/geometry.h"
#include "output/picture/picture_formats.h"
#include "picture/tidy_layout.h"

namespace gametree::bench {
namespace {

constexpr int kRuns = 7;
constexpr std::uint32_t kDrawn = 100'000, kMany = 1'000'000;

/// The parent of each node, in preorder.
using Parents = std::vector<std::uint32_t>;

/// Nodes are added anywhere below the last ones: deep and bushy parts side by side.
Parents random_parents(std::uint32_t nodes) {
  std::mt19937_64 random(5);
  Parents parents, path;
  for (std::uint32_t node = 0; node < nodes; ++node) {
    if (node > 0) path.resize(path.size() - std::min<std::size_t>(random() % 3, path.size() - 1));
    while (path.size() > 12) path.pop_back();
    parents.push_back(node == 0 ? 0 : path.back());
    path.push_back(node);
  }
  return parents;
}

Parents chain(std::uint32_t nodes) {
  Parents parents{0};
  while (parents.size() < nodes) parents.push_back(static_cast<std::uint32_t>(parents.size() - 1));
  return parents;
}

/// Two chains side by side: their outlines are walked to the end.
Parents fork(std::uint32_t nodes) {
  Parents parents = chain(nodes / 2);
  parents.push_back(0);
  while (parents.size() < nodes) parents.push_back(static_cast<std::uint32_t>(parents.size() - 1));
  return parents;
}

/// A chain with a leaf before each node of it.
Parents comb(std::uint32_t nodes) {
  Parents parents{0};
  for (std::uint32_t spine = 0; parents.size() + 1 < nodes; spine += 2)
    parents.insert(parents.end(), 2, spine);
  return parents;
}

Parents row(std::uint32_t nodes) {
  Parents parents;
  parents.resize(nodes);
  return parents;
}

GameTree tree_of(const Parents& parents) {
  TreeBuilder builder;
  std::vector<std::uint32_t> path;
  for (std::uint32_t node = 0; node < parents.size(); ++node) {
    for (; !path.empty() && path.back() != parents[node]; path.pop_back()) builder.close();
    const bool is_leaf = node + 1 == parents.size() || parents[node + 1] != node;
    if (is_leaf) {
      builder.leaf(node % 100);
      continue;
    }
    builder.open_player(path.size() % 2 == 0 ? Player::max : Player::min);
    path.push_back(node);
  }
  for (std::size_t i = 0; i < path.size(); ++i) builder.close();
  return builder.finish().value();
}

void print_row(const char* what, const Compared& compared) {
  std::printf("%-10s %6.1f ms, %4.2f times as long as reading\n", what, compared.second * 1e3,
              compared.ratio);
}

void compare_drawing() {
  const Parents parents = random_parents(kDrawn);
  const GameTree tree = tree_of(parents);
  const std::string text = write_tree(tree, "sexpr").value();
  const Picture picture = make_picture(tree);
  std::vector<TidyNode> nodes;
  for (const std::uint32_t parent : parents) nodes.push_back({parent, 14, 18});
  const auto read = [&] {
    if (!read_tree(text, {})) std::abort();
  };
  std::printf("%u nodes, %u plies; reading them takes %.1f ms\n", tree.size(), tree.depth(),
              median_seconds(kRuns, read) * 1e3);
  print_row("layout", compare_seconds(kRuns, read, [&] { tidy_layout(nodes, {8, 20}); }));
  print_row("placing", compare_seconds(kRuns, read, [&] { output::place_picture(picture); }));
  print_row("svg", compare_seconds(kRuns, read, [&] {
              output::write_picture_svg(picture, {}, [](std::string_view) { return true; });
            }));
}

void time_shape(const char* what, const Parents& parents) {
  std::vector<TidyNode> nodes;
  for (const std::uint32_t parent : parents) nodes.push_back({parent, 14, 18});
  const double seconds = median_seconds(3, [&] { tidy_layout(nodes, {8, 20}); });
  std::printf("%-10s %6.0f ns a node of %zu\n", what,
              seconds * 1e9 / static_cast<double>(nodes.size()), nodes.size());
}

void time_shapes() {
  for (const std::uint32_t size : {kDrawn, kMany}) {
    time_shape("random", random_parents(size));
    time_shape("a chain", chain(size));
    time_shape("two chains", fork(size));
    time_shape("a comb", comb(size));
    time_shape("a row", row(size));
  }
}

}  // namespace
}  // namespace gametree::bench

int main() {
  gametree::bench::compare_drawing();
  gametree::bench::time_shapes();
}
