/// \file
/// Nodes and lists of them, actions and lines.
#include "answer/asking.h"
#include "gametree/messages.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

constexpr const char* kTree =
    "(MAX :name A l: (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) r: (MIN :name C (LEAF :name K "
    "2) (LEAF :name Y 7)))";
constexpr const char* kLabels = "(MAX p: (MIN 4 9 11) q: (MIN 1 6 7) r: (MIN 13 8 5))";

const Asking& cut() {
  static const Asking asking(kTree, "{'type': 'cut-leaves'}");
  return asking;
}

const Asking& values_cut() {
  static const Asking asking(kLabels, "{'type': 'cut-leaves'}");
  return asking;
}

const Asking& order() {
  static const Asking asking(kTree, "{'type': 'read-nodes'}");
  return asking;
}

const Asking& move() {
  static const Asking asking(kLabels, "{'type': 'best-action'}");
  return asking;
}

const Asking& line() {
  static const Asking asking(kLabels, "{'type': 'principal-line'}");
  return asking;
}

std::string why(const Answer& answer) {
  if (answer.problem) return sentence(*answer.problem);
  for (const Piece& piece : answer.pieces)
    if (piece.problem) return sentence(*piece.problem);
  return "";
}

}  // namespace

TEST_CASE("answer: elements are split at the strongest separators there are", "[answer]") {
  const std::string both = "['/2/1','/2/2']";
  for (const std::string text : {"K, Y",
                                 "K; Y",
                                 "K\nY",
                                 "K Y",
                                 "K and Y",
                                 "K & Y",
                                 "K&Y",
                                 "K, and Y",
                                 "K și Y",
                                 "k,y",
                                 "KY",
                                 "yk",
                                 "(K, Y)",
                                 "{K, Y}",
                                 "[K, Y",
                                 "[[K, Y]]",
                                 "\"K\", \"Y\"",
                                 "K,Y.",
                                 "leaves K and Y",
                                 "leaf K, leaf Y",
                                 "leaf K leaf Y",
                                 "K (2), Y (7)",
                                 "K = 2; Y = 7",
                                 "K: true, Y: yes, G: no",
                                 "K: cut, G: read, Y: x",
                                 "/2/1, /2/2",
                                 "r/1 r/2",
                                 "C/1; C/2",
                                 "2, 7",
                                 "2; 7",
                                 "C->K, C->Y",
                                 "C-K, C-7",
                                 "(C,K),(C,Y)",
                                 "A->C->K, Y",
                                 "lá 2 và lá 7",
                                 "K,\nY",
                                 "K ,Y,",
                                 "K, Y, K"}) {
    INFO(text);
    CHECK(cut().read(text) == both);
  }
}

TEST_CASE("answer: a list of a file is its items", "[answer]") {
  CHECK(cut().read_file("['K', 'Y']") == "['/2/1','/2/2']");
  CHECK(cut().read_file("[2, 7]") == "['/2/1','/2/2']");
  CHECK(cut().read_file("['(C,K)', ['C', 'Y']]") == "['/2/1','/2/2']");
  CHECK(cut().read_file("[['K', 'Y']]") == "['/2/1','/2/2']");
  CHECK(cut().read_file("['K and Y', '']") == "['/2/1','/2/2']");
  CHECK(cut().read_file("{'K': true, 'Y': 'yes', 'G': false}") == "['/2/1','/2/2']");
  CHECK(cut().read_file("[{'K': true}, {'Y': true}]") == "['/2/1','/2/2']");
  CHECK(cut().read_file("{'K': 2, 'Y': 7}") == "['/2/1','/2/2']");
  CHECK(cut().read_columns({{"K", "true"}, {"Y", "x"}, {"G", "no"}}) == "['/2/1','/2/2']");
  CHECK(cut().read_file("[]") == "'none'");
  CHECK(cut().read_file("['none']") == "'none'");
  CHECK(cut().read_file("{'K': false, 'Y': false}") == "'none'");
  CHECK(cut().read_file("['']") == "'blank'");
}

