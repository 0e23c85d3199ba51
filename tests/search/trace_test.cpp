/// \file
/// Whole traces of trees so small that every step is worked out by hand.
#include "gametree/trace.h"

#include <string>

#include "support/cases.h"
#include "support/catch.h"
#include "support/from_reference.h"

using namespace gametree;
using namespace gametree::test;

namespace {

std::string steps_of(const std::string& tree, const Rules& rules) {
  StepFacts steps;
  const Result<SearchResult> result = trace(tree_of(tree, "sexpr"), rules, {}, steps);
  INFO(tree);
  REQUIRE(result);
  return steps.text;
}

Rules alphabeta() {
  Rules rules;
  rules.algorithm = Algorithm::alphabeta;
  return rules;
}

const std::string kThreeBranches = "(MAX (MIN 3 12 8) (MIN 2 4 6) (MIN 14 5 2))";

}  // namespace

// After a MIN node's first leaf others are unread, so that its value is that leaf's at most; a MAX
// node's at least.
TEST_CASE("trace: alpha-beta on three branches", "[search][trace]") {
  CHECK(steps_of(kThreeBranches, alphabeta()) ==
        "1 enter / MAX depth 0 alpha -inf beta inf\n"
        "2 enter /1 MIN depth 1 alpha -inf beta inf\n"
        "3 leaf /1/1 LEAF depth 2 alpha -inf beta inf value 3\n"
        "4 update /1 MIN depth 1 alpha -inf beta 3 value 3 <= child /1/1 value 3 exact best\n"
        "5 leaf /1/2 LEAF depth 2 alpha -inf beta 3 value 12\n"
        "6 update /1 MIN depth 1 alpha -inf beta 3 value 3 <= child /1/2 value 12 exact\n"
        "7 leaf /1/3 LEAF depth 2 alpha -inf beta 3 value 8\n"
        "8 update /1 MIN depth 1 alpha -inf beta 3 value 3 exact child /1/3 value 8 exact\n"
        "9 exit /1 MIN depth 1 value 3 exact\n"
        "10 update / MAX depth 0 alpha 3 beta inf value 3 >= child /1 value 3 exact best\n"
        "11 enter /2 MIN depth 1 alpha 3 beta inf\n"
        "12 leaf /2/1 LEAF depth 2 alpha 3 beta inf value 2\n"
        // 2 <= alpha 3, so that beta stays.
        "13 update /2 MIN depth 1 alpha 3 beta inf value 2 <= child /2/1 value 2 exact best\n"
        "14 cut /2 MIN depth 1 alpha 3 beta inf value 2 cutoff /2 MIN alpha after /2/1 value 2 "
        "alpha 3 beta inf cut /2/2 /2/3 leaves /2/2=4 /2/3=6\n"
        "15 exit /2 MIN depth 1 value 2 <=\n"
        "16 update / MAX depth 0 alpha 3 beta inf value 3 >= child /2 value 2 <=\n"
        "17 enter /3 MIN depth 1 alpha 3 beta inf\n"
        "18 leaf /3/1 LEAF depth 2 alpha 3 beta inf value 14\n"
        "19 update /3 MIN depth 1 alpha 3 beta 14 value 14 <= child /3/1 value 14 exact best\n"
        "20 leaf /3/2 LEAF depth 2 alpha 3 beta 14 value 5\n"
        "21 update /3 MIN depth 1 alpha 3 beta 5 value 5 <= child /3/2 value 5 exact best\n"
        "22 leaf /3/3 LEAF depth 2 alpha 3 beta 5 value 2\n"
        // The cut test succeeds here too, but cuts nothing: beta stays, and there is no cutoff.
        "23 update /3 MIN depth 1 alpha 3 beta 5 value 2 exact child /3/3 value 2 exact best\n"
        "24 exit /3 MIN depth 1 value 2 exact\n"
        "25 update / MAX depth 0 alpha 3 beta inf value 3 exact child /3 value 2 exact\n"
        "26 exit / MAX depth 0 value 3 exact\n");
}

