/// \file
/// Files that are not quite YAML: read line by line.
#include <string>
#include <string_view>
#include <vector>

#include "gametree/submission.h"
#include "support/catch.h"
#include "typed_forms.h"

namespace gametree::test {
namespace {

// Makes any file no YAML.
constexpr std::string_view kNoYaml = "\ncut: [K\n";

/// What a file that is no YAML holds beside that.
Forms lines_of(std::string_view text) {
  Forms entries = forms(read_one(std::string(text) + std::string(kNoYaml)));
  REQUIRE_FALSE(entries.empty());
  CHECK(entries.back() == "cut '[K'");
  entries.pop_back();
  return entries;
}

}  // namespace

TEST_CASE("lines: colons and equals signs separate with and without blanks", "[submission]") {
  for (const std::string_view line :
       {"m: C", "m:C", "m = C", "m=C", "m：C", "m ： C", "  M :C", "- m: C", "\"m\": \"C\",",
        "m: C   # I think", "answers: m:C", "answers: {m: C}", "m:\n\tC", "m:\n\n   C\n"}) {
    CAPTURE(line);
    CHECK(lines_of(line) == Forms{"m 'C'"});
  }
  CHECK(lines_of("v.B=5\nv.C <= 2") == Forms{"v.B '5'", "v.C '<= 2'"});
  CHECK(lines_of("m: a = b: c") == Forms{"m 'a = b: c'"});
  CHECK(lines_of("m:") == Forms{"m ''"});
}

TEST_CASE("lines: signs are text here too", "[submission]") {
  CHECK(lines_of("m: >=6\nv.B: - 3\nv.C: &x\nwhy: |") ==
        Forms{"m '>=6'", "v.B '- 3'", "v.C '&x'", "why '|'"});
  CHECK(lines_of("m: #2\nv.B: a#b") == Forms{"m '#2'", "v.B 'a#b'"});
}

TEST_CASE("lines: below a question stand nodes or a list or a text", "[submission]") {
  CHECK(lines_of("v:\n\tB: 5\n\tC=≤2") == Forms{"v {B: '5', C: '≤2'}"});
  CHECK(lines_of("v:\n\tB: 5, C = 2") == Forms{"v {B: '5', C: '2'}"});
  CHECK(lines_of("v:\n\tB: α = 3, β = 7\n\tC ≥ 2") == Forms{"v {B: 'α = 3, β = 7', C: '≥ 2'}"});
  CHECK(lines_of("v:\n\tB: 5\n\tC 2\n\t\tor 3") == Forms{"v {B: '5', C 2: '\nor 3'}"});
  CHECK(lines_of("m:\n\tb = 3") == Forms{"m 'b = 3'"});
  CHECK(lines_of("v:\n\t- 1\n\t- [2, 3]\n\t-\n\t- 4\n\t  5") ==
        Forms{"v ['1', ['2', '3'], '', '4\n5']"});
  CHECK(lines_of("v:\n- 1\n- 2") == Forms{"v ['1', '2']"});
  CHECK(lines_of("v:\n\t- node: B\n\t  kind: alpha\n\t- node: C") ==
        Forms{"v [{node: 'B', kind: 'alpha'}, {node: 'C'}]"});
  CHECK(lines_of("m:\n\tone\n\n\t# a comment\n\ttwo") == Forms{"m 'one\ntwo'"});
}

TEST_CASE("lines: words keep their lines", "[submission]") {
  const Forms expected{"why 'one: 1\n  two # three\n\nm: four'", "m 'C'"};
  CHECK(lines_of("why: |\n  one: 1\n    two # three\n\n  m: four\nm: C") == expected);
  CHECK(lines_of("why:\n  one: 1\n    two # three\n\n  m: four\nm: C") == expected);
  CHECK(lines_of("why: one\n  two\n  m: three") == Forms{"why 'one\ntwo\nm: three'"});
}

TEST_CASE("lines: a deeper line that is a question is one", "[submission]") {
  CHECK(lines_of("v.B: 5\n   v.C: 2\n      m: C") == Forms{"v.B '5'", "v.C '2'", "m 'C'"});
  CHECK(lines_of("m: p or\n   q") == Forms{"m 'p or\nq'"});
}

TEST_CASE("lines: a collection closed on its line is one and an open one is text", "[submission]") {
  CHECK(lines_of("m: [K, Y") == Forms{"m '[K, Y'"});
  CHECK(lines_of("m: [K, Y]") == Forms{"m ['K', 'Y']"});
  CHECK(lines_of("m: [B,G], [C,Y]") == Forms{"m '[B,G], [C,Y]'"});
  CHECK(lines_of("m: [K,\n  Y]") == Forms{"m '[K,\nY]'"});
  CHECK(lines_of("v: {B:5, C: >=2}") == Forms{"v {B: '5', C: '>=2'}"});
  CHECK(lines_of("v: {B: 5") == Forms{"v '{B: 5'"});
  CHECK(lines_of("v.B: [3, inf)") == Forms{"v.B '[3, inf)'"});
  CHECK(lines_of("m: \"C\" or B") == Forms{"m '\"C\" or B'"});
}

TEST_CASE("lines: what is no mapping is read so even as YAML", "[submission]") {
  CHECK(forms(read_one("m:C\ncut:K")) == Forms{"m 'C'", "cut 'K'"});
  CHECK(forms(read_one("student: s1\nanswers:\n  m:C\n  cut:K")) == Forms{"m 'C'", "cut 'K'"});
  CHECK(forms(read_one("answers:\n  - m: C\n  - v: {B: 5}")) == Forms{"m 'C'", "v {B: '5'}"});
  CHECK(forms(read_one("- m: C\n- cut:\n  - K\n  - Y")) == Forms{"m 'C'", "cut ['K', 'Y']"});
}

TEST_CASE("lines: students and what is passed over", "[submission]") {
  const Submission read = read_one(
      "Dear teacher\n"
      "students:\n"
      "\t- 007\n"
      "\t- s2\n"
      "foo: 3\n"
      "\tm: B\n"
      "m: C\n");

  CHECK(read.students == std::vector<std::string>{"007", "s2"});
  CHECK(forms(read) == Forms{"m 'C'"});
  CHECK(passed_over(read) == Forms{"foo", "Dear teacher"});
  CHECK(read.passed_over[0].place->line == 5);
  CHECK(read.passed_over[1].code == ErrorCode::stray_line);
  CHECK(read.entries[0].answer.line == 7);
}

TEST_CASE("lines: an id ends with its quotation mark", "[submission]") {
  const Submission broken = read_one(R"({"student":"s1","answers":{"v":{"B":5})");
  CHECK(broken.students == std::vector<std::string>{"s1"});
  // Without one the rest of a broken file would be its name.
  const Submission endless = read_one("{\"student\":\"s1,[" + std::string(100'000, '['));
  for (const std::string& id : endless.students) CHECK(id.size() < 1000);
}

}  // namespace gametree::test
