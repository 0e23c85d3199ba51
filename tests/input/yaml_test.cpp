/// \file
/// The reader of YAML: its library's traps, and the whole text of each syntax error.
#include "input/reading.h"

using namespace gametree;
using namespace gametree::test;
using namespace std::string_literals;

namespace {

// Nine copies of the line above in each of twenty lines: 9^20 nodes.
std::string alias_bomb(std::string_view first, std::string_view rest) {
  std::string text = "- &a0 " + std::string(first) + "\n";
  for (int i = 1; i <= 20; ++i) {
    const std::string copy = "*a" + std::to_string(i - 1);
    text += "- &a" + std::to_string(i) + " [" + copy + repeated(", " + copy, 8) + "]\n";
  }
  return text + std::string(rest);
}

}  // namespace

TEST_CASE("yaml: a second key or document or root is an error", "[input][yaml]") {
  check_errors("t.yaml",
               {
                   {"MAX: [3, 12]\nMAX: [99]\n", 2, 1, "MAX: [99]",
                    "this node has a second \"MAX\"; write it once"},
                   {"MAX: [3, 12]\nMIN: [4]\n", 2, 1, "MIN: [4]",
                    "more text after the end of the tree: \"MIN\"; write one tree in a file"},
                   {"[1, 2] 3", 1, 8, "[1, 2] 3",
                    "more text after the end of the tree: \"3\"; write one tree in a file"},
                   {"- 1\nMAX: 3", 2, 1, "MAX: 3",
                    "more text after the end of the tree: \"MAX: 3\"; write one tree in a file"},
                   {"[1, 2]\n---\n[3]\n", 2, 1, "---",
                    "a second document begins here; write one tree in a file"},
               });
  check_meanings("t.yaml", {{"%YAML 1.2\n---\n[1, 2]\n...\n", "(MAX 1 2)"}});
}

TEST_CASE("yaml: a tab as indentation is named", "[input][yaml]") {
  const std::string tab = "this line is indented with a tab; write blanks, YAML takes no others";
  check_errors("t.yaml", {
                             {"MAX:\n\t- 3\n\t- 12\n", 2, 1, " - 3", tab},
                             {"MAX:\n- 3\n\t- 12\n", 3, 1, " - 12", tab},
                             {"\tMAX: 3", 1, 1, " MAX: 3", tab},
                         });
  check_meanings("t.yaml", {{"MAX:\t[1,\n\t2]", "(MAX 1 2)"}});
}

TEST_CASE("yaml: brackets and quotes that are open point at their begin", "[input][yaml]") {
  const std::string quote = "string not closed; write its second \" on the same line";
  check_lines("t.yaml",
              {
                  {"[1, [2, 3]", 1, "this [ is never closed"},
                  {"{MAX: [1, 2}", 12, "unexpected }; expected ]"},
                  {"[1, 2]]", 7, "unexpected ]; nothing is open here that it could close"},
                  {"MAX: [1, \"a]", 10, quote},
                  {"MAX: [1, 'a]", 10, quote},
              });
  check_errors(
      "t.yaml",
      {
          {"MAX: [3, 12\nMIN: [4]", 1, 6, "MAX: [3, 12", "this [ is never closed"},
          {"- [1  # ]\n- 2", 1, 3, "- [1  # ]", "this [ is never closed"},
          {"- {MAX: [1]}\n- {MAX: [']', 2\n", 2, 9, "- {MAX: [']', 2", "this [ is never closed"},
      });
}