TEST_CASE("trace: minimax on three branches has no windows", "[search][trace]") {
  CHECK(steps_of(kThreeBranches, {}) ==
        "1 enter / MAX depth 0\n"
        "2 enter /1 MIN depth 1\n"
        "3 leaf /1/1 LEAF depth 2 value 3\n"
        "4 update /1 MIN depth 1 value 3 <= child /1/1 value 3 exact best\n"
        "5 leaf /1/2 LEAF depth 2 value 12\n"
        "6 update /1 MIN depth 1 value 3 <= child /1/2 value 12 exact\n"
        "7 leaf /1/3 LEAF depth 2 value 8\n"
        "8 update /1 MIN depth 1 value 3 exact child /1/3 value 8 exact\n"
        "9 exit /1 MIN depth 1 value 3 exact\n"
        "10 update / MAX depth 0 value 3 >= child /1 value 3 exact best\n"
        "11 enter /2 MIN depth 1\n"
        "12 leaf /2/1 LEAF depth 2 value 2\n"
        "13 update /2 MIN depth 1 value 2 <= child /2/1 value 2 exact best\n"
        "14 leaf /2/2 LEAF depth 2 value 4\n"
        "15 update /2 MIN depth 1 value 2 <= child /2/2 value 4 exact\n"
        "16 leaf /2/3 LEAF depth 2 value 6\n"
        "17 update /2 MIN depth 1 value 2 exact child /2/3 value 6 exact\n"
        "18 exit /2 MIN depth 1 value 2 exact\n"
        "19 update / MAX depth 0 value 3 >= child /2 value 2 exact\n"
        "20 enter /3 MIN depth 1\n"
        "21 leaf /3/1 LEAF depth 2 value 14\n"
        "22 update /3 MIN depth 1 value 14 <= child /3/1 value 14 exact best\n"
        "23 leaf /3/2 LEAF depth 2 value 5\n"
        "24 update /3 MIN depth 1 value 5 <= child /3/2 value 5 exact best\n"
        "25 leaf /3/3 LEAF depth 2 value 2\n"
        "26 update /3 MIN depth 1 value 2 exact child /3/3 value 2 exact best\n"
        "27 exit /3 MIN depth 1 value 2 exact\n"
        "28 update / MAX depth 0 value 3 exact child /3 value 2 exact\n"
        "29 exit / MAX depth 0 value 3 exact\n");
}

// 0.5 * 4, then + 0.25 * 6, then - 0.25 * 2.
TEST_CASE("trace: CHANCE shows the sum so far", "[search][trace]") {
  CHECK(steps_of("(CHANCE (0.5 (MIN 4 8)) (0.25 6) (0.25 -2))", {}) ==
        "1 enter / CHANCE depth 0\n"
        "2 enter /1 MIN depth 1\n"
        "3 leaf /1/1 LEAF depth 2 value 4\n"
        "4 update /1 MIN depth 1 value 4 <= child /1/1 value 4 exact best\n"
        "5 leaf /1/2 LEAF depth 2 value 8\n"
        "6 update /1 MIN depth 1 value 4 exact child /1/2 value 8 exact\n"
        "7 exit /1 MIN depth 1 value 4 exact\n"
        "8 update / CHANCE depth 0 value 2 child /1 value 4 exact\n"
        "9 leaf /2 LEAF depth 1 value 6\n"
        "10 update / CHANCE depth 0 value 3.5 child /2 value 6 exact\n"
        "11 leaf /3 LEAF depth 1 value -2\n"
        "12 update / CHANCE depth 0 value 3 exact child /3 value -2 exact\n"
        "13 exit / CHANCE depth 0 value 3 exact\n");
}

namespace {

/// The values and bounds of the root's updates: ` 1 2 >= 3 exact`.
std::string sums_of(const std::string& tree, const Rules& rules = {}) {
  const std::string steps = steps_of(tree, rules);
  std::string sums;
  for (std::size_t at = steps.find(" update / "); at != std::string::npos;
       at = steps.find(" update / ", at + 1)) {
    const std::size_t value = steps.find(" value ", at) + 6;
    sums += steps.substr(value, steps.find(" child", at) - value);
  }
  return sums;
}

}  // namespace

