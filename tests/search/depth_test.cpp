/// \file
/// Depth is bounded by memory alone: chains of a million nodes, on a small call stack too.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <string>
#include <vector>

#include "gametree/compare.h"
#include "gametree/read_tree.h"
#include "gametree/search.h"
#include "gametree/tree_builder.h"
#include "support/catch.h"

using namespace gametree;

namespace {

constexpr int kMillion = 1'000'000;

/// A spine of a million inner nodes with 42 at its end. Every seventh has a second child, a leaf
/// that its player likes less.
GameTree deep_tree(bool with_chance) {
  TreeBuilder builder;
  const auto is_chance = [&](int ply) { return with_chance && ply % 3 == 2; };
  const auto is_max = [](int ply) { return ply % 2 == 0; };
  for (int ply = 0; ply < kMillion; ++ply) {
    builder.open();
    builder.player(is_chance(ply) ? Player::chance : is_max(ply) ? Player::max : Player::min);
    builder.eval(ply % 100);
  }
  builder.leaf(42);
  for (int ply = kMillion; ply-- > 0; builder.close())
    if (ply % 7 == 0 && !is_chance(ply)) builder.leaf(is_max(ply) ? -1000 : 1000);
  return builder.finish().value();
}

const GameTree& deep() {
  static const GameTree kTree = deep_tree(false);
  return kTree;
}

const GameTree& deep_with_chance() {
  static const GameTree kTree = deep_tree(true);
  return kTree;
}

void check_deep(const GameTree& tree, const Rules& rules, const SearchOptions& options = {}) {
  const Result<SearchResult> result = search(tree, rules, options);
  REQUIRE(result);
  CHECK(result->value == Number(42));
  CHECK(result->bound == Bound::exact);
  CHECK(result->counts.depth == kMillion);
  CHECK(result->best.size() == 1);
  CHECK(result->line_truncated == !tree.has_chance());
  CHECK(result->nodes.size() == (options.nodes ? tree.size() : 0));
}

std::string repeated(const std::string& text, int times) {
  std::string all;
  all.reserve(text.size() * static_cast<std::size_t>(times));
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

/// `times` times `open`, a leaf, `times` times `close`.
std::string nested(const std::string& open, const std::string& close, int times) {
  return repeated(open, times) + "42" + repeated(close, times);
}

Result<GameTree> read(const std::string& text, const std::string& format) {
  ReadOptions options;
  options.format = format;
  return read_tree(text, options);
}

std::string deep_sexpr() { return nested("(MAX (MIN ", "))", kMillion / 2); }
std::string deep_json() {
  return nested(R"({"player":"MAX","children":[{"player":"MIN","children":[)", "]}]}",
                kMillion / 2);
}

}  // namespace

TEST_CASE("depth: a million nested nodes evaluate under every algorithm", "[search][depth]") {
  for (const Algorithm algorithm :
       {Algorithm::automatic, Algorithm::minimax, Algorithm::alphabeta, Algorithm::expectimax}) {
    Rules rules;
    rules.algorithm = algorithm;
    check_deep(deep(), rules);
    if (algorithm != Algorithm::minimax) check_deep(deep_with_chance(), rules);
  }
}

TEST_CASE("depth: a million nested nodes evaluate in every order", "[search][depth]") {
  for (const Order order :
       {Order::given, Order::reversed, Order::best, Order::worst, Order::eval}) {
    Rules rules;
    rules.order = order;
    rules.algorithm = Algorithm::alphabeta;
    check_deep(deep(), rules);
  }
}

TEST_CASE("depth: a million nested nodes are written down", "[search][depth]") {
  Rules rules;
  check_deep(deep(), rules, {.cutoffs = true, .nodes = true});
  rules.algorithm = Algorithm::alphabeta;
  rules.empty_cutoffs = EmptyCutoffs::yes;
  check_deep(deep(), rules, {.cutoffs = true, .nodes = true});
  rules.reach = Reach::shallow;
  rules.fail = Fail::hard;
  rules.order = Order::reversed;
  check_deep(deep_with_chance(), rules, {.cutoffs = true, .nodes = true});
}

TEST_CASE("depth: a window and bounds reach a million plies down", "[search][depth]") {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  rules.window = {Number::fraction(1, 3), 100};
  rules.bounds = Window{-2000, Number::fraction(10'000, 3)};
  check_deep(deep(), rules);
}

TEST_CASE("depth: a deep tree can be cut off and MIN recast", "[search][depth]") {
  Rules rules;
  rules.depth = kMillion - 1;  // there an inner node is worth its eval, 999999 mod 100
  const Result<SearchResult> limited = search(deep(), rules);
  REQUIRE(limited);
  CHECK(limited->value == Number(99));
  CHECK(limited->counts.depth == kMillion - 1);

  Rules helping;
  helping.min_as = MinAs::max;  // the best of all leaves
  CHECK(search(deep(), helping)->value == Number(1000));
}

TEST_CASE("depth: quiescence goes a million plies past the limit", "[search][depth]") {
  TreeBuilder builder;
  for (int ply = 0; ply < kMillion; ++ply) {
    builder.open();
    builder.player(ply % 2 == 0 ? Player::max : Player::min);
    builder.eval(7);
    builder.quiet(false);
    if (ply > 0) builder.noisy(true);
  }
  builder.leaf(42);  // not noisy, but the only child
  for (int ply = kMillion; ply-- > 0; builder.close()) {
    if (ply < kMillion - 1) builder.leaf(ply % 2 == 0 ? 1000 : -1000);  // left out past the limit
  }
  const GameTree tree = builder.finish().value();
  Rules rules;
  rules.depth = 1;
  rules.quiescence = kMillion;

  const Result<SearchResult> result = search(tree, rules);
  REQUIRE(result);
  CHECK(result->counts.nodes == kMillion + 2);  // the spine, 42, and the root's other child
  CHECK(result->value == Number(1000));
  rules.depth = 0;
  CHECK(search(tree, rules)->value == Number(42));
  rules.quiescence = kMillion - 1;
  CHECK(search(tree, rules)->value == Number(7));
}

TEST_CASE("depth: a chain of a million nodes is compared", "[search][depth]") {
  const Result<Comparison> comparison = compare(deep(), {});
  REQUIRE(comparison);
  CHECK_FALSE(comparison->least);
  for (const ComparedSearch& search : comparison->searches) CHECK(search.value == Number(42));

  const Result<GameTree> chain = read(deep_sexpr(), "sexpr");
  REQUIRE(chain);
  CHECK(compare(*chain, {})->least->leaves == 1);
  CHECK(compare(*chain, {})->least->depth == kMillion);
}

TEST_CASE("depth: a million nested s-expressions are read", "[search][depth]") {
  const Result<GameTree> tree = read(deep_sexpr(), "sexpr");
  REQUIRE(tree);
  CHECK(tree->depth() == kMillion);
  CHECK(search(*tree, {})->value == Number(42));

  const Result<GameTree> bare = read(nested("(", ")", kMillion), "sexpr");
  REQUIRE(bare);
  CHECK(*bare == *tree);
}

TEST_CASE("depth: a million nested JSON nodes are read", "[search][depth]") {
  const Result<GameTree> tree = read(deep_json(), "json");
  REQUIRE(tree);
  CHECK(tree->depth() == kMillion);
  CHECK(search(*tree, {})->value == Number(42));

  const Result<GameTree> bare = read(nested("[", "]", kMillion), "json");
  REQUIRE(bare);
  CHECK(*bare == *tree);
}

TEST_CASE("depth: what is not closed a million times is one error", "[search][depth]") {
  for (const std::string& open : {std::string("("), std::string("(MAX ")}) {
    const Result<GameTree> tree = read(repeated(open, kMillion), "sexpr");
    REQUIRE_FALSE(tree);
    CHECK(tree.error().code == ErrorCode::unexpected_end);
  }
  const Result<GameTree> json = read(repeated("[", kMillion), "json");
  CHECK_FALSE(json);
}

#ifdef GAMETREE_BINARY

namespace {

namespace fs = std::filesystem;

struct Outcome {
  int status = 0;
  std::string out, err;
};

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Runs `gametree ARGUMENTS` on a file with this text, with a call stack of 512 KiB.
Outcome run_on_small_stack(const std::string& arguments, const std::string& name,
                           const std::string& text) {
  std::string folder = (fs::temp_directory_path() / "gametree-depth-XXXXXX").string();
  REQUIRE(::mkdtemp(folder.data()) != nullptr);
  std::ofstream(fs::path(folder) / name, std::ios::binary) << text;
  const std::string script = "cd '" + folder + "' && ulimit -s 512 && '" + GAMETREE_BINARY + "' " +
                             arguments + " " + name + " >out 2>err";
  const int status = std::system(("bash -c \"" + script + "\"").c_str());
  Outcome outcome{status, contents(fs::path(folder) / "out"), contents(fs::path(folder) / "err")};
  fs::remove_all(folder);
  return outcome;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++found;
  return found;
}

void check_value_of(const std::string& name, const std::string& text,
                    const std::string& command = "eval") {
  INFO(name);
  const Outcome outcome = run_on_small_stack(command + " --json", name, text);
  CHECK(outcome.status == 0);
  CHECK(outcome.err.empty());
  CHECK(outcome.out.find("\"value\": 42,") != std::string::npos);
}

std::string flow_yaml(int plies) { return nested("{player: MAX, children: [", "]}", plies); }

std::string block_yaml(int plies) {
  std::string text;
  for (int i = 0; i < plies; ++i) {
    const std::string blanks(static_cast<std::size_t>(2 * i), ' ');
    text += (i == 0 ? "" : blanks.substr(2) + "- ") + "player: MAX\n" + blanks + "children:\n";
  }
  return text + std::string(static_cast<std::size_t>(2 * plies - 2), ' ') + "- 42\n";
}

}  // namespace

TEST_CASE("depth: a million nodes evaluate on a stack of 512 KiB", "[search][depth][cli]") {
  check_value_of("deep.sexp", deep_sexpr());
  check_value_of("deep.sexp", deep_sexpr(), "cuts");
  check_value_of("deep.json", deep_json());
}

TEST_CASE("depth: YAML nests as deep as its library allows", "[search][depth][cli]") {
  check_value_of("flow.yaml", flow_yaml(249));
  check_value_of("block.yaml", block_yaml(249));
  check_value_of("bare.yaml", nested("[", "]", 498));
}

TEST_CASE("depth: YAML nested deeper is one clear error", "[search][depth][cli]") {
  struct Row {
    std::string name, text;
  };
  const std::vector<Row> rows = {{"flow.yaml", flow_yaml(250)},
                                 {"block.yaml", block_yaml(250)},
                                 {"bare.yaml", nested("[", "]", 499)},
                                 {"thousand.yaml", flow_yaml(1'000)},
                                 {"million.yaml", nested("[", "]", kMillion)},
                                 {"open.yaml", repeated("[", kMillion)}};
  for (const Row& row : rows) {
    INFO(row.name);
    const Outcome outcome = run_on_small_stack("eval", row.name, row.text);
    INFO(outcome.err.substr(0, 1'000));
    CHECK(WIFEXITED(outcome.status));
    CHECK(WEXITSTATUS(outcome.status) != 0);
    CHECK(WEXITSTATUS(outcome.status) < 100);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.rfind(row.name + ":", 0) == 0);
    CHECK(count(outcome.err, "error: ") == 1);
    CHECK(outcome.err.find("s-expression") != std::string::npos);
  }
}

#endif  // GAMETREE_BINARY