TEST_CASE("yaml: the end of the text closes no quote", "[input][yaml]") {
  CHECK(error_of("MAX:\n  - value: 1\n    name: \"x\n  - value: 5\n", "t.yaml") ==
        "t.yaml:3:11: error: string not closed; write its second \" on the same line\n"
        "  3 |     name: \"x\n"
        "    |           ^\n");
  const std::string quote = "string not closed; write its second \" on the same line";
  check_errors("t.yaml", {
                             {"MAX: [1,2]\nname: 'abc\neval: 7\n", 2, 7, "name: 'abc", quote},
                             {"- \"abc\n  - 2\n", 1, 3, "- \"abc", quote},
                             {"- 'it''s\n- 2''\n", 1, 3, "- 'it''s", quote},
                             {"- \"a\\\"\n- 2\\\\\\\"\n", 1, 3, "- \"a\\\"", quote},
                             {"- &a \"abc\n- 2\n", 1, 6, "- &a \"abc", quote},
                             {"MAX: [\"a, 2]\n", 1, 7, "MAX: [\"a, 2]", quote},
                             {"MAX: {'a: 2}\n\n", 1, 7, "MAX: {'a: 2}", quote},
                             {"[1, 'a]\n", 1, 5, "[1, 'a]", quote},
                             {"MAX: [1]\n\"name: x\n", 2, 1, "\"name: x", quote},
                             {"- 1\n'2\n", 2, 1, "'2", quote},
                             {"[1, 2]\n\"na\n", 2, 1, "\"na", quote},
                             {"MAX:\r\n- 'abc\r\n- 2\r\n", 2, 3, "- 'abc", quote},
                             {"\"\n", 1, 1, "\"", quote},
                         });
  check_meanings("t.yaml", {
                               {"{MAX: [1], name: 'it''s'}", "(MAX :name \"it's\" 1)"},
                               {"MAX: [1]\nname: \"a\n  b\"\n", "(MAX :name \"a b\" 1)"},
                               {"MAX: [1]\nname: \"a\\\\\"\n", "(MAX :name \"a\\\\\" 1)"},
                               {"MAX: [1]\nname: >-\n  'a\n", "(MAX :name \"'a\" 1)"},
                               {"MAX: [1]\nname: |-\n  \"a\n", "(MAX :name \"\\\"a\" 1)"},
                               {"MAX: [1]\nname: a's\n", "(MAX :name \"a's\" 1)"},
                           });
}

TEST_CASE("yaml: a dash without its blank is put right", "[input][yaml]") {
  CHECK(error_of("MAX:\n- 1\n-2\n", "t.yaml") ==
        "t.yaml:3:1: error: unknown key \"-2\"; did you mean \"- 2\"?\n"
        "  3 | -2\n"
        "    | ^\n");
}

TEST_CASE("yaml: a colon without its blank is put right", "[input][yaml]") {
  check_lines(
      "t.yaml",
      {
          {"{player:MAX}", 2, "there is no blank after the colon; write \"player: MAX\""},
          {"{children:[1, 2]}", 2, "there is no blank after the colon; write \"children: [...]\""},
          {"MAX:[3, 12]", 1, "there is no blank after the colon; write \"MAX: [3, 12]\""},
          {"MAX: {a:3, b:4}", 7, "there is no blank after the colon; write \"a: 3\""},
      });
}

TEST_CASE("yaml: wrong indentation is not taken for text", "[input][yaml]") {
  const std::string joined =
      "\"; check how far each is indented, and the blank after a dash or colon";
  const std::string max = "YAML reads these lines as one text, \"MAX children" + joined;
  const std::string dash = "YAML reads these lines as one text, \"1 - 2" + joined;
  const std::string minus = "YAML reads these lines as one text, \"-3 -12" + joined;
  const std::string column =
      "this does not fit what stands above it; the items of a list, and the keys of a mapping, "
      "all begin in one column";
  check_errors("t.yaml", {
                             {"player: MAX\n children: [1]", 1, 9, "player: MAX", max},
                             {"MAX:\n - 1\n  - 2", 2, 4, " - 1", dash},
                             {"-3\n-12\n", 1, 1, "-3", minus},
                             {"name: B\n children: [1]", 2, 2, " children: [1]", column},
                             {"MAX:\n  - 1\n - 2\n", 3, 2, " - 2", column},
                         });
}

TEST_CASE("yaml: a colon too many is explained", "[input][yaml]") {
  const std::string label =
      "YAML takes this colon for the end of a key; write \"tree: |\" and the expression, indented, "
      "on the lines below it";
  check_lines("t.yaml", {
                            {"tree: (MAX a: 3 b: 4)", 13, label},
                            {"{tree: (MAX a: 3)}", 14, label},
                            {"name: a: 3", 8,
                             "a second colon on this line; write a mapping inside another in "
                             "braces, and a text with a "
                             "colon in quotes"},
                            {"{name: a value: 2}", 15,
                             "unexpected colon; write a comma before its key, or put a text with a "
                             "colon in quotes"},
                        });
}

TEST_CASE("yaml: a key is a short text", "[input][yaml]") {
  check_lines("t.yaml", {
                            {"{[1]: 2}", 2, "a key is a text, not a list or mapping"},
                            {"? [a]", 3, "a key is a text, not a list or mapping"},
                            {"MAX: {{a: 1}: 2}", 7, "a key is a text, not a list or mapping"},
                            {"[1]: 2", 4, "a key is a text, not a list or mapping"},
                        });
  const std::string long_key = std::string(1100, 'k') + ": 1";
  for (const std::string& text : {"MAX: {" + long_key + "}", "MAX:\n  " + long_key, long_key}) {
    const Result<GameTree> tree = read(text, "t.yaml");
    REQUIRE(!tree);
    CHECK(sentence(tree.error()) == "this key is too long; a key of YAML has at most 1024 bytes");
  }
}

