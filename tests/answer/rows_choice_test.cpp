/// \file
/// Rows of cells, options, and free words.
#include "answer/asking.h"
#include "gametree/messages.h"
#include "gametree/read_tree.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

constexpr const char* kTree =
    "(MAX :name A (MIN :name B (LEAF :name G 5) (LEAF :name I 9)) (MIN :name C (LEAF :name K 2) "
    "(LEAF :name Y 7)))";

const Asking& kinds() {
  static const Asking asking(kTree, "{'type': 'cutoffs', 'columns': ['node', 'kind']}");
  return asking;
}

const Asking& options() {
  static const Asking asking(kTree,
                             "{'type': 'choice', 'options': {'a': 'The value rises', 'b': 'It "
                             "stays.', 'c': 'None of these.'}}");
  return asking;
}

}  // namespace

TEST_CASE("answer: rows end where each has as many cells as columns", "[answer]") {
  const std::string both = "[['/2','alpha'],['/1','beta']]";
  for (const std::string text :
       {"C, α; B, β", "C alpha\nB beta", "(C, alpha), (B, beta)", "(C α) (B β)", "C alpha, B beta",
        "[(C, α), (B, β)]", "[[C, α], [B, β]]", "C, alpha cutoff\nB, cắt beta",
        "node = C, kind = α; kind = β, node = B", "(A->C, α); (A->B, β)"}) {
    INFO(text);
    CHECK(kinds().read(text) == both);
  }
  CHECK(kinds().read("C, α") == "[['/2','alpha']]");
  CHECK(kinds().read("none") == "'none'");
  CHECK(kinds().read("[]") == "'none'");
}

TEST_CASE("answer: rows of a file are lists or mappings", "[answer]") {
  const std::string both = "[['/2','alpha'],['/1','beta']]";
  CHECK(kinds().read_file("[['C', 'alpha'], ['B', 'beta']]") == both);
  CHECK(kinds().read_file("[{'node': 'C', 'kind': 'α'}, {'kind': 'beta', 'node': 'B'}]") == both);
  CHECK(kinds().read_file("['C, alpha', 'B, beta']") == both);
  CHECK(kinds().read_file("['C', 'alpha']") == "[['/2','alpha']]");
  CHECK(kinds().read_file("{'node': 'C', 'kind': 'α'}") == "[['/2','alpha']]");
  CHECK(kinds().read_file("[{'node': 'C'}]") == "[['/2','blank']]");
  CHECK(kinds().read_file("[]") == "'none'");
}

TEST_CASE("answer: a cell that can not be read is invalid with its row", "[answer]") {
  CHECK(kinds().read("C, α; Z, β") == "[['/2','alpha'],['invalid','beta']]");
  CHECK(kinds().read("C, gamma") == "'invalid'");
  CHECK(kinds().read("C, alpha beta") == "'invalid'");
  CHECK(kinds().read("C, α; B") == "[['/2','alpha'],['invalid','invalid']]");
  CHECK(kinds().read("C, α, 5") == "'invalid'");
  CHECK(sentence(*kinds().answer("C, α, 5").problem) ==
        "the row \"C, α, 5\" does not have one cell for each of node, kind");
  CHECK(kinds().read_file("[{'node': 'C', 'sort': 'α'}]") == "'invalid'");
}

TEST_CASE("answer: cells of numbers and values are read as such", "[answer]") {
  const Asking trace(kTree, "{'type': 'trace', 'columns': ['node', 'alpha', 'beta', 'value']}");
  CHECK(trace.read("A, -inf, +∞, 5\nB, −∞, ∞, =5\nG, - 3, 2.5, ≥5") ==
        "[['/','-inf','inf','5'],['/1','-inf','inf','=5'],['/1/1','-3','2.5','>=5']]");
  CHECK(trace.read("B; 2,5; 7; ≤ 2") == "[['/1','2.5','7','<=2']]");
  CHECK(trace.read("B, 5, ?, 3") == "'invalid'");
  const Asking one(kTree, "{'type': 'cutoffs', 'columns': ['after']}");
  CHECK(one.read("K") == "[['/2/1']]");
  CHECK(one.read("K; G") == "[['/2/1'],['/1/1']]");
  CHECK(one.read_file("['K', 'C->Y']") == "[['/2/1'],['/2/2']]");
}

