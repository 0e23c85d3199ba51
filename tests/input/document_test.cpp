/// \file
/// What YAML and JSON mean: each form of a node, keys in any order, and what is wrong with a tree.
#include "input/reading.h"

using namespace gametree;
using namespace gametree::test;

TEST_CASE("document: long and short form are the same", "[input][yaml]") {
  check_meanings(
      "t.yaml",
      {
          {"{player: MAX, children: [{player: min, children: [3, 12, 8]}, {value: 2}]}",
           "(MAX (MIN 3 12 8) 2)"},
          {"{MAX: [{min: [3, 12, 8]}, {utility: 2}]}", "(MAX (MIN 3 12 8) 2)"},
          {"MAX:\n  - player: MIN\n    children: [3, 12, 8]\n  - 2\n", "(MAX (MIN 3 12 8) 2)"},
          {"{Chance: [[1/4, 1], [75%, {MAX: [2]}]]}", "(CHANCE (1/4 1) (3/4 (MAX 2)))"},
          {"{CHANCE: [{p: 0.5, value: 1}, {prob: .25, MAX: [2]}, {probability: 25%, value: 3}]}",
           "(CHANCE (1/2 1) (1/4 (MAX 2)) (1/4 3))"},
          {"{CHANCE: [3, 5]}", "(CHANCE (1/2 3) (1/2 5))"},
          {"7/3", "7/3"},
          {"{value: -.inf}", "-inf"},
      });
}

TEST_CASE("document: a mapping of children is keyed by action", "[input][yaml]") {
  check_meanings("t.yaml",
                 {
                     {"MAX:\n  a: {MIN: [3, 12, 8]}\n  b: {MIN: [2], name: B, eval: 4, quiet: "
                      "false}\n  c: [5]\n",
                      "(MAX a: (MIN 3 12 8) b: (MIN :name B :eval 4 :quiet false 2) c: (MIN 5))"},
                     {"{CHANCE: {heads: [1/2, 200], tails: [1/2, {value: 0, name: d}]}}",
                      "(CHANCE heads: (1/2 200) tails: (1/2 (LEAF :name d 0)))"},
                     {"{player: MAX, children: {a: 1, b: {noisy: true, value: 2}}}",
                      "(MAX a: 1 b: (LEAF :noisy true 2))"},
                     {"{MAX: [{action: MAX, value: 1}, {action: b, MIN: [2]}]}",
                      "(MAX \"MAX\": 1 b: (MIN 2))"},
                 });
}

TEST_CASE("document: a bare list moves after its nearest MAX or MIN", "[input][yaml]") {
  check_meanings("t.yaml", {
                               {"[[3, 12, 8], [2, [4]]]", "(MAX (MIN 3 12 8) (MIN 2 (MAX 4)))"},
                               {"{MIN: [[1], {CHANCE: [[1, [2, [3]]]]}]}",
                                "(MIN (MAX 1) (CHANCE (1 (MAX 2 (MIN 3)))))"},
                               {"{CHANCE: [[1, [2]]]}", "(CHANCE (1 (MAX 2)))"},
                               {"{MAX: [{MAX: [[1]]}]}", "(MAX (MAX (MIN 1)))"},
                           });
}

TEST_CASE("document: the root of a bare list may be MIN", "[input][yaml]") {
  ReadOptions options;
  options.source = "t.yaml";
  options.root = Player::min;
  CHECK(*read_tree("[[1, 2], 3]", options) == *read("(MIN (MAX 1 2) 3)", "t.sexp"));
  CHECK(read_tree("{MAX: [1]}", options).error().code == ErrorCode::root_option_unused);
}

