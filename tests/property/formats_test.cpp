/// \file
/// Trees survive being written and read back, in each format, to the last digit.
#include <fmt/format.h>

#include <iostream>

#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "gametree/write_tree.h"
#include "support/catch.h"
#include "support/from_reference.h"
#include "support/property_trees.h"
#include "support/random_tree.h"

namespace gametree::test {
namespace {

GameTree read_as(const std::string& text, std::string_view format) {
  ReadOptions options;
  options.format = format;
  Result<GameTree> tree = read_tree(text, options);
  if (!tree) FAIL(render(tree.error()) << text);
  return std::move(tree).value();
}

}  // namespace

TEST_CASE("formats: a tree written and read back is the same tree", "[property]") {
  std::mt19937_64 random(7);
  std::size_t trips = 0;
  for (std::size_t i = 0; i < property_trees() / 2; ++i) {
    const reference::Node node = reference::random_tree(random, reference::random_shape(random));
    const GameTree tree = to_tree(node);
    for (const char* format : {"sexpr", "json", "yaml"}) {
      const Result<std::string> text = write_tree(tree, format);

      INFO(format << " " << reference::to_sexpr(node));
      REQUIRE(text.has_value());
      REQUIRE(read_as(*text, format) == tree);
      ++trips;
    }
  }
  std::cout << fmt::format("written and read back: {} texts\n", trips);
}

TEST_CASE("formats: the reference's s-expressions read as its trees", "[property]") {
  std::mt19937_64 random(8);
  for (std::size_t i = 0; i < property_trees() / 2; ++i) {
    const reference::Node node = reference::random_tree(random, reference::random_shape(random));
    const std::string text = reference::to_sexpr(node);

    INFO(text);
    REQUIRE(read_as(text, "sexpr") == to_tree(node));
  }
}

TEST_CASE("formats: the text of a tree tells its format", "[property]") {
  std::mt19937_64 random(9);
  for (std::size_t i = 0; i < property_trees() / 20; ++i) {
    const reference::Node node = reference::random_tree(random, reference::random_shape(random));
    const GameTree tree = to_tree(node);
    for (const char* format : {"sexpr", "json", "yaml"}) {
      const Result<std::string> text = write_tree(tree, format);

      INFO(*text);
      REQUIRE(read_as(*text, "") == tree);
    }
  }
}

}  // namespace gametree::test
