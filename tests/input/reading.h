/// \file
/// How the tests of YAML and JSON read: trees compared with s-expressions, errors as printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "support/catch.h"

namespace gametree::test {

inline Result<GameTree> read(std::string_view text, std::string_view source,
                             std::size_t max_nodes = 1000) {
  ReadOptions options;
  options.source = source;
  options.max_nodes = max_nodes;
  return read_tree(text, options);
}

/// A text and the s-expression of the tree it means.
struct Meaning {
  std::string_view text;
  std::string_view sexpr;
};

inline void check_meanings(std::string_view source, const std::vector<Meaning>& rows) {
  for (const Meaning& row : rows) {
    INFO(row.text);
    const Result<GameTree> tree = read(row.text, source);
    if (!tree) FAIL(render(tree.error()));
    CHECK(*tree == *read(row.sexpr, "expected.sexp"));
  }
}

inline std::string error_of(std::string_view text, std::string_view source) {
  const Result<GameTree> tree = read(text, source);
  return tree ? "no error" : render(tree.error());
}

/// A text that is wrong: where, and how that is said.
struct Wrong {
  std::string_view text;
  std::size_t line;
  std::size_t column;        ///< in bytes, and in characters before the caret
  std::string_view excerpt;  ///< the line as shown
  std::string_view sentence;
};

inline void check_errors(std::string_view source, const std::vector<Wrong>& rows) {
  for (const Wrong& row : rows) {
    const std::string line = std::to_string(row.line);
    const std::string expected =
        std::string(source) + ":" + line + ":" + std::to_string(row.column) +
        ": error: " + std::string(row.sentence) + "\n  " + line + " | " + std::string(row.excerpt) +
        "\n    | " + std::string(row.column - 1, ' ') + "^\n";
    CHECK(error_of(row.text, source) == expected);
  }
}

/// The same for texts of one ASCII line.
struct WrongLine {
  std::string_view text;
  std::size_t column;
  std::string_view sentence;
};

inline void check_lines(std::string_view source, const std::vector<WrongLine>& rows) {
  std::vector<Wrong> wrongs;
  for (const WrongLine& row : rows)
    wrongs.push_back({row.text, 1, row.column, row.text, row.sentence});
  check_errors(source, wrongs);
}

inline std::string repeated(std::string_view text, std::size_t times) {
  std::string result;
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

}  // namespace gametree::test
