/// \file
/// Places in exports: each layout on a made-up class, and beside the patterns that are known of it.
#include <optional>
#include <random>
#include <regex>
#include <string>
#include <vector>

#include "gametree/export_layout.h"
#include "gametree/roster.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

ExportFile file(const std::string& path) { return {.parts = path_parts(path)}; }

std::vector<ExportFile> files(const std::vector<std::string>& paths) {
  std::vector<ExportFile> all;
  for (const std::string& path : paths) all.push_back(file(path));
  return all;
}

ExportFile list(const std::string& path, const std::string& text) {
  ExportFile made = file(path);
  made.text = text;
  made.source = path;
  return made;
}

/// All that the facts say, on one line.
std::string shown(const std::optional<PlatformFacts>& facts) {
  if (!facts) return "-";
  std::string text;
  for (const PlatformStudent& student : facts->students) {
    if (!text.empty()) text += " + ";
    for (const PlatformName& name : student.names)
      text += std::string(to_text(name.key)) + (name.is_identity ? "=" : "?=") + name.text + " ";
    text += "(" + student.called + ")";
  }
  if (facts->students.empty()) text = "code " + facts->code;
  if (facts->is_late) text += " LATE";
  text += " " + facts->file;
  if (facts->attempt) text += " " + facts->series + "#" + std::to_string(*facts->attempt);
  return text;
}

std::string read_one(const std::string& layout, const std::string& name) {
  return shown(read_export(files({"export/" + name}), layout).facts.front());
}

struct Row {
  const char* name;
  const char* facts;
};

void check_rows(const std::string& layout, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(layout, row.name);
    CHECK(read_one(layout, row.name) == row.facts);
  }
}

}  // namespace

TEST_CASE("layouts: canvas names a user by number and says what is late", "[handin][layout]") {
  check_rows("canvas",
             {{"leeann_40122_9900322_hw.yaml", "canvas_id?=40122 (leeann) hw.yaml hw#0"},
              {"leeann_LATE_40123_9900323_hw.yaml", "canvas_id?=40123 (leeann) LATE hw.yaml hw#0"},
              {"leeann_40122_9900400_hw-2.yaml", "canvas_id?=40122 (leeann) hw-2.yaml hw#2"},
              {"nguyễnvănan_00712_9_a_b.yaml", "canvas_id?=00712 (nguyễnvănan) a_b.yaml a_b#0"},
              {"nu\u0301n\u0303ez_7_8_x", "canvas_id?=7 (nu\u0301n\u0303ez) x x#0"},
              {"_40122_9900322_hw.yaml", "canvas_id?=40122 () hw.yaml hw#0"},
              {"de_la_cruz_5_6_7_8.yaml", "canvas_id?=5 (de_la_cruz) 7_8.yaml 7_8#0"},
              {"leeann_40122_text.html", "canvas_id?=40122 (leeann) text.html text#0"},
              {"anon_4fK2_99_hw.yaml", "code 4fK2 hw.yaml hw#0"},
              {"LATE_anon_123_99_hw.yaml", "code 123 LATE hw.yaml hw#0"},
              {"anon_123_99_77_hw.yaml", "code 123 77_hw.yaml 77_hw#0"},
              // What the platform did not write
              {"leeann_40122_hw.yaml", "-"},
              {"lee ann_1_2_hw.yaml", "-"},
              {"leeann_1_2_", "-"},
              {"leeann.yaml", "-"}});
}

TEST_CASE("layouts: moodle numbers participants in a folder or a flat name", "[handin][layout]") {
  check_rows(
      "moodle",
      {{"Ana Li_51234_assignsubmission_file/hw.yaml", "moodle_participant?=51234 (Ana Li) hw.yaml"},
       {"José Núñez_51235_assignsubmission_file_/a/b.yaml",
        "moodle_participant?=51235 (José Núñez) b.yaml"},
       {"Ana Li_51234_assignsubmission_file_my_hw.yaml",
        "moodle_participant?=51234 (Ana Li) my_hw.yaml"},
       {"Participant_007_assignsubmission_onlinetext/onlinetext.html",
        "moodle_participant?=007 () onlinetext.html"},
       {"Group A_12_assignsubmission_file/hw.yaml", "moodle_participant?=12 (Group A) hw.yaml"},
       // What a student named stands below what the platform named.
       {"Ana Li_1_assignsubmission_file/Bob_2_assignsubmission_file/x",
        "moodle_participant?=1 (Ana Li) x"},
       {"apop_Ana Pop_1_assignsubmission_file/x", "-"},
       {"Ana_x_assignsubmission_file/x", "-"}});
}

