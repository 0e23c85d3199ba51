/// \file
/// Numbers, bounds and windows as people type them; and when a number is right.
#include "answer/asking.h"
#include "gametree/messages.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

constexpr const char* kTree =
    "(MAX :name A (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) (MIN :name C (LEAF :name K 2) "
    "(LEAF :name Y 7)))";

const Asking& number_question() {
  static const Asking asking(kTree, "{'type': 'number', 'expect': '5/2'}");
  return asking;
}

bool is_right_as(const std::string& typed, const Number& key,
                 const std::optional<Number>& tolerance = {}) {
  const Answer answer = number_question().answer(typed);
  if (answer.state != ReadState::read) return false;
  return is_right(std::get<Claim>(answer.pieces.at(0).value).number, key, tolerance);
}

std::string why_invalid(const Asking& asking, const std::string& text) {
  const Answer answer = asking.answer(text);
  return answer.problem ? sentence(*answer.problem) : "";
}

}  // namespace

TEST_CASE("answer: G01 a minus copied from anywhere is a minus", "[answer]") {
  for (const std::string text : {"−3", "–3", "－3", "﹣3", "- 3", "-3", "—3", "‑3"}) {
    INFO(text);
    CHECK(is_right_as(text, -3));
  }
}

TEST_CASE("answer: G03 a decimal comma is right where it can be and else nobody guesses",
          "[answer]") {
  const Number seven_thirds = Number::fraction(7, 3);
  const Number hundredth = Number::fraction(1, 100);
  CHECK(is_right_as("2,33", seven_thirds, hundredth));
  CHECK(is_right_as("2.33", seven_thirds, hundredth));
  CHECK(is_right_as("2,333", seven_thirds, hundredth));

  CHECK_FALSE(is_right_as("1,234", 1234));
  CHECK(number_question().read("1,234") == "{'if_wrong':'invalid','number':'1.234'}");
  CHECK(number_question().read("1,23") == "'1.23'");
  CHECK(number_question().read("1,2345") == "'1.2345'");
}

TEST_CASE("answer: G04 an infinity in any spelling is one and nan is nothing", "[answer]") {
  for (const std::string text : {"-inf", "−∞", "-infinity", "–Infinity", "- ∞", "-INF"}) {
    INFO(text);
    CHECK(is_right_as(text, Number::minus_infinity()));
  }
  for (const std::string text : {"inf", "+inf", "∞", "+∞", "Infinity"}) {
    INFO(text);
    CHECK(is_right_as(text, Number::infinity()));
  }
  CHECK(number_question().read("nan") == "'invalid'");
}

TEST_CASE("answer: an integer has to be exact unless there is a tolerance", "[answer]") {
  CHECK(is_right_as("3", 3));
  CHECK(is_right_as("3.00", 3));
  CHECK(is_right_as("6/2", 3));
  CHECK_FALSE(is_right_as("3.001", 3));
  CHECK_FALSE(is_right_as("2.99", 3));
  CHECK(is_right_as("2.99", 3, Number::fraction(1, 100)));
  CHECK_FALSE(is_right_as("2.98", 3, Number::fraction(1, 100)));
}

TEST_CASE("answer: another number may be rounded to two decimals or more and halves either way",
          "[answer]") {
  const Number seven_thirds = Number::fraction(7, 3);  // 2.3333...
  CHECK(is_right_as("7/3", seven_thirds));
  CHECK(is_right_as("14 / 6", seven_thirds));
  CHECK(is_right_as("2.33", seven_thirds));
  CHECK(is_right_as("2.3333", seven_thirds));
  CHECK_FALSE(is_right_as("2.3", seven_thirds));
  CHECK_FALSE(is_right_as("2", seven_thirds));
  CHECK_FALSE(is_right_as("2.34", seven_thirds));
  CHECK_FALSE(is_right_as("2.330", seven_thirds));  // three decimals are 2.333
  CHECK_FALSE(is_right_as("233/100", seven_thirds));

  const Number half = Number::fraction(2125, 1000);  // 2.125: 2.12 and 2.13 are as near
  CHECK(is_right_as("2.12", half));
  CHECK(is_right_as("2.13", half));
  CHECK_FALSE(is_right_as("2.11", half));

  CHECK_FALSE(is_right_as("inf", half));
  CHECK_FALSE(is_right_as("2.12", Number::infinity(), 1));
}

TEST_CASE("answer: digits that go on may be the first ones or be rounded", "[answer]") {
  const Number eight_thirds = Number::fraction(8, 3);
  for (const std::string text : {"2.666...", "2.66…", "2,666...", "2.67...", "2.666…"}) {
    INFO(text);
    CHECK(is_right_as(text, eight_thirds));
  }
  CHECK(is_right_as("-2.66...", Number::fraction(-8, 3)));
  // Cut off without a sign that it goes on, one digit alone, and other digits.
  for (const std::string text : {"2.666", "2.66", "2.6...", "2.665...", "2.668..."}) {
    INFO(text);
    CHECK_FALSE(is_right_as(text, eight_thirds));
  }
  CHECK_FALSE(is_right_as("-2.66...", eight_thirds));
  CHECK_FALSE(is_right_as("2.99...", 3));
}

