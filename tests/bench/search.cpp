/// \file
/// Benchmark: minimax and alpha-beta beside the textbook's version, with equal visit counts; also
/// beside one that knew the number of a node's children before it read them.
#include "gametree/search.h"

#include <cassert>
#include <cstdint>
#include <cstdio>
#include <limits>
#include <vector>

#include "bench/measure.h"
#include "bench/random_shape.h"
#include "gametree/tree_builder.h"

namespace gametree::bench {
namespace {

constexpr unsigned kDepth = 9;  // about 10^7 leaves
constexpr std::uint64_t kSeed = 2;
constexpr int kRuns = 7;

struct Figures {
  double minimax = 0, alphabeta = 0, bytes = 0;
  std::uint64_t minimax_visits = 0, alphabeta_visits = 0, leaves = 0;
  long long minimax_value = 0, alphabeta_value = 0;
};

// The version of the textbooks: nodes on the heap, one function for each player.
namespace textbook {

struct Node {
  int value = 0;
  std::vector<Node*> children;
};

std::uint64_t visits = 0;

struct Sink {
  bool reserves = false;
  std::vector<Node*> open = {};
  Node* root = nullptr;
  std::uint64_t leaves = 0;

  Node* add() {
    Node* node = new Node;
    if (root == nullptr) root = node;
    if (!open.empty()) open.back()->children.push_back(node);
    return node;
  }
  void inner(int children) {
    open.push_back(add());
    if (reserves) open.back()->children.reserve(static_cast<std::size_t>(children));
  }
  void leaf(int value) {
    add()->value = value;
    ++leaves;
  }
  void close() { open.pop_back(); }
};

int min_value(const Node* node);
int max_value(const Node* node) {
  ++visits;
  if (node->children.empty()) return node->value;
  int v = std::numeric_limits<int>::min();
  for (const Node* child : node->children) v = std::max(v, min_value(child));
  return v;
}
int min_value(const Node* node) {
  ++visits;
  if (node->children.empty()) return node->value;
  int v = std::numeric_limits<int>::max();
  for (const Node* child : node->children) v = std::min(v, max_value(child));
  return v;
}

int min_value(const Node* node, int alpha, int beta);
int max_value(const Node* node, int alpha, int beta) {
  ++visits;
  if (node->children.empty()) return node->value;
  int v = std::numeric_limits<int>::min();
  for (const Node* child : node->children) {
    v = std::max(v, min_value(child, alpha, beta));
    if (v >= beta) return v;
    alpha = std::max(alpha, v);
  }
  return v;
}
int min_value(const Node* node, int alpha, int beta) {
  ++visits;
  if (node->children.empty()) return node->value;
  int v = std::numeric_limits<int>::max();
  for (const Node* child : node->children) {
    v = std::min(v, max_value(child, alpha, beta));
    if (v <= alpha) return v;
    beta = std::min(beta, v);
  }
  return v;
}

Figures run(bool reserves) {
  const double before = peak_bytes();
  Sink sink{reserves};
  RandomShape(sink, kDepth, kSeed);
  Figures figures;
  figures.bytes = peak_bytes() - before;
  figures.leaves = sink.leaves;
  figures.minimax = median_seconds(kRuns, [&] {
    visits = 0;
    figures.minimax_value = max_value(sink.root);
  });
  figures.minimax_visits = visits;
  figures.alphabeta = median_seconds(kRuns, [&] {
    visits = 0;
    figures.alphabeta_value =
        max_value(sink.root, std::numeric_limits<int>::min(), std::numeric_limits<int>::max());
  });
  figures.alphabeta_visits = visits;
  return figures;
}

}  // namespace textbook

// Ours, as `eval` calls it: with the line and all counts.
namespace ours {

struct Sink {
  TreeBuilder builder;
  unsigned depth = 0;

  void inner(int) {
    builder.open();
    builder.player(depth++ % 2 == 0 ? Player::max : Player::min);
  }
  void leaf(int value) { builder.leaf(value); }
  void close() {
    --depth;
    builder.close();
  }
};

double time(const GameTree& tree, Algorithm algorithm, std::uint64_t& visits, long long& value) {
  Rules rules;
  rules.algorithm = algorithm;
  return median_seconds(kRuns, [&] {
    const Result<SearchResult> result = search(tree, rules);
    visits = result->counts.node_visits;
    value = result->value.to_int64().value();
  });
}

Figures run() {
  const double before = peak_bytes();
  Sink sink;
  RandomShape(sink, kDepth, kSeed);
  const GameTree tree = sink.builder.finish().value();
  Figures figures;
  figures.bytes = peak_bytes() - before;
  figures.leaves = tree.leaf_count();
  figures.minimax = time(tree, Algorithm::minimax, figures.minimax_visits, figures.minimax_value);
  figures.alphabeta =
      time(tree, Algorithm::alphabeta, figures.alphabeta_visits, figures.alphabeta_value);
  return figures;
}

}  // namespace ours

void print_row(const char* what, double theirs, double own, std::uint64_t visits) {
  std::printf("%-10s  %8.2f  %8.2f  %6.2f times as fast\n", what,
              theirs * 1e9 / static_cast<double>(visits), own * 1e9 / static_cast<double>(visits),
              theirs / own);
}

int compare(const char* what, bool reserves) {
  const Figures theirs = in_own_process<Figures>([=] { return textbook::run(reserves); });
  const Figures own = in_own_process<Figures>(ours::run);
  if (theirs.minimax_visits != own.minimax_visits ||
      theirs.alphabeta_visits != own.alphabeta_visits ||
      theirs.minimax_value != own.minimax_value || theirs.alphabeta_value != own.alphabeta_value) {
    std::puts("the two sides differ in visits or value");
    return 1;
  }
  std::printf("%llu leaves; ns per visited node: %s, gametree\n",
              static_cast<unsigned long long>(own.leaves), what);
  print_row("minimax", theirs.minimax, own.minimax, own.minimax_visits);
  print_row("alphabeta", theirs.alphabeta, own.alphabeta, own.alphabeta_visits);
  std::printf("%-10s  %8.1f  %8.1f  bytes a leaf: 1/%.1f\n", "memory",
              theirs.bytes / static_cast<double>(own.leaves),
              own.bytes / static_cast<double>(own.leaves), theirs.bytes / own.bytes);
  return 0;
}

}  // namespace
}  // namespace gametree::bench

int main() {
  const int pushed = gametree::bench::compare("textbook", false);
  const int reserved = gametree::bench::compare("textbook with vectors reserved to size", true);
  return pushed + reserved;
}