TEST_CASE("trace: a sum so far need be no multiple of the unit", "[search][trace]") {
  CHECK(sums_of("(CHANCE 1 1 1)") == " 1/3 2/3 1 exact");
  // 3 * 10^18 is too large for integers of 61 bits: 10^18 / 3, then 1/3 more, then 6/3 more.
  CHECK(sums_of("(CHANCE 1000000000000000000 1 6)") ==
        " 1000000000000000000/3 1000000000000000001/3 1000000000000000007/3 exact");
  // Past 64 bits, and back again.
  CHECK(sums_of("(CHANCE (1/2 100000000000000000000) (1/2 -100000000000000000000))") ==
        " 50000000000000000000 0 exact");
}

TEST_CASE("trace: a probability belongs to its child in any order", "[search][trace]") {
  Rules reversed;
  reversed.order = Order::reversed;
  // 0.1 * 30, then + 0.9 * 10.
  CHECK(sums_of("(CHANCE (0.9 10) (0.1 30))", reversed) == " 3 12 exact");
}

TEST_CASE("trace: infinities under CHANCE count unless their probability is 0", "[search][trace]") {
  CHECK(sums_of("(CHANCE (0 inf) (1/2 1) (1/2 3))") == " 0 0.5 2 exact");
  CHECK(sums_of("(CHANCE (0 -inf) (1/2 inf) (1/2 3))") == " 0 inf inf exact");
  CHECK(sums_of("(CHANCE (1/2 3) (1/2 -inf))") == " 1.5 -inf exact");
}

// MAX has 5, so that MIN is cut at 2 and returns the end of its window: 5, at most.
TEST_CASE("trace: fail hard returns the end of the window", "[search][trace]") {
  Rules rules = alphabeta();
  rules.fail = Fail::hard;
  CHECK(steps_of("(MAX 5 (MIN 2 9))", rules) ==
        "1 enter / MAX depth 0 alpha -inf beta inf\n"
        "2 leaf /1 LEAF depth 1 alpha -inf beta inf value 5\n"
        "3 update / MAX depth 0 alpha 5 beta inf value 5 >= child /1 value 5 exact best\n"
        "4 enter /2 MIN depth 1 alpha 5 beta inf\n"
        "5 leaf /2/1 LEAF depth 2 alpha 5 beta inf value 2\n"
        "6 update /2 MIN depth 1 alpha 5 beta inf value 2 <= child /2/1 value 2 exact best\n"
        "7 cut /2 MIN depth 1 alpha 5 beta inf value 2 cutoff /2 MIN alpha after /2/1 value 2 "
        "alpha 5 beta inf cut /2/2 leaves /2/2=9\n"
        "8 exit /2 MIN depth 1 value 5 <=\n"
        "9 update / MAX depth 0 alpha 5 beta inf value 5 exact child /2 value 5 <=\n"
        "10 exit / MAX depth 0 value 5 exact\n");
}

// MIN moves at random: 2 / 2, then + 6 / 2.
TEST_CASE("trace: a recast MIN keeps its written word", "[search][trace]") {
  Rules rules;
  rules.min_as = MinAs::chance;
  CHECK(steps_of("(MAX (MIN 2 6) 5)", rules) ==
        "1 enter / MAX depth 0\n"
        "2 enter /1 MIN depth 1\n"
        "3 leaf /1/1 LEAF depth 2 value 2\n"
        "4 update /1 MIN depth 1 value 1 child /1/1 value 2 exact\n"
        "5 leaf /1/2 LEAF depth 2 value 6\n"
        "6 update /1 MIN depth 1 value 4 exact child /1/2 value 6 exact\n"
        "7 exit /1 MIN depth 1 value 4 exact\n"
        "8 update / MAX depth 0 value 4 >= child /1 value 4 exact best\n"
        "9 leaf /2 LEAF depth 1 value 5\n"
        "10 update / MAX depth 0 value 5 exact child /2 value 5 exact best\n"
        "11 exit / MAX depth 0 value 5 exact\n");
}