TEST_CASE("layouts: autolab names an address and a version", "[handin][layout]") {
  check_rows("autolab", {{"ann@x.org_3_hw.yaml", "email=ann@x.org () hw.yaml #3"},
                         {"ann_lee@x.org_12_my_hw.yaml", "email=ann_lee@x.org () my_hw.yaml #12"},
                         // PrairieLearn's
                         {"ann@x.org_1_hw_q1_2_1_77_answer.yaml", "-"},
                         {"@x.org_3_hw.yaml", "-"},
                         {"ann@_3_hw.yaml", "-"},
                         {"ann@x.org_v3_hw.yaml", "-"},
                         {"ann.yaml", "-"}});
}

TEST_CASE("layouts: gradescope's list says whose a folder is", "[handin][layout]") {
  const std::string yml =
      "---\n"
      "submission_11:\n"
      "  :submitters:\n"
      "  - :name: Ana Li\n    :sid: '0071'\n    :email: Ana@x.org\n"
      "submission_12:\n"
      "  :submitters:\n"
      "  - {:name: Bob, :sid: , :email: bob@x.org}\n"
      "  - {:name: Mai, :sid: 12e3}\n"
      "  :score: 3.0\n"
      "submission_13:\n"
      "  :submitters: []\n";
  const std::vector<ExportFile> all{
      list("sub.zip/assignment_9_export/submission_metadata.yml", yml),
      file("sub.zip/assignment_9_export/submission_11/hw.yaml"),
      file("sub.zip/assignment_9_export/submission_12/a/hw.yaml"),
      file("sub.zip/assignment_9_export/submission_13/hw.yaml"),
      file("sub.zip/assignment_9_export/submission_14/hw.yaml"),
      list("sub.zip/assignment_9_export/submission_14/submission_metadata.yml",
           "submission_14: {:submitters: [{:sid: '0071'}]}\n"),
  };
  const ExportReading reading = read_export(all);

  CHECK(reading.layout == "gradescope");
  CHECK(reading.list == 0);
  CHECK_FALSE(reading.finding);
  CHECK(shown(reading.facts[1]) == "sid=0071 email=Ana@x.org (Ana Li) hw.yaml");
  CHECK(shown(reading.facts[2]) == "email=bob@x.org (Bob) + sid=12e3 (Mai) hw.yaml");
  CHECK(shown(reading.facts[3]) == "code submission_13 hw.yaml");
  CHECK(shown(reading.facts[4]) == "code submission_14 hw.yaml");
  CHECK(shown(reading.facts[5]) == "code submission_14 submission_metadata.yml");
}

TEST_CASE("layouts: a list that can not be read is told and names nobody", "[handin][layout]") {
  const std::vector<ExportFile> all{list("e/submission_metadata.yml", "submission_1: [a\n"),
                                    file("e/submission_1/x.yaml")};
  const ExportReading reading = read_export(all, "gradescope");

  REQUIRE(reading.finding);
  CHECK(reading.finding->source == "e/submission_metadata.yml");
  CHECK(reading.finding->place);
  CHECK(shown(reading.facts[1]) == "code submission_1 x.yaml");
}

