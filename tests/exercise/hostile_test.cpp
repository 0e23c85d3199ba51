/// \file
/// Exercises from strangers: wrong kinds everywhere, bombs, depth and size. Nothing crashes, and
/// nothing takes long.
#include <string>
#include <string_view>
#include <vector>

#include "exercise/question_types.h"
#include "exercise/rules_part.h"
#include "gametree/tree_builder.h"
#include "reading.h"
#include "support/catch.h"

using namespace gametree;
using test::check_exercise_text;

namespace {

std::string repeated(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

/// The first problem's code; there is one.
ErrorCode first_code(std::string_view text, std::string_view source = "e.yaml") {
  const CheckedExercise read = check_exercise_text(text, source);
  REQUIRE_FALSE(read.problems.empty());
  CHECK(read.problems.size() <= kMaxProblems);
  return read.problems.front().code;
}

const std::vector<std::string> kValues{
    "",       "~",   "[]",     "{}",     "[[]]", "[{}]", "{x: }",   "{x: []}", "{[x]: y}",
    "x",      "''",  "[x, x]", "[~]",    "1",    "-1",   "1e99",    "{x: {}}", "\"\\0\"",
    "[1, 2]", "inf", "yes",    "{a: 1}", "/",    "[/]",  "{/: [1]}"};

const std::string kTree = "tree: {MAX: {a: {MIN: [3, 12]}, b: {MIN: [2, 4]}}}\n";

/// Reads the text with each value in the place of `@`.
void try_all_values(const std::string& text) {
  const std::size_t at = text.find('@');
  for (const std::string& value : kValues) {
    const std::string tried = text.substr(0, at) + value + text.substr(at + 1);
    INFO(tried);
    const CheckedExercise read = check_exercise_text(tried, "e.yaml");
    CHECK(read.exercise.has_value() == read.problems.empty());
    for (const Error& problem : read.problems) CHECK_FALSE(sentence(problem).empty());
  }
}

/// Whether the text is refused with each value in the place of `@` that is a list or a mapping.
void refuse_collections(const std::string& text) {
  const std::size_t at = text.find('@');
  for (const char* const value : {"[]", "{}", "[[]]", "[{}]", "{[x]: y}", "{x: {}}"}) {
    const std::string tried = text.substr(0, at) + value + text.substr(at + 1);
    INFO(tried);
    CHECK_FALSE(check_exercise_text(tried, "e.yaml").problems.empty());
  }
}

}  // namespace

TEST_CASE("hostile exercises: any value under any key of the exercise", "[exercise]") {
  const std::string end = "questions: [{id: q, type: text}]\n";
  for (const char* const key : {"title", "rules", "also_accept", "grading", "more", "trees"}) {
    try_all_values("exercise: e\n" + kTree + key + ": @\n" + end);
    refuse_collections("exercise: e\n" + kTree + key + ": [@]\n" + end);
  }
  try_all_values("exercise: @\n" + kTree + end);
  refuse_collections("exercise: @\n" + kTree + end);
  try_all_values("exercise: e\ntree: @\n" + end);
  try_all_values("exercise: e\ntree: {file: @}\n" + end);
  try_all_values("exercise: e\ntree: {game: @}\n" + end);
  try_all_values("exercise: e\ntrees: {t: @}\n" + end);
  try_all_values("exercise: e\n" + kTree + "questions: @\n");
  try_all_values("exercise: e\n" + kTree + "questions: [@]\n");
  for (const char* const key : {"follow_through", "feedback"}) {
    try_all_values("exercise: e\n" + kTree + "grading: {" + key + ": @}\n" + end);
    refuse_collections("exercise: e\n" + kTree + "grading: {" + key + ": @}\n" + end);
  }
}

TEST_CASE("hostile exercises: any value under any rule", "[exercise]") {
  for (const std::string_view key : exercise::rule_keys()) {
    const std::string rule = "{" + std::string(key) + ": @}";
    const std::string end = "questions: [{id: q, type: best-action}]\n";
    try_all_values("exercise: e\n" + kTree + "rules: " + rule + "\n" + end);
    refuse_collections("exercise: e\n" + kTree + "rules: " + rule + "\n" + end);
    try_all_values("exercise: e\n" + kTree + "also_accept: [" + rule + "]\n" + end);
  }
}

TEST_CASE("hostile exercises: any value under any key of any question", "[exercise]") {
  for (const exercise::TypeRow& row : exercise::question_types()) {
    std::vector<std::string_view> keys = exercise::keys_of(row.type);
    for (const std::string_view key : exercise::common_keys()) keys.push_back(key);
    for (const std::string_view key : keys) {
      const std::string type = key == "type" ? "" : ", type: " + std::string(row.name);
      const std::string id = key == "id" ? "" : ", id: q";
      try_all_values("exercise: e\n" + kTree + "questions: [{" + std::string(key) + ": @" + type +
                     id + "}]\n");
    }
  }
}

TEST_CASE("hostile exercises: any value in an option", "[exercise]") {
  const std::string begin = "exercise: e\n" + kTree + "questions: [{id: q, type: choice, ";
  try_all_values(begin + "options: {a: @, b: c}, expect: b}]\n");
  try_all_values(begin + "options: {a: {answer: @, of: cut-leaves}}}]\n");
  try_all_values(begin + "options: {a: {answer: 1, of: @}}}]\n");
  refuse_collections(begin + "options: {a: {answer: 1, of: @}}}]\n");
}

TEST_CASE("hostile exercises: copies of copies", "[exercise]") {
  std::string text = "exercise: e\ntitle: t\na: &a0 [1, 2, 3, 4, 5, 6, 7, 8, 9]\n";
  for (int i = 1; i < 12; ++i) {
    const std::string alias = "*a" + std::to_string(i - 1) + ", ";
    text += "b" + std::to_string(i) + ": &a" + std::to_string(i) + " [" + repeated(alias, 8) +
            "*a" + std::to_string(i - 1) + "]\n";
  }
  CHECK(first_code(text) == ErrorCode::document_too_large);

  // Anchors around anchors, without any alias.
  std::string nested = "exercise: e\nx: ";
  for (int i = 0; i < 400; ++i) nested += "&a" + std::to_string(i) + " [";
  nested += repeated("1, ", 20'000) + "1" + std::string(400, ']') + "\n";
  CHECK(first_code(nested) == ErrorCode::document_too_large);

  CHECK(first_code("exercise: &a [*a]\n") == ErrorCode::yaml_cyclic_alias);
}

TEST_CASE("hostile exercises: deeper than anything means something", "[exercise]") {
  const std::string deep = repeated("[", 100'000) + repeated("]", 100'000);

  CHECK(first_code("{\"exercise\": " + deep + "}", "e.json") == ErrorCode::too_deep);
  CHECK(first_code("exercise: " + deep + "\n") == ErrorCode::too_deep);
}

TEST_CASE("hostile exercises: no more problems are told than anyone reads", "[exercise]") {
  const std::string question = "- {id: q, type: nothing, more: 1}\n";
  const CheckedExercise read = check_exercise_text(
      "exercise: e\n" + kTree + "questions:\n" + repeated(question, 20'000), "e.yaml");

  CHECK(read.problems.size() == kMaxProblems);
}

TEST_CASE("hostile exercises: very many questions about a large tree", "[exercise]") {
  std::string text = "exercise: e\ntree: |\n  (MAX";
  text += repeated(" (MIN 1 2)", 20'000) + ")\nquestions:\n";
  for (int i = 0; i < 2'000; ++i)
    text += "- {id: q" + std::to_string(i) + ", type: node-values, rules: {depth: 1}}\n";

  CHECK(first_code(text) == ErrorCode::too_much_to_look_up);
}

TEST_CASE("hostile exercises: very many nodes looked up", "[exercise]") {
  std::string text = "exercise: e\ntree: |\n  (MAX";
  std::string nodes;
  for (int i = 0; i < 20'000; ++i) {
    text += " (MIN :name n" + std::to_string(i) + " 1 2)";
    nodes += "n" + std::to_string(i) + ", ";
  }
  text += ")\nquestions:\n- {id: q, type: node-values, nodes: [" + nodes + "]}\n";

  CHECK(first_code(text) == ErrorCode::too_much_to_look_up);
}

TEST_CASE("hostile exercises: rules that are copied into each question", "[exercise]") {
  std::string order;
  for (int i = 2'000; i > 0; --i) order += std::to_string(i) + ", ";
  std::string text = "exercise: e\ntree: [" + repeated("1, ", 1'999) + "1]\nrules: {order: {/: [" +
                     order + "]}}\nquestions:\n";
  for (int i = 0; i < 10'000; ++i) text += "- {id: q" + std::to_string(i) + ", type: cut-leaves}\n";

  CHECK(first_code(text) == ErrorCode::too_much_to_look_up);
}

TEST_CASE("hostile exercises: a list of all that is accepted has its limit", "[exercise]") {
  const std::string text = "exercise: e\n" + kTree + "also_accept: [" +
                           repeated("{fail: hard}, ", 101) +
                           "]\nquestions: [{id: q, type: text}]\n";

  CHECK(first_code(text) == ErrorCode::too_many_items);
}

TEST_CASE("hostile exercises: limits of size", "[exercise]") {
  ExerciseOptions options;
  options.max_bytes = 10;
  CHECK(read_exercise("exercise: e\n", options).problems.at(0).code == ErrorCode::too_many_bytes);

  options = {};
  options.max_nodes = 3;
  const std::string rest = "exercise: e\nquestions: [{id: q, type: text}]\n";
  CHECK(read_exercise("tree: [1, 2, 3]\n" + rest, options).problems.at(0).code ==
        ErrorCode::document_too_large);
  options.max_nodes = 4;
  CHECK(read_exercise("tree: (MAX 1 2 3 4)\n" + rest, options).problems.at(0).code ==
        ErrorCode::too_many_nodes);

  options.max_nodes = 10;
  options.max_bytes = 100;
  options.read_file = [](const std::string&) -> Result<std::string> {
    return "(MAX 1)" + std::string(60, ' ');
  };
  const std::string files = "trees: {t: {file: a.sexp}, u: {file: b.sexp}}\nquestions: [1]";
  CHECK(read_exercise(files, options).problems.at(1).code == ErrorCode::too_many_bytes);
}