TEST_CASE("answer: none is not blank", "[answer]") {
  for (const std::string text :
       {"none",      "None.",  "-",     "—",       "∅",  "{}",    "[ ]", "()",
        "nothing",   "no",     "không", "niciuna", "NU", "aucun", "n/a", "none of the above",
        "no leaves", "(none)", "\"-\"", "[none]"}) {
    INFO(text);
    CHECK(cut().read(text) == "'none'");
  }
}

TEST_CASE("answer: an answer twice in a mapping is invalid for that node", "[answer]") {
  CHECK(cut().read_columns({{"K", "true"}, {"/2/1", "true"}, {"Y", "true"}}) ==
        "{'invalid':['K','/2/1'],'list':['/2/2']}");
  CHECK(cut().read_columns({{"", "K"}, {"", "K"}}) == "'invalid'");
  CHECK(cut().read_columns({{"", "K"}, {"Y", "true"}}) == "'invalid'");
}

TEST_CASE("answer: what can be read of a list counts and the rest is named", "[answer]") {
  CHECK(cut().read("K, Z") == "{'invalid':['Z'],'list':['/2/1']}");
  CHECK(cut().read("K and Z") == "{'invalid':['Z'],'list':['/2/1']}");
  CHECK(cut().read("K maybe Y") == "{'invalid':['maybe'],'list':['/2/1','/2/2']}");
  CHECK(cut().read("{6, K}") == "{'invalid':['6'],'list':['/2/1']}");
  CHECK(cut().read("I don't know") == "{'invalid':['don't','know'],'list':['/1/2']}");
  CHECK(cut().read("Z") == "'invalid'");
  CHECK(cut().read(",") == "'invalid'");
  CHECK(cut().read("?") == "'invalid'");
  CHECK(cut().read("and") == "'invalid'");
}

TEST_CASE("answer: a reason names what was typed and what to write", "[answer]") {
  CHECK(why(cut().answer("nod 3")) ==
        "\"nod 3\" may be a child by its number or a leaf by its value; write its name, label or "
        "path");
  CHECK(why(cut().answer("K, 70")) ==
        "\"70\" is no name and no label, and no leaf is worth that much");
  CHECK(why(cut().answer("G-Y")).find("no child of node /1/1") != std::string::npos);
  CHECK(why(cut().answer("K (not Y)")) ==
        "the remark in \"K (not Y)\" names another node; write \"K\" alone");
  const Asking twins("(MAX p: (MIN 4 6) q: (MIN 4 1))", "{'type': 'cut-leaves'}");
  CHECK(why(twins.answer("4")) ==
        "the leaves /1/1, /2/1 are all worth 4; write the path of the one you mean");
}

TEST_CASE("answer: a bare number in a list is a name or a value and no child", "[answer]") {
  CHECK(values_cut().read("6, 7") == "['/2/2','/2/3']");
  CHECK(values_cut().read("=6") == "'invalid'");
  CHECK(values_cut().read("#6") == "'invalid'");
  CHECK(values_cut().read("node 6") == "'invalid'");
  CHECK(values_cut().read("leaf 6") == "['/2/2']");
  CHECK(values_cut().read("q->6") == "['/2/2']");
  CHECK(values_cut().read("q/2") == "['/2/2']");
  CHECK(values_cut().read("q->2") == "'invalid'");
  CHECK(values_cut().read("3-5") == "'invalid'");
  CHECK(values_cut().read("- 6") == "'invalid'");
  const Asking named("(MAX (MIN 5 (LEAF :name 7 4)) (MIN 2 7))", "{'type': 'cut-leaves'}");
  CHECK(named.read("node 7") == "['/1/2']");
  CHECK(named.read("#7") == "['/1/2']");
  const Asking negative("(MAX (MIN -5 5) (MIN 1/2 7))", "{'type': 'cut-leaves'}");
  CHECK(negative.read("- 5, 7") == "['/1/1','/2/2']");
  CHECK(negative.read("−5 7") == "['/1/1','/2/2']");
  CHECK(negative.read("½, 0,5") == "['/2/1']");  // no leaf is worth 0
  CHECK(negative.read("0.5; 0,5") == "['/2/1']");
}

