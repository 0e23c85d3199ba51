/// \file
/// A person's marks over the class's grades, and what an earlier record says has changed.
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "school.h"
#include "support/catch.h"
#include "the_class.h"

namespace gametree::test {
namespace {

using std::string;

const string kCommand = "hw1.yaml e --roster roster.csv --map map.csv --attempt latest";

/// Autolab's export in `e`, graded once; the record is in `old.json`.
struct Regraded {
  Regraded() {
    school.put_folder(all, "e");
    school.write("map.csv", groups_map(all, "e"));
    static_cast<void>(school.grade(kCommand));
    static_cast<void>(school.run("cp record.json old.json"));
  }

  School school;
  Export all = export_of("autolab");
};

/// Of whose score or state the record says that it was another, and which score it was.
std::map<string, string> changed(const string& record) {
  std::map<string, string> out;
  const auto all = nlohmann::json::parse(record);
  for (const auto& one : all.at("submissions")) {
    const auto& before = one.at("previous");
    if (before.is_null()) continue;
    const string who = one.at("student").is_null() ? one.at("file") : one.at("student").at("id");
    const auto score = before.find("score");
    out[who] = score == before.end() ? "as it is" : score->is_null() ? "none" : two_places(*score);
  }
  return out;
}

constexpr const char* kMarks =
    "student,question,points,comment\n"
    "s24,values,4,\"\"\"fifteen\"\" is 15\"\n"  // 3 before
    "7,reads,0.5,follows from 27\n"             // 0 before; 007 has none
    "EVA@uni.edu,why,1,\n"                      // s05; 0 before
    "zo\u00EB,cut,1/3,=looked again\n"          // 2 before; composed, and not so in the roster
    "s26,cut,2,\n"                              // 2/3 before; alone of his group
    "s03,move,,Please see me\n"                 // a comment alone
    // What could not be read, and what never came: all five questions.
    "s20,values,3,\ns20,move,1,\ns20,cut,0,\ns20,why,0,\ns20,reads,0,\n"
    "s18,values,1,\ns18,move,0,\ns18,cut,0,\ns18,why,0,\ns18,reads,0,\n";

Table marked(const Export& all) {
  Table table(all);
  const auto set = [&](const string& id, const string& by, const string& score,
                       const string& points) {
    table.set(id, all.last_of.at(by), "graded", score, points);
  };
  set("s24", "s24", "7", "4 1 0 1 1");
  set("7", "7", "7.5", "3 1 2 1 0.5");
  set("s05", "s05", "8.33", "4 1 1.33 1 1");
  set("zoe\u0308", "zoe\u0308", "6.33", "3 1 0.33 1 1");
  set("s26", "s25", "9", "4 1 2 1 1");
  set("s20", "s20", "4", "3 1 0 0 0");
  table.set("s18", "", "graded", "1", "1 0 0 0 0");
  return table;
}

}  // namespace

TEST_CASE("class30: a person's marks win, on every run", "[class30][regrade]") {
  const Regraded class_of;
  class_of.school.write("marks.csv", kMarks);
  const string rows = marked(class_of.all).text();

  for (int run = 0; run < 2; ++run) {
    const auto graded = class_of.school.grade(kCommand + " --marks marks.csv --previous old.json");
    INFO(graded.err);
    CHECK(differences(rows, graded.csv) == "");
    CHECK(differences(rows, graded.json) == "");
    // The first time what the marks change; then nothing more.
    const std::map<string, string> first{{"s24", "6"},      {"7", "7"},      {"s05", "7.33"},
                                         {"s26", "7.67"},   {"s20", "none"}, {"s18", "none"},
                                         {"zoe\u0308", "8"}};
    const string record = class_of.school.read("record.json");
    CHECK(changed(record) == (run == 0 ? first : std::map<string, string>{}));
    class_of.school.write("old.json", record);
  }
}

TEST_CASE("class30: another key changes whose answer it was", "[class30][regrade]") {
  const Regraded class_of;
  static_cast<void>(class_of.school.run("sed -i 's/expect: q/expect: p/' hw1.yaml"));
  const auto graded = class_of.school.grade(kCommand + " --previous old.json");

  // All but these answered q, or p as s05 and s15 did: s28 and s29 left it blank, s30 has r.
  std::map<string, string> expected;
  for (const Row& row : truth()) {
    const bool is_same = row.id == "s28" || row.id == "s29" || row.id == "s30";
    if (row.state == "graded" && !is_same) expected[row.id] = row.score;
  }
  auto found = changed(class_of.school.read("record.json"));
  // Files that are nobody's have no score before or after.
  std::erase_if(found, [](const auto& one) { return one.first.find('/') != string::npos; });
  CHECK(found == expected);
  CHECK(graded.csv.find("s05 | eva@uni.edu_1_hw1.yaml | graded | 8.33 | 4 1 1.33 1 1\n") !=
        string::npos);
  CHECK(graded.csv.find("007 | ana.p@uni.edu_1_hw1.yaml | graded | 8 | 4 1 2 0 1\n") !=
        string::npos);
}

}  // namespace gametree::test
