/// \file
/// Traces as people read them: whole ones of two exercises, and what stands in rows and cards.
#include <algorithm>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/text.h"
#include "gametree/messages.h"
#include "gametree/trace_filter.h"
#include "gametree/trace_report.h"
#include "output/phrases.h"
#include "support/cases.h"
#include "support/catch.h"

using namespace gametree;
using namespace gametree::test;

namespace {

GameTree exercise(const std::string& file) {
  std::ifstream input(std::string(GAMETREE_SOURCE_DIR "/exercises/") + file);
  const std::string text{std::istreambuf_iterator<char>(input), {}};
  return read_tree(text, {}).value();
}

struct Shown {
  Rules rules = {};
  std::string only = {};
  std::string format = "text";
  TraceLayout layout = TraceLayout::table;
};

/// What the sink is given, piece by piece.
std::vector<std::string> pieces_of(const GameTree& tree, const Shown& shown) {
  std::vector<std::string> pieces;
  const Sink sink = [&pieces](std::string_view piece) {
    pieces.emplace_back(piece);
    return true;
  };
  const TraceReport report{.source = "-", .layout = shown.layout};
  const auto writer = find_trace_format(shown.format)->make(report, sink);
  const TraceFilter filter =
      shown.only.empty() ? TraceFilter{} : read_trace_filter(shown.only, tree).value();
  FilteredTrace listener(filter, *writer);
  writer->finish(trace(tree, shown.rules, {}, listener).value());
  return pieces;
}

/// The steps alone, without the heading and the result.
std::string steps_of(const GameTree& tree, const Shown& shown) {
  std::string text;
  for (const std::string& piece : pieces_of(tree, shown)) text += piece;
  text = text.substr(text.find('\n') + 1);
  return text.substr(0, text.find("\n\n") + 1);
}

std::string steps_of(const std::string& tree, const Shown& shown) {
  return steps_of(tree_of(tree, "sexpr"), shown);
}

Rules alphabeta() {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  return rules;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

// a: 3, then 12 and 8 are more. b: 2 <= 3. c: 14, 5, 2, which is the last child.
TEST_CASE("trace text: alpha-beta on three branches", "[output][trace]") {
  std::string text;
  for (const std::string& piece :
       pieces_of(exercise("three-branches/tree.yaml"), {.rules = alphabeta()}))
    text += piece;
  CHECK(text == R"(step  node          event      v  alpha   beta  why
   1  MAX /         enter          -inf    inf  alpha and beta are open: nothing is known yet
   2    MIN a (/1)  enter          -inf    inf  alpha is open: MAX is sure of nothing so far
   3      /1/1      leaf       3   -inf    inf
   4    MIN a (/1)  update    ≤3   -inf      3  MIN can have 3 here, by /1/1; beta falls to 3
   5      /1/2      leaf      12   -inf      3
   6    MIN a (/1)  update    ≤3   -inf      3  12 is more than 3: MIN stays with /1/1
   7      /1/3      leaf       8   -inf      3
   8    MIN a (/1)  update     3   -inf      3  8 is more than 3: MIN stays with /1/1
   9    MIN a (/1)  exit       3   -inf      3  worth 3: MIN plays /1/1
  10  MAX /         update    ≥3      3    inf  MAX can have 3 here, by a; alpha rises to 3
  11    MIN b (/2)  enter             3    inf  once v <= 3, the remaining children are cut: MAX
                                                is already sure of 3 at the root
  12      /2/1      leaf       2      3    inf
  13    MIN b (/2)  update    ≤2      3    inf  MIN can have 2 here, by /2/1; 2 <= alpha 3, so
                                                alpha and beta stay and the cut comes next
  14    MIN b (/2)  cut       ≤2      3    inf  2 <= alpha 3: MIN has 2 here, and MAX is already
                                                sure of 3 at the root, so the rest of b (/2) is
                                                cut (alpha cutoff)
                                                cut: leaf /2/2 = 4
                                                cut: leaf /2/3 = 6
  15    MIN b (/2)  exit      ≤2      3    inf  worth 2 at most, since the rest was not read
  16  MAX /         update    ≥3      3    inf  b is worth 2 at most, less than 3: MAX stays
                                                with a
  17    MIN c (/3)  enter             3    inf  once v <= 3, the remaining children are cut: MAX
                                                is already sure of 3 at the root
  18      /3/1      leaf      14      3    inf
  19    MIN c (/3)  update   ≤14      3     14  MIN can have 14 here, by /3/1; beta falls to 14
  20      /3/2      leaf       5      3     14
  21    MIN c (/3)  update    ≤5      3      5  5 is less than 14: MIN now prefers /3/2; beta
                                                falls to 5
  22      /3/3      leaf       2      3      5
  23    MIN c (/3)  update     2      3      5  2 is less than 5: MIN now prefers /3/3;
                                                2 <= alpha 3, but no child is left to read;
                                                alpha and beta stay
  24    MIN c (/3)  exit       2      3      5  worth 2: MIN plays /3/3
  25  MAX /         update     3      3    inf  2 is less than 3: MAX stays with a
  26  MAX /         exit       3      3    inf  worth 3: MAX plays a

value  3
best   a
line   a → /1/1 (leaf 3)
read   11 of 13 nodes, 7 of 9 leaves
cut    2 leaves in 1 cutoff
rules  alphabeta, order given, cut on >=
)");
}

// The coin is worth half of 200 and half of 0.
TEST_CASE("trace text: expectimax on a coin", "[output][trace]") {
  std::string text;
  for (const std::string& piece : pieces_of(exercise("utility-scale/tree-200.yaml"), {}))
    text += piece;
  CHECK(text == R"(step  node                event       v  why
   1  MAX /               enter
   2    sure (/1)         leaf      100
   3  MAX /               update   ≥100  MAX can have 100 here, by sure
   4    CHANCE coin (/2)  enter
   5      heads (/2/1)    leaf      200
   6    CHANCE coin (/2)  update         0.5 × 200 = 100: the sum so far
   7      tails (/2/2)    leaf        0
   8    CHANCE coin (/2)  update    100  0.5 × 0 = 0, and 100 + 0 = 100
   9    CHANCE coin (/2)  exit      100  worth 100 on average
  10  MAX /               update    100  100 again, a tie: MAX stays with the first, sure
  11  MAX /               exit      100  worth 100: MAX plays sure

value  100
best   sure and coin: a tie
line   sure (leaf 100)
read   5 of 5 nodes, 3 of 3 leaves
rules  expectimax
)");
}

// 3 <= 4 far down. The MAX node above has a 3 that is an upper bound, so that it may be less or
// more; its 7 is exact.
TEST_CASE("trace text: a deep cutoff names the node that its bound comes from", "[output][trace]") {
  const std::string steps =
      steps_of(exercise("deep-cutoff/tree.sexp"), {.rules = alphabeta(), .only = "/2/2"});
  CHECK(has(steps,
            "13      MAX /2/2      update    3?      4      9  MAX has 3 at most here so far, by"));
  CHECK(has(steps, "15      MAX /2/2      update     7      7      9  7 is more than 3"));
  const std::string cut =
      steps_of(exercise("deep-cutoff/tree.sexp"), {.rules = alphabeta(), .only = "cuts"});
  CHECK(
      cut ==
      R"(  11        MIN /2/2/1  cut       ≤3      4      9  3 <= alpha 4: MIN has 3 here, and MAX is
                                                    already sure of 4 at the root, so the rest
                                                    of /2/2/1 is cut (alpha cutoff); a deep
                                                    cutoff: that bound comes from 3 plies above,
                                                    and the parent has no value yet
                                                    cut: leaf /2/2/1/2 = 8
)");
}

// /1 was cut at 5 and is really worth 9: that 5 is the value is known by /2 alone.
TEST_CASE("trace text: at a tie the child that is known to be worth it is the choice",
          "[output][trace]") {
  Rules rules = alphabeta();
  rules.window.beta = 3;
  const std::string root =
      steps_of(tree_of("(MIN (MAX 5 9) 5)", "sexpr"), {.rules = rules, .only = "/"});
  CHECK(root.find("5 again, which /2 is known to be worth") != std::string::npos);
  CHECK(root.find("if it stays so, MIN") != std::string::npos);
  CHECK(root.find("worth 5: MIN plays /2") != std::string::npos);
}

// 3 is all that is known of /1/1 at MAX below alpha 11, and may really be -5; /1/2 may be 1.
TEST_CASE("trace text: of two upper bounds neither is said to be better", "[output][trace]") {
  const std::string steps = steps_of("(MAX 11 (MIN 99 (MAX (MIN 3 -5) (MIN 1 2))))",
                                     {.rules = alphabeta(), .only = "/2/2"});
  CHECK(has(steps, "/2/2/2 is known to be ≤1,"));
  CHECK(has(steps, "which is better stays open"));
  CHECK_FALSE(has(steps, "less than 3"));
}

TEST_CASE("trace text: a node that was cut at the bounds is worth what they leave",
          "[output][trace]") {
  Rules rules = alphabeta();
  rules.bounds = Window{Number(2), Number(14)};
  CHECK(has(steps_of(exercise("three-branches/tree.yaml"), {.rules = rules, .only = "b"}),
            "worth 2: no utility is less than 2"));
}

TEST_CASE("trace text: a table is as wide as it is told", "[output][trace]") {
  for (const std::size_t columns : {80U, 100U, 132U}) {
    std::string text;
    const Sink sink = [&text](std::string_view piece) {
      text += piece;
      return true;
    };
    const TraceReport report{.source = "-", .columns = columns};
    const auto writer = find_trace_format("text")->make(report, sink);
    writer->finish(trace(exercise("three-branches/tree.yaml"), alphabeta(), {}, *writer).value());
    std::size_t widest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = text.find('\n', begin);
      widest = std::max(widest, display_columns(text.substr(begin, end - begin)));
      begin = end + 1;
    }
    CAPTURE(columns);
    CHECK(widest <= columns);
    CHECK(widest > columns - 20);
  }
}

TEST_CASE("trace text: shallow reach says what does not count", "[output][trace]") {
  Rules rules = alphabeta();
  rules.reach = Reach::shallow;
  const std::string steps =
      steps_of(exercise("deep-cutoff/tree.sexp"), {.rules = rules, .only = "/2/2/1"});
  CHECK(has(steps, "MAX is sure of 4 at the root, but"));
}

TEST_CASE("trace text: only what is read and only a node", "[output][trace]") {
  const GameTree tree = exercise("three-branches/tree.yaml");
  CHECK(steps_of(tree, {.rules = alphabeta(), .only = "leaves"}) ==
        "   3      /1/1      leaf       3   -inf    inf\n"
        "   5      /1/2      leaf      12   -inf      3\n"
        "   7      /1/3      leaf       8   -inf      3\n"
        "  12      /2/1      leaf       2      3    inf\n"
        "  18      /3/1      leaf      14      3    inf\n"
        "  20      /3/2      leaf       5      3     14\n"
        "  22      /3/3      leaf       2      3      5\n");
  CHECK(steps_of(tree, {.only = "root"}) ==
        "   1  MAX /         enter\n"
        "  10  MAX /         update    ≥3  MAX can have 3 here, by a\n"
        "  19  MAX /         update    ≥3  2 is less than 3: MAX stays with a\n"
        "  28  MAX /         update     3  2 is less than 3: MAX stays with a\n"
        "  29  MAX /         exit       3  worth 3: MAX plays a\n");
  CHECK(steps_of(tree, {.rules = alphabeta(), .only = "/2/3"}) ==
        "none: there is no such step in this search, and what is cut is never entered\n");
}

TEST_CASE("trace filter: every form keeps the numbers of the whole trace", "[output][trace]") {
  const GameTree tree = tree_of("(MAX (MIN :name B 3 9) (MIN 2 4))", "sexpr");
  std::string lines;
  for (const std::string& piece :
       pieces_of(tree, {.rules = alphabeta(), .only = "b", .format = "jsonl"}))
    lines += piece;
  std::string steps;
  for (std::size_t at = 0; (at = lines.find("{\"step\": ", at)) != std::string::npos; ++at)
    steps += lines.substr(at + 9, lines.find(',', at) - at - 9) + " ";
  CHECK(steps == "2 4 6 7 ");
  CHECK(has(lines, "\"child\": {\"path\": \"/1/2\", \"value\": 9"));

  std::string document;
  for (const std::string& piece :
       pieces_of(tree, {.rules = alphabeta(), .only = "cuts", .format = "json"}))
    document += piece;
  const nlohmann::json parsed = nlohmann::json::parse(document);
  CHECK(parsed["steps"].size() == 1);
  CHECK(parsed["steps"][0]["step"] == 12);
}

TEST_CASE("trace filter: a word near the right one is offered", "[output][trace]") {
  const GameTree tree = tree_of("(MAX left: 1 2)", "sexpr");
  CHECK(sentence(read_trace_filter("cut", tree).error()) ==
        "there is no node \"cut\"; did you mean \"cuts\"?");
  CHECK(sentence(read_trace_filter("leff", tree).error()) ==
        "there is no node \"leff\"; did you mean \"left\"?");
}

TEST_CASE("trace text: a card has path and window and comes at once", "[output][trace]") {
  const std::vector<std::string> cards = pieces_of(
      exercise("three-branches/tree.yaml"), {.rules = alphabeta(), .layout = TraceLayout::cards});
  REQUIRE(cards.size() >= 27);  // 26 steps, then the result
  CHECK(cards[11] ==
        "step 12: leaf at leaf /2/1\n"
        "  path    / → b → /2/1\n"
        "  window  [3, inf]\n"
        "  v       2\n");
  CHECK(cards[13] ==
        "step 14: cut at MIN node b (/2)\n"
        "  path    / → b\n"
        "  window  [3, inf]\n"
        "  v       ≤2\n"
        "  2 <= alpha 3: MIN has 2 here, and MAX is already sure of 3 at the root, so the\n"
        "  rest of b (/2) is cut (alpha cutoff)\n"
        "  cut: leaf /2/2 = 4\n"
        "  cut: leaf /2/3 = 6\n");
  // The window it is left with.
  CHECK(cards[8] ==
        "step 9: exit at MIN node a (/1)\n"
        "  path    / → a\n"
        "  window  [-inf, 3]\n"
        "  v       3\n"
        "  worth 3: MIN plays /1/1\n");
}

TEST_CASE("trace text: bounds and the window given are told as such", "[output][trace]") {
  Rules rules = alphabeta();
  rules.window = {Number(3), Number(8)};
  rules.bounds = Window{Number(0), Number(9)};
  // MIN has 2, below the window; below CHANCE the bounds alone are left, and 9 is the most.
  const std::string steps = steps_of("(MAX (MIN 2 5) (CHANCE (MAX 9 4) 1))", {.rules = rules});
  CHECK(has(steps, "the search starts with the"));
  CHECK(has(steps_of("(MAX (MIN 2 5) 1)", {.rules = rules, .only = "cuts"}), "the window given"));
  CHECK(has(steps_of("(CHANCE (MAX 9 4) 1)", {.rules = rules, .only = "cuts"}), "no utility is"));
}

TEST_CASE("phrases: sentences are wrapped at blanks", "[output]") {
  using output::wrapped;
  CHECK(wrapped("", 5).empty());
  CHECK(wrapped("a bc def", 4) == std::vector<std::string>{"a bc", "def"});
  CHECK(wrapped("longer than", 4) == std::vector<std::string>{"longer", "than"});
  CHECK(wrapped("so 2 <= alpha 3", 5) == std::vector<std::string>{"so", "2 <= alpha", "3"});
  CHECK(wrapped("1 × 2 = 2", 3) == std::vector<std::string>{"1 × 2 = 2"});
  CHECK(wrapped("2 <= ", 3) == std::vector<std::string>{"2 <= "});
  CHECK(wrapped("≤3 → 4", 6) == std::vector<std::string>{"≤3 → 4"});
}
