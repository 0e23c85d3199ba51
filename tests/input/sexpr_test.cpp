/// \file
/// The reader of s-expressions: what it accepts, and the whole text of each of its errors.
#include <string>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "support/catch.h"

using namespace gametree;
using namespace std::string_literals;

namespace {

Result<GameTree> read(std::string_view text, std::optional<Player> root = std::nullopt) {
  ReadOptions options;
  options.source = "t.sexp";
  options.root = root;
  return read_tree(text, options);
}

GameTree tree_of(std::string_view text, std::optional<Player> root = std::nullopt) {
  Result<GameTree> tree = read(text, root);
  if (!tree) FAIL(render(tree.error()));
  return *tree;
}

std::string error_of(std::string_view text) {
  const Result<GameTree> tree = read(text);
  return tree ? "no error" : render(tree.error());
}

/// The error of a text on one line, with its line and the caret below.
std::string at(std::string_view text, std::size_t column, const std::string& sentence) {
  return "t.sexp:1:" + std::to_string(column) + ": error: " + sentence + "\n  1 | " +
         std::string(text) + "\n    | " + std::string(column - 1, ' ') + "^\n";
}

struct Wrong {
  std::string_view text;
  std::size_t column;  // all these texts are ASCII
  std::string sentence;
};

void check_errors(const std::vector<Wrong>& rows) {
  for (const Wrong& row : rows) CHECK(error_of(row.text) == at(row.text, row.column, row.sentence));
}

bool same(std::string_view a, std::string_view b) { return tree_of(a) == tree_of(b); }

}  // namespace

TEST_CASE("sexpr: players and numbers make a tree", "[input][sexpr]") {
  const GameTree tree = tree_of("(MAX (MIN 3 12 -8) (CHANCE (1/4 2.5) (75% inf)))");

  // Preorder: MAX, MIN, 3, 12, -8, CHANCE, 2.5, inf.
  REQUIRE(tree.size() == 8);
  CHECK(tree.player(0) == Player::max);
  CHECK(tree.player(1) == Player::min);
  CHECK(tree.player(5) == Player::chance);
  CHECK(tree.utility(4) == Number(-8));
  CHECK(tree.utility(6) == Number::fraction(5, 2));
  CHECK(tree.utility(7) == Number::infinity());
  CHECK(tree.probability(5, 0) == Number::fraction(1, 4));
  CHECK(tree.probability(5, 1) == Number::fraction(3, 4));
  CHECK(tree.end(1) == 5);
  CHECK(tree.end(0) == 8);
}

TEST_CASE("sexpr: labels and keys are read", "[input][sexpr]") {
  const GameTree tree = tree_of(
      "(MAX a: (MIN :name B :eval 1/2 :quiet false :noisy true 2)\n"
      "     \"two tails\": (LEAF :name \"d e\" :noisy true 0))");

  CHECK(tree.action(1) == "a");
  CHECK(tree.name(1) == "B");
  CHECK(tree.eval(1) == Number::fraction(1, 2));
  CHECK_FALSE(tree.quiet(1));
  CHECK(tree.noisy(1));
  CHECK(tree.action(3) == "two tails");
  CHECK(tree.name(3) == "d e");
  CHECK(tree.noisy(3));
  CHECK(tree.utility(3) == Number(0));
}

TEST_CASE("sexpr: a leaf alone is a tree", "[input][sexpr]") {
  CHECK(tree_of("5").utility(0) == Number(5));
  CHECK(tree_of(" -1/3\n").utility(0) == Number::fraction(-1, 3));
  CHECK(tree_of("(LEAF 5)").utility(0) == Number(5));
  CHECK(tree_of("(leaf :name r 5)").name(0) == "r");
}

TEST_CASE("sexpr: the words of players and keys have any case", "[input][sexpr]") {
  CHECK(same("(max :NAME a (Min 1) (chance (1 (Leaf 2))))",
             "(MAX :name a (MIN 1) (CHANCE (1 (LEAF 2))))"));
}

TEST_CASE("sexpr: blanks are needed only where tokens would run together", "[input][sexpr]") {
  CHECK(same("(MAX(MIN 3 12)a:(MIN 2)\"b\":4\"c\":5)", "(MAX (MIN 3 12) a: (MIN 2) b: 4 c: 5)"));
  CHECK(same("(MAX\t3\r\n12\u00A0\u30008)", "(MAX 3 12 8)"));
}

