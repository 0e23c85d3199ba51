/// \file
/// Benchmark: YAML read into a tree, beside YAML::Load alone: time, and peak memory above the text.
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "bench/measure.h"
#include "bench/random_shape.h"
#include "gametree/read_tree.h"

namespace gametree::bench {
namespace {

constexpr unsigned kDepth = 6;
constexpr std::uint64_t kSeed = 303;  // 101,226 leaves
constexpr int kRounds = 7;

const char* player(std::size_t depth) { return depth % 2 == 0 ? "MAX" : "MIN"; }

/// `player:` and `children:` on lines of their own, two blanks a ply.
struct BlockSink {
  std::string text;
  std::size_t depth = 0;

  void item() {
    if (depth > 0) text += std::string(2 * (depth - 1), ' ') + "- ";
  }
  void inner(int) {
    item();
    text += std::string("player: ") + player(depth) + '\n';
    text += std::string(2 * depth, ' ') + "children:\n";
    ++depth;
  }
  void leaf(int value) {
    item();
    text += std::to_string(value) + '\n';
  }
  void close() { --depth; }
};

/// `{player: MAX, children: [...]}` in lines of about 80 characters.
struct FlowSink {
  std::string text;
  std::size_t depth = 0;
  std::size_t line = 0;
  bool is_first = true;

  void put(const std::string& token) {
    if (!is_first) text += ',';
    if (!is_first && text.size() - line > 80) {
      text += "\n ";
      line = text.size();
    } else if (!is_first) {
      text += ' ';
    }
    text += token;
  }
  void inner(int) {
    put(std::string("{player: ") + player(depth++) + ", children: [");
    is_first = true;
  }
  void leaf(int value) {
    put(std::to_string(value));
    is_first = false;
  }
  void close() {
    text += "]}";
    --depth;
    is_first = false;
  }
};

template <class Sink>
std::string text_of() {
  Sink sink;
  RandomShape(sink, kDepth, kSeed);
  return std::move(sink.text);
}

struct Figures {
  double seconds = 0, bytes = 0;
};

Figures measure(const std::function<void()>& work) {
  const double before = peak_bytes();
  Figures figures;
  figures.seconds = seconds_of(work);
  figures.bytes = peak_bytes() - before;
  return figures;
}

Figures read(const std::string& text) {
  ReadOptions options;
  options.format = "yaml";
  return measure([&] {
    if (!read_tree(text, options)) std::abort();
  });
}

Figures load(const std::string& text) {
  return measure([&] {
    if (!YAML::Load(text)) std::abort();
  });
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

void compare(const char* style, const std::string& text, double most_memory) {
  ReadOptions options;
  options.format = "yaml";
  const auto leaves = static_cast<double>(
      in_own_process<NodeId>([&] { return read_tree(text, options)->leaf_count(); }));
  std::vector<double> times, memories, own_bytes, their_bytes, own_seconds;
  for (int round = 0; round < kRounds; ++round) {
    const auto own = in_own_process<Figures>([&] { return read(text); });
    const auto theirs = in_own_process<Figures>([&] { return load(text); });
    times.push_back(theirs.seconds / own.seconds);
    memories.push_back(own.bytes / theirs.bytes);
    own_seconds.push_back(own.seconds);
    own_bytes.push_back(own.bytes);
    their_bytes.push_back(theirs.bytes);
  }
  std::printf(
      "%-5s %7.0f leaves  time: %6.0f kleaf/s, %5.2f times as fast as YAML::Load "
      "(target 1.3)\n",
      style, leaves, leaves / median(own_seconds) / 1e3, median(times));
  std::printf(
      "%-5s %7.0f leaves  memory: %5.0f against %5.0f bytes a leaf, %.3f of YAML::Load's "
      "(target %.2f)\n",
      style, leaves, median(own_bytes) / leaves, median(their_bytes) / leaves, median(memories),
      most_memory);
}

}  // namespace
}  // namespace gametree::bench

int main() {
  using namespace gametree::bench;
  compare("block", text_of<BlockSink>(), 0.25);
  compare("flow", text_of<FlowSink>(), 0.6);
  return 0;
}