TEST_CASE("answer: an option is its key or its text or both", "[answer]") {
  for (const std::string text :
       {"b", "B", "b.", "(b)", "b)", "It stays", "it stays.", "b. It stays", "(B) It stays.",
        "b - It stays", "option b", "Answer: b", "đáp án b", "varianta B.", "réponse b", "\"b\""}) {
    INFO(text);
    CHECK(options().read(text) == "'b'");
  }
  CHECK(options().read("a) It stays") == "'invalid'");
  CHECK(options().read("2") == "'invalid'");
  CHECK(options().read("d") == "'invalid'");
  CHECK(options().read("none") == "'c'");
  CHECK(options().read("a or b") == "{'all_of':['a','b']}");
  CHECK(options().read("a, d") == "'invalid'");
  CHECK(sentence(*options().answer("d").problem) == "\"d\" is no option; write one of a, b, c");
  CHECK(sentence(*options().answer("a) It stays").problem) ==
        "\"a) It stays\" may be any of the options a, b; write its key alone");
}

TEST_CASE("answer: several options are a list", "[answer]") {
  const Asking asking(kTree,
                      "{'type': 'choice', 'expect': ['a', 'c'], 'options': {'a': 'x', 'b': 'y', "
                      "'c': 'z'}}");
  for (const std::string text : {"a, c", "ac", "CA", "a and c", "(a), (c)", "[a, c]", "{a; c}",
                                 "a c", "x, z", "a. x, c. z"}) {
    INFO(text);
    CHECK(asking.read(text) == "['a','c']");
  }
  CHECK(asking.read("none") == "'none'");
  CHECK(asking.read("a, d") == "{'invalid':['d'],'list':['a']}");
  CHECK(asking.read_file("['a', 'c']") == "['a','c']");
  CHECK(asking.read_file("{'a': true, 'b': false, 'c': 'yes'}") == "['a','c']");
}

TEST_CASE("answer: true and false have many words", "[answer]") {
  const Asking asking(kTree, "{'type': 'choice', 'options': 'true-false'}");
  for (const std::string text :
       {"T", "t.", "yes", "TRUE", "đúng", "dung", "có", "da", "adevărat", "adevarat", "oui"}) {
    INFO(text);
    CHECK(asking.read(text) == "'true'");
  }
  for (const std::string text : {"F", "no", "False", "sai", "không", "nu", "fals", "non"}) {
    INFO(text);
    CHECK(asking.read(text) == "'false'");
  }
  CHECK(asking.read("1") == "'invalid'");
  CHECK(asking.read("-") == "'invalid'");
  CHECK(asking.read("true or false") == "{'all_of':['false','true']}");
}

TEST_CASE("answer: options that differ in a sign alone are told apart", "[answer]") {
  const Asking asking(
      kTree,
      "{'type': 'choice', 'options': {'1': '≥', '2': '>', '3': '<=', '4': '<', '5': '⩽ 2'}}");
  CHECK(asking.read("=>") == "'1'");
  CHECK(asking.read(">") == "'2'");
  CHECK(asking.read("≤") == "'3'");
  CHECK(asking.read("4") == "'4'");
  CHECK(asking.read("<= 2") == "'5'");
}

TEST_CASE("answer: an option that is an answer is named by it too", "[answer]") {
  const GameTree tree = *read_tree(kTree);
  Question question;
  question.id = "q";
  question.type = QuestionType::choice;
  Typed both{.kind = Typed::Kind::list, .items = {Typed{.text = "2"}, Typed{.text = "7"}}};
  question.options = {{"a", {}, both, QuestionType::cut_leaves},
                      {"b", {}, Typed{.text = "7"}, QuestionType::cut_leaves}};
  const auto chosen = [&](const std::string& text) {
    const Answer answer = read_answer(question, tree, {{"q", "", Typed{.text = text}}});
    return answer.pieces.size() == 1 && answer.pieces[0].state == ReadState::read
               ? std::get<std::string>(answer.pieces[0].value)
               : "";
  };
  CHECK(chosen("7") == "b");
  CHECK(chosen("b: 7") == "b");
  CHECK(chosen("2, 7") == "a");
  CHECK(chosen("2").empty());
}

TEST_CASE("answer: free words stay as they are typed", "[answer]") {
  const Asking asking(kTree, "{'type': 'text'}");
  CHECK(asking.read("none") == "{'text':'none'}");
  CHECK(asking.read(" a  “b” \n\nc ") == "{'text':'a  “b” \\n\\nc'}");
  CHECK(asking.read(" \n ") == "'blank'");
  CHECK(asking.read("null") == "'blank'");
}

}  // namespace gametree::test