TEST_CASE("sexpr: labels may look like anything", "[input][sexpr]") {
  CHECK(tree_of("(MAX 3: 7 4)").action(1) == "3");
  CHECK(tree_of("(MAX a:b: 7)").action(1) == "a:b");
  CHECK(tree_of("(MAX max: 7)").action(1) == "max");
  CHECK(tree_of("(MAX Zug_é→: 7)").action(1) == "Zug_é→");
  CHECK(tree_of("(MAX \"(;\\\"\": 7)").action(1) == "(;\"");
}

TEST_CASE("sexpr: strings have the escapes of JSON", "[input][sexpr]") {
  CHECK(tree_of(R"((MAX :name "\"\\\u00e9\uD83D\uDE00x" 1))").name(0) == "\"\\é\U0001F600x");
  CHECK(tree_of(R"((MAX "\u0061": 1 "\u0062": (MIN :name "\u0063" 1)))").action(2) == "b");
}

TEST_CASE("sexpr: numbers may stand in quotes", "[input][sexpr]") {
  CHECK(same("(CHANCE (\"1/2\" \"3\") (0.5 (LEAF \"4\")))", "(CHANCE (1/2 3) (1/2 4))"));
}

TEST_CASE("sexpr: small and large integers give the same numbers", "[input][sexpr]") {
  const GameTree tree = tree_of("(MAX 99999999 -99999999 100000000 0099999999 +3 -0)");

  CHECK(tree.utility(1) == Number(99'999'999));
  CHECK(tree.utility(2) == Number(-99'999'999));
  CHECK(tree.utility(3) == Number(100'000'000));
  CHECK(tree.utility(4) == Number(99'999'999));
  CHECK(tree.utility(5) == Number(3));
  CHECK(tree.utility(6) == Number(0));
}

TEST_CASE("sexpr: comments stand wherever a token may begin", "[input][sexpr]") {
  CHECK(same("; one\n(MAX ; the \"best) (move\n 3 #| two #| nested |# (|# 12)#|three|#; four",
             "(MAX 3 12)"));
  CHECK(same("(MAX;no blank before\n3;nor here\n)", "(MAX 3)"));
  CHECK(same("(MAX :name a#|b 3;c\n)", "(MAX :name \"a#|b\" 3)"));
}

TEST_CASE("sexpr: bare lists take turns with the nearest MAX or MIN", "[input][sexpr]") {
  CHECK(same("((3 12 8) (2 4 6))", "(MAX (MIN 3 12 8) (MIN 2 4 6))"));
  CHECK(same("(((1) 2))", "(MAX (MIN (MAX 1) 2))"));
  CHECK(same("(MIN (1 (2)))", "(MIN (MAX 1 (MIN 2)))"));
  CHECK(same("(MIN (CHANCE (1 (1 (2)))))", "(MIN (CHANCE (1 (MAX 1 (MIN 2)))))"));
  CHECK(same("(CHANCE (1 (1 2)))", "(CHANCE (1 (MAX 1 2)))"));
  CHECK(same("(a: (3 12) b: 4)", "(MAX a: (MIN 3 12) b: 4)"));
  CHECK(same("((MAX 1) (2))", "(MAX (MAX 1) (MIN 2))"));
  CHECK(same("(inf -inf)", "(MAX inf -inf)"));
}

TEST_CASE("sexpr: --root says who moves at a bare root", "[input][sexpr]") {
  CHECK(tree_of("((3 12) 4)", Player::min) == tree_of("(MIN (MAX 3 12) 4)"));
  CHECK(tree_of("(CHANCE (1 (3 4)))", Player::min) == tree_of("(CHANCE (1 (MIN 3 4)))"));

  const Result<GameTree> unused = read("(MAX 3)", Player::min);
  REQUIRE_FALSE(unused.has_value());
  CHECK(render(unused.error()) ==
        "t.sexp: error: --root is for bare lists, and this tree has none: it says who moves "
        "everywhere\n");
}

TEST_CASE("sexpr: pairs may have labels and hold any node", "[input][sexpr]") {
  const GameTree tree =
      tree_of("(CHANCE heads: (1/2 200) \"two tails\": (1/2 (LEAF :name d 0)) z: (0 (MIN 1)))");

  CHECK(tree.action(1) == "heads");
  CHECK(tree.probability(0, 1) == Number::fraction(1, 2));
  CHECK(tree.name(2) == "d");
  CHECK(tree.action(3) == "z");
  CHECK(tree.probability(0, 2) == Number(0));
}

