/// \file
/// Whose is what: made-up classes with traps, and tables of what each file must come to.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "handin/class_of.h"
#include "support/catch.h"

namespace gametree::test {
namespace {

using Lines = std::vector<std::string>;

// Two of one name, one id with leading zeros, one in the composed form of Unicode.
const std::string kRoster =
    "student_id,name,email,canvas_id,moodle_participant,github,sid\n"
    "007,Ana Li,ana@x.org,40122,51234,octo-ana,9001\n"
    "7,Ana Li,ana2@x.org,40123,51235,,9002\n"
    "Jos\u00E9,José Núñez,jose@x.org,40124,51236,jn,\n"
    "s4,Đặng Thị Mai,mai@x.org,40125,,,\n";

const std::string kMoodle = "_assignsubmission_file/hw.yaml";

}  // namespace

TEST_CASE("who: the file's word counts and then its name", "[handin][who]") {
  CHECK(lines({.files = {{"hw/ann.yaml", {"s1"}}, {"hw/bob.yaml"}}}) ==
        Lines{"hw/ann.yaml: s1 file graded 1", "hw/bob.yaml: bob stem graded 1"});
  CHECK(lines({.files = {{"hw/team.yaml", {"s1", "s2", "s1"}}}}) ==
        Lines{"hw/team.yaml: s1 file graded 1", "hw/team.yaml: s2 file graded 1"});
}

TEST_CASE("who: canvas numbers count through the roster", "[handin][who]") {
  const Class canvas{.files = {{"c/liana_40122_1_hw.yaml"},
                               {"c/liana_LATE_40123_2_hw.yaml"},
                               {"c/nu\u0301n\u0303ezjose\u0301_40124_3_hw.yaml", {"Jose\u0301"}},
                               {"c/dangmai_40125_4_hw.yaml", {"s4"}},
                               {"c/eve_66666_5_hw.yaml"}},
                     .roster = kRoster};

  CHECK(lines(canvas) ==
        Lines{"c/liana_40122_1_hw.yaml: 007 layout graded 1",
              "c/liana_LATE_40123_2_hw.yaml: 7 layout graded 1",
              "c/nu\u0301n\u0303ezjose\u0301_40124_3_hw.yaml: Jos\u00E9 layout graded 1",
              "c/dangmai_40125_4_hw.yaml: s4 layout graded 1",
              "c/eve_66666_5_hw.yaml: unmatched | canvas calls the student 66666, which says "
              "nothing without a roster that has it in its column canvas_id; --map can say whose "
              "this is, too"});
}

TEST_CASE("who: without a roster a platform's number is nobody", "[handin][who]") {
  const Lines found =
      lines({.files = {{"c/liana_40122_1_hw.yaml"}, {"c/liana_40123_2_hw.yaml", {"s2"}}}});

  REQUIRE(found.size() == 2);
  CHECK(found[0].find("c/liana_40122_1_hw.yaml: unmatched | canvas calls") == 0);
  CHECK(found[1] == "c/liana_40123_2_hw.yaml: s2 file graded 1");
}

TEST_CASE("who: a file that claims to be another's is nobody's", "[handin][who]") {
  const Class moodle{.files = {{"m/Ana Li_51234" + kMoodle, {"7"}},
                               {"m/Eve_99999" + kMoodle, {"007"}},
                               {"m/Mai_1" + kMoodle, {"s4"}}},
                     .roster = kRoster};

  // What number s4 has on Moodle the roster does not say; of 007 it does, and another one.
  CHECK(lines(moodle) ==
        Lines{"m/Ana Li_51234" + kMoodle +
                  ": unmatched | moodle says that this is from \"007\", and the file that it is "
                  "from \"7\"",
              "m/Eve_99999" + kMoodle +
                  ": unmatched | moodle says that this is from \"99999\", and the file that it is "
                  "from \"007\"",
              "m/Mai_1" + kMoodle + ": s4 file graded 1", ": 007  missing", ": 7  missing",
              ": Jos\u00E9  missing"});
}

TEST_CASE("who: names never identify and are told where none fits", "[handin][who]") {
  const Class moodle{.files = {{"m/Jose Nunez_51234" + kMoodle}, {"m/LI Ana_51235" + kMoodle}},
                     .roster = kRoster};

  CHECK(lines(moodle) ==
        Lines{"m/Jose Nunez_51234" + kMoodle +
                  ": 007 layout graded 1 | the export calls this student \"Jose Nunez\", and the "
                  "roster \"Ana Li\"",
              "m/LI Ana_51235" + kMoodle + ": 7 layout graded 1", ": Jos\u00E9  missing",
              ": s4  missing"});
}

TEST_CASE("who: an address identifies and is one in every case", "[handin][who]") {
  const std::vector<Handed> files{{"a/Ana@X.org_1_hw.yaml"},
                                  {"a/jose@x.org_1_hw.yaml", {"jose@X.ORG"}},
                                  {"a/eve@x.org_1_hw.yaml"}};

  CHECK(lines({.files = files}) == Lines{"a/Ana@X.org_1_hw.yaml: Ana@X.org layout graded 1",
                                         "a/jose@x.org_1_hw.yaml: jose@x.org layout graded 1",
                                         "a/eve@x.org_1_hw.yaml: eve@x.org layout graded 1"});
  CHECK(lines({.files = files, .roster = kRoster}) ==
        Lines{"a/Ana@X.org_1_hw.yaml: 007 layout graded 1",
              "a/jose@x.org_1_hw.yaml: Jos\u00E9 layout graded 1",
              "a/eve@x.org_1_hw.yaml: unmatched | the roster has no student \"eve@x.org\"",
              ": 7  missing", ": s4  missing"});
}

TEST_CASE("who: gradescope's list names students and groups", "[handin][who]") {
  Class gradescope{
      .files = {{"g/submission_1/hw.yaml"},
                {"g/submission_2/hw.yaml", {"s4"}},
                {"g/submission_3/hw.yaml"},
                {"g/submission_4/hw.yaml"}},
      .list =
          "submission_1: {:submitters: [{:name: A, :sid: '9001', :email: other@x.org}]}\n"
          "submission_2: {:submitters: [{:name: M, :email: MAI@x.org}, {:name: Ana, :sid: 9002}]}\n"
          "submission_3: {:submitters: [{:name: E, :sid: '9001', :email: jose@x.org}]}\n",
      .list_path = "g/submission_metadata.yml",
      .roster = kRoster};

  CHECK(lines(gradescope) ==
        Lines{"g/submission_1/hw.yaml: 007 layout graded 1 | the export calls this student \"A\", "
              "and the roster \"Ana Li\"",
              "g/submission_2/hw.yaml: s4 layout graded 1",
              "g/submission_2/hw.yaml: 7 layout graded 1",
              "g/submission_3/hw.yaml: unmatched | what gradescope calls this student the roster "
              "has of two, \"007\" and \"Jos\u00E9\"",
              "g/submission_4/hw.yaml: unmatched | gradescope calls this submission_4, and does "
              "not say whose it is; --map can",
              ": Jos\u00E9  missing"});
  gradescope.roster = "";
  const Lines found = lines(gradescope);
  REQUIRE(found.size() == 4);
  CHECK(found[0] == "g/submission_1/hw.yaml: 9001 layout duplicate");  // as submission_3
  CHECK(found[1] ==
        "g/submission_2/hw.yaml: unmatched | gradescope says that this is from \"MAI@x.org\", and "
        "the file that it is from \"s4\"");
}

TEST_CASE("who: github classroom joins on the repository", "[handin][who]") {
  const Class github{
      .files = {{"r/hw-submissions/hw-octo-ana/a.yaml"},
                {"r/hw-submissions/hw-jn-1/a.yaml"},
                {"r/hw-submissions/hw-jn-1/README.md", {}, 0, "", false},
                {"r/hw-submissions/hw-x/a.yaml"}},
      .list =
          "student_repository_name,github_username,roster_identifier\n"
          "hw-octo-ana,OCTO-ana,\nhw-jn-1,someone,jose@x.org\nhw-x,x,ana2@x.org\nhw-x,y,s4\n",
      .list_path = "r/grades.csv",
      .roster = kRoster};

  // The README holds no answer, and lies beside answers.
  CHECK(settle(github).without_answers == 1);
  CHECK(lines(github) == Lines{"r/hw-submissions/hw-octo-ana/a.yaml: 007 layout graded 1",
                               "r/hw-submissions/hw-jn-1/a.yaml: Jos\u00E9 layout graded 1",
                               "r/hw-submissions/hw-x/a.yaml: 7 layout graded 1",
                               "r/hw-submissions/hw-x/a.yaml: s4 layout graded 1"});
}

TEST_CASE("who: the map is asked first", "[handin][who]") {
  const Class canvas{.files = {{"c/liana_40122_1_hw.yaml", {"7"}},
                               {"c/anon_4fK2_2_hw.yaml"},
                               {"c/team_40123_3_hw.yaml"}},
                     .layout = "canvas",
                     .roster = kRoster,
                     .map =
                         "path,student\nc/liana_40122_1_hw.yaml,jose@x.org\n"
                         "c/anon_4fK2_2_hw.yaml,s5\n"
                         "c/team_40123_3_hw.yaml,7\nc/team_40123_3_hw.yaml,s4\n"};

  CHECK(lines(canvas) ==
        Lines{"c/liana_40122_1_hw.yaml: Jos\u00E9 map graded 1",
              "c/anon_4fK2_2_hw.yaml: unmatched | the roster has no student \"s5\"; did you mean "
              "\"s4\"?",
              "c/team_40123_3_hw.yaml: 7 map graded 1", "c/team_40123_3_hw.yaml: s4 map graded 1",
              ": 007  missing"});
}

TEST_CASE("who: the roster has to know an id", "[handin][who]") {
  const Class plain{.files = {{"hw/07.yaml"}, {"hw/x.yaml", {"s4", "s44"}}, {"hw/7.yaml"}},
                    .roster = kRoster};

  CHECK(lines(plain) ==
        Lines{"hw/07.yaml: unmatched | the roster has no student \"07\"; did you mean \"007\"?",
              "hw/x.yaml: s4 file graded 1",
              "hw/x.yaml: unmatched | the roster has no student \"s44\"; did you mean \"s4\"?",
              "hw/7.yaml: 7 stem graded 1", ": 007  missing", ": Jos\u00E9  missing"});
}

TEST_CASE("who: who hands in for a group may name himself or the group", "[handin][who]") {
  const std::string list =
      "submission_1: {:submitters: [{:sid: a1}, {:sid: a2}]}\n"
      "submission_2: {:submitters: [{:sid: b1}]}\nsubmission_3: {:submitters: [{:sid: c1}]}\n";
  const Class groups{.files = {{"g/submission_1/x", {"a2"}},
                               {"g/submission_2/x", {"b2", "b1"}},
                               {"g/submission_3/x", {"c2", "c3"}}},
                     .list = list,
                     .list_path = "g/submission_metadata.yml"};

  CHECK(lines(groups) ==
        Lines{"g/submission_1/x: a1 layout graded 1", "g/submission_1/x: a2 layout graded 1",
              "g/submission_2/x: b1 layout graded 1", "g/submission_2/x: b2 file graded 1",
              "g/submission_3/x: unmatched | gradescope says that this is from \"c1\", and the "
              "file that it is from \"c2\""});
}

TEST_CASE("who: a number that is none of those whom the file names is nobody's", "[handin][who]") {
  // 66666 is on no roster. Both are, under other numbers, so that neither handed it in; of s5 no
  // number is known, and it may be his.
  const std::string roster = kRoster + "s5,Eve,eve@x.org,,,,\n";
  const Lines found = lines(
      {.files = {{"c/eve_66666_5_hw.yaml", {"007", "7"}}, {"c/eve_66667_6_hw.yaml", {"s4", "s5"}}},
       .roster = roster});

  REQUIRE(found.size() >= 3);
  CHECK(found[0] ==
        "c/eve_66666_5_hw.yaml: unmatched | canvas says that this is from \"66666\", and the file "
        "that it is from \"007\"");
  CHECK(found[1].starts_with("c/eve_66667_6_hw.yaml: s4 file graded 1"));
  CHECK(found[2].starts_with("c/eve_66667_6_hw.yaml: s5 file graded 1"));
}

TEST_CASE("who: whom a group's file names is not called as who handed it in", "[handin][who]") {
  CHECK(lines({.files = {{"c/liana_40122_1_hw.yaml", {"007", "s4"}}}, .roster = kRoster})[1] ==
        "c/liana_40122_1_hw.yaml: s4 file graded 1");
}

TEST_CASE("who: a file that names two is nobody's unless the map knows", "[handin][who]") {
  Class of{.files = {{"hw/a.yaml"}}};
  std::vector<HandIn> both = hand_ins(of);
  both.front().disagreement = Error{ErrorCode::students_differ, {"s1", "s2"}, kNoOffset, {}, {}};
  const StudentMap map = *StudentMap::read("path,student\nhw,s3\n", "m.csv");

  CHECK(line(settle_class(both, {}, 5).submissions.front()) ==
        "hw/a.yaml: unmatched | the file names two students, \"s1\" and \"s2\"");
  CHECK(line(settle_class(both, {.map = &map}, 5).submissions.front()) ==
        "hw/a.yaml: s3 map graded 1");
}

TEST_CASE("who: what a platform says of one submission wins over files", "[handin][who]") {
  const std::string one = R"({"users": [{"email": "ann@x.org"}]})";
  const std::string two = R"({"users": [{"email": "ann@x.org"}, {"email": "bob@x.org"}]})";

  CHECK(lines({.files = {{"s/a.yaml", {"eve"}}}, .map = one}) ==
        Lines{"s/a.yaml: ann@x.org map graded 1"});
  CHECK(lines({.files = {{"s/a.yaml", {"eve", "mallory"}}}, .map = two}) ==
        Lines{"s/a.yaml: ann@x.org map graded 1", "s/a.yaml: bob@x.org map graded 1"});
  CHECK(lines({.files = {{"s/a.yaml"}, {"s/n.txt", {}, 1, "a", false}}, .map = one}) ==
        Lines{"s/a.yaml: ann@x.org map graded 1"});
  CHECK(lines({.files = {{"s/a.yaml"}, {"s/b.yaml"}}, .map = one}) ==
        Lines{"s/a.yaml: ann@x.org map duplicate", "s/b.yaml: ann@x.org map duplicate"});
  CHECK(
      lines({.files = {{"s/a.yaml"}}, .roster = "student_id,email\n07,Ann@X.org\n", .map = one}) ==
      Lines{"s/a.yaml: 07 map graded 1"});
}

TEST_CASE("attempts: two of one student are duplicates until someone chooses",
          "[handin][attempt]") {
  Class of{.files = {{"hw/a.yaml", {"Jos\u00E9"}, 3}, {"hw/b.yaml", {"Jose\u0301"}, 4, "b"}}};
  const Lines both{"hw/a.yaml: Jos\u00E9 file duplicate", "hw/b.yaml: Jos\u00E9 file duplicate"};

  CHECK(lines(of) == both);
  of.attempt = AttemptRule::latest;  // nothing says which it is
  CHECK(lines(of) == both);
  of.attempt = AttemptRule::best;
  CHECK(lines(of) == Lines{"hw/b.yaml: Jos\u00E9 file graded 4"});
  of.files[0].score = 4;  // a tie
  CHECK(lines(of) == both);
  of.files[0].answers = "b";  // of the same answers
  CHECK(lines(of) == Lines{"hw/a.yaml: Jos\u00E9 file graded 4"});
  of.attempt = AttemptRule::latest;
  CHECK(lines(of) == Lines{"hw/a.yaml: Jos\u00E9 file graded 4"});
}

TEST_CASE("attempts: the platform's number says which is the latest", "[handin][attempt]") {
  Class autolab{.files = {{"a/ann@x.org_10_hw.yaml", {}, 1, "a"},
                          {"a/ann@x.org_9_hw.yaml", {}, 5, "b"},
                          {"a/bob@x.org_1_hw.yaml", {}, 2, "c"}},
                .attempt = AttemptRule::latest};

  CHECK(lines(autolab) == Lines{"a/ann@x.org_10_hw.yaml: ann@x.org layout graded 1",
                                "a/bob@x.org_1_hw.yaml: bob@x.org layout graded 2"});
  CHECK(settle(autolab).superseded == 1);
  autolab.attempt = AttemptRule::best;
  CHECK(lines(autolab) == Lines{"a/ann@x.org_9_hw.yaml: ann@x.org layout graded 5",
                                "a/bob@x.org_1_hw.yaml: bob@x.org layout graded 2"});
  autolab.files[0].is_readable = false;
  autolab.files[0].path = "a/ann@x.org_10_hw.yaml";
  autolab.attempt = AttemptRule::none;  // what can't be read is no second one
  CHECK(lines(autolab).size() == 2);
}

TEST_CASE("attempts: canvas numbers what is handed in again under the same name",
          "[handin][attempt]") {
  const auto kept = [](const std::vector<std::string>& names) {
    Class canvas{.roster = kRoster, .attempt = AttemptRule::latest};
    for (const std::string& name : names)
      canvas.files.push_back({"c/liana_40122_" + name, {}, 1, name});
    Lines all;
    for (const GradedSubmission& row : settle(canvas).submissions)
      if (row.state != SubmissionState::missing)
        all.push_back(row.file.substr(14) + " " + std::string(to_text(row.state)));
    return all;
  };

  CHECK(kept({"1_hw.yaml", "3_hw-2.yaml", "2_hw-1.yaml"}) == Lines{"3_hw-2.yaml graded"});
  // A student's own number, handed in again
  CHECK(kept({"1_hw-7.yaml", "2_hw-7-1.yaml"}) == Lines{"2_hw-7-1.yaml graded"});
  CHECK(kept({"1_hw.yaml", "2_notes.yaml"}) ==
        Lines{"1_hw.yaml duplicate", "2_notes.yaml duplicate"});
}

TEST_CASE("attempts: numbers of two who hand in are not compared", "[handin][attempt]") {
  // The 9th of 7's names 007 too, whose own first stays; 7 has the one alone.
  const Lines found = lines({.files = {{"a/ana@x.org_1_hw.yaml", {}, 5, "own"},
                                       {"a/ana2@x.org_9_hw.yaml", {"7", "007"}, 0, "planted"}},
                             .roster = kRoster,
                             .attempt = AttemptRule::latest});

  REQUIRE(found.size() >= 3);
  CHECK(found[0] == "a/ana@x.org_1_hw.yaml: 007 layout duplicate");
  CHECK(found[1] == "a/ana2@x.org_9_hw.yaml: 7 layout graded 0");
  CHECK(found[2] == "a/ana2@x.org_9_hw.yaml: 007 file duplicate");
}

TEST_CASE("attempts: the latest counts though it can not be read", "[handin][attempt]") {
  Class autolab{.files = {{"a/ann@x.org_1_hw.yaml", {}, 5}, {"a/ann@x.org_2_hw.yaml"}},
                .attempt = AttemptRule::latest};
  std::vector<HandIn> both = hand_ins(autolab);
  both[1].graded.state = SubmissionState::ungradable;
  both[1].graded.score.reset();
  both[1].graded.diagnostics = {{ErrorCode::not_utf8, {"0xE9"}, kNoOffset, {}, {}}};

  const ClassGrades latest = settle_class(both, {.attempt = AttemptRule::latest}, 5);
  REQUIRE(latest.submissions.size() == 1);
  CHECK(latest.submissions.front().state == SubmissionState::ungradable);
  // It may be better, too.
  CHECK(settle_class(both, {.attempt = AttemptRule::best}, 5).submissions.size() == 2);
}

namespace {

/// A Moodle class of 12, of whom every third names himself in the file.
Class honest_class() {
  Class of{.roster = "student_id,moodle_participant\n"};
  for (int i = 1; i <= 12; ++i) {
    const std::string number = std::to_string(i);
    of.roster += "s" + number + ",510" + number + "\n";
    Handed handed{"m/Ana Li_510" + number + kMoodle, {}, i % 5, "answers " + number};
    if (i % 3 == 0) handed.students = {"s" + number};
    of.files.push_back(handed);
  }
  return of;
}

Lines sorted_lines(const Class& of) {
  Lines all = lines(of);
  std::ranges::sort(all);
  return all;
}

}  // namespace

TEST_CASE("who: the order of files never changes who is who", "[handin][who][property]") {
  Class of = honest_class();
  of.attempt = AttemptRule::best;
  of.files.push_back({"m/Ana Li_5101_assignsubmission_file/second.yaml", {}, 0, "other"});
  of.files.push_back({"m/Eve_999" + kMoodle, {"s2"}});
  of.files.push_back({"m/Eve_998_assignsubmission_file/x.yaml"});
  const Lines first = sorted_lines(of);
  std::mt19937_64 random(3);
  for (int i = 0; i < 100; ++i) {
    std::shuffle(of.files.begin(), of.files.end(), random);
    CHECK(sorted_lines(of) == first);
  }
}

TEST_CASE("who: what else lies in an export changes no honest grade", "[handin][who][property]") {
  const Class honest = honest_class();
  const Lines grades = lines(honest);
  std::mt19937_64 random(5);
  for (int i = 0; i < 200; ++i) {
    Class of = honest;
    for (std::size_t more = 1 + random() % 4; more > 0; --more) {
      const std::string victim = std::to_string(1 + random() % 12);
      const std::string folder = "m/Ana Li_99" + std::to_string(random() % 50);
      // Whatever a stranger names his files and claims in them, his folder is the platform's.
      const std::vector<std::string> names{kMoodle, "_assignsubmission_file/s" + victim + ".yaml",
                                           "_assignsubmission_file/Ana Li_510" + victim + kMoodle};
      of.files.push_back({folder + names[random() % names.size()], {}, 5, "stranger"});
      if (random() % 2 == 0) of.files.back().students = {"s" + victim};
    }
    std::shuffle(of.files.begin(), of.files.end(), random);
    const Lines all = lines(of);
    for (const std::string& grade : grades) CHECK(std::ranges::find(all, grade) != all.end());
  }
}

}  // namespace gametree::test