TEST_CASE("answer: what stands before an equals sign falls away unless it is a number",
          "[answer]") {
  const Asking& asking = number_question();
  CHECK(asking.read("=3") == "'3'");
  CHECK(asking.read("min(3, 5) = 3") == "'3'");
  CHECK(asking.read("x = y = ≈ 3") == "'3'");
  CHECK(asking.read("≈2.33") == "'2.33'");
  CHECK(asking.read("v ≈ 2.33") == "'2.33'");
  CHECK(asking.read("2 = 3") == "'invalid'");
  CHECK(asking.read("3 =") == "'invalid'");
  CHECK(asking.read(">=3") == "'invalid'");
  CHECK(asking.read("≤3") == "'invalid'");
}

TEST_CASE("answer: no text that only looks like a number is one", "[answer]") {
  const Asking& asking = number_question();
  for (const std::string text :
       {"1 000", "1.234,5", "1,234.5", "1,2,3", "four", "50%", "1/0", "0x10",
        "1_000", "1:30",    "--3",     "- - 3", "+-3",  "3-",  "2½",  "3 5",
        "e5",    ".",       ",",       "=",     "/",    "½ ½"}) {
    INFO(text);
    CHECK(asking.read(text) == "'invalid'");
  }
}

TEST_CASE("answer: marks and brackets around a number fall away one at a time", "[answer]") {
  const Asking& asking = number_question();
  for (const std::string text :
       {"4.", "\"4\"", "(4)", "4)", "[4", "“4.”", "«4»", "'4'", "4;", "(\"4.\")!", "{4}"}) {
    INFO(text);
    CHECK(asking.read(text) == "'4'");
  }
  CHECK(asking.read("- ½") == "'-0.5'");
  CHECK(asking.read(".5") == "'0.5'");
  CHECK(asking.read(",5") == "'0.5'");
  CHECK(asking.read("2.5e1") == "'25'");
}

TEST_CASE("answer: what is invalid says what to write instead", "[answer]") {
  CHECK(why_invalid(number_question(), "four") ==
        "\"four\" is not a number; write one such as 3, -2.5 or 7/3");
  CHECK(why_invalid(number_question(), "3 or 5") ==
        "\"3 or 5\" is several numbers, and one is asked; write a decimal with a point, and no "
        "blanks in it");
  CHECK(why_invalid(number_question(), "none") ==
        "\"none\" says that there is none, and a number is asked");
  CHECK(why_invalid(number_question(), "50%") ==
        "\"50%\" is a percentage; write a number such as 0.5 or 1/2");
}

TEST_CASE("answer: a list of numbers is split at semicolons else at commas", "[answer]") {
  const Asking asking(kTree, "{'type': 'number', 'expect': [2, 5]}");
  CHECK(asking.read("2,5") == "['2','5']");
  CHECK(asking.read("2,5; 3") == "['2.5','3']");
  CHECK(asking.read("2 5") == "['2','5']");
  CHECK(asking.read("2 and 5") == "['2','5']");
  CHECK(asking.read("[2, 5]") == "['2','5']");
  CHECK(asking.read("7 / 2, - 3") == "['3.5','-3']");
  CHECK(asking.read("2, x") == "{'invalid':['x'],'list':['2']}");
  CHECK(asking.read("none") == "'none'");
  CHECK(asking.read_file("[2, '2,5', '=3']") == "['2','2.5','3']");
}

TEST_CASE("answer: a count may have a noun and a remark behind it", "[answer]") {
  const Asking asking(kTree, "{'type': 'count', 'of': 'leaves_cut'}");
  CHECK(asking.read("5") == "'5'");
  CHECK(asking.read("5 leaves.") == "'5'");
  CHECK(asking.read("count = 5 nodes (B, C)") == "'5'");
  CHECK(asking.read("2 (6, 7)") == "'2'");
  CHECK(asking.read("no leaves") == "'0'");
  CHECK(asking.read("nicio frunză") == "'0'");
  CHECK(asking.read("-") == "'0'");
  CHECK(asking.read("5 apples") == "'invalid'");
  CHECK(asking.read("leaves 5") == "'invalid'");
}

