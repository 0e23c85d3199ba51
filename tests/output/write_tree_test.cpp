/// \file
/// Trees as text: what it looks like, and that reading it back gives the same tree.
#include "gametree/write_tree.h"

#include <random>
#include <string>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "support/catch.h"
#include "support/property_trees.h"
#include "support/random_tree.h"
#include "support/reference.h"

using namespace gametree;

namespace {

GameTree tree_of(std::string_view text, std::string format = "sexpr") {
  ReadOptions options;
  options.format = std::move(format);
  Result<GameTree> tree = read_tree(text, options);
  if (!tree) FAIL(render(tree.error()) << "in: " << text);
  return *tree;
}

std::string written(std::string_view sexpr, std::string_view format) {
  Result<std::string> text = write_tree(tree_of(sexpr), format);
  if (!text) FAIL(render(text.error()));
  return *text;
}

std::string refusal(std::string_view sexpr, std::string_view format) {
  Result<std::string> text = write_tree(tree_of(sexpr), format);
  REQUIRE_FALSE(text.has_value());
  return render(text.error());
}

void check_round_trip(const GameTree& tree, const std::string& format) {
  Result<std::string> text = write_tree(tree, format);
  REQUIRE(text.has_value());
  INFO(*text);
  CHECK(tree_of(*text, format) == tree);
}

/// `plies` inner nodes with one child each.
std::string chain(std::size_t plies, std::string_view leaf) {
  std::string text;
  for (std::size_t i = 0; i < plies; ++i) text += i % 2 == 0 ? "(MAX " : "(MIN ";
  text += leaf;
  return text.append(plies, ')');
}

constexpr std::string_view kExample =
    "(MAX a: (MIN 3 12 8) b: (MIN 2 4 6) c: (MIN :name C :eval 4 :quiet false 14 5 2)"
    " d: (CHANCE heads: (1/2 200) tails: (1/2 0)))";

}  // namespace

TEST_CASE("write_tree: a small tree is one line", "[output][write-tree]") {
  CHECK(written("(max (min 3 12 8) (min 2 4 6))", "sexpr") == "(MAX (MIN 3 12 8) (MIN 2 4 6))\n");
  CHECK(written("(MAX 3 12 8)", "json") == "{\"player\": \"MAX\", \"children\": [3, 12, 8]}\n");
  CHECK(written("(MAX 3 12 8)", "yaml") == "MAX: [3, 12, 8]\n");
}

TEST_CASE("write_tree: a leaf alone is a tree", "[output][write-tree]") {
  CHECK(written("5", "sexpr") == "5\n");
  CHECK(written("5", "json") == "5\n");
  CHECK(written("5", "yaml") == "5\n");
  CHECK(written("(LEAF :name r -1/3)", "sexpr") == "(LEAF :name r -1/3)\n");
  CHECK(written("(LEAF :name r -1/3)", "json") == "{\"value\": \"-1/3\", \"name\": \"r\"}\n");
  CHECK(written("(LEAF :name r -1/3)", "yaml") == "{value: -1/3, name: r}\n");
}

TEST_CASE("write_tree: a larger tree has a line for each child", "[output][write-tree]") {
  SECTION("sexpr") {
    CHECK(written(kExample, "sexpr") ==
          "(MAX\n"
          "  a: (MIN 3 12 8)\n"
          "  b: (MIN 2 4 6)\n"
          "  c: (MIN :name C :eval 4 :quiet false 14 5 2)\n"
          "  d: (CHANCE heads: (0.5 200) tails: (0.5 0)))\n");
  }
  SECTION("yaml") {
    CHECK(written(kExample, "yaml") ==
          "MAX:\n"
          "  a: {MIN: [3, 12, 8]}\n"
          "  b: {MIN: [2, 4, 6]}\n"
          "  c: {MIN: [14, 5, 2], name: C, eval: 4, quiet: false}\n"
          "  d: {CHANCE: {heads: [0.5, 200], tails: [0.5, 0]}}\n");
  }
  SECTION("json") {
    CHECK(written(kExample, "json") ==
          "{\"player\": \"MAX\", \"children\": [\n"
          "  {\"action\": \"a\", \"player\": \"MIN\", \"children\": [3, 12, 8]},\n"
          "  {\"action\": \"b\", \"player\": \"MIN\", \"children\": [2, 4, 6]},\n"
          "  {\"action\": \"c\", \"player\": \"MIN\", \"name\": \"C\", \"eval\": 4,"
          " \"quiet\": false, \"children\": [14, 5, 2]},\n"
          "  {\"action\": \"d\", \"player\": \"CHANCE\", \"children\": [\n"
          "    {\"action\": \"heads\", \"p\": 0.5, \"value\": 200},\n"
          "    {\"action\": \"tails\", \"p\": 0.5, \"value\": 0}\n"
          "  ]}\n"
          "]}\n");
  }
}

