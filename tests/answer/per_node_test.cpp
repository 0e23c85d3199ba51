/// \file
/// Which node a part of an answer is for.
#include "answer/asking.h"
#include "gametree/messages.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

constexpr const char* kTree =
    "(MAX :name A l: (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) r: (MIN :name C (LEAF :name K "
    "2) (LEAF :name Y 7)))";

const Asking& values() {
  static const Asking asking(kTree, "{'type': 'node-values', 'nodes': ['B', 'C', 'A']}");
  return asking;
}

}  // namespace

TEST_CASE("answer: a pair begins at each node that has a sign after it", "[answer]") {
  CHECK(values().read("B: 5, C: 2, A: 5") == "{'/':'5','/1':'5','/2':'2'}");
  CHECK(values().read("B=5 C=2 A=5") == "{'/':'5','/1':'5','/2':'2'}");
  CHECK(values().read("B ≥ 5; C≤2\nA = 5.") == "{'/':'5','/1':'>=5','/2':'<=2'}");
  CHECK(values().read("{B: 5, C: 2}") == "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read("B: 2,5, C: =3, A: x") == "{'/':'pruned','/1':'2.5','/2':'=3'}");
  CHECK(values().read("B = 5 and C = 2") == "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read("node B: 5; nút C: 2") == "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read("l: 5, r: 2, root: 5") == "{'/':'5','/1':'5','/2':'2'}");
  CHECK(values().read("1: 5, 2: 2, /: 5") == "{'/':'5','/1':'5','/2':'2'}");
  CHECK(values().read("A->B: 5; A → C: 2") == "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read("B: min(5, 9) = 5, C: v(C) ≤ 2") == "{'/':'blank','/1':'=5','/2':'<=2'}");
  CHECK(values().read("B: 5, C:") == "{'/':'blank','/1':'5','/2':'blank'}");
}

TEST_CASE("answer: a file may hold the pairs in any shape", "[answer]") {
  CHECK(values().read_file("{'B': 5, 'C': '≤2'}") == "{'/':'blank','/1':'5','/2':'<=2'}");
  CHECK(values().read_file("[{'B': 5}, {'C': 2}]") == "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read_file("['B: 5', 'C = 2']") == "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read_file("{'B': ['-inf', 5]}") == "{'/':'blank','/1':'<=5','/2':'blank'}");
  CHECK(values().read_columns({{"B", "5"}, {"c", "2"}, {"/", ""}}) ==
        "{'/':'blank','/1':'5','/2':'2'}");
  CHECK(values().read_columns({{"B", "B = 5"}}) == "{'/':'blank','/1':'5','/2':'blank'}");
}

TEST_CASE("answer: a bound's sign may stand behind an equals sign", "[answer]") {
  CHECK(values().read("B=>=5, C=<=2") == "{'/':'blank','/1':'>=5','/2':'<=2'}");
  CHECK(values().read("B=>5") == "{'/':'blank','/1':'>=5','/2':'blank'}");
}

TEST_CASE("answer: an empty list or mapping is blank", "[answer]") {
  for (const std::string file : {"{}", "[]"})
    CHECK(values().read_file(file) == "'blank'");
}

TEST_CASE("answer: a node answered twice is invalid in whatever spellings", "[answer]") {
  CHECK(values().read("B: 5, /1: 5, C: 2") == "{'/':'blank','/1':'invalid','/2':'2'}");
  CHECK(values().read("/: 5, root: 5") == "{'/':'invalid','/1':'blank','/2':'blank'}");
  CHECK(values().read_columns({{"B", "5"}, {"", "B: 5, C: 2"}}) ==
        "{'/':'blank','/1':'invalid','/2':'2'}");
  CHECK(values().read_columns({{"B", "5"}, {"l", ""}}) == "{'/':'blank','/1':'5','/2':'blank'}");
  CHECK(sentence(*values().answer("B: 5, b: 5").values.at(0).problem) ==
        "/1 is answered twice; leave one answer");
}

TEST_CASE("answer: a key that is no node spoils the nodes left blank", "[answer]") {
  const Answer answer = values().answer("B: 5, Z: 2");
  CHECK(answer.values.at(0).state == ReadState::read);
  CHECK(sentence(*answer.values.at(1).problem) ==
        "\"Z\" is no node of the tree, and may have been meant for this one");
  CHECK(answer.values.at(2).state == ReadState::invalid);
  CHECK(values().read("B: 5, C: 2, A: 5, Z: 2") == "{'/':'5','/1':'5','/2':'2'}");
  CHECK(values().read("B: 5, Z:") == "{'/':'blank','/1':'5','/2':'blank'}");
}

TEST_CASE("answer: a node not asked is passed over and named", "[answer]") {
  const Answer answer = values().answer("B: 5, G: 5");
  CHECK(answer.values.at(1).state == ReadState::blank);
  REQUIRE(answer.passed_over.size() == 1);
  CHECK(sentence(answer.passed_over.at(0)) == "\"G\" means node /1/1, which is not asked");
}

TEST_CASE("answer: one node asked takes its answer bare and several do not", "[answer]") {
  const Asking one(kTree, "{'type': 'node-values', 'nodes': ['C']}");
  CHECK(one.read("5") == "{'/2':'5'}");
  CHECK(one.read("2 ≥ v") == "{'/2':'<=2'}");
  CHECK(one.read("2 ≥ x") == "{'/2':'<=2'}");
  CHECK(one.read("C: 5") == "{'/2':'5'}");
  CHECK(one.read("B: 5") == "'blank'");
  CHECK(one.read("Z: 5") == "{'/2':'invalid'}");
  CHECK(values().read("5") == "'invalid'");
  CHECK(values().read("none") == "'invalid'");
  CHECK(sentence(*values().answer("5").problem) ==
        "\"5\" is said of no node, and several are asked; write NODE: before each answer");
}

TEST_CASE("answer: nothing but blanks is blank", "[answer]") {
  for (const std::string text : {"", "  ", "\t\n", "\"\"", "“”", "null", "~", "\u200b", "\u00a0"}) {
    INFO(text);
    CHECK(values().read(text) == "'blank'");
  }
  CHECK(values().read_columns({}) == "'blank'");
  CHECK(values().read_columns({{"B", ""}, {"C", " "}}) == "'blank'");
  CHECK(values().read_file("{'B': '', 'C': ''}") == "'blank'");
}

TEST_CASE("answer: the names of nodes may hold signs and words", "[answer]") {
  const Asking asking(
      "(MAX :name \"x=1\" (MIN :name \"a: b\" 1 2) (MIN :name \"at most\" 3 4) (MIN :name 2 5 6))",
      "{'type': 'node-values'}");
  CHECK(asking.read("x=1: 3, a: b: 1, at most: 3") == "{'/':'3','/1':'1','/2':'3','/3':'blank'}");
  CHECK(asking.read("2: 5; /2: 3") == "{'/':'blank','/1':'blank','/2':'3','/3':'5'}");
}

}  // namespace gametree::test
