/// \file
/// How a text's format is told, and what is checked before any reader.
#include <string>
#include <vector>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "support/catch.h"

using namespace gametree;

namespace {

struct Given {
  std::string source;
  std::string format;
};

std::string outcome(std::string_view text, const Given& given = {}) {
  ReadOptions options;
  options.source = given.source;
  options.format = given.format;
  const Result<GameTree> tree = read_tree(text, options);
  if (!tree) return render(tree.error());
  std::string leaves;
  for (NodeId node = 0; node < tree->size(); ++node)
    if (tree->is_leaf(node)) leaves += to_text(tree->utility(node)) + " ";
  return leaves;
}

ErrorCode error_code(std::string_view text, const ReadOptions& options) {
  const Result<GameTree> tree = read_tree(text, options);
  REQUIRE_FALSE(tree.has_value());
  return tree.error().code;
}

}  // namespace

TEST_CASE("formats: the table names formats and endings", "[input][formats]") {
  std::vector<std::string> rows;
  for (const FormatName& format : tree_formats()) {
    std::string row(format.name);
    for (const std::string_view ending : format.endings) row += " " + std::string(ending);
    rows.push_back(row);
  }

  CHECK(rows ==
        std::vector<std::string>{"sexpr .sexp .scm .lisp", "json .json", "yaml .yaml .yml"});
}

TEST_CASE("formats: the ending tells the format", "[input][formats]") {
  // To an s-expression the bracket is an error, to YAML `;` begins a plain text.
  CHECK(outcome("[3]", {"a.scm", ""}) ==
        "a.scm:1:1: error: unexpected [; expected (\n  1 | [3]\n    | ^\n");
  CHECK(outcome("MAX: [3, 12]", {"dir.json/a.YML", ""}) == "3 12 ");
  CHECK(outcome("(MAX 3 12)", {"a.LISP", ""}) == "3 12 ");
  CHECK(outcome("{\"MAX\": [3, 12]}", {"a.json", ""}) == "3 12 ");
}

TEST_CASE("formats: an option goes before the ending", "[input][formats]") {
  CHECK(outcome("(MAX 3 12)", {"a.yaml", "sexpr"}) == "3 12 ");
}

TEST_CASE("formats: an unknown format is an error with a hint", "[input][formats]") {
  CHECK(outcome("5", {"a", "yml"}) == "a: error: unknown format \"yml\"; did you mean \"yaml\"?\n");
  CHECK(outcome("5", {"", "xml"}) ==
        "error: unknown format \"xml\"; the formats are sexpr, json, yaml\n");
}

TEST_CASE("formats: without ending the text tells the format", "[input][formats]") {
  CHECK(outcome("(MAX 3 12)") == "3 12 ");
  CHECK(outcome("\n ; comment\n(MAX 3 12)", {"hw1.txt", ""}) == "3 12 ");
  CHECK(outcome("#| comment |# (MAX 3 12)") == "3 12 ");
  CHECK(outcome("#| comment |#\nMAX: [3, 12]") == "3 12 ");
  CHECK(outcome("[3, 12]") == "3 12 ");
  CHECK(outcome("{\"MAX\": [3, 12]}") == "3 12 ");
  CHECK(outcome("{MAX: [3, 12]}") == "3 12 ");
  CHECK(outcome("MAX:\n  - 3\n  - 12\n") == "3 12 ");
  CHECK(outcome("5") == "5 ");
  CHECK(outcome("\"5\"") == "5 ");
}

TEST_CASE("formats: what is wrong with the tree in valid JSON is said of JSON",
          "[input][formats]") {
  // YAML would say that it can't nest so deep.
  const std::string deep = std::string(600, '[') + std::string(600, ']');
  const Result<GameTree> tree = read_tree(deep);

  REQUIRE_FALSE(tree.has_value());
  CHECK(tree.error().code == ErrorCode::no_children);
  CHECK(outcome("[.5, 3]") == "0.5 3 ");  // no JSON
}

TEST_CASE("formats: Gambit files are not read yet", "[input][formats]") {
  CHECK(outcome("EFG 2 R \"game\" { \"1\" \"2\" }") ==
        "error: unknown format \"efg\"; the formats are sexpr, json, yaml\n");
}

TEST_CASE("formats: a byte order mark is dropped and no column counts it", "[input][formats]") {
  CHECK(outcome("\xEF\xBB\xBF(MAX 3 12)\r\n") == "3 12 ");
  CHECK(outcome("\xEF\xBB\xBFMAX: [3, 12]\r\n") == "3 12 ");
  CHECK(outcome("\xEF\xBB\xBF(MAXX 3)", {"t.sexp", ""}) ==
        "t.sexp:1:2: error: unknown player \"MAXX\"; did you mean \"MAX\"?\n"
        "  1 | (MAXX 3)\n"
        "    |  ^\n");
}

TEST_CASE("formats: text that is not UTF-8 is an error with its place", "[input][formats]") {
  CHECK(outcome("MAX: [3, 12]\nname: Ren\xE9\n", {"t.yaml", ""}) ==
        "t.yaml:2:10: error: byte 0xE9 is not UTF-8; save the file as UTF-8\n"
        "  2 | name: Ren\uFFFD\n"
        "    |          ^\n");
  CHECK(outcome("\xFF\xFE(\x01") ==
        "error: byte 0xFF is not UTF-8; save the file as UTF-8\n"
        "  1 | \uFFFD\uFFFD(\u2401\n"
        "    | ^\n");
}

TEST_CASE("formats: limits are kept", "[input][formats]") {
  ReadOptions options;

  SECTION("of bytes") {
    options.max_bytes = 9;
    CHECK(error_code("(MAX 3 4 )", options) == ErrorCode::too_many_bytes);
    options.max_bytes = 10;
    CHECK(read_tree("(MAX 3 4 )", options).has_value());
  }
  SECTION("of nodes") {
    options.max_nodes = 2;
    CHECK(error_code("(MAX 3 4)", options) == ErrorCode::too_many_nodes);
    options.max_nodes = 3;
    CHECK(read_tree("(MAX 3 4)", options).has_value());
  }
}

TEST_CASE("formats: --root without bare lists is an error in every format", "[input][formats]") {
  ReadOptions options;
  options.root = Player::min;

  for (const char* text : {"(MAX 3)", "{\"MAX\": [3]}", "MAX: [3]", "5"})
    CHECK(error_code(text, options) == ErrorCode::root_option_unused);
  for (const char* text : {"(3 4)", "[3, 4]", "- 3\n- 4\n"})
    CHECK(read_tree(text, options).has_value());
}