TEST_CASE("document: keys come in any order", "[input][yaml]") {
  check_meanings(
      "t.yaml",
      {
          {"{children: [[1, 2], [3]], player: MIN}", "(MIN (MAX 1 2) (MAX 3))"},
          {"{children: [[0.5, 2], [0.5, [3]]], name: c, player: CHANCE}",
           "(CHANCE :name c (0.5 2) (0.5 (MAX 3)))"},
          {"{children: {a: [0.5, 2], b: [0.5, 3]}, player: CHANCE}",
           "(CHANCE a: (0.5 2) b: (0.5 3))"},
          // The inner nodes' players decide there, the outer one's only for [7].
          {"{children: [{children: [1, [2]], player: MIN}, [7]], player: MIN}",
           "(MIN (MIN 1 (MAX 2)) (MAX 7))"},
          {"{children: [{CHANCE: [[1, [2]]]}], player: MAX}", "(MAX (CHANCE (1 (MIN 2))))"},
          {"{MAX: [{children: [[4]], name: a, player: MAX}, 5], name: r}",
           "(MAX :name r (MAX :name a (MIN 4)) 5)"},
          {"{children: {player: 3, children: 4}, player: MAX}", "(MAX player: 3 children: 4)"},
          {"{eval: 1, quiet: true, name: \"q\", MAX: [{noisy: false, value: 1, name: 'it''s'}]}",
           "(MAX :eval 1 :quiet true :name q (LEAF :name \"it's\" 1))"},
      });
}

TEST_CASE("document: children before their player nest a hundred thousand deep", "[input][json]") {
  constexpr std::size_t kDepth = 100'000;
  const std::string text =
      repeated("{\"children\": [", kDepth) + "1" + repeated("], \"player\": \"MIN\"}", kDepth);

  const Result<GameTree> tree = read(text, "t.json", 2 * kDepth);

  REQUIRE(tree);
  CHECK(tree->depth() == kDepth);
  CHECK(tree->player(kDepth - 1) == Player::min);
}

TEST_CASE("document: texts stay as they are written", "[input][yaml]") {
  check_meanings(
      "t.yaml", {
                    {"MAX: {no: 1, y: 2, 010: 3, 1.50: 4, \"null\": 5, '~': 6, true: 7}",
                     "(MAX no: 1 y: 2 \"010\": 3 \"1.50\": 4 null: 5 ~: 6 true: 7)"},
                    {"MAX: [{name: on, value: 1}, {name: 0x1, value: 2}, {name: 'null', value: 3}]",
                     "(MAX (LEAF :name on 1) (LEAF :name \"0x1\" 2) (LEAF :name null 3))"},
                });
}

TEST_CASE("document: numbers are read from the text", "[input][yaml]") {
  check_meanings("t.yaml", {
                               {"[010, 1e3, \"7\", '1/2', 2.50, +4]", "(MAX 10 1000 7 1/2 2.5 4)"},
                               {"[∞, -.inf, −3, 123456789012345678901234567890]",
                                "(MAX inf -inf -3 123456789012345678901234567890)"},
                           });
  check_lines("t.yaml",
              {
                  {"MAX: [1:30, 80]", 7, "\"1:30\" is not a number"},
                  {"MAX: [80, 1_000]", 11, "\"1_000\" is not a number"},
                  {"MAX: [0x10]", 7, "\"0x10\" is not a number"},
                  {"MAX: [1/0]", 7, "\"1/0\" divides by zero"},
                  {"MAX: [50%]", 7, "\"50%\" is a percentage, and only a probability can be one"},
                  {"{value: [1]}", 9, "value needs a number, not \"[...]\""},
                  {"{value: null}", 9, "value needs a number, not \"null\""},
                  {"{value: }", 7, "value needs a number"},
                  {"{MAX: [1], eval: abc}", 18, "\"abc\" is not a number"},
                  {"{CHANCE: [[x, 1]]}", 12, "\"x\" is not a number"},
              });
}