TEST_CASE("answer: as it is spelt goes before another case", "[answer]") {
  const Asking asking(
      "(MAX :name R (MIN :name A (LEAF :name a 3) (LEAF :name b 8)) e: (MIN :name E (LEAF :name f "
      "1) (LEAF :name Ab 6) (LEAF :name aB 9)))",
      "{'type': 'cut-leaves'}");
  CHECK(asking.read("A") == "['/1']");
  CHECK(asking.read("a") == "['/1/1']");
  CHECK(asking.read("B") == "['/1/2']");
  CHECK(asking.read("Ab") == "['/2/2']");
  CHECK(asking.read("AB") == "'invalid'");
  CHECK(asking.read("e, E") == "['/2']");
}

TEST_CASE("answer: texts that cleaning makes alike are told apart as typed", "[answer]") {
  const Asking asking("(MAX (LEAF :name x₁ 1) (LEAF :name x1 2) (LEAF :name y 3))",
                      "{'type': 'cut-leaves'}");
  CHECK(asking.read("x₁") == "['/1']");
  CHECK(asking.read("x1, y") == "['/2','/3']");
  CHECK(asking.read("x１") == "'invalid'");
}

TEST_CASE("answer: words that are nodes run together are invalid", "[answer]") {
  const Asking asking(
      "(MAX :name M (LEAF :name n 1) (LEAF :name u 2) (LEAF :name o 3) (LEAF :name r "
      "4) (LEAF :name k 5))",
      "{'type': 'cut-leaves'}");
  CHECK(asking.read("nu") == "'invalid'");
  CHECK(asking.read("or") == "'invalid'");
  CHECK(asking.read("un") == "['/1','/2']");
  CHECK(asking.read("k or n") == "['/1','/5']");
  CHECK(asking.read("no") == "'invalid'");
}

TEST_CASE("answer: in an order arrows and dashes part elements", "[answer]") {
  const std::string three = "['/','/1','/1/1']";
  for (const std::string text : {"A B G", "A, B, G", "A->B->G", "A → B → G", "A - B - G", "A-B-G",
                                 "A > B > G", "(A, B, G)", "ABG", "A; B; G", "A\nB\nG"}) {
    INFO(text);
    CHECK(order().read(text) == three);
  }
  CHECK(order().read("B, A") == "['/1','/']");
  CHECK(order().read("B -> B") == "['/1','/1']");
  CHECK(order().read("(B,G), (C,K)") == "['/1/1','/2/1']");
  CHECK(order().read("5 - 9 - 2") == "['/1/1','/1/2','/2/1']");
}

TEST_CASE("answer: where something else parts elements an arrow leads to a child", "[answer]") {
  const std::string children = "['/1/1','/1/2','/2/1']";
  for (const std::string text : {"B->G and B->I and C->K", "B->G & B->9 & K", "B->5 B->I C->2",
                                 "B-G và B-I và C-K", "B → G; B → I; C → K", "5 và B->I và 2"}) {
    INFO(text);
    CHECK(order().read(text) == children);
  }
  // A is no parent of G: arrows alone part what can't be children.
  CHECK(order().read("B -> G and I -> C") == "['/1','/1/1','/1/2','/2']");
}