TEST_CASE("layouts: github classroom's grades say whose a repository is", "[handin][layout]") {
  const std::string csv =
      "assignment_name,github_username,roster_identifier,student_repository_name,group_name\n"
      "hw1,octo-ann,007,hw1-octo-ann,\n"
      "hw1,bob,,hw1-bob-1,\n"
      "hw1,mai,s3,hw1-team,team\n"
      "hw1,an,s4,hw1-team,team\n"
      "hw1,,s5,,\n";
  const std::vector<ExportFile> all{
      list("dl/grades.csv", csv),
      file("dl/hw1-submissions/hw1-octo-ann/answers.yaml"),
      file("dl/hw1-submissions/hw1-bob-1/answers.yaml"),
      file("dl/hw1-submissions/hw1-team/src/answers.yaml"),
      list("dl/hw1-submissions/hw1-team/grades.csv",
           "student_repository_name,roster_identifier\nhw1-bob-1,s3\n"),
  };
  const ExportReading reading = read_export(all);

  CHECK(reading.layout == "github");
  CHECK(reading.list == 0);
  CHECK(shown(reading.facts[1]) == "student_id=007 github=octo-ann () answers.yaml");
  CHECK(shown(reading.facts[2]) == "github=bob () answers.yaml");
  CHECK(shown(reading.facts[3]) ==
        "student_id=s3 github=mai () + student_id=s4 github=an () answers.yaml");
  CHECK(shown(reading.facts[4]) ==
        "student_id=s3 github=mai () + student_id=s4 github=an () grades.csv");
}

TEST_CASE("layouts: without a list a repository's login counts only through a roster",
          "[handin][layout]") {
  check_rows("github", {{"hw-1-submissions/hw-1-octo-ann/a.yaml", "github?=octo-ann () a.yaml"},
                        {"hw-1-submissions/other-ann/a.yaml", "-"},
                        {"hw-1-submissions/a.yaml", "-"}});
}

TEST_CASE("layouts: one is taken only where all files fit it", "[handin][layout]") {
  const auto found = [](const std::vector<std::string>& paths) {
    return std::string(read_export(files(paths)).layout);
  };
  CHECK(found({"c/a_1_2_x.yaml", "c/b_3_4_x.yaml"}) == "canvas");
  CHECK(found({"c/a_1_2_x.yaml", "c/late/b_3_4_x.yaml"}) == "canvas");
  CHECK(found({"c/Ana_1_assignsubmission_file/x"}) == "moodle");
  CHECK(found({"Ana_1_assignsubmission_file/x"}) == "moodle");
  CHECK(found({"c/a@x.org_1_x", "c/b@x.org_2_x"}) == "autolab");
  CHECK(found({"c/submission_1/x.yaml"}) == "gradescope");
  CHECK(found({"hw-submissions/hw-ann/x.yaml"}) == "github");
  CHECK(found({"c/ann.yaml", "c/bob.yaml"}).empty());
  CHECK(found({}).empty());
  // A folder's own name tells nothing of who handed in.
  CHECK(found({"cs_101_2024_hw/ann.yaml", "cs_101_2024_hw/bob.yaml"}).empty());
  // What a student names can't make a layout of a folder, nor unmake one.
  CHECK(found({"c/ann.yaml", "c/bob_1_2_x.yaml"}).empty());
  CHECK(found({"c/a_1_2_b@x.org_3_x", "c/b_3_4_x"}) == "canvas");
  // Two layouts
  CHECK(found({"c/submission_1/a_1_2_x.yaml"}).empty());
}

TEST_CASE("layouts: what most files fit is told", "[handin][layout]") {
  const ExportReading reading =
      read_export(files({"c/a_1_2_x.yaml", "c/b_3_4_x.yaml", "c/notes.txt"}));

  CHECK(reading.layout.empty());
  REQUIRE(reading.finding);
  CHECK(reading.finding->code == ErrorCode::layout_fits_some);
  CHECK(reading.finding->facts == std::vector<std::string>{"2", "3", "canvas"});
  CHECK_FALSE(read_export(files({"c/a_1_2_x.yaml", "c/b.yaml"})).finding);
  const ExportReading told = read_export(files({"c/a_1_2_x.yaml", "c/notes.txt"}), "canvas");
  CHECK(told.layout == "canvas");
  CHECK(told.facts[0]);
  CHECK_FALSE(told.facts[1]);
}

TEST_CASE("layouts: an archive with a platform's name stands for all in it", "[handin][layout]") {
  const std::vector<ExportFile> all = files({"a_1_2_hw.zip/b_3_4_x.yaml", "all.zip/b_3_4_x.yaml"});
  const ExportReading reading = read_export(all, "canvas");

  CHECK(shown(reading.facts[0]) == "canvas_id?=1 (a) hw.zip hw#0");
  CHECK(shown(reading.facts[1]) == "canvas_id?=3 (b) x.yaml x#0");
}