TEST_CASE("write_tree: leaves share lines where there are many", "[output][write-tree]") {
  std::string leaves;
  for (int i = 0; i < 30; ++i) leaves += " 12345";

  // 2 blanks and 16 leaves of 6 characters but for the last blank make 97; a 17th would make 103.
  std::string line = " ";
  for (int i = 0; i < 16; ++i) line += " 12345";
  std::string rest = " ";
  for (int i = 16; i < 30; ++i) rest += " 12345";
  CHECK(written("(MAX" + leaves + ")", "sexpr") == "(MAX\n" + line + "\n" + rest + ")\n");
}

TEST_CASE("write_tree: attributes of a long YAML node come before its children",
          "[output][write-tree]") {
  const std::string name(90, 'n');

  CHECK(written("(MAX (MIN :name " + name + " 1 (MAX :noisy true 2 3)))", "yaml") ==
        "MAX:\n"
        "  - name: " +
            name +
            "\n"
            "    MIN:\n"
            "      - 1\n"
            "      - {MAX: [2, 3], noisy: true}\n");
}

TEST_CASE("write_tree: what might be misread has quotes", "[output][write-tree]") {
  const std::string_view text = GENERATE(values<std::string_view>(
      {"no",   "y",    "On",   "010",  "1:30",     "null",   "~",      " a",   "a ",
       "a: b", "a #b", "#a",   "-",    "- a",      "[a",     "{a}",    "&a",   "*a",
       "!a",   "|",    ">",    "%",    "@",        "`",      "'a'",    "a,b",  "?",
       ":a",   "a:",   "NaN",  ".inf", "true",     "<<",     "=",      "1e3",  "#|",
       "(",    ";",    "\\\"", "\\\\", "“a”",      "\u00A0", "\u2028", "日本", "\U0001F600",
       "---",  "...",  "MAX",  "min",  "children", "tree"}));
  // `text` is as it stands in a string of an s-expression.
  const std::string quoted = "\"" + std::string(text) + "\"";

  SECTION("as names") {
    const GameTree tree = tree_of("(MAX 1 (MIN :name " + quoted + " 2))");
    for (const char* format : {"sexpr", "json", "yaml"}) check_round_trip(tree, format);
  }
  SECTION("as labels of all children") {
    const GameTree tree = tree_of("(MAX " + quoted + ": 1 b: (CHANCE " + quoted + ": 3))");
    for (const char* format : {"sexpr", "json", "yaml"}) check_round_trip(tree, format);
  }
  SECTION("as labels of some") {
    const GameTree tree = tree_of("(MAX " + quoted + ": (MIN 1) 2)");
    for (const char* format : {"sexpr", "json", "yaml"}) check_round_trip(tree, format);
  }
}

TEST_CASE("write_tree: YAML words that are no text have quotes", "[output][write-tree]") {
  CHECK(written("(MAX no: 1 \"010\": 2 b1: 3)", "yaml") == "MAX: {\"no\": 1, \"010\": 2, b1: 3}\n");
}

TEST_CASE("write_tree: a label that is a player is no key in YAML", "[output][write-tree]") {
  CHECK(written("(MAX \"max\": 1 b: 2)", "yaml") ==
        "MAX: [{action: max, value: 1}, {action: b, value: 2}]\n");
}

