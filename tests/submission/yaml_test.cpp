/// \file
/// Answers in YAML and JSON that is well-formed but for the signs: texts, lists, mappings.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "gametree/submission.h"
#include "support/catch.h"
#include "typed_forms.h"

namespace gametree::test {
namespace {

using Ids = std::vector<std::string>;

/// The one entry of a file that answers one question.
std::string answer_of(std::string_view text, std::string_view name = "a.yaml") {
  const Forms entries = forms(read_one(text, name));
  return entries.size() == 1 ? entries[0] : std::to_string(entries.size()) + " entries";
}

}  // namespace

TEST_CASE("yaml: a scalar is its text as written", "[submission]") {
  for (const std::string_view text :
       {"no", "010", "7.0", "=3", "1:30", "0x1F", "null", "~", "x > 16", "yes", "2,5", "≤ 2",
        "B->G", "nhánh b", "(B,G)", "1/2", "α = 3"}) {
    CAPTURE(text);
    const std::string typed(text);
    CHECK(answer_of("m: " + typed) == "m '" + typed + "'");
    CHECK(answer_of("m: \"" + typed + "\"") == "m '" + typed + "'");
    CHECK(answer_of("m: '" + typed + "'") == "m '" + typed + "'");
    CHECK(answer_of("{m: \"" + typed + "\"}") == "m '" + typed + "'");
    CHECK(answer_of("{\"m\": \"" + typed + "\"}", "a.json") == "m '" + typed + "'");
  }
  CHECK(answer_of("{\"m\": 7.0}", "a.json") == "m '7.0'");
  CHECK(answer_of("{\"m\": null}", "a.json") == "m 'null'");
  CHECK(answer_of("m:") == "m ''");
}

TEST_CASE("yaml: a value that begins with a sign is text", "[submission]") {
  for (const std::string_view text :
       {">=6", "> 6", "|5", "|x|", "&B", "&", "*", "*B", "!5", "%", "@B", "`B`", "- 3", "-", "#2",
        "#2, #3", ">", "|", "!!str 5"}) {
    CAPTURE(text);
    const std::string typed(text);
    CHECK(answer_of("m: " + typed) == "m '" + typed + "'");
    CHECK(answer_of("m: " + typed + "   # a remark\n") == "m '" + typed + "'");
    CHECK(answer_of("answers:\n  m: " + typed + "\r\n") == "m '" + typed + "'");
    CHECK(answer_of("v.B: " + typed) == "v.B '" + typed + "'");
    CHECK(answer_of("v: {B: " + typed + "}").starts_with("v {B: '"));
  }
  CHECK(answer_of("v: {B: >=6, C: - 3}") == "v {B: '>=6', C: '- 3'}");
  CHECK(answer_of("cut: [#2, &K, -, !5]") == "cut ['#2', '&K', '-', '!5']");
  CHECK(answer_of("cut:\n  - #2\n  - - 3\n  - &K") == "cut ['#2', '- 3', '&K']");
  CHECK(answer_of("m:\n  &C") == "m '&C'");
  CHECK(answer_of("cut:\n  #2") == "cut '#2'");
  CHECK(passed_over(read_one("#1 homework\nm: C\n#2: the end\n")).empty());
  CHECK(answer_of("v:\n  &B: 5\n  *C: 2") == "v {&B: '5', *C: '2'}");
}

TEST_CASE("yaml: lines below a text go on with it", "[submission]") {
  CHECK(answer_of("why: one\n  two\n  > three") == "why 'one two > three'");
  CHECK(answer_of("why: >=6\n  since\n  MIN") == "why '>=6 since MIN'");
  CHECK(answer_of("why: \"one\n  two\n\n  # three\"") == "why 'one two\n# three'");
}

TEST_CASE("yaml: lines below a bar are their text as it stands", "[submission]") {
  CHECK(answer_of("why: |\n  a: 1  # no comment\n    b\n\n  - c\n\n") ==
        "why 'a: 1  # no comment\n  b\n\n- c'");
  CHECK(answer_of("why: >-\n  a\n  b\n") == "why 'a\nb'");
  CHECK(answer_of("cut:\n  - |\n    K\n  - Y") == "cut ['K', 'Y']");
  CHECK(forms(read_one("answers:\n  why: |\n    x\n  m: |\n  cut: K\n")) ==
        Forms{"why 'x'", "m '|'", "cut 'K'"});
}

TEST_CASE("yaml: collections are lists and mappings", "[submission]") {
  CHECK(answer_of("cut: [K, \"Y\", 'G']") == "cut ['K', 'Y', 'G']");
  CHECK(answer_of("cut:\n- K\n- Y") == "cut ['K', 'Y']");
  CHECK(answer_of("cut: [K,\n  Y,  # the last\n]") == "cut ['K', 'Y']");
  CHECK(answer_of("v:\n  B: 5\n  \"C\": [2, 3]") == "v {B: '5', C: ['2', '3']}");
  CHECK(answer_of("cut: [[B, G], {node: C}, x: y]") == "cut [['B', 'G'], {node: 'C'}, {x: 'y'}]");
  CHECK(answer_of("cut:\n  - node: B\n    kind: >\n  - - C\n    - alpha") ==
        "cut [{node: 'B', kind: '>'}, ['C', 'alpha']]");
  CHECK(answer_of("cut: []") == "cut []");
  CHECK(answer_of("cut: {}") == "cut []");
  CHECK(answer_of("v: {}") == "v {}");
}

TEST_CASE("yaml: round brackets and open ends are kept in one text", "[submission]") {
  CHECK(answer_of("cut: [(B,G), (C,K)]") == "cut ['(B,G)', '(C,K)']");
  CHECK(answer_of("v: {B: [3, inf), C: (-inf; 3]}") == "v {B: '[3, inf)', C: '(-inf; 3]'}");
  CHECK(answer_of("v: {B: ]2, 5], C: [2, 5[}") == "v {B: ']2, 5]', C: '[2, 5['}");
  CHECK(answer_of("v:\n  B: [3, inf)\n  C: (2, 5]\n") == "v {B: '[3, inf)', C: '(2, 5]'}");
  CHECK(answer_of("v: {B: [[2, 5], [7, 8]]}") == "v {B: [['2', '5'], ['7', '8']]}");
}

TEST_CASE("yaml: a key without a value is a pair or an element or a blank node", "[submission]") {
  CHECK(answer_of("v: {B:5, C=2}") == "v {B: '5', C: '2'}");
  CHECK(answer_of("v: {B ≤ 5, C: 2}") == "v {B: '≤ 5', C: '2'}");
  CHECK(answer_of("cut: {4, 6}") == "cut ['4', '6']");
  CHECK(answer_of("cut: {K: , Y: }") == "cut ['K', 'Y']");
  CHECK(answer_of("cut: {[B, G], K}") == "cut [['B', 'G'], 'K']");
  CHECK(answer_of("v: {B: , C: }") == "v {B: '', C: ''}");
  CHECK(answer_of("v: {1, /2}") == "v {1: '', /2: ''}");
  CHECK(answer_of("v: {G, I}") == "v ['G', 'I']");
  CHECK(answer_of("cut: {K: null}") == "cut {K: 'null'}");
  CHECK(forms(read_one("{m:C, v.B:5}")) == Forms{"m 'C'", "v.B '5'"});
}

TEST_CASE("yaml: words that were asked for are words in brackets too", "[submission]") {
  CHECK(answer_of("why: [see above]") == "why '[see above]'");
  CHECK(answer_of("why:\n  - first\n  - then") == "why '- first\n- then'");
  CHECK(answer_of("why:\n  first: x\n  then: y") == "why 'first: x\nthen: y'");
}

TEST_CASE("yaml: students are texts", "[submission]") {
  CHECK(read_one("student: 007\nm: C").students == Ids{"007"});
  CHECK(read_one("Student: \" a b \"\nm: C").students == Ids{"a b"});
  CHECK(read_one("{\"student\": 7, \"m\": 1}", "a.json").students == Ids{"7"});
  CHECK(read_one("students: [s1, 02, s1]\nm: C").students == Ids{"s1", "02"});
  CHECK(read_one("students:\n  - s1\n  - s2\nm: C").students == Ids{"s1", "s2"});
  CHECK(read_one("students: s1, s2\nm: C").students == Ids{"s1", "s2"});
  CHECK(read_one("student: s1\nstudents: [s1, s2]\nm: C").students == Ids{"s1", "s2"});
  CHECK(read_one("student:\nm: C").students.empty());
  CHECK(read_one("m: C").students.empty());

  const Submission two = read_one("student: s1\nm: C\nstudent: s2\n");
  CHECK(two.students.empty());
  REQUIRE(two.disagreement);
  CHECK(two.disagreement->facts == Ids{"s1", "s2"});
  CHECK(two.disagreement->place->line == 3);
}

TEST_CASE("yaml: questions are found under answers and at the top", "[submission]") {
  CHECK(forms(read_one("answers:\n  V.B: 5\n  M: C\ncut: K")) ==
        Forms{"v.B '5'", "m 'C'", "cut 'K'"});
  CHECK(forms(read_one("{\"answers\": {\"v.B\": 5, \"m\": \"C\"}}", "a.json")) ==
        Forms{"v.B '5'", "m 'C'"});
  CHECK(passed_over(read_one("name: x\nanswers: {m: C, student: y, foo: {m: B}}")) ==
        Forms{"name", "student", "foo"});

  const Submission near = read_one("m: C\nCutt: K\n");
  REQUIRE(near.passed_over.size() == 1);
  CHECK(near.passed_over[0].code == ErrorCode::no_such_question);
  CHECK(near.passed_over[0].facts[1] == "cut");
  CHECK(near.passed_over[0].place->line == 2);
}

TEST_CASE("yaml: repeated keys stay several", "[submission]") {
  CHECK(forms(read_one("m: B\nM: B\nv: {B: 1, B: 1}\nv./1: 2")) ==
        Forms{"m 'B'", "m 'B'", "v {B: '1', B: '1'}", "v./1 '2'"});
}

TEST_CASE("yaml: each text knows its line", "[submission]") {
  const Submission read = read_one(
      "# a comment\n"
      "answers:\n"
      "  why: |\n"
      "    two\n"
      "    lines\n"
      "  v: {B: 1,\n"
      "      C: 2}\n"
      "  cut:\n"
      "    - K\n"
      "    - >5\n");

  REQUIRE(read.entries.size() == 3);
  CHECK(read.entries[0].answer.line == 3);
  CHECK(read.entries[1].answer.line == 6);
  CHECK(read.entries[1].answer.pairs[1].second.line == 7);
  CHECK(read.entries[2].answer.items[1].line == 10);
}

TEST_CASE("json: what is nearly JSON is read as YAML", "[submission]") {
  CHECK(forms(read_one("{\"m\": 'C', v.B: 5,}", "a.json")) == Forms{"m 'C'", "v.B '5'"});
  CHECK(
      forms(read_one("{\n  // no\n  \"student\": \"s1\",\n  \"answers\": {\n    \"m\": \"C\",\n"
                     "    \"v\": {\n      \"B\": 5,\n      \"C\": 2\n    }\n    \"cut\": [\"K\"]\n"
                     "  }\n}\n",
                     "a.json")) == Forms{"m 'C'", "v {B: '5', C: '2'}", "cut ['K']"});

  const Submission broken = read_one("{\"m\" \"C\"}", "a.json");
  REQUIRE(broken.ungradable);
  CHECK(broken.ungradable->place->line == 1);
  CHECK(broken.ungradable->code != ErrorCode::no_answers);
}

TEST_CASE("json: escapes are read wherever they stand", "[submission]") {
  for (const std::string_view name : {"a.json", "a.yaml"})
    CHECK(answer_of(R"({"m": "\u0043\n\"\u00e9\ud83d\ude00\\"})", name) == "m 'C\n\"é😀\\'");
  CHECK(answer_of(R"(m: "\leq 2 \alpha")") == R"(m '\leq 2 \alpha')");
  CHECK(answer_of("m: 'it''s'") == "m 'it's'");
}

}  // namespace gametree::test