// With depth 1 the MIN node counts as its eval, and so would the CHANCE node; /3 is a real leaf.
TEST_CASE("trace: at the depth limit an inner node is an eval", "[search][trace]") {
  Rules rules = alphabeta();
  rules.depth = 1;
  CHECK(steps_of("(MAX (MIN :eval 4 3 12) (CHANCE :eval 7/2 1 2) 1)", rules) ==
        "1 enter / MAX depth 0 alpha -inf beta inf\n"
        "2 eval /1 MIN depth 1 alpha -inf beta inf value 4\n"
        "3 update / MAX depth 0 alpha 4 beta inf value 4 >= child /1 value 4 exact best\n"
        "4 eval /2 CHANCE depth 1 alpha 4 beta inf value 3.5\n"
        "5 update / MAX depth 0 alpha 4 beta inf value 4 >= child /2 value 3.5 exact\n"
        "6 leaf /3 LEAF depth 1 alpha 4 beta inf value 1\n"
        "7 update / MAX depth 0 alpha 4 beta inf value 4 exact child /3 value 1 exact\n"
        "8 exit / MAX depth 0 value 4 exact\n");
}

// The worked trace of lib/doc/traces.md.
TEST_CASE("trace: below CHANCE the window is open", "[search][trace]") {
  CHECK(steps_of("(MAX 5 (MIN 2 9) (CHANCE 4 8))", alphabeta()) ==
        "1 enter / MAX depth 0 alpha -inf beta inf\n"
        "2 leaf /1 LEAF depth 1 alpha -inf beta inf value 5\n"
        "3 update / MAX depth 0 alpha 5 beta inf value 5 >= child /1 value 5 exact best\n"
        "4 enter /2 MIN depth 1 alpha 5 beta inf\n"
        "5 leaf /2/1 LEAF depth 2 alpha 5 beta inf value 2\n"
        "6 update /2 MIN depth 1 alpha 5 beta inf value 2 <= child /2/1 value 2 exact best\n"
        "7 cut /2 MIN depth 1 alpha 5 beta inf value 2 cutoff /2 MIN alpha after /2/1 value 2 "
        "alpha 5 beta inf cut /2/2 leaves /2/2=9\n"
        "8 exit /2 MIN depth 1 value 2 <=\n"
        "9 update / MAX depth 0 alpha 5 beta inf value 5 >= child /2 value 2 <=\n"
        "10 enter /3 CHANCE depth 1 alpha 5 beta inf\n"
        "11 leaf /3/1 LEAF depth 2 alpha -inf beta inf value 4\n"
        "12 update /3 CHANCE depth 1 alpha 5 beta inf value 2 child /3/1 value 4 exact\n"
        "13 leaf /3/2 LEAF depth 2 alpha -inf beta inf value 8\n"
        "14 update /3 CHANCE depth 1 alpha 5 beta inf value 6 exact child /3/2 value 8 exact\n"
        "15 exit /3 CHANCE depth 1 value 6 exact\n"
        "16 update / MAX depth 0 alpha 6 beta inf value 6 exact child /3 value 6 exact best\n"
        "17 exit / MAX depth 0 value 6 exact\n");
}

TEST_CASE("trace: a root that is a leaf is one step", "[search][trace]") {
  CHECK(steps_of("7", {}) == "1 leaf / LEAF depth 0 value 7\n");
  CHECK(steps_of("7", alphabeta()) == "1 leaf / LEAF depth 0 alpha -inf beta inf value 7\n");
}