TEST_CASE("answer: a bound may be a sign or words or an interval", "[answer]") {
  const Asking asking(kTree, "{'type': 'node-values', 'nodes': ['C']}");
  const auto read = [&](const std::string& text) {
    const std::string whole = asking.read(text);
    return whole.substr(0, 6) == "{'/2':" ? whole.substr(6, whole.size() - 7) : whole;
  };
  CHECK(read("<= 2") == "'<=2'");
  CHECK(read("v(C) ≤ 2") == "'<=2'");
  CHECK(read("2 ≥ v(C)") == "'<=2'");
  CHECK(read("2 ≤ x") == "'>=2'");
  CHECK(read("⩾ 2,5") == "'>=2.5'");
  CHECK(read("C <= 2") == "'<=2'");
  CHECK(read("C = 2") == "'2'");
  CHECK(read("=2") == "'=2'");
  CHECK(read("v = 2") == "'=2'");
  CHECK(read("at most 4") == "'<=4'");
  CHECK(read("v is at least -3") == "'>=-3'");
  CHECK(read("4 or less") == "'<=4'");
  CHECK(read("cel puțin 7 / 2") == "'>=3.5'");
  CHECK(read("4 trở lên") == "'>=4'");
  CHECK(read("2 ≤ v ≤ inf") == "'>=2'");
  CHECK(read("3, inf") == "'>=3'");
  CHECK(read("[2; 2]") == "'=2'");
  CHECK(read("(−∞, ∞)") == "'invalid'");
  CHECK(read("2 ≤ v ≤ 5") == "'invalid'");
  CHECK(read("3 ≤ 5") == "'invalid'");
  CHECK(read("> 6") == "'invalid'");
  CHECK(read("6 > v") == "'invalid'");
  CHECK(read("≤") == "'invalid'");
  CHECK(read("2 ≥") == "'invalid'");
  CHECK(read("pruned.") == "'pruned'");
  CHECK(read("X") == "'pruned'");
  CHECK(read("none") == "'pruned'");
  CHECK(read("élagué") == "'pruned'");

  const Answer strict = asking.answer("v > 6");
  CHECK(sentence(*strict.values.at(0).problem) ==
        "\"v > 6\" leaves out the number itself, and a bound never does; write >=6");
}

TEST_CASE("answer: a window may have its ends by name or by place", "[answer]") {
  const Asking asking(kTree, "{'type': 'windows', 'nodes': ['C']}");
  const auto read = [&](const std::string& text) {
    const std::string whole = asking.read(text);
    return whole.substr(0, 6) == "{'/2':" ? whole.substr(6, whole.size() - 7) : whole;
  };
  CHECK(read("[5, inf)") == "['5','inf']");
  CHECK(read("(5; +∞)") == "['5','inf']");
  CHECK(read("5 .. 7") == "['5','7']");
  CHECK(read("2.5..7") == "['2.5','7']");
  CHECK(read("5…7") == "['5','7']");
  CHECK(read("α: 5; β: inf") == "['5','inf']");
  CHECK(read("(alpha=5, beta=7)") == "['5','7']");
  CHECK(read("α = 5") == "['5','blank']");
  CHECK(read("α = 5, α = 6") == "['invalid','blank']");
  CHECK(read("5 ≤ v ≤ 7") == "['5','7']");
  CHECK(read("7 ≥ v ≥ 5") == "['5','7']");
  CHECK(read("-inf inf") == "['-inf','inf']");
  CHECK(read("- 3, 5") == "['-3','5']");
  CHECK(read("[?, 5]") == "['invalid','5']");
  CHECK(read("[5, ]") == "['5','blank']");
  CHECK(read("cut") == "'pruned'");
  CHECK(read("5") == "'invalid'");
  CHECK(read("- 5") == "'invalid'");
  CHECK(read("1, 2, 3") == "'invalid'");
  CHECK(read("v ≥ 5") == "'invalid'");
  CHECK(asking.read_file("{'C': {'alpha': 5, 'beta': 'inf'}}") == "{'/2':['5','inf']}");
  CHECK(asking.read_file("{'C': ['-inf', '2,5']}") == "{'/2':['-inf','2.5']}");
  CHECK(asking.read_file("['-inf', 5]") == "{'/2':['-inf','5']}");
  CHECK(asking.read_file("{'beta': 7, 'alpha': 5}") == "{'/2':['5','7']}");
}

TEST_CASE("answer: where one end is asked a number is that end", "[answer]") {
  const Asking asking(kTree, "{'type': 'windows', 'nodes': ['A', 'C'], 'ends': 'own'}");
  CHECK(asking.read("A: 5, C: 2,5") == "{'/':'5','/2':'2.5'}");
  CHECK(asking.read("A: [5, 7], C: [5, 7]") == "{'/':'5','/2':'7'}");
  CHECK(asking.read("A: β = 5; C: β = 5") == "{'/':'invalid','/2':'5'}");
  CHECK(asking.read("A: α = 5, β = 7; C: pruned") == "{'/':'5','/2':'pruned'}");
}

}  // namespace gametree::test