TEST_CASE("yaml: tags are errors", "[input][yaml]") {
  const std::string tag = " is a YAML tag; leave it out, or put a text in quotes";
  check_lines("t.yaml", {
                            {"!!int 3", 1, "\"!!int\"" + tag},
                            {"[1, ! 3]", 5, "\"!\"" + tag},
                            {"[&a !!str 3]", 5, "\"!!str\"" + tag},
                            {"!tree [3]", 1, "\"!tree\"" + tag},
                            {"[!!null , 3]", 2, "\"!!null\"" + tag},
                        });
}

TEST_CASE("yaml: an alias is a copy where it stands", "[input][yaml]") {
  check_meanings(
      "t.yaml",
      {
          {"[&a [1, 2], *a, {MIN: [*a, 3]}]", "(MAX (MIN 1 2) (MIN 1 2) (MIN (MAX 1 2) 3))"},
          {"{CHANCE: [&p [1/2, 3], *p]}", "(CHANCE (1/2 3) (1/2 3))"},
          {"MAX: [&p [1/2, 3], {CHANCE: [*p, *p]}]", "(MAX (MIN 1/2 3) (CHANCE (1/2 3) (1/2 3)))"},
          {"{children: [&a [1], *a], player: MIN}", "(MIN (MAX 1) (MAX 1))"},
          {"[{children: &c [[1]], player: &m MIN}, {children: *c, player: *m}]",
           "(MAX (MIN (MAX 1)) (MIN (MAX 1)))"},
          {"[&a [1, &b [2]], &a 3, *a, *b]", "(MAX (MIN 1 (MAX 2)) 3 3 (MIN 2))"},
          {"MAX: {a: &a {value: 3}, b: *a}", "(MAX a: 3 b: 3)"},
      });
}

TEST_CASE("yaml: an alias needs an anchor that does not contain it", "[input][yaml]") {
  check_lines(
      "t.yaml",
      {
          {"MAX: &a [1, *a]", 13,
           "the alias \"*a\" stands inside the node it means, so that the tree would never end"},
          {"MAX: [1, *b]", 10,
           "nothing before the alias \"*b\" has this anchor; put a text that begins with * in "
           "quotes"},
      });
}

TEST_CASE("yaml: copies of copies are refused before the first is made", "[input][yaml]") {
  const auto first = GENERATE("[1, 2]"s, "[]"s, "x"s, "{value: 3}"s);
  const auto refused = [](const std::string& text) {
    const Result<GameTree> tree = read(text, "t.yaml", 100'000'000);
    REQUIRE(!tree);
    CHECK(tree.error().code == ErrorCode::too_many_nodes);
  };
  refused(alias_bomb(first, ""));
  refused("children:\n" + alias_bomb(first, "player: CHANCE\n"));
  refused("children:\n" + alias_bomb(first, ""));
}

TEST_CASE("yaml: long texts are not copied without end", "[input][yaml]") {
  std::string text = "- [{action: &s " + std::string(1 << 20, 'x') + ", value: 1}]\n";
  text += repeated("- [{action: *s, value: 1}]\n", 100);
  const Result<GameTree> tree = read(text, "t.yaml");
  REQUIRE(!tree);
  CHECK(sentence(tree.error()) ==
        "the aliases copy more than 67108864 bytes of text; write shorter texts, or no aliases");
}

TEST_CASE("yaml: nests as deep as its library does", "[input][yaml]") {
  const auto nested = [](std::size_t depth) {
    return read(repeated("[", depth) + "1" + repeated("]", depth), "t.yaml");
  };
  REQUIRE(nested(498));
  CHECK(nested(498)->depth() == 498);
  for (const std::size_t depth : {std::size_t{499}, std::size_t{2000}, std::size_t{1'000'000}}) {
    REQUIRE(!nested(depth));
    CHECK(sentence(nested(depth).error()) ==
          "the tree is too deep for YAML, which nests at most 498 levels; write it as JSON or an "
          "s-expression");
  }
  const std::string in_text = "[{name: \"" + repeated("[", 5000) + "\", MAX: [1]}]";
  CHECK(read(in_text, "t.yaml"));
}