TEST_CASE("write_tree: probabilities are always written", "[output][write-tree]") {
  CHECK(written("(CHANCE 1 2 4)", "sexpr") == "(CHANCE (1/3 1) (1/3 2) (1/3 4))\n");
  CHECK(written("(CHANCE 1 (MIN 2))", "yaml") == "CHANCE: [[0.5, 1], {p: 0.5, MIN: [2]}]\n");
  CHECK(written("(CHANCE (1/3 1) (2/3 2))", "json") ==
        "{\"player\": \"CHANCE\", \"children\": [{\"p\": \"1/3\", \"value\": 1},"
        " {\"p\": \"2/3\", \"value\": 2}]}\n");
}

TEST_CASE("write_tree: numbers are exact", "[output][write-tree]") {
  CHECK(written("(MAX 7/3 0.1 inf -inf 9007199254740993)", "sexpr") ==
        "(MAX 7/3 0.1 inf -inf 9007199254740993)\n");
  CHECK(written("(MAX 7/3 0.1 inf -inf 9007199254740993)", "json") ==
        "{\"player\": \"MAX\", \"children\": [\"7/3\", 0.1, \"inf\", \"-inf\", 9007199254740993]}"
        "\n");
  CHECK(written("(MAX 7/3 0.1 inf -inf 9007199254740993)", "yaml") ==
        "MAX: [7/3, 0.1, .inf, -.inf, 9007199254740993]\n");
}

TEST_CASE("write_tree: a number past a double is a text in JSON", "[output][write-tree]") {
  const std::string digits = "1" + std::string(400, '0');

  CHECK(written(digits, "json") == "\"" + digits + "\"\n");
}

TEST_CASE("write_tree: the longest numbers read back", "[output][write-tree]") {
  // As a fraction the decimals would have twice the digits that a number may have.
  const std::string number =
      GENERATE("0." + std::string(998, '3'), "-0." + std::string(998, '7'),
               std::string(999, '9') + "." + "3", std::string(1000, '9'),
               std::string(500, '7') + "/" + std::string(499, '3') + "1", std::string("1e-999"));
  const GameTree tree = tree_of("(MAX " + number + " 1)");

  for (const char* format : {"sexpr", "json", "yaml"}) check_round_trip(tree, format);
}

TEST_CASE("write_tree: texts are written as they are and not normalised", "[output][write-tree]") {
  CHECK(written("(MAX :name \"e\u0301\" 1)", "sexpr") == "(MAX :name e\u0301 1)\n");
}

TEST_CASE("write_tree: YAML holds 249 plies and names the node that is deeper",
          "[output][write-tree]") {
  check_round_trip(tree_of(chain(249, "7")), "yaml");
  check_round_trip(tree_of(chain(248, "(LEAF :name d 7)")), "yaml");

  const std::string message = refusal(chain(250, "7"), "yaml");
  CHECK(message.starts_with("error: node /1/1/1"));
  CHECK(message.ends_with("yaml can't hold its depth; use json\n"));
  CHECK_FALSE(write_tree(tree_of(chain(249, "(LEAF :name d 7)")), "yaml").has_value());
}

TEST_CASE("write_tree: s-expressions and JSON hold a hundred thousand plies",
          "[output][write-tree]") {
  const GameTree tree = tree_of(chain(100'000, "7"));

  check_round_trip(tree, "sexpr");
  check_round_trip(tree, "json");
}

TEST_CASE("write_tree: an unknown format is an error that names the known",
          "[output][write-tree]") {
  CHECK(refusal("5", "jsn") == "error: unknown format \"jsn\"; did you mean \"json\"?\n");
  CHECK(refusal("5", "svg") ==
        "error: unknown format \"svg\"; the formats are sexpr, json, yaml\n");
}

TEST_CASE("write_tree: random trees read back the same from every format",
          "[output][write-tree][property]") {
  std::mt19937_64 random(20'24);
  const std::size_t trees = test::property_trees() / 20;

  for (std::size_t i = 0; i < trees; ++i) {
    reference::Shape shape = reference::random_shape(random, 40);
    shape.odd_texts = true;
    const GameTree tree = tree_of(reference::to_sexpr(reference::random_tree(random, shape)));
    for (const char* format : {"sexpr", "json", "yaml"}) check_round_trip(tree, format);
  }
}