namespace {

/// Names made of what such names are made of, in any order.
std::string random_name(std::mt19937_64& random) {
  static const std::vector<std::string> kPieces{
      "leeann",           "LATE",      "40122", "7", "hw.yaml", "anon",    "4fK2",
      "text.html",        "link.html", "",      "-", "a b",     "ann@x.z", "@",
      "assignsubmission", "file",      "X9"};
  std::string name = kPieces[random() % kPieces.size()];
  for (std::size_t more = random() % 8; more > 0; --more)
    name += "_" + kPieces[random() % kPieces.size()];
  return name;
}

/// The groups of a pattern, with a stroke behind each; none: it does not match.
std::optional<std::string> groups(const std::string& name, const std::regex& pattern) {
  std::smatch match;
  if (!std::regex_match(name, match, pattern)) return std::nullopt;
  std::string text;
  for (std::size_t i = 1; i < match.size(); ++i) text += match[i].str() + "|";
  return text;
}

std::optional<PlatformFacts> facts_of(const std::string& layout, const std::string& name) {
  return read_export(files({"e/" + name}), layout).facts.front();
}

std::string first_name(const PlatformFacts& facts) {
  return facts.students.front().names.front().text;
}

}  // namespace

TEST_CASE("layouts: hand parsers agree with the patterns", "[handin][layout][property]") {
  // The patterns as they are published; what was typed on Canvas's page has no attachment.
  const std::regex anonymous(
      "(?:(LATE)_)?anon_([A-Za-z0-9]+)_(?:\\d+_(.+)|(text\\.html|link\\.html))");
  const std::regex named("(\\w*?)(?:_(LATE))?_(\\d+)_(?:\\d+_(.+)|(text\\.html|link\\.html))");
  const std::regex moodle("([^_]*)_(\\d+)_assignsubmission_([a-z]+)(?:_(.*))?");
  const std::regex autolab("([^@/]+@[^_/]+)_(\\d+)_(.+)");
  const std::regex prairielearn("([^/@]+@[^_/]+)_(\\d+)_(.+)_(\\d+)_(\\d+)_(\\d+)_([^_].*)");
  std::mt19937_64 random(7);
  std::size_t fitting = 0;
  for (int i = 0; i < 20'000; ++i) {
    const std::string name = random_name(random);
    CAPTURE(name);
    const auto canvas = facts_of("canvas", name);
    std::string read;
    if (canvas) {
      const std::string late = canvas->is_late ? "LATE|" : "|";
      const bool is_typed = canvas->file == "text.html" || canvas->file == "link.html";
      if (canvas->students.empty())
        read = late + canvas->code + "|";
      else
        read = canvas->students.front().called + "|" + late + first_name(*canvas) + "|";
      const std::string plain = read + canvas->file + "||";
      const std::string typed = read + "|" + canvas->file + "|";
      const auto expected =
          canvas->students.empty() ? groups(name, anonymous) : groups(name, named);
      CHECK((expected == plain || (is_typed && expected == typed)));
      CHECK((canvas->students.empty() || !groups(name, anonymous)));
    } else {
      CHECK_FALSE(groups(name, anonymous));
      CHECK_FALSE(groups(name, named));
    }
    const auto participant = facts_of("moodle", name);
    CHECK(participant.has_value() == groups(name, moodle).has_value());
    if (participant)
      CHECK(groups(name, moodle)->find("|" + first_name(*participant) + "|") != std::string::npos);
    const auto address = facts_of("autolab", name);
    CHECK(address.has_value() == (groups(name, autolab) && !groups(name, prairielearn)));
    if (address)
      CHECK(groups(name, autolab) == first_name(*address) + "|" +
                                         std::to_string(*address->attempt) + "|" + address->file +
                                         "|");
    if (canvas || participant || address) ++fitting;
  }
  CHECK(fitting > 200);
}

}  // namespace gametree::test