TEST_CASE("answer: an action is a label or a child or its number", "[answer]") {
  for (const std::string text : {"q",
                                 "Q",
                                 " q ",
                                 "q\u00a0",
                                 "(q)",
                                 "q.",
                                 "2",
                                 "/2",
                                 "/q",
                                 "node q",
                                 "branch 2",
                                 "#2",
                                 "move q",
                                 "Move = q",
                                 "best move: q",
                                 "q (1)",
                                 "q = 1",
                                 "q: 1",
                                 "root -> q",
                                 "the root -> q",
                                 "nước đi q",
                                 "q (a value of 1)",
                                 "\"q\""}) {
    INFO(text);
    CHECK(move().read(text) == "'/2'");
  }
  CHECK(move().read("none") == "'none'");
  CHECK(move().read("p, q") == "{'all_of':['/1','/2']}");
  CHECK(move().read("pq") == "{'all_of':['/1','/2']}");
  CHECK(move().read("p or z") == "'invalid'");
  CHECK(move().read("/2/1") == "'invalid'");
  CHECK(move().read("/") == "'invalid'");
  CHECK(move().read("p -> q") == "'invalid'");
  CHECK(move().read_file("{'q': true, 'p': false}") == "'/2'");
  CHECK(why(move().answer("z")) ==
        "\"z\" is no action at node /; write its label, or the name or number of the child");
  CHECK(why(move().answer("q (not r)")) ==
        "the remark in \"q (not r)\" names another node; write \"q\" alone");
}

TEST_CASE("answer: an action may be asked of any node and all of them", "[answer]") {
  const Asking below(kTree, "{'type': 'best-action', 'at': 'C'}");
  CHECK(below.read("Y") == "'/2/2'");
  CHECK(below.read("2") == "'/2/2'");
  CHECK(below.read("C -> Y") == "'/2/2'");
  CHECK(below.read("G") == "'invalid'");
  CHECK(below.read("B") == "'invalid'");
  const Asking all(kLabels, "{'type': 'best-action', 'which': 'all'}");
  CHECK(all.read("q") == "['/2']");
  CHECK(all.read("p and q") == "['/1','/2']");
  CHECK(all.read("{p: true, q: false, r: true}") == "['/1','/3']");
  CHECK(all.read("1, 3") == "['/1','/3']");
  CHECK(all.read("none") == "'none'");
}

TEST_CASE("answer: each step of a line is read from the node reached", "[answer]") {
  const std::string both = "['/2','/2/2']";
  for (const std::string text :
       {"q, 6", "q 2", "q -> 6", "q - 2", "q/2", "/q/2", "2/2", "/2, /2/2", "root, q, 6", "/ q 2",
        "root → q → 6", "[q, 6]", "(q, 6)", "q; 2", "q (1), 6", "node q, leaf 6", "2, 2"}) {
    INFO(text);
    CHECK(line().read(text) == both);
  }
  CHECK(line().read("q, z, 6") == "{'invalid':['z','6'],'list':['/2']}");
  CHECK(line().read("none") == "'none'");
  CHECK(line().read("z") == "'invalid'");
  CHECK(line().read_file("['q', 6]") == both);
  const Asking named(kTree, "{'type': 'principal-line'}");
  CHECK(named.read("A, B, G") == "['/1','/1/1']");
  CHECK(named.read("ABG") == "['/1','/1/1']");
  CHECK(named.read("B-5") == "['/1','/1/1']");
  CHECK(named.read("l, g") == "['/1','/1/1']");
  CHECK(named.read("C, G") == "{'invalid':['G'],'list':['/2']}");
  CHECK(why(named.answer("C, G")) ==
        "\"G\" is no step from node /2; write the label, or the name or number of the child");
}

TEST_CASE("answer: of equal leaves the first ends a line", "[answer]") {
  const Asking asking("(MAX (MIN 9 9 8) (MIN 1 1))", "{'type': 'principal-line'}");
  CHECK(asking.read("1, 9") == "['/1','/1/1']");
  CHECK(asking.read("2, 1") == "['/2','/2/1']");
}

}  // namespace gametree::test