TEST_CASE("sexpr: children of CHANCE without pairs are equally likely", "[input][sexpr]") {
  const GameTree tree = tree_of("(CHANCE 3 (MIN 4) (LEAF 5))");

  CHECK(tree.probability(0, 2) == Number::fraction(1, 3));
}

TEST_CASE("sexpr: a million plies are read", "[input][sexpr]") {
  constexpr std::size_t kPlies = 1'000'000;
  std::string text;
  for (std::size_t i = 0; i < kPlies; ++i) text += i % 2 == 0 ? "(MAX " : "(MIN ";
  text += "7" + std::string(kPlies, ')');

  CHECK(tree_of(text).depth() == kPlies);
  CHECK(tree_of(std::string(kPlies, '(') + "7" + std::string(kPlies, ')')).depth() == kPlies);
}

TEST_CASE("sexpr: a million open parentheses are an error at the last", "[input][sexpr]") {
  const std::string text(1'000'000, '(');

  const Result<GameTree> tree = read(text);

  REQUIRE_FALSE(tree.has_value());
  CHECK(tree.error().code == ErrorCode::unexpected_end);
  CHECK(tree.error().offset == text.size() - 1);
}

TEST_CASE("sexpr: parentheses have to match", "[input][sexpr]") {
  check_errors({
      {"(MAX 3 12))", 11, "unexpected ); nothing is open here that it could close"},
      {")", 1, "unexpected ); nothing is open here that it could close"},
      {"(MAX (MIN 3 12 (MIN 2 4)", 6, "this ( is never closed"},
      {"(MAX (MIN 3) ; (", 1, "this ( is never closed"},
      {"(", 1, "this ( is never closed"},
      {"(MAX :name", 1, "this ( is never closed"},
      {"(CHANCE (1 3)", 1, "this ( is never closed"},
      {"(CHANCE (1 3", 9, "this ( is never closed"},
      {"(CHANCE (1 (MIN 3)", 9, "this ( is never closed"},
      {"(LEAF 3", 1, "this ( is never closed"},
      {"(MAX 3) 4", 9, "more text after the end of the tree: \"4\"; write one tree in a file"},
      {"(MAX 3) (MIN 4)", 9,
       "more text after the end of the tree: \"(\"; write one tree in a file"},
      {"5 x:", 3, "more text after the end of the tree: \"x:\"; write one tree in a file"},
  });
}

TEST_CASE("sexpr: unknown words have a hint", "[input][sexpr]") {
  check_errors({
      {"(MAXX 3)", 2, "unknown player \"MAXX\"; did you mean \"MAX\"?"},
      {"(MAX (CHNACE 3))", 7, "unknown player \"CHNACE\"; did you mean \"CHANCE\"?"},
      {"(PLAYER 3)", 2, "unknown player \"PLAYER\"; a player is MAX, MIN or CHANCE"},
      {"(MAX: 3 4)", 2, "unknown player \"MAX:\"; did you mean \"MAX\"?"},
      {"(CHANCE (MXA 3))", 10, "unknown player \"MXA\"; did you mean \"MAX\"?"},
      {"(MAX :nam B 3)", 6, "unknown key \":nam\"; did you mean \":name\"?"},
      {"(MAX :value 3)", 6, "unknown key \":value\"; the keys are :name, :eval, :quiet, :noisy"},
      {"(MAX 3 :nosy true)", 8, "unknown key \":nosy\"; did you mean \":noisy\"?"},
      {"(MAX MIN 3)", 6, "a node needs parentheses; write (MIN ...)"},
      {"MAX(3, 12)", 1, "a node needs parentheses; write (MAX ...)"},
      {"(MAX foo 3)", 6, "\"foo\" is not a node; write a number, or a player with its children"},
      {"(MAX \"foo\" 3)", 6,
       "\"foo\" is not a node; write a number, or a player with its children"},
      {"[[3, 12], [2]]", 1, "unexpected [; expected ("},
  });
}