TEST_CASE("document: a key is known and stands once", "[input][yaml]") {
  const std::string keys =
      "the keys are player, children, value, utility, name, action, p, prob, probability, eval, "
      "quiet, noisy, MAX, MIN, CHANCE";
  const std::string no_key_near = "unknown key \"<<\"; " + keys;
  check_lines(
      "t.yaml",
      {
          {"{Player: MAX, children: [1]}", 2, "unknown key \"Player\"; did you mean \"player\"?"},
          {"{MAX: [1], qiuet: true}", 12, "unknown key \"qiuet\"; did you mean \"quiet\"?"},
          {"{<<: {MAX: [1]}}", 2, no_key_near},
          {"{MAX: {<<: {a: 1}}}", 8, no_key_near},
          {"{player: MAX, children: [1], children: [2]}", 30,
           "this node has a second \"children\"; write it once"},
          {"{player: MAX, player: MIN, children: [1]}", 15,
           "this node has a second \"player\"; write it once"},
          {"{MAX: [1], name: a, name: b}", 21, "this node has a second \"name\"; write it once"},
          {"{MAX: {a: 1, a: 2}}", 14,
           "a second child with the label \"a\"; a label is unique among the children of a node"},
          {"{value: 3, utility: 3}", 12,
           "this node has its value twice, also as utility; write it once"},
          {"{player: MAX, MAX: [2]}", 15,
           "this node has its player twice, also as MAX; write it once"},
          {"{MAX: [2], player: MAX}", 12,
           "this node has its player twice, also as MAX; write it once"},
          {"{MAX: [2], children: [1]}", 12,
           "this node has its children twice, also as MAX; write it once"},
          {"{children: [1], MAX: [2]}", 17,
           "this node has its children twice, also as MAX; write it once"},
          {"[{MAX: [2], MIN: [3]}]", 13,
           "this node has its player twice, also as MAX; write it once"},
          {"{CHANCE: [{p: 1, prob: 1, value: 2}]}", 18,
           "this node has its p twice, also as prob; write it once"},
          {"{CHANCE: [[1, {p: 1, value: 3}]]}", 16,
           "this node has its p twice, also as [p, node]; write it once"},
          {"{MAX: {a: {action: b, value: 1}}}", 12,
           "this node has its action twice, also as label: node; write it once"},
      });
}

TEST_CASE("document: a player is no key among actions", "[input][yaml]") {
  check_lines("t.yaml", {
                            {"MAX: {MAX: [1]}", 7,
                             "MAX is a player and can't be a key among actions; write a list, "
                             "[{MAX: ...}], or for an "
                             "action of that name \"action: MAX\""},
                            {"{MAX: {a: 1, \"min\": [1]}}", 14,
                             "min is a player and can't be a key among actions; write a list, "
                             "[{min: ...}], or for an "
                             "action of that name \"action: min\""},
                        });
}

TEST_CASE("document: a node has content of one kind", "[input][yaml]") {
  const std::string both =
      "this node has both a value and children; a leaf has a value, any other node a player and "
      "children";
  const std::string no_player = "this node has children and no player; write MAX, MIN or CHANCE";
  const std::string no_children = "this MAX node has no children; write one at least";
  const std::string empty_list = "this list is empty; write one node at least";
  check_lines(
      "t.yaml",
      {
          {"{value: 3, MAX: [1]}", 12, both},
          {"{MAX: [1], value: 3}", 19, both},
          {"{children: [1], value: 3}", 1, both},
          {"{children: [1]}", 1, no_player},
          {"[{children: [1], name: a}]", 2, no_player},
          {"{player: MAX}", 10, no_children},
          {"{player: MAX, children: []}", 10, no_children},
          {"{MAX: {}}", 2, no_children},
          {"MAX:", 4, no_children},
          {"{MAX: 3}", 7, "\"3\" can't be the children of a node; write a list of nodes"},
          {"[[], 1]", 2, empty_list},
          {"[{}]", 2, "this node has neither a value nor children"},
          {"{name: x}", 1, "this node has neither a value nor children"},
          {"{player: MXA, children: [1]}", 10, "unknown player \"MXA\"; did you mean \"MAX\"?"},
          {"{player: [MAX], children: [1]}", 10, "\"player\" needs a text"},
          {"{MAX: [MIN]}", 8,
           "\"MIN\" is not a node; write a number, or a player with its children"},
          {"{value: 1, eval: 3}", 18,
           "a leaf can't have \"eval\"; it is for MAX, MIN and CHANCE nodes"},
          {"{p: 1, MAX: [1]}", 5, "the root can't have \"p\", since no edge leads to it"},
          {"{MAX: [1], name: [a]}", 18, "\"name\" needs a text"},
      });
}

