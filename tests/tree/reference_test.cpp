/// \file
/// What a reference means, and what is said of one that means nothing.
#include "gametree/reference.h"

#include <string>
#include <vector>

#include "gametree/messages.h"
#include "support/cases.h"
#include "support/catch.h"

using namespace gametree;
using gametree::test::tree_of;

namespace {

// /: a is the MIN node B at /1 with x, y, 3; b at /2 with x, Y; c at /3 a leaf named leaf.
const GameTree& tree() {
  static const GameTree tree = tree_of(
      "(MAX a: (MIN :name B x: 3 y: 12 8) b: (MIN x: 2 (MAX :name deep Up: 4 up: 5))"
      " c: (LEAF :name Leaf 14))",
      "sexpr");
  return tree;
}

std::string path_of(const std::string& reference) {
  const Result<NodeId> node = find_node(tree(), reference);
  return node ? tree().path(*node) : sentence(node.error());
}

}  // namespace

TEST_CASE("reference: the root has two words", "[tree][reference]") {
  CHECK(path_of("/") == "/");
  CHECK(path_of("root") == "/");
  CHECK(path_of("ROOT") == "/");
  CHECK(path_of("root/2/1") == "/2/1");

  const GameTree named = tree_of("(MAX 1 (LEAF :name root 2))", "sexpr");
  CHECK(find_node(named, "root").value() == 2);
  CHECK(find_node(named, "/").value() == 0);
}

TEST_CASE("reference: a path goes by numbers and labels", "[tree][reference]") {
  CHECK(path_of("/2/1") == "/2/1");
  CHECK(path_of("/b/1") == "/2/1");
  CHECK(path_of("/b/x") == "/2/1");
  CHECK(path_of("/1/03") == "/1/3");
}

TEST_CASE("reference: a name comes before a label and a label before steps", "[tree][reference]") {
  CHECK(path_of("B") == "/1");
  CHECK(path_of("b") == "/2");  // as it is written: the label, not the name B
  CHECK(path_of("y") == "/1/2");
  CHECK(path_of("2") == "/2");
  CHECK(path_of("b/1") == "/2/1");
  CHECK(path_of("B/3") == "/1/3");
  CHECK(path_of("deep/2") == "/2/2/2");

  // `a` is borne by two edges, but only one is the root's.
  const GameTree twice = tree_of("(MAX a: (MIN a: 1 2) b: 3)", "sexpr");
  CHECK(twice.path(find_node(twice, "a").value()) == "/1");
}

TEST_CASE("reference: digits are a number and never a label", "[tree][reference]") {
  const GameTree digits = tree_of("(MAX 2: 5 1: 6)", "sexpr");
  CHECK(digits.path(find_node(digits, "/2").value()) == "/2");
  CHECK(digits.path(find_node(digits, "2").value()) == "/1");  // the label that one edge bears
}

TEST_CASE("reference: case counts only where it distinguishes", "[tree][reference]") {
  CHECK(path_of("leaf") == "/3");
  CHECK(path_of("DEEP") == "/2/2");
  CHECK(path_of("Up") == "/2/2/1");
  CHECK(path_of("up") == "/2/2/2");
  CHECK(path_of("UP") == "\"UP\" may be any of /2/2/1, /2/2/2; write the path of the one you mean");
  CHECK(path_of("/2/2/uP") ==
        "\"uP\" may be any of /2/2/1, /2/2/2; write the path of the one you mean");
  CHECK(path_of("/B/X") == "/2/1");
}

TEST_CASE("reference: texts are compared after NFC", "[tree][reference]") {
  const GameTree accent = tree_of("(MAX (LEAF :name \"caf\u00e9\" 1) 2)", "sexpr");
  CHECK(find_node(accent, "cafe\u0301").value() == 1);
}

TEST_CASE("reference: one that means nothing is told with what was meant", "[tree][reference]") {
  CHECK(path_of("dep") == "there is no node \"dep\"; did you mean \"deep\"?");
  CHECK(path_of("zzz") ==
        "there is no node \"zzz\"; write its path, such as /2/1, its name or its action label");
  CHECK(path_of("x") == "\"x\" may be any of /1/1, /2/1; write the path of the one you mean");
  CHECK(path_of("/4") == "node / has no child \"4\"; its children: 3");
  CHECK(path_of("/0") == "node / has no child \"0\"; its children: 3");
  CHECK(path_of("/99999999999999999999") ==
        "node / has no child \"99999999999999999999\"; its children: 3");
  CHECK(path_of("B/z") == "node /1 has no child \"z\"; its children: 3");
  CHECK(path_of("/2/2/upp") == "node /2/2 has no child \"upp\"; did you mean \"Up\"?");
  CHECK(path_of("/3/1") == "node /3 is a leaf, and has no child \"1\"");
  CHECK(path_of("/2//1") == "node /2 has no child \"\"; its children: 2");
  CHECK(path_of("q/1").find("there is no node \"q\"") == 0);
  CHECK_FALSE(find_node(tree(), "\xff").has_value());
  CHECK_FALSE(find_node(tree(), "").has_value());
}

TEST_CASE("reference: the path of every node is a reference to it", "[tree][reference]") {
  for (NodeId node = 0; node < tree().size(); ++node)
    CHECK(find_node(tree(), tree().path(node)).value() == node);
}