TEST_CASE("sexpr: keys have one place and one value each", "[input][sexpr]") {
  check_errors({
      {"(MAX :name B :name C 3)", 14, "this node has a second \":name\"; write it once"},
      {"(MAX 3 :name x)", 8, "\":name\" stands after a child; write it right after the player"},
      {"(:name x 3)", 2,
       "\":name\" stands in a list without a player; write the player first, as in (MAX :name "
       "...)"},
      {"(3 :eval 4)", 4,
       "\":eval\" stands in a list without a player; write the player first, as in (MAX :eval "
       "...)"},
      {"(MAX :name (a) 3)", 12, "\":name\" needs a text"},
      {"(MAX :name :eval 3)", 12, "\":name\" needs a text"},
      {"(MAX :eval x 3)", 12, "\"x\" is not a number"},
      {"(MAX :eval (MIN 3))", 12, ":eval needs a number, not \"(\""},
      {"(MAX :eval)", 11, ":eval needs a number"},
      {"(MAX :quiet yes 3)", 13, "\":quiet\" is true or false, not \"yes\""},
      {"(MAX :quiet \"true\" 3)", 13, "\":quiet\" is true or false, not \"\"true\"\""},
      {"(LEAF :eval 3 4)", 7, "a leaf can't have \":eval\"; it is for MAX, MIN and CHANCE nodes"},
      {"(LEAF :quiet false 4)", 7,
       "a leaf can't have \":quiet\"; it is for MAX, MIN and CHANCE nodes"},
      {"(MAX :noisy true 4)", 6, "the root can't have \"noisy\", since no edge leads to it"},
      {"(MAX :name \"\" 4)", 12, "this name is empty; write a text, or leave it out"},
      {"(MAX :name a/b 4)", 12,
       "this name holds the character U+002F; it can hold no slash, control or format "
       "character"},
      {"(MAX (MIN :name B 1) (MIN :name B 2))", 33,
       "a second node with the name \"B\"; a name is unique in its tree"},
  });
}

TEST_CASE("sexpr: a label needs a node after it", "[input][sexpr]") {
  check_errors({
      {"(MAX a: b: 3)", 6, "no node follows the label \"a\""},
      {"(MAX a:)", 6, "no node follows the label \"a\""},
      {"(MAX 3 a:", 8, "no node follows the label \"a\""},
      {"(MAX a: :name b 3)", 6, "no node follows the label \"a\""},
      {"(MAX a:3)", 6, "there is no blank after the colon; write \"a: 3\""},
      {"(a:-3)", 2, "there is no blank after the colon; write \"a: -3\""},
      {"a: (MAX 1 2)", 1, "the root can't have \"action\", since no edge leads to it"},
      {"(MAX a: 1 a: 2)", 11,
       "a second child with the label \"a\"; a label is unique among the children of a node"},
  });
}

TEST_CASE("sexpr: what is no number is named", "[input][sexpr]") {
  check_errors({
      {"(MAX nan 3)", 6, "\"nan\" is not a number"},
      {"(MAX 0x10)", 6, "\"0x10\" is not a number"},
      {"(MAX 1_000)", 6, "\"1_000\" is not a number"},
      {"(MAX 1:30)", 6, "\"1:30\" is not a number"},
      {"(1:30 2)", 2, "\"1:30\" is not a number"},
      {"(MAX 3,5)", 6, "\"3,5\" is not a number"},
      {"(MAX . 3)", 6, "\".\" is not a number"},
      {"(MAX 1/0)", 6, "\"1/0\" divides by zero"},
      {"(MAX 50% 3)", 6, "\"50%\" is a percentage, and only a probability can be one"},
      {"(MAX 1e9999)", 6,
       "\"1e9999\" is too long; a number has at most 1000 digits when it is written out"},
      {"(MAX 3, 12, 8)", 7, "unexpected comma; write a blank between nodes"},
      {"(MAX 3 , 12)", 8, "unexpected comma; write a blank between nodes"},
      {"(LEAF)", 6, "LEAF needs a number"},
      {"(LEAF (MAX 3))", 7, "LEAF needs a number, not \"(\""},
      {"(LEAF x)", 7, "\"x\" is not a number"},
      {"(LEAF 3 4)", 9, "unexpected 4; expected )"},
  });
}

TEST_CASE("sexpr: a list is not empty", "[input][sexpr]") {
  check_errors({
      {"()", 1, "this list is empty; write one node at least"},
      {"(MAX 3 ())", 8, "this list is empty; write one node at least"},
      {"(MAX (MIN) 3)", 7, "this MIN node has no children; write one at least"},
      {"(CHANCE)", 2, "this CHANCE node has no children; write one at least"},
  });
}