TEST_CASE("yaml: line ends of any system are fine", "[input][yaml]") {
  check_meanings("t.yaml", {
                               {"MAX:\r\n- 3\r\n- 4\r\n", "(MAX 3 4)"},
                               {"MAX:\r- 3\r- 4\r", "(MAX 3 4)"},
                               {"\xEF\xBB\xBFMAX: [3, 4]\r\n", "(MAX 3 4)"},
                               {"# c\r\n\r\n  [3,\r\n  4]\r\n", "(MAX 3 4)"},
                           });
  check_errors("t.yaml", {
                             {"\xEF\xBB\xBF# c\r\n[3,\r\n x]", 3, 2, " x]",
                              "\"x\" is not a node; write a number, or a player with its children"},
                         });
}

TEST_CASE("yaml: foreign characters are refused", "[input][yaml]") {
  const std::string sign = ", which is a sign of YAML's own; put the text in quotes";
  const std::string behind = " behind the end of a value; put the whole text in quotes";
  CHECK(error_of("MAX: [\0]"s, "t.yaml") ==
        "t.yaml:1:7: error: the text holds the control character U+0000; remove it\n"
        "  1 | MAX: [␀]\n"
        "    |       ^\n");
  check_lines("t.yaml", {
                            {"name: @b", 7, "unexpected \"@b\"" + sign},
                            {"name: 'b' c", 11, "unexpected c" + behind},
                            {"MAX: [1] b", 10, "unexpected b" + behind},
                        });
  CHECK(error_of("name: Ren\xE9\nMAX: [3]\n", "t.yaml")
            .starts_with("t.yaml:1:10: error: byte 0xE9 is not UTF-8; save the file as UTF-8\n"));
}

TEST_CASE("yaml: escapes are YAMLs own", "[input][yaml]") {
  check_meanings("t.yaml", {{R"(MAX: {"\u00e9\x41\U0001F600": 1})", "(MAX \"éA😀\": 1)"}});
  check_lines(
      "t.yaml",
      {
          {R"(name: "a\qb")", 9,
           R"("\q" means nothing in a string; write \" \\ \/ \b \f \n \r \t or \uXXXX, and \\ for a )"
           R"(backslash)"},
          {R"(name: "\ud83d\ude00")", 8,
           R"("\ud83d" is half a character, and YAML can't put halves together; write the )"
           R"(character itself)"},
      });
}

TEST_CASE("yaml: an empty document is no tree", "[input][yaml]") {
  const std::string empty = "there is no tree here: the text is empty, or holds comments alone\n";
  CHECK(error_of("", "t.yaml") == "t.yaml: error: " + empty);
  CHECK(error_of("# nothing\n", "t.yaml") == "t.yaml: error: " + empty);
  CHECK(read("---\n", "t.yaml").error().code == ErrorCode::empty_document);
}

TEST_CASE("yaml: signs in a text without quotes are told to need them", "[input][yaml]") {
  const std::string sign = ", which is a sign of YAML's own; put the text in quotes";
  const std::string comma = "; write a comma before it, or put the whole text in quotes";
  check_lines("t.yaml", {
                            {"{name: Which?, MAX: [1]}", 13, "unexpected \"?\"" + sign},
                            {"{name: ?, MAX: [1]}", 8, "unexpected \"?\"" + sign},
                            {"{name: @b, MAX: [1]}", 8, "unexpected \"@b\"" + sign},
                            {"{name: `b`, MAX: [1]}", 8, "unexpected \"`b`\"" + sign},
                            {"{name: %b, MAX: [1]}", 8, "unexpected \"%b\"" + sign},
                            {"{name: >=6, MAX: [1]}", 8, "unexpected \">=6\"" + sign},
                            {"{name: - b, MAX: [1]}", 8, "unexpected \"-\"" + sign},
                            {"name: >=6", 7, "unexpected \">=6\"" + sign},
                            {"name: |b", 7, "unexpected \"|b\"" + sign},
                            {"name: ? b", 7, "unexpected \"?\"" + sign},
                            {"name: * b", 7, "unexpected \"*\"" + sign},
                            {"name: & b", 7, "unexpected \"&\"" + sign},
                            {"{name: a ? b, MAX: [1]}", 10, "unexpected ?" + comma},
                            {"{name: a [b] c, MAX: [1]}", 10, "unexpected [b" + comma},
                            {"{name: \"a\" b, MAX: [1]}", 12, "unexpected b" + comma},
                        });
}
