/// \file
/// Benchmark: s-expressions read into a tree, beside nlohmann's SAX on the same tree as JSON: into
/// the same tree (our JSON reader), into the plainest of trees, and only counting.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "bench/measure.h"
#include "bench/random_shape.h"
#include "gametree/read_tree.h"
#include "gametree/tree_builder.h"
#include "gametree/write_tree.h"

namespace gametree::bench {
namespace {

constexpr std::uint64_t kSeed = 2;
constexpr int kRounds = 3;  // of a process for each side in turn, since the machine has moods
constexpr int kRuns = 3;
constexpr double kTarget = 8;

struct Figures {
  double seconds = 0;
  std::uint64_t leaves = 0;
};

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

std::string text_of(unsigned depth, const std::string& format) {
  Sink sink;
  RandomShape(sink, depth, kSeed);
  return write_tree(sink.builder.finish().value(), format).value();
}

/// Makes nothing of what it is told.
class Counter : public nlohmann::json_sax<nlohmann::json> {
 public:
  std::uint64_t leaves = 0;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t value) override { return leaf(value); }
  bool number_unsigned(number_unsigned_t value) override {
    return leaf(static_cast<std::int64_t>(value));
  }
  bool number_float(number_float_t, const string_t&) override { return false; }
  bool string(string_t& text) override { return word(text); }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return open(); }
  bool key(string_t&) override { return true; }
  bool end_object() override { return close(); }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
    return false;
  }

 protected:
  virtual bool leaf(std::int64_t) {
    ++leaves;
    return true;
  }
  virtual bool word(const std::string&) { return true; }
  virtual bool open() { return true; }
  virtual bool close() { return true; }
};

/// Fills a vector of nodes, each with its player, its end and its value; checks nothing.
class Filler final : public Counter {
 protected:
  bool leaf(std::int64_t value) override {
    nodes_.push_back({value, nodes_.size() + 1, 'L'});
    return Counter::leaf(value);
  }
  bool word(const std::string& text) override {
    nodes_[open_.back()].player = text[1];
    return true;
  }
  bool open() override {
    open_.push_back(nodes_.size());
    nodes_.emplace_back();
    return true;
  }
  bool close() override {
    nodes_[open_.back()].end = nodes_.size();
    open_.pop_back();
    return true;
  }

 private:
  struct Node {
    std::int64_t value = 0;
    std::size_t end = 0;
    char player = 0;
  };
  std::vector<Node> nodes_;
  std::vector<std::size_t> open_;
};

Figures read_ours(const std::string& text, const char* format) {
  Figures figures;
  ReadOptions options;
  options.format = format;
  figures.seconds =
      median_seconds(kRuns, [&] { figures.leaves = read_tree(text, options)->leaf_count(); });
  return figures;
}

Figures read_same_tree(const std::string& text) { return read_ours(text, "json"); }

template <class Handler>
Figures read_sax(const std::string& text) {
  Figures figures;
  figures.seconds = median_seconds(kRuns, [&] {
    Handler handler;
    if (!nlohmann::json::sax_parse(text, &handler)) std::abort();
    figures.leaves = handler.leaves;
  });
  return figures;
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

double millions_a_second(const Figures& figures) {
  return static_cast<double>(figures.leaves) / figures.seconds / 1e6;
}

bool compare(const char* what, Figures (*read_json)(const std::string&), unsigned depth) {
  std::vector<double> ratios, own_speeds, their_speeds;
  std::uint64_t leaves = 0;
  for (int round = 0; round < kRounds; ++round) {
    const auto own =
        in_own_process<Figures>([&] { return read_ours(text_of(depth, "sexpr"), "sexpr"); });
    const auto theirs = in_own_process<Figures>([&] { return read_json(text_of(depth, "json")); });
    if (own.leaves != theirs.leaves) {
      std::puts("the two sides differ in leaves");
      return false;
    }
    leaves = own.leaves;
    ratios.push_back(theirs.seconds / own.seconds);
    own_speeds.push_back(millions_a_second(own));
    their_speeds.push_back(millions_a_second(theirs));
  }
  std::printf(
      "%9llu leaves: %5.1f million a second, nlohmann %-18s %5.2f: %5.1f times as fast "
      "(target %.0f)\n",
      static_cast<unsigned long long>(leaves), median(own_speeds), what, median(their_speeds),
      median(ratios), kTarget);
  return true;
}

int compare_all(unsigned deepest) {
  for (unsigned depth = 8; depth <= deepest; ++depth) {  // 2 and 15 million leaves
    if (!compare("into the same tree", read_same_tree, depth)) return 1;
    if (!compare("into a vector", read_sax<Filler>, depth)) return 1;
    if (!compare("counting", read_sax<Counter>, depth)) return 1;
  }
  return 0;
}

}  // namespace
}  // namespace gametree::bench

/// `bench_read_sexpr [8]`: the smaller tree alone.
int main(int count, char** arguments) {
  return gametree::bench::compare_all(count > 1 ? static_cast<unsigned>(std::atoi(arguments[1]))
                                                : 9);
}