TEST_CASE("sexpr: lists under CHANCE are pairs", "[input][sexpr]") {
  const std::string pair = "a list right under CHANCE is a pair, a probability and one node";
  check_errors({
      {"(CHANCE (1/2 3 4))", 16, pair + ", not \"4\""},
      {"(CHANCE (1/2 (MIN 3) 4))", 22, pair + ", not \"4\""},
      {"(CHANCE (1/2))", 13, pair},
      {"(CHANCE ((3 12) 4))", 10, pair + ", not \"(\""},
      {"(CHANCE ())", 10, pair},
      {"(CHANCE (a: 3 4))", 10, pair + ", not \"a:\""},
      {"(CHANCE (1/2 a: 3))", 14, pair + ", not \"a:\""},
      {"(CHANCE (0.3 10) (0.3 20) (0.3 30))", 2,
       "the probabilities of this CHANCE node sum to 0.9, not 1"},
      {"(CHANCE (0.x 3))", 10, "\"0.x\" is not a number"},
      {"(CHANCE (-1 3) (2 4))", 10, "the probability -1 is negative"},
      {"(CHANCE (inf 3))", 10, "the probability inf is infinite"},
  });
}

TEST_CASE("sexpr: strings and comments have to end", "[input][sexpr]") {
  check_errors({
      {"(MAX (\"a 3) 12)", 7, "string not closed; write its second \" on the same line"},
      {"(MAX \"a\\", 6, "string not closed; write its second \" on the same line"},
      {"(MAX 3 #| a #| b |# 4)", 8, "comment not closed; write its |#"},
      {"#|", 1, "comment not closed; write its |#"},
  });
  CHECK(error_of("(MAX\n\"a\nb\": 3)") ==
        "t.sexp:2:1: error: string not closed; write its second \" on the same line\n"
        "  2 | \"a\n"
        "    | ^\n");
}

TEST_CASE("sexpr: escapes are those of JSON alone", "[input][sexpr]") {
  const std::string rest =
      " means nothing in a string; write \\\" \\\\ \\/ \\b \\f \\n \\r \\t or \\uXXXX, and \\\\ "
      "for "
      "a backslash";
  check_errors({
      {R"((MAX "a\qb": 3))", 8, "\"\\q\"" + rest},
      {R"((MAX "\u12G4": 3))", 7, "\"\\u12G4\"" + rest},
      {R"((MAX "\u12": 3))", 7, "\"\\u12\"" + rest},
      {R"((MAX "\uD83D": 3))", 7, "\"\\uD83D\"" + rest},
      {R"((MAX "\uDE00": 3))", 7, "\"\\uDE00\"" + rest},
  });
}

TEST_CASE("sexpr: characters that can't be seen are named", "[input][sexpr]") {
  CHECK(error_of("(MAX 3 \x01)") ==
        "t.sexp:1:8: error: the text holds the control character U+0001; remove it\n"
        "  1 | (MAX 3 \u2401)\n"
        "    |        ^\n");
  CHECK(error_of("(MAX 3\0)"s) ==
        "t.sexp:1:7: error: the text holds the control character U+0000; remove it\n"
        "  1 | (MAX 3\u2400)\n"
        "    |       ^\n");
  CHECK(error_of("(MAX \"a\tb\": 3)") ==
        "t.sexp:1:8: error: the text holds the control character U+0009; remove it\n"
        "  1 | (MAX \"a b\": 3)\n"
        "    |        ^\n");
  CHECK(error_of("(MAX 3 \u200B4)") ==
        "t.sexp:1:8: error: \"\\u{200B}4\" is not a node; write a number, or a player with its "
        "children\n"
        "  1 | (MAX 3 \uFFFD4)\n"
        "    |        ^\n");
}

TEST_CASE("sexpr: typographic quotation marks are named", "[input][sexpr]") {
  CHECK(error_of("(MAX “a”: 3)") ==
        "t.sexp:1:6: error: “ is a typographic quotation mark; write \"\n"
        "  1 | (MAX “a”: 3)\n"
        "    |      ^\n");
}

TEST_CASE("sexpr: a place after other scripts is in bytes and its caret in characters",
          "[input][sexpr]") {
  // Line 2: a tab, 2 characters of 3 bytes, `: (MIN 3 4) é: x`: x is byte 24, character 19.
  CHECK(error_of("(MAX\n\t日本: (MIN 3 4) é: x)") ==
        "t.sexp:2:24: error: \"x\" is not a node; write a number, or a player with its children\n"
        "  2 |  日本: (MIN 3 4) é: x)\n"
        "    |  \u3000\u3000               ^\n");
}

TEST_CASE("sexpr: a text without a tree is an error without a place", "[input][sexpr]") {
  const std::string_view text =
      GENERATE(values<std::string_view>({"", " \n\t", "; only a comment", "#| one |# ; two\n"}));

  CHECK(error_of(text) ==
        "t.sexp: error: there is no tree here: the text is empty, or holds comments alone\n");
}
