/// \file
/// The published files of answers, as the texts, lists and mappings that stand in them.
#include "support/cases.h"

#include <string>
#include <vector>

#include "gametree/submission.h"
#include "support/catch.h"
#include "typed_forms.h"

namespace gametree::test {
namespace {

/// What one submission of a case holds, derived by hand from the file and the steps.
struct Expected {
  std::string id;
  std::vector<std::vector<std::string>> students;
  std::vector<Forms> entries;
  Forms passed_over = {};
};

const std::vector<Expected>& expected_cases() {
  static const std::vector<Expected> kCases{
      {"file-01", {{"007"}}, {{"v {B: '>=6', C: '=2'}", "cut '- 3'", "m '-'"}}},
      {"file-02", {{"s2"}}, {{"v {B: '5', C: '≤2'}", "cut ['K', 'Y']", "m 'C'"}}},
      {"file-03", {{"s3"}}, {{"v {B: '5', C: '2'}", "m 'C'", "cut ['K', 'Y']"}}},
      {"file-04", {{"s4"}}, {{"v.B '5'", "v.C '2'", "cut '[K, Y'", "m 'C'"}}, {"foo"}},
      {"file-05", {{"s5"}}, {{"v {B: '', C: ''}", "m ''", "cut 'null'", "why 'null and void'"}}},
      {"file-06", {{}}, {{}}, {"I was ill this week."}},
      {"file-07", {{"s6"}}, {{"m 'B'", "m 'C'", "v.B '5'", "v {B: '5', C: '2'}"}}},
      {"file-08", {{"s7"}}, {{"m 'C'", "cut 'Y'"}}},
      {"file-09",
       {{"007"}, {"008"}},
       {{"v.B '2,5'", "v.C '≤ 2'", "m 'C'", "cut 'K, Y'", "why '-'"}, {}},
       {"Zeit"}},
      {"file-10", {{"s8"}}, {{"why 'One line,\nand another: 2'", "m '&C'"}}},
      {"file-11", {{"s9"}}, {{"m 'no'", "cut [['C', 'Y']]", "v {B: '5', C: '2', C: '2'}"}}},
  };
  return kCases;
}

}  // namespace

TEST_CASE("cases: each published file holds what stands in it", "[submission][cases]") {
  std::size_t count = 0;
  for (const nlohmann::json& row : read_cases("answers.jsonl")) {
    for (const Expected& expected : expected_cases()) {
      if (row["id"] != expected.id) continue;
      CAPTURE(expected.id);
      const auto read = read_file(row["name"].get<std::string>(), row["file"].get<std::string>());
      ++count;
      REQUIRE(read.size() == expected.students.size());
      for (std::size_t i = 0; i < read.size(); ++i) {
        CHECK(read[i].students == expected.students[i]);
        CHECK(forms(read[i]) == expected.entries[i]);
        CHECK(passed_over(read[i]) == expected.passed_over);
        CHECK(read[i].ungradable.has_value() == (expected.id == "file-06"));
      }
    }
  }
  CHECK(count == expected_cases().size());
}

}  // namespace gametree::test
