/// \file
/// The reader of JSON: numbers and places that its library does not give, and syntax errors.
#include "input/reading.h"

using namespace gametree;
using namespace gametree::test;
using namespace std::string_literals;

TEST_CASE("json: numbers are exact", "[input][json]") {
  check_meanings("t.json",
                 {
                     {"[0.1, -0, 1e3, 18446744073709551616, 12345678901234567890.5, 1e-400]",
                      "(MAX 0.1 0 1000 18446744073709551616 12345678901234567890.5 1e-400)"},
                     {"[\"1e400\", \"inf\", \"7/3\"]", "(MAX 1e400 inf 7/3)"},
                     {"{\"MAX\": [{\"name\": 1.50, \"value\": 3}, {\"name\": true, \"value\": 4}]}",
                      "(MAX (LEAF :name \"1.50\" 3) (LEAF :name true 4))"},
                 });
  check_lines("t.json",
              {
                  {"[1, -1e400]", 5,
                   "-1e400 is too large for a number in JSON; write it in quotes: \"-1e400\""},
              });
}

TEST_CASE("json: strings are unescaped", "[input][json]") {
  check_meanings("t.json", {
                               {R"({"MAX": {"\u00e9\ud83d\ude00": 1, "a\"b": 2, "\\": 3}})",
                                R"((MAX "é😀": 1 "a\"b": 2 "\\": 3))"},
                           });
}

TEST_CASE("json: a million lists nest", "[input][json]") {
  constexpr std::size_t kDepth = 1'000'000;

  const Result<GameTree> tree =
      read(repeated("[", kDepth) + "1" + repeated("]", kDepth), "t.json", 2 * kDepth);

  REQUIRE(tree);
  CHECK(tree->depth() == kDepth);
}

TEST_CASE("json: brackets and separators are asked for", "[input][json]") {
  const std::string trailing = "a comma stands before this bracket; JSON wants none there";
  const std::string empty = "this item is empty; write a node, or leave out the comma or dash";
  check_lines("t.json",
              {
                  {"[1, 2, ]", 8, trailing},
                  {"{\"MAX\": [1], }", 14, trailing},
                  {"[1,,2]", 4, empty},
                  {"[,1]", 2, empty},
                  {"[1 2]", 4, "unexpected 2; expected ,"},
                  {"{\"MAX\" [1]}", 8, "unexpected [; expected :"},
                  {"{\"MAX\": [1] \"name\": \"a\"}", 13, "unexpected \"name\"; expected ,"},
                  {"[1}", 3, "unexpected }; expected ]"},
                  {"{\"MAX\": [1, 2", 9, "this [ is never closed"},
                  {"{\"MAX\": [{\"name\": \"]\", \"MAX\": [1", 31, "this [ is never closed"},
                  {"[1, [2, 3]", 1, "this [ is never closed"},
                  {"[1]]", 4, "unexpected ]; nothing is open here that it could close"},
                  {"]", 1, "unexpected ]; nothing is open here that it could close"},
              });
}

TEST_CASE("json: nothing follows the root", "[input][json]") {
  check_lines(
      "t.json",
      {
          {"[1] [2]", 5, "more text after the end of the tree: \"[2]\"; write one tree in a file"},
          {"1 2", 3, "more text after the end of the tree: \"2\"; write one tree in a file"},
          {"[1],", 4, "more text after the end of the tree: \",\"; write one tree in a file"},
      });
}

TEST_CASE("json: a NUL does not end the text", "[input][json]") {
  CHECK(error_of("[1]\0[2]"s, "t.json") ==
        "t.json:1:4: error: the text holds the control character U+0000; remove it\n"
        "  1 | [1]␀[2]\n"
        "    |    ^\n");
}

TEST_CASE("json: what it lacks is named", "[input][json]") {
  const std::string comment = "JSON has no comments; write YAML for a tree with comments";
  check_lines("t.json",
              {
                  {"{MAX: [1]}", 2, "JSON can't have MAX without quotes; write \"MAX\""},
                  {"{'MAX': [1]}", 2, "unexpected '; expected \""},
                  {"[1/2]", 2, "JSON can't have 1/2 without quotes; write \"1/2\""},
                  {"[.5]", 2, "JSON can't have .5 without quotes; write \".5\""},
                  {"[3, +5]", 5, "JSON can't have +5 without quotes; write \"+5\""},
                  {"[010]", 2, "JSON can't have 010 without quotes; write \"010\""},
                  {"[-inf]", 2, "JSON can't have -inf without quotes; write \"-inf\""},
                  {"[NaN]", 2, "\"NaN\" is not a number"},
                  {"{\"MAX\": [1], \"quiet\": True}", 23, "unexpected True; expected true"},
                  {"[1, /* x */ 2]", 5, comment},
                  {"[1] // x", 5, comment},
              });
}

TEST_CASE("json: a wrong string is pointed into", "[input][json]") {
  const std::string hint =
      " means nothing in a string; write \\\" \\\\ \\/ \\b \\f \\n \\r \\t or "
      "\\uXXXX, and \\\\ for a backslash";
  const std::string q = "\"\\q\"" + hint;
  const std::string short_unicode = "\"\\u12\"" + hint;
  const std::string high = "\"\\ud83d\"" + hint;
  const std::string low = "\"\\ude00\"" + hint;
  check_lines("t.json",
              {
                  {"[\"\\q\"]", 3, q},
                  {"[\"ab\\u12\"]", 5, short_unicode},
                  {"[\"\\ud83dx\"]", 3, high},
                  {"[\"\\ude00\\ud83d\"]", 3, low},
                  {"{\"MAX", 2, "string not closed; write its second \" on the same line"},
              });
  check_errors("t.json", {
                             {"[\"a\nb\"]", 1, 2, "[\"a",
                              "string not closed; write its second \" on the same line"},
                             {"[\"a\tb\"]", 1, 4, "[\"a b\"]",
                              "the text holds the control character U+0009; remove it"},
                         });
}

TEST_CASE("json: a key stands once", "[input][json]") {
  check_lines(
      "t.json",
      {
          {"{\"MAX\": [1], \"MAX\": [2]}", 14, "this node has a second \"MAX\"; write it once"},
          {"{\"MAX\": {\"a\": 1, \"a\": 2}}", 18,
           "a second child with the label \"a\"; a label is unique among the children of a node"},
      });
}

TEST_CASE("json: errors are placed by line and column", "[input][json]") {
  check_errors(
      "t.json",
      {
          {"{\n  \"player\" : \"MAX\",\n  \"children\": [ 1,\n    \"x,:\" ]\n}", 4, 5,
           "    \"x,:\" ]", "\"x,:\" is not a node; write a number, or a player with its children"},
      });
  CHECK(error_of("", "t.json") ==
        "t.json: error: there is no tree here: the text is empty, or holds comments alone\n");
}