TEST_CASE("document: a list right under CHANCE is a pair", "[input][yaml]") {
  const std::string pair = "a list right under CHANCE is a pair, a probability and one node";
  const std::string not_list = pair + ", not \"[...]\"";
  check_lines("t.yaml", {
                            {"{CHANCE: [[0.5, 1, 2]]}", 11, pair},
                            {"{CHANCE: [[0.5]]}", 11, pair},
                            {"{CHANCE: [[]]}", 11, pair},
                            {"{CHANCE: [[[1, 2], [3, 4]]]}", 11, not_list},
                            {"{children: [[0.5, 1, 2]], player: CHANCE}", 13, pair},
                            {"{CHANCE: [[0.5, 1], 2]}", 21,
                             "this child of CHANCE has no probability and others have; write one "
                             "for each, or none at "
                             "all"},
                            {"{MAX: [{CHANCE: [[0.3, 1], [0.6, 2]]}]}", 9,
                             "the probabilities of this CHANCE node sum to 0.9, not 1"},
                        });
}

TEST_CASE("document: nothing is no text and no node", "[input][yaml]") {
  const std::string no_node = "is not a node; write a number, or a player with its children";
  const std::string null_item = "\"null\" " + no_node;
  const std::string tilde_item = "\"~\" " + no_node;
  const std::string empty_item = "this item is empty; write a node, or leave out the comma or dash";
  check_lines(
      "t.yaml",
      {
          {"{MAX: [{name: null, value: 1}]}", 15,
           "\"null\" without quotes is no text; for a name of that text write it in quotes"},
          {"{MAX: [{name: , value: 1}]}", 13,
           "there is nothing here; for a name of that text write it in quotes"},
          {"{MAX: [{action: ~, value: 1}]}", 17,
           "\"~\" without quotes is no text; for a label of that text write it in quotes"},
          {"{MAX: {null: 1}}", 8,
           "\"null\" without quotes is no text; for a label of that text write it in quotes"},
          {"[null, 1]", 2, null_item},
          {"[~]", 2, tilde_item},
          {"[1,,2]", 3, empty_item},
          {"{MAX: {a: 3, b: }}", 15, empty_item},
      });
}

TEST_CASE("document: true and false alone are booleans", "[input][yaml]") {
  check_lines(
      "t.yaml",
      {
          {"{MAX: [1], quiet: yes}", 19, "\"quiet\" is true or false, not \"yes\""},
          {"{MAX: [1], quiet: \"true\"}", 19, "\"quiet\" is true or false, not \"true\""},
          {"{MAX: [{noisy: False, value: 1}]}", 16, "\"noisy\" is true or false, not \"False\""},
          {"{MAX: [1], quiet: [true]}", 19, "\"quiet\" is true or false, not \"[...]\""},
      });
}

TEST_CASE("document: an s-expression may stand under tree", "[input][yaml]") {
  check_meanings("t.yaml",
                 {
                     {"tree: |\n  (MAX a: 3 ; one\n   b: (MIN 4 5))\n", "(MAX a: 3 b: (MIN 4 5))"},
                     {"tree: (MAX 3 4)", "(MAX 3 4)"},
                     {"tree: >-\n  ((1 2)\n  3)\n", "(MAX (MIN 1 2) 3)"},
                     {"tree: \"(MAX \\\"two tails\\\": 3 4)\"", "(MAX \"two tails\": 3 4)"},
                     {"{tree: {MAX: [1, [2]]}}", "(MAX 1 (MIN 2))"},
                     {"tree: 7", "7"},
                     {"tree: |\r  (MAX a: 3\r   4)\r", "(MAX a: 3 4)"},
                 });
  check_meanings("t.json", {{"{\"tree\": \"(MAX a: 3\\n 4)\"}", "(MAX a: 3 4)"}});
}

TEST_CASE("document: errors of an s-expression are placed in the document", "[input][yaml]") {
  check_errors(
      "t.yaml",
      {
          {"# c\ntree: |\n\n    (MAX a: 3\n     b: 4x)\n", 5, 9, "     b: 4x)",
           "\"4x\" is not a number"},
          {"tree: \"(MAX a: 3x)\"", 1, 16, "tree: \"(MAX a: 3x)\"", "\"3x\" is not a number"},
          {"{tree: '(MAX (MIN 3 4)'}", 1, 9, "{tree: '(MAX (MIN 3 4)'}", "this ( is never closed"},
          {"tree: (MAX 3)\nname: x", 2, 1, "name: x", "unknown key \"name\"; the keys are tree"},
          {"tree: hello", 1, 7, "tree: hello",
           "\"hello\" is not a node; write a number, or a player with its children"},
      });
}