// A cut test that succeeds after the last child is shown, with nothing cut.
TEST_CASE("trace: empty cutoffs are steps where they are asked for", "[search][trace]") {
  Rules rules = alphabeta();
  rules.empty_cutoffs = EmptyCutoffs::yes;
  CHECK(steps_of("(MAX 5 (MIN 2))", rules) ==
        "1 enter / MAX depth 0 alpha -inf beta inf\n"
        "2 leaf /1 LEAF depth 1 alpha -inf beta inf value 5\n"
        "3 update / MAX depth 0 alpha 5 beta inf value 5 >= child /1 value 5 exact best\n"
        "4 enter /2 MIN depth 1 alpha 5 beta inf\n"
        "5 leaf /2/1 LEAF depth 2 alpha 5 beta inf value 2\n"
        "6 update /2 MIN depth 1 alpha 5 beta inf value 2 exact child /2/1 value 2 exact best\n"
        "7 cut /2 MIN depth 1 alpha 5 beta inf value 2 cutoff /2 MIN alpha after /2/1 value 2 "
        "alpha 5 beta inf cut leaves\n"
        "8 exit /2 MIN depth 1 value 2 exact\n"
        "9 update / MAX depth 0 alpha 5 beta inf value 5 exact child /2 value 2 exact\n"
        "10 exit / MAX depth 0 value 5 exact\n");
}

// No utility is above 9: having that, MAX is known before its other child is read.
TEST_CASE("trace: bounds tell of children that are not read", "[search][trace]") {
  Rules rules;
  rules.bounds = Window{Number(1), Number(9)};
  CHECK(sums_of("(MAX 4 9 5)", rules) == " 4 >= 9 exact 9 exact");
  CHECK(sums_of("(MIN 4 1 5)", rules) == " 4 <= 1 exact 1 exact");
  rules.bounds = Window{Number::fraction(1, 7), Number::fraction(65, 7)};
  CHECK(sums_of("(MAX 4 9 5)", rules) == " 4 >= 9 >= 9 exact");
}

TEST_CASE("trace: rules that do not fit are refused before the first step", "[search][trace]") {
  class Never : public TraceListener {
    void begin(const SearchedTree&, const Rules&) override { FAIL("told"); }
    bool step(const TraceStep&) override { return false; }
  };
  Never never;
  Rules rules;
  rules.algorithm = Algorithm::minimax;
  const Result<SearchResult> result = trace(tree_of("(CHANCE 1 2)", "sexpr"), rules, {}, never);
  REQUIRE_FALSE(result);
  CHECK(result.error().code == ErrorCode::chance_needs_expectimax);
}

TEST_CASE("trace: a listener that wants no more is told no more", "[search][trace]") {
  class Few : public TraceListener {
   public:
    explicit Few(std::uint64_t wanted) : wanted_(wanted) {}
    void begin(const SearchedTree&, const Rules&) override {}
    bool step(const TraceStep& step) override {
      last = step.number;
      return last != wanted_;
    }
    std::uint64_t last = 0;

   private:
    std::uint64_t wanted_;
  };
  // The trace of the first test has 26 steps, of every kind but eval.
  for (std::uint64_t wanted = 1; wanted <= 26; ++wanted) {
    Few few(wanted);
    const Result<SearchResult> result =
        trace(tree_of(kThreeBranches, "sexpr"), alphabeta(), {}, few);
    CHECK(few.last == wanted);
    REQUIRE_FALSE(result);
    CHECK(result.error().code == ErrorCode::search_stopped);
  }
}

TEST_CASE("trace: a listener may do without the lists of cut children", "[search][trace]") {
  class Cuts : public TraceListener {
   public:
    explicit Cuts(bool wants_lists) { wants_cut_lists_ = wants_lists; }
    void begin(const SearchedTree&, const Rules&) override {}
    bool step(const TraceStep& step) override {
      if (step.cutoff != nullptr) sizes.push_back(step.cutoff->cut.size());
      return true;
    }
    std::vector<std::size_t> sizes;
  };
  const GameTree tree = tree_of("(MAX 3 (MIN 2 4 (MAX 5 6)) (MIN 1 9))", "sexpr");
  Cuts with(true);
  Cuts without(false);

  REQUIRE(trace(tree, alphabeta(), {}, with));
  REQUIRE(trace(tree, alphabeta(), {}, without));

  CHECK(with.sizes == std::vector<std::size_t>{2, 1});
  CHECK(without.sizes == std::vector<std::size_t>{0, 0});
}
